//! Chains whose reach depends on their way: where an opponent's piece may be swapped, or a chain must go on.

use std::collections::HashSet;

use crate::board::{Hole, HoleSet};
use crate::moves::Path;
use crate::moves::terrain::Terrain;

/// The holes where a chain from `from` may end.
pub(super) fn ends(terrain: &Terrain, from: Hole) -> HoleSet {
    let mut walk = Ends { found: HoleSet::EMPTY, seen: HashSet::new() };
    walk.visit(terrain, from, HoleSet::of(from));
    walk.found
}

/// The holes where a chain may end that has come to `here` over the holes of `visited` and goes on.
pub(super) fn ends_after(terrain: &Terrain, here: Hole, visited: HoleSet) -> HoleSet {
    let mut walk = Ends { found: HoleSet::EMPTY, seen: HashSet::new() };
    walk.visit(terrain, here, visited);
    walk.found.without(here)
}

struct Ends {
    found: HoleSet,
    /// Where a chain stood, what it had visited and what was taken: what decides everything that can follow.
    seen: HashSet<(Hole, HoleSet, HoleSet)>,
}

impl Ends {
    fn visit(&mut self, terrain: &Terrain, here: Hole, visited: HoleSet) {
        if !self.seen.insert((here, visited, terrain.occupied)) {
            return;
        }
        let next = terrain.landings(here) - visited;
        if visited.len() > 1 && terrain.may_rest(here) && (next.is_empty() || !terrain.goes_on()) {
            self.found.insert(here);
        }
        // Without a swap ahead, and where a chain may stop anywhere, all that follows is one flood.
        if !terrain.goes_on() && !swap_ahead(terrain, here, visited) {
            self.found |= terrain.flood(here, visited) & terrain.rest;
            return;
        }
        for landing in next {
            self.visit(&terrain.after(here, landing), landing, visited.with(landing));
        }
    }
}

/// Whether a chain that goes on from here can come to a piece that it may swap.
fn swap_ahead(terrain: &Terrain, here: Hole, visited: HoleSet) -> bool {
    if terrain.swappable.is_empty() {
        return false;
    }
    let stops = terrain.flood(here, visited).with(here);
    stops.into_iter().any(|stop| !(terrain.landings(stop) & terrain.swappable).is_empty())
}

/// The first `limit` chains from the end of `prefix` to `to`, by number of hops and then by their landings, and
/// whether there are more. They are walked by depth, shorter ones first.
pub(super) fn chains(terrain: &Terrain, prefix: &Path, to: Hole, limit: usize) -> (Vec<Path>, bool) {
    let mut here = *terrain;
    for pair in prefix.holes().windows(2) {
        here = here.after(pair[0], pair[1]);
    }
    let visited: HoleSet = prefix.holes().iter().copied().collect();
    let mut walk = Chains { to, found: Vec::new(), limit: limit.saturating_add(1), path: prefix.clone(), cut: true };
    let mut hops = 0;
    while walk.cut && walk.found.len() < walk.limit {
        walk.cut = false;
        hops += 1;
        walk.visit(&here, visited, hops);
    }
    let more = walk.found.len() > limit;
    walk.found.truncate(limit);
    (walk.found, more)
}

struct Chains {
    to: Hole,
    found: Vec<Path>,
    limit: usize,
    path: Path,
    /// Whether a chain could have gone on beyond the hops allowed.
    cut: bool,
}

impl Chains {
    fn visit(&mut self, terrain: &Terrain, visited: HoleSet, left: usize) {
        let here = self.path.end();
        let next = terrain.landings(here) - visited;
        if left == 0 {
            self.cut |= !next.is_empty();
            if here == self.to && terrain.may_rest(here) && (next.is_empty() || !terrain.goes_on()) {
                self.found.push(self.path.clone());
            }
            return;
        }
        if !swap_ahead(terrain, here, visited) && !terrain.flood(here, visited).contains(self.to) {
            return;
        }
        for landing in next {
            // A chain that must stop on the target has nowhere to go from it.
            if self.found.len() >= self.limit || (landing == self.to && left > 1) {
                continue;
            }
            self.path.push(landing);
            self.visit(&terrain.after(here, landing), visited.with(landing), left - 1);
            self.path.pop();
        }
    }
}
