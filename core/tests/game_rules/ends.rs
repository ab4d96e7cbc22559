//! What is near, how games end, and what they are worth.

use crate::support::{choose, people, rules};
use crate::{from_text, hole, places, play, play_until, seat};
use starhop::game::{DrawReason, Game, GameError, Mode, Player, PlayerResult, Ply, Setup, Status, Warning, WinReason};
use starhop::score::Rank;
use starhop::{Departure, Level, Position, Refusal, Seat};

#[test]
fn two_passes_of_everybody_are_a_draw_with_a_reason_of_its_own() {
    let mut game = people("tournament 2", 0);
    for _ in 0..3 {
        game.pass().expect("the rules let pass");
    }
    let one = Warning::Passes { seat: seat(4), made: 1 };
    assert_eq!(game.warnings(), [Warning::Passes { seat: seat(1), made: 2 }, one]);
    game.undo().expect("a pass of the own will can be taken back");
    assert_eq!(game.ply(), 2);
    game.redo().expect("it was undone");
    game.pass().expect("the rules let pass");
    assert_eq!(game.status(), Status::Drawn(DrawReason::AllPassed));
    let mut free = people("plyyard 2", 0);
    assert_eq!(free.pass(), Err(GameError::Refused(Refusal::MayNotPass)));
    assert_eq!(free.claim(), Err(GameError::Refused(Refusal::NotInRules)));
    assert_eq!(free.timeout(), Err(GameError::Refused(Refusal::NotInRules)));
}

#[test]
fn the_third_return_is_announced_and_the_fourth_refused() {
    let mut game = people("tournament 2", 0);
    play(&mut game, "d1:e5");
    play(&mut game, "n1:m5");
    let back_and_forth = ["e5:d1", "m5:n1", "d1:e5", "n1:m5"];
    for text in back_and_forth.iter().cycle().take(10) {
        play(&mut game, text);
    }
    let returns =
        |to: &str, on: &str, made| Warning::Returns { seat: seat(1), on: hole(on), to: hole(to), made, allowed: 3 };
    assert!(game.warnings().contains(&returns("e5", "d1", 2)), "{:?}", game.warnings());
    play(&mut game, "d1:e5");
    play(&mut game, "n1:m5");
    assert!(game.warnings().contains(&returns("d1", "e5", 3)), "{:?}", game.warnings());
    let fourth = game.play(&[hole("e5"), hole("d1")]);
    assert!(matches!(fourth, Err(GameError::Illegal(starhop::IllegalMove::Repetition(_)))), "{fourth:?}");
}

#[test]
fn a_deadlock_is_announced_claimed_and_lost_without_a_concession() {
    let mut game = people("tournament 2", 0);
    assert!(matches!(game.claim(), Err(GameError::Refused(Refusal::TooEarly { turns: 0, needed: 20 }))));
    // Two sides that go back and forth at home, by turns with two pieces each, so that no return is counted.
    play(&mut game, "d1:e5");
    play(&mut game, "n1:m5");
    let round = ["d2-e6", "n2-m6", "e6-d2", "m6-n2", "d3-e7", "n3-m7", "e7-d3", "m7-n3"];
    let mut moves = round.iter().cycle();
    for _ in 0..10 {
        let text = moves.next().expect("endless");
        play(&mut game, &text.replace('-', ":"));
    }
    let stalled = |game: &Game| {
        game.warnings().iter().find_map(|warning| match *warning {
            Warning::Stalled { turns, needed } => Some((turns, needed)),
            _ => None,
        })
    };
    while !game.can_claim() {
        let text = moves.next().expect("endless");
        play(&mut game, &text.replace('-', ":"));
        assert!(game.ply() < 200, "it can be claimed at last");
    }
    assert_eq!(stalled(&game), Some((20, 20)));
    game.claim().expect("twenty turns without progress");
    assert!(!game.can_claim());
    assert_eq!(stalled(&game), None);
    assert!(game.warnings().contains(&Warning::MustConcede { seat: seat(1), moves_left: 5 }));
    assert_eq!(game.plies().last(), Some(&Ply::Claim));
    let claimed = game.ply();
    game.undo().expect("the claim was a person's");
    assert_eq!((game.ply(), game.can_claim()), (claimed - 1, true));
    game.redo().expect("it was undone");
    let first = game.position().to_move();
    while game.status() == Status::Playing {
        game.pass().expect("a pass counts as a move");
        if game.ply() == claimed + 4 {
            break;
        }
    }
    assert_eq!(game.status(), Status::Drawn(DrawReason::AllPassed), "passing all the time is another end");
    game.undo().expect("a person passed");
    play_until(&mut game, |turn| u16::try_from(turn % 7).unwrap_or(0) * 7, |game| game.status() != Status::Playing);
    let Status::Won { reason, .. } = game.status() else { unreachable!("a claim ends with a winner") };
    let ends = [WinReason::NoConcession, WinReason::DeadlockAhead, WinReason::DeadlockHalf];
    assert!(ends.contains(&reason), "{reason:?}, first {first}");
}

#[test]
fn three_timeouts_in_a_row_and_staying_at_home_are_announced_and_put_a_player_out() {
    let mut game = people("qq 3", 0);
    for round in 1..=3 {
        game.timeout().expect("the rules have a clock");
        if round < 3 {
            let warning = Warning::Timeouts { seat: seat(1), made: round, limit: 3 };
            assert!(game.warnings().contains(&warning), "{:?}", game.warnings());
            for _ in 0..2 {
                let ends = choose(game.position(), 1).expect("a move");
                game.play(&ends).expect("listed");
            }
        }
    }
    assert_eq!(game.position().standing(seat(1)), starhop::Standing::Gone(1, Departure::TimedOut));
    assert_eq!(game.turns(), 7);
    let at_home = |game: &Game| {
        let of_seat_3 =
            |warning: &Warning| matches!(*warning, Warning::AtHome { seat, .. } if seat == Seat::NORTH_WEST);
        game.warnings().into_iter().find(of_seat_3)
    };
    assert_eq!(at_home(&game), None, "two turns are not near to twenty");
    let mut announced = Vec::new();
    // The others step to and fro with one piece each.
    while game.status() == Status::Playing {
        let mover = game.position().to_move();
        let home = game.position().pieces(mover) & mover.home();
        let mut ends = Vec::new();
        game.position().for_each_move(|played| {
            if let starhop::Move::Travel { from, to } = played {
                let stays = home.contains(to) || !home.contains(from);
                ends.push((!stays, [from, to]));
            }
        });
        ends.sort();
        game.play(&ends[0].1).expect("listed");
        if let Some(Warning::AtHome { needed: 5, turn: 20, turns_left, .. }) = at_home(&game) {
            announced.push(turns_left);
        }
        assert!(game.turns() < 60, "nobody stays at home for ever");
    }
    announced.dedup();
    assert_eq!(announced, [5, 4, 3, 2, 1]);
    assert!(matches!(game.status(), Status::Won { reason: WinReason::Passive, .. }), "{:?}", game.status());
}

#[test]
fn others_play_on_for_places_and_undo_goes_back_before_a_finish() {
    let mut game = people("plyyard 3 after=places", 0);
    let finished = |game: &Game| game.setup().rules().seats().iter().filter(|&&seat| !game.is_in(seat)).count();
    play_until(&mut game, |turn| u16::try_from(turn * 13 % 640).unwrap_or(1) * 7 + 1, |game| finished(game) == 1);
    assert_eq!(game.status(), Status::Playing);
    game.undo().expect("a move was made");
    assert_eq!(finished(&game), 0, "undo after a finish reopens the game");
    game.redo().expect("it was undone");
    play_until(
        &mut game,
        |turn| u16::try_from(turn * 13 % 640).unwrap_or(1) * 7 + 1,
        |game| game.status() != Status::Playing,
    );
    assert!(matches!(game.status(), Status::Won { reason: WinReason::AllHome, .. }));
    let mut all: Vec<u8> = places(&game).into_iter().map(|(_, place)| place).collect();
    all.sort_unstable();
    assert_eq!(all, [1, 2, 3]);
}

#[test]
fn points_are_paid_where_everybodys_rank_is_known() {
    let person = Player { rank: Some(Rank::of_points(0)), ..Player::person() };
    let level = Level::new(3).expect("a level");
    let setup = Setup::new(rules("qq 2"), vec![person, Player::computer(level)]).expect("a setup");
    let mut game = Game::new(setup);
    assert_eq!(game.setup().mode(), Mode::Computer);
    game.resign().expect("the game goes on");
    let points: Vec<Option<i32>> = game.results().expect("over").into_iter().map(|result| result.points).collect();
    // Rank 1 against rank 10: the loser loses 25 + (1 − 10), and nobody gains from a game this short.
    assert_eq!(points, [Some(-16), Some(0)]);
    let mut unrated = people("qq 2", 0);
    unrated.resign().expect("the game goes on");
    let results = unrated.results().expect("over");
    assert!(results.iter().all(|result| result.points.is_none() && result.quarters.is_none()));
    let winner = PlayerResult { seat: seat(4), place: 1, quarters: None, points: None };
    assert_eq!(results[1], winner);
}

const AT_HOME: &str = "4/44/444/4444/............./............/.........../........../........./........../.........../\
                       ............/............./1111/111/11/1 1 turns=1:";

#[test]
fn turns_before_a_start_that_was_set_up_count_and_going_is_none() {
    let rated = |rules_text: &str, turns: &str, computers: usize| {
        let start = Position::parse(turns, rules(rules_text)).expect("a position");
        let person = Player { rank: Some(Rank::of_points(0)), ..Player::person() };
        let level = Level::new(3).expect("a level");
        let players = [vec![person], vec![Player::computer(level); computers]].concat();
        Game::new(Setup::from_position(start, players).expect("it goes on"))
    };
    let points = |game: &Game| -> Vec<_> {
        game.results().expect("over").into_iter().map(|result| result.points.expect("rated")).collect()
    };
    let mut duel = rated("qq 2", &format!("{AT_HOME}11,4:11"), 1);
    duel.resign().expect("the game goes on");
    assert_eq!(points(&duel), [-16, 16], "after eleven turns the winner gains");
    let mut three = Position::start(rules("qq 3")).to_string();
    three.push_str(" turns=1:10,3:10,5:10");
    let mut three = rated("qq 3", &three, 2);
    three.leave(seat(3)).expect("on another's turn");
    three.leave(seat(1)).expect("on the own turn");
    assert_eq!(points(&three), [-50, -50, 0], "who went last took ten turns, and going was none");
}

#[test]
fn after_a_turn_that_is_judged_the_next_one_is_announced() {
    let game = from_text("qq 2", &format!("{AT_HOME}20,4:20"));
    let next = Warning::AtHome { seat: seat(1), outside: 0, needed: 8, turn: 25, turns_left: 5 };
    assert!(game.warnings().contains(&next), "{:?}", game.warnings());
}
