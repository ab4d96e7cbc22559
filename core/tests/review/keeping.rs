//! A review beside its game: kept, found again, and lost without harm.

use std::fs;
use std::path::PathBuf;
use std::sync::Arc;

use starhop::review::{Review, ReviewControl};
use starhop::session::{ReviewJob, Session};
use starhop::store::faults::{self, Effect, Fault, Operation};
use starhop::store::{GameId, Store, StoreError, new_save};
use tempfile::TempDir;

use super::support::{few_nodes, holes, reviewed, short_game};

struct Library {
    folder: TempDir,
    store: Arc<Store>,
    id: GameId,
}

impl Library {
    fn new() -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        let store = Arc::new(Store::open(folder.path()).expect("a new folder"));
        let id = store.create(&new_save(short_game())).expect("saved");
        Self { folder, store, id }
    }

    fn run(&self, id: GameId) -> Review {
        let job = ReviewJob::load(Arc::clone(&self.store), id).expect("it is saved");
        job.run_within(few_nodes(), &ReviewControl::new()).expect("nobody cancels")
    }

    fn kept(&self, id: GameId) -> Option<Review> {
        ReviewJob::load(Arc::clone(&self.store), id).expect("it is saved").kept()
    }

    fn file(&self, id: GameId) -> PathBuf {
        self.folder.path().join(format!("reviews/{id}.json"))
    }

    fn reopened(&self) -> Store {
        Store::open(self.folder.path()).expect("the folder")
    }
}

#[test]
fn a_review_is_kept_and_found_again() {
    let library = Library::new();
    assert_eq!(library.kept(library.id), None);
    let made = library.run(library.id);
    assert_eq!(made, reviewed(&short_game()));
    assert_eq!(library.kept(library.id).as_ref(), Some(&made));
    let control = ReviewControl::new();
    let job = ReviewJob::load(Arc::clone(&library.store), library.id).expect("it is saved");
    assert_eq!(job.run_within(few_nodes(), &control).as_ref(), Ok(&made));
    assert_eq!(control.progress(), (6, 6));
    assert_eq!(library.reopened().review(library.id, &short_game()), Some(made));
}

#[test]
fn what_is_kept_is_not_searched_for_again() {
    let library = Library::new();
    library.run(library.id);
    // A loss that no search would find.
    let text = fs::read_to_string(library.file(library.id)).expect("it is kept");
    let content = &text[text.find("\"content\":").expect("the content") + 10..text.len() - 1];
    let loss = &content[content.find("\"loss\":").expect("a loss")..];
    let forged = content.replacen(&loss[..=loss.find(',').expect("its end")], "\"loss\":7777,", 1);
    let checksum = format!("{:08x}", crc32fast::hash(forged.as_bytes()));
    let text =
        format!("{{\"format\":\"starhop-review\",\"version\":1,\"checksum\":\"{checksum}\",\"content\":{forged}}}");
    fs::write(library.file(library.id), text).expect("written");
    let found = library.run(library.id);
    assert_eq!(found.plies()[0].verdict.as_ref().map(|verdict| verdict.loss), Some(7777));
}

#[test]
fn another_move_makes_it_the_review_of_another_game() {
    let library = Library::new();
    let made = library.run(library.id);
    let mut session = Session::open(Arc::clone(&library.store), library.id).expect("it is saved");
    assert_eq!(session.review().kept(), Some(made));
    session.play(&holes("e5-f5")).expect("legal");
    assert_eq!(session.review().kept(), None);
    let longer = session.review().run_within(few_nodes(), &ReviewControl::new()).expect("nobody cancels");
    assert_eq!(longer.plies().len(), 7);
    assert_eq!(session.review().kept(), Some(longer));
}

#[test]
fn a_damaged_review_is_made_anew_and_told_to_nobody() {
    let library = Library::new();
    let made = library.run(library.id);
    let whole = fs::read(library.file(library.id)).expect("it is kept");
    let newer = String::from_utf8(whole.clone()).expect("text").replace("\"version\":1", "\"version\":9");
    for broken in [&b"{"[..], &[], &whole[..whole.len() / 2], &[0xFF; 40], newer.as_bytes(), &vec![b' '; 5 << 20]] {
        fs::write(library.file(library.id), broken).expect("written");
        assert_eq!(library.kept(library.id), None);
        let shelf = library.reopened().list().expect("a list");
        assert_eq!((shelf.games.len(), shelf.damaged.len(), shelf.newer.len()), (1, 0, 0));
        assert_eq!(library.run(library.id), made);
        assert_eq!(fs::read(library.file(library.id)).expect("it is kept"), whole);
    }
}

#[test]
fn it_goes_to_the_trash_and_comes_back_with_its_game() {
    let library = Library::new();
    let made = library.run(library.id);
    library.store.delete(library.id).expect("it is there");
    let store = library.reopened();
    assert!(matches!(store.keep_review(library.id, &short_game(), &made), Err(StoreError::NoSuchGame(_))));
    // Another game has got the id since, so that the old one gets a new one.
    let path = library.folder.path().join(format!("games/{}.starhop", library.id));
    fs::write(&path, new_save(short_game()).to_document().expect("a document")).expect("written");
    let restored = store.restore(library.id).expect("it is in the trash");
    assert_ne!(restored, library.id);
    assert_eq!(library.kept(restored), Some(made));
    let plain = Library::new();
    let made = plain.run(plain.id);
    plain.store.delete(plain.id).expect("it is there");
    assert_eq!(plain.store.restore(plain.id), Ok(plain.id));
    assert_eq!(plain.kept(plain.id), Some(made));
    plain.store.delete(plain.id).expect("it is there");
    plain.store.erase(plain.id).expect("it is in the trash");
    assert!(!plain.file(plain.id).exists(), "nothing is left of it");
}

#[test]
fn a_copy_has_a_copy() {
    let library = Library::new();
    let made = library.run(library.id);
    let copy = library.store.duplicate(library.id).expect("saved");
    assert_eq!(library.kept(copy).as_ref(), Some(&made));
    fs::remove_file(library.file(library.id)).expect("it is kept");
    assert_eq!(library.kept(copy), Some(made));
    let bare = library.store.duplicate(library.id).expect("saved");
    assert_eq!(library.kept(bare), None);
}

#[test]
fn what_is_left_of_no_game_is_cleared() {
    let library = Library::new();
    library.run(library.id);
    let trashed = library.store.duplicate(library.id).expect("saved");
    library.store.delete(trashed).expect("it is there");
    let names = ["0123456789abcdef.json", "0123456789abcdef.tmp", "x.json"];
    for name in names {
        fs::write(library.folder.path().join("reviews").join(name), "{}").expect("written");
    }
    drop(library.reopened());
    let mut left: Vec<_> = fs::read_dir(library.folder.path().join("reviews"))
        .expect("the folder")
        .map(|file| file.expect("a file").path())
        .collect();
    left.sort();
    let mut expected = [library.file(library.id), library.file(trashed)];
    expected.sort();
    assert_eq!(left, expected);
}

#[test]
fn a_disk_that_fails_anywhere_costs_no_review_and_no_game() {
    let whole = Library::new();
    faults::watch(whole.folder.path());
    let made = whole.run(whole.id);
    let operations = faults::clear(whole.folder.path());
    assert!(operations.contains(&Operation::Rename) && operations.contains(&Operation::MakeFolder), "{operations:?}");
    // The first two read the game itself.
    for number in 3..=u32::try_from(operations.len()).expect("few") {
        for effect in [Effect::Full, Effect::Broken, Effect::ReadOnly, Effect::Short] {
            let library = Library::new();
            let job = ReviewJob::load(Arc::clone(&library.store), library.id).expect("it is saved");
            faults::plant(library.folder.path(), Fault { operation: None, number: number - 2, lasting: false, effect });
            let found = job.run_within(few_nodes(), &ReviewControl::new());
            let _ = faults::clear(library.folder.path());
            assert_eq!(found.as_ref(), Ok(&made), "{effect:?} at {number} of {operations:?}");
            let kept = library.kept(library.id);
            assert!(kept.is_none_or(|kept| kept == made), "{effect:?} at {number} of {operations:?}");
            let shelf = library.reopened().list().expect("a list");
            assert_eq!((shelf.games.len(), shelf.damaged.len()), (1, 0));
            assert_eq!(library.store.load(library.id).expect("it is whole").game, short_game());
        }
    }
}

#[test]
fn a_disk_that_fails_keeps_no_copy_or_restored_game_back() {
    let whole = Library::new();
    whole.run(whole.id);
    faults::watch(whole.folder.path());
    whole.store.duplicate(whole.id).expect("saved");
    let operations = faults::clear(whole.folder.path());
    let saved = operations.iter().position(|operation| *operation == Operation::FlushFolder).expect("it is flushed");
    for number in saved + 2..=operations.len() {
        let library = Library::new();
        library.run(library.id);
        let number = u32::try_from(number).expect("few");
        let fault = Fault { operation: None, number, lasting: true, effect: Effect::Broken };
        faults::plant(library.folder.path(), fault);
        let copied = library.store.duplicate(library.id);
        let _ = faults::clear(library.folder.path());
        let copy = copied.expect("the copy is there");
        assert_eq!(library.store.load(copy).expect("it is whole").game, short_game());
    }
}
