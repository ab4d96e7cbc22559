//! Which turn to look at first.

use super::state::Turn;
use crate::board::Hole;
use crate::path::Move;

/// A turn and how promising it looks.
#[derive(Debug, Clone, Copy)]
pub(super) struct Candidate {
    pub(super) turn: Turn,
    pub(super) promise: i32,
}

/// The deepest a line can get.
pub(super) const MAX_PLY: usize = 64;
/// The best move of an earlier visit is looked at before all others.
pub(super) const KNOWN: i32 = 1 << 28;
/// A turn that refuted a sibling counts as that much gain, in hundredths of a step.
const KILLER: i32 = 250;
/// History counts at most that much gain.
const HISTORY: i32 = 150;
/// Bounds what one move can gather in the history.
const FULL: i32 = 1 << 13;

/// Turns that refuted others, by ply, and moves that did so anywhere.
#[derive(Debug)]
pub(super) struct Ordering {
    killers: [[Option<Turn>; 2]; MAX_PLY],
    history: Vec<i16>,
}

impl Ordering {
    pub(super) fn new() -> Self {
        Self { killers: [[None; 2]; MAX_PLY], history: vec![0; Hole::COUNT * Hole::COUNT] }
    }

    /// How promising a turn is that gains so much ground.
    pub(super) fn promise(&self, turn: Turn, gain: i32, ply: usize) -> i32 {
        let killer = self.killers.get(ply).is_some_and(|killers| killers.contains(&Some(turn)));
        let history = place(turn.played).map_or(0, |at| i32::from(self.history[at]));
        gain + if killer { KILLER } else { 0 } + history * HISTORY / FULL
    }

    /// Remembers a turn that was too good for the side that moved before.
    pub(super) fn refuted(&mut self, turn: Turn, depth: i32, ply: usize) {
        if let Some(killers) = self.killers.get_mut(ply)
            && killers[0] != Some(turn)
        {
            *killers = [Some(turn), killers[0]];
        }
        self.credit(turn.played, depth * depth);
    }

    /// Remembers a turn that was looked at in vain before the one that refuted.
    pub(super) fn failed(&mut self, turn: Turn, depth: i32) {
        self.credit(turn.played, -depth * depth);
    }

    fn credit(&mut self, played: Move, credit: i32) {
        if let Some(at) = place(played) {
            let old = i32::from(self.history[at]);
            let credit = credit.clamp(-FULL / 8, FULL / 8);
            let new = old + credit - old * credit.abs() / FULL;
            self.history[at] = i16::try_from(new).unwrap_or(self.history[at]);
        }
    }
}

/// Brings the most promising candidate from `at` on to `at`.
pub(super) fn select(candidates: &mut [Candidate], at: usize) {
    let best = (at..candidates.len()).rev().max_by_key(|&i| candidates[i].promise);
    if let Some(best) = best {
        candidates.swap(at, best);
    }
}

fn place(played: Move) -> Option<usize> {
    match played {
        Move::Travel { from, to } => Some(from.index() * Hole::COUNT + to.index()),
        Move::Pass => None,
    }
}
