//! The best two moves with a reason.

use std::time::Duration;

use super::control::{Control, Limits, SearchError};
use super::eval::{Evaluation, Taste};
use super::root::{Report, RootMove, Task};
use super::state::Sight;
use crate::board::Hole;
use crate::moves::{Move, Path};
use crate::position::{Outcome, Position};
use crate::seat::Seat;

/// Why a move is worth following. Each reason is true of the line that the search found.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum HintReason {
    /// The move wins the game.
    Wins,
    /// The move brings a piece into the goal.
    BringsHome,
    /// The move brings the hindmost piece forward, which is behind all the others.
    RescuesLast,
    /// The move is a chain of two hops or more.
    LongChain,
    /// The move goes on inside the goal and leaves its hole to a piece that follows in the line.
    MakesRoom,
    /// The next own move of the line hops over the piece where it now stands, and could not be made before.
    BuildsBridge,
    /// The best reply, had the player passed, went through the hole that the piece now takes.
    Blocks,
    /// The move goes forward.
    Advances,
}

/// A move that is worth following, and why.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Hint {
    /// The way to go.
    pub path: Path,
    /// Why.
    pub reason: HintReason,
}

const HINTS: usize = 2;
/// Best moves told apart, in case no reason is true of the first ones.
const LOOKED_AT: usize = 4;
const LIMITS: Limits = Limits { time: Some(Duration::from_millis(700)), nodes: Some(400_000), depth: None };
const REPLY: Limits = Limits { time: Some(Duration::from_millis(200)), nodes: Some(20_000), depth: None };

/// The best two moves of which a reason is true, best first, within a second. After a forced pass there is none.
///
/// # Errors
/// [`SearchError::Cancelled`] when the control says so, [`SearchError::GameOver`] when there is no move to find.
pub fn hints(position: &Position, earlier: &[u64], control: &Control) -> Result<Vec<Hint>, SearchError> {
    let evaluation = Evaluation::new(position.rules(), Taste::PLAIN);
    let task = Task { position, earlier, limits: LIMITS, table_mib: 16, sight: Sight::Whole, wanted: LOOKED_AT };
    let report = task.run(&evaluation, control)?;
    let reply = reply_to_a_pass(position, &evaluation, control);
    if control.is_cancelled() {
        return Err(SearchError::Cancelled);
    }
    Ok(report.with_reasons(position, reply.as_ref()))
}

impl Report {
    fn with_reasons(&self, position: &Position, reply: Option<&Path>) -> Vec<Hint> {
        let hint = |root: &RootMove| {
            let Move::Travel { from, to } = root.turn.played else { return None };
            let path = position.default_path(from, to)?;
            let reason = reason(position, &path, &root.line, reply)?;
            Some(Hint { path, reason })
        };
        self.moves.iter().take(LOOKED_AT).filter_map(hint).take(HINTS).collect()
    }
}

/// The best move of the next seat, were the player to pass.
fn reply_to_a_pass(position: &Position, evaluation: &Evaluation, control: &Control) -> Option<Path> {
    let mut passed = *position;
    passed.make(Move::Pass);
    let task = Task { position: &passed, earlier: &[], limits: REPLY, table_mib: 1, sight: Sight::Whole, wanted: 1 };
    task.run(evaluation, control).ok()?.best(&passed)?.path
}

/// The most telling reason that is true of a move.
fn reason(position: &Position, path: &Path, line: &[Move], reply: Option<&Path>) -> Option<HintReason> {
    let seat = position.to_move();
    let goal = seat.goal();
    let (from, to) = (path.start(), path.end());
    let forward = left(seat, to) < left(seat, from);
    let mut after = *position;
    after.make(path.to_move());
    let reasons = [
        (HintReason::Wins, after.outcome() == Outcome::Won(seat)),
        (HintReason::BringsHome, goal.contains(to) && !goal.contains(from)),
        (HintReason::MakesRoom, goal.contains(from) && goal.contains(to) && is_filled(position, from, line)),
        (HintReason::RescuesLast, forward && is_straggler(position, from)),
        (HintReason::LongChain, forward && path.hops() >= 3),
        (HintReason::BuildsBridge, is_bridge(position, &after, to, line)),
        (HintReason::Blocks, reply.is_some_and(|reply| blocks(&after, to, reply))),
        (HintReason::LongChain, path.hops() >= 2),
        (HintReason::Advances, forward),
    ];
    reasons.into_iter().find_map(|(reason, is_true)| is_true.then_some(reason))
}

/// Steps from a hole to every goal hole, summed: less is farther forward.
fn left(seat: Seat, hole: Hole) -> u32 {
    seat.goal().into_iter().map(|goal| u32::from(hole.distance(goal))).sum()
}

/// Whether the piece is behind every other of its seat, by at least two steps.
fn is_straggler(position: &Position, piece: Hole) -> bool {
    let seat = position.to_move();
    let nearest = |hole: Hole| seat.goal().into_iter().map(|goal| hole.distance(goal)).min().unwrap_or(0);
    let others = position.pieces(seat).without(piece).into_iter().map(nearest).max().unwrap_or(0);
    nearest(piece) >= others + 2
}

/// Whether the line's next own move brings a piece from outside the goal into the hole that was left.
fn is_filled(position: &Position, left: Hole, line: &[Move]) -> bool {
    let own = usize::from(position.rules().players() == 2) + 1;
    matches!(line.get(own), Some(&Move::Travel { from, to })
        if to == left && !position.to_move().goal().contains(from))
}

/// Whether the line's next own move is a chain over the piece on `to` that could not be made without it.
fn is_bridge(position: &Position, after: &Position, to: Hole, line: &[Move]) -> bool {
    let [_, reply, Move::Travel { from, to: landing }, ..] = *line else { return false };
    if position.rules().players() != 2 || from == to {
        return false;
    }
    let (mut with, mut without) = (*after, *position);
    without.make(Move::Pass);
    for board in [&mut with, &mut without] {
        if !board.is_legal(reply) {
            return false;
        }
        board.make(reply);
    }
    let Some(path) = with.default_path(from, landing) else { return false };
    let over = |pair: &[Hole]| pair[0].hops().iter().any(|hop| hop.landing == pair[1] && hop.over == to);
    path.holes().windows(2).any(over) && !without.is_legal(Move::Travel { from, to: landing })
}

/// Whether the reply went through the hole that is taken now, and can't be made any more.
fn blocks(after: &Position, to: Hole, reply: &Path) -> bool {
    reply.landings().contains(&to) && !after.is_legal(reply.to_move())
}
