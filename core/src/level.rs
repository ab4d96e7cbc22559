//! Strength levels of the computer player.

use core::fmt;

use serde::{Deserialize, Serialize};
use thiserror::Error;

/// A strength level from 1, which a child can beat, to 8, the strongest.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Level(u8);

/// A number that is not a level.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
#[error("there is no level {0}; levels are 1 to 8")]
pub struct NoSuchLevel(pub u8);

impl Level {
    /// The weakest.
    pub const LOWEST: Self = Self(1);
    /// The strongest.
    pub const HIGHEST: Self = Self(8);

    /// The level with this number.
    ///
    /// # Errors
    /// [`NoSuchLevel`] for a number that is not 1 to 8.
    pub const fn new(number: u8) -> Result<Self, NoSuchLevel> {
        if number >= 1 && number <= 8 { Ok(Self(number)) } else { Err(NoSuchLevel(number)) }
    }

    /// Its number, 1 to 8.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl TryFrom<u8> for Level {
    type Error = NoSuchLevel;

    fn try_from(number: u8) -> Result<Self, NoSuchLevel> {
        Self::new(number)
    }
}

impl From<Level> for u8 {
    fn from(level: Level) -> Self {
        level.number()
    }
}
