use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::clock::{Clock, Hold, Limit, NoSuchLimit, Turn, bit};

/// What is written of a clock.
#[derive(Serialize, Deserialize)]
pub(super) struct Saved {
    limit: u32,
    used: u32,
    turn: Turn,
}

/// Why something is not a saved clock.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum ClockError {
    /// The limit is none.
    #[error("{0}")]
    Limit(#[from] NoSuchLimit),
    /// More time is said to be used than the turn can have.
    #[error("{used} ms of a turn are said to be used, which has {has}")]
    Used {
        /// Milliseconds said to be used.
        used: u32,
        /// Milliseconds that the turn can have used.
        has: u32,
    },
    /// The time of a turn is said to be over with some of it left.
    #[error("the time of a turn is said to be over with {left} ms left")]
    NotOver {
        /// Milliseconds left.
        left: u32,
    },
}

impl From<Clock> for Saved {
    fn from(clock: Clock) -> Self {
        Self { limit: clock.limit.millis(), used: clock.used, turn: clock.turn }
    }
}

impl TryFrom<Saved> for Clock {
    type Error = ClockError;

    fn try_from(saved: Saved) -> Result<Self, ClockError> {
        let Saved { limit, used, turn } = saved;
        let mut clock = Self::new(Limit::new(limit)?);
        let has = if matches!(turn, Turn::Nobody | Turn::Untimed) { 0 } else { limit };
        if used > has {
            return Err(ClockError::Used { used, has });
        }
        if turn == Turn::Over && used < limit {
            return Err(ClockError::NotOver { left: limit - used });
        }
        (clock.used, clock.turn, clock.holds) = (used, turn, bit(Hold::Person));
        Ok(clock)
    }
}
