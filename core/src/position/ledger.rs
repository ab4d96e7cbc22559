//! What legality and outcome depend on besides the pieces.

use core::num::NonZeroU8;
use core::ops::{Index, IndexMut};

use serde::{Deserialize, Serialize};

use crate::board::Hole;
use crate::seat::{Seat, SeatMap};

/// How a player stands in the game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Standing {
    /// Still playing.
    #[default]
    In,
    /// Has won, as the first, second, … to do so (from 1), while the others play on for places.
    Finished(u8),
    /// Has gone, as the first, second, … to do so (from 1).
    Gone(u8, Departure),
}

/// How a player went.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Departure {
    /// Resigned.
    Resigned,
    /// Left the game.
    Left,
    /// Was judged passive.
    Passive,
    /// Let the time run out three times in a row.
    TimedOut,
}

/// How a game was won.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Victory {
    /// All own goals were reached.
    AllHome,
    /// The side's pieces in its goals reached the total that wins.
    SideTotal,
    /// The deadlock was conceded, and the winner was ahead by more than half a step.
    DeadlockAhead,
    /// The deadlock was conceded, and the winner was ahead by half a step: ¾ to ¼.
    DeadlockHalf,
    /// The loser made five moves after the claim without conceding.
    NoConcession,
    /// Nobody else is left.
    OthersGone,
}

/// A return of a piece is counted at either of the two holes that it goes between.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Shuttle {
    pub(crate) from: Hole,
    pub(crate) to: Hole,
    pub(crate) returns: Returns,
}

/// Returns to one hole that are allowed (source 003: three, then another move is due).
pub(crate) const RETURNS: u8 = 3;

/// Returns to where a piece began and to where it went so far, neither more than are allowed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Returns(NonZeroU8);

impl Returns {
    const NONE: Self = Self(NonZeroU8::MIN);

    /// These counts, if no more than allowed.
    pub(crate) const fn new(from: u8, to: u8) -> Option<Self> {
        if from > RETURNS || to > RETURNS {
            return None;
        }
        match NonZeroU8::new(1 + from + (to << 2)) {
            Some(packed) => Some(Self(packed)),
            None => None,
        }
    }

    /// Returns to where the piece began.
    pub(crate) const fn from(self) -> u8 {
        (self.0.get() - 1) & RETURNS
    }

    /// Returns to where the piece went.
    pub(crate) const fn to(self) -> u8 {
        (self.0.get() - 1) >> 2
    }

    /// After the way back: the ends have changed places, and there is one more return to where it began before.
    fn back(self) -> Self {
        Self::new(self.to(), (self.from() + 1).min(RETURNS)).unwrap_or(self)
    }
}

impl Shuttle {
    /// After one more own move.
    pub(super) fn after(before: Option<Self>, from: Hole, to: Hole) -> Self {
        let returns = match before {
            Some(last) if last.from == to && last.to == from => last.returns.back(),
            _ => Returns::NONE,
        };
        Self { from, to, returns }
    }

    /// The hole that the piece on `from` may not go back to.
    pub(crate) fn barred(self, from: Hole) -> Option<Hole> {
        (self.to == from && self.returns.from() >= RETURNS).then_some(self.from)
    }
}

/// One value for each of two players, the first of whom always sits south.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct OfTwo<T>([T; 2]);

impl<T> Index<Seat> for OfTwo<T> {
    type Output = T;
    fn index(&self, seat: Seat) -> &T {
        &self.0[usize::from(seat != Seat::SOUTH)]
    }
}

impl<T> IndexMut<Seat> for OfTwo<T> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[usize::from(seat != Seat::SOUTH)]
    }
}

/// Counters and standings; those that the rules do not ask for stay as they began. Counters stop at their greatest
/// value, which none reaches in a game that anybody plays.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Ledger {
    /// Own turns taken: moves, passes and timeouts.
    pub(crate) turns: SeatMap<u16>,
    /// Voluntary passes in a row.
    pub(crate) passes: SeatMap<u8>,
    /// Timeouts in a row.
    pub(crate) timeouts: SeatMap<u8>,
    pub(crate) shuttles: SeatMap<Option<Shuttle>>,
    pub(crate) standing: SeatMap<Standing>,
    /// The smallest number of steps still needed seen so far. A deadlock is a matter of two players.
    pub(crate) best: OfTwo<u16>,
    /// Turns since a player improved on it.
    pub(crate) stale: u16,
    /// Own moves since a deadlock was claimed.
    pub(crate) claim: Option<OfTwo<u8>>,
    pub(crate) end: Option<End>,
}

/// An end that was reached by what was done, not by how the pieces stand.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum End {
    Won(Seat, Victory),
    AllPassed,
}
