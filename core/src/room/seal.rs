use core::fmt;

use crate::game::{Game, Setup};
use crate::room::Act;
use crate::seat::Seat;

/// A checksum of a room's setup, of all that was logged, and of each position that came of it.
///
/// Two cores with the same seal at the same number hold the same log. It guards against mistakes, not against fraud.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Seal(pub(super) u32);

impl Seal {
    /// The seal of an empty log.
    pub(super) fn of_room(id: u64, setup: &Setup, host: Seat) -> Self {
        let start = setup.start();
        Self(crc32fast::hash(format!("{id} {host} {} {start}", setup.rules()).as_bytes()))
    }

    /// The seal after one more entry, which led to this game.
    pub(super) fn and(self, seat: Seat, act: &Act, game: &Game) -> Self {
        let hash = game.position().hash();
        Self(crc32fast::hash(format!("{self} {seat} {act} {hash:016x}").as_bytes()))
    }
}

/// Eight hexadecimal digits.
impl fmt::Display for Seal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:08x}", self.0)
    }
}
