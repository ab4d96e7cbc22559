//! What a game could have been: what each move lost against the best one, where the game turned, and which chain was
//! missed.
//!
//! Losses are in hundredths as the search scores, and are told in hundredths of a move: what it costs to let a turn go
//! by, [`worth_of_move`].

mod control;
mod document;
mod judging;
mod keeping;
mod verdict;

pub use control::{ReviewControl, ReviewLimits};
pub use judging::review;
pub use verdict::{Chain, Mark, Verdict};

use crate::ai::{steps_of_move, worth_of_move};
use crate::path::Path;
use crate::rules::Rules;
use crate::seat::Seat;

/// A reviewed game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Review {
    rules: Rules,
    plies: Vec<ReviewedPly>,
}

/// One ply of a reviewed game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ReviewedPly {
    /// Who was to move.
    pub seat: Seat,
    /// What the move was worth; none for what is no move: passes, timeouts, claims, and who went.
    pub verdict: Option<Verdict>,
}

/// A ply at which much was lost.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TurningPoint {
    /// The ply, from 1.
    pub ply: usize,
    /// Who lost it.
    pub seat: Seat,
    /// What was lost, in hundredths of a move.
    pub loss: u32,
    /// The better move.
    pub best: Path,
}

/// A chain that was there and not played.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MissedChain {
    /// The ply at which another move was played, from 1.
    pub ply: usize,
    /// Who missed it.
    pub seat: Seat,
    /// The chain.
    pub chain: Chain,
}

/// One player's moves together.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PlayerReview {
    /// The seat.
    pub seat: Seat,
    /// Moves that were judged.
    pub moves: usize,
    /// What they lost on average, in hundredths of a move; 0 where there were none.
    pub mean_loss: u32,
}

/// Turning points that are told.
const TURNING_POINTS: usize = 3;
/// Loss from which on a ply is one, in hundredths of a move.
const TURNS_FROM: u32 = 100;

impl Review {
    /// The steps that a move gains on average under the game's rules, in hundredths.
    #[must_use]
    pub fn steps_of_move(&self) -> u32 {
        steps_of_move(self.rules)
    }

    /// The plies from the first on.
    #[must_use]
    pub fn plies(&self) -> &[ReviewedPly] {
        &self.plies
    }

    /// What a ply, from 1, lost in hundredths of a move; none for what is no move.
    #[must_use]
    pub fn loss(&self, ply: usize) -> Option<u32> {
        let verdict = self.plies.get(ply.checked_sub(1)?)?.verdict.as_ref()?;
        Some(self.in_moves(verdict.loss))
    }

    /// How a ply, from 1, is marked; none for what is no move.
    #[must_use]
    pub fn mark(&self, ply: usize) -> Option<Mark> {
        let verdict = self.plies.get(ply.checked_sub(1)?)?.verdict.as_ref()?;
        Some(verdict.mark(self.in_moves(verdict.loss)))
    }

    /// The plies that lost the most, three at most and each a whole move or more, the largest loss first.
    #[must_use]
    pub fn turning_points(&self) -> Vec<TurningPoint> {
        let point = |(ply, reviewed): (usize, &ReviewedPly)| {
            let verdict = reviewed.verdict.as_ref()?;
            let loss = self.in_moves(verdict.loss);
            let point = TurningPoint { ply, seat: reviewed.seat, loss, best: verdict.best.clone() };
            (loss >= TURNS_FROM).then_some(point)
        };
        let mut points: Vec<_> = (1..).zip(&self.plies).filter_map(point).collect();
        points.sort_by_key(|point| (core::cmp::Reverse(point.loss), point.ply));
        points.truncate(TURNING_POINTS);
        points
    }

    /// The chain that gains the most steps among those that were there, clearly better than the move played, and not
    /// played; the first of them if several gain as many.
    #[must_use]
    pub fn missed_chain(&self) -> Option<MissedChain> {
        let missed = (1..).zip(&self.plies).filter_map(|(ply, reviewed)| {
            let chain = reviewed.verdict.as_ref()?.missed.clone()?;
            Some(MissedChain { ply, seat: reviewed.seat, chain })
        });
        missed.max_by_key(|missed| (missed.chain.steps, missed.chain.better_by, core::cmp::Reverse(missed.ply)))
    }

    /// Each player's moves together, for the seats in turn order.
    #[must_use]
    pub fn players(&self, seats: &[Seat]) -> Vec<PlayerReview> {
        let player = |&seat: &Seat| {
            let own = self.plies.iter().filter(|reviewed| reviewed.seat == seat);
            let losses: Vec<u64> = own.filter_map(|own| Some(own.verdict.as_ref()?.loss.into())).collect();
            let mean = losses.iter().sum::<u64>() / (losses.len() as u64).max(1);
            let mean_loss = self.in_moves(u32::try_from(mean).unwrap_or(u32::MAX));
            PlayerReview { seat, moves: losses.len(), mean_loss }
        };
        seats.iter().map(player).collect()
    }

    /// A difference of scores in hundredths of a move.
    #[must_use]
    pub fn in_moves(&self, difference: u32) -> u32 {
        let moves = u64::from(difference) * 100 / u64::from(worth_of_move(self.rules));
        u32::try_from(moves).unwrap_or(u32::MAX)
    }
}
