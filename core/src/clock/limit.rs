use thiserror::Error;

use crate::rules::{Passive, Rules};

/// How long a move may take.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Limit(u32);

/// A time that no move can be limited to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
#[error("a move takes at least {shortest} and at most {longest} ms, not {0}", shortest = Limit::SHORTEST.0, longest = Limit::LONGEST.0)]
pub struct NoSuchLimit(pub u32);

/// From here on little time is left, in milliseconds: long enough to see a chain and to touch its end.
const WARNING: u32 = 10_000;

impl Limit {
    /// A second: nobody can touch two holes faster.
    pub const SHORTEST: Self = Self(1_000);
    /// An hour: longer than anybody waits for a move with the phone in hand.
    pub const LONGEST: Self = Self(3_600_000);
    /// Thirty seconds, the limit of the points rules.
    pub const DEFAULT: Self = Self(30_000);

    /// A limit in milliseconds.
    ///
    /// # Errors
    /// [`NoSuchLimit`] outside a second to an hour.
    pub const fn new(millis: u32) -> Result<Self, NoSuchLimit> {
        if millis >= Self::SHORTEST.0 && millis <= Self::LONGEST.0 {
            Ok(Self(millis))
        } else {
            Err(NoSuchLimit(millis))
        }
    }

    /// The limit that a rule set has by default: only rules that say what a timeout means have one.
    #[must_use]
    pub fn of(rules: Rules) -> Option<Self> {
        (rules.options().passive == Passive::On).then_some(Self::DEFAULT)
    }

    /// Whether a rule set may have a limit: only where it says what a timeout means.
    #[must_use]
    pub fn fits(rules: Rules) -> bool {
        Self::of(rules).is_some()
    }

    /// In milliseconds.
    #[must_use]
    pub const fn millis(self) -> u32 {
        self.0
    }

    /// Milliseconds left at which a person is warned: ten seconds, or a third of a shorter limit than thirty.
    #[must_use]
    pub const fn warning(self) -> u32 {
        let third = self.0 / 3;
        if third < WARNING { third } else { WARNING }
    }
}
