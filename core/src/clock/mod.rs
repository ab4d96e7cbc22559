//! The time that a turn may take: a limit per move, which stands still while somebody holds it.
//!
//! The clock never reads one. Whoever owns it passes milliseconds of a monotonic clock of the device, from any origin
//! as long as it is the same until the process ends. Time that goes backwards counts as no time: an instant before one
//! that was passed earlier is taken for that one, and time begins to count again only after it.
//!
//! The first call of [`Clock::tick`] at or after the limit reports that the time is over, once a turn. Ask it before a
//! move is played: a move that comes at the limit comes too late. What the end of the time means is the game's.
//!
//! A clock that was saved comes back held by the person, with the time that was left when it was last told the time.
//!
//! ```
//! use starhop::clock::{Clock, Hold, Limit, TimeOver};
//!
//! let mut clock = Clock::new(Limit::DEFAULT);
//! clock.begin(1_000, true);
//! clock.hold(11_000, Hold::Background);
//! clock.release(60_000, Hold::Background);
//! assert_eq!(clock.at(60_000).left, 20_000);
//! assert_eq!(clock.tick(79_999), None);
//! assert_eq!(clock.tick(80_000), Some(TimeOver));
//! assert_eq!(clock.tick(80_001), None);
//! ```

mod limit;
mod saved;

pub use limit::{Limit, NoSuchLimit};
pub use saved::ClockError;

use serde::{Deserialize, Serialize};

use saved::Saved;

/// Why a clock stands still. Each reason holds on its own: the clock goes on when the last of them is gone.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Hold {
    /// The person paused, or has not come back yet to a game that was closed.
    Person,
    /// The app is not in the foreground.
    Background,
    /// A dialog asks something.
    Dialog,
    /// A move is still being shown, so that the next player can't touch the board.
    Animation,
}

/// The time of the player to move has run out.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct TimeOver;

/// What a clock shows at one instant.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Reading {
    /// Milliseconds of the turn that were used. With `left` they make the limit.
    pub used: u32,
    /// Milliseconds that are left.
    pub left: u32,
    /// Whether time is running now.
    pub running: bool,
    /// Whether little is left of a turn that has a limit: [`Limit::warning`] or less.
    pub low: bool,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Turn {
    /// Nobody's: before the first turn, and after the game.
    Nobody,
    /// A turn without a limit: the computer's.
    Untimed,
    /// A turn that is or will be over at the limit.
    Timed,
    /// The end of the time was reported.
    Over,
}

/// A limit per move and what is used of it.
///
/// It doesn't know whose turn it is, keeps no time over several turns, and forgets the instants when it is saved.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Saved", into = "Saved")]
pub struct Clock {
    limit: Limit,
    used: u32,
    turn: Turn,
    /// A bit for each [`Hold`].
    holds: u8,
    /// The latest instant that was passed, in milliseconds.
    seen: Option<u64>,
}

impl Clock {
    /// A clock on nobody's turn.
    #[must_use]
    pub const fn new(limit: Limit) -> Self {
        Self { limit, used: 0, turn: Turn::Nobody, holds: 0, seen: None }
    }

    /// The limit per move.
    #[must_use]
    pub const fn limit(&self) -> Limit {
        self.limit
    }

    /// A turn begins, or begins again after an undo: the whole limit is left. A turn of the computer is not `timed`.
    ///
    /// What holds the clock goes on holding it.
    pub fn begin(&mut self, now: u64, timed: bool) {
        self.pass_time(now);
        self.used = 0;
        self.turn = if timed { Turn::Timed } else { Turn::Untimed };
    }

    /// Whether it is on such a turn: one that is timed, one that is not, or nobody's. One whose end was reported is on none.
    #[must_use]
    pub fn is_on(&self, timed: Option<bool>) -> bool {
        let turn = match timed {
            None => Turn::Nobody,
            Some(false) => Turn::Untimed,
            Some(true) => Turn::Timed,
        };
        self.turn == turn
    }

    /// The latest instant that it was told, in milliseconds; 0 where it was told none.
    #[must_use]
    pub fn told(&self) -> u64 {
        self.seen.unwrap_or_default()
    }

    /// The game is over: nobody's time runs.
    pub fn end(&mut self, now: u64) {
        self.pass_time(now);
        self.used = 0;
        self.turn = Turn::Nobody;
    }

    /// Stops the clock for a reason; the same reason twice is one.
    pub fn hold(&mut self, now: u64, why: Hold) {
        self.pass_time(now);
        self.holds |= bit(why);
    }

    /// Takes a reason away; one that did not hold the clock changes nothing.
    pub fn release(&mut self, now: u64, why: Hold) {
        self.pass_time(now);
        self.holds &= !bit(why);
    }

    /// Whether this reason holds the clock.
    #[must_use]
    pub const fn is_held(&self, why: Hold) -> bool {
        self.holds & bit(why) != 0
    }

    /// Counts the time up to now, and reports that the turn's time is over: once a turn, from exactly the limit on.
    pub fn tick(&mut self, now: u64) -> Option<TimeOver> {
        self.pass_time(now);
        if self.turn == Turn::Timed && self.used == self.limit.millis() {
            self.turn = Turn::Over;
            return Some(TimeOver);
        }
        None
    }

    /// What the clock shows at an instant; nothing is counted.
    #[must_use]
    pub fn at(&self, now: u64) -> Reading {
        let mut then = *self;
        then.pass_time(now);
        let left = then.limit.millis() - then.used;
        let timed = matches!(then.turn, Turn::Timed | Turn::Over);
        Reading { used: then.used, left, running: then.runs(), low: timed && left <= then.limit.warning() }
    }

    fn runs(&self) -> bool {
        self.turn == Turn::Timed && self.holds == 0 && self.used < self.limit.millis()
    }

    fn pass_time(&mut self, now: u64) {
        let from = self.seen.unwrap_or(now);
        if self.runs() {
            let passed = u32::try_from(now.saturating_sub(from)).unwrap_or(u32::MAX);
            self.used = self.used.saturating_add(passed).min(self.limit.millis());
        }
        self.seen = Some(from.max(now));
    }
}

const fn bit(why: Hold) -> u8 {
    1 << why as u8
}
