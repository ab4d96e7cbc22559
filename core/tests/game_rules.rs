//! What games come to under other rules than the default, and with more than two players.

#![allow(clippy::expect_used, reason = "a failed expectation is a failed test")]

mod support;

use starhop::game::{
    Action, DrawOffer, DrawReason, Game, GameError, Mode, Player, PlayerResult, Ply, Setup, SetupError, Status,
    Warning, WinReason,
};
use starhop::score::Rank;
use starhop::{Departure, Hole, Level, Position, Refusal, Seat, SeatSet};
use support::{choose, people, rules};

fn seat(number: u8) -> Seat {
    Seat::new(number).expect("a seat")
}

fn hole(name: &str) -> Hole {
    name.parse().expect("a hole")
}

fn play(game: &mut Game, text: &str) {
    let holes: Vec<Hole> = text.split(':').map(hole).collect();
    let played = if game.computer_to_move() { game.play_computer(&holes) } else { game.play(&holes) };
    played.expect("legal");
}

/// Moves chosen one after the other until something holds.
fn play_until(game: &mut Game, choice: impl Fn(usize) -> u16, holds: impl Fn(&Game) -> bool) {
    for turn in 0..2_000 {
        if holds(game) {
            return;
        }
        let ends = choose(game.position(), choice(turn)).expect("somebody can move");
        game.play(&ends).expect("listed");
    }
    assert!(holds(game), "it never came: {}", game.position());
}

fn from_text(rules_text: &str, position: &str) -> Game {
    let start = Position::parse(position, rules(rules_text)).expect("a position");
    let players = start.rules().seats().iter().map(|_| Player::person()).collect();
    Game::new(Setup::from_position(start, players).expect("it goes on"))
}

fn places(game: &Game) -> Vec<(u8, u8)> {
    let results = game.results().expect("the game has ended");
    results.into_iter().map(|result| (result.seat.number(), result.place)).collect()
}

#[test]
fn a_toss_is_decided_by_its_seed_and_recorded() {
    let mut first: Vec<u8> = Vec::new();
    for seed in 0..40 {
        let game = people("masters 4", seed);
        assert_eq!(game.setup().toss(), Some(seed));
        assert_eq!(Game::from_record(&game.record()).expect("its own record").position(), game.position());
        first.push(game.position().to_move().number());
    }
    // The first eight of a fixed generator: they may never change, since old records are replayed by them.
    assert_eq!(first[..8], [1, 2, 2, 2, 4, 5, 4, 5]);
    first.sort_unstable();
    first.dedup();
    assert_eq!(first, [1, 2, 4, 5], "everybody starts sometimes");
    let two = || vec![Player::person(), Player::person()];
    assert_eq!(Setup::new(rules("masters 2"), two()), Err(SetupError::NoToss));
    assert_eq!(Setup::tossed(rules("plyyard 2"), two(), 1), Err(SetupError::Toss));
}

#[test]
fn who_resigns_among_many_is_out_and_the_last_wins() {
    let mut game = people("plyyard 3", 0);
    play(&mut game, "d1:e5");
    game.resign_as(seat(3)).expect("on the own turn");
    assert_eq!((game.status(), game.position().to_move()), (Status::Playing, seat(5)));
    assert!(game.position().idle().contains(hole("m1")), "the pieces stay as idle ones");
    assert_eq!(game.resign_as(seat(3)), Err(GameError::NotAllowed(Action::Resign)), "only once");
    assert_eq!(game.undo(), Err(GameError::NotAllowed(Action::Undo)), "nobody's going is taken back");
    game.leave(seat(1)).expect("also on another's turn");
    assert_eq!(game.status(), Status::Won { seat: seat(5), reason: WinReason::Left });
    assert_eq!(places(&game), [(1, 2), (3, 3), (5, 1)]);
    assert_eq!(game.plies().len(), 3);
    assert_eq!(game.turns(), 1, "going is no turn");
}

#[test]
fn who_resigns_between_two_keeps_the_pieces_and_loses() {
    let mut game = people("tournament 2", 0);
    play(&mut game, "d1:e5");
    let board = game.position().board_text();
    game.resign().expect("the game goes on");
    assert_eq!(game.status(), Status::Won { seat: seat(1), reason: WinReason::Resigned });
    assert_eq!(game.position().board_text(), board);
    let quarters: Vec<_> = game.results().expect("over").into_iter().map(|result| result.quarters).collect();
    assert_eq!(quarters, [Some(4), Some(0)]);
}

#[test]
fn a_draw_among_many_needs_everybody_who_is_in() {
    let mut game = people("plyyard 4", 0);
    game.offer_draw().expect("nothing is offered");
    assert_eq!(game.draw_offer(), DrawOffer::Open { by: seat(1), to: seat(2), agreed: SeatSet::EMPTY });
    game.answer_draw(true).expect("asked");
    let open = DrawOffer::Open { by: seat(1), to: seat(4), agreed: SeatSet::of(&[seat(2)]) };
    assert_eq!(game.draw_offer(), open);
    assert_eq!(Game::from_record(&game.record()).map(|read| read.draw_offer()), Ok(open), "an offer is recorded");
    let twice = game.answer_draw_as(seat(2), true);
    assert_eq!(twice, Err(GameError::NotAllowed(Action::AnswerDraw)), "who agreed is not asked again");
    game.answer_draw_as(seat(5), true).expect("in any order");
    assert_eq!(game.status(), Status::Playing);
    game.resign_as(seat(4)).expect("the last who was asked goes");
    assert_eq!(game.status(), Status::Drawn(DrawReason::Agreed), "and all who are in have agreed");
    assert_eq!(places(&game), [(1, 1), (2, 1), (4, 4), (5, 1)]);
}

#[test]
fn an_offer_among_many_lapses_when_one_who_has_not_agreed_moves() {
    let mut game = people("plyyard 3", 0);
    game.offer_draw().expect("nothing is offered");
    play(&mut game, "d1:e5");
    game.answer_draw_as(seat(3), true).expect("asked");
    let any = |game: &mut Game| {
        let ends = choose(game.position(), 1).expect("a move");
        game.play(&ends).expect("listed");
    };
    any(&mut game);
    assert!(matches!(game.draw_offer(), DrawOffer::Open { .. }), "who agreed may move");
    any(&mut game);
    assert_eq!(game.draw_offer(), DrawOffer::None);
    game.offer_draw().expect("a new turn");
    game.answer_draw_as(seat(5), false).expect("asked");
    assert_eq!(game.draw_offer(), DrawOffer::Declined { by: seat(1) }, "one is enough to decline");
    game.leave(seat(1)).expect("the game goes on");
    assert_eq!(game.draw_offer(), DrawOffer::None);
}

#[test]
fn who_agreed_to_a_draw_and_goes_is_forgotten() {
    let mut game = people("plyyard 4", 0);
    game.offer_draw_as(seat(1)).expect("nothing is offered");
    game.answer_draw_as(seat(5), true).expect("asked");
    game.leave(seat(5)).expect("in");
    assert_eq!(game.draw_offer(), DrawOffer::Open { by: seat(1), to: seat(2), agreed: SeatSet::EMPTY });
    assert_eq!(Game::from_record(&game.record()).as_ref(), Ok(&game));
}

#[test]
fn an_offer_goes_with_who_made_it() {
    let mut game = people("plyyard 4", 0);
    game.offer_draw().expect("nothing is offered");
    game.leave(seat(1)).expect("the game goes on");
    assert_eq!((game.status(), game.draw_offer()), (Status::Playing, DrawOffer::None));
}

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
    let at_home = |warning: &Warning| matches!(warning, Warning::AtHome { seat, .. } if *seat == Seat::NORTH_WEST);
    let near = game.warnings().into_iter().find(at_home);
    let Some(Warning::AtHome { needed: 5, turn: 20, turns_left: 18, .. }) = near else {
        unreachable!("seat 3 took two turns: {near:?}")
    };
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
        assert!(game.turns() < 60, "nobody stays at home for ever");
    }
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

#[test]
fn a_swap_is_replayed_as_it_was_made_and_taken_back() {
    // Seat 4's piece on q1 waits in seat 1's goal; the chain ends on it.
    let text = "4/1./1.4/..../............./............/.........../........../........./........../.........../\
                ............/............./..../.../../. 1";
    let mut game = from_text("plyyard 2 swap=on", text);
    let before = *game.position();
    let paths = before.paths(hole("p1"), hole("q1"), 9);
    assert!(!paths.paths.is_empty(), "the step onto the piece is a swap");
    play(&mut game, "p1:q1");
    assert_eq!(game.position().piece_at(hole("q1")), Some(seat(1)));
    assert_eq!(
        game.position().piece_at(hole("p1")),
        Some(seat(4)),
        "the displaced piece stands where the move came from"
    );
    assert_eq!(starhop::replay::Replay::new(game.clone()).displaced(1).len(), 1);
    assert_eq!(Game::from_record(&game.record()).as_ref(), Ok(&game));
    game.undo().expect("a move was made");
    assert_eq!(game.position(), &before);
    game.redo().expect("it was undone");
    assert_eq!(game.position().piece_at(hole("p1")), Some(seat(4)));
}

#[test]
fn a_path_that_was_chosen_is_kept_where_paths_leave_different_boards() {
    let mut different = 0;
    for seed in 0..200 {
        if different == 3 {
            return;
        }
        let mut game = people("plyyard 2 swap=on", seed);
        for turn in 0..120u16 {
            if game.status() != Status::Playing {
                break;
            }
            let position = *game.position();
            let mut played = None;
            position.for_each_move(|one| {
                if let starhop::Move::Travel { from, to } = one
                    && played.is_none()
                {
                    let found = position.paths(from, to, 4).paths;
                    let boards: Vec<String> = found
                        .iter()
                        .map(|path| {
                            let mut after = position;
                            after.make_path(path);
                            after.board_text()
                        })
                        .collect();
                    if let Some(at) = boards.iter().position(|board| *board != boards[0]) {
                        played = Some((found[at].clone(), boards[at].clone()));
                    }
                }
            });
            if let Some((path, board)) = played {
                game.play(path.holes()).expect("listed");
                assert_eq!(game.position().board_text(), board);
                different += 1;
                break;
            }
            let choice = u16::try_from(seed).expect("small") * 31 + turn * 7;
            game.play(&choose(&position, choice).expect("a move")).expect("listed");
        }
    }
    assert_eq!(different, 3, "such paths are met");
}

#[test]
fn a_game_against_computers_goes_on_without_the_person() {
    let level = Level::LOWEST;
    let players = vec![Player::person(), Player::computer(level), Player::computer(level)];
    let mut game = Game::new(Setup::new(rules("plyyard 3"), players).expect("a setup"));
    play(&mut game, "d1:e5");
    game.resign().expect("the person may on any turn");
    assert!(game.computer_to_move());
    assert!(!game.can_resign() && !game.can_undo() && !game.can_offer_draw());
    assert_eq!(game.resign(), Err(GameError::NotAllowed(Action::Resign)));
}

#[test]
fn a_game_starts_from_a_position_that_goes_on() {
    let text = "....".to_owned();
    assert!(Position::parse(&text, rules("qq 2")).is_err());
    let start = Position::parse(
        "4/44/444/444./....4......../............/.........../........../........./........../.........../............/\
         ............./1111/111/11/1 4 turns=1:18,4:17",
        rules("qq 2"),
    )
    .expect("a position");
    let players = vec![Player::person(), Player::person()];
    let game = Game::new(Setup::from_position(start, players.clone()).expect("it goes on"));
    assert_eq!(game.position(), &start);
    assert_eq!(Game::from_record(&game.record()).as_ref(), Ok(&game));
    let mut over = people("qq 2", 0);
    over.resign().expect("the game goes on");
    assert_eq!(Setup::from_position(*over.position(), players), Err(SetupError::Over));
}

#[test]
fn undo_goes_back_over_a_forced_pass() {
    // Seat 4's only piece is shut in on q1.
    let text = "4/11/1.1/..../............./............/.........../........../....1..../........../.........../\
                ............/............./..../.../../. 1";
    let mut game = from_text("plyyard 2", text);
    play(&mut game, "i5:i6");
    assert_eq!(game.plies().last(), Some(&Ply::Pass), "who cannot move passes at once");
    play(&mut game, "i6:i7");
    assert_eq!(game.ply(), 4);
    game.undo().expect("a move was made");
    assert_eq!((game.ply(), game.position().to_move()), (2, seat(1)), "to the last choice, not to the pass");
    game.redo().expect("it was undone");
    assert_eq!(game.ply(), 4, "the pass comes with the move");
}
