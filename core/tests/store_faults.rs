//! A file system that fails at any operation: the action says so, nothing is lost, and it can be done again.

#![allow(clippy::expect_used, clippy::panic, reason = "a failed expectation is a failed test")]

use std::fs;
use std::path::Path;
use std::sync::Arc;

use starhop::game::{Game, Player, Setup};
use starhop::session::{Session, SessionError};
use starhop::store::faults::{self, Effect, Fault, Operation};
use starhop::store::{GameId, Store, StoreError, new_save};
use starhop::{Hole, Rules};
use tempfile::TempDir;

fn new_game() -> Game {
    Game::new(Setup::new(Rules::PLYYARD, vec![Player::person(), Player::person()]).expect("two people"))
}

fn holes(text: &str) -> Vec<Hole> {
    text.split(':').map(|name| name.parse().expect("a hole")).collect()
}

fn fault(text: &str) -> Fault {
    text.parse().expect("a fault")
}

struct Library {
    folder: TempDir,
    store: Arc<Store>,
    id: GameId,
    deleted: GameId,
}

impl Library {
    fn new() -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        let store = Arc::new(Store::open(folder.path()).expect("a new folder"));
        let id = store.create(&new_save(new_game())).expect("saved");
        let deleted = store.create(&new_save(new_game())).expect("saved");
        store.delete(deleted).expect("it is there");
        Self { folder, store, id, deleted }
    }

    fn root(&self) -> &Path {
        self.folder.path()
    }

    /// Games with title and plies, and deleted games.
    fn contents(&self) -> (Vec<(String, usize)>, usize) {
        let store = Store::open(self.root()).expect("the folder");
        let found = store.list().expect("a list");
        assert!(found.damaged.is_empty(), "{:?}", found.damaged);
        let mut games: Vec<_> = found.games.into_iter().map(|(_, game)| (game.title, game.ply)).collect();
        games.sort();
        (games, store.trash().expect("a list").len())
    }
}

type Act = fn(&Library) -> Result<(), StoreError>;

fn play(library: &Library) -> Result<(), StoreError> {
    let mut session = Session::open(Arc::clone(&library.store), library.id)?;
    let before = (session.game().clone(), session.revision());
    match session.play(&holes("d1:e5")) {
        Ok(()) => Ok(()),
        Err(SessionError::NotSaved(error)) => {
            assert_eq!((session.game().clone(), session.revision()), before, "what cannot be saved is not done");
            faults::watch(library.root());
            session.play(&holes("d1:e5")).expect("it can be saved now");
            session.undo().expect("a move was made");
            session.redo().expect("a move was undone");
            Err(error)
        }
        Err(error) => panic!("{error}"),
    }
}

const ACTIONS: [(&str, Act); 9] = [
    ("create", |library| library.store.create(&new_save(new_game())).map(drop)),
    ("play", play),
    ("rename", |library| library.store.rename(library.id, "renamed")),
    ("delete", |library| library.store.delete(library.id)),
    ("restore", |library| library.store.restore(library.deleted).map(drop)),
    ("erase", |library| library.store.erase(library.deleted)),
    ("duplicate", |library| library.store.duplicate(library.id).map(drop)),
    ("import", |library| library.store.import(&library.store.export(library.id)?).map(drop)),
    ("open", |library| Store::open(library.root()).map(drop)),
];

/// The error that an effect must lead to.
fn is_told(effect: Effect, error: &StoreError) -> bool {
    match effect {
        Effect::Full | Effect::Short => *error == StoreError::Full,
        Effect::ReadOnly => matches!(error, StoreError::ReadOnly { .. }),
        _ => matches!(error, StoreError::Io { .. }),
    }
}

#[test]
fn whatever_operation_fails_nothing_is_lost() {
    for (name, act) in ACTIONS {
        let whole = Library::new();
        let before = whole.contents();
        faults::watch(whole.root());
        act(&whole).expect("nothing fails");
        let operations = faults::clear(whole.root());
        let after = whole.contents();
        assert!(operations.len() >= 2, "{name}: {operations:?}");
        for number in 1..=u32::try_from(operations.len()).expect("few") {
            for effect in [Effect::Full, Effect::Broken, Effect::ReadOnly, Effect::Short] {
                let library = Library::new();
                let context = format!("{name}, {effect:?} at {number} of {operations:?}");
                faults::plant(library.root(), Fault { operation: None, number, lasting: false, effect });
                let done = act(&library);
                let _ = faults::clear(library.root());
                let found = library.contents();
                match done {
                    Ok(()) => assert_eq!(found, after, "{context}"),
                    Err(error) => {
                        assert!(is_told(effect, &error), "{context}: {error}");
                        assert!(found == before || found == after, "{context}: {found:?}");
                    }
                }
            }
        }
    }
}

#[test]
fn a_full_disk_refuses_moves_until_there_is_room_and_keeps_the_last_one() {
    let library = Library::new();
    let mut session = Session::open(Arc::clone(&library.store), library.id).expect("a game");
    session.play(&holes("d1:e5")).expect("there is room");
    faults::plant(library.root(), fault("write 1+ short"));
    for _ in 0..3 {
        assert_eq!(session.play(&holes("n1:m5")), Err(SessionError::NotSaved(StoreError::Full)));
        assert_eq!(library.store.load(library.id).expect("it is whole").game.ply(), 1);
    }
    assert!(faults::clear(library.root()).contains(&Operation::Remove), "half a file is no use");
    session.play(&holes("n1:m5")).expect("there is room again");
    assert_eq!(library.store.load(library.id).expect("it is whole").game.ply(), 2);
}

#[test]
fn a_save_is_flushed_before_it_takes_the_name_and_the_name_after() {
    use Operation::{Create, Flush, FlushFolder, Rename, Write};
    let library = Library::new();
    let mut session = Session::open(Arc::clone(&library.store), library.id).expect("a game");
    faults::watch(library.root());
    session.play(&holes("d1:e5")).expect("legal");
    let operations = faults::clear(library.root());
    assert!(operations.ends_with(&[Create, Write, Flush, Rename, FlushFolder]), "{operations:?}");
    faults::watch(library.root());
    library.store.delete(library.id).expect("it is there");
    let operations = faults::clear(library.root());
    assert!(operations.ends_with(&[Rename, FlushFolder, FlushFolder]), "{operations:?}");
}

#[test]
fn a_file_that_cannot_be_read_keeps_no_other_off_the_list() {
    let library = Library::new();
    library.store.create(&new_save(new_game())).expect("saved");
    faults::plant(library.root(), fault("read 1 broken"));
    let shelf = library.store.list().expect("a list");
    let _ = faults::clear(library.root());
    assert_eq!((shelf.games.len(), shelf.damaged.len()), (1, 1));
    assert!(shelf.damaged[0].1.contains("input/output error"), "{:?}", shelf.damaged);
    assert_eq!(library.contents().0.len(), 2, "the disk was to blame, not the file");
}

#[test]
fn a_damaged_file_that_cannot_be_moved_stays_and_is_named() {
    let library = Library::new();
    let file = library.root().join(format!("games/{}.starhop", library.id));
    fs::write(&file, "damaged").expect("written");
    faults::plant(library.root(), fault("rename 1+ read-only"));
    let shelf = library.store.list().expect("a list");
    assert!(matches!(library.store.load(library.id), Err(StoreError::Damaged(_))));
    let _ = faults::clear(library.root());
    assert_eq!(
        shelf.damaged.iter().map(|(name, _)| name.clone()).collect::<Vec<_>>(),
        [format!("{}.starhop", library.id)]
    );
    assert_eq!(fs::read_to_string(&file).expect("it stays"), "damaged");
}

#[test]
fn a_file_in_the_folder_plants_a_fault_while_it_is_there() {
    let library = Library::new();
    fs::write(library.root().join(faults::FILE), "write 2+ full").expect("written");
    library.store.rename(library.id, "first").expect("the first write is done");
    assert_eq!(library.store.rename(library.id, "second"), Err(StoreError::Full));
    assert_eq!(library.store.rename(library.id, "third"), Err(StoreError::Full));
    fs::remove_file(library.root().join(faults::FILE)).expect("removed");
    library.store.rename(library.id, "fourth").expect("the fault is gone");
    assert_eq!(library.contents().0, [("fourth".to_owned(), 0)]);
}

#[test]
fn a_text_that_is_no_fault_is_refused() {
    let known = Fault { operation: Some(Operation::Flush), number: 2, lasting: true, effect: Effect::KillBefore };
    assert_eq!(fault("flush 2+ kill-before"), known);
    for text in ["", "flush", "flush 0 full", "flush 2 gone", "melt 1 full", "flush 1 full now", "flush -1 full"] {
        let error = text.parse::<Fault>().expect_err("no fault");
        assert!(error.to_string().starts_with(&format!("`{text}` is no fault")), "{error}");
    }
}
