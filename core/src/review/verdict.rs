//! What one move was worth.

use crate::ai::is_forced;
use crate::moves::Path;

/// What one move was worth.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Verdict {
    /// The best move that was there; the played one where that is as good.
    pub best: Path,
    /// Whether another legal move was there.
    pub had_choice: bool,
    /// Whether the best move was played.
    pub is_best: bool,
    /// What the played move lost against it, in hundredths of a step.
    pub loss: u32,
    /// How far ahead the mover would have been by the best move, in hundredths of a step; negative behind. At most 30
    /// steps either way, which an end that can be forced counts as.
    pub ahead_best: i32,
    /// The same by the move that was played.
    pub ahead_played: i32,
    /// The longest chain that was there and clearly better than what was played.
    pub missed: Option<Chain>,
}

/// A chain of two hops or more that could have been played.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Chain {
    /// The way.
    pub path: Path,
    /// Steps that it gains.
    pub steps: u16,
    /// How much better than the played move the search finds it, in hundredths of a step.
    pub better_by: u32,
}

/// How good a move was. A loss is in moves.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Mark {
    /// There was no other legal move.
    Only,
    /// The best move, or less than a tenth of a move worse.
    Best,
    /// Less than half a move was lost.
    Good,
    /// Less than a move was lost.
    Inaccuracy,
    /// Less than two moves were lost.
    Mistake,
    /// Two moves or more were lost.
    Blunder,
}

/// The farthest that anybody is said to be ahead, in hundredths of a step.
const CAP: i32 = 3_000;

impl Verdict {
    /// The mark for a loss in hundredths of a move.
    pub(super) const fn mark(&self, loss: u32) -> Mark {
        if !self.had_choice {
            return Mark::Only;
        }
        match loss {
            0..10 => Mark::Best,
            10..50 => Mark::Good,
            50..100 => Mark::Inaccuracy,
            100..200 => Mark::Mistake,
            _ => Mark::Blunder,
        }
    }
}

/// A score as hundredths of a step ahead.
pub(super) fn ahead(score: i32) -> i32 {
    score.clamp(-CAP, CAP)
}

/// What a move of one score loses against a move of another, in hundredths of a step. An end that can be forced is
/// scored by its plies: each own move later, or sooner where it is lost, counts as one move; to let go of a win, or into
/// a loss, as one at least.
pub(super) fn loss(best: i32, played: i32, worth: u32) -> u32 {
    let lost = |by: i32| u32::try_from(by).unwrap_or(0);
    if played >= best {
        return 0;
    }
    match (is_forced(best), is_forced(played)) {
        (true, true) if best.signum() == played.signum() => lost(best - played).div_ceil(2) * worth,
        (false, false) => lost(ahead(best) - ahead(played)),
        _ => lost(ahead(best) - ahead(played)).max(worth),
    }
}
