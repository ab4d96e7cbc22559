//! How far a side has come: pieces in the goal and steps still needed.

use pathfinding::kuhn_munkres::kuhn_munkres_min;
use pathfinding::matrix::Matrix;

use crate::board::HoleSet;
use crate::position::Position;
use crate::seat::Seat;

/// One side's progress.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Progress {
    /// Pieces in the goal, 0 to 10.
    pub home: u8,
    /// The smallest total of hex distances of the pieces to distinct goal holes.
    pub steps: u16,
}

impl Progress {
    /// The progress of a seat.
    #[must_use]
    pub fn of(position: &Position, seat: Seat) -> Self {
        let pieces = position.pieces(seat);
        Self {
            home: u8::try_from((pieces & seat.goal()).len()).unwrap_or(u8::MAX),
            steps: steps_between(pieces, seat.goal()),
        }
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
