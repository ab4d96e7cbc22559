//! What undo, resigning and draw offers mean in each mode.

#![allow(clippy::expect_used, reason = "a failed expectation is a failed test")]

use starhop::game::{
    Action, DrawOffer, DrawReason, Game, GameError, Mode, Player, PlyError, Record, RecordError, Setup, SetupError,
    Status, WinReason,
};
use starhop::{Hole, IllegalMove, Level, Rules, Seat, SeatSet};

fn game(players: [Player; 2]) -> Game {
    Game::new(Setup::new(Rules::PLYYARD, Vec::from(players)).expect("two players"))
}

fn people() -> Game {
    game([Player::person(), Player::person()])
}

fn red_against_computer() -> Game {
    game([Player::person(), Player::computer(Level::LOWEST)])
}

fn blue_against_computer() -> Game {
    game([Player::computer(Level::LOWEST), Player::person()])
}

fn holes(text: &str) -> Vec<Hole> {
    text.split(':').map(|name| name.parse().expect("a hole")).collect()
}

fn play(game: &mut Game, text: &str) {
    let holes = holes(text);
    let played = if game.computer_to_move() { game.play_computer(&holes) } else { game.play(&holes) };
    played.expect("legal");
}

#[test]
fn red_moves_first_in_every_mode() {
    for game in [people(), red_against_computer(), blue_against_computer()] {
        assert_eq!(game.position().to_move(), Seat::SOUTH);
    }
    assert!(blue_against_computer().computer_to_move());
    assert_eq!(people().setup().mode(), Mode::PassAndPlay);
    assert_eq!(blue_against_computer().setup().mode(), Mode::Computer);
}

#[test]
fn nobody_plays_for_the_computer_and_the_computer_for_nobody() {
    let mut blue = blue_against_computer();
    assert_eq!(blue.play(&holes("d1:e5")), Err(GameError::NotYourTurn));
    let mut red = red_against_computer();
    assert_eq!(red.play_computer(&holes("d1:e5")), Err(GameError::NotAllowed(Action::Search)));
    assert_eq!(red, red_against_computer());
}

#[test]
fn undo_against_the_computer_takes_both_moves_back() {
    let mut game = red_against_computer();
    play(&mut game, "d1:e5");
    play(&mut game, "n1:m5");
    game.undo().expect("two moves were made");
    assert_eq!(game.ply(), 0);
    game.redo().expect("they were undone");
    assert_eq!(game.ply(), 2);
}

#[test]
fn undo_while_the_computer_is_to_move_takes_the_persons_move_back() {
    let mut game = red_against_computer();
    play(&mut game, "d1:e5");
    assert!(game.computer_to_move());
    game.undo().expect("a move was made");
    assert_eq!((game.ply(), game.computer_to_move()), (0, false));
}

#[test]
fn the_computers_opening_move_is_nothing_to_undo() {
    let mut game = blue_against_computer();
    play(&mut game, "d1:e5");
    assert_eq!(game.undo(), Err(GameError::NotAllowed(Action::Undo)));
}

#[test]
fn undo_between_people_takes_one_move_back() {
    let mut game = people();
    play(&mut game, "d1:e5");
    play(&mut game, "n1:m5");
    game.undo().expect("a move was made");
    assert_eq!(game.position().to_move(), Seat::NORTH);
}

#[test]
fn a_new_move_drops_what_was_undone() {
    let mut game = people();
    play(&mut game, "d1:e5");
    game.undo().expect("a move was made");
    play(&mut game, "d4:e9");
    assert_eq!(game.redo(), Err(GameError::NotAllowed(Action::Redo)));
    assert_eq!(game.record().plies, ["d4-e9"]);
}

#[test]
fn hints_are_for_a_person_alone_against_the_computer() {
    assert!(red_against_computer().can_hint());
    assert!(!blue_against_computer().can_hint());
    assert!(!people().can_hint());
}

#[test]
fn the_person_resigns_also_on_the_computers_turn() {
    let mut game = red_against_computer();
    play(&mut game, "d1:e5");
    game.resign().expect("the game goes on");
    assert_eq!(game.status(), Status::Won { seat: Seat::NORTH, reason: WinReason::Resigned });
    assert_eq!(game.undo(), Err(GameError::NotAllowed(Action::Undo)));
    assert_eq!(game.resign(), Err(GameError::NotAllowed(Action::Resign)));
    assert_eq!(game.play(&holes("d4:e9")), Err(GameError::Illegal(IllegalMove::GameOver)));
}

#[test]
fn a_draw_needs_the_other_sides_word() {
    let mut game = people();
    assert_eq!(game.answer_draw(true), Err(GameError::NotAllowed(Action::AnswerDraw)));
    game.offer_draw().expect("nothing is offered");
    assert_eq!(game.draw_offer(), DrawOffer::Open { by: Seat::SOUTH, to: Seat::NORTH, agreed: SeatSet::EMPTY });
    assert_eq!(game.offer_draw(), Err(GameError::NotAllowed(Action::OfferDraw)));
    game.answer_draw(false).expect("an offer is open");
    assert_eq!(game.draw_offer(), DrawOffer::Declined { by: Seat::SOUTH });
    assert!(!game.can_offer_draw(), "once a turn");
    play(&mut game, "d1:e5");
    game.offer_draw().expect("a new turn");
    game.answer_draw(true).expect("an offer is open");
    assert_eq!(game.status(), Status::Drawn(DrawReason::Agreed));
}

#[test]
fn an_offer_lapses_when_its_addressee_moves() {
    let mut game = people();
    game.offer_draw().expect("nothing is offered");
    play(&mut game, "d1:e5");
    assert!(matches!(game.draw_offer(), DrawOffer::Open { .. }), "the offerer's own move leaves it open");
    play(&mut game, "n1:m5");
    assert_eq!(game.draw_offer(), DrawOffer::None);
}

#[test]
fn an_undone_game_is_read_back_with_what_was_undone() {
    let mut game = people();
    play(&mut game, "d1:e5");
    play(&mut game, "n1:m5");
    game.undo().expect("a move was made");
    let mut read = Game::from_record(&game.record()).expect("its own record");
    assert_eq!(read, game);
    read.redo().expect("one move was undone");
    assert_eq!(read.ply(), 2);
}

#[test]
fn a_record_that_cannot_be_replayed_names_the_ply() {
    let record = |plies: &[&str], at| Record {
        setup: people().setup().clone(),
        plies: plies.iter().map(ToString::to_string).collect(),
        at,
        agreed: false,
        offer: DrawOffer::None,
    };
    let wrong = Game::from_record(&record(&["d1-e5", "e5-f5"], 2)).expect_err("blue cannot move a red piece");
    assert!(matches!(wrong, RecordError::Ply { ply: 2, error: PlyError::Illegal(_), .. }), "{wrong:?}");
    let wrong = Game::from_record(&record(&["d1-e5", "?"], 2)).expect_err("no move");
    assert!(matches!(wrong, RecordError::Ply { ply: 2, error: PlyError::Unreadable(_), .. }), "{wrong:?}");
    assert_eq!(Game::from_record(&record(&["d1-e5"], 2)), Err(RecordError::At { at: 2, length: 1 }));
    let wrong = Game::from_record(&record(&["resign=2"], 1)).expect_err("seat 2 does not play");
    assert!(matches!(wrong, RecordError::Ply { ply: 1, error: PlyError::Refused(_), .. }), "{wrong:?}");
    let twice = Record { agreed: true, ..record(&["resign=1"], 1) };
    assert_eq!(Game::from_record(&twice), Err(RecordError::EndedTwice));
    let offered = DrawOffer::Open { by: Seat::SOUTH, to: Seat::SOUTH, agreed: SeatSet::EMPTY };
    assert_eq!(Game::from_record(&Record { offer: offered, ..record(&[], 0) }), Err(RecordError::Offer));
}

#[test]
fn a_setup_that_makes_no_game_says_why() {
    let computer = Player::computer(Level::HIGHEST);
    let none = Setup::new(Rules::PLYYARD, vec![computer.clone(), computer.clone()]);
    assert_eq!(none, Err(SetupError::NoPerson));
    let short = Setup::new(Rules::PLYYARD, vec![Player::person()]);
    assert_eq!(short, Err(SetupError::Seats { expected: 2, found: 1 }));
    let long = Player { name: "n".repeat(41), ..Player::person() };
    assert_eq!(Setup::new(Rules::PLYYARD, vec![long, computer]), Err(SetupError::Name { limit: 40, found: 41 }));
}

#[test]
fn playing_on_from_a_ply_leaves_the_rest_out() {
    let mut game = people();
    play(&mut game, "d1:e5");
    play(&mut game, "n1:m5");
    game.resign().expect("the game goes on");
    let on = game.up_to(1).expect("there is a ply 1");
    assert_eq!((on.ply(), on.status(), on.can_redo()), (1, Status::Playing, false));
    let to_the_end = game.up_to(3).expect("resigning is a ply");
    assert_eq!((to_the_end.ply(), to_the_end.status()), (2, Status::Playing), "and is left out");
    assert_eq!(game.up_to(4), None);
}
