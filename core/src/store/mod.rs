//! Saved games on disk: one file a game, whole after a kill at any instruction, never deleted when damaged.
//!
//! ```text
//! games/    <id>.starhop, one document a game
//! damaged/  files that did not verify, kept as they were
//! trash/    deleted games, which can be restored
//! ```

mod document;
mod error;
mod files;
mod game_text;
mod id;

use std::fs;
use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};

pub use document::{PlayerSummary, Saved, Summary};
pub use error::StoreError;
pub use id::GameId;

use crate::game::{Game, Status};

/// The largest document that is read, in bytes. A game of 400 plies takes about 20,000.
const LIMIT: u64 = 4 << 20;
/// The extension of game files.
const EXTENSION: &str = "starhop";

/// The saved games of one folder.
#[derive(Debug)]
pub struct Store {
    root: PathBuf,
}

/// All games of a store.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Shelf {
    /// Unfinished games first, then finished ones; in each the last changed first.
    pub games: Vec<(GameId, Summary)>,
    /// Files that could not be read, with what is wrong; they are in `damaged/`.
    pub damaged: Vec<(String, String)>,
    /// Files of a newer version, with that version; they were left alone.
    pub newer: Vec<(String, u32)>,
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
        let store = Self { root: root.to_owned() };
        for folder in [store.games(), store.damaged(), store.trash_folder()] {
            fs::create_dir_all(&folder).map_err(|error| StoreError::io(&folder, &error))?;
        }
        for path in paths_in(&store.games())? {
            if path.extension().is_some_and(|extension| extension == "tmp") {
                // What a kill left of an unfinished write; the file it was for is whole.
                let _ = fs::remove_file(path);
            }
        }
        Ok(store)
    }

    fn games(&self) -> PathBuf {
        self.root.join("games")
    }

    fn damaged(&self) -> PathBuf {
        self.root.join("damaged")
    }

    fn trash_folder(&self) -> PathBuf {
        self.root.join("trash")
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
        let id = loop {
            let id = GameId::random();
            if !self.file(id).exists() && !self.trashed(id).exists() {
                break id;
            }
        };
        files::write_whole(&self.file(id), saved.to_document()?.as_bytes())?;
        Ok(id)
    }

    /// Saves a game over its earlier state. When this returns, the game is on disk.
    ///
    /// # Errors
    /// [`StoreError::NoSuchGame`] when it was deleted meanwhile, so that a move does not bring it back; else what
    /// kept it from being written whole, and the earlier state is intact.
    pub fn save(&self, id: GameId, saved: &Saved) -> Result<(), StoreError> {
        let path = self.file(id);
        if !path.exists() {
            return Err(StoreError::NoSuchGame(id.to_string()));
        }
        files::write_whole(&path, saved.to_document()?.as_bytes())
    }

    /// Loads a game. A file that does not verify is moved to `damaged/`.
    ///
    /// # Errors
    /// [`StoreError`] when there is no such game or it cannot be read.
    pub fn load(&self, id: GameId) -> Result<Saved, StoreError> {
        let path = self.file(id);
        if !path.exists() {
            return Err(StoreError::NoSuchGame(id.to_string()));
        }
        let read = files::read_limited(&path, LIMIT).and_then(|text| Saved::from_document(&text));
        if let Err(StoreError::Damaged(_) | StoreError::TooLarge { .. }) = read {
            self.set_aside(&path)?;
        }
        read
    }

    /// Lists all games by their summaries. Files that do not verify are moved to `damaged/`.
    ///
    /// # Errors
    /// [`StoreError`] when a folder cannot be read.
    pub fn list(&self) -> Result<Shelf, StoreError> {
        let mut found = Shelf::default();
        for path in paths_in(&self.games())? {
            match read_summary(&path) {
                Ok((id, summary)) => found.games.push((id, summary)),
                Err(StoreError::Newer { version, .. }) => found.newer.push((name_of(&path), version)),
                Err(StoreError::Damaged(_) | StoreError::TooLarge { .. }) => self.set_aside(&path)?,
                Err(_) if !path.exists() => {}
                Err(error) => return Err(error),
            }
        }
        for path in paths_in(&self.damaged())? {
            let problem = match read_summary(&path) {
                Err(error) => error.to_string(),
                Ok(_) => "the game cannot be replayed".to_owned(),
            };
            found.damaged.push((name_of(&path), problem));
        }
        found.games.sort_by_key(|(id, game)| (game.status != Status::Playing, core::cmp::Reverse(game.changed), *id));
        found.damaged.sort();
        found.newer.sort();
        Ok(found)
    }

    /// The deleted games, the last changed first.
    ///
    /// # Errors
    /// [`StoreError`] when the folder cannot be read.
    pub fn trash(&self) -> Result<Vec<(GameId, Summary)>, StoreError> {
        let paths = paths_in(&self.trash_folder())?;
        let mut games: Vec<_> = paths.iter().filter_map(|path| read_summary(path).ok()).collect();
        games.sort_by_key(|(id, game)| (core::cmp::Reverse(game.changed), *id));
        Ok(games)
    }

    /// Moves a game to the trash.
    ///
    /// # Errors
    /// [`StoreError::NoSuchGame`], or a failure of the file system.
    pub fn delete(&self, id: GameId) -> Result<(), StoreError> {
        move_game(id, &self.file(id), &self.trashed(id))
    }

    /// Takes a game out of the trash.
    ///
    /// # Errors
    /// [`StoreError::NoSuchGame`], or a failure of the file system.
    pub fn restore(&self, id: GameId) -> Result<(), StoreError> {
        move_game(id, &self.trashed(id), &self.file(id))
    }

    /// Saves a copy of a game under a new id.
    ///
    /// # Errors
    /// As [`load`](Self::load) and [`create`](Self::create).
    pub fn duplicate(&self, id: GameId) -> Result<GameId, StoreError> {
        self.create(&Saved { changed: now(), ..self.load(id)? })
    }

    /// Gives a game a title.
    ///
    /// # Errors
    /// As [`load`](Self::load) and [`save`](Self::save).
    pub fn rename(&self, id: GameId, title: &str) -> Result<(), StoreError> {
        let saved = Saved { title: clean_title(title), ..self.load(id)? };
        self.save(id, &saved)
    }

    /// The document of a game as one text, to be shared.
    ///
    /// # Errors
    /// As [`load`](Self::load).
    pub fn export(&self, id: GameId) -> Result<String, StoreError> {
        self.load(id)?.to_document()
    }

    /// Saves a shared document under a new id. Nothing in it is trusted: every move is replayed.
    ///
    /// # Errors
    /// [`StoreError`] names what is wrong with the text.
    pub fn import(&self, text: &str) -> Result<GameId, StoreError> {
        if text.len() as u64 > LIMIT {
            return Err(StoreError::TooLarge { limit: LIMIT });
        }
        let mut saved = Saved::from_document(text.trim().as_bytes())?;
        saved.title = clean_title(&saved.title);
        saved.changed = now();
        self.create(&saved)
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
        self.create(&Saved { title: String::new(), ..new_save(game) }).map(Some)
    }

    /// The text of a file in `damaged/`, as far as it is text, so that it can be shared.
    ///
    /// # Errors
    /// [`StoreError::NoSuchGame`] when there is no file of that name.
    pub fn read_damaged(&self, name: &str) -> Result<String, StoreError> {
        let content = files::read_limited(&self.damaged_file(name)?, LIMIT)?;
        Ok(String::from_utf8_lossy(&content).into_owned())
    }

    /// Deletes a file in `damaged/` for good.
    ///
    /// # Errors
    /// [`StoreError::NoSuchGame`] when there is no file of that name.
    pub fn delete_damaged(&self, name: &str) -> Result<(), StoreError> {
        let path = self.damaged_file(name)?;
        fs::remove_file(&path).map_err(|error| StoreError::io(&path, &error))
    }

    /// A listed file; a name that leads out of the folder is on no list.
    fn damaged_file(&self, name: &str) -> Result<PathBuf, StoreError> {
        let listed = paths_in(&self.damaged())?.into_iter().find(|path| name_of(path) == name);
        listed.ok_or_else(|| StoreError::NoSuchGame(name.chars().take(40).collect()))
    }

    /// Moves a file that does not verify to `damaged/`, under a name that is free there.
    fn set_aside(&self, path: &Path) -> Result<(), StoreError> {
        let name = name_of(path);
        let names = (0..).map(|n| if n == 0 { name.clone() } else { format!("{name}.{n}") });
        let free = names.map(|name| self.damaged().join(name)).find(|path| !path.exists());
        free.map_or(Ok(()), |free| files::move_file(path, &free))
    }
}

/// A game that was started now.
#[must_use]
pub fn new_save(game: Game) -> Saved {
    let time = now();
    Saved { title: String::new(), created: time, changed: time, game }
}

/// A title without line breaks and control characters, at most 80 characters long.
fn clean_title(title: &str) -> String {
    title.trim().chars().filter(|c| !c.is_control()).take(80).collect()
}

fn move_game(id: GameId, from: &Path, to: &Path) -> Result<(), StoreError> {
    if from.exists() { files::move_file(from, to) } else { Err(StoreError::NoSuchGame(id.to_string())) }
}

fn read_summary(path: &Path) -> Result<(GameId, Summary), StoreError> {
    let stem = path.file_stem().map(|stem| stem.to_string_lossy().into_owned()).unwrap_or_default();
    let summary = Summary::from_document(&files::read_limited(path, LIMIT)?)?;
    let id = stem.parse().map_err(|_| StoreError::Damaged(format!("name: `{stem}` is not a game's id")))?;
    Ok((id, summary))
}

fn name_of(path: &Path) -> String {
    path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default()
}

/// The files of a folder, in no particular order.
fn paths_in(folder: &Path) -> Result<Vec<PathBuf>, StoreError> {
    let read = || -> std::io::Result<Vec<PathBuf>> {
        let mut paths = Vec::new();
        for entry in fs::read_dir(folder)? {
            let entry = entry?;
            if entry.file_type()?.is_file() {
                paths.push(entry.path());
            }
        }
        Ok(paths)
    };
    read().map_err(|error| StoreError::io(folder, &error))
}
