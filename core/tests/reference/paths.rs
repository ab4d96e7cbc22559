//! All paths between two holes, shortest first, then in reading order.

use std::collections::VecDeque;

use super::moves::{Mover, Travel};
use super::state::State;

struct Search<'a> {
    mover: Mover<'a>,
    to: usize,
    limit: usize,
    way_matters: bool,
    path: Vec<usize>,
    found: Vec<Vec<usize>>,
    /// Whether a longer search could find more.
    cut: bool,
}

impl Search<'_> {
    /// Finds the chains that go on from here and end after exactly this many more hops.
    fn go(&mut self, travel: &Travel, hops: usize) {
        if travel.at == self.to {
            if hops == 0 && self.mover.may_stop(travel) {
                self.found.push(self.path.clone());
            }
            return;
        }
        let Some(least) = self.least(travel) else { return };
        if least > hops {
            self.cut = true;
            return;
        }
        for landing in self.mover.hops(travel) {
            if self.found.len() > self.limit {
                return;
            }
            self.path.push(landing);
            self.go(&travel.on(landing), hops - 1);
            self.path.pop();
        }
    }

    /// At least how many hops lie between here and the end, over unvisited holes; none if there is no way.
    fn least(&self, travel: &Travel) -> Option<usize> {
        if self.way_matters {
            return Some(1);
        }
        let mut seen = *travel;
        let mut open = VecDeque::from([(travel.at, 0)]);
        while let Some((at, hops)) = open.pop_front() {
            if at == self.to {
                return Some(hops);
            }
            seen.at = at;
            for landing in self.mover.hops(&seen) {
                seen.visited |= 1 << landing;
                open.push_back((landing, hops + 1));
            }
        }
        None
    }
}

impl State {
    /// At most `limit` legal paths, start included, and whether there are more.
    pub fn paths(&self, from: usize, to: usize, limit: usize) -> (Vec<Vec<usize>>, bool) {
        let mover = Mover::new(self, self.to_move, from);
        let Some(mover) = mover.filter(|_| self.ended.is_none() && !self.banned(self.to_move, from, to)) else {
            return (Vec::new(), false);
        };
        let start = mover.lift();
        let way_matters = mover.way_matters();
        let steps = mover.steps();
        let mut search = Search { mover, to, limit, way_matters, path: vec![from], found: Vec::new(), cut: from != to };
        if steps.contains(&to) {
            search.found.push(vec![from, to]);
        }
        for hops in 1.. {
            if !search.cut || search.found.len() > limit {
                break;
            }
            search.cut = false;
            search.go(&start, hops);
        }
        let more = search.found.len() > limit;
        search.found.truncate(limit);
        (search.found, more)
    }

    /// The path with the fewest hops, then the one whose landings come first in reading order; a step has no hop.
    pub fn default_path(&self, from: usize, to: usize) -> Option<Vec<usize>> {
        self.paths(from, to, 1).0.pop()
    }
}
