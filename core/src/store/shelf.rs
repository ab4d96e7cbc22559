//! What there is in a store: lists made of summaries, and files that could not be read.

use core::cmp::Reverse;
use std::path::{Path, PathBuf};

use crate::game::Status;
use crate::store::{EXTENSION, GameId, LIMIT, Store, StoreError, Summary};

/// All games of a store.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Shelf {
    /// Unfinished games first, then finished ones; in each the last changed first.
    pub games: Vec<(GameId, Summary)>,
    /// Files that could not be read, with what is wrong. They are in `damaged/`, or still where they were when they
    /// could not be moved, or when the disk and not the file may be to blame.
    pub damaged: Vec<(String, String)>,
    /// Files of a newer version, with that version; they were left alone.
    pub newer: Vec<(String, u32)>,
}

impl Store {
    /// Lists all games by their summaries. Files that do not verify are moved to `damaged/`. A file that cannot be
    /// read or moved keeps no other one off the list.
    ///
    /// # Errors
    /// [`StoreError`] when a folder cannot be read.
    pub fn list(&self) -> Result<Shelf, StoreError> {
        let mut found = Shelf::default();
        for path in self.game_files(&self.games())? {
            match self.read_summary(&path) {
                Ok((id, summary)) => found.games.push((id, summary)),
                Err(StoreError::Newer { version, .. }) => found.newer.push((name_of(&path), version)),
                Err(_) if self.disk.has(&path) == Ok(false) => {}
                Err(error) => {
                    let is_aside = is_about_content(&error) && self.set_aside(&path).is_ok();
                    if !is_aside {
                        found.damaged.push((name_of(&path), error.to_string()));
                    }
                }
            }
        }
        for path in self.disk.files_in(&self.damaged())? {
            let problem = match self.read_summary(&path) {
                Err(error) => error.to_string(),
                Ok(_) => "the game cannot be replayed".to_owned(),
            };
            found.damaged.push((name_of(&path), problem));
        }
        found.games.sort_by_key(|(id, game)| (game.status != Status::Playing, Reverse(game.changed), *id));
        found.damaged.sort();
        found.newer.sort();
        Ok(found)
    }

    /// The deleted games, the last changed first. Files that do not verify are moved to `damaged/`.
    ///
    /// # Errors
    /// [`StoreError`] when the folder cannot be read.
    pub fn trash(&self) -> Result<Vec<(GameId, Summary)>, StoreError> {
        let mut games = Vec::new();
        for path in self.game_files(&self.trash_folder())? {
            match self.read_summary(&path) {
                Ok(game) => games.push(game),
                // What cannot be moved stays where it is, and so does what a newer version wrote.
                Err(error) if is_about_content(&error) => drop(self.set_aside(&path)),
                Err(_) => {}
            }
        }
        games.sort_by_key(|(id, game)| (Reverse(game.changed), *id));
        Ok(games)
    }

    /// The text of a listed file that is damaged or newer, as far as it is text, so that it can be shared.
    ///
    /// # Errors
    /// [`StoreError::NoSuchGame`] when there is no file of that name, [`StoreError::TooLarge`], or a failure of the
    /// file system.
    pub fn read_damaged(&self, name: &str) -> Result<String, StoreError> {
        let content = self.disk.read_limited(&self.unreadable_file(name, |_| true)?, LIMIT)?;
        Ok(String::from_utf8_lossy(&content).into_owned())
    }

    /// Deletes a listed damaged file for good. What a newer version wrote, or a disk that fails keeps from being read,
    /// is not damaged.
    ///
    /// # Errors
    /// [`StoreError::NoSuchGame`] when there is no damaged file of that name.
    pub fn delete_damaged(&self, name: &str) -> Result<(), StoreError> {
        let _lock = self.lock()?;
        self.disk.remove(&self.unreadable_file(name, is_about_content)?)
    }

    /// A file in `damaged/`, or one that could not be moved there and that `is_meant` by what is wrong with it. A name
    /// that leads out of the folder is on no list.
    fn unreadable_file(&self, name: &str, is_meant: impl Fn(&StoreError) -> bool) -> Result<PathBuf, StoreError> {
        if let Some(path) = self.disk.files_in(&self.damaged())?.into_iter().find(|path| name_of(path) == name) {
            return Ok(path);
        }
        let mut games = self.game_files(&self.games())?.into_iter();
        games
            .find(|path| name_of(path) == name && self.read_summary(path).is_err_and(|error| is_meant(&error)))
            .ok_or_else(|| StoreError::NoSuchGame(name.chars().take(40).collect()))
    }

    /// Moves a game that does not verify to `damaged/`, unless a whole one was written in its place meanwhile.
    pub(super) fn set_aside(&self, path: &Path) -> Result<(), StoreError> {
        self.move_aside(path, || self.read_whole(path).err())
    }

    /// The files of a folder that are named as games; what else lies there is not ours.
    fn game_files(&self, folder: &Path) -> Result<Vec<PathBuf>, StoreError> {
        let mut paths = self.disk.files_in(folder)?;
        paths.retain(|path| path.extension().is_some_and(|extension| extension == EXTENSION));
        Ok(paths)
    }

    fn read_summary(&self, path: &Path) -> Result<(GameId, Summary), StoreError> {
        let summary = Summary::from_document(&self.disk.read_limited(path, LIMIT)?)?;
        Ok((id_of(path)?, summary))
    }
}

/// Whether an error is about what a file holds, rather than about getting at it.
pub(super) const fn is_about_content(error: &StoreError) -> bool {
    matches!(error, StoreError::Damaged(_) | StoreError::TooLarge { .. })
}

/// The id that a file is named by.
pub(super) fn id_of(path: &Path) -> Result<GameId, StoreError> {
    let stem = path.file_stem().map(|stem| stem.to_string_lossy().into_owned()).unwrap_or_default();
    stem.parse().map_err(|_| StoreError::Damaged(format!("name: `{stem}` is not a game's id")))
}

pub(super) fn name_of(path: &Path) -> String {
    path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default()
}
