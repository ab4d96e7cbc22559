//! Where one piece may land, rest and hop, as the rules have it.

use crate::board::{Hole, HoleSet, Hop};
use crate::moves::Reach;
use crate::position::{Position, Shuttle};
use crate::rules::{Camps, Continue, Exit, Jump, Repetition, Swap};
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
    /// A board where every empty hole is open.
    pub(super) const fn open(occupied: HoleSet, jump: Jump) -> Self {
        Self { occupied, land: HoleSet::BOARD, rest: HoleSet::BOARD, swappable: HoleSet::EMPTY, jump, goes_on: false }
    }

    /// The holes that one hop leads to.
    pub(super) fn landings(&self, from: Hole) -> HoleSet {
        let free = self.free();
        match self.jump {
            Jump::Adjacent => {
                let mut landings = from.landings(self.occupied) & free;
                if !(from.hop_set() & self.swappable).is_empty() {
                    let swaps = |hop: &&Hop| self.occupied.contains(hop.over) && self.swappable.contains(hop.landing);
                    landings |= from.hops().iter().filter(swaps).map(|hop| hop.landing).collect();
                }
                landings
            }
            Jump::Symmetric => self.symmetric_landings(from, free),
        }
    }

    #[inline(never)]
    fn symmetric_landings(&self, from: Hole, free: HoleSet) -> HoleSet {
        from.rays().filter_map(|ray| self.symmetric_landing(ray, free)).collect()
    }

    /// Along one direction, exactly one piece, at the exact middle between start and landing.
    fn symmetric_landing(&self, ray: &[Hole], free: HoleSet) -> Option<Hole> {
        let middle = ray.iter().position(|&hole| self.occupied.contains(hole))?;
        let landing = *ray.get(2 * middle + 1)?;
        let between = &ray[middle + 1..=2 * middle];
        let clear = between.iter().all(|&hole| !self.occupied.contains(hole));
        (clear && free.contains(landing)).then_some(landing)
    }

    /// Where the piece can land now.
    fn free(&self) -> HoleSet {
        (self.land - self.occupied) | (self.swappable & self.occupied)
    }

    /// The holes that a chain reaches on this board as it stands, where `seen` may not be visited. Those of `seen`
    /// are not among them, and nothing is swapped.
    #[inline]
    pub(super) fn flood(&self, from: Hole, seen: HoleSet) -> HoleSet {
        let free = self.land - self.occupied;
        let left = free - seen;
        match self.jump {
            Jump::Adjacent => flood(from.landings(self.occupied) & left, left, |hole| hole.landings(self.occupied)),
            Jump::Symmetric => {
                let landings = |hole| self.symmetric_landings(hole, free);
                flood(landings(from) & left, left, landings)
            }
        }
    }

    /// The holes that one step leads to.
    pub(super) fn steps(&self, from: Hole) -> HoleSet {
        let free = (self.land - self.occupied) | self.swappable;
        from.neighbour_set() & self.rest & free
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

/// Some of the `free` holes with all others of them that hops lead to from there.
#[inline]
fn flood(some: HoleSet, free: HoleSet, landings: impl Fn(Hole) -> HoleSet) -> HoleSet {
    let mut open = some;
    let mut left = free ^ open;
    while let Some(hole) = open.pop() {
        let fresh = landings(hole) & left;
        left ^= fresh;
        open |= fresh;
    }
    free ^ left
}

/// The board as the pieces of one player find it.
#[derive(Debug, Clone, Copy)]
pub(super) enum Finds {
    /// All of them the same.
    Same(Plain),
    /// Each on the same ground, by where it stands and of which set it is.
    Each(Ground),
}

/// What is the same for all pieces of one player.
#[derive(Debug, Clone, Copy)]
pub(super) struct Ground {
    pub(super) occupied: HoleSet,
    /// Holes where a piece may land that is not locked in.
    pub(super) land: HoleSet,
    /// Camps where it may not rest.
    pub(super) others_camps: HoleSet,
    pub(super) opponents: HoleSet,
    pub(super) shuttle: Option<Shuttle>,
    pub(super) jump: Jump,
    pub(super) exit: Exit,
    pub(super) goes_on: bool,
}

/// The board as every piece of a player finds it where they find the same: adjacent hops, no swap, nothing locked in
/// and nowhere to go back to.
#[derive(Debug, Clone, Copy)]
pub(super) struct Plain {
    pub(super) occupied: HoleSet,
    pub(super) free: HoleSet,
    pub(super) rest: HoleSet,
}

impl Plain {
    /// Where the piece on `from` can go.
    #[expect(clippy::inline_always, reason = "a call costs a tenth of all that a list of moves does")]
    #[inline(always)]
    pub(super) fn reach(&self, from: Hole) -> Reach {
        let mut hops = from.landings(self.occupied) & self.free;
        if !hops.is_empty() {
            let others = self.occupied.without(from);
            hops = flood(hops, self.free, |hole| hole.landings(others));
        }
        Reach { steps: from.neighbour_set() & self.rest, hops: hops & self.rest }
    }
}

impl Ground {
    /// What the piece on `from`, of a set with this goal, finds.
    #[inline]
    pub(super) fn terrain(&self, from: Hole, goal: HoleSet) -> Terrain {
        let mut land = self.land;
        if self.exit == Exit::Locked && goal.contains(from) {
            land &= goal;
        }
        let mut rest = land - self.others_camps;
        if let Some(barred) = self.shuttle.and_then(|shuttle| shuttle.barred(from)) {
            rest.remove(barred);
        }
        Terrain {
            occupied: self.occupied.without(from),
            land,
            rest,
            swappable: self.opponents & goal,
            jump: self.jump,
            goes_on: self.goes_on,
        }
    }
}

impl Position {
    /// What the pieces of a player find.
    #[inline]
    pub(super) fn finds(&self, player: Seat) -> Finds {
        let options = self.rules().options();
        let same = options.jump == Jump::Adjacent && options.exit == Exit::Free && options.swap == Swap::Off;
        if !same || options.goes_on == Continue::On || options.repetition == Repetition::On {
            return Finds::Each(self.ground(player));
        }
        let others_camps = self.rules().others_camps(player);
        let land = if options.camps == Camps::Closed { HoleSet::BOARD - others_camps } else { HoleSet::BOARD };
        let free = land - self.occupied();
        Finds::Same(Plain { occupied: self.occupied(), free, rest: free - others_camps })
    }

    /// What is the same for all pieces of a player.
    pub(super) fn ground(&self, player: Seat) -> Ground {
        let rules = self.rules();
        let options = rules.options();
        let others_camps = rules.others_camps(player);
        let opponents = if options.swap == Swap::On {
            let side = rules.side(player);
            let opponents = rules.seats().iter().filter(|&&seat| !side.contains(seat));
            opponents.fold(HoleSet::EMPTY, |all, &seat| all | self.pieces_of_player(seat))
        } else {
            HoleSet::EMPTY
        };
        Ground {
            occupied: self.occupied(),
            land: if options.camps == Camps::Closed { HoleSet::BOARD - others_camps } else { HoleSet::BOARD },
            others_camps,
            opponents,
            shuttle: self.ledger().shuttles[player],
            jump: options.jump,
            exit: options.exit,
            goes_on: options.goes_on == Continue::On,
        }
    }

    /// What the piece on `from`, of the set `set`, finds.
    pub(super) fn terrain(&self, from: Hole, set: Seat) -> Terrain {
        self.ground(self.rules().player_of(set).unwrap_or(set)).terrain(from, set.goal())
    }
}
