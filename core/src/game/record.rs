use core::fmt;

use thiserror::Error;

use crate::game::{DrawOffer, Setup};
use crate::moves::IllegalMove;
use crate::notation::{MoveText, ParseMoveError};
use crate::path::Path;
use crate::position::{Departure, Position, Refusal};
use crate::seat::Seat;

/// One entry of a record.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Ply {
    /// A move with every landing.
    Move(Path),
    /// A pass, forced or of one's own will.
    Pass,
    /// The time of the player to move ran out.
    Timeout,
    /// The player to move claims a deadlock, and moves then.
    Claim,
    /// A player resigned or left, on any turn. Who is judged passive or timed out is out by the rules, and that is
    /// not recorded.
    Gone(Seat, Departure),
}

impl Ply {
    /// Whether it is a turn of the player to move.
    #[must_use]
    pub const fn is_turn(&self) -> bool {
        matches!(self, Self::Move(_) | Self::Pass | Self::Timeout)
    }

    /// Reads an entry as it is printed, where it is legal.
    ///
    /// # Errors
    /// What is wrong with the text, or the rule that it breaks.
    pub fn read(text: &str, position: &Position) -> Result<Self, PlyError> {
        let ply = match text.split_once('=') {
            Some((word @ ("resign" | "leave"), number)) => {
                let seat = number.parse().ok().and_then(|number| Seat::new(number).ok());
                let seat = seat.ok_or_else(|| ParseMoveError::Shape(text.chars().take(20).collect()))?;
                Self::Gone(seat, if word == "resign" { Departure::Resigned } else { Departure::Left })
            }
            _ if text == "timeout" => Self::Timeout,
            _ if text == "claim" => Self::Claim,
            _ => match position.read_move(&text.parse::<MoveText>()?)? {
                Some(path) => return Ok(Self::Move(path)),
                None => return Ok(Self::Pass),
            },
        };
        ply.after(position)?;
        Ok(ply)
    }

    /// The position after this entry.
    ///
    /// # Errors
    /// The rule that it breaks.
    pub fn after(&self, position: &Position) -> Result<Position, PlyError> {
        let mut next = *position;
        match self {
            Self::Move(path) => next.play(path).map(drop)?,
            Self::Pass => next.pass().map(drop)?,
            Self::Timeout => next.timeout().map(drop)?,
            Self::Claim => next.claim().map(drop)?,
            Self::Gone(seat, how) => next.depart(*seat, *how).map(drop)?,
        }
        Ok(next)
    }
}

impl fmt::Display for Ply {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Move(path) => path.fmt(f),
            Self::Pass => f.write_str("--"),
            Self::Timeout => f.write_str("timeout"),
            Self::Claim => f.write_str("claim"),
            Self::Gone(seat, Departure::Resigned) => write!(f, "resign={seat}"),
            Self::Gone(seat, _) => write!(f, "leave={seat}"),
        }
    }
}

/// Why a text is no entry of a record here.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum PlyError {
    /// It cannot be read.
    #[error("{0}; or timeout, claim, resign=1, leave=1")]
    Unreadable(#[from] ParseMoveError),
    /// The move breaks a rule.
    #[error("{0}")]
    Illegal(#[from] IllegalMove),
    /// Something other than a move is refused.
    #[error("{0}")]
    Refused(#[from] Refusal),
}

/// A game as it is written down: enough to replay it, undone moves included.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Record {
    /// Rules, players and start.
    pub setup: Setup,
    /// The entries in notation; those from `at` on were undone.
    pub plies: Vec<String>,
    /// How many of the entries stand.
    pub at: usize,
    /// Whether the players then agreed to a draw.
    pub agreed: bool,
    /// A draw that was offered since the last move.
    pub offer: DrawOffer,
}

/// Why a record cannot be replayed.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum RecordError {
    /// A ply cannot be read, or breaks a rule.
    #[error("ply {ply}, `{text}`: {error}")]
    Ply {
        /// Its place, from 1.
        ply: usize,
        /// The text, cut after 60 characters.
        text: String,
        /// What is wrong.
        error: PlyError,
    },
    /// More plies stand than there are.
    #[error("{at} plies are said to stand, and there are {length}")]
    At {
        /// Plies said to stand.
        at: usize,
        /// Plies there are.
        length: usize,
    },
    /// The game ended by its moves and is said to have ended by agreement as well.
    #[error("the game ended by its moves and is said to have ended by agreement as well")]
    EndedTwice,
    /// A draw is said to be offered between players who are not in the game.
    #[error("a draw is said to be offered, and not by and to players who are still in")]
    Offer,
}
