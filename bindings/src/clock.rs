//! The clock of an open game. Instants are milliseconds of the device's monotonic clock, from any origin.
//!
//! A game comes held by [`ClockHold::Person`], a new one too: release it when the person is there. Call
//! [`tick`](Match::tick) just before each action, since the next turn begins at the instant that was told last.

use starhop::session::Session;

use crate::convert;
use crate::errors::MatchError;
use crate::game::{Match, snapshot};
use crate::lock::lock;
use crate::records::{ClockHold, ClockReading, ClockTick};

#[uniffi::export]
impl Match {
    /// What the clock shows; nothing is counted. Nothing in a game without one.
    pub fn clock(&self, now: i64) -> Option<ClockReading> {
        reading(&lock(&self.session), now)
    }

    /// Tells the clock the time. If that of the person to move is over, the turn has passed when this returns.
    ///
    /// # Errors
    /// [`MatchError::NotSaved`] when that could not be saved; the turn has not passed, and the next tick tries again.
    pub fn tick(&self, now: i64) -> Result<ClockTick, MatchError> {
        let mut session = lock(&self.session);
        let over = session.tick(convert::instant(now))?;
        let timed_out = over.map(|_| snapshot(&session));
        Ok(ClockTick { reading: reading(&session, now), timed_out })
    }

    /// Stops the clock for a reason; the same twice is one. What is left is on disk then, if the disk lets it.
    pub fn hold_clock(&self, now: i64, why: ClockHold) -> Option<ClockReading> {
        let mut session = lock(&self.session);
        session.hold_clock(convert::instant(now), convert::hold(why));
        reading(&session, now)
    }

    /// Takes a reason away.
    pub fn release_clock(&self, now: i64, why: ClockHold) -> Option<ClockReading> {
        let mut session = lock(&self.session);
        session.release_clock(convert::instant(now), convert::hold(why));
        reading(&session, now)
    }
}

fn reading(session: &Session, now: i64) -> Option<ClockReading> {
    session.clock().map(|clock| convert::reading(&clock, convert::instant(now)))
}
