//! Looks for puzzles in the positions of a game, at most one of each kind and number.

use std::collections::BTreeSet;

use rand::SeedableRng;
use rand::seq::SliceRandom;
use rand_chacha::ChaCha8Rng;
use starhop::learn::{Exercise, Feedback, Goal, Puzzle, PuzzleKind, Shortfall};
use starhop::{Hole, Position, Progress};

use crate::verify::moves;
use crate::{grade, verify};

/// Right first moves of a puzzle at most.
const MOST_RIGHT: usize = 6;
/// Moves home of a puzzle.
const MOVES_HOME: core::ops::RangeInclusive<u8> = 2..=5;
/// Steps still needed beyond which nobody is home in five moves.
const NEAR: u16 = 40;
/// Hops of a chain, and steps of a bridge, that are worth a puzzle.
const LEAST_HOPS: u8 = 3;
const LEAST_STEPS: i32 = 6;

/// The puzzles of a game.
pub(crate) fn puzzles(positions: &[Position], seed: u64) -> Vec<Puzzle> {
    let mut found = Vec::new();
    // In any order, so that a game does not always give its first.
    let mut order: Vec<&Position> = positions.iter().collect();
    order.shuffle(&mut ChaCha8Rng::seed_from_u64(seed));
    let mut taken = BTreeSet::new();
    for position in order {
        let home = home(position);
        let candidates = home.into_iter().chain(longest_chain(position)).chain(best_bridge(position));
        for puzzle in candidates {
            let of_kind = if puzzle.kind == PuzzleKind::HomeIn { puzzle.number } else { puzzle.grade };
            if taken.insert((puzzle.kind, of_kind)) {
                found.push(puzzle);
            }
        }
    }
    found
}

/// The first moves that a goal takes for right.
fn right(position: &Position, goal: &Goal) -> Vec<(Hole, Hole)> {
    let task = Exercise::new(*position, goal.clone());
    let is_right =
        |&(from, to): &(Hole, Hole)| task.clone().play(&[from, to]).is_ok_and(|feedback: Feedback| feedback.is_right());
    moves(position).into_iter().filter(is_right).collect()
}

/// All moves home in the fewest, and the same as a move to be saved where the greedy move wastes one.
fn home(position: &Position) -> Vec<Puzzle> {
    if Progress::of(position, position.to_move()).steps > NEAR {
        return Vec::new();
    }
    let of = |kind, number| Puzzle::new(kind, 1, number, *position, Vec::new());
    let is_enough = |&number: &u8| !right(position, &of(PuzzleKind::HomeIn, number).goal()).is_empty();
    let Some(number) = (1..=*MOVES_HOME.end()).find(is_enough).filter(|number| MOVES_HOME.contains(number)) else {
        return Vec::new();
    };
    let firsts = right(position, &of(PuzzleKind::HomeIn, number).goal());
    if firsts.len() > MOST_RIGHT {
        return Vec::new();
    }
    let all = moves(position).len();
    let mut found = Vec::new();
    let grade = grade::home(number, firsts.len(), verify::greedy_gets_home(position, number));
    found.push(Puzzle::new(PuzzleKind::HomeIn, grade, number, *position, firsts.clone()));
    if number > 2 && verify::greedy_moves(position).iter().all(|greedy| !firsts.contains(greedy)) {
        let grade = grade::save(number, firsts.len(), all);
        found.push(Puzzle::new(PuzzleKind::SaveMove, grade, number, *position, firsts));
    }
    found
}

fn longest_chain(position: &Position) -> Option<Puzzle> {
    let (hops, ends) = verify::longest(position)?;
    if hops < LEAST_HOPS || ends.len() > MOST_RIGHT {
        return None;
    }
    // A chain that leads back is no example to follow.
    let forward = ends.iter().any(|&played| verify::gain(position, played) >= i32::from(hops));
    let grade = grade::chain(hops);
    forward.then(|| Puzzle::new(PuzzleKind::LongestChain, grade, hops, *position, ends))
}

fn best_bridge(position: &Position) -> Option<Puzzle> {
    let of = |steps: i32| {
        Puzzle::new(PuzzleKind::BestBridge, 1, u8::try_from(steps).unwrap_or(u8::MAX), *position, Vec::new())
    };
    let steps = most_steps(position)?;
    let before = verify::greedy_gain(position);
    if steps < LEAST_STEPS || steps <= before {
        return None;
    }
    let firsts = right(position, &of(steps).goal());
    if firsts.is_empty() || firsts.len() > MOST_RIGHT {
        return None;
    }
    let own_gain = firsts.iter().map(|&played| verify::gain(position, played)).max()?;
    let grade = grade::bridge(firsts.len(), moves(position).len(), own_gain);
    Some(Puzzle::new(PuzzleKind::BestBridge, grade, u8::try_from(steps).ok()?, *position, firsts))
}

/// The most steps that any bridge makes possible, as wrong moves of an impossible task tell.
fn most_steps(position: &Position) -> Option<i32> {
    let task = Exercise::new(*position, Puzzle::new(PuzzleKind::BestBridge, 1, u8::MAX, *position, Vec::new()).goal());
    let best = |(from, to): (Hole, Hole)| match task.clone().play(&[from, to]) {
        Ok(Feedback::Short { why: Shortfall::NoCrossing { best, .. }, .. }) => best,
        _ => None,
    };
    moves(position).into_iter().filter_map(best).max()
}
