//! What can be made anew and is only kept to save the work: a file for a game in a folder of its own, which may be
//! missing, damaged or old without harm. A deleted game leaves it where it is, for when it is restored.

use std::path::{Path, PathBuf};

use crate::store::{GameId, LIMIT, Store, StoreError, shelf};

impl Store {
    fn kept_folder(&self) -> PathBuf {
        self.disk.path("reviews")
    }

    fn kept_file(&self, id: GameId) -> PathBuf {
        self.kept_folder().join(format!("{id}.json"))
    }

    /// What is kept for a game; nothing where it cannot be read.
    pub(crate) fn read_kept(&self, id: GameId) -> Option<Vec<u8>> {
        let path = self.kept_file(id);
        let is_there = self.disk.has(&path).unwrap_or(false);
        if is_there { self.disk.read_limited(&path, LIMIT).ok() } else { None }
    }

    /// Keeps something for a game that is there.
    pub(crate) fn write_kept(&self, id: GameId, text: &str) -> Result<(), StoreError> {
        let _lock = self.lock()?;
        self.require(id, &self.file(id))?;
        self.disk.make_folder(&self.kept_folder())?;
        self.disk.write_whole(&self.kept_file(id), text.as_bytes())
    }

    /// Keeps for a copy of a game what is kept for the game. If it fails the copy does without.
    pub(super) fn copy_kept(&self, from: GameId, to: GameId) {
        let text = self.read_kept(from).and_then(|text| String::from_utf8(text).ok());
        if let Some(text) = text {
            let _ = self.write_kept(to, &text);
        }
    }

    /// Gives what is kept for a game to the id that the game has got. If it fails the game does without.
    pub(super) fn move_kept(&self, from: GameId, to: GameId) {
        let path = self.kept_file(from);
        if from != to && self.disk.has(&path).unwrap_or(false) {
            let _ = self.disk.move_file(&path, &self.kept_file(to));
        }
    }

    /// Removes what is kept for games that there are no more, and what a kill left of unfinished writes.
    pub(super) fn clear_kept(&self) {
        let has_game = |path: &Path| {
            let id = shelf::id_of(path).ok().filter(|_| path.extension().is_some_and(|extension| extension == "json"));
            // Where nobody can look, the game may be there.
            let is_there = |path: PathBuf| self.disk.has(&path).unwrap_or(true);
            id.is_some_and(|id| is_there(self.file(id)) || is_there(self.trashed(id)))
        };
        for path in self.disk.files_in(&self.kept_folder()).unwrap_or_default() {
            if !has_game(&path) {
                let _ = self.disk.remove(&path);
            }
        }
    }
}
