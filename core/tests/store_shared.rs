//! Games that come and go as texts.

#![allow(clippy::expect_used, reason = "a failed expectation is a failed test")]

mod support;

use std::sync::Arc;

use starhop::game::Status;
use starhop::session::Session;
use starhop::store::{Form, LIMIT, Origin, Saved, Store, StoreError};
use starhop::transcript::{Notes, TextError};
use starhop::{Hole, Position};

fn saved() -> Saved {
    let mut game = support::people("masters 3", 7);
    for choice in 20..60 {
        support::act(&mut game, choice * 31);
    }
    Saved {
        title: "Sunday".to_owned(),
        created: 1_000,
        changed: 2_000,
        origin: Origin::Started,
        game,
        notes: Notes::default(),
        clock: None,
    }
}

#[test]
fn a_readable_text_is_imported_like_a_document() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = Store::open(folder.path()).expect("a store");
    let id = store.create(&saved()).expect("saved");
    let text = store.export_text(id).expect("a text");
    assert!(text.starts_with("Starhop: record 1\nTitle: Sunday\nRules: masters 3\n"), "{text}");
    let copy = store.import(&format!("\u{feff}\r\n{}", text.replace('\n', "\r\n"))).expect("its own text");
    let (read, original) = (store.load(copy).expect("saved"), store.load(id).expect("saved"));
    assert_eq!((&read.title, read.created, &read.game), (&original.title, 1_000, &original.game));
    assert_eq!(read.to_text().replace(&time_line(&read), ""), original.to_text().replace(&time_line(&original), ""));
}

#[test]
fn what_is_said_about_a_game_is_kept_while_its_plies_stand() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = Arc::new(Store::open(folder.path()).expect("a store"));
    let text = "Starhop: record 1\nRules: plyyard 2\nEvent: Club night\n\n{Before.}\n1. c1:e5 {One.} n1-m5 {Two.}\n\
                2. d1-e6 {Three.}\n";
    let id = store.import(text).expect("a record");
    let mut session = Session::open(Arc::clone(&store), id).expect("saved");
    session.undo().expect("a move was made");
    let said = |ply| store.load(id).expect("saved").notes.comments(ply).to_vec();
    assert_eq!((said(0), said(3)), (vec!["Before.".to_owned()], vec!["Three.".to_owned()]), "undone plies are kept");
    let shown = store.export_text(id).expect("a text");
    assert!(shown.contains("Two.") && !shown.contains("Three."), "{shown}");
    let holes = ["d2", "e6"].map(|name| name.parse::<Hole>().expect("a hole"));
    session.play(&holes).expect("legal");
    assert_eq!(
        (said(2), said(3)),
        (vec!["Two.".to_owned()], Vec::new()),
        "another move drops what was said of the old"
    );
    let shown = store.export_text(id).expect("a text");
    assert!(shown.contains("Event: Club night\n"), "{shown}");
    let on = store.play_on(id, 1).expect("saved").expect("a ply");
    let notes = store.load(on).expect("saved").notes;
    assert_eq!((notes.comments(1), notes.comments(2)), (["One.".to_owned()].as_slice(), [].as_slice()));
    let document = store.export(id).expect("a document");
    let copy = store.import(&document).expect("its own document");
    assert_eq!(store.load(copy).expect("saved").notes, store.load(id).expect("saved").notes);
}

fn time_line(saved: &Saved) -> String {
    let text = saved.to_text();
    text.lines().find(|line| line.starts_with("Changed: ")).expect("it was changed").to_owned()
}

#[test]
fn people_start_a_game_from_the_text_of_a_position() {
    let text = "Starhop: position 1\nRules: qq 3\nPosition: ./../.../..../............./............/.........../........../.......5./.....3..../.........../............/............./1111/.../../. 3\n";
    let read = Saved::from_shared(text).expect("a position");
    assert_eq!((read.game.status(), read.game.ply(), read.game.setup().players().count()), (Status::Playing, 0, 3));
    let start: Position = *read.game.position();
    assert_eq!(start.piece_at("h6".parse::<Hole>().expect("a hole")).map(starhop::Seat::number), Some(3));
    let won = "Starhop: position 1\nRules: plyyard 2\nPosition: 1/11/111/1111/............./............/.........../........../........./........../.........../............/............./..../4../../. 4\n";
    assert!(matches!(Saved::from_shared(won), Err(StoreError::Text(TextError::Setup(_)))));
}

#[test]
fn a_wrong_text_is_refused_with_its_line() {
    let text = saved().to_text();
    let wrong = Saved::from_shared(&text.replacen("Rules: masters 3", "Rules: masters 5", 1));
    assert!(matches!(wrong, Err(StoreError::Text(TextError::Value { line: 3, .. }))), "{wrong:?}");
    let newer = Saved::from_shared(&text.replacen("record 1", "record 9", 1));
    assert_eq!(newer, Err(StoreError::Newer { version: 9, known: 1 }));
    let neither = Saved::from_shared(&text.replacen("Starhop", "Someone", 1));
    assert!(matches!(neither, Err(StoreError::Damaged(_))), "{neither:?}");
}

#[test]
fn a_preview_says_what_an_import_would_save_and_saves_nothing() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = Store::open(folder.path()).expect("a store");
    let game = saved();
    let texts = [(game.to_text(), Form::Record), (game.to_document().expect("a document"), Form::Document)];
    for (text, form) in &texts {
        let preview = store.preview(text.as_bytes()).expect("its own");
        assert_eq!((preview.form, preview.known, &preview.saved.title), (*form, None, &game.title));
        assert_eq!((preview.saved.game.plies(), preview.saved.origin), (game.game.plies(), Origin::Imported));
    }
    assert!(store.list().expect("a list").games.is_empty());
    let id = store.create(&game).expect("saved");
    for (text, _) in &texts {
        assert_eq!(store.preview(text.as_bytes()).expect("its own").known, Some(id));
    }
    let shorter = Saved { game: game.game.up_to(game.game.ply() - 1).expect("a ply"), ..game };
    assert_eq!(store.preview(shorter.to_text().as_bytes()).expect("its own").known, None);
    let position = "Starhop: position 1\nRules: plyyard 2\nPosition: ./../.../..../............./............/.........../........../.......4./........../.........../............/............./1111/.../../. 4\n";
    assert_eq!(store.preview(position.as_bytes()).expect("a position").form, Form::Position);
}

#[test]
fn a_game_of_other_players_or_another_start_is_not_the_same() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = Store::open(folder.path()).expect("a store");
    let id = store.create(&saved()).expect("saved");
    let text = store.export_text(id).expect("a text");
    let other = text.replacen("Rules: masters 3\n", "Rules: masters 3\nPlayer 3: person Bo\n", 1).replacen(
        "Player 3: person\n",
        "",
        1,
    );
    assert_eq!(store.preview(other.as_bytes()).expect("a record").known, None);
    assert_eq!(store.preview(text.as_bytes()).expect("a record").known, Some(id));
}

#[test]
fn a_preview_names_the_line_that_is_no_text_and_reads_nothing_huge() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = Store::open(folder.path()).expect("a store");
    let mut content = b"Starhop: record 1\nRules: plyyard 2\n\n1. ".to_vec();
    content.push(0xff);
    assert_eq!(store.preview(&content), Err(StoreError::Text(TextError::Encoding { line: 4 })));
    let huge = vec![b'a'; usize::try_from(LIMIT).expect("it fits") + 1];
    assert_eq!(store.preview(&huge), Err(StoreError::TooLarge { limit: LIMIT }));
    assert!(matches!(store.preview(&huge[1..]), Err(StoreError::Damaged(_))));
}
