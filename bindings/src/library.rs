use std::collections::HashMap;
use std::path::Path;
use std::sync::{Arc, Mutex, Weak};

use starhop::session::{ReviewJob, Session};
use starhop::store::{GameId, Store};

use crate::convert;
use crate::errors::StoreError;
use crate::game::Match;
use crate::learn::Learning;
use crate::lock::lock;
use crate::records::{DamagedFile, GameSetup, GameSummary, ImportPreview, NewerFile, Shelf, Status};
use crate::replay::Replay;
use crate::review::Review;

/// The saved games of one folder.
#[derive(Debug, uniffi::Object)]
pub struct GameLibrary {
    pub(crate) store: Arc<Store>,
    /// Games that are open somewhere, so that one game never has two states.
    open: Mutex<HashMap<GameId, Weak<Match>>>,
}

#[uniffi::export]
impl GameLibrary {
    /// Opens a folder of saved games; makes it if it is missing.
    ///
    /// # Errors
    /// [`StoreError`] when the folder cannot be made or read.
    #[uniffi::constructor]
    pub fn open(folder: &str) -> Result<Arc<Self>, StoreError> {
        let store = Arc::new(Store::open(Path::new(folder))?);
        Ok(Arc::new(Self { store, open: Mutex::default() }))
    }

    /// All saved games.
    ///
    /// # Errors
    /// [`StoreError`] when the folder cannot be read.
    pub fn shelf(&self) -> Result<Shelf, StoreError> {
        let found = self.store.list()?;
        Ok(Shelf {
            games: found.games.into_iter().map(|(id, summary)| convert::summary(id, summary)).collect(),
            damaged: found.damaged.into_iter().map(|(file, detail)| DamagedFile { file, detail }).collect(),
            newer: found
                .newer
                .into_iter()
                .map(|(file, version)| NewerFile { file, version: convert::int(version as usize) })
                .collect(),
        })
    }

    /// The running game that was changed last.
    ///
    /// # Errors
    /// [`StoreError`] when the folder cannot be read.
    pub fn unfinished(&self) -> Result<Option<GameSummary>, StoreError> {
        Ok(self.shelf()?.games.into_iter().find(|game| game.status == Status::Playing))
    }

    /// Starts a game and saves it.
    ///
    /// # Errors
    /// [`StoreError::Setup`] when rules and players do not fit, [`StoreError::Limit`] and [`StoreError::NoClock`] when
    /// the limit does not, else a failure to save.
    pub fn start(&self, setup: GameSetup) -> Result<Arc<Match>, StoreError> {
        let limit = setup.limit.map(convert::limit).transpose()?;
        let id = self.store.begin_timed(convert::setup(setup)?, limit)?;
        self.matched(id)
    }

    /// Opens a saved game. While it is open, every call with its id gives the same `Match`.
    ///
    /// # Errors
    /// [`StoreError`] when there is no such game or it cannot be read.
    pub fn open_game(&self, id: &str) -> Result<Arc<Match>, StoreError> {
        self.matched(id.parse()?)
    }

    /// Opens a saved game to look back on.
    ///
    /// # Errors
    /// [`StoreError`] when there is no such game or it cannot be read.
    pub fn replay(&self, id: &str) -> Result<Arc<Replay>, StoreError> {
        Ok(Arc::new(Replay::new(self.store.load(id.parse()?)?.game)))
    }

    /// A review of a saved game, as it is on disk now.
    ///
    /// # Errors
    /// [`StoreError`] when there is no such game or it cannot be read.
    pub fn review(&self, id: &str) -> Result<Arc<Review>, StoreError> {
        Ok(Arc::new(Review::new(ReviewJob::load(Arc::clone(&self.store), id.parse()?)?)))
    }

    /// What can be learned, with what was learned in this folder.
    pub fn learning(&self) -> Arc<Learning> {
        Arc::new(Learning::new(Arc::clone(&self.store)))
    }

    /// A new game that goes on from a ply of a saved one.
    ///
    /// # Errors
    /// [`StoreError::NoSuchPly`], or as [`open_game`](Self::open_game).
    pub fn play_on(&self, id: &str, ply: i32) -> Result<Arc<Match>, StoreError> {
        let id: GameId = id.parse()?;
        let no_such_ply = |last| StoreError::NoSuchPly { ply, last };
        let begun = match usize::try_from(ply) {
            Ok(ply) => self.store.play_on(id, ply)?,
            Err(_) => None,
        };
        match begun {
            Some(begun) => self.matched(begun),
            None => Err(no_such_ply(convert::int(self.store.load(id)?.game.ply()))),
        }
    }

    /// Gives a game a title.
    ///
    /// # Errors
    /// [`StoreError`] when there is no such game or it could not be saved.
    pub fn rename(&self, id: &str, title: &str) -> Result<(), StoreError> {
        let id: GameId = id.parse()?;
        // Bound first, so that the map is not locked while the disk works.
        let open = lock(&self.open).get(&id).and_then(Weak::upgrade);
        match open {
            Some(open) => open.rename(title),
            None => Ok(self.store.rename(id, title)?),
        }
    }

    /// Saves a copy of a game and gives its id.
    ///
    /// # Errors
    /// [`StoreError`] when there is no such game or it could not be saved.
    pub fn duplicate(&self, id: &str) -> Result<String, StoreError> {
        Ok(self.store.duplicate(id.parse()?)?.to_string())
    }

    /// Moves a game to the trash.
    ///
    /// # Errors
    /// [`StoreError`] when there is no such game or it could not be moved.
    pub fn delete(&self, id: &str) -> Result<(), StoreError> {
        let id = id.parse()?;
        lock(&self.open).remove(&id);
        Ok(self.store.delete(id)?)
    }

    /// Takes a game out of the trash.
    ///
    /// # Errors
    /// [`StoreError`] when it is not there or could not be moved.
    pub fn restore(&self, id: &str) -> Result<(), StoreError> {
        self.store.restore(id.parse()?)?;
        Ok(())
    }

    /// Deletes a game in the trash for good.
    ///
    /// # Errors
    /// [`StoreError`] when it is not in the trash or could not be deleted.
    pub fn erase(&self, id: &str) -> Result<(), StoreError> {
        Ok(self.store.erase(id.parse()?)?)
    }

    /// The deleted games, the last changed first.
    ///
    /// # Errors
    /// [`StoreError`] when the folder cannot be read.
    pub fn trash(&self) -> Result<Vec<GameSummary>, StoreError> {
        Ok(self.store.trash()?.into_iter().map(|(id, summary)| convert::summary(id, summary)).collect())
    }

    /// The text of a file that is damaged or newer, so that it can be shared.
    ///
    /// # Errors
    /// [`StoreError::NoSuchGame`] when it is not on the shelf.
    pub fn read_damaged(&self, file: &str) -> Result<String, StoreError> {
        Ok(self.store.read_damaged(file)?)
    }

    /// Deletes a damaged file for good.
    ///
    /// # Errors
    /// [`StoreError::NoSuchGame`] when no damaged file of that name is on the shelf.
    pub fn delete_damaged(&self, file: &str) -> Result<(), StoreError> {
        Ok(self.store.delete_damaged(file)?)
    }

    /// A game as a text that people can read. Moves that were taken back, an open draw offer and the clock are not in it.
    ///
    /// # Errors
    /// [`StoreError`] when there is no such game or it cannot be read.
    pub fn export_text(&self, id: &str) -> Result<String, StoreError> {
        Ok(self.store.export_text(id.parse()?)?)
    }

    /// A game as the document that is saved, whole, to be shared as a file.
    ///
    /// # Errors
    /// [`StoreError`] when there is no such game or it cannot be read.
    pub fn export_game(&self, id: &str) -> Result<String, StoreError> {
        Ok(self.store.export(id.parse()?)?)
    }

    /// What [`import_game`](Self::import_game) would save of this content, of which nothing is trusted. Nothing is
    /// saved. Replays the game, so call it on a worker thread.
    ///
    /// # Errors
    /// [`StoreError::TooLarge`] beyond [`import_limit`]; [`StoreError::Text`] names the line of a readable text,
    /// [`StoreError::Damaged`] the part of a document, [`StoreError::Newer`] a newer version's.
    #[expect(clippy::needless_pass_by_value, reason = "so Kotlin gets a ByteArray; a slice would be a direct buffer")]
    pub fn preview_import(&self, content: Vec<u8>) -> Result<ImportPreview, StoreError> {
        Ok(convert::preview(&self.store.preview(&content)?))
    }

    /// Saves a shared text as a game of its own and gives its id. Every move in it is replayed.
    ///
    /// # Errors
    /// [`StoreError`] names what is wrong with the text.
    pub fn import_game(&self, text: &str) -> Result<String, StoreError> {
        Ok(self.store.import(text)?.to_string())
    }
}

impl GameLibrary {
    fn matched(&self, id: GameId) -> Result<Arc<Match>, StoreError> {
        let mut open = lock(&self.open);
        if let Some(open) = open.get(&id).and_then(Weak::upgrade) {
            return Ok(open);
        }
        let opened = Arc::new(Match::new(Session::open(Arc::clone(&self.store), id)?));
        open.retain(|_, game| game.strong_count() > 0);
        open.insert(id, Arc::downgrade(&opened));
        Ok(opened)
    }
}

/// The bytes that a shared game may have. What is longer need not be read to its end.
#[uniffi::export]
#[must_use]
pub fn import_limit() -> i64 {
    convert::long(starhop::store::LIMIT)
}
