//! Positions to fit to, in little room.

use starhop::ai::{KINDS, View};
use starhop::{Hole, Position, Seat};

/// One input: the kind of a set and a hole.
pub(crate) fn input(kind: usize, hole: Hole) -> u16 {
    u16::try_from(kind * Hole::COUNT + hole.index()).unwrap_or(0)
}

pub(crate) const INPUTS: usize = KINDS * Hole::COUNT;

/// A position, seen by the player who is judged and, with two players, by the other one.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Sample {
    start: u32,
    own: u8,
    other: u8,
    pub(crate) phase: u8,
    /// Whether the player who is judged is to move.
    pub(crate) to_move: bool,
    /// Steps ahead by the hand-made evaluation.
    pub(crate) by_hand: f32,
    /// The chance to win that is aimed at.
    pub(crate) aim: f32,
}

#[derive(Debug, Default, Clone)]
pub(crate) struct Samples {
    inputs: Vec<u16>,
    samples: Vec<Sample>,
}

impl Samples {
    pub(crate) fn len(&self) -> usize {
        self.samples.len()
    }

    pub(crate) fn sample(&self, at: usize) -> Sample {
        self.samples[at]
    }

    /// The inputs of the player who is judged, then those of the other one.
    pub(crate) fn inputs(&self, sample: Sample) -> (&[u16], &[u16]) {
        let all = &self.inputs[sample.start as usize..][..usize::from(sample.own) + usize::from(sample.other)];
        all.split_at(usize::from(sample.own))
    }

    pub(crate) fn add(&mut self, position: &Position, judged: Seat, aim: f32) {
        let start = u32::try_from(self.inputs.len()).unwrap_or(u32::MAX);
        let view = View::of(position, judged);
        let own = self.see(&view);
        let other = match *position.rules().seats() {
            [a, b] => self.see(&View::of(position, if a == judged { b } else { a })),
            _ => 0,
        };
        let phase = u8::try_from(view.phase).unwrap_or(0);
        self.samples.push(Sample {
            start,
            own,
            other,
            phase,
            to_move: position.to_move() == judged,
            by_hand: view.by_hand as f32 / 100.0,
            aim,
        });
    }

    fn see(&mut self, view: &View) -> u8 {
        self.inputs.extend(view.pieces.iter().map(|&(kind, hole)| input(kind, hole)));
        u8::try_from(view.pieces.len()).unwrap_or(u8::MAX)
    }

    pub(crate) fn append(&mut self, other: &Self) {
        let shift = u32::try_from(self.inputs.len()).unwrap_or(u32::MAX);
        self.inputs.extend_from_slice(&other.inputs);
        self.samples.extend(other.samples.iter().map(|sample| Sample { start: sample.start + shift, ..*sample }));
    }
}
