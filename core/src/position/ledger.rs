//! What legality and outcome depend on besides the pieces.

use crate::board::Hole;
use crate::seat::{Seat, SeatMap};

/// How a player stands in the game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
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
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
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
    /// Returns to `from` and to `to` so far.
    pub(crate) returns: (u8, u8),
}

/// Returns to one hole that are allowed (source 003: three, then another move is due).
pub(crate) const RETURNS: u8 = 3;

impl Shuttle {
    /// After one more own move.
    pub(super) fn after(before: Option<Self>, from: Hole, to: Hole) -> Self {
        let returns = match before {
            Some(last) if last.from == to && last.to == from => (last.returns.1, last.returns.0.saturating_add(1)),
            _ => (0, 0),
        };
        Self { from, to, returns }
    }

    /// The hole that the piece on `from` may not go back to.
    pub(crate) fn barred(self, from: Hole) -> Option<Hole> {
        (self.to == from && self.returns.0 >= RETURNS).then_some(self.from)
    }
}

/// Counters and standings; those that the rules do not ask for stay as they began.
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
    /// The smallest number of steps still needed seen so far.
    pub(crate) best: SeatMap<u16>,
    /// Turns since a player improved on it.
    pub(crate) stale: u16,
    /// Own moves since a deadlock was claimed.
    pub(crate) claim: Option<SeatMap<u8>>,
    pub(crate) end: Option<End>,
}

/// An end that was reached by what was done, not by how the pieces stand.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum End {
    Won(Seat, Victory),
    AllPassed,
}
