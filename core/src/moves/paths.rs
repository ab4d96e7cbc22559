//! The ways between two holes: the default one, and all of them in order.

use core::cmp::Reverse;
use std::collections::BinaryHeap;

use crate::board::{Hole, HoleSet};
use crate::moves::Path;
use crate::moves::generate::next_landings;
use crate::position::Position;

/// Paths between two holes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Paths {
    /// The paths, those with the fewest hops first, then by their landings in reading order.
    pub paths: Vec<Path>,
    /// Whether there are more than were asked for.
    pub more: bool,
}

/// The shortest continuation of `prefix` to `to`, first in reading order, whose next landing is not in `barred`.
fn complete(occupied: HoleSet, prefix: &Path, to: Hole, barred: HoleSet) -> Option<Path> {
    let visited: HoleSet = prefix.holes().iter().copied().collect();
    // Layers of holes by hops from the target, walked backwards: a hop can be made in both directions.
    let mut layers = vec![HoleSet::of(to)];
    let mut seen = visited.with(to);
    let here = prefix.end();
    let distance = loop {
        let layer = layers.last().copied().filter(|layer| !layer.is_empty())?;
        if !(layer & (next_landings(occupied, here) - barred)).is_empty() {
            break layers.len();
        }
        let before = layer.into_iter().fold(HoleSet::EMPTY, |set, hole| set | next_landings(occupied, hole));
        layers.push(before - seen);
        seen |= before;
    };
    let mut path = prefix.clone();
    for left in (0..distance).rev() {
        let mut choices = next_landings(occupied, path.end()) & layers[left];
        if left + 1 == distance {
            choices = choices - barred;
        }
        path.push(choices.first()?);
    }
    Some(path)
}

impl Position {
    /// The path that is meant when only start and end are given: a step where one leads there, else the chain with
    /// the fewest hops, then the one whose landings come first in reading order.
    #[must_use]
    pub fn default_path(&self, from: Hole, to: Hole) -> Option<Path> {
        if !self.occupied().contains(from) || self.occupied().contains(to) {
            return None;
        }
        let start = Path::new(from);
        if from.neighbour_set().contains(to) {
            let mut step = start;
            step.push(to);
            return Some(step);
        }
        complete(self.occupied().without(from), &start, to, HoleSet::EMPTY)
    }

    /// The first `limit` paths between two holes, shortest first, then in reading order of their landings.
    ///
    /// Takes the space of all simple paths apart at each path found (Lawler's method), so that the work for each
    /// path is bounded however many there are.
    #[must_use]
    pub fn paths(&self, from: Hole, to: Hole, limit: usize) -> Paths {
        let mut found = Vec::new();
        if !self.occupied().contains(from) || self.occupied().contains(to) || from == to {
            return Paths { paths: found, more: false };
        }
        let occupied = self.occupied().without(from);
        let start = Path::new(from);
        if from.neighbour_set().contains(to) {
            let mut step = start.clone();
            step.push(to);
            found.push(step);
        }
        let mut heap = BinaryHeap::new();
        let offer = |heap: &mut BinaryHeap<_>, prefix: &Path, barred: HoleSet| {
            if let Some(path) = complete(occupied, prefix, to, barred) {
                heap.push(Reverse((path.holes().len(), path, prefix.holes().len(), barred.bits())));
            }
        };
        offer(&mut heap, &start, HoleSet::EMPTY);
        while found.len() < limit {
            let Some(Reverse((_, path, fixed, barred))) = heap.pop() else {
                break;
            };
            for cut in fixed..path.holes().len() {
                let next = path.holes()[cut];
                let before = if cut == fixed { HoleSet::from_bits(barred) } else { HoleSet::EMPTY };
                if let Some(prefix) = Path::from_holes(&path.holes()[..cut]) {
                    offer(&mut heap, &prefix, before.with(next));
                }
            }
            found.push(path);
        }
        Paths { paths: found, more: !heap.is_empty() }
    }

    /// Where the piece can still go after the landings of `path`, which must be legal so far: every hole that more
    /// hops lead to without visiting one twice.
    #[must_use]
    pub fn continuations(&self, path: &Path) -> HoleSet {
        if path.is_step() {
            return HoleSet::EMPTY;
        }
        let occupied = self.occupied().without(path.start());
        let mut seen: HoleSet = path.holes().iter().copied().collect();
        let visited = seen;
        let mut open = HoleSet::of(path.end());
        while let Some(hole) = open.pop() {
            let fresh = next_landings(occupied, hole) - seen;
            seen |= fresh;
            open |= fresh;
        }
        seen - visited
    }

    /// The default way to go on from the end of `path` to `to` by hops.
    #[must_use]
    pub fn default_continuation(&self, path: &Path, to: Hole) -> Option<Path> {
        if path.is_step() || self.occupied().contains(to) || path.holes().contains(&to) {
            return None;
        }
        complete(self.occupied().without(path.start()), path, to, HoleSet::EMPTY)
    }
}
