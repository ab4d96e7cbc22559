//! The best two moves with a reason.

mod line;
mod reasons;
#[cfg(test)]
mod tests;

use core::time::Duration;

pub use line::LineMove;
pub use reasons::HintReason;

use super::control::{Control, Limits, SearchError};
use super::eval::Evaluation;
use super::judge::Judge;
use super::root::{Report, RootMove, Task};
use super::search::FORCED;
use super::state::Sight;
use super::taste::Taste;
use super::worth::in_steps;
use crate::path::{Move, Path};
use crate::position::{Outcome, Position};
use crate::rules::Rules;
use reasons::Case;

/// A move that is worth following, and why.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Hint {
    /// The way to go.
    pub path: Path,
    /// Why.
    pub reason: HintReason,
    /// The moves that the search expects, the hinted one first. With more than two players the turns between two of
    /// them are let go by.
    pub line: Vec<LineMove>,
}

const HINTS: usize = 2;
/// One more than is shown, so that it is known by how much each is preferred.
const TOLD_APART: usize = HINTS + 1;
const LIMITS: Limits = Limits { time: Some(Duration::from_millis(600)), nodes: Some(600_000), depth: None };
/// The part of the nodes, and the time, of each search that comes before the one for the moves.
const FIRST_PART: u64 = 10;
const FIRST_TIME: Duration = Duration::from_millis(150);

/// The best two moves with a reason each, best first, within a second. There is one wherever a piece can move, and
/// none where only a pass is left.
///
/// # Errors
/// [`SearchError::Cancelled`] when the control says so, [`SearchError::GameOver`] when there is no move to find.
pub fn hints(position: &Position, earlier: &[u64], control: &Control) -> Result<Vec<Hint>, SearchError> {
    hints_within(position, earlier, LIMITS, control)
}

/// The same within limits of one's own. Bounded by nodes alone, the same position gives the same hints.
///
/// # Errors
/// As [`hints`].
pub fn hints_within(
    position: &Position,
    earlier: &[u64],
    limits: Limits,
    control: &Control,
) -> Result<Vec<Hint>, SearchError> {
    let evaluation = Evaluation::new(position.rules(), Taste::PLAIN);
    let first = Limits {
        nodes: limits.nodes.map(|nodes| nodes / FIRST_PART),
        time: limits.time.map(|time| time.min(FIRST_TIME)),
        ..limits
    };
    // First, so that the progress that the control shows ends with the search for the hints.
    let shortest = Judge::new(position, earlier, first, control).way_home(&position.legal_moves());
    let reply = reply_to_a_pass(position, &evaluation, first, control);
    let task =
        Task { position, earlier, limits, table_mib: 16, sight: Sight::Whole, wanted: TOLD_APART, to_play: false };
    let mut report = task.run(&evaluation, control)?;
    if let Some((played, _)) = shortest {
        report.put_first(played);
    }
    Ok(report.hints(position, reply))
}

impl Report {
    /// Puts the first move of the shortest way home before what the search found, which sees only part of the way.
    fn put_first(&mut self, played: Move) {
        if let Some(at) = self.moves.iter().position(|root| root.turn.played == played) {
            self.moves[..=at].rotate_right(1);
        }
    }

    fn hints(&self, position: &Position, reply: Option<LineMove>) -> Vec<Hint> {
        let case = Case::new(position, reply);
        let hint = |at: usize, root: &RootMove| {
            if root.turn.played == Move::Pass {
                return None;
            }
            let line = line::follow(position, &root.line);
            let path = line.first()?.path.clone();
            let reason = case.reason(&path, &line, self.preferred_by(at, position.rules()));
            Some(Hint { path, reason, line })
        };
        self.moves.iter().take(HINTS).enumerate().filter_map(|(at, root)| hint(at, root)).collect()
    }

    /// By how much a move is better than the next one, in hundredths of a step, where both have true scores and none is
    /// a forced end.
    fn preferred_by(&self, at: usize, rules: Rules) -> Option<u32> {
        let (root, next) = (self.moves.get(at)?, self.moves.get(at + 1)?);
        let is_plain = root.score.abs() < FORCED && next.score.abs() < FORCED;
        u32::try_from(root.score - next.score).ok().filter(|_| is_plain).map(|by| in_steps(by, rules))
    }
}

/// The best move of the next player, were this one to pass.
fn reply_to_a_pass(
    position: &Position,
    evaluation: &Evaluation,
    limits: Limits,
    control: &Control,
) -> Option<LineMove> {
    let mut passed = *position;
    passed.make(Move::Pass);
    if passed.outcome() != Outcome::Open {
        return None;
    }
    let task =
        Task { position: &passed, earlier: &[], limits, table_mib: 1, sight: Sight::Whole, wanted: 1, to_play: false };
    let path = task.run(evaluation, control).ok()?.best(&passed)?.path?;
    Some(LineMove { seat: passed.to_move(), path })
}
