//! Who goes, and what a game does without them.

use crate::support::{people, rules};
use crate::{hole, places, play, seat};
use starhop::Level;
use starhop::game::{Action, Game, GameError, Player, Setup, Status, WinReason};

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
