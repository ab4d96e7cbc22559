//! What a position is worth, from one table of holes that every seat reads turned to its own side.

use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;

use super::frame::seen_from;
use crate::board::{Hole, HoleSet};
use crate::position::Position;
use crate::seat::{Seat, SeatMap};

/// The worth of one step towards the tip of the goal; all scores are in hundredths of it.
pub(super) const STEP: i32 = 100;
/// Extra cost of each step still to go, growing with the distance, so that the last piece is not left behind.
const LAG: i32 = 3;
/// Cost of standing off the middle line, by the square of the half pitches.
const ASIDE: i32 = 2;
/// Pieces outside the goal from which on each is measured against the goal holes that are still free.
const LAST_PIECES: usize = 3;
/// Cost of each step between one of the last pieces and the nearest free goal hole.
const TO_FREE_HOLE: i32 = 60;
/// The worth of being to move.
const TEMPO: i32 = 100;

/// The worth of a piece on each hole, for each seat.
#[derive(Debug)]
pub(super) struct Evaluation {
    holes: SeatMap<[i32; Hole::COUNT]>,
}

impl Evaluation {
    /// The evaluation, with hole values shifted by up to `spread` either way so that seeds play different games.
    pub(super) fn new(spread: i32, seed: u64) -> Self {
        let mut dice = ChaCha8Rng::seed_from_u64(seed);
        let own: [i32; Hole::COUNT] = core::array::from_fn(|index| {
            Hole::new(index).map_or(0, |hole| worth_on(hole) + dice.random_range(-spread..=spread))
        });
        let worth = |seat, index| Hole::new(index).map_or(0, |hole| own[seen_from(seat, hole).index()]);
        Self { holes: SeatMap::from_fn(|seat| core::array::from_fn(|index| worth(seat, index))) }
    }

    /// What a seat gains by moving a piece.
    pub(super) fn gain(&self, seat: Seat, from: Hole, to: Hole) -> i32 {
        let holes = &self.holes[seat];
        holes[to.index()] - holes[from.index()]
    }

    /// The sum over a seat's pieces, which the search keeps up to date by [`gain`](Self::gain).
    pub(super) fn total(&self, seat: Seat, pieces: HoleSet) -> i32 {
        pieces.into_iter().map(|hole| self.holes[seat][hole.index()]).sum()
    }
}

/// The score of a position for the seat to move out of `root` and its opponents, given the totals of all seats.
pub(super) fn score(position: &Position, totals: &SeatMap<i32>, root: Seat) -> i32 {
    let standing = |seat: Seat| totals[seat] - cost_of_last_pieces(seat, position.pieces(seat));
    let opponents = position.rules().seats().iter().filter(|&&seat| seat != root);
    let best_opponent = opponents.map(|&seat| standing(seat)).max().unwrap_or(0);
    let ahead = standing(root) - best_opponent;
    if position.to_move() == root { ahead + TEMPO } else { TEMPO - ahead }
}

/// The value of a hole for the seat at the bottom.
fn worth_on(hole: Hole) -> i32 {
    let left = i32::from(hole.distance(TIP));
    let aside = i32::from(hole.x());
    -(STEP * left + LAG * left * left + ASIDE * aside * aside)
}

/// The tip of the goal of the seat at the bottom.
const TIP: Hole = Hole::at(0);

fn cost_of_last_pieces(seat: Seat, pieces: HoleSet) -> i32 {
    let outside = pieces - seat.goal();
    if outside.len() > LAST_PIECES {
        return 0;
    }
    let free = seat.goal() - pieces;
    let nearest = |piece: Hole| free.into_iter().map(|hole| i32::from(piece.distance(hole))).min().unwrap_or(0);
    outside.into_iter().map(nearest).sum::<i32>() * TO_FREE_HOLE
}
