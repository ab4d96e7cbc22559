use core::fmt;

use thiserror::Error;

use crate::game::{Ending, Setup};
use crate::moves::{IllegalMove, Path};
use crate::notation::{MoveText, ParseMoveError};

/// One entry of a record.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Ply {
    /// A move with every landing.
    Move(Path),
    /// A forced pass.
    Pass,
}

impl fmt::Display for Ply {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Move(path) => path.fmt(f),
            Self::Pass => f.write_str("--"),
        }
    }
}

/// A game as it is written down: enough to replay it, undone moves included.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Record {
    /// Rules and players.
    pub setup: Setup,
    /// The moves in notation; those from `at` on were undone.
    pub plies: Vec<String>,
    /// How many of the plies stand.
    pub at: usize,
    /// How the game ended, if not on the board.
    pub ending: Option<Ending>,
}

/// Why a record cannot be replayed.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum RecordError {
    /// A ply is no move.
    #[error("ply {ply}: {error}")]
    Unreadable {
        /// Its place, from 1.
        ply: usize,
        /// What is wrong.
        error: ParseMoveError,
    },
    /// A ply breaks a rule.
    #[error("ply {ply}, `{text}`: {error}")]
    Illegal {
        /// Its place, from 1.
        ply: usize,
        /// The move.
        text: String,
        /// The rule.
        error: IllegalMove,
    },
    /// More plies stand than there are.
    #[error("{at} plies are said to stand, and there are {length}")]
    At {
        /// Plies said to stand.
        at: usize,
        /// Plies there are.
        length: usize,
    },
    /// The game ended on the board and is said to have ended otherwise as well.
    #[error("the game ended on the board and is said to have ended otherwise as well")]
    EndedTwice,
    /// The seat said to have resigned does not play.
    #[error("seat {0} is said to have resigned and does not play")]
    Resigner(u8),
}

/// Reads one ply; the error carries its place, from 1.
pub(super) fn read(ply: usize, text: &str) -> Result<MoveText, RecordError> {
    text.parse().map_err(|error| RecordError::Unreadable { ply, error })
}
