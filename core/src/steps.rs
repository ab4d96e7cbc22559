//! The steps that a set of pieces still needs, from the holes alone.

use crate::assignment::{MOST, least_total};
use crate::board::HoleSet;
use crate::seat::Seat;

/// The smallest total of hex distances from each piece of a set to a goal hole of its own.
pub(crate) fn steps_between(pieces: HoleSet, set: Seat) -> u16 {
    // A piece in the goal may as well stay: whoever would take its hole can go on in its place, and no farther.
    let (away, empty) = (pieces - set.goal(), set.goal() - pieces);
    if all_go_straight(away, empty, set) {
        return to_tip(away, set) - to_tip(empty, set);
    }
    let mut costs = [[0; MOST]; MOST];
    for (piece, row) in away.into_iter().zip(&mut costs) {
        for (hole, cost) in empty.into_iter().zip(row) {
            *cost = piece.distance(hole);
        }
    }
    // A set has at most ten pieces and its goal ten holes, so that no piece goes without.
    least_total(&costs[..away.len().min(MOST)], empty.len())
}

/// Steps that are needed at least: as many as the pieces are farther from the goal's tip than its holes. Only for as
/// many pieces as a goal has holes.
pub(crate) fn least_steps_between(pieces: HoleSet, set: Seat) -> u16 {
    to_tip(pieces - set.goal(), set).saturating_sub(to_tip(set.goal() - pieces, set))
}

/// The distances of holes to the tip of a set's goal, together.
fn to_tip(holes: HoleSet, set: Seat) -> u16 {
    let tip = set.goal_tip();
    holes.into_iter().map(|hole| u16::from(tip.distance(hole))).sum()
}

/// Whether each piece can go to a hole of its own that lies on a shortest way to the goal's tip. No other choice of
/// holes can then be cheaper.
fn all_go_straight(away: HoleSet, empty: HoleSet, set: Seat) -> bool {
    if away.len() != empty.len() || away.len() > MOST {
        return false;
    }
    let tip = set.goal_tip();
    let mut straight = [0u16; MOST];
    for (piece, holes) in away.into_iter().zip(&mut straight) {
        for (bit, hole) in empty.into_iter().enumerate() {
            let on_the_way = piece.distance(hole) + tip.distance(hole) == tip.distance(piece);
            *holes |= u16::from(on_the_way) << bit;
        }
    }
    let mut owners = [None; MOST];
    (0..away.len()).all(|piece| find_hole(piece, &straight, &mut owners, &mut 0))
}

/// Gives a piece one of its holes, moving others on where that makes room; `tried` are the holes looked at.
fn find_hole(piece: usize, holes: &[u16; MOST], owners: &mut [Option<usize>; MOST], tried: &mut u16) -> bool {
    let mut left = holes[piece] & !*tried;
    while left != 0 {
        let hole = left.trailing_zeros() as usize;
        *tried |= 1 << hole;
        if owners[hole].is_none_or(|owner| find_hole(owner, holes, owners, tried)) {
            owners[hole] = Some(piece);
            return true;
        }
        left = holes[piece] & !*tried;
    }
    false
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
        fn steps_are_what_another_method_finds(
            inside in 0..1024u16,
            outside in prop::collection::vec(0..Hole::COUNT, 0..=2 * MOST),
            seat in prop::sample::select(Seat::ALL.to_vec()),
        ) {
            let goal = seat.goal();
            let kept = (0..).zip(goal).filter(|&(bit, _)| inside >> bit & 1 != 0).map(|(_, hole)| hole);
            let all = kept.chain(outside.into_iter().filter_map(Hole::new)).take(MOST);
            let pieces: HoleSet = all.collect();
            let costs = pieces.into_iter().map(|piece| goal.into_iter().map(move |hole| i32::from(piece.distance(hole))));
            let expected = Matrix::from_rows(costs).map_or(0, |costs| kuhn_munkres_min(&costs).0);
            prop_assert_eq!(i32::from(steps_between(pieces, seat)), expected);
            if pieces.len() == MOST {
                prop_assert!(i32::from(least_steps_between(pieces, seat)) <= expected);
            }
        }
    }
}
