//! How far a player has come: pieces in the goal and steps still needed.

use crate::assignment::{MOST, least_total};
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
    // A piece in the goal may as well stay: whoever would take its hole can go on in its place, and no farther.
    let (away, empty) = (pieces - goal, goal - pieces);
    let mut costs = [[0; MOST]; MOST];
    for (piece, row) in away.into_iter().zip(&mut costs) {
        for (hole, cost) in empty.into_iter().zip(row) {
            *cost = piece.distance(hole);
        }
    }
    // A set has at most ten pieces and its goal ten holes, so that no piece goes without.
    least_total(&costs[..away.len().min(MOST)], empty.len())
}

#[cfg(test)]
mod tests {
    use pathfinding::kuhn_munkres::kuhn_munkres_min;
    use pathfinding::matrix::Matrix;
    use proptest::prelude::*;

    use super::*;
    use crate::board::Hole;

    proptest! {
        #![proptest_config(ProptestConfig { cases: 1000, failure_persistence: None, ..ProptestConfig::default() })]

        #[test]
        fn pieces_at_home_may_stay(
            inside in 0..1024u16,
            outside in prop::collection::vec(0..Hole::COUNT, 0..=MOST),
            seat in prop::sample::select(Seat::ALL.to_vec()),
        ) {
            let goal = seat.goal();
            let kept = (0..).zip(goal).filter(|&(bit, _)| inside >> bit & 1 != 0).map(|(_, hole)| hole);
            let all = kept.chain(outside.into_iter().filter_map(Hole::new)).take(MOST);
            let pieces: HoleSet = all.collect();
            let costs = pieces.into_iter().map(|piece| goal.into_iter().map(move |hole| i32::from(piece.distance(hole))));
            let expected = Matrix::from_rows(costs).map_or(0, |costs| kuhn_munkres_min(&costs).0);
            prop_assert_eq!(i32::from(steps_between(pieces, goal)), expected);
        }
    }
}
