//! Saved games on disk: one file a game, whole after a kill at any instruction, never deleted when damaged.
//!
//! ```text
//! games/    <id>.starhop, one document a game
//! damaged/  files that did not verify, kept as they were
//! trash/    deleted games, which can be restored
//! reviews/  what was found out about games and can be found out again
//! lock      held by whoever is changing any of these
//! ```
//!
//! Two programs on one folder, or two stores of one program, share it safely: reading needs no lock, since a file is
//! replaced whole; changing takes the lock for the moment of the change; and a change that was made from an earlier
//! state than the file has by then is refused, so that neither overwrites what the other acknowledged.

mod document;
mod error;
#[cfg(feature = "faults")]
pub mod faults;
mod files;
mod game_text;
mod id;
mod kept;
mod lock;
mod operation;
mod origin;
mod preview;
pub(crate) mod sealed;
mod shared;
mod shelf;
mod side;
mod stamp;
pub(crate) mod timing;

use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};

pub use document::{PlayerSummary, Saved, Summary};
pub use error::StoreError;
pub use id::GameId;
pub use origin::Origin;
pub use preview::{Form, Preview};
pub use shelf::Shelf;
pub use stamp::Stamp;

use crate::game::Game;
use crate::transcript::Notes;
use files::Disk;
use lock::Lock;

/// The largest document that is read, in bytes. A game of 400 plies takes about 20,000.
pub const LIMIT: u64 = 4 << 20;
/// The extension of game files.
const EXTENSION: &str = "starhop";

/// The saved games of one folder. Several stores, of one process or of many, may share a folder.
#[derive(Debug)]
pub struct Store {
    root: PathBuf,
    disk: Disk,
}

/// Milliseconds since 1970.
#[must_use]
pub fn now() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    u64::try_from(since.as_millis()).unwrap_or(u64::MAX)
}

impl Store {
    /// Opens a folder of saved games; makes it if it is missing.
    ///
    /// # Errors
    /// [`StoreError`] when the folder cannot be made or read.
    pub fn open(root: &Path) -> Result<Self, StoreError> {
        let store = Self { root: root.to_owned(), disk: Disk::new(root) };
        for folder in [store.games(), store.damaged(), store.trash_folder()] {
            store.disk.make_folder(&folder)?;
        }
        if let Some(_lock) = Lock::take_if_free(root) {
            store.clear_leftovers()?;
        }
        Ok(store)
    }

    /// Removes what a kill left of unfinished writes; the files they were for are whole.
    fn clear_leftovers(&self) -> Result<(), StoreError> {
        for folder in [&self.games(), &self.root] {
            for path in self.disk.files_in(folder)? {
                if path.extension().is_some_and(|extension| extension == "tmp") {
                    let _ = self.disk.remove(&path);
                }
            }
        }
        self.clear_kept();
        Ok(())
    }

    fn lock(&self) -> Result<Lock, StoreError> {
        Lock::take(&self.root)
    }

    fn games(&self) -> PathBuf {
        self.disk.path("games")
    }

    fn damaged(&self) -> PathBuf {
        self.disk.path("damaged")
    }

    fn trash_folder(&self) -> PathBuf {
        self.disk.path("trash")
    }

    fn file(&self, id: GameId) -> PathBuf {
        self.games().join(format!("{id}.{EXTENSION}"))
    }

    fn trashed(&self, id: GameId) -> PathBuf {
        self.trash_folder().join(format!("{id}.{EXTENSION}"))
    }

    /// Saves a game under a new id.
    ///
    /// # Errors
    /// [`StoreError`] when it could not be written whole.
    pub fn create(&self, saved: &Saved) -> Result<GameId, StoreError> {
        let _lock = self.lock()?;
        let id = self.free_id()?;
        self.disk.write_whole(&self.file(id), saved.to_document()?.as_bytes())?;
        Ok(id)
    }

    /// An id that no game has, deleted ones included.
    fn free_id(&self) -> Result<GameId, StoreError> {
        loop {
            let id = GameId::random();
            // A trash that cannot be looked into is no reason not to save.
            if !self.disk.has(&self.file(id))? && !self.disk.has(&self.trashed(id)).unwrap_or(false) {
                return Ok(id);
            }
        }
    }

    /// Saves a game over the state that the stamp stands for. When this returns, the game is on disk, and the stamp
    /// stands for it.
    ///
    /// # Errors
    /// [`StoreError::NoSuchGame`] when it was deleted meanwhile, so that a move does not bring it back;
    /// [`StoreError::Changed`] when it was changed elsewhere meanwhile; else what kept it from being written whole.
    /// In all these cases the earlier state is intact, unless all but the last step was done: then the new state may
    /// be there instead, and saving again from the same stamp is still right.
    pub fn save(&self, id: GameId, saved: &Saved, stamp: &mut Stamp) -> Result<(), StoreError> {
        let document = saved.to_document()?;
        let _lock = self.lock()?;
        let path = self.file(id);
        self.require(id, &path)?;
        if !stamp.allows(&self.disk.read_limited(&path, LIMIT)?) {
            return Err(StoreError::Changed(id.to_string()));
        }
        stamp.trying(document.as_bytes());
        self.disk.write_whole(&path, document.as_bytes())?;
        *stamp = Stamp::of(document.as_bytes());
        Ok(())
    }

    /// Loads a game. A file that does not verify is moved to `damaged/`.
    ///
    /// # Errors
    /// [`StoreError`] when there is no such game or it cannot be read.
    pub fn load(&self, id: GameId) -> Result<Saved, StoreError> {
        self.load_stamped(id).map(|(saved, _)| saved)
    }

    /// Loads a game with the stamp that [`save`](Self::save) needs.
    ///
    /// # Errors
    /// As [`load`](Self::load).
    pub fn load_stamped(&self, id: GameId) -> Result<(Saved, Stamp), StoreError> {
        let path = self.file(id);
        self.require(id, &path)?;
        let read = self.read_whole(&path);
        if read.as_ref().is_err_and(shelf::is_about_content) {
            // Where it cannot be moved it stays, and what is wrong with it matters more.
            let _ = self.set_aside(&path);
        }
        read
    }

    /// A game in the trash.
    pub(crate) fn load_deleted(&self, id: GameId) -> Result<Saved, StoreError> {
        self.read_whole(&self.trashed(id)).map(|(saved, _)| saved)
    }

    fn read_whole(&self, path: &Path) -> Result<(Saved, Stamp), StoreError> {
        let text = self.disk.read_limited(path, LIMIT)?;
        shelf::id_of(path)?;
        Ok((Saved::from_document(&text)?, Stamp::of(&text)))
    }

    /// Tells a game that is not there from a folder that is not there.
    fn require(&self, id: GameId, path: &Path) -> Result<(), StoreError> {
        if self.disk.has(path)? {
            return Ok(());
        }
        // A folder that cannot be listed says why.
        let folder = path.parent().unwrap_or(&self.root);
        self.disk.files_in(folder).and_then(|_| Err(StoreError::NoSuchGame(id.to_string())))
    }

    /// Moves a game to the trash.
    ///
    /// # Errors
    /// [`StoreError::NoSuchGame`], or a failure of the file system.
    pub fn delete(&self, id: GameId) -> Result<(), StoreError> {
        self.move_game(id, &self.games(), &self.trash_folder()).map(drop)
    }

    /// Takes a game out of the trash. Gives its id, which is a new one if another game has got the old one since.
    ///
    /// # Errors
    /// [`StoreError::NoSuchGame`], or a failure of the file system.
    pub fn restore(&self, id: GameId) -> Result<GameId, StoreError> {
        self.move_game(id, &self.trash_folder(), &self.games())
    }

    /// Deletes a game in the trash for good, with what is kept for it.
    pub(crate) fn remove_deleted(&self, id: GameId) -> Result<(), StoreError> {
        let _lock = self.lock()?;
        let path = self.trashed(id);
        self.require(id, &path)?;
        self.disk.remove(&path)?;
        self.clear_kept();
        Ok(())
    }

    /// Moves a game, under a new id where its own is taken, so that nothing is overwritten.
    fn move_game(&self, id: GameId, from: &Path, to: &Path) -> Result<GameId, StoreError> {
        let _lock = self.lock()?;
        let file = |folder: &Path, id: GameId| folder.join(format!("{id}.{EXTENSION}"));
        self.require(id, &file(from, id))?;
        let new = if self.disk.has(&file(to, id))? { self.free_id()? } else { id };
        self.disk.move_file(&file(from, id), &file(to, new))?;
        self.move_kept(id, new);
        Ok(new)
    }

    /// Saves a copy of a game under a new id.
    ///
    /// # Errors
    /// As [`load`](Self::load) and [`create`](Self::create).
    pub fn duplicate(&self, id: GameId) -> Result<GameId, StoreError> {
        let saved = Saved { changed: now(), origin: Origin::Copied, ..self.load(id)? };
        let copy = self.create(&saved.unrated())?;
        self.copy_kept(id, copy);
        Ok(copy)
    }

    /// Gives a game a title.
    ///
    /// # Errors
    /// As [`load`](Self::load) and [`save`](Self::save).
    pub fn rename(&self, id: GameId, title: &str) -> Result<(), StoreError> {
        let (saved, mut stamp) = self.load_stamped(id)?;
        self.save(id, &Saved { title: clean_title(title), ..saved }, &mut stamp)
    }

    /// The document of a game as one text, to be shared.
    ///
    /// # Errors
    /// As [`load`](Self::load).
    pub fn export(&self, id: GameId) -> Result<String, StoreError> {
        self.load(id)?.to_document()
    }

    /// Saves a shared game, a document or a text that people can read, under a new id. Nothing in it is trusted: every
    /// move is replayed.
    ///
    /// # Errors
    /// [`StoreError`] names what is wrong with the text.
    pub fn import(&self, text: &str) -> Result<GameId, StoreError> {
        let saved = Saved { changed: now(), ..preview::read(text)? };
        self.create(&saved.unrated())
    }

    /// A new game that goes on from a ply of a saved one; `None` when there is no such ply.
    ///
    /// # Errors
    /// As [`load`](Self::load) and [`create`](Self::create).
    pub fn play_on(&self, id: GameId, ply: usize) -> Result<Option<GameId>, StoreError> {
        let saved = self.load(id)?;
        let Some(game) = saved.game.up_to(ply) else {
            return Ok(None);
        };
        let mut notes = saved.notes;
        notes.keep_up_to(game.ply());
        let limit = saved.clock.map(|clock| clock.limit());
        let saved = Saved { origin: Origin::Continued, notes, ..new_save(game) }.timed(limit);
        self.create(&saved.unrated()).map(Some)
    }
}

/// A game that was started now.
#[must_use]
pub fn new_save(game: Game) -> Saved {
    let time = now();
    Saved {
        title: String::new(),
        created: time,
        changed: time,
        origin: Origin::Started,
        game,
        notes: Notes::default(),
        clock: None,
    }
}

/// A title without line breaks and control characters, at most 80 characters long.
pub(crate) fn clean_title(title: &str) -> String {
    title.trim().chars().filter(|c| !c.is_control()).take(80).collect()
}
