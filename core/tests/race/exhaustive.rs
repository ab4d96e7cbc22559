//! How many own moves bring a set home while nobody else moves, by looking at everything.
//!
//! It shares nothing with the search: placements are lists of holes, hops are walked one by one, and one breadth-first
//! search from the start meets another one from home. Adjacent hops and open camps only.

use std::collections::HashSet;

use starhop::{Hole, HoleSet, Position, Seat};

/// The fewest own moves of a seat until its goal is full, if at most `most` are enough.
pub(crate) fn fewest_moves(position: &Position, seat: Seat, most: usize) -> Option<usize> {
    let others = position.occupied() - position.pieces(seat);
    let home = seat.goal();
    assert_eq!(position.pieces(seat).len(), home.len(), "a set is not complete");
    let mut ahead = Front::new(position.pieces(seat), others);
    let mut back = Front::new(home, others);
    let mut moves = 0;
    loop {
        if ahead.layer.iter().any(|pieces| back.layer.contains(pieces)) {
            return Some(moves);
        }
        if moves == most {
            return None;
        }
        moves += 1;
        // The smaller side goes on. As every move can be taken back, both sides have the same moves.
        if ahead.layer.len() <= back.layer.len() {
            let left = most - (moves - back.moves);
            ahead.advance(|pieces| (home - pieces).len() <= left);
        } else {
            back.advance(|_| true);
        }
    }
}

/// Placements after so many moves, and those seen before.
struct Front {
    layer: HashSet<HoleSet>,
    seen: HashSet<HoleSet>,
    others: HoleSet,
    moves: usize,
}

impl Front {
    fn new(pieces: HoleSet, others: HoleSet) -> Self {
        let layer = HashSet::from([pieces]);
        Self { seen: layer.clone(), layer, others, moves: 0 }
    }

    /// One more move; placements that cannot be on a way short enough are not `wanted`.
    fn advance(&mut self, wanted: impl Fn(HoleSet) -> bool) {
        let mut next = HashSet::new();
        for &pieces in &self.layer {
            for from in pieces {
                for to in ends(from, pieces.without(from) | self.others) {
                    let after = pieces.without(from).with(to);
                    if wanted(after) && self.seen.insert(after) {
                        next.insert(after);
                    }
                }
            }
        }
        self.layer = next;
        self.moves += 1;
    }
}

/// Where a piece can go.
fn ends(from: Hole, occupied: HoleSet) -> HashSet<Hole> {
    let mut ends: HashSet<Hole> = from.neighbours().filter(|&hole| !occupied.contains(hole)).collect();
    let mut open = vec![from];
    let mut landed = HashSet::from([from]);
    while let Some(hole) = open.pop() {
        for hop in hole.hops() {
            if occupied.contains(hop.over) && !occupied.contains(hop.landing) && landed.insert(hop.landing) {
                ends.insert(hop.landing);
                open.push(hop.landing);
            }
        }
    }
    ends.remove(&from);
    ends
}
