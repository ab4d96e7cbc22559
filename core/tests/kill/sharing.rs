use std::fs;
use std::io::Read;
use std::path::Path;
use std::process::Child;
use std::sync::Arc;

use starhop::Move;
use starhop::session::{Session, SessionError};
use starhop::store::{Store, StoreError, faults, new_save};

use crate::{new_game, spawn};

const PROCESSES: usize = 4;
/// What each process does: moves in a game that all of them play, with a new game after each.
const ROUNDS: usize = 25;

fn folder_argument(folder: &Path) -> String {
    folder.display().to_string()
}

/// Plays moves in one game among others who do the same, and makes games of its own.
pub(crate) fn child(folder: &str, id: &str) {
    let store = Arc::new(Store::open(Path::new(folder)).expect("the folder"));
    let mut session = Session::open(Arc::clone(&store), id.parse().expect("an id")).expect("the game");
    for _ in 0..ROUNDS {
        loop {
            let moves = session.game().position().legal_moves();
            let &Move::Travel { from, to } = &moves[session.game().ply() % moves.len()] else { panic!("it ended") };
            match session.play(&[from, to]) {
                Ok(()) => break,
                Err(SessionError::Stale) => {}
                Err(error) => panic!("{error}"),
            }
        }
        store.create(&new_save(new_game())).expect("saved");
    }
}

/// Begins to save a game, and keeps the lock for ever.
pub(crate) fn hang(folder: &str) {
    let folder = Path::new(folder);
    let store = Store::open(folder).expect("the folder");
    faults::plant(folder, "flush 1 hang".parse().expect("a fault"));
    store.create(&new_save(new_game())).expect("never");
}

fn finish(mut child: Child) {
    let mut complaint = String::new();
    child.stderr.take().expect("it is piped").read_to_string(&mut complaint).expect("text");
    assert!(child.wait().expect("it ran").success(), "{complaint}");
}

/// No process overwrites what another one acknowledged.
fn processes_share_a_folder() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = Store::open(folder.path()).expect("the folder");
    let id = store.create(&new_save(new_game())).expect("saved");
    let arguments = ["--share".to_owned(), folder_argument(folder.path()), id.to_string()];
    let children: Vec<Child> = (0..PROCESSES).map(|_| spawn(&arguments)).collect();
    children.into_iter().for_each(finish);
    assert_eq!(store.load(id).expect("the game").game.ply(), PROCESSES * ROUNDS, "every acknowledged move stands");
    let shelf = store.list().expect("a list");
    assert_eq!((shelf.games.len(), shelf.damaged.len()), (PROCESSES * ROUNDS + 1, 0));
    println!("{PROCESSES} processes played {} moves in one game, none lost", PROCESSES * ROUNDS);
}

/// Whoever keeps the lock too long is named; the lock goes with the process.
fn a_lock_that_is_kept_is_named_and_dies_with_its_process() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = Store::open(folder.path()).expect("the folder");
    let id = store.create(&new_save(new_game())).expect("saved");
    let mut child = spawn(&["--hang".to_owned(), folder_argument(folder.path())]);
    while !is_writing(folder.path()) {
        assert_eq!(child.try_wait().expect("a child"), None, "it hangs for ever");
        std::thread::yield_now();
    }
    let refused = store.rename(id, "renamed").expect_err("the child has the lock");
    assert_eq!(refused, StoreError::InUse { folder: folder_argument(folder.path()) });
    assert_eq!(store.list().expect("reading needs no lock").games.len(), 1);
    Store::open(folder.path()).expect("opening waits for nobody");
    child.kill().expect("it runs");
    child.wait().expect("it ran");
    store.rename(id, "free").expect("the lock went with the process");
}

/// Whether a new file waits to be flushed.
fn is_writing(folder: &Path) -> bool {
    let mut files = fs::read_dir(folder.join("games")).expect("a folder");
    files.any(|file| file.expect("a file").path().extension() == Some("tmp".as_ref()))
}

pub(crate) fn run() {
    processes_share_a_folder();
    a_lock_that_is_kept_is_named_and_dies_with_its_process();
}
