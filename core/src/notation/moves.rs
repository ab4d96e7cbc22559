use core::fmt;
use core::str::FromStr;

use thiserror::Error;

use crate::board::{Hole, ParseHoleError};
use crate::moves::IllegalMove;
use crate::path::Path;
use crate::position::{Position, Refusal};

/// A move as it was written: `d1-e5` (start and end), `c1:e5:g5` (every landing) or `--` (a pass).
///
/// It is not legal until a [`Position`] says so.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum MoveText {
    /// The player passes.
    Pass,
    /// Start and end; the default path is meant.
    Ends(Hole, Hole),
    /// Start and every landing.
    Landings(Vec<Hole>),
}

/// Why a text is not a move.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum ParseMoveError {
    /// A part is not the name of a hole.
    #[error("{0}")]
    Hole(#[from] ParseHoleError),
    /// There are no two holes joined by `-`, and no holes joined by `:`.
    #[error("`{0}` is not a move: write d1-e5, c1:e5:g5 or --")]
    Shape(String),
}

impl FromStr for MoveText {
    type Err = ParseMoveError;

    fn from_str(text: &str) -> Result<Self, ParseMoveError> {
        if text == "--" {
            return Ok(Self::Pass);
        }
        // A move has at most 121 holes of three characters; a longer text is not worth reading.
        if text.len() > 4 * Hole::COUNT {
            return Err(ParseMoveError::Shape(text.chars().take(20).collect::<String>() + "…"));
        }
        if let Some((from, to)) = text.split_once('-') {
            return Ok(Self::Ends(from.parse()?, to.parse()?));
        }
        let holes = text.split(':').map(Hole::from_str).collect::<Result<Vec<_>, _>>()?;
        if holes.len() < 2 {
            return Err(ParseMoveError::Shape(text.to_owned()));
        }
        Ok(Self::Landings(holes))
    }
}

impl fmt::Display for MoveText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Pass => f.write_str("--"),
            Self::Ends(from, to) => write!(f, "{from}-{to}"),
            Self::Landings(holes) => {
                let (start, landings) = holes.split_first().ok_or(fmt::Error)?;
                start.fmt(f)?;
                landings.iter().try_for_each(|hole| write!(f, ":{hole}"))
            }
        }
    }
}

/// The text that is read as this path.
impl From<&Path> for MoveText {
    fn from(path: &Path) -> Self {
        if path.is_step() { Self::Ends(path.start(), path.end()) } else { Self::Landings(path.holes().to_vec()) }
    }
}

impl fmt::Display for Path {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let separator = if self.is_step() { '-' } else { ':' };
        self.start().fmt(f)?;
        self.landings().iter().try_for_each(|hole| write!(f, "{separator}{hole}"))
    }
}

impl Position {
    /// The legal path that a written move means here; `None` is a legal pass.
    ///
    /// # Errors
    /// Which rule it breaks.
    pub fn read_move(&self, text: &MoveText) -> Result<Option<Path>, IllegalMove> {
        match text {
            MoveText::Pass => match self.clone().pass() {
                Ok(_) => Ok(None),
                Err(Refusal::GameOver) => Err(IllegalMove::GameOver),
                Err(_) => Err(IllegalMove::MayNotPass),
            },
            MoveText::Ends(from, to) => self.resolve(&[*from, *to]).map(Some),
            MoveText::Landings(holes) => {
                if let Some(at) = (1..holes.len()).find(|&at| holes[..at].contains(&holes[at])) {
                    return Err(IllegalMove::Revisited(holes[at]));
                }
                let path = Path::from_holes(holes).ok_or(IllegalMove::TooShort)?;
                if path.is_step() {
                    return Err(IllegalMove::StepInChain { from: path.start(), to: path.end() });
                }
                self.check(&path).map(|()| Some(path))
            }
        }
    }
}
