//! A small network that was trained on games it played itself, to correct the hand-made evaluation.
//!
//! Its inputs are pieces on holes, as one player sees them: the board is turned so that the player's home is at the
//! bottom, and sets are told apart by how many seats clockwise their home is from there. Each input adds one row to
//! the hidden units, so that a move changes only a few rows' worth. A hidden unit counts as the square of its value,
//! held between nought and one. What the output makes of the units depends on how far the game has come. Besides,
//! each input is worth something by itself. All of it is integer arithmetic, the same on every processor.
//!
//! With two players, the units of the side to move and those of the other side are weighed together. With more, only
//! the player counts whose search it is, with one set of weights for its own turns and one for all others.

mod bytes;
mod family;

pub use bytes::NetworkError;
pub(super) use family::of_rules;

use crate::board::Hole;

/// Hidden units of one view.
pub const HIDDEN: usize = 32;
/// Parts of a game that have output weights of their own.
pub const PHASES: usize = 8;
/// What a hidden unit's greatest value is in the integers; its square still fits 16 bits.
pub const ONE: i16 = 181;
/// Sets of pieces that a view tells apart, by how many seats clockwise their homes are.
pub const KINDS: usize = 6;

/// The greatest weight of an input either way: with sixty pieces the units stay within 16 bits.
pub(super) const MOST_INPUT: i16 = 500;
/// The greatest bias of a hidden unit either way.
pub(super) const MOST_BIAS: i16 = 2_500;
/// What the output weights of one phase may add up to: the output stays within 32 bits.
pub(super) const MOST_OUTPUT: i32 = 60_000;
/// The output's bits below a hundredth of a step.
const FRACTION: u32 = 14;

/// Hidden units.
pub(super) type Units = [i16; HIDDEN];

/// What one input adds.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Row {
    pub(super) units: Units,
    /// In hundredths of a step.
    pub(super) direct: i16,
}

/// What the output makes of the hidden units in one phase.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Output {
    pub(super) weights: [Units; 2],
    /// In hundredths of a step.
    pub(super) bias: i16,
}

/// The weights of one network.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Network {
    /// The first row of each kind of set, of those that the network knows.
    first: [Option<u16>; KINDS],
    rows: Vec<Row>,
    bias: Units,
    outputs: [Output; PHASES],
}

impl Network {
    /// The row of a piece on a hole, seen from the player's side.
    pub(super) fn row(&self, kind: usize, hole: Hole) -> Option<&Row> {
        let first = self.first.get(kind).copied().flatten()?;
        self.rows.get(usize::from(first) + hole.index())
    }

    /// The hidden units before any piece is on the board.
    pub(super) const fn bias(&self) -> &Units {
        &self.bias
    }

    /// Weighs the units of both sides, first those of the side to move.
    pub(super) fn of_both(&self, phase: usize, mover: &Units, other: &Units) -> i32 {
        let Some(output) = self.outputs.get(phase) else { return 0 };
        let sum = weigh(mover, &output.weights[0]) + weigh(other, &output.weights[1]);
        (sum >> FRACTION) + i32::from(output.bias)
    }

    /// Weighs the units of one player, who is to move or not.
    pub(super) fn of_one(&self, phase: usize, units: &Units, to_move: bool) -> i32 {
        let Some(output) = self.outputs.get(phase) else { return 0 };
        let sum = weigh(units, &output.weights[usize::from(!to_move)]);
        (sum >> FRACTION) + i32::from(output.bias)
    }
}

fn weigh(units: &Units, weights: &Units) -> i32 {
    let term = |(&unit, &weight): (&i16, &i16)| {
        let held = unit.clamp(0, ONE);
        i32::from(held * held) * i32::from(weight)
    };
    units.iter().zip(weights).map(term).sum()
}

/// Adds what a piece on a hole adds.
pub(super) fn add(units: &mut Units, row: &Units) {
    for (unit, more) in units.iter_mut().zip(row) {
        *unit = unit.wrapping_add(*more);
    }
}

/// Takes away what a piece on a hole adds.
pub(super) fn subtract(units: &mut Units, row: &Units) {
    for (unit, less) in units.iter_mut().zip(row) {
        *unit = unit.wrapping_sub(*less);
    }
}
