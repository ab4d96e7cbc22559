//! The network in floating point, as it is fitted.

use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;

use starhop::ai::{HIDDEN, PHASES};
use starhop::{Rules, Seat};

use crate::samples::INPUTS;

/// Numbers of one input: its hidden units, and its own worth in steps.
pub(crate) const ROW: usize = HIDDEN + 1;
/// Where the numbers of each part begin.
pub(crate) const BIAS: usize = INPUTS * ROW;
pub(crate) const OUTPUT: usize = BIAS + HIDDEN;
/// Numbers of one phase: weights of the first and second units, and a bias in steps.
pub(crate) const PHASE: usize = 2 * HIDDEN + 1;
pub(crate) const COUNT: usize = OUTPUT + PHASES * PHASE;

/// Whether two players are judged against each other, and all numbers in one row.
#[derive(Debug, Clone)]
pub(crate) struct Model {
    pub(crate) rules: Rules,
    pub(crate) numbers: Vec<f32>,
}

impl Model {
    /// Weights to begin with, which correct little.
    pub(crate) fn new(rules: Rules, seed: u64) -> Self {
        let mut dice = ChaCha8Rng::seed_from_u64(seed);
        let mut numbers = vec![0.0; COUNT];
        for bias in &mut numbers[BIAS..OUTPUT] {
            *bias = dice.random_range(0.1..0.5);
        }
        for phase in numbers[OUTPUT..].chunks_exact_mut(PHASE) {
            for weight in &mut phase[..2 * HIDDEN] {
                *weight = dice.random_range(-0.2..0.2);
            }
        }
        Self { rules, numbers }
    }

    /// The kinds of sets that there are in a game.
    pub(crate) fn kinds(&self) -> u8 {
        kinds(self.rules)
    }
}

pub(crate) fn kinds(rules: Rules) -> u8 {
    let sets: Vec<Seat> = rules.seats().iter().flat_map(|&seat| rules.sets(seat).iter()).collect();
    let kinds = rules.seats().iter().flat_map(|player| sets.iter().map(|set| (6 + set.index() - player.index()) % 6));
    kinds.fold(0, |kinds, kind| kinds | 1 << kind)
}
