//! How few moves bring the pieces home once they are nearly there, exactly.

use core::hash::{BuildHasherDefault, Hasher};
use std::collections::HashMap;
use std::sync::LazyLock;

use crate::ai::control::Stopped;
use crate::board::HoleSet;
use crate::moves::Alone;
use crate::seat::Seat;

/// Moves from home that the table of the empty board knows.
const DEPTH: u8 = 4;

/// The table of the empty board, for the seat at the bottom.
pub(super) static EMPTY_BOARD: LazyLock<Corner> = LazyLock::new(|| {
    let goal = Seat::SOUTH.goal();
    Corner::new(&Alone::on_empty_board(goal), goal, DEPTH, || Ok(())).unwrap_or_else(|Stopped| Corner::home(goal))
});

/// Pieces by what they stand on.
pub(super) type ByPieces<T> = HashMap<HoleSet, T, BuildHasherDefault<Mix>>;

/// All placements that few moves bring home, with how many.
#[derive(Debug)]
pub(super) struct Corner {
    moves: ByPieces<u8>,
    /// By moves: every hole that a piece stands on so many moves from home or fewer.
    stood_on: Vec<HoleSet>,
}

impl Corner {
    /// Home alone.
    fn home(target: HoleSet) -> Self {
        Self { moves: core::iter::once((target, 0)).collect(), stood_on: vec![target] }
    }

    /// The placements at most `depth` moves before all holes of `target` are taken; `enter` is asked before each.
    pub(super) fn new(
        alone: &Alone,
        target: HoleSet,
        depth: u8,
        mut enter: impl FnMut() -> Result<(), Stopped>,
    ) -> Result<Self, Stopped> {
        let mut corner = Self::home(target);
        let mut layer = vec![target];
        for moves in 1..=depth {
            let mut next = Vec::new();
            for pieces in layer {
                for to in pieces {
                    for from in alone.origins(pieces, to) {
                        enter()?;
                        let before = pieces.without(to).with(from);
                        corner.moves.entry(before).or_insert_with(|| {
                            next.push(before);
                            moves
                        });
                    }
                }
            }
            let before = corner.stood_on.last().copied().unwrap_or(target);
            corner.stood_on.push(next.iter().fold(before, |holes, &pieces| holes | pieces));
            layer = next;
        }
        Ok(corner)
    }

    /// Moves that are needed, where there are few enough.
    pub(super) fn moves(&self, pieces: HoleSet) -> Option<u8> {
        self.moves.get(&pieces).copied()
    }

    /// Moves up to which the table holds on a board that differs in these holes: as many as have to do with none of
    /// them.
    pub(super) fn depth_without(&self, uneven: HoleSet) -> u8 {
        // All landings on the way are among the holes stood on, and what is hopped over lies next to them.
        let untouched = |&&holes: &&HoleSet| (widened(holes) & uneven).is_empty();
        let layers = self.stood_on.iter().take_while(untouched).count();
        u8::try_from(layers.saturating_sub(1)).unwrap_or(u8::MAX)
    }
}

/// These holes and all next to them.
fn widened(holes: HoleSet) -> HoleSet {
    holes.into_iter().fold(holes, |wider, hole| wider | hole.neighbour_set())
}

/// Mixes the bits of a set of holes; nobody chooses them to collide.
#[derive(Debug, Default)]
pub(super) struct Mix(u64);

impl Hasher for Mix {
    fn finish(&self) -> u64 {
        self.0 ^ self.0 >> 32
    }

    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.write_u128(u128::from(byte));
        }
    }

    fn write_u128(&mut self, bits: u128) {
        const ODD: u64 = 0x9E37_79B9_7F4A_7C15;
        #[expect(clippy::cast_possible_truncation, reason = "both halves count")]
        let (low, high) = (bits as u64, (bits >> u64::BITS) as u64);
        self.0 = ((self.0 ^ low).wrapping_mul(ODD).rotate_left(29) ^ high).wrapping_mul(ODD);
        self.0 ^= self.0 >> 29;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Counted by another program, which plays from home forwards and drops what it has seen.
    const PLACEMENTS: [usize; 5] = [1, 15, 187, 1_878, 15_939];

    #[test]
    fn the_table_has_every_placement_that_few_moves_bring_home() {
        for (depth, placements) in (0..).zip(PLACEMENTS) {
            let known = EMPTY_BOARD.moves.values().filter(|&&moves| moves <= depth).count();
            assert_eq!(known, placements, "{depth} moves");
        }
    }
}
