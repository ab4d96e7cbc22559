use ratatui::crossterm::event::KeyCode;

use super::rig::{Rig, two_people};
use crate::app::Screen;

fn at(rig: &Rig) -> usize {
    match &rig.app.screen {
        Screen::Replay(replay) => replay.ply,
        other => panic!("not in a replay: {other:?}"),
    }
}

fn after_three_moves() -> Rig {
    let mut rig = Rig::in_game(two_people());
    for text in ["d1-e5", "n1-m5", "b1:d1"] {
        rig.play(text);
    }
    rig
}

#[test]
fn keys_go_through_the_plies_and_back_to_the_game() {
    let mut rig = after_three_moves();
    rig.keys("v");
    assert_eq!(at(&rig), 3);
    for (code, ply) in [
        (KeyCode::Right, 3),
        (KeyCode::Left, 2),
        (KeyCode::Home, 0),
        (KeyCode::Left, 0),
        (KeyCode::Right, 1),
        (KeyCode::End, 3),
    ] {
        rig.key(code);
        assert_eq!(at(&rig), ply, "{code:?}");
    }
    rig.key(KeyCode::Left);
    let text = rig.text();
    assert!(text.contains("Move 2 of 3") && text.contains("Blue: n1 to m5, step"), "{text}");
    rig.key(KeyCode::Esc);
    assert_eq!(rig.game().session.game().ply(), 3);
}

#[test]
fn playing_on_makes_a_game_of_its_own() {
    let mut rig = after_three_moves();
    let first = rig.game().session.id();
    rig.keys("v");
    rig.key(KeyCode::Left);
    rig.keys("p");
    assert_ne!(rig.game().session.id(), first);
    assert_eq!(rig.game().session.game().ply(), 2);
    assert_eq!(rig.app.desk.store.load(first).unwrap().game.ply(), 3);
}
