//! The list of saved games.

use crate::records::{Mode, PlayerFigures, RuleSet, Status};

/// One line of the list of saved games.
#[derive(Debug, Clone, PartialEq, Eq, uniffi::Record)]
pub struct GameSummary {
    /// The game's id.
    pub id: String,
    /// The title a person gave; empty if none.
    pub title: String,
    /// Against the computer or pass and play.
    pub mode: Mode,
    /// The rule set.
    pub rules: RuleSet,
    /// The players in turn order.
    pub players: Vec<PlayerFigures>,
    /// Turns played: moves, passes and timeouts.
    pub ply: i32,
    /// The seat to move.
    pub to_move: i32,
    /// Whether the game goes on.
    pub status: Status,
    /// The board, as in `Snapshot::pieces`.
    pub pieces: String,
    /// When it was started, in milliseconds since 1970.
    pub created: i64,
    /// When it was last changed, in milliseconds since 1970.
    pub changed: i64,
}

/// A file that could not be read. It was kept.
#[derive(Debug, Clone, PartialEq, Eq, uniffi::Record)]
pub struct DamagedFile {
    /// Its name in the `damaged` folder.
    pub file: String,
    /// What is wrong with it, in English, for a bug report.
    pub detail: String,
}

/// A file that a newer version of the app wrote. It was left alone.
#[derive(Debug, Clone, PartialEq, Eq, uniffi::Record)]
pub struct NewerFile {
    /// Its name.
    pub file: String,
    /// The format version it states.
    pub version: i32,
}

/// All saved games of a library.
#[derive(Debug, Clone, PartialEq, Eq, uniffi::Record)]
pub struct Shelf {
    /// Unfinished games first, then finished ones, the last changed first in each.
    pub games: Vec<GameSummary>,
    /// Files that could not be read.
    pub damaged: Vec<DamagedFile>,
    /// Files of a newer version.
    pub newer: Vec<NewerFile>,
}
