//! File operations that survive a kill at any instruction.

use std::fs::{self, File};
use std::io::{self, Read, Write};
use std::path::Path;

use crate::store::StoreError;

/// Writes a file so that after a crash either the old content or the new one is there, whole: a temporary file is
/// written and flushed, renamed over the old one, and the folder is flushed.
pub(super) fn write_whole(path: &Path, content: &[u8]) -> Result<(), StoreError> {
    let temporary = path.with_extension("tmp");
    let written = (|| {
        let mut file = File::create(&temporary)?;
        file.write_all(content)?;
        file.sync_all()?;
        fs::rename(&temporary, path)
    })();
    if let Err(error) = written {
        // A leftover is only wasted room, and the next open clears it.
        let _ = fs::remove_file(&temporary);
        return Err(StoreError::io(path, &error));
    }
    flush_folder_of(path)
}

/// Moves a file and flushes both folders.
pub(super) fn move_file(from: &Path, to: &Path) -> Result<(), StoreError> {
    fs::rename(from, to).map_err(|error| StoreError::io(from, &error))?;
    flush_folder_of(to)?;
    flush_folder_of(from)
}

/// Reads a file, refusing one larger than `limit` bytes.
pub(super) fn read_limited(path: &Path, limit: u64) -> Result<Vec<u8>, StoreError> {
    let read = || -> io::Result<Vec<u8>> {
        let file = File::open(path)?;
        let mut content = Vec::new();
        file.take(limit + 1).read_to_end(&mut content)?;
        Ok(content)
    };
    let content = read().map_err(|error| StoreError::io(path, &error))?;
    if content.len() as u64 > limit { Err(StoreError::TooLarge { limit }) } else { Ok(content) }
}

fn flush_folder_of(path: &Path) -> Result<(), StoreError> {
    let Some(folder) = path.parent() else {
        return Ok(());
    };
    File::open(folder).and_then(|folder| folder.sync_all()).map_err(|error| StoreError::io(folder, &error))
}
