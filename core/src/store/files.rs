//! File operations that survive a kill at any instruction. All of a store go through [`Disk::perform`], where tests
//! can make any of them fail.

use std::fs::{self, File};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};

use crate::store::StoreError;
use crate::store::operation::Operation;

/// The files below one root folder.
#[derive(Debug, Clone)]
pub(super) struct Disk {
    root: PathBuf,
}

impl Disk {
    pub(super) fn new(root: &Path) -> Self {
        Self { root: root.to_owned() }
    }

    pub(super) fn path(&self, name: &str) -> PathBuf {
        self.root.join(name)
    }

    pub(super) fn make_folder(&self, path: &Path) -> Result<(), StoreError> {
        self.perform(Operation::MakeFolder, || fs::create_dir_all(path)).map_err(|error| StoreError::io(path, &error))
    }

    /// Whether there is a file or folder of this name. A link that leads nowhere is none.
    pub(super) fn has(&self, path: &Path) -> Result<bool, StoreError> {
        self.perform(Operation::Look, || path.try_exists()).map_err(|error| StoreError::io(path, &error))
    }

    /// The files of a folder, in no particular order.
    pub(super) fn files_in(&self, folder: &Path) -> Result<Vec<PathBuf>, StoreError> {
        let list = || -> io::Result<Vec<PathBuf>> {
            let mut paths = Vec::new();
            for entry in fs::read_dir(folder)? {
                let entry = entry?;
                if entry.file_type()?.is_file() {
                    paths.push(entry.path());
                }
            }
            Ok(paths)
        };
        self.perform(Operation::List, list).map_err(|error| StoreError::io(folder, &error))
    }

    /// Reads a file, refusing one larger than `limit` bytes.
    pub(super) fn read_limited(&self, path: &Path, limit: u64) -> Result<Vec<u8>, StoreError> {
        let read = || -> io::Result<Vec<u8>> {
            let mut content = Vec::new();
            File::open(path)?.take(limit + 1).read_to_end(&mut content)?;
            Ok(content)
        };
        let content = self.perform(Operation::Read, read).map_err(|error| StoreError::io(path, &error))?;
        if content.len() as u64 > limit { Err(StoreError::TooLarge { limit }) } else { Ok(content) }
    }

    /// Writes a file so that after a crash either the old content or the new one is there, whole: a temporary file
    /// is written and flushed, renamed over the old one, and the folder is flushed. Only when this last step fails
    /// is the new content there in spite of the error.
    pub(super) fn write_whole(&self, path: &Path, content: &[u8]) -> Result<(), StoreError> {
        let temporary = path.with_extension("tmp");
        let written = (|| {
            let mut file = self.perform(Operation::Create, || File::create(&temporary))?;
            self.write(&mut file, content)?;
            self.perform(Operation::Flush, || file.sync_all())?;
            self.perform(Operation::Rename, || fs::rename(&temporary, path))
        })();
        if let Err(error) = written {
            // A leftover is only wasted room, and the next open clears it.
            let _ = self.remove(&temporary);
            return Err(StoreError::io(path, &error));
        }
        self.flush_folder_of(path)
    }

    /// Moves a file and flushes both folders.
    pub(super) fn move_file(&self, from: &Path, to: &Path) -> Result<(), StoreError> {
        self.perform(Operation::Rename, || fs::rename(from, to)).map_err(|error| StoreError::io(from, &error))?;
        self.flush_folder_of(to)?;
        self.flush_folder_of(from)
    }

    pub(super) fn remove(&self, path: &Path) -> Result<(), StoreError> {
        self.perform(Operation::Remove, || fs::remove_file(path)).map_err(|error| StoreError::io(path, &error))
    }

    fn flush_folder_of(&self, path: &Path) -> Result<(), StoreError> {
        let Some(folder) = path.parent() else {
            return Ok(());
        };
        self.perform(Operation::FlushFolder, || File::open(folder)?.sync_all())
            .map_err(|error| StoreError::io(folder, &error))
    }

    #[cfg(not(feature = "faults"))]
    #[inline]
    #[expect(clippy::unused_self, reason = "tests plant faults by the root folder and the operation")]
    fn perform<T>(&self, _: Operation, act: impl FnOnce() -> io::Result<T>) -> io::Result<T> {
        act()
    }

    #[cfg(feature = "faults")]
    fn perform<T>(&self, operation: Operation, act: impl FnOnce() -> io::Result<T>) -> io::Result<T> {
        super::faults::perform(&self.root, operation, |_| act())
    }

    #[cfg(not(feature = "faults"))]
    #[inline]
    fn write(&self, file: &mut File, content: &[u8]) -> io::Result<()> {
        self.perform(Operation::Write, || file.write_all(content))
    }

    #[cfg(feature = "faults")]
    fn write(&self, file: &mut File, content: &[u8]) -> io::Result<()> {
        super::faults::perform(&self.root, Operation::Write, |part| file.write_all(part.of(content)))
    }
}

#[cfg(feature = "faults")]
impl Operation {
    /// All kinds.
    pub const ALL: [Self; 10] = [
        Self::MakeFolder,
        Self::List,
        Self::Look,
        Self::Read,
        Self::Create,
        Self::Write,
        Self::Flush,
        Self::Rename,
        Self::FlushFolder,
        Self::Remove,
    ];

    /// The key that a fault's text names it by.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::MakeFolder => "make-folder",
            Self::List => "list",
            Self::Look => "look",
            Self::Read => "read",
            Self::Create => "create",
            Self::Write => "write",
            Self::Flush => "flush",
            Self::Rename => "rename",
            Self::FlushFolder => "flush-folder",
            Self::Remove => "remove",
        }
    }
}
