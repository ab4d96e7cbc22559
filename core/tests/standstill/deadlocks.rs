//! Deadlocks: when the computer claims one, and that it does not lose one by oversight.

use starhop::ai::{Control, Limits, choose_within, claims_deadlock};
use starhop::game::{Game, Status, WinReason};
use starhop::{Level, Move, Outcome, Position, Seat, Victory};

use crate::Table;
use crate::support::{REST, at, hole, people, seat};

/// A row of ten pieces in front of their home, each as far from the goal as the next one.
const ROW: &str = "e2 e3 e4 e5 e6 e7 e8 e9 e10 e11";

/// The move of a level, thinking shortly.
fn move_of(position: &Position, level: u8) -> Move {
    let limits = Limits { nodes: Some(4_000), ..Limits::default() };
    let level = Level::new(level).expect("a level");
    let found = choose_within(position, &[], level, 5, limits, &Control::new()).expect("a move");
    found.path.map_or(Move::Pass, |path| path.to_move())
}

fn after(position: &Position, played: Move) -> Position {
    let mut next = *position;
    next.make(played);
    next
}

#[test]
fn a_computer_claims_a_deadlock_that_it_wins_at_once() {
    let start = at("tournament 2", &[('1', "k6"), ('4', "g6 h6")], "1 stale=20");
    for level in 1..=8 {
        let mut table = Table::new(start, &[4], level);
        table.let_computers_move();
        assert_eq!(table.game().plies()[0].to_string(), "claim", "level {level}");
        let won = Status::Won { seat: Seat::SOUTH, reason: WinReason::DeadlockAhead };
        assert_eq!(table.game().status(), won, "level {level}");
        assert_eq!(table.on_disk(), *table.game());
    }
}

#[test]
fn a_computer_makes_no_claim_that_it_would_lose() {
    // It is ahead, and can never bring its last piece nearer: five moves after the claim it would have lost.
    let kept_out = at("tournament 2", &[('1', &format!("{REST} m5")), ('4', "n1 e5")], "1 stale=20");
    assert!(!claims_deadlock(&kept_out));
    // It is behind, whichever way it concedes.
    assert!(!claims_deadlock(&at("tournament 2", &[('1', ROW), ('4', "e7")], "1 stale=20")));
    let mut table = Table::new(kept_out, &[4], 5);
    table.let_computers_move();
    assert_ne!(table.game().plies()[0].to_string(), "claim");
}

#[test]
fn nothing_is_claimed_before_its_time_or_where_the_rules_have_no_claim() {
    let pieces = [('1', "k6"), ('4', "g6 h6")];
    assert!(claims_deadlock(&at("tournament 2", &pieces, "1 stale=20")));
    assert!(!claims_deadlock(&at("tournament 2", &pieces, "1 stale=19")));
    assert!(!claims_deadlock(&at("plyyard 2", &pieces, "1")));
    assert!(!claims_deadlock(&at("tournament 2", &pieces, "1 claim=1:0,4:0")));
}

#[test]
fn a_computer_that_is_behind_leaves_the_concession_to_the_other() {
    // The person's last piece is shut in, and the fifth move after the claim comes next.
    let start = at("tournament 2", &[('1', ROW), ('4', "q1 p1 p2 o1 o3 a1 b1 b2 c1 c2")], "1 claim=1:0,4:4");
    for level in 3..=8 {
        let mut table = Table::new(start, &[4], level);
        table.let_computers_move();
        assert_eq!(table.game().status(), Status::Playing, "level {level}: {:?}", table.game().plies());
        table.session.play(&[hole("o1"), hole("n1")]).expect("legal");
        let won = Status::Won { seat: Seat::SOUTH, reason: WinReason::NoConcession };
        assert_eq!(table.game().status(), won, "level {level}");
    }
}

/// What a move comes to after the opponent's best reply: 1 won, −1 lost, 0 open or a draw.
fn outlook(position: &Position, played: Move) -> i8 {
    let mover = position.to_move();
    let next = after(position, played);
    let of = |at: &Position| match at.outcome() {
        Outcome::Won(winner) if winner == mover => 1,
        Outcome::Won(_) => -1,
        _ => 0,
    };
    let replies = next.legal_moves().into_iter().map(|reply| of(&after(&next, reply)));
    if next.outcome() == Outcome::Open { replies.min().unwrap_or(0) } else { of(&next) }
}

/// A position of a random game, a deadlock being claimed in it, with so many moves since by each player.
fn claimed(seed: usize, plies: u16, since: [u8; 2]) -> Option<Position> {
    let mut game: Game = people("tournament 2");
    for turn in 0..plies {
        let moves = game.position().legal_moves();
        let choice = (seed * 7919 + usize::from(turn) * 104_729) % moves.len();
        let Move::Travel { from, to } = moves[choice] else { return None };
        game.play(&[from, to]).ok()?;
    }
    let text = game.position().to_string();
    let fields = text.split(' ').take(2).collect::<Vec<_>>().join(" ");
    let [south, north] = since;
    let claimed = format!("{fields} claim=1:{south},4:{north}");
    Position::parse(&claimed, game.setup().rules()).ok().filter(|position| position.outcome() == Outcome::Open)
}

#[test]
fn no_claimed_deadlock_is_lost_by_oversight() {
    let mut mattered = 0;
    for seed in 0..40 {
        let since = [[0, 0], [3, 4], [4, 4], [4, 3]][seed % 4];
        let Some(position) = claimed(seed, 30 + 3 * u16::try_from(seed).expect("small"), since) else { continue };
        let all: Vec<i8> = position.legal_moves().iter().map(|&played| outlook(&position, played)).collect();
        let best = all.iter().max().copied().expect("a move");
        for level in 3..=8 {
            let chosen = move_of(&position, level);
            assert_eq!(outlook(&position, chosen), best, "level {level} plays {chosen:?} in {position}");
            mattered += usize::from(all.iter().any(|&worth| worth < best));
        }
    }
    assert!(mattered > 100, "{mattered}");
}

#[test]
fn a_quarter_is_better_than_nothing() {
    // South has to concede now, and is behind by a little if it does so with the better of its two last pieces.
    let position = at("tournament 2", &[('1', "i5 i8"), ('4', "g5 i6")], "1 claim=1:4,4:4");
    let best = position.legal_moves().into_iter().map(|played| after(&position, played));
    let half = |at: &Position| at.victory() == Some(Victory::DeadlockHalf);
    let halves = best.filter(|at| half(at) && at.outcome() == Outcome::Won(seat(4))).count();
    assert!(halves > 0, "{position}");
    for level in 3..=8 {
        let ended = after(&position, move_of(&position, level));
        assert!(half(&ended), "level {level}: {ended}");
    }
}
