//! Where one piece may land, rest and hop, as the rules have it.

use crate::board::{Hole, HoleSet};
use crate::position::Position;
use crate::rules::{Camps, Continue, Exit, Jump, Swap};
use crate::seat::Seat;

/// The board as one moving piece finds it. The piece itself is off its start hole while it travels.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Terrain {
    /// Taken holes, without the moving piece.
    pub(super) occupied: HoleSet,
    /// Holes where the piece may land, if they are empty.
    pub(super) land: HoleSet,
    /// Holes where it may also rest.
    pub(super) rest: HoleSet,
    /// Opponents' pieces that it may land on.
    pub(super) swappable: HoleSet,
    jump: Jump,
    goes_on: bool,
}

impl Terrain {
    /// The holes that one hop leads to.
    pub(super) fn landings(&self, from: Hole) -> HoleSet {
        let mut landings = HoleSet::EMPTY;
        match self.jump {
            Jump::Adjacent => {
                if (from.neighbour_set() & self.occupied).is_empty() {
                    return landings;
                }
                for hop in from.hops() {
                    if self.occupied.contains(hop.over) && self.is_free(hop.landing) {
                        landings.insert(hop.landing);
                    }
                }
            }
            Jump::Symmetric => {
                for ray in from.rays() {
                    if let Some(landing) = self.symmetric_landing(ray) {
                        landings.insert(landing);
                    }
                }
            }
        }
        landings
    }

    /// Along one direction, exactly one piece, at the exact middle between start and landing.
    fn symmetric_landing(&self, ray: &[Hole]) -> Option<Hole> {
        let middle = ray.iter().position(|&hole| self.occupied.contains(hole))?;
        let landing = *ray.get(2 * middle + 1)?;
        let between = &ray[middle + 1..=2 * middle];
        let clear = between.iter().all(|&hole| !self.occupied.contains(hole));
        (clear && self.is_free(landing)).then_some(landing)
    }

    fn is_free(&self, hole: Hole) -> bool {
        if self.occupied.contains(hole) { self.swappable.contains(hole) } else { self.land.contains(hole) }
    }

    /// The holes that a chain reaches on this board as it stands, where `seen` may not be visited. Those of `seen`
    /// are not among them, and nothing is swapped.
    pub(super) fn flood(&self, from: Hole, seen: HoleSet) -> HoleSet {
        let fixed = Self { swappable: HoleSet::EMPTY, ..*self };
        let mut all = seen.with(from);
        let mut open = HoleSet::of(from);
        while let Some(hole) = open.pop() {
            let fresh = fixed.landings(hole) - all;
            all |= fresh;
            open |= fresh;
        }
        all - seen.with(from)
    }

    /// The holes that one step leads to.
    pub(super) fn steps(&self, from: Hole) -> HoleSet {
        let free = (self.rest & self.land) - self.occupied;
        from.neighbour_set() & (free | self.swappable)
    }

    /// Whether which holes a chain can reach depends on the way it takes.
    pub(super) fn depends_on_path(&self) -> bool {
        self.goes_on || !self.swappable.is_empty()
    }

    /// Whether a chain must go on while it can.
    pub(super) const fn goes_on(&self) -> bool {
        self.goes_on
    }

    /// The board after one part of a move from `from` to `landing`; an opponent's piece there changes places.
    pub(super) fn after(&self, from: Hole, landing: Hole) -> Self {
        let mut after = *self;
        if self.occupied.contains(landing) {
            after.occupied = after.occupied.without(landing).with(from);
            after.swappable.remove(landing);
        }
        after
    }

    /// Whether a piece may rest on a hole that it landed on.
    pub(super) fn may_rest(&self, hole: Hole) -> bool {
        self.rest.contains(hole)
    }
}

impl Position {
    /// What the piece on `from`, of the set `set`, finds.
    pub(super) fn terrain(&self, from: Hole, set: Seat) -> Terrain {
        let rules = self.rules();
        let options = rules.options();
        let player = rules.player_of(set).unwrap_or(set);
        let closed = rules.others_camps(player);
        let mut land = if options.camps == Camps::Closed { HoleSet::BOARD - closed } else { HoleSet::BOARD };
        if options.exit == Exit::Locked && set.goal().contains(from) {
            land &= set.goal();
        }
        let mut rest = land - closed;
        if let Some(barred) = self.ledger().shuttles[player].and_then(|shuttle| shuttle.barred(from)) {
            rest.remove(barred);
        }
        let swappable = if options.swap == Swap::On {
            let side = rules.side(player);
            let opponents = rules.seats().iter().filter(|&&seat| !side.contains(seat));
            opponents.fold(HoleSet::EMPTY, |all, &seat| all | self.pieces_of_player(seat)) & set.goal()
        } else {
            HoleSet::EMPTY
        };
        Terrain {
            occupied: self.occupied().without(from),
            land,
            rest,
            swappable,
            jump: options.jump,
            goes_on: options.goes_on == Continue::On,
        }
    }
}
