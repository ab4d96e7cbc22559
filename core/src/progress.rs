//! How far a player has come: pieces in the goal and steps still needed.

use pathfinding::kuhn_munkres::kuhn_munkres_min;
use pathfinding::matrix::Matrix;

use crate::board::HoleSet;
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

/// The smallest total of hex distances from each piece to a goal hole of its own.
pub(crate) fn steps_between(pieces: HoleSet, goal: HoleSet) -> u16 {
    if pieces.is_empty() {
        return 0;
    }
    let rows = pieces.into_iter().map(|piece| goal.into_iter().map(move |hole| i32::from(piece.distance(hole))));
    // A side has at most ten pieces and its goal ten holes, so the matrix is never taller than wide.
    Matrix::from_rows(rows).map_or(0, |costs| u16::try_from(kuhn_munkres_min(&costs).0).unwrap_or(u16::MAX))
}
