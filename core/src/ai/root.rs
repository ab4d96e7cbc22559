//! Iterative deepening at the root.

use std::sync::Arc;

use super::control::{Budget, Control, Limits, SearchError, Stopped};
use super::duty::{heed_counters, leave_home};
use super::eval::{Evaluation, STEP};
use super::net::{self, Network};
use super::ordering::MAX_PLY;
use super::patience::wait_for_stayer;
use super::race::{Way, way_home};
use super::search::{FORCED, INFINITE, Searcher, WIN, Window};
use super::state::{Sight, State, Turn};
use super::taste::Taste;
use crate::path::{Move, Path};
use crate::position::{Outcome, Position};

/// What a search found.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Found {
    /// The best move as its default path; `None` is a forced pass.
    pub path: Option<Path>,
    /// Its score for the side to move, in hundredths of a step; a win in `n` plies is 1,000,000 − `n`.
    pub score: i32,
    /// Plies searched completely.
    pub depth: u8,
    /// Positions visited.
    pub nodes: u64,
    /// The moves expected, the best move first; with more than two players that one alone.
    pub pv: Vec<Move>,
}

/// Searches at full strength within the limits, with a table of so many mebibytes, from 1 to 1,024.
///
/// `earlier` holds the hashes of the game's earlier positions, oldest first, without the present one. Whatever the
/// limits are, there is always a move.
///
/// # Errors
/// [`SearchError::Cancelled`] when the control says so, [`SearchError::GameOver`] when there is no move to find.
pub fn search(
    position: &Position,
    earlier: &[u64],
    limits: Limits,
    table_mib: usize,
    control: &Control,
) -> Result<Found, SearchError> {
    search_with(position, earlier, limits, table_mib, net::of_rules(position.rules()), control)
}

/// The same with the weights of another network, or with the hand-made evaluation alone.
///
/// # Errors
/// [`SearchError`] as for [`search`].
pub fn search_with(
    position: &Position,
    earlier: &[u64],
    limits: Limits,
    table_mib: usize,
    network: Option<Arc<Network>>,
    control: &Control,
) -> Result<Found, SearchError> {
    let turns = earlier.len() / usize::from(position.rules().players());
    let evaluation = Evaluation::with(position.rules(), Taste::after(turns), network);
    let task = Task { position, earlier, limits, table_mib, sight: Sight::Whole, wanted: 1, to_play: true };
    let report = task.run(&evaluation, control)?;
    report.best(position).ok_or(SearchError::GameOver)
}

/// What to search, how far, and how many best moves to tell apart.
#[derive(Debug, Clone, Copy)]
pub(super) struct Task<'a> {
    pub(super) position: &'a Position,
    pub(super) earlier: &'a [u64],
    pub(super) limits: Limits,
    pub(super) table_mib: usize,
    pub(super) sight: Sight,
    pub(super) wanted: usize,
    /// Whether the computer plays the move itself, and leaves home when it is due.
    pub(super) to_play: bool,
}

/// The root's moves, best first; the first `wanted` have true scores.
#[derive(Debug)]
pub(super) struct Report {
    pub(super) moves: Vec<RootMove>,
    pub(super) depth: u8,
    pub(super) nodes: u64,
}

/// One move at the root.
#[derive(Debug, Clone)]
pub(super) struct RootMove {
    pub(super) turn: Turn,
    pub(super) score: i32,
    /// The moves expected, this one first.
    pub(super) line: Vec<Move>,
    penalty: i32,
}

/// Its bytes fit 32 bits too.
const MOST_TABLE_MIB: usize = 1 << 10;
/// Room in the table for each position visited: two entries.
const BYTES_PER_NODE: usize = 64;
/// What a move loses that comes back to an earlier position or takes back the mover's last move.
const SHUFFLE: i32 = 4 * STEP;
/// What it takes to afford a search for the way home.
const FEWEST_NODES: u64 = 4_000;

impl Report {
    pub(super) fn best(&self, position: &Position) -> Option<Found> {
        self.moves.first().map(|best| self.found(position, best))
    }

    pub(super) fn found(&self, position: &Position, chosen: &RootMove) -> Found {
        let path = match chosen.turn.played {
            Move::Travel { from, to } => position.default_path(from, to),
            Move::Pass => None,
        };
        // With more players the line leaves out the turns that opponents let go by, so that only its first move can
        // be played.
        let shown = if position.rules().players() == 2 { chosen.line.len() } else { 1 };
        let pv = chosen.line.iter().copied().take(shown).collect();
        Found { path, score: chosen.score, depth: self.depth, nodes: self.nodes, pv }
    }
}

impl Task<'_> {
    pub(super) fn run(self, evaluation: &Evaluation, control: &Control) -> Result<Report, SearchError> {
        self.run_among(evaluation, control, |_| true)
    }

    /// The same for those of the moves that are asked for.
    pub(super) fn run_among(
        self,
        evaluation: &Evaluation,
        control: &Control,
        is_wanted: impl Fn(Move) -> bool,
    ) -> Result<Report, SearchError> {
        if control.is_cancelled() {
            return Err(SearchError::Cancelled);
        }
        if self.position.outcome() != Outcome::Open {
            return Err(SearchError::GameOver);
        }
        let mut budget = Budget::new(self.limits, control);
        let mut state = State::new(*self.position, evaluation, self.sight);
        let mut moves = self.root_moves(&mut state);
        moves.retain(|root| is_wanted(root.turn.played));
        self.heed_duty(&mut moves);
        let mut depth = 0;
        // The table comes after the search for the way home, so that they do not take memory together.
        if let Some(way) = self.way_home(&moves, &mut budget) {
            moves.retain(|root| root.turn == way.first);
            depth = u8::try_from(way.moves).unwrap_or(u8::MAX);
            budget.completed(depth);
        } else if moves.first().is_some_and(|best| best.score < FORCED) {
            let mut searcher = Searcher::new(state, self.earlier, budget, self.table_bytes());
            depth = self.deepen(&mut searcher, &mut moves);
            budget = searcher.budget;
        }
        if budget.is_cancelled() {
            return Err(SearchError::Cancelled);
        }
        Ok(Report { moves, depth, nodes: budget.nodes() })
    }

    /// Where the rules' counters or the home ask for certain turns, no other is looked at but a win.
    fn heed_duty(&self, moves: &mut Vec<RootMove>) {
        if moves.iter().any(|root| root.score >= FORCED) {
            return;
        }
        heed_counters(self.position, moves, |root| root.turn);
        if self.to_play {
            leave_home(self.position, self.own_turns(), moves, |root| root.turn);
            wait_for_stayer(self.position, self.own_turns(), moves, |root| root.turn);
        }
    }

    fn own_turns(&self) -> usize {
        self.earlier.len() / usize::from(self.position.rules().players())
    }

    /// A table is no larger than the positions that can be visited fill.
    fn table_bytes(&self) -> usize {
        let wanted = self.table_mib.clamp(1, MOST_TABLE_MIB) << 20;
        let filled = self.limits.nodes.and_then(|nodes| usize::try_from(nodes).ok()).unwrap_or(usize::MAX);
        wanted.min(filled.saturating_mul(BYTES_PER_NODE)).max(BYTES_PER_NODE)
    }

    /// The way home, where nothing but its length matters.
    fn way_home(&self, moves: &[RootMove], budget: &mut Budget<'_>) -> Option<Way> {
        let limited = self.limits.depth.is_some() || self.sight != Sight::Whole || self.wanted > 1;
        if limited || self.limits.nodes.is_some_and(|nodes| nodes < FEWEST_NODES) {
            return None;
        }
        let turns: Vec<_> = moves.iter().filter(|root| root.penalty < SHUFFLE).map(|root| root.turn).collect();
        way_home(self.position, &turns, budget)
    }

    /// The moves in the order of how the position after them looks, a move that wins first.
    fn root_moves(&self, state: &mut State<'_>) -> Vec<RootMove> {
        let mut turns = Vec::new();
        state.for_each_turn(|turn| turns.push(turn));
        let mut moves: Vec<_> = turns.into_iter().map(|turn| self.root_move(state, turn)).collect();
        if let Some(turn) = winning_turn(self.position) {
            moves.retain(|root| root.turn != turn);
            moves.push(RootMove { turn, score: WIN - 1, line: vec![turn.played], penalty: 0 });
        }
        moves.sort_by_key(|root| core::cmp::Reverse(root.score));
        moves
    }

    fn root_move(&self, state: &mut State<'_>, turn: Turn) -> RootMove {
        state.make(turn);
        let score = -state.score();
        state.unmake();
        let penalty = if self.shuffles(turn) { SHUFFLE } else { 0 };
        RootMove { turn, score: score - penalty, line: vec![turn.played], penalty }
    }

    /// Whether a move comes back to an earlier position or takes back the mover's last move.
    fn shuffles(&self, turn: Turn) -> bool {
        let mut after = *self.position;
        after.make(turn.played);
        let since_own = self.earlier.len().checked_sub(usize::from(self.position.rules().players()));
        // A move and the one that takes it back change the hash by the same keys.
        let takes_back = match since_own.map_or(&[][..], |own| &self.earlier[own..]) {
            [before, after_own, ..] => before ^ after_own == self.position.hash() ^ after.hash(),
            _ => false,
        };
        takes_back || self.earlier.contains(&after.hash())
    }

    /// Searches deeper and deeper; gives the last depth that was completed.
    fn deepen(&self, searcher: &mut Searcher<'_>, moves: &mut Vec<RootMove>) -> u8 {
        let limit = self.limits.depth.map_or(MAX_PLY, usize::from).clamp(1, MAX_PLY);
        let mut completed = 0;
        // With more players an even depth ends on a move of an opponent that the others have not answered: it plays worse
        // than the odd one before it.
        let stride = if self.position.rules().players() > 2 { 2 } else { 1 };
        for depth in (1u8..).take(limit).step_by(stride) {
            let mut fresh = moves.clone();
            let outcome = self.iterate(searcher, &mut fresh, i32::from(depth));
            searcher.unwind();
            match outcome {
                Ok(()) => {
                    *moves = fresh;
                    completed = depth;
                    searcher.budget.completed(depth);
                }
                Err(done) => {
                    if done >= self.wanted {
                        *moves = fresh;
                    }
                    break;
                }
            }
            if self.is_settled(moves, depth) || searcher.budget.is_over() {
                break;
            }
        }
        completed
    }

    /// One depth over all root moves, sorted in the end; fails with how many moves were done when stopped.
    fn iterate(&self, searcher: &mut Searcher<'_>, moves: &mut [RootMove], depth: i32) -> Result<(), usize> {
        let count = moves.len();
        let mut done = 0;
        let mut best = Vec::with_capacity(count);
        for (at, root) in moves.iter_mut().enumerate() {
            let alpha = at.checked_sub(self.wanted).and(best.get(self.wanted - 1).copied()).unwrap_or(-INFINITE);
            let Ok(score) = probe(searcher, root, depth, alpha) else { break };
            done += 1;
            if score > alpha || at < self.wanted {
                root.score = score;
                root.line.truncate(1);
                root.line.extend_from_slice(searcher.line());
                let place = best.partition_point(|&other| other >= score);
                best.insert(place, score);
            } else {
                root.score = -INFINITE;
            }
        }
        for root in &mut moves[done..] {
            root.score = -INFINITE;
        }
        moves.sort_by_key(|root| core::cmp::Reverse(root.score));
        if done == count { Ok(()) } else { Err(done) }
    }

    /// Whether deeper search can change nothing that matters.
    fn is_settled(&self, moves: &[RootMove], depth: u8) -> bool {
        let [best, others @ ..] = moves else { return true };
        let forced = best.score >= FORCED && WIN - best.score <= i32::from(depth);
        self.wanted == 1 && (forced || others.is_empty())
    }
}

/// The score of a root move, true if it is above `alpha`.
fn probe(searcher: &mut Searcher<'_>, root: &RootMove, depth: i32, alpha: i32) -> Result<i32, Stopped> {
    let charged = |score: i32| if score.abs() >= FORCED { score } else { score - root.penalty };
    if alpha == -INFINITE {
        return searcher.follow(root.turn, depth - 1, Window::FULL).map(charged);
    }
    let floor = (alpha + root.penalty).min(INFINITE - 1);
    let score = searcher.follow(root.turn, depth - 1, Window::null(floor))?;
    if score <= floor {
        return Ok(alpha);
    }
    searcher.follow(root.turn, depth - 1, Window { alpha: floor, beta: INFINITE }).map(charged)
}

/// A move that wins at once, if there is one.
pub(super) fn winning_turn(position: &Position) -> Option<Turn> {
    let seat = position.to_move();
    let pieces = position.pieces(seat);
    let mut free = seat.goal() - pieces;
    let mut outside = pieces - seat.goal();
    let (to, from) = (free.pop()?, outside.pop()?);
    let last = free.is_empty() && outside.is_empty() && position.reach(from).all().contains(to);
    last.then_some(Turn { seat, played: Move::Travel { from, to } })
}
