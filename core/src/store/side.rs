//! Files beside the games, such as the player's profile: read, replaced and set aside with the same safety.

use std::path::Path;

use crate::store::shelf::{is_about_content, name_of};
use crate::store::{LIMIT, Store, StoreError};

impl Store {
    /// The content of a file in the root folder, as the closure reads it; `None` where there is no such file. One
    /// that the closure calls damaged is moved to `damaged/` and then counts as missing.
    pub(crate) fn read_side<T>(
        &self,
        name: &str,
        read: impl Fn(&[u8]) -> Result<T, StoreError>,
    ) -> Result<Option<T>, StoreError> {
        let path = self.disk.path(name);
        if !self.disk.has(&path)? {
            return Ok(None);
        }
        let read = || self.disk.read_limited(&path, LIMIT).and_then(|text| read(&text));
        match read() {
            Err(error) if is_about_content(&error) => {
                self.move_aside(&path, || read().err())?;
                Ok(None)
            }
            found => found.map(Some),
        }
    }

    /// Replaces such a file by what the closure makes of its content; other writers wait meanwhile.
    pub(crate) fn change_side<T>(
        &self,
        name: &str,
        read: impl Fn(&[u8]) -> Result<T, StoreError>,
        change: impl FnOnce(Option<T>) -> Result<(T, String), StoreError>,
    ) -> Result<T, StoreError> {
        let path = self.disk.path(name);
        // Before the lock, which setting a damaged file aside takes too.
        self.read_side(name, &read)?;
        let _lock = self.lock()?;
        let old = if self.disk.has(&path)? { Some(read(&self.disk.read_limited(&path, LIMIT)?)?) } else { None };
        let (new, text) = change(old)?;
        self.disk.write_whole(&path, text.as_bytes())?;
        Ok(new)
    }

    /// The names that damaged files of this name have got in `damaged/`.
    pub(crate) fn damaged_sides(&self, name: &str) -> Result<Vec<String>, StoreError> {
        let names =
            self.disk.files_in(&self.damaged())?.iter().map(|path: &std::path::PathBuf| name_of(path)).collect();
        let mut names: Vec<String> = names;
        names.retain(|found| found.starts_with(name));
        names.sort();
        Ok(names)
    }

    /// Moves a file to `damaged/`, under a name that is free there, if it still has something wrong.
    pub(super) fn move_aside(
        &self,
        path: &Path,
        problem: impl FnOnce() -> Option<StoreError>,
    ) -> Result<(), StoreError> {
        let _lock = self.lock()?;
        match problem() {
            Some(error) if is_about_content(&error) => {}
            None | Some(StoreError::Newer { .. }) => return Ok(()),
            Some(error) => return Err(error),
        }
        let name = name_of(path);
        let mut free = self.damaged().join(&name);
        let mut number = 0_u32;
        while self.disk.has(&free)? {
            number += 1;
            free = self.damaged().join(format!("{name}.{number}"));
        }
        self.disk.move_file(path, &free)
    }
}
