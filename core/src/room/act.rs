use core::fmt;
use core::str::FromStr;

use thiserror::Error;

use crate::notation::{MoveText, ParseMoveError};

/// What a seat does in a room.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Act {
    /// Moves, or passes of the own will.
    Move(MoveText),
    /// Lets the time run out.
    Timeout,
    /// Claims a deadlock, and moves then.
    Claim,
    /// Resigns.
    Resign,
    /// Leaves the game.
    Leave,
    /// Offers a draw to all others who are still in.
    OfferDraw,
    /// Agrees to a draw, or declines it.
    AnswerDraw(bool),
    /// Asks all others who are still in to let it take back its last move and what followed.
    AskUndo,
    /// Agrees to that, or declines it.
    AnswerUndo(bool),
}

/// Why a text is nothing that a seat can do.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("{0}; or {words}", words = WORDS.map(|(word, _)| word).join(", "))]
pub struct ParseActError(#[from] ParseMoveError);

const WORDS: [(&str, Act); 10] = [
    ("timeout", Act::Timeout),
    ("claim", Act::Claim),
    ("resign", Act::Resign),
    ("leave", Act::Leave),
    ("draw-offer", Act::OfferDraw),
    ("draw-yes", Act::AnswerDraw(true)),
    ("draw-no", Act::AnswerDraw(false)),
    ("undo-ask", Act::AskUndo),
    ("undo-yes", Act::AnswerUndo(true)),
    ("undo-no", Act::AnswerUndo(false)),
];

impl Act {
    /// Whether the seat goes, which stays true however late it is heard.
    pub(super) const fn is_going(&self) -> bool {
        matches!(self, Self::Resign | Self::Leave)
    }
}

/// A move in notation, or a word such as `resign`, `draw-offer` or `undo-yes`.
impl fmt::Display for Act {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Move(text) => text.fmt(f),
            word => f.write_str(WORDS.iter().find(|(_, act)| act == word).map_or("", |&(text, _)| text)),
        }
    }
}

impl FromStr for Act {
    type Err = ParseActError;

    fn from_str(text: &str) -> Result<Self, ParseActError> {
        match WORDS.into_iter().find(|&(word, _)| word == text) {
            Some((_, act)) => Ok(act),
            None => Ok(Self::Move(text.parse()?)),
        }
    }
}
