//! Chains whose reach depends on their way: where an opponent's piece may be swapped, or a chain must go on.

use crate::board::{Hole, HoleSet};
use crate::moves::terrain::Terrain;
use crate::path::Path;

/// The holes where a chain from `from` may end.
pub(super) fn ends(terrain: &Terrain, from: Hole) -> HoleSet {
    ends_after(terrain, from, HoleSet::of(from))
}

/// The holes where a chain may end that has come to `here` over the holes of `visited` and goes on.
pub(super) fn ends_after(terrain: &Terrain, here: Hole, visited: HoleSet) -> HoleSet {
    if let Some(ends) = ends_at_once(terrain, here, visited) {
        return ends;
    }
    let mut walk = Ends { found: HoleSet::EMPTY, seen: [NOWHERE; SEEN] };
    walk.visit(terrain, here, visited);
    walk.found.without(here)
}

/// Without a swap ahead, and where a chain may stop anywhere, all that follows is one flood.
fn ends_at_once(terrain: &Terrain, here: Hole, visited: HoleSet) -> Option<HoleSet> {
    let one_flood = !terrain.goes_on() && !swap_ahead(terrain, here, visited);
    one_flood.then(|| terrain.flood(here, visited) & terrain.rest)
}

/// Where a chain stood, what it had visited and what was taken: what decides everything that can follow.
type Stand = (Hole, HoleSet, HoleSet);

/// Chains remembered. One that was forgotten costs time when it is met again, and changes nothing.
const SEEN: usize = 256;
const NOWHERE: Stand = (Hole::at(0), HoleSet::EMPTY, HoleSet::EMPTY);

struct Ends {
    found: HoleSet,
    seen: [Stand; SEEN],
}

impl Ends {
    fn visit(&mut self, terrain: &Terrain, here: Hole, visited: HoleSet) {
        let stand = (here, visited, terrain.occupied);
        let seen = &mut self.seen[slot(stand)];
        if *seen == stand {
            return;
        }
        *seen = stand;
        let next = terrain.landings(here) - visited;
        if visited.len() > 1 && terrain.may_rest(here) && (next.is_empty() || !terrain.goes_on()) {
            self.found.insert(here);
        }
        if let Some(ends) = ends_at_once(terrain, here, visited) {
            self.found |= ends;
            return;
        }
        // Without a swap ahead nothing else can be reached than what one flood does.
        if !swap_ahead(terrain, here, visited) && (terrain.flood(here, visited) & terrain.rest).is_subset(self.found) {
            return;
        }
        for landing in next {
            self.visit(&terrain.after(here, landing), landing, visited.with(landing));
        }
    }
}

fn slot((here, visited, occupied): Stand) -> usize {
    const MIX: u64 = 0x9E37_79B9_7F4A_7C15;
    let fold = |set: HoleSet| {
        #[expect(clippy::cast_possible_truncation, reason = "both halves count")]
        let (low, high) = (set.bits() as u64, (set.bits() >> u64::BITS) as u64);
        low.wrapping_mul(MIX) ^ high.wrapping_mul(MIX.rotate_left(1))
    };
    let mixed = (fold(visited) ^ fold(occupied).rotate_left(7) ^ here.index() as u64).wrapping_mul(MIX);
    usize::try_from(mixed >> 32).unwrap_or(0) % SEEN
}

/// Whether a chain that goes on from here can come to a piece that it may swap.
pub(super) fn swap_ahead(terrain: &Terrain, here: Hole, visited: HoleSet) -> bool {
    if terrain.swappable.is_empty() {
        return false;
    }
    let stops = terrain.flood(here, visited).with(here);
    stops.into_iter().any(|stop| !(terrain.landings(stop) & terrain.swappable).is_empty())
}

/// The first `limit` chains from the end of `prefix` to `to`, by number of hops and then by their landings, and
/// whether there are more.
pub(super) fn chains(terrain: &Terrain, prefix: &Path, to: Hole, limit: usize) -> (Vec<Path>, bool) {
    let mut found = Vec::new();
    for_each_chain(terrain, prefix, to, limit.saturating_add(1), |path| found.push(path.clone()));
    let more = found.len() > limit;
    found.truncate(limit);
    (found, more)
}

/// The first of those chains.
pub(super) fn first_chain(terrain: &Terrain, prefix: &Path, to: Hole) -> Option<Path> {
    let mut found = None;
    for_each_chain(terrain, prefix, to, 1, |path| found = Some(path.clone()));
    found
}

/// Calls `found` with the first `limit` of those chains. They are walked by depth, shorter ones first.
fn for_each_chain(terrain: &Terrain, prefix: &Path, to: Hole, limit: usize, found: impl FnMut(&Path)) {
    let mut here = *terrain;
    for pair in prefix.holes().windows(2) {
        here = here.after(pair[0], pair[1]);
    }
    let visited: HoleSet = prefix.holes().iter().copied().collect();
    let mut walk = Chains { to, found, limit, path: prefix.clone(), cut: true };
    let mut hops = 0;
    while walk.cut && walk.limit > 0 {
        walk.cut = false;
        hops += 1;
        walk.visit(&here, visited, hops);
    }
}

struct Chains<F> {
    to: Hole,
    found: F,
    /// Chains still asked for.
    limit: usize,
    path: Path,
    /// Whether a chain could have gone on beyond the hops allowed.
    cut: bool,
}

impl<F: FnMut(&Path)> Chains<F> {
    fn visit(&mut self, terrain: &Terrain, visited: HoleSet, left: usize) {
        let here = self.path.end();
        let next = terrain.landings(here) - visited;
        if left == 0 {
            self.cut |= !next.is_empty();
            if here == self.to && terrain.may_rest(here) && (next.is_empty() || !terrain.goes_on()) {
                (self.found)(&self.path);
                self.limit -= 1;
            }
            return;
        }
        if !swap_ahead(terrain, here, visited) && !terrain.flood(here, visited).contains(self.to) {
            return;
        }
        for landing in next {
            // A chain that must stop on the target has nowhere to go from it.
            if self.limit == 0 || (landing == self.to && left > 1) {
                continue;
            }
            self.path.push(landing);
            self.visit(&terrain.after(here, landing), visited.with(landing), left - 1);
            self.path.pop();
        }
    }
}
