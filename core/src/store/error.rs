use core::fmt;
use std::io;
use std::path::Path;

use thiserror::Error;

use crate::transcript::TextError;

/// Why the store could not do what was asked. What was saved before is intact.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum StoreError {
    /// The disk is full.
    #[error("the disk is full")]
    Full,
    /// A file or folder may not be written.
    #[error("{file} may not be written")]
    ReadOnly {
        /// Its path.
        file: String,
    },
    /// Another program kept the folder to itself for longer than one waits.
    #[error("{folder} is in use by another program")]
    InUse {
        /// Its path.
        folder: String,
    },
    /// The game was changed elsewhere since it was loaded.
    #[error("the game `{0}` was changed elsewhere")]
    Changed(String),
    /// There is no game with this id.
    #[error("there is no game `{0}`")]
    NoSuchGame(String),
    /// A text or file is not a game that can be read.
    #[error("{0}")]
    Damaged(String),
    /// A text of a game or position that people can read is wrong.
    #[error("{0}")]
    Text(TextError),
    /// A newer version of the program wrote it.
    #[error("written in format version {version}, and this program reads up to {known}")]
    Newer {
        /// The version that it states.
        version: u32,
        /// The newest version that can be read.
        known: u32,
    },
    /// A game was to start with a limit per move under rules that do not say what a timeout means.
    #[error("these rules have no clock")]
    NoClock,
    /// A text or file is larger than any game.
    #[error("larger than the limit of {limit} bytes")]
    TooLarge {
        /// The limit in bytes.
        limit: u64,
    },
    /// Any other failure of the file system.
    #[error("{file}: {detail}")]
    Io {
        /// The path.
        file: String,
        /// The system's words.
        detail: String,
    },
}

impl StoreError {
    pub(super) fn io(path: &Path, error: &io::Error) -> Self {
        let file = path.display().to_string();
        match error.kind() {
            io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => Self::Full,
            io::ErrorKind::PermissionDenied | io::ErrorKind::ReadOnlyFilesystem => Self::ReadOnly { file },
            _ => Self::Io { file, detail: error.to_string() },
        }
    }

    /// What is wrong with a part of a document. A parser may repeat a value of any length; its middle is left out.
    pub(crate) fn damaged(part: &str, error: &dyn fmt::Display) -> Self {
        const KEPT: usize = 120;
        let text = error.to_string();
        let count = text.chars().count();
        if count <= 2 * KEPT {
            return Self::Damaged(format!("{part}: {text}"));
        }
        let begin: String = text.chars().take(KEPT).collect();
        let end: String = text.chars().skip(count - KEPT).collect();
        Self::Damaged(format!("{part}: {begin}…{end}"))
    }
}
