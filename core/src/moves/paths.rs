//! The ways between two holes: the default one, and all of them in order.

use core::cmp::Reverse;
use std::collections::BinaryHeap;

use arrayvec::ArrayVec;

use crate::board::{Hole, HoleSet};
use crate::moves::terrain::Terrain;
use crate::moves::walk;
use crate::path::Path;
use crate::position::Position;

/// Paths between two holes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Paths {
    /// The paths, those with the fewest hops first, then by their landings in reading order.
    pub paths: Vec<Path>,
    /// Whether there are more than were asked for.
    pub more: bool,
}

/// The shortest continuation of `prefix` to `to`, first in reading order, whose next landing is not in `barred`; on
/// a board where what can be reached does not depend on the way.
fn complete(terrain: &Terrain, prefix: &Path, to: Hole, barred: HoleSet) -> Option<Path> {
    let visited: HoleSet = prefix.holes().iter().copied().collect();
    // Layers of holes by hops from the target, walked backwards: a hop can be made in both directions.
    let mut layers = ArrayVec::<HoleSet, { Hole::COUNT }>::new();
    layers.push(HoleSet::of(to));
    let mut seen = visited.with(to);
    let next = terrain.landings(prefix.end()) - barred;
    let distance = loop {
        let layer = layers.last().copied().filter(|layer| !layer.is_empty())?;
        if !(layer & next).is_empty() {
            break layers.len();
        }
        let before = layer.into_iter().fold(HoleSet::EMPTY, |set, hole| set | terrain.landings(hole));
        // Each layer has a hole that no other one has, so that there is room.
        layers.try_push(before - seen).ok()?;
        seen |= before;
    };
    let mut path = prefix.clone();
    for left in (0..distance).rev() {
        let mut choices = terrain.landings(path.end()) & layers[left];
        if left + 1 == distance {
            choices = choices - barred;
        }
        path.push(choices.first()?);
    }
    Some(path)
}

/// The first chain that goes on from `prefix` to `to`.
fn first_chain(terrain: &Terrain, prefix: &Path, to: Hole) -> Option<Path> {
    if terrain.depends_on_path() {
        return walk::first_chain(terrain, prefix, to);
    }
    if terrain.may_rest(to) { complete(terrain, prefix, to, HoleSet::EMPTY) } else { None }
}

/// The first `limit` chains that go on from `prefix` to `to`, in order, and whether there are more.
fn chains(terrain: &Terrain, prefix: &Path, to: Hole, limit: usize) -> (Vec<Path>, bool) {
    if terrain.depends_on_path() {
        return walk::chains(terrain, prefix, to, limit);
    }
    if !terrain.may_rest(to) {
        return (Vec::new(), false);
    }
    // Takes the space of all simple paths apart at each path found (Lawler's method), so that the work for each is
    // bounded however many there are.
    let mut found = Vec::new();
    let mut heap = BinaryHeap::new();
    let offer = |heap: &mut BinaryHeap<_>, prefix: &Path, barred: HoleSet| {
        if let Some(path) = complete(terrain, prefix, to, barred) {
            heap.push(Reverse((path.holes().len(), path, prefix.holes().len(), barred.bits())));
        }
    };
    offer(&mut heap, prefix, HoleSet::EMPTY);
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
    (found, !heap.is_empty())
}

impl Position {
    /// The path that is meant when only start and end are given: a step where one leads there, else the chain with
    /// the fewest hops, then the one whose landings come first in reading order.
    #[must_use]
    pub fn default_path(&self, from: Hole, to: Hole) -> Option<Path> {
        let set = self.piece_at(from).filter(|_| from != to)?;
        let terrain = self.terrain(from, set);
        let mut path = Path::new(from);
        if terrain.steps(from).contains(to) {
            path.push(to);
            return Some(path);
        }
        first_chain(&terrain, &path, to)
    }

    /// The default path of a legal move on which pieces may change places; none where the way does not matter.
    pub(crate) fn way_of_swaps(&self, from: Hole, to: Hole) -> Option<Path> {
        let terrain = self.terrain(from, self.piece_at(from)?);
        let plain_step = || terrain.steps(from).contains(to);
        if !terrain.occupied.contains(to) && (plain_step() || !walk::swap_ahead(&terrain, from, HoleSet::of(from))) {
            return None;
        }
        self.default_path(from, to)
    }

    /// The first `limit` paths between two holes, shortest first, then in reading order of their landings.
    #[must_use]
    pub fn paths(&self, from: Hole, to: Hole, limit: usize) -> Paths {
        let nothing = Paths { paths: Vec::new(), more: false };
        let Some(set) = self.piece_at(from).filter(|_| from != to && limit > 0) else {
            return nothing;
        };
        let terrain = self.terrain(from, set);
        let start = Path::new(from);
        let mut paths = Vec::new();
        if terrain.steps(from).contains(to) {
            let mut step = start.clone();
            step.push(to);
            paths.push(step);
        }
        let (chains, more) = chains(&terrain, &start, to, limit - paths.len());
        paths.extend(chains);
        Paths { paths, more }
    }

    /// Where the piece can still rest after the landings of `path`, which must be legal so far: every hole that more
    /// hops lead to without visiting one twice.
    #[must_use]
    pub fn continuations(&self, path: &Path) -> HoleSet {
        let Some((terrain, visited)) = self.under_way(path) else {
            return HoleSet::EMPTY;
        };
        if terrain.depends_on_path() {
            walk::ends_after(&terrain, path.end(), visited)
        } else {
            terrain.flood(path.end(), visited) & terrain.rest
        }
    }

    /// Where one more hop can come down after the landings of `path`, which must be legal so far, whether the piece may
    /// rest there or not.
    #[must_use]
    pub fn next_landings(&self, path: &Path) -> HoleSet {
        self.under_way(path).map_or(HoleSet::EMPTY, |(terrain, visited)| terrain.landings(path.end()) - visited)
    }

    /// The default way to go on from the end of `path` to `to` by hops.
    #[must_use]
    pub fn default_continuation(&self, path: &Path, to: Hole) -> Option<Path> {
        self.under_way(path)?;
        if path.holes().contains(&to) {
            return None;
        }
        let set = self.piece_at(path.start())?;
        first_chain(&self.terrain(path.start(), set), path, to)
    }

    /// Whether the piece may rest where `path` has come to.
    #[must_use]
    pub fn may_rest(&self, path: &Path) -> bool {
        self.check(path).is_ok()
    }

    /// The board after the landings of `path` so far, and the holes visited; nothing follows a step.
    fn under_way(&self, path: &Path) -> Option<(Terrain, HoleSet)> {
        if path.is_step() {
            return None;
        }
        let mut terrain = self.terrain(path.start(), self.piece_at(path.start())?);
        for pair in path.holes().windows(2) {
            terrain = terrain.after(pair[0], pair[1]);
        }
        Some((terrain, path.holes().iter().copied().collect()))
    }
}
