//! One writer at a time on a folder, among all processes and threads.

use std::fs::File;
use std::path::Path;
use std::thread::sleep;
use std::time::Duration;

use fs4::{FileExt, TryLockError};

use crate::store::StoreError;

/// How often and how long one waits for another writer, whose work takes some milliseconds. In all five seconds: more
/// than a slow disk and several writers need.
const TRIES: u32 = 2_500;
const PAUSE: Duration = Duration::from_millis(2);

/// Held while files are changed. It is given back when it is dropped, and by the system when the process ends,
/// however it ends.
#[derive(Debug)]
pub(super) struct Lock {
    _file: Option<File>,
}

impl Lock {
    /// Waits for other writers.
    ///
    /// Where the lock's file cannot be made, or the file system or the device knows no locks (as some phones'), the
    /// work goes on without one: there, only the check for changes made elsewhere keeps writers apart.
    ///
    /// # Errors
    /// [`StoreError::InUse`] when another writer keeps it.
    pub(super) fn take(root: &Path) -> Result<Self, StoreError> {
        let Some(file) = open(root) else { return Ok(Self { _file: None }) };
        for _ in 0..TRIES {
            match FileExt::try_lock(&file) {
                Ok(()) => return Ok(Self { _file: Some(file) }),
                Err(TryLockError::WouldBlock) => sleep(PAUSE),
                Err(TryLockError::Error(_)) => return Ok(Self { _file: None }),
            }
        }
        Err(StoreError::InUse { folder: root.display().to_string() })
    }

    /// Does not wait; `None` where somebody else is writing, or nobody can know.
    pub(super) fn take_if_free(root: &Path) -> Option<Self> {
        let file = open(root)?;
        FileExt::try_lock(&file).ok().map(|()| Self { _file: Some(file) })
    }
}

fn open(root: &Path) -> Option<File> {
    File::options().create(true).truncate(false).write(true).open(root.join("lock")).ok()
}
