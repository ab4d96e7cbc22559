use std::fs;

use ratatui::crossterm::event::KeyCode;
use ratatui::layout::Position;
use starhop::game::PlayerKind;
use starhop::{Level, Seat};

use super::rig::{Rig, two_people};
use crate::app::Screen;
use crate::view::layout;
use crate::words::Language;

/// Clicks the row of a list with this text.
fn click_row(rig: &mut Rig, text: &str) {
    let row = rig.text().lines().position(|line| line.trim_start_matches([' ', '>']).trim_end() == text).unwrap();
    rig.click(Position::new(layout::list(rig.app.size).x + 1, u16::try_from(row).unwrap()));
}

#[test]
fn a_game_is_set_up_by_keys_and_the_computer_begins() {
    let mut rig = Rig::new(layout::SMALLEST);
    rig.key(KeyCode::Enter);
    rig.key(KeyCode::Up);
    rig.key(KeyCode::Right);
    rig.key(KeyCode::Up);
    rig.key(KeyCode::Left);
    assert!(rig.text().contains("Level: 1 Beginner") && rig.text().contains("Your colour: Blue, the computer starts"));
    rig.key(KeyCode::Down);
    rig.key(KeyCode::Down);
    rig.key(KeyCode::Enter);
    assert_eq!(rig.game().bottom(), Seat::NORTH);
    rig.await_search();
    let game = rig.game().session.game();
    assert_eq!(game.ply(), 1);
    assert_eq!(game.setup().kind(Seat::SOUTH), PlayerKind::Computer(Level::LOWEST));
}

#[test]
fn the_last_settings_come_back() {
    let mut rig = Rig::new(layout::SMALLEST);
    rig.key(KeyCode::Enter);
    rig.key(KeyCode::Up);
    rig.key(KeyCode::Up);
    rig.key(KeyCode::Left);
    rig.key(KeyCode::Left);
    assert!(rig.text().contains("8 Master"));
    rig.key(KeyCode::End);
    rig.key(KeyCode::Enter);
    rig.key(KeyCode::Esc);
    click_row(&mut rig, "Play the computer");
    assert!(rig.text().contains("8 Master"));
}

#[test]
fn a_deleted_game_comes_back() {
    let mut rig = Rig::in_game(two_people());
    rig.key(KeyCode::Esc);
    click_row(&mut rig, "Saved games");
    assert!(rig.text().contains("Pass and play, Red to move, move 0, just now"), "{}", rig.text());
    rig.keys("d");
    assert!(rig.text().contains("No games yet."));
    rig.keys("u");
    rig.key(KeyCode::Enter);
    assert_eq!(rig.game().session.game().ply(), 0);
}

#[test]
fn damaged_files_are_listed_beside_the_games() {
    let folder = tempfile::tempdir().unwrap();
    fs::create_dir(folder.path().join("games")).unwrap();
    fs::write(folder.path().join("games/0123456789abcdef.starhop"), "not a game").unwrap();
    let mut rig = Rig::on(folder, layout::SMALLEST, Language::English);
    click_row(&mut rig, "Saved games");
    assert!(rig.text().contains("0123456789abcdef.starhop could not be read."), "{}", rig.text());
    assert!(rig.folder.path().join("damaged/0123456789abcdef.starhop").exists());
}

#[test]
fn the_chosen_row_of_a_long_list_stays_in_sight() {
    let mut rig = Rig::new(layout::SMALLEST);
    for _ in 0..20 {
        click_row(&mut rig, "Pass and play");
        rig.play("d1-e5");
        rig.key(KeyCode::Esc);
    }
    click_row(&mut rig, "Saved games");
    rig.key(KeyCode::End);
    let Screen::Saved(saved) = &rig.app.screen else { panic!("not the saved games") };
    let (first, height) = (saved.picker.first(15), layout::list(rig.app.size).height);
    assert_eq!((saved.picker.at(), first, height), (19, 5, 15));
}

#[test]
fn any_key_closes_the_help_and_does_nothing_else() {
    let mut rig = Rig::in_game(two_people());
    rig.keys("?");
    assert!(rig.text().contains("Any key closes this page."));
    rig.keys("q");
    assert!(!rig.app.done);
    assert_eq!(rig.game().session.game().ply(), 0);
}
