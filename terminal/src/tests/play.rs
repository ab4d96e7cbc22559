use std::fs;

use ratatui::crossterm::event::KeyCode;
use starhop::game::Status;

use super::rig::{Rig, computer, hole, two_people};
use crate::app::{Message, Screen};

/// Plays the person's move that brings a piece farthest forward, by keys alone.
fn play_forward(rig: &mut Rig) {
    let position = *rig.game().session.game().position();
    let forward = |&(from, to): &(starhop::Hole, starhop::Hole)| to.y() - from.y();
    let pieces = position.pieces(position.to_move()).into_iter();
    let moves = pieces.flat_map(|from| position.reach(from).all().into_iter().map(move |to| (from, to)));
    let (from, to) = moves.max_by_key(forward).unwrap();
    walk_to(rig, from);
    rig.key(KeyCode::Enter);
    walk_to(rig, to);
    rig.key(KeyCode::Enter);
}

/// Moves the cursor with Tab until it is on a hole.
fn walk_to(rig: &mut Rig, target: starhop::Hole) {
    for _ in 0..121 {
        if rig.game().cursor.hole == target {
            return;
        }
        rig.key(KeyCode::Tab);
    }
    panic!("{target} is not reached");
}

#[test]
fn a_game_against_level_1_goes_on_by_keys() {
    let mut rig = Rig::in_game(computer(1));
    for turn in 1..=12 {
        play_forward(&mut rig);
        rig.await_search();
        assert_eq!(rig.game().session.game().ply(), 2 * turn);
    }
    assert_eq!(rig.game().session.game().status(), Status::Playing);
    assert!(rig.text().contains("Your turn"));
}

#[test]
fn arrows_lead_along_the_six_directions() {
    let mut rig = Rig::in_game(two_people());
    assert_eq!(rig.game().cursor.hole, hole("d1"));
    for (code, name) in [
        (KeyCode::Right, "d2"),
        (KeyCode::Up, "e7"),
        (KeyCode::Up, "f7"),
        (KeyCode::Left, "f6"),
        (KeyCode::Up, "g5"),
        (KeyCode::Down, "f5"),
        (KeyCode::Down, "e5"),
        (KeyCode::Down, "d1"),
    ] {
        rig.key(code);
        assert_eq!(rig.game().cursor.hole, hole(name), "{code:?}");
    }
}

#[test]
fn undo_while_thinking_cancels_the_search_and_drops_its_move() {
    let mut rig = Rig::in_game(computer(8));
    rig.play("d1-e5");
    assert!(rig.app.desk.worker.is_busy());
    assert!(rig.text().contains("thinking"));
    rig.keys("u");
    assert!(!rig.app.desk.worker.is_busy());
    rig.await_search();
    assert_eq!(rig.game().session.game().ply(), 0);
    assert!(rig.game().session.game().can_redo());
}

#[test]
fn a_report_that_was_on_its_way_when_undone_plays_nothing() {
    let mut rig = Rig::in_game(computer(1));
    rig.play("d1-e5");
    let late = rig.report();
    rig.keys("u");
    rig.play("d4-e8");
    rig.app.update(late);
    assert_eq!(rig.game().session.game().ply(), 1);
    rig.await_search();
    assert_eq!(rig.game().session.game().ply(), 2);
}

#[test]
fn redo_goes_back_to_the_move_and_the_computer_answers() {
    let mut rig = Rig::in_game(computer(1));
    rig.play("d1-e5");
    rig.keys("u");
    rig.await_search();
    rig.keys("r");
    rig.await_search();
    assert_eq!(rig.game().session.game().ply(), 2);
}

#[test]
fn move_now_ends_the_search_with_a_move() {
    let mut rig = Rig::in_game(computer(8));
    rig.play("d1-e5");
    rig.keys("m");
    rig.await_search();
    assert_eq!(rig.game().session.game().ply(), 2);
}

#[test]
fn a_hint_shows_its_piece_then_its_target() {
    let mut rig = Rig::in_game(computer(1));
    rig.keys("h");
    assert!(rig.text().contains("Looking for a hint"));
    rig.await_search();
    let (piece, target) = rig.game().hint().unwrap();
    assert_eq!(target, None);
    assert!(rig.text().contains("Press h again for the target."));
    rig.keys("h");
    let (again, target) = rig.game().hint().unwrap();
    let position = rig.game().session.game().position();
    assert_eq!(again, piece);
    assert!(position.reach(piece).all().contains(target.unwrap()));
    assert_eq!(rig.hole_text(&target.unwrap().to_string()), " ? ");
}

#[test]
fn people_who_pass_and_play_get_no_hints() {
    let mut rig = Rig::in_game(two_people());
    rig.keys("h");
    assert!(rig.text().contains("There are no hints now."));
}

#[test]
fn typed_moves_are_played_or_the_broken_rule_is_named() {
    let mut rig = Rig::in_game(two_people());
    for (text, said) in [
        ("d1-i5", "No step or hop leads from d1 to i5."),
        ("i5-i6", "There is no piece on i5."),
        ("n1-m5", "The piece on n1 is Blue."),
        ("d1+e5", "\"d1+e5\" is not a move."),
        ("--", "A player who can move may not pass."),
    ] {
        rig.play(text);
        assert!(rig.text().contains(said), "{text}: {}", rig.text());
        assert_eq!(rig.game().session.game().ply(), 0);
    }
    rig.play("C1:E5");
    assert_eq!(rig.game().session.game().plies()[0].to_string(), "c1:e5");
}

#[test]
fn a_typed_move_survives_the_computers_answer() {
    let mut rig = Rig::in_game(computer(1));
    rig.play("d1-e5");
    rig.keys(":d4");
    rig.await_search();
    rig.keys("-e8");
    rig.key(KeyCode::Enter);
    assert_eq!(rig.game().session.game().plies()[2].to_string(), "d4-e8");
}

#[test]
fn a_touch_while_the_computer_thinks_changes_nothing() {
    let mut rig = Rig::in_game(computer(8));
    rig.play("d1-e5");
    rig.click_hole("d4");
    assert_eq!(rig.game().selected, None);
    assert!(rig.app.desk.worker.is_busy());
}

#[test]
fn resigning_asks_first_and_ends_the_game() {
    let mut rig = Rig::in_game(computer(1));
    rig.keys("xn");
    assert_eq!(rig.game().session.game().status(), Status::Playing);
    rig.keys("xy");
    assert!(rig.text().contains("Blue wins: the other side resigned"), "{}", rig.text());
    rig.keys("n");
    assert_eq!(rig.game().session.game().status(), Status::Playing);
    assert_eq!(rig.app.desk.store.list().unwrap().games.len(), 2);
}

#[test]
fn a_draw_is_offered_and_answered_by_the_other_side() {
    let mut rig = Rig::in_game(two_people());
    rig.keys("d");
    assert!(rig.text().contains("Red offers a draw. Blue, accept?"), "{}", rig.text());
    rig.keys("n");
    assert!(rig.text().contains("The draw was declined."));
    rig.play("d1-e5");
    rig.keys("dy");
    assert!(rig.text().contains("Draw: agreed"), "{}", rig.text());
}

#[test]
fn leaving_keeps_the_game_and_takes_no_search_along() {
    let mut rig = Rig::in_game(computer(8));
    rig.play("d1-e5");
    rig.key(KeyCode::Esc);
    assert!(matches!(rig.app.screen, Screen::Start(_)));
    assert!(!rig.app.desk.worker.is_busy());
    rig.await_search();
    rig.key(KeyCode::Enter);
    assert_eq!(rig.game().session.game().ply(), 1);
    assert!(rig.app.desk.worker.is_busy());
}

#[test]
fn escape_ends_the_selection_before_it_leaves() {
    let mut rig = Rig::in_game(two_people());
    rig.key(KeyCode::Enter);
    rig.key(KeyCode::Esc);
    assert_eq!(rig.game().selected, None);
    rig.key(KeyCode::Esc);
    assert!(matches!(rig.app.screen, Screen::Start(_)));
}

#[test]
fn q_control_c_and_a_signal_end_the_program() {
    for end in [
        |rig: &mut Rig| rig.keys("q"),
        |rig: &mut Rig| rig.control('c'),
        |rig: &mut Rig| {
            rig.app.update(Message::Quit);
        },
    ] {
        let mut rig = Rig::in_game(two_people());
        end(&mut rig);
        assert!(rig.app.done);
    }
    let mut typing = Rig::in_game(two_people());
    typing.keys(":q");
    assert!(!typing.app.done);
}

#[test]
fn a_move_that_cannot_be_saved_is_not_made_and_said_so() {
    let mut rig = Rig::in_game(two_people());
    fs::remove_dir_all(rig.folder.path().join("games")).unwrap();
    rig.play("d1-e5");
    assert!(rig.app.desk.notice.as_ref().unwrap().starts_with("Not saved, so not done."));
    assert_eq!(rig.game().session.game().ply(), 0);
}

#[test]
fn the_computers_move_that_could_not_be_saved_is_tried_again_when_asked() {
    let mut rig = Rig::in_game(computer(1));
    rig.play("d1-e5");
    let games = rig.folder.path().join("games");
    fs::rename(&games, rig.folder.path().join("away")).unwrap();
    rig.await_search();
    assert!(!rig.app.desk.worker.is_busy(), "it does not try for ever by itself");
    fs::rename(rig.folder.path().join("away"), &games).unwrap();
    rig.keys("m");
    rig.await_search();
    assert_eq!(rig.game().session.game().ply(), 2);
}
