//! How far a player has come: pieces in the goal and steps still needed.

use crate::position::Position;
use crate::seat::Seat;

/// One player's progress, over all own sets.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Progress {
    /// Pieces in the goal of their set, 0 to 10 for each set.
    pub home: u8,
    /// The smallest total of hex distances of the pieces to distinct goal holes, summed over the sets.
    pub steps: u16,
}

impl Progress {
    /// The progress of the player who moves from a seat. The pieces of who has gone are nobody's: nothing is home, and
    /// nothing is needed.
    #[must_use]
    pub fn of(position: &Position, seat: Seat) -> Self {
        let home: usize = position.rules().sets(seat).iter().map(|set| (position.pieces(set) & set.goal()).len()).sum();
        Self { home: u8::try_from(home).unwrap_or(u8::MAX), steps: position.steps(seat) }
    }
}
