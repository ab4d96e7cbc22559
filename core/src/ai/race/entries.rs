//! Moves that filling the goal takes at least, by which of its holes are taken.

use crate::board::{Hole, HoleSet};
use crate::moves::Alone;
use crate::rules::Jump;
use crate::seat::Seat;

const PATTERNS: usize = 1 << 10;
const UNKNOWN: u8 = u8::MAX;

/// The fewest moves from each pattern of taken goal holes, the pieces outside standing wherever they help.
#[derive(Debug)]
pub(super) struct Entries {
    moves: [u8; PATTERNS],
}

impl Entries {
    /// For the seat at the bottom. Holes of the goal that are not in `target` stay as they are.
    pub(super) fn new(alone: &Alone, target: HoleSet) -> Self {
        let mut entries = Self { moves: [UNKNOWN; PATTERNS] };
        if alone.jump() == Jump::Symmetric {
            // A long hop goes anywhere: one move for each hole.
            for (pattern, moves) in entries.moves.iter_mut().enumerate() {
                *moves = u8::try_from((target - holes(pattern)).len()).unwrap_or(0);
            }
            return entries;
        }
        let fixed = alone.fixed() & goal();
        entries.moves[pattern(target)] = 0;
        let mut layer = vec![target];
        let mut moves = 0;
        while !layer.is_empty() {
            moves += 1;
            let mut next = Vec::new();
            for pieces in layer {
                before(pieces, fixed, target, |earlier| {
                    let known = &mut entries.moves[pattern(earlier)];
                    if *known == UNKNOWN {
                        *known = moves;
                        next.push(earlier);
                    }
                });
            }
            layer = next;
        }
        entries
    }

    /// Moves that these pieces need at least.
    pub(super) fn moves(&self, pieces: HoleSet) -> u8 {
        self.moves[pattern(pieces)]
    }
}

fn goal() -> HoleSet {
    Seat::SOUTH.goal()
}

/// The goal of the seat at the bottom has the first ten holes.
fn pattern(pieces: HoleSet) -> usize {
    usize::try_from((pieces & goal()).bits()).unwrap_or(0)
}

fn holes(pattern: usize) -> HoleSet {
    HoleSet::from_bits(pattern as u128)
}

/// The patterns one move earlier: a piece inside came from another hole inside or from outside, or one that is now
/// outside came out.
fn before(pieces: HoleSet, fixed: HoleSet, target: HoleSet, mut visit: impl FnMut(HoleSet)) {
    for to in pieces {
        let rest = pieces.without(to);
        let from = reach(to, rest | fixed);
        for inside in from & target {
            visit(rest.with(inside));
        }
        if !(from - goal()).is_empty() {
            visit(rest);
        }
    }
    for inside in target - pieces {
        if !(reach(inside, pieces | fixed) - goal()).is_empty() {
            visit(pieces.with(inside));
        }
    }
}

/// Where a piece could go if every hole outside were as it needs it. Outside nothing is followed any farther.
fn reach(from: Hole, taken: HoleSet) -> HoleSet {
    let inside = goal();
    let mut found = from.neighbour_set() - taken;
    let mut open = HoleSet::of(from);
    let mut seen = open;
    while let Some(hole) = open.pop() {
        for hop in hole.hops() {
            let over = !inside.contains(hop.over) || taken.contains(hop.over);
            if over && !taken.contains(hop.landing) && !seen.contains(hop.landing) {
                seen.insert(hop.landing);
                open.insert(hop.landing);
                found.insert(hop.landing);
            }
        }
    }
    found.without(from)
}
