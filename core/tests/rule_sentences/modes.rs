use starhop::game::{Game, Player, Setup};
use starhop::replay::Replay;
use starhop::{Level, Rules};

use crate::support::{go, people};

fn against_the_computer() -> Game {
    let players = vec![Player::person(), Player::computer(Level::LOWEST)];
    Game::new(Setup::new(Rules::PLYYARD, players).expect("a setup"))
}

#[test]
fn against_the_computer_there_are_hints_undo_and_replay() {
    let mut game = against_the_computer();
    assert!(game.can_hint());
    go(&mut game, "d1-e5");
    assert!(game.can_undo() && !game.can_hint(), "no hint on the computer's turn");
    assert_eq!(Replay::new(game).last(), 1);
}

#[test]
fn pass_and_play_has_undo_and_replay_and_no_hints() {
    let mut game = people("plyyard 2");
    assert!(!game.can_hint());
    go(&mut game, "d1-e5");
    assert!(game.can_undo() && !game.can_hint());
    assert_eq!(Replay::new(game).last(), 1);
}

#[test]
fn all_modes_judge_alike() {
    let (mut computer, mut people) = (against_the_computer(), people("plyyard 2"));
    go(&mut computer, "d1-e5");
    go(&mut people, "d1-e5");
    assert_eq!(computer.position(), people.position());
    assert_eq!(computer.position().legal_moves(), people.position().legal_moves());
}
