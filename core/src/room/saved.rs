use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::game::Setup;
use crate::room::{Message, ParseMessageError, Pending, Refused, Room};
use crate::seat::Seat;

/// A room as it is saved, beside the setup of its game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct SavedRoom {
    /// Tells it from other rooms.
    pub id: u64,
    /// The first host.
    pub host: Seat,
    /// The own seat.
    pub me: Seat,
    /// The log, as messages.
    pub log: Vec<String>,
    /// An own act that waits for the host, as a message.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pending: Option<String>,
}

/// Why something makes no room.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum RoomError {
    /// A seat is the computer's: a room is for people.
    #[error("seat {0} is the computer's, and a room is for people")]
    Computer(Seat),
    /// Nobody plays on that seat.
    #[error("nobody plays on seat {0}")]
    NotInRoom(Seat),
    /// An entry of the saved log doesn't follow from those before it.
    #[error("entry {number}: {error}")]
    Entry {
        /// Its number, from 0.
        number: usize,
        /// What is wrong.
        error: Refused,
    },
    /// An entry of the saved log is a message of another kind.
    #[error("entry {0} is no entry")]
    NoEntry(usize),
    /// What is said to wait for the host can't be read.
    #[error("what waits: {0}")]
    Pending(ParseMessageError),
    /// What is said to wait for the host is no act of this seat after this log.
    #[error("what is said to wait is no act of this seat after this log")]
    NotPending,
}

impl Room {
    /// The room as it is saved, before anything that a call returned is sent.
    #[must_use]
    pub fn saved(&self) -> SavedRoom {
        SavedRoom {
            id: self.id,
            host: self.first_host,
            me: self.me,
            log: self.log.iter().map(|entry| Message::Log(entry.clone()).to_string()).collect(),
            pending: self.pending.as_ref().map(|pending| self.ask(pending.act.clone()).message.to_string()),
        }
    }

    /// A room that was saved, with the setup that it had: each entry is played again. [`Room::nudge`] then finds out
    /// what was missed.
    ///
    /// # Errors
    /// [`RoomError`] names the entry that doesn't fit.
    pub fn restore(setup: Setup, saved: &SavedRoom) -> Result<Self, RoomError> {
        let mut room = Self::new(saved.id, setup, saved.host, saved.me)?;
        for (number, line) in saved.log.iter().enumerate() {
            let fault = |error| RoomError::Entry { number, error };
            let message = Message::read(line.as_bytes()).map_err(|error| fault(error.into()))?;
            if !matches!(message, Message::Log(_)) {
                return Err(RoomError::NoEntry(number));
            }
            room.take(saved.me, &message).result.map_err(fault)?;
        }
        if let Some(line) = &saved.pending {
            let message = Message::read(line.as_bytes()).map_err(RoomError::Pending)?;
            room.pending = Some(room.waiting(message).ok_or(RoomError::NotPending)?);
        }
        Ok(room)
    }

    fn waiting(&self, message: Message) -> Option<Pending> {
        let Message::Ask(entry) = message else {
            return None;
        };
        let here = entry.number == self.log.len() && entry.seal == self.seal() && entry.seat == self.me;
        let waits = here && self.host() != self.me && self.check(&entry.act).is_ok();
        waits.then_some(Pending { act: entry.act, turned: self.table.turned })
    }
}
