//! Damage of every kind: nothing is lost, what is wrong is named, nothing panics.

#![allow(clippy::expect_used, clippy::panic, reason = "a failed expectation is a failed test")]

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use starhop::game::{Game, Player, Setup};
use starhop::session::{Session, SessionError};
use starhop::store::{GameId, Saved, Store, StoreError, Summary, new_save};
use starhop::{Hole, Rules};
use tempfile::TempDir;

struct Library {
    folder: TempDir,
    store: Arc<Store>,
}

fn holes(text: &str) -> Vec<Hole> {
    text.split(':').map(|name| name.parse().expect("a hole")).collect()
}

fn game() -> Game {
    let setup = Setup::new(Rules::PLYYARD, vec![Player::person(), Player::person()]).expect("two people");
    let mut game = Game::new(setup);
    for text in ["d1:e5", "n1:m5", "d4:e9"] {
        game.play(&holes(text)).expect("legal");
    }
    game.undo().expect("a move was made");
    game
}

impl Library {
    fn new() -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        let store = Arc::new(Store::open(folder.path()).expect("a new folder"));
        Self { folder, store }
    }

    fn begin(&self) -> GameId {
        self.store.create(&new_save(game())).expect("saved")
    }

    fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    fn file(&self, id: GameId) -> PathBuf {
        self.path(&format!("games/{id}.starhop"))
    }

    fn ids(&self) -> Vec<GameId> {
        let mut ids: Vec<_> = self.store.list().expect("a list").games.into_iter().map(|(id, _)| id).collect();
        ids.sort();
        ids
    }
}

fn sample() -> Vec<u8> {
    let text = new_save(game()).to_document().expect("a document");
    text.into_bytes()
}

#[test]
fn a_document_cut_off_anywhere_is_damaged() {
    let whole = sample();
    for length in 0..whole.len() {
        let cut = &whole[..length];
        assert!(matches!(Saved::from_document(cut), Err(StoreError::Damaged(_))), "{length}");
        assert!(matches!(Summary::from_document(cut), Err(StoreError::Damaged(_))), "{length}");
    }
    assert!(Saved::from_document(&whole).is_ok());
}

#[test]
fn a_byte_that_changed_anywhere_is_noticed_or_changes_nothing() {
    let whole = sample();
    let original = Saved::from_document(&whole).expect("a game");
    for at in 0..whole.len() {
        for changed in [whole[at] ^ 1, whole[at] ^ 0x20, whole[at] ^ 0x80, 0, b'9', b'"'] {
            let mut damaged = whole.clone();
            damaged[at] = changed;
            match Saved::from_document(&damaged) {
                Ok(read) => assert_eq!(read, original, "byte {at} as {changed}"),
                Err(StoreError::Damaged(_) | StoreError::Newer { .. }) => {}
                Err(error) => panic!("byte {at} as {changed}: {error}"),
            }
        }
    }
}

#[test]
fn a_file_that_is_no_game_is_kept_whole_and_told_apart() {
    let text = String::from_utf8(sample()).expect("text");
    let contents: [(&str, Vec<u8>, &str); 8] = [
        ("empty", Vec::new(), "document: EOF"),
        ("zeros", vec![0; 4096], "document: expected value"),
        ("a zero in it", text.replacen(':', ":\0", 1).into_bytes(), "document: expected value"),
        ("UTF-16", text.encode_utf16().flat_map(u16::to_le_bytes).collect(), "document: "),
        ("Latin-1", [text.as_bytes(), b"\xE5"].concat(), "encoding: incomplete utf-8"),
        ("a mark before it", format!("\u{FEFF}{text}").into_bytes(), "document: expected value"),
        ("another format", br#"{"format":"chess","version":1}"#.to_vec(), "format: this is not"),
        ("huge", vec![b' '; (4 << 20) + 1], "larger than the limit of 4194304 bytes"),
    ];
    for (name, content, problem) in contents {
        let library = Library::new();
        let (whole, damaged) = (library.begin(), library.begin());
        fs::write(library.file(damaged), &content).expect("written");
        let shelf = library.store.list().expect("a list");
        assert_eq!(shelf.games.iter().map(|(id, _)| *id).collect::<Vec<_>>(), [whole], "{name}");
        let [(file, told)] = shelf.damaged.as_slice() else { panic!("{name}: {:?}", shelf.damaged) };
        assert!(told.starts_with(problem), "{name}: {told}");
        assert_eq!(fs::read(library.path("damaged").join(file)).expect("it is kept"), content, "{name}");
        assert!(matches!(library.store.load(damaged), Err(StoreError::NoSuchGame(_))), "{name}");
        assert_eq!(library.store.list().expect("a list"), shelf, "{name}: it is listed the same again");
    }
}

#[test]
fn a_file_copied_under_another_id_is_a_game_of_its_own() {
    let library = Library::new();
    let (id, other) = (library.begin(), "00000000000000aa".parse().expect("an id"));
    fs::copy(library.file(id), library.file(other)).expect("copied");
    library.store.rename(other, "copy").expect("saved");
    assert_eq!(library.ids().len(), 2);
    assert_eq!(library.store.load(id).expect("a game").title, "");
    assert_eq!(library.store.load(other).expect("a game").title, "copy");
}

#[test]
fn a_game_is_neither_deleted_nor_restored_over_another_one() {
    let library = Library::new();
    let id = library.begin();
    let trashed = library.path(&format!("trash/{id}.starhop"));
    fs::copy(library.file(id), &trashed).expect("copied");
    library.store.rename(id, "other").expect("saved");
    let restored = library.store.restore(id).expect("it is in the trash");
    assert_ne!(restored, id);
    assert_eq!(library.store.load(id).expect("a game").title, "other");
    assert_eq!(library.store.load(restored).expect("a game").title, "");
    fs::copy(library.file(restored), &trashed).expect("copied");
    library.store.delete(id).expect("it is there");
    let mut titles: Vec<_> = library.store.trash().expect("a list").into_iter().map(|(_, game)| game.title).collect();
    titles.sort();
    assert_eq!(titles, ["", "other"]);
}

#[test]
fn a_newer_file_keeps_every_byte_whatever_is_asked_of_it() {
    let library = Library::new();
    let id = library.begin();
    let text = String::from_utf8(sample()).expect("text");
    let newer = text.replace("\"version\":2", "\"version\":3").replace("\"summary\"", "\"overview\"");
    assert_ne!(newer, text);
    let mut session = Session::open(Arc::clone(&library.store), id).expect("a game");
    fs::write(library.file(id), &newer).expect("written");
    let refused = StoreError::Newer { version: 3, known: 2 };
    assert_eq!(library.store.list().expect("a list").newer, [(format!("{id}.starhop"), 3)]);
    assert_eq!(library.store.load(id), Err(refused.clone()));
    assert_eq!(library.store.rename(id, "title"), Err(refused.clone()));
    assert_eq!(library.store.duplicate(id), Err(refused.clone()));
    assert_eq!(library.store.export(id), Err(refused.clone()));
    assert_eq!(library.store.play_on(id, 0), Err(refused.clone()));
    assert_eq!(session.play(&holes("d4:e9")), Err(SessionError::NotSaved(refused)));
    assert_eq!(fs::read_to_string(library.file(id)).expect("it stays"), newer);
    library.store.delete(id).expect("it is there");
    library.store.trash().expect("a list");
    library.store.restore(id).expect("it is in the trash");
    assert_eq!(fs::read_to_string(library.file(id)).expect("it is back"), newer);
}

#[test]
fn files_whose_names_are_no_ids_are_left_or_told() {
    let library = Library::new();
    let id = library.begin();
    for name in [".DS_Store", "notes.txt", "starhop", "0123456789abcdef"] {
        fs::write(library.path("games").join(name), "anything").expect("written");
    }
    fs::create_dir(library.path("games/0123456789abcdef.starhop")).expect("made");
    fs::copy(library.file(id), library.path("games/My game (1).starhop")).expect("copied");
    let shelf = library.store.list().expect("a list");
    assert_eq!(library.ids(), [id]);
    let told = "name: `My game (1)` is not a game's id".to_owned();
    assert_eq!(shelf.damaged, [("My game (1).starhop".to_owned(), told)]);
    let text = library.store.read_damaged("My game (1).starhop").expect("it is listed");
    library.store.import(&text).expect("its content is whole");
    assert_eq!(fs::read_dir(library.path("games")).expect("a folder").count(), 7, "what is not ours stays");
}

#[cfg(unix)]
#[test]
fn a_name_that_is_no_text_does_no_harm() {
    use std::os::unix::ffi::OsStrExt;
    let library = Library::new();
    let id = library.begin();
    let name = std::ffi::OsStr::from_bytes(b"\xFF\xFE.starhop");
    fs::write(library.path("games").join(name), "anything").expect("written");
    let shelf = library.store.list().expect("a list");
    assert_eq!((library.ids(), shelf.damaged.len()), (vec![id], 1));
    assert_eq!(library.store.read_damaged(&shelf.damaged[0].0).as_deref(), Ok("anything"));
}

/// A session on a library that then loses what the closure takes away; the error of the next move.
fn play_after(harm: impl FnOnce(&Path)) -> (Library, StoreError) {
    let library = Library::new();
    let id = library.begin();
    let mut session = Session::open(Arc::clone(&library.store), id).expect("a game");
    harm(library.folder.path());
    match session.play(&holes("d4:e9")) {
        Err(SessionError::NotSaved(error)) => {
            assert_eq!(session.game(), &game(), "the game is as it was");
            (library, error)
        }
        other => panic!("{other:?}"),
    }
}

fn names(error: &StoreError, path: &Path) -> bool {
    matches!(error, StoreError::Io { file, .. } if *file == path.display().to_string())
}

#[test]
fn a_folder_that_goes_away_meanwhile_is_named() {
    let (library, error) = play_after(|root| fs::remove_dir_all(root).expect("removed"));
    let games = library.path("games");
    assert!(names(&error, &games), "{error}");
    let error = library.store.list().expect_err("there is no folder");
    assert!(names(&error, &games), "{error}");
    let error = library.store.create(&new_save(game())).expect_err("there is no folder");
    assert!(matches!(error, StoreError::Io { .. }), "{error}");
    let again = Store::open(library.folder.path()).expect("opening makes it anew");
    again.create(&new_save(game())).expect("saved");

    let (library, error) = play_after(|root| fs::rename(root.join("games"), root.join("away")).expect("moved"));
    assert!(names(&error, &library.path("games")), "{error}");
    fs::rename(library.path("away"), library.path("games")).expect("moved");
    assert_eq!(library.ids().len(), 1, "nothing is lost when it comes back");
}

#[test]
fn a_folder_that_is_a_file_is_named() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("library");
    fs::write(&file, "mine").expect("written");
    let error = Store::open(&file).expect_err("it is a file");
    assert!(matches!(&error, StoreError::Io { file: named, .. } if named.starts_with(&file.display().to_string())));
    assert_eq!(fs::read_to_string(&file).expect("it stays"), "mine");

    let library = Library::new();
    fs::remove_dir(library.path("trash")).expect("it is empty");
    fs::write(library.path("trash"), "mine").expect("written");
    assert!(names(&Store::open(library.folder.path()).expect_err("it is a file"), &library.path("trash")));
    let id = library.begin();
    assert!(matches!(library.store.delete(id), Err(StoreError::Io { .. })));
    assert_eq!(library.ids(), [id], "a game that cannot be deleted stays");
}

#[cfg(unix)]
#[test]
fn a_link_that_leads_nowhere_is_named() {
    let link = |root: &Path| {
        fs::rename(root.join("games"), root.join("away")).expect("moved");
        std::os::unix::fs::symlink("nowhere", root.join("games")).expect("linked");
    };
    let (library, error) = play_after(link);
    let games = library.path("games");
    assert!(names(&error, &games), "{error}");
    for error in [Store::open(library.folder.path()).map(drop), library.store.list().map(drop)] {
        assert!(names(&error.expect_err("it leads nowhere"), &games));
    }
    assert!(games.symlink_metadata().expect("it stays").is_symlink());
    fs::remove_file(&games).expect("removed");
    std::os::unix::fs::symlink("away", &games).expect("linked");
    assert_eq!(library.ids().len(), 1, "a link that leads somewhere serves");
    library.begin();
}

#[test]
fn two_sessions_on_one_game_never_overwrite_each_other() {
    let library = Library::new();
    let id = library.begin();
    let elsewhere = Arc::new(Store::open(library.folder.path()).expect("a second store on the folder"));
    let mut here = Session::open(Arc::clone(&library.store), id).expect("a game");
    let mut there = Session::open(elsewhere, id).expect("the same game");
    there.play(&holes("d4:e9")).expect("legal");
    let revision = here.revision();
    assert_eq!(here.play(&holes("d2:e6")), Err(SessionError::Stale));
    assert_eq!((here.game(), here.revision() == revision), (there.game(), false), "it shows what was done there");
    here.rename("named here").expect("saved");
    here.undo().expect("a move was made");
    there.rename("named there").expect("the title goes to the game as it is by now");
    assert_eq!(there.game(), here.game());
    library.store.delete(id).expect("it is there");
    assert_eq!(here.redo(), Err(SessionError::NotSaved(StoreError::NoSuchGame(id.to_string()))));
}
