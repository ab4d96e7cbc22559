//! What a position is worth, from one table of holes that every seat reads turned to its own side.

use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;

use super::frame::seen_from;
use crate::board::{Hole, HoleSet};
use crate::position::Position;
use crate::rules::Rules;
use crate::seat::{Seat, SeatMap};

/// The worth of one step towards the tip of the goal; all scores are in hundredths of it. The other weights were
/// found by matches of the arena at 2,000 nodes a move, one weight at a time.
pub(super) const STEP: i32 = 100;
/// Extra cost of each step still to go, growing with the distance.
const LAG: i32 = 5;
/// Cost of standing off the middle line, by the square of the half pitches.
const ASIDE: i32 = 14;
/// The same with more than two players, who would all meet in the middle and stay there.
const ASIDE_IN_CROWD: i32 = 2;
/// Cost of each step that the hindmost piece has to go.
const HINDMOST: i32 = 300;
/// Pieces outside the goal from which on each is measured against the goal holes that are still free.
const LAST_PIECES: usize = 3;
/// Cost of each step by which the nearest free goal hole is farther than the nearest goal hole.
const DETOUR: i32 = 80;
/// The worth of being to move.
const TEMPO: i32 = 150;

/// The tip of the goal of the seat at the bottom.
const TIP: Hole = Hole::at(0);
/// Steps from the tip of the home to the tip of the goal.
const LENGTH: usize = 16;

/// What pieces are worth by hole, for each seat.
#[derive(Debug)]
pub(super) struct Evaluation {
    holes: SeatMap<[i32; Hole::COUNT]>,
    /// The holes so many steps from the tip of the seat's goal.
    rows: SeatMap<[HoleSet; LENGTH + 1]>,
}

/// How one player's taste differs from another's.
#[derive(Debug, Clone, Copy)]
pub(super) struct Taste {
    /// Cost of a piece that is still at home, for each row to the way out.
    pub(super) at_home: i32,
    /// Hole values are shifted by up to this much either way, so that seeds play different games.
    pub(super) spread: i32,
    pub(super) seed: u64,
}

impl Taste {
    /// The taste that won most matches.
    pub(super) const PLAIN: Self = Self { at_home: 30, spread: 0, seed: 0 };
}

impl Evaluation {
    pub(super) fn new(rules: Rules, Taste { at_home, spread, seed }: Taste) -> Self {
        let aside = if rules.players() == 2 { ASIDE } else { ASIDE_IN_CROWD };
        let mut dice = ChaCha8Rng::seed_from_u64(seed);
        let mut shifted =
            |hole| worth_on(hole, aside) - at_home * rows_inside_home(hole) + dice.random_range(-spread..=spread);
        let own: [i32; Hole::COUNT] = core::array::from_fn(|index| Hole::new(index).map_or(0, &mut shifted));
        let worth = |seat, index| Hole::new(index).map_or(0, |hole| own[seen_from(seat, hole).index()]);
        let row = |seat, left| Hole::all().filter(|&hole| steps_left(seen_from(seat, hole)) == left).collect();
        Self {
            holes: SeatMap::from_fn(|seat| core::array::from_fn(|index| worth(seat, index))),
            rows: SeatMap::from_fn(|seat| core::array::from_fn(|left| row(seat, left))),
        }
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

    /// The score of a position for the side to move out of `root` and its opponents, given the totals of all seats.
    pub(super) fn score(&self, position: &Position, totals: &SeatMap<i32>, root: Seat) -> i32 {
        let standing = |seat| self.standing(position, totals, seat);
        let opponents = position.rules().seats().iter().filter(|&&seat| seat != root);
        let best_opponent = opponents.map(|&seat| standing(seat)).max().unwrap_or(0);
        let ahead = standing(root) - best_opponent;
        if position.to_move() == root { TEMPO + ahead } else { TEMPO - ahead }
    }

    /// How far a seat has come, whatever the others do.
    pub(super) fn standing(&self, position: &Position, totals: &SeatMap<i32>, seat: Seat) -> i32 {
        let pieces = position.pieces(seat);
        totals[seat] - HINDMOST * self.steps_of_hindmost(seat, pieces) - cost_of_last_pieces(seat, pieces)
    }

    fn steps_of_hindmost(&self, seat: Seat, pieces: HoleSet) -> i32 {
        let left = self.rows[seat].iter().rposition(|&row| !(row & pieces).is_empty());
        left.map_or(0, |left| i32::try_from(left).unwrap_or(0))
    }
}

/// The value of a hole for the seat at the bottom.
fn worth_on(hole: Hole, aside: i32) -> i32 {
    let left = i32::from(hole.distance(TIP));
    let off = i32::from(hole.x());
    -(STEP * left + LAG * left * left + aside * off * off)
}

fn rows_inside_home(hole: Hole) -> i32 {
    if Seat::SOUTH.home().contains(hole) { -i32::from(hole.y()) - 4 } else { 0 }
}

fn steps_left(hole: Hole) -> usize {
    usize::from(hole.distance(TIP))
}

fn cost_of_last_pieces(seat: Seat, pieces: HoleSet) -> i32 {
    let goal = seat.goal();
    let outside = pieces - goal;
    if outside.len() > LAST_PIECES {
        return 0;
    }
    let free = goal - pieces;
    let nearest = |piece: Hole, holes: HoleSet| holes.into_iter().map(|hole| piece.distance(hole)).min().unwrap_or(0);
    let detour = |piece| i32::from(nearest(piece, free)) - i32::from(nearest(piece, goal));
    DETOUR * outside.into_iter().map(detour).sum::<i32>()
}
