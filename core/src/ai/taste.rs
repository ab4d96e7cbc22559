//! How one player's taste differs from another's.

use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;

use super::frame::seen_from;
use super::view::steps_to_tip;
use crate::board::Hole;
use crate::seat::Seat;

/// Own turns after which plain progress counts for more and more, so that sides that wait for each other end it.
const PATIENT_TURNS: usize = 40;
/// What each step is worth more with every turn after that, in hundredths of a step, and at most.
const IMPATIENCE: i32 = 15;
const MOST_IMPATIENT: i32 = 900;

/// What a player adds to the worth of holes.
#[derive(Debug, Clone, Copy)]
pub(super) struct Taste {
    /// Worth of each step of a piece towards the tip of its goal.
    pub(super) onward: i32,
    /// Hole values are shifted by up to this much either way, so that seeds play different games.
    pub(super) spread: i32,
    pub(super) seed: u64,
}

impl Taste {
    /// The evaluation as it is.
    pub(super) const PLAIN: Self = Self { onward: 0, spread: 0, seed: 0 };

    /// The evaluation as it is, but for what the player's turns so far call for.
    pub(super) fn after(turns: usize) -> Self {
        let late = i32::try_from(turns.saturating_sub(PATIENT_TURNS)).unwrap_or(i32::MAX);
        Self { onward: late.saturating_mul(IMPATIENCE).min(MOST_IMPATIENT), ..Self::PLAIN }
    }
}

/// A taste as a table of holes, seen from the player's side.
#[derive(Debug)]
pub(super) struct Flavour(Option<[i32; Hole::COUNT]>);

impl Flavour {
    pub(super) fn new(Taste { onward, spread, seed }: Taste) -> Self {
        if onward == 0 && spread == 0 {
            return Self(None);
        }
        let mut dice = ChaCha8Rng::seed_from_u64(seed);
        let mut worth = |hole| dice.random_range(-spread..=spread) - onward * steps_to_tip(Seat::SOUTH, hole);
        Self(Some(core::array::from_fn(|index| Hole::new(index).map_or(0, &mut worth))))
    }

    /// What a piece of a set is worth to its player besides.
    pub(super) fn of(&self, set: Seat, hole: Hole) -> i32 {
        self.0.as_ref().map_or(0, |holes| holes[seen_from(set, hole).index()])
    }
}
