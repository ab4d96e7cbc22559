//! What a shared text is, and what may be wrong with it.

use crate::errors::MoveError;
use crate::records::GameSummary;

/// In which form a game is shared.
#[derive(Debug, Clone, Copy, PartialEq, Eq, uniffi::Enum)]
pub enum ImportForm {
    /// The document that the app itself keeps.
    Document,
    /// The text of a game that people can read.
    Record,
    /// The text of a position, from which people start a game.
    Position,
}

/// What an import would save. Nothing was saved yet.
#[derive(Debug, Clone, PartialEq, Eq, uniffi::Record)]
pub struct ImportPreview {
    /// The form it has.
    pub form: ImportForm,
    /// The game as it would stand in the list; its id is empty.
    pub game: GameSummary,
    /// Entries of the record that an undo took back and that come along.
    pub undone: i32,
    /// Comments that come along.
    pub comments: i32,
    /// The limit of each move in milliseconds, where there is one.
    pub limit: Option<i32>,
    /// The id of a saved game that is the same, move by move, if there is one.
    pub known: Option<String>,
}

/// What is wrong with a readable text. Texts from it are cut after 60 characters.
#[derive(Debug, Clone, PartialEq, Eq, uniffi::Enum)]
pub enum TextProblem {
    /// It is no text: bytes that are not UTF-8, or a NUL character.
    NotText,
    /// The first line does not say what it is.
    FirstLine {
        /// That line.
        text: String,
    },
    /// A line among the header lines is none.
    HeaderLine {
        /// The line.
        text: String,
    },
    /// A header line comes twice.
    Twice {
        /// Its key.
        key: String,
    },
    /// A header line is missing.
    Missing {
        /// Its key.
        key: String,
    },
    /// The value of a header line means nothing.
    Value {
        /// Its key.
        key: String,
    },
    /// Rules, players and start make no game.
    Setup,
    /// A toss and a start both say who moves.
    TossAndStart,
    /// A comment has no end.
    OpenComment,
    /// A move cannot be read, or breaks a rule.
    Move {
        /// Its place in the record, from 1.
        number: i32,
        /// The move.
        text: String,
        /// The rule it breaks, if it is a move that can be read.
        why: Option<MoveError>,
    },
    /// Something comes after the end of the game.
    AfterEnd {
        /// What.
        text: String,
    },
    /// The moves come to another result than the text says, so something is missing or was changed.
    Result,
    /// More than header lines is in the text of a position.
    MoreThanPosition {
        /// The line.
        text: String,
    },
}
