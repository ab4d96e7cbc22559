//! Every reason of a hint is true of its move.

#![allow(clippy::expect_used, reason = "a failed expectation is a failed test")]

use starhop::ai::{self, Control, Hint, HintReason, Limits};
use starhop::{Hole, Move, Outcome, Path, Position, Rules, Seat};

/// The steps from a hole to each goal hole, summed.
fn left(seat: Seat, hole: Hole) -> u32 {
    seat.goal().into_iter().map(|goal| u32::from(hole.distance(goal))).sum()
}

fn nearest(seat: Seat, hole: Hole) -> u8 {
    seat.goal().into_iter().map(|goal| hole.distance(goal)).min().unwrap_or(0)
}

/// Positions from which a legal move of the side to move leads.
fn after_each_move(position: &Position) -> impl Iterator<Item = (Move, Position)> {
    position.legal_moves().into_iter().map(move |played| {
        let mut after = *position;
        after.make(played);
        (played, after)
    })
}

fn hops_over(path: &Path, over: Hole) -> bool {
    let is_over = |pair: &[Hole]| pair[0].hops().iter().any(|hop| hop.landing == pair[1] && hop.over == over);
    path.holes().windows(2).any(is_over)
}

fn is_true(position: &Position, Hint { path, reason }: &Hint) -> bool {
    let seat = position.to_move();
    let (from, to) = (path.start(), path.end());
    let goal = seat.goal();
    let mut after = *position;
    after.play(path).expect("a hint is legal");
    let mut passed = *position;
    passed.make(Move::Pass);
    match reason {
        HintReason::Wins => after.outcome() == Outcome::Won(seat),
        HintReason::BringsHome => !goal.contains(from) && goal.contains(to),
        HintReason::RescuesLast => {
            let others = position.pieces(seat).without(from);
            nearest(seat, to) < nearest(seat, from)
                && others.into_iter().all(|other| nearest(seat, other) < nearest(seat, from))
        }
        HintReason::LongChain => path.hops() >= 2,
        HintReason::MakesRoom => {
            // After some reply a piece from outside can go where the piece was.
            let follows =
                |own: &Move| matches!(own, Move::Travel { from: other, to } if *to == from && !goal.contains(*other));
            goal.contains(from)
                && goal.contains(to)
                && after_each_move(&after).any(|(_, next)| next.legal_moves().iter().any(follows))
        }
        HintReason::BuildsBridge => after_each_move(&after).any(|(_, next)| {
            next.legal_moves().iter().any(|own| match own {
                Move::Travel { from, to: end } => {
                    next.default_path(*from, *end).is_some_and(|path| hops_over(&path, to))
                }
                Move::Pass => false,
            })
        }),
        HintReason::Blocks => after_each_move(&passed).any(|(reply, _)| match reply {
            Move::Travel { from, to: end } => {
                let through = passed.default_path(from, end).is_some_and(|path| path.landings().contains(&to));
                through && !after.is_legal(reply)
            }
            Move::Pass => false,
        }),
        HintReason::Advances => left(seat, to) < left(seat, from),
    }
}

#[test]
fn reasons_are_true_all_through_a_game() {
    let mut position = Position::start(Rules::PLYYARD);
    let mut earlier = Vec::new();
    let mut met = Vec::new();
    for ply in 0.. {
        if position.outcome() != Outcome::Open {
            break;
        }
        if ply % 9 == 0 {
            let hints = ai::hints(&position, &earlier, &Control::new()).expect("the game goes on");
            assert!((1..=2).contains(&hints.len()), "{} hints in {position}", hints.len());
            for hint in &hints {
                assert!(is_true(&position, hint), "{:?} is not true of {} in {position}", hint.reason, hint.path);
                if !met.contains(&hint.reason) {
                    met.push(hint.reason);
                }
            }
            assert!(hints.windows(2).all(|pair| pair[0].path != pair[1].path));
        }
        let limits = Limits { nodes: Some(2_000), ..Limits::default() };
        let found = ai::search(&position, &earlier, limits, 1, &Control::new()).expect("the game goes on");
        earlier.push(position.hash());
        position.play(&found.path.expect("nobody is blocked")).expect("legal");
    }
    assert!(met.len() >= 4, "a game has many kinds of reasons, not only {met:?}");
}

fn reasons(rows: &str) -> Vec<HintReason> {
    let position = Position::parse(rows, Rules::PLYYARD).expect("a position");
    let hints = ai::hints(&position, &[], &Control::new()).expect("a move");
    assert!(hints.iter().all(|hint| is_true(&position, hint)));
    hints.into_iter().map(|hint| hint.reason).collect()
}

#[test]
fn a_winning_move_is_named_so() {
    let won = reasons(
        "1/11/111/.111/....1......../............/.........../........../........./\
         ........../.........../............/444........../4444/444/../. 1",
    );
    assert_eq!(won.first(), Some(&HintReason::Wins));
}

#[test]
fn bringing_the_last_straggler_forward_is_named_so() {
    let rescued = reasons(
        "1/11/111/.11./............./..1........./.........../........../........./\
         ........../.........../......1...../......4....../4444/444/44/. 1",
    );
    assert!(rescued.contains(&HintReason::RescuesLast), "{rescued:?}");
}

#[test]
fn a_forced_pass_has_no_hint() {
    let blocked = reasons(
        "./../.../..../............./............/.........../........../........./\
         ........../.........../............/............./..../4.4/44/1 1",
    );
    assert_eq!(blocked, []);
}
