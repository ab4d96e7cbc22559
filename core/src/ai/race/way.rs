//! The fewest own moves home, the others standing still: found by beams that widen, and proved where one of them had
//! to leave nothing out.

use std::sync::LazyLock;

use super::corner::{ByPieces, Corner};
use super::cost::cost;
use super::entries::Entries;
use super::firsts::{Firsts, WORDS, fit_one_word};
use crate::ai::control::{Budget, Stopped};
use crate::board::{Hole, HoleSet};
use crate::moves::Alone;

/// Moves beyond which no way is looked for.
const LONGEST: u8 = 45;
/// Placements that the first beam keeps, and by how much each next one is wider.
const FIRST_WIDTH: usize = 8;
const WIDER: usize = 4;
/// Placements that the widest beam keeps, for the sake of memory.
const WIDEST: usize = 1 << 15;
/// Placements that one beam may see, for the sake of memory: 18 MB. One that would see more is given up.
const MOST_SEEN: usize = 400_000;
/// Beams wider than this are likely to see so many, and have the room from the start: growing would take half as
/// much again.
const NARROW: usize = 1 << 9;
/// What the placements after one more move may take, for the same reason.
const MOST_BYTES: usize = 6 << 20;
/// Beams this wide that find nothing are taken to mean that there is no way.
const HOPELESS: usize = 32;

/// A way home for the seat at the bottom.
#[derive(Debug, Clone, Copy)]
pub(super) struct Found {
    /// Which of the first moves it begins with.
    pub(super) first: usize,
    /// Own moves until all pieces are home.
    pub(super) moves: u8,
    /// Whether there is no shorter one that begins with any of the moves given.
    pub(super) exact: bool,
}

/// One set that runs home.
#[derive(Debug)]
pub(super) struct Runner<'a> {
    pub(super) alone: Alone,
    /// The goal holes that have to be filled.
    pub(super) target: HoleSet,
    pub(super) corner: &'a Corner,
    /// Moves up to which the corner is to be trusted.
    pub(super) corner_depth: u8,
    pub(super) entries: Entries,
}

/// The pieces after some own moves.
#[derive(Debug, Clone, Copy)]
struct Stage<const N: usize> {
    pieces: HoleSet,
    firsts: Firsts<N>,
    cost: i32,
}

/// Which moves a beam follows.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Follow {
    /// Those that fall back by no more than a row.
    Forward,
    All,
}

/// How wide a beam is.
#[derive(Debug, Clone, Copy)]
struct Plan {
    follow: Follow,
    /// Placements kept after each move.
    width: usize,
}

/// What one beam came to.
#[derive(Debug)]
struct Beam {
    /// Moves of the shortest way found, and how many ways of that length begin with each first move.
    best: Option<(u8, Vec<u32>)>,
    /// Whether it looked at everything that could be shorter than what was known.
    whole: bool,
}

impl Runner<'_> {
    /// The shortest way in sight from `pieces` that begins with one of these moves. After so many `nodes` no wider beam
    /// is begun.
    pub(super) fn run(
        &self,
        pieces: HoleSet,
        firsts: &[(Hole, Hole)],
        nodes: u64,
        budget: &mut Budget<'_>,
    ) -> Option<Found> {
        let last = budget.nodes().saturating_add(nodes);
        let start: Vec<HoleSet> = firsts.iter().map(|&(from, to)| pieces.without(from).with(to)).collect();
        let mut found: Option<Found> = None;
        let mut plan = Plan { follow: Follow::Forward, width: FIRST_WIDTH };
        while plan.width <= WIDEST && budget.nodes() <= last {
            let bound = found.map_or(LONGEST, |found| found.moves);
            let beam = if fit_one_word(start.len()) {
                self.beam::<1>(&start, bound, plan, budget)
            } else {
                self.beam::<WORDS>(&start, bound, plan, budget)
            };
            let Ok(beam) = beam else { break };
            if let Some((moves, ways)) = beam.best {
                found = most_ways(&ways).map(|first| Found { first, moves, exact: false });
            }
            match (beam.whole, plan.follow) {
                (true, Follow::All) => return found.map(|found| Found { exact: true, ..found }),
                (true, Follow::Forward) => plan.follow = Follow::All,
                (false, _) if found.is_none() && plan.width >= HOPELESS => break,
                (false, _) => plan.width *= WIDER,
            }
        }
        found
    }

    /// Moves that are needed at least.
    fn least(&self, pieces: HoleSet) -> u8 {
        self.known(pieces).unwrap_or_else(|| self.entries.moves(pieces).max(self.corner_depth + 1))
    }

    /// Looks for a way of fewer than `bound` moves.
    fn beam<const N: usize>(
        &self,
        start: &[HoleSet],
        mut bound: u8,
        plan: Plan,
        budget: &mut Budget<'_>,
    ) -> Result<Beam, Stopped> {
        let mut beam = Beam { best: None, whole: true };
        let mut seen = Seen::default();
        if plan.width > NARROW {
            seen.reserve(MOST_SEEN);
        }
        let mut layer = Layer::<N>::new(1);
        for (first, &pieces) in start.iter().enumerate() {
            budget.enter()?;
            layer.add(&mut seen, pieces, Firsts::one(first), || self.cost(pieces));
        }
        while layer.moves < LONGEST {
            let Layer { moves, stages } = &mut layer;
            self.finish(stages, *moves, &mut bound, start.len(), &mut beam);
            stages.retain(|stage| moves.saturating_add(self.least(stage.pieces)) < bound);
            if stages.is_empty() {
                break;
            }
            if stages.len() > plan.width {
                beam.whole = false;
                stages.select_nth_unstable_by_key(plan.width, |stage| (stage.cost, stage.pieces.bits()));
                stages.truncate(plan.width);
                stages.shrink_to_fit();
            }
            layer = self.next(&layer, bound, plan.follow, &mut seen, budget)?;
        }
        Ok(beam)
    }

    fn cost(&self, pieces: HoleSet) -> i32 {
        cost(pieces, self.entries.moves(pieces))
    }

    /// Takes the stages out of a layer from which the way home is known, and notes the shortest.
    fn finish<const N: usize>(
        &self,
        layer: &mut Vec<Stage<N>>,
        moves: u8,
        bound: &mut u8,
        firsts: usize,
        beam: &mut Beam,
    ) {
        layer.retain(|stage| {
            let Some(left) = self.known(stage.pieces) else { return true };
            let total = moves.saturating_add(left);
            if total < *bound {
                *bound = total;
                beam.best = Some((total, vec![0; firsts]));
            }
            if let Some((best, ways)) = &mut beam.best
                && *best == total
            {
                stage.firsts.count(ways);
            }
            false
        });
    }

    fn known(&self, pieces: HoleSet) -> Option<u8> {
        // Where more pieces are left than holes, home is not among the placements of the table.
        if self.target.is_subset(pieces) {
            return Some(0);
        }
        self.corner.moves(pieces).filter(|&moves| moves <= self.corner_depth)
    }

    fn next<const N: usize>(
        &self,
        layer: &Layer<N>,
        bound: u8,
        follow: Follow,
        seen: &mut Seen,
        budget: &mut Budget<'_>,
    ) -> Result<Layer<N>, Stopped> {
        let mut next = Layer::<N>::new(layer.moves + 1);
        for stage in &layer.stages {
            for from in stage.pieces {
                let rest = stage.pieces.without(from);
                let mut reach = self.alone.reach(stage.pieces, from);
                if follow == Follow::Forward {
                    reach &= NOT_BELOW[usize::from(from.row_and_number().0.saturating_sub(1))];
                }
                for to in reach {
                    budget.enter()?;
                    let pieces = rest.with(to);
                    if next.moves.saturating_add(self.least(pieces)) < bound {
                        next.add(seen, pieces, stage.firsts, || self.cost(pieces));
                        if seen.len() >= MOST_SEEN || next.stages.len() >= Layer::<N>::MOST {
                            return Err(Stopped);
                        }
                    }
                }
            }
        }
        Ok(next)
    }
}

/// Placements after one more move, each once.
#[derive(Debug)]
struct Layer<const N: usize> {
    moves: u8,
    stages: Vec<Stage<N>>,
}

/// When a placement was first seen: after how many moves, and where in that layer.
type Seen = ByPieces<(u8, usize)>;

impl<const N: usize> Layer<N> {
    /// Stages that it may hold.
    const MOST: usize = MOST_BYTES / size_of::<Stage<N>>();

    fn new(moves: u8) -> Self {
        Self { moves, stages: Vec::new() }
    }

    /// Adds a placement, unless as many moves or fewer had led to it; `cost` is asked for if it is new.
    fn add(&mut self, seen: &mut Seen, pieces: HoleSet, firsts: Firsts<N>, cost: impl FnOnce() -> i32) {
        let next = (self.moves, self.stages.len());
        let at = *seen.entry(pieces).or_insert(next);
        if at == next {
            self.stages.push(Stage { pieces, firsts, cost: cost() });
        } else if at.0 == self.moves
            && let Some(stage) = self.stages.get_mut(at.1)
        {
            stage.firsts.add(firsts);
        }
    }
}

/// The first move with which most ways begin.
fn most_ways(ways: &[u32]) -> Option<usize> {
    let best = ways.iter().copied().enumerate().rev().max_by_key(|&(_, ways)| ways);
    best.filter(|&(_, ways)| ways > 0).map(|(first, _)| first)
}

/// The holes of the row `row` (0 is the bottom tip) and above.
static NOT_BELOW: LazyLock<[HoleSet; 17]> = LazyLock::new(|| {
    core::array::from_fn(|row| Hole::all().filter(|hole| usize::from(hole.row_and_number().0) >= row).collect())
});
