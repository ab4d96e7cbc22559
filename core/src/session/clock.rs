//! The clock of an open game.

use crate::clock::{Clock, Hold, TimeOver};
use crate::game::Game;
use crate::session::{Session, SessionError};

impl Session {
    /// The clock, where a move may only take so long. It begins each turn at the instant that it was last told, so tell
    /// it the time before each action. It comes held by the person.
    #[must_use]
    pub const fn clock(&self) -> Option<Clock> {
        self.saved.clock
    }

    /// Tells the clock the time. At the end of it the turn passes, once.
    ///
    /// # Errors
    /// [`SessionError::NotSaved`] when the turn could not be passed on disk; the next tick tries again.
    pub fn tick(&mut self, now: u64) -> Result<Option<TimeOver>, SessionError> {
        let Some(clock) = &mut self.saved.clock else { return Ok(None) };
        let before = *clock;
        if clock.tick(now).is_none() {
            return Ok(None);
        }
        let passed = self.change(Game::timeout);
        if matches!(passed, Err(SessionError::NotSaved(_) | SessionError::Refused(_))) {
            self.saved.clock = Some(before);
        }
        passed.map(|()| Some(TimeOver))
    }

    /// Stops the clock for a reason. What the person or the background stops is on disk when this returns, if the disk
    /// lets it; else the next move brings it there.
    pub fn hold_clock(&mut self, now: u64, why: Hold) {
        let Some(clock) = &mut self.saved.clock else { return };
        clock.hold(now, why);
        let used = clock.at(now).used > 0;
        if used && matches!(why, Hold::Person | Hold::Background) {
            let _ = self.store.save(self.id, &self.saved, &mut self.stamp);
        }
    }

    /// Takes a reason away that stops the clock.
    pub fn release_clock(&mut self, now: u64, why: Hold) {
        if let Some(clock) = &mut self.saved.clock {
            clock.release(now, why);
        }
    }
}
