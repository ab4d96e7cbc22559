//! Saved games: nothing is lost, and what is wrong with a file is named.

#![allow(clippy::expect_used, clippy::panic, reason = "a failed expectation is a failed test")]

use std::fs;
use std::path::Path;
use std::sync::Arc;

use starhop::game::{Game, Player, Setup};
use starhop::session::{Session, SessionError};
use starhop::store::{GameId, Origin, Saved, Store, StoreError, Summary, new_save};
use starhop::transcript::Notes;
use starhop::{Hole, Level, Rules};
use tempfile::TempDir;

struct Shelf {
    folder: TempDir,
    store: Arc<Store>,
}

fn shelf() -> Shelf {
    let folder = tempfile::tempdir().expect("a folder");
    let store = Arc::new(Store::open(folder.path()).expect("a new folder"));
    Shelf { folder, store }
}

fn new_game() -> Game {
    Game::new(Setup::new(Rules::PLYYARD, vec![Player::person(), Player::person()]).expect("two people"))
}

fn holes(text: &str) -> Vec<Hole> {
    text.split(':').map(|name| name.parse().expect("a hole")).collect()
}

impl Shelf {
    fn begin(&self) -> GameId {
        self.store.create(&new_save(new_game())).expect("saved")
    }

    fn open(&self, id: GameId) -> Session {
        Session::open(Arc::clone(&self.store), id).expect("a saved game")
    }

    fn file(&self, id: GameId) -> std::path::PathBuf {
        self.folder.path().join("games").join(format!("{id}.starhop"))
    }

    fn files(&self, folder: &str) -> usize {
        fs::read_dir(self.folder.path().join(folder)).expect("a folder").count()
    }
}

#[test]
fn every_action_is_on_disk_when_it_returns() {
    let shelf = shelf();
    let id = shelf.begin();
    let mut session = shelf.open(id);
    for text in ["d1:e5", "n1:m5", "d4:e9"] {
        session.play(&holes(text)).expect("legal");
        assert_eq!(shelf.open(id).game(), session.game());
    }
    session.undo().expect("a move was made");
    assert_eq!(shelf.open(id).game(), session.game());
    assert!(shelf.open(id).game().can_redo(), "what was undone survives");
    session.resign().expect("the game goes on");
    assert_eq!(shelf.open(id).game(), session.game());
}

#[test]
fn what_cannot_be_saved_is_not_done() {
    let shelf = shelf();
    let id = shelf.begin();
    let mut session = shelf.open(id);
    let before = (session.game().clone(), session.revision());
    let in_the_way = shelf.file(id).with_extension("tmp");
    fs::create_dir(&in_the_way).expect("made");
    let refused = session.play(&holes("d1:e5")).expect_err("the new state cannot be written");
    assert!(matches!(refused, SessionError::NotSaved(StoreError::Io { .. })), "{refused:?}");
    assert_eq!((session.game().clone(), session.revision()), before);
    assert_eq!(shelf.open(id).game(), session.game());
    fs::remove_dir(&in_the_way).expect("removed");
    session.play(&holes("d1:e5")).expect("it can be saved now");
}

#[test]
fn a_damaged_file_is_kept_and_named() {
    let shelf = shelf();
    let (whole, damaged) = (shelf.begin(), shelf.begin());
    let text = fs::read_to_string(shelf.file(damaged)).expect("a file");
    let cut = &text[..text.len() - 40];
    fs::write(shelf.file(damaged), cut).expect("written");
    let list = shelf.store.list().expect("a list");
    assert_eq!(list.games.iter().map(|(id, _)| *id).collect::<Vec<_>>(), [whole]);
    let name = format!("{damaged}.starhop");
    assert_eq!(list.damaged.iter().map(|(file, _)| file.as_str()).collect::<Vec<_>>(), [name.as_str()]);
    assert_eq!(shelf.store.read_damaged(&name).as_deref(), Ok(cut));
    assert_eq!(shelf.store.load(damaged), Err(StoreError::NoSuchGame(damaged.to_string())));
    for outside in ["../games/x", "x", ""] {
        assert_eq!(shelf.store.delete_damaged(outside), Err(StoreError::NoSuchGame(outside.to_owned())));
    }
    shelf.store.delete_damaged(&name).expect("it is listed");
    assert_eq!(shelf.files("damaged"), 0);
}

#[test]
fn a_second_damaged_file_of_a_name_does_not_replace_the_first() {
    let shelf = shelf();
    let id = shelf.begin();
    for content in ["first", "second"] {
        fs::write(shelf.file(id), content).expect("written");
        assert!(matches!(shelf.store.load(id), Err(StoreError::Damaged(_))));
    }
    assert_eq!(shelf.files("damaged"), 2);
}

#[test]
fn a_file_that_is_whole_but_cannot_be_replayed_is_set_aside() {
    let shelf = shelf();
    let id = shelf.begin();
    let mut session = shelf.open(id);
    session.play(&holes("d1:e5")).expect("legal");
    let text = fs::read_to_string(shelf.file(id)).expect("a file");
    let forged = with_checksum(&text.replace("d1-e5", "d1-i5"));
    fs::write(shelf.file(id), forged).expect("written");
    let error = shelf.store.load(id).expect_err("no such move");
    assert!(error.to_string().contains("ply 1, `d1-i5`"), "{error}");
    assert_eq!(shelf.files("damaged"), 1);
}

#[test]
fn a_change_that_only_the_checksum_sees_is_noticed() {
    let shelf = shelf();
    let id = shelf.begin();
    shelf.open(id).play(&holes("d1:e5")).expect("legal");
    shelf.store.rename(id, "First").expect("saved");
    let text = fs::read_to_string(shelf.file(id)).expect("a file");
    for changed in [text.replace("First", "Other"), text.replace("d1-e5", "d2-e6")] {
        assert_ne!(changed, text);
        fs::write(shelf.file(id), &changed).expect("written");
        let error = shelf.store.load(id).expect_err("it was changed");
        assert!(error.to_string().starts_with("checksum"), "{error}");
    }
    assert_eq!(shelf.files("damaged"), 2);
}

/// The document with the checksum that its changed content should have.
fn with_checksum(text: &str) -> String {
    let document: serde_json::Value = serde_json::from_str(text).expect("JSON");
    let summary = &text[text.find("\"summary\":").expect("a summary") + 10..text.find(",\"game\":").expect("a game")];
    let game = &text[text.find(",\"game\":").expect("a game") + 8..text.len() - 1];
    let sum = crc32fast::hash(format!("{summary}{game}").as_bytes());
    text.replace(document["checksum"].as_str().expect("a checksum"), &format!("{sum:08x}"))
}

#[test]
fn a_newer_file_is_left_alone_and_named() {
    let shelf = shelf();
    let id = shelf.begin();
    let text = fs::read_to_string(shelf.file(id)).expect("a file").replace("\"version\":2", "\"version\":7");
    fs::write(shelf.file(id), &text).expect("written");
    let list = shelf.store.list().expect("a list");
    assert_eq!(list.newer, [(format!("{id}.starhop"), 7)]);
    assert_eq!(shelf.store.load(id), Err(StoreError::Newer { version: 7, known: 2 }));
    assert_eq!(shelf.store.read_damaged(&list.newer[0].0).as_ref(), Ok(&text), "it can be shared");
    assert_eq!(
        shelf.store.delete_damaged(&list.newer[0].0),
        Err(StoreError::NoSuchGame(list.newer[0].0.clone())),
        "it is not damaged"
    );
    assert_eq!(fs::read_to_string(shelf.file(id)).expect("a file"), text);
}

#[test]
fn a_deleted_game_can_be_restored() {
    let shelf = shelf();
    let id = shelf.begin();
    shelf.store.delete(id).expect("it is there");
    assert!(shelf.store.list().expect("a list").games.is_empty());
    assert_eq!(shelf.store.trash().expect("a list").len(), 1);
    assert_eq!(shelf.store.delete(id), Err(StoreError::NoSuchGame(id.to_string())));
    shelf.store.restore(id).expect("it is in the trash");
    assert_eq!(shelf.store.list().expect("a list").games.len(), 1);
}

#[test]
fn only_a_deleted_game_can_be_erased() {
    let shelf = shelf();
    let (id, other) = (shelf.begin(), shelf.begin());
    let missing = Err(StoreError::NoSuchGame(id.to_string()));
    assert_eq!(shelf.store.erase(id), missing);
    shelf.store.delete(id).expect("it is there");
    shelf.store.delete(other).expect("it is there");
    shelf.store.erase(id).expect("it is in the trash");
    assert_eq!(shelf.store.trash().expect("a list").iter().map(|(id, _)| *id).collect::<Vec<_>>(), [other]);
    assert_eq!(shelf.store.erase(id), missing);
    assert_eq!(shelf.store.restore(id).map(drop), missing);
}

#[test]
fn unfinished_games_come_first_and_the_last_changed_first_of_them() {
    let shelf = shelf();
    let save = |changed, resigned| {
        let mut game = new_game();
        if resigned {
            game.resign().expect("the game goes on");
        }
        shelf
            .store
            .create(&Saved {
                title: String::new(),
                created: 1,
                changed,
                origin: Origin::Started,
                game,
                notes: Notes::default(),
                clock: None,
            })
            .expect("saved")
    };
    let (old, ended, new) = (save(10, false), save(30, true), save(20, false));
    let order: Vec<_> = shelf.store.list().expect("a list").games.into_iter().map(|(id, _)| id).collect();
    assert_eq!(order, [new, old, ended]);
}

#[test]
fn what_was_exported_can_be_imported() {
    let shelf = shelf();
    let id = shelf.begin();
    shelf.open(id).play(&holes("d1:e5")).expect("legal");
    shelf.store.rename(id, "  A game\n").expect("saved");
    let text = shelf.store.export(id).expect("a text");
    let copy = shelf.store.import(&format!("\n{text} \n")).expect("its own text");
    assert_ne!(copy, id);
    let (read, original) = (shelf.store.load(copy).expect("saved"), shelf.store.load(id).expect("saved"));
    assert_eq!((read.title.as_str(), read.game), ("A game", original.game));
}

#[test]
fn a_huge_text_is_refused_before_it_is_read() {
    let shelf = shelf();
    let huge = " ".repeat((4 << 20) + 1);
    assert_eq!(shelf.store.import(&huge), Err(StoreError::TooLarge { limit: 4 << 20 }));
    let id = shelf.begin();
    fs::write(shelf.file(id), huge).expect("written");
    assert_eq!(shelf.store.load(id), Err(StoreError::TooLarge { limit: 4 << 20 }));
    assert_eq!(shelf.files("damaged"), 1);
}

#[test]
fn an_id_that_is_a_path_is_no_id() {
    for text in ["../../etc/passwd", "", "0123456789ABCDEF", "0123456789abcde", "0123456789abcdef0"] {
        assert_eq!(text.parse::<GameId>(), Err(StoreError::NoSuchGame(text.to_owned())));
    }
}

#[test]
fn what_a_kill_left_of_a_write_is_cleared() {
    let shelf = shelf();
    let id = shelf.begin();
    fs::write(shelf.file(id).with_extension("tmp"), "half").expect("written");
    Store::open(shelf.folder.path()).expect("the folder");
    assert_eq!(shelf.files("games"), 1);
    assert_eq!(shelf.open(id).game().ply(), 0);
}

#[test]
fn the_computer_declines_a_draw_at_the_start_and_the_game_goes_on() {
    let shelf = shelf();
    let players = vec![Player::person(), Player::computer(Level::LOWEST)];
    let game = Game::new(Setup::new(Rules::PLYYARD, players).expect("two players"));
    let id = shelf.store.create(&new_save(game)).expect("saved");
    let mut session = shelf.open(id);
    session.offer_draw().expect("nothing is offered");
    assert!(matches!(session.game().draw_offer(), starhop::game::DrawOffer::Declined { .. }));
    session.play(&holes("d1:e5")).expect("legal");
}

#[test]
fn a_move_that_was_found_for_an_earlier_state_is_refused() {
    let shelf = shelf();
    let players = vec![Player::person(), Player::computer(Level::LOWEST)];
    let game = Game::new(Setup::new(Rules::PLYYARD, players).expect("two players"));
    let mut session = shelf.open(shelf.store.create(&new_save(game)).expect("saved"));
    session.play(&holes("d1:e5")).expect("legal");
    let found = session.search().expect("the computer is to move").run(&starhop::ai::Control::new()).expect("a move");
    session.undo().expect("a move was made");
    session.redo().expect("it was undone");
    assert_eq!(session.play_found(&found), Err(SessionError::Stale));
    let found = session.search().expect("the computer is to move").run(&starhop::ai::Control::new()).expect("a move");
    session.play_found(&found).expect("nothing has changed");
    assert_eq!(session.game().ply(), 2);
}

#[test]
fn samples_of_every_format_version_are_read() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/vectors/saves");
    let mut read: Vec<(String, String, usize, bool)> = Vec::new();
    for entry in fs::read_dir(folder).expect("the samples") {
        let path = entry.expect("a file").path();
        let content = fs::read(&path).expect("a file");
        let saved = Saved::from_document(&content).unwrap_or_else(|error| unreadable(&path, &error));
        let summary = Summary::from_document(&content).expect("a summary");
        assert_eq!(summary.status, saved.game.status(), "{}", path.display());
        assert_eq!(summary.board, saved.game.position().board_text(), "{}", path.display());
        let again = Saved::from_document(saved.to_document().expect("a document").as_bytes());
        assert_eq!(again.as_ref(), Ok(&saved), "{}: what is written in the newest version is the same", path.display());
        let name = path.file_name().expect("a name").to_string_lossy().into_owned();
        read.push((name, saved.game.status().to_string(), saved.game.ply(), saved.game.can_redo()));
    }
    read.sort();
    let expected = [
        ("version-1-agreed.starhop", "draw agreed", 4, false),
        ("version-1-resigned.starhop", "won 4 resigned", 5, false),
        ("version-1.starhop", "playing", 4, true),
        ("version-2-offer.starhop", "playing", 2, false),
        ("version-2-points.starhop", "won 5 left", 21, false),
        ("version-2-start.starhop", "playing", 3, true),
        ("version-2-toss.starhop", "playing", 12, false),
    ];
    let expected = expected.map(|(name, status, ply, redo)| (name.to_owned(), status.to_owned(), ply, redo));
    assert_eq!(read, expected);
}

fn unreadable(path: &Path, error: &StoreError) -> Saved {
    panic!("{}: {error}", path.display())
}
