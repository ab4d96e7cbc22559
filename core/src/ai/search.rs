//! Principal variation search below the root.

use arrayvec::ArrayVec;

use super::control::{Budget, Stopped};
use super::eval::STEP;
use super::ordering::{Candidate, KNOWN, MAX_PLY, Ordering, select};
use super::state::{State, Turn};
use super::table::{Bound, Known, Table};
use crate::path::Move;

/// The score of a game that is won now; a win in `n` plies is worth `n` less.
pub(super) const WIN: i32 = 1_000_000;
/// Every score beyond this, either way, is a forced end.
pub(super) const FORCED: i32 = WIN - 1_000;
pub(super) const INFINITE: i32 = WIN + 1;

/// What whoever comes back to a position seen before has lost: about the worth of a turn.
const LOST_TIME: i32 = 2 * STEP;
/// A score this far above the window, for each ply left, is trusted to stay there.
const FUTILE: i32 = 250;
const FUTILE_DEPTH: i32 = 4;
/// Turns looked at by depth left where no line is expected; the others are given up.
const WIDTH: [usize; 5] = [0, 6, 10, 15, 24];
/// With so few plies left and no line expected, only turns that gain ground are looked at.
const ONLY_GAINS_DEPTH: i32 = 1;
/// With so few plies left and no line expected, a turn is given up whose gain on the table leaves it below the window,
/// by this much for each ply but the last.
const HOPELESS_DEPTH: i32 = 2;
const HOPELESS: i32 = 100;
/// How much the order of a turn and the depth left shorten the first look, found by matches.
const REDUCE: u32 = 400;

/// The moves expected from some ply on.
pub(super) type Line = ArrayVec<Move, MAX_PLY>;

/// One search: the position it stands at and all it has learned.
#[derive(Debug)]
pub(super) struct Searcher<'a> {
    pub(super) state: State<'a>,
    pub(super) budget: Budget<'a>,
    pub(super) ordering: Ordering,
    table: Table,
    /// Hashes of earlier positions of the game, then of the line.
    past: Vec<u64>,
    /// The turns from the root to here.
    made: Vec<Turn>,
    /// Candidates of all open nodes, one after another.
    candidates: Vec<Candidate>,
    lines: Vec<Line>,
}

/// Bounds of the scores that still matter, from the side to move.
#[derive(Debug, Clone, Copy)]
pub(super) struct Window {
    pub(super) alpha: i32,
    pub(super) beta: i32,
}

impl Window {
    pub(super) const FULL: Self = Self { alpha: -INFINITE, beta: INFINITE };

    fn is_null(self) -> bool {
        self.beta - self.alpha <= 1
    }

    /// The same bounds seen by the other side.
    fn turned(self) -> Self {
        Self { alpha: -self.beta, beta: -self.alpha }
    }

    /// The window that only tells whether a score is above `alpha`.
    pub(super) fn null(alpha: i32) -> Self {
        Self { alpha, beta: alpha + 1 }
    }
}

impl<'a> Searcher<'a> {
    pub(super) fn new(state: State<'a>, earlier: &[u64], budget: Budget<'a>, table_bytes: usize) -> Self {
        let recent = &earlier[earlier.len().saturating_sub(MAX_PLY)..];
        Self {
            state,
            budget,
            ordering: Ordering::new(),
            table: Table::new(table_bytes),
            past: recent.to_vec(),
            made: Vec::with_capacity(MAX_PLY),
            candidates: Vec::with_capacity(1 << 12),
            lines: vec![Line::new(); MAX_PLY + 1],
        }
    }

    /// The score of a turn at this node, for the side that makes it.
    pub(super) fn follow(&mut self, turn: Turn, depth: i32, window: Window) -> Result<i32, Stopped> {
        self.past.push(self.state.hash());
        self.state.make(turn);
        self.made.push(turn);
        let score = -self.visit(depth, window.turned())?;
        self.take_back();
        Ok(score)
    }

    /// The line expected after the turn that was followed last.
    pub(super) fn line(&self) -> &[Move] {
        self.lines.get(self.made.len() + 1).map_or(&[], |line| line)
    }

    /// Goes back to the root after a search that was stopped.
    pub(super) fn unwind(&mut self) {
        while !self.made.is_empty() {
            self.take_back();
        }
        self.candidates.clear();
    }

    fn take_back(&mut self) {
        if self.made.pop().is_some() {
            self.state.unmake();
            self.past.pop();
        }
    }

    fn visit(&mut self, depth: i32, window: Window) -> Result<i32, Stopped> {
        self.budget.enter()?;
        let ply = self.made.len();
        if let Some(line) = self.lines.get_mut(ply) {
            line.clear();
        }
        if self.made.last().is_some_and(|turn| self.state.has_won(turn.seat)) {
            return Ok(plies(ply) - WIN);
        }
        let standing = self.state.score();
        if self.past.contains(&self.state.hash()) {
            return Ok(standing + LOST_TIME);
        }
        if depth <= 0 || ply >= MAX_PLY {
            return Ok(standing);
        }
        let known = self.table.get(self.state.hash());
        if let Some(score) = known.and_then(|known| cut(known, depth, window, ply)) {
            return Ok(score);
        }
        let calm = window.is_null() && window.beta.abs() < FORCED;
        if calm && depth <= FUTILE_DEPTH && standing - FUTILE * depth >= window.beta {
            return Ok(standing);
        }
        let first = self.candidates.len();
        if let Some(turn) = known.and_then(|known| known.played).and_then(|played| self.state.turn_of(played)) {
            self.candidates.push(Candidate { turn, promise: KNOWN });
        }
        // What a turn's gain is added to where a hopeless one is given up.
        let base = (calm && depth <= HOPELESS_DEPTH).then_some(standing + HOPELESS * (depth - 1));
        let result = self.look_at_all(first, depth, window, calm, base);
        self.candidates.truncate(first);
        // No move at all: nobody can move, and the game is a draw.
        let Some((score, best)) = result? else { return Ok(0) };
        let bound = match best {
            _ if score >= window.beta => Bound::AtLeast,
            Some(_) => Bound::Exact,
            None => Bound::AtMost,
        };
        let known = Known { played: best, score: to_table(score, ply), depth: stored(depth), bound };
        self.table.put(self.state.hash(), known);
        Ok(score)
    }

    /// The best score of the candidates from `first` on, and the move that raised it above the window. A turn is given
    /// up whose gain on the table, added to `base`, leaves it below the window.
    fn look_at_all(
        &mut self,
        first: usize,
        depth: i32,
        window: Window,
        calm: bool,
        base: Option<i32>,
    ) -> Result<Option<(i32, Option<Move>)>, Stopped> {
        let ply = self.made.len();
        let mut best: Option<(i32, Option<Move>)> = None;
        let mut alpha = window.alpha;
        let known = self.candidates.get(first).map(|known| known.turn);
        for at in 0.. {
            // The turn that is known from before often settles the matter, and then no other is listed.
            if at == usize::from(known.is_some()) {
                self.list(known, depth, calm, ply);
            }
            if first + at >= self.candidates.len() {
                break;
            }
            if calm && best.is_some_and(|(score, _)| score > -FORCED) && at >= width(depth) {
                break;
            }
            select(&mut self.candidates[first..], at);
            let turn = self.candidates[first + at].turn;
            let is_hopeless = |base| base + self.state.gain(turn) <= alpha;
            if best.is_some() && (self.takes_back(turn) || base.is_some_and(is_hopeless)) {
                continue;
            }
            let score = self.probe(turn, at, depth, Window { alpha, ..window })?;
            if best.is_none_or(|(highest, _)| score > highest) {
                best = Some((score, best.and_then(|(_, played)| played)));
            }
            if score > alpha {
                alpha = score;
                best = Some((score, Some(turn.played)));
                self.extend_line(turn.played, ply);
                if alpha >= window.beta {
                    self.learn(first, at, depth, ply);
                    break;
                }
            }
        }
        Ok(best)
    }

    /// Looks at one turn: the first with the whole window, the others with a null one, late ones less deeply first.
    fn probe(&mut self, turn: Turn, at: usize, depth: i32, window: Window) -> Result<i32, Stopped> {
        if at == 0 {
            return self.follow(turn, depth - 1, window);
        }
        let null = Window::null(window.alpha);
        let reduction = reduction(at, depth);
        let mut score = self.follow(turn, depth - 1 - reduction, null)?;
        if score > window.alpha && reduction > 0 {
            score = self.follow(turn, depth - 1, null)?;
        }
        if score > window.alpha && score < window.beta {
            score = self.follow(turn, depth - 1, window)?;
        }
        Ok(score)
    }

    /// Lists the turns but the one that is known. On the last ply where no line is expected, those that gain nothing
    /// would be given up anyway.
    fn list(&mut self, known: Option<Turn>, depth: i32, calm: bool, ply: usize) {
        let Self { state, ordering, candidates, .. } = self;
        let add = |turn| {
            if known != Some(turn) {
                candidates.push(Candidate { turn, promise: ordering.promise(turn, state.gain(turn), ply) });
            }
        };
        if calm && depth <= ONLY_GAINS_DEPTH { state.for_each_gain(add) } else { state.for_each_turn(add) }
    }

    fn takes_back(&self, turn: Turn) -> bool {
        self.made.len().checked_sub(2).is_some_and(|own| turn.reverses(self.made[own]))
    }

    fn learn(&mut self, first: usize, at: usize, depth: i32, ply: usize) {
        let Self { ordering, candidates, .. } = self;
        let looked_at = &candidates[first..=first + at];
        if let Some((best, before)) = looked_at.split_last() {
            ordering.refuted(best.turn, depth, ply);
            for candidate in before {
                ordering.failed(candidate.turn, depth);
            }
        }
    }

    fn extend_line(&mut self, played: Move, ply: usize) {
        if let Some([line, rest, ..]) = self.lines.get_mut(ply..) {
            line.clear();
            line.push(played);
            line.extend(rest.iter().copied().take(MAX_PLY - 1));
        }
    }
}

/// How much less deeply a late turn is looked at first: by the product of the logarithms of its place and the depth.
fn reduction(at: usize, depth: i32) -> i32 {
    let reduction = eighths(at as u64) * eighths(u64::from(depth.unsigned_abs())) / REDUCE;
    i32::try_from(reduction).unwrap_or(0).min(depth - 1).max(0)
}

/// The logarithm to the base 2 in eighths, rounded down.
fn eighths(number: u64) -> u32 {
    number.min(1 << 7).pow(8).checked_ilog2().unwrap_or(0)
}

fn width(depth: i32) -> usize {
    usize::try_from(depth).ok().and_then(|depth| WIDTH.get(depth).copied()).unwrap_or(usize::MAX)
}

/// The score that a stored result settles this node with, if it does.
fn cut(known: Known, depth: i32, window: Window, ply: usize) -> Option<i32> {
    let score = from_table(known.score, ply);
    let settles = match known.bound {
        Bound::Exact => true,
        Bound::AtLeast => score >= window.beta,
        Bound::AtMost => score <= window.alpha,
    };
    (window.is_null() && settles && i32::from(known.depth) >= depth).then_some(score)
}

/// Forced ends are stored by their distance from the node, and read by their distance from the root.
fn to_table(score: i32, ply: usize) -> i32 {
    score + from_root(score, ply)
}

fn from_table(score: i32, ply: usize) -> i32 {
    score - from_root(score, ply)
}

fn from_root(score: i32, ply: usize) -> i32 {
    if score.abs() < FORCED { 0 } else { plies(ply) * score.signum() }
}

fn plies(ply: usize) -> i32 {
    i32::try_from(ply).unwrap_or(i32::MAX)
}

fn stored(depth: i32) -> u8 {
    u8::try_from(depth).unwrap_or(u8::MAX)
}
