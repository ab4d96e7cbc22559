//! What one move was worth.

use crate::ai::is_forced;
use crate::path::Path;

/// What one move was worth.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Verdict {
    /// The best move that was there; the played one where that is as good.
    pub best: Path,
    /// Whether another legal move was there.
    pub had_choice: bool,
    /// Whether the best move was played.
    pub is_best: bool,
    /// What the played move lost against it, in hundredths as the search scores.
    pub loss: u32,
    /// How far ahead the mover would have been by the best move, in hundredths as the search scores; negative behind.
    /// At most 12 moves either way, which an end that can be forced counts as.
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
    /// How much better than the played move the search finds it, in hundredths as it scores.
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

/// The moves that anybody is said to be ahead at the most.
const CAP: u32 = 12;

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

/// A score within the cap, where a move has this worth.
pub(super) fn ahead(score: i32, worth: u32) -> i32 {
    let cap = i32::try_from(CAP * worth).unwrap_or(i32::MAX);
    score.clamp(-cap, cap)
}

/// What a move of one score loses against a move of another. An end that can be forced is
/// scored by its plies: each own move later, or sooner where it is lost, counts as one move; to let go of a win, or into
/// a loss, as one at least.
pub(super) fn loss(best: i32, played: i32, worth: u32) -> u32 {
    let lost = |by: i32| u32::try_from(by).unwrap_or(0);
    if played >= best {
        return 0;
    }
    match (is_forced(best), is_forced(played)) {
        (true, true) if best.signum() == played.signum() => lost(best - played).div_ceil(2) * worth,
        (false, false) => lost(ahead(best, worth) - ahead(played, worth)),
        _ => lost(ahead(best, worth) - ahead(played, worth)).max(worth),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Hole;

    const WORTH: u32 = 250;

    #[test]
    fn a_loss_is_the_difference_of_scores_within_the_cap() {
        let cases = [
            (500, 240, 260),
            (-100, -700, 600),
            (300, 300, 0),
            (100, 250, 0),
            (9_000, 2_900, 100),
            (9_000, 4_000, 0),
            (4_000, -4_000, 6_000),
        ];
        for (best, played, lost) in cases {
            assert_eq!(loss(best, played, WORTH), lost, "{best} against {played}");
        }
    }

    #[test]
    fn an_end_that_can_be_forced_is_counted_in_own_moves() {
        let (win, lose) = (|plies| 1_000_000 - plies, |plies| plies - 1_000_000);
        let cases = [
            (win(1), win(3), WORTH),
            (win(3), win(9), 3 * WORTH),
            (lose(8), lose(2), 3 * WORTH),
            // A win let go loses a move at least, and so does a fall into a loss.
            (win(3), 8_000, WORTH),
            (win(3), 100, 2_900),
            (-8_000, lose(4), WORTH),
            (win(5), lose(4), 6_000),
        ];
        for (best, played, lost) in cases {
            assert_eq!(loss(best, played, WORTH), lost, "{best} against {played}");
        }
    }

    #[test]
    fn marks_begin_at_their_losses() {
        let best = Path::from_holes(&[Hole::at(0), Hole::at(1)]).expect("a path");
        let verdict =
            Verdict { best, had_choice: true, is_best: true, loss: 0, ahead_best: 0, ahead_played: 0, missed: None };
        let cases = [
            (0, Mark::Best),
            (9, Mark::Best),
            (10, Mark::Good),
            (49, Mark::Good),
            (50, Mark::Inaccuracy),
            (99, Mark::Inaccuracy),
            (100, Mark::Mistake),
            (199, Mark::Mistake),
            (200, Mark::Blunder),
        ];
        for (loss, mark) in cases {
            assert_eq!(verdict.mark(loss), mark, "{loss}");
        }
        assert_eq!(Verdict { had_choice: false, ..verdict }.mark(0), Mark::Only);
    }
}
