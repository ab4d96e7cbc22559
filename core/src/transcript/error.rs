use thiserror::Error;

use crate::game::{ParseStatusError, PlyError, SetupError, Status};
use crate::notation::ParsePositionError;
use crate::rules::RulesError;

/// Why a text is no record or position. Lines count from 1.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum TextError {
    /// It is larger than any game.
    #[error("larger than the limit of {limit} bytes")]
    TooLarge {
        /// The limit in bytes.
        limit: usize,
    },
    /// It is not UTF-8.
    #[error("line {line}: this is not UTF-8 text")]
    Encoding {
        /// Where the first wrong byte is.
        line: usize,
    },
    /// It has a NUL character, as files of other kinds do.
    #[error("line {line}: there is a NUL character, so this is not a text")]
    Nul {
        /// Where the first one is.
        line: usize,
    },
    /// The first line is another one.
    #[error("line {line}: the first line is `Starhop: {kind} 1`, not `{found}`")]
    Format {
        /// Where the first line that is not empty is.
        line: usize,
        /// `record` or `position`.
        kind: &'static str,
        /// That line, cut after 60 characters.
        found: String,
    },
    /// A newer version of the program wrote it.
    #[error("written in version {version} of the format, and this program reads up to {known}")]
    Newer {
        /// The version that it states.
        version: u32,
        /// The newest version that can be read.
        known: u32,
    },
    /// A line before the first empty one is no header line.
    #[error("line {line}: `{text}` is no header line; those are `Key: value`, and an empty line ends them")]
    Header {
        /// Where.
        line: usize,
        /// The line, cut after 60 characters.
        text: String,
    },
    /// A header that the format knows comes twice.
    #[error("line {line}: there are two lines `{key}`")]
    Twice {
        /// Where the second one is.
        line: usize,
        /// The key.
        key: String,
    },
    /// A header that the format needs is missing.
    #[error("there is no line `{0}`")]
    Missing(&'static str),
    /// The value of a header means nothing.
    #[error("line {line}, {key}: {error}")]
    Value {
        /// Where.
        line: usize,
        /// The key.
        key: String,
        /// What is wrong.
        error: ValueError,
    },
    /// Rules, players and start make no game.
    #[error("{0}")]
    Setup(#[from] SetupError),
    /// A toss decides who starts, or the start says it, not both.
    #[error("there is a line `Toss` and a line `Start`, and a start says who moves")]
    TossAndStart,
    /// A comment has no end.
    #[error("line {line}: the comment that begins here has no `}}`")]
    OpenComment {
        /// Where it begins.
        line: usize,
    },
    /// A move cannot be read, or breaks a rule.
    #[error("line {line}, move {number}, `{text}`: {error}")]
    Move {
        /// Where.
        line: usize,
        /// Its place in the record, from 1; passes, timeouts, claims and goings count.
        number: usize,
        /// The move, cut after 60 characters.
        text: String,
        /// What is wrong.
        error: PlyError,
    },
    /// Something follows the agreement to a draw, or that follows the end of the game.
    #[error("line {line}: `{text}` comes after the end of the game")]
    AfterEnd {
        /// Where.
        line: usize,
        /// What follows, cut after 60 characters.
        text: String,
    },
    /// The result is another than the moves come to, so that something is missing or was changed.
    #[error("line {line}: the result is said to be `{said}`, and the moves come to `{found}`")]
    Result {
        /// Where the result is said.
        line: usize,
        /// What it is said to be.
        said: Status,
        /// What the moves come to.
        found: Status,
    },
    /// Something other than header lines is in the text of a position.
    #[error("line {line}: `{text}` is more than a position")]
    MoreThanPosition {
        /// Where.
        line: usize,
        /// The line, cut after 60 characters.
        text: String,
    },
}

/// What is wrong with the value of a header.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum ValueError {
    /// No rule set.
    #[error("{0}")]
    Rules(#[from] RulesError),
    /// No position.
    #[error("{0}")]
    Position(#[from] ParsePositionError),
    /// The seat has no player under these rules.
    #[error("`{0}` is no seat in play")]
    Seat(String),
    /// No player.
    #[error("`{0}` is no player: write person or computer LEVEL, then rank=NUMBER and a name if there are any")]
    Player(String),
    /// The seed of a toss is a number.
    #[error("`{0}` is no seed of a toss, a number up to 18446744073709551615")]
    Toss(String),
    /// No time.
    #[error("`{0}` is no time: write 2026-03-01T12:00:00Z, or milliseconds since 1970")]
    Time(String),
    /// A quoted value is not whole.
    #[error("`{0}` begins with a quotation mark and is no quoted text")]
    Quoted(String),
    /// No result.
    #[error("{0}")]
    Status(#[from] ParseStatusError),
}

/// The beginning of a text, for an error.
pub(super) fn cut(text: &str) -> String {
    text.chars().take(60).collect()
}
