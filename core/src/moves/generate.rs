//! Which holes a piece can reach.

use crate::board::{Hole, HoleSet};
use crate::moves::Move;
use crate::position::Position;
use crate::seat::Seat;

/// Where one piece can go in one move.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Reach {
    /// By one step.
    pub steps: HoleSet,
    /// By hopping. May share holes with `steps`.
    pub hops: HoleSet,
}

impl Reach {
    /// Every hole that can be reached.
    #[must_use]
    pub fn all(self) -> HoleSet {
        self.steps | self.hops
    }
}

/// The holes that one hop leads to, with these holes taken.
pub(super) fn next_landings(occupied: HoleSet, from: Hole) -> HoleSet {
    let mut landings = HoleSet::EMPTY;
    if (from.neighbour_set() & occupied).is_empty() {
        return landings;
    }
    for hop in from.hops() {
        if occupied.contains(hop.over) && !occupied.contains(hop.landing) {
            landings.insert(hop.landing);
        }
    }
    landings
}

/// The holes that a chain leads to. The moving piece must not be in `occupied`: it is off its start while it travels.
pub(crate) fn chain_landings(occupied: HoleSet, from: Hole) -> HoleSet {
    let mut seen = HoleSet::of(from);
    let mut open = seen;
    while let Some(hole) = open.pop() {
        let fresh = next_landings(occupied, hole) - seen;
        seen |= fresh;
        open |= fresh;
    }
    seen.without(from)
}

impl Position {
    /// Where the piece on a hole could go if its owner were to move. An empty hole reaches nothing.
    #[must_use]
    pub fn reach(&self, from: Hole) -> Reach {
        if !self.occupied().contains(from) {
            return Reach { steps: HoleSet::EMPTY, hops: HoleSet::EMPTY };
        }
        Reach {
            steps: from.neighbour_set() - self.occupied(),
            hops: chain_landings(self.occupied().without(from), from),
        }
    }

    /// Whether a seat has any legal move.
    pub(crate) fn can_move(&self, seat: Seat) -> bool {
        let blocked = |hole: Hole| {
            (hole.neighbour_set() - self.occupied()).is_empty()
                && next_landings(self.occupied().without(hole), hole).is_empty()
        };
        !self.pieces(seat).into_iter().all(blocked)
    }

    /// Calls `visit` with every legal move, each (start, end) once, in reading order of start, then end.
    ///
    /// A player who cannot move has one move, the pass. After the end of the game there is none.
    pub fn for_each_move(&self, mut visit: impl FnMut(Move)) {
        if self.is_won() {
            return;
        }
        let mut any = false;
        for from in self.pieces(self.to_move()) {
            for to in self.reach(from).all() {
                any = true;
                visit(Move::Travel { from, to });
            }
        }
        if !any && self.rules().seats().iter().any(|&seat| self.can_move(seat)) {
            visit(Move::Pass);
        }
    }

    /// Every legal move, each (start, end) once.
    #[must_use]
    pub fn legal_moves(&self) -> Vec<Move> {
        let mut moves = Vec::with_capacity(64);
        self.for_each_move(|played| moves.push(played));
        moves
    }

    /// Whether a move is among the legal ones.
    #[must_use]
    pub fn is_legal(&self, played: Move) -> bool {
        match played {
            Move::Travel { from, to } => {
                !self.is_won() && self.pieces(self.to_move()).contains(from) && self.reach(from).all().contains(to)
            }
            Move::Pass => {
                !self.is_won()
                    && !self.can_move(self.to_move())
                    && self.rules().seats().iter().any(|&seat| self.can_move(seat))
            }
        }
    }

    /// How many legal moves there are, without listing them.
    #[must_use]
    pub fn count_moves(&self) -> u64 {
        if self.is_won() {
            return 0;
        }
        let reachable = self.pieces(self.to_move()).into_iter().map(|from| self.reach(from).all().len() as u64);
        match reachable.sum() {
            0 => u64::from(self.is_legal(Move::Pass)),
            count => count,
        }
    }

    /// How many lines of `depth` legal moves there are.
    #[must_use]
    pub fn perft(&mut self, depth: u32) -> u64 {
        match depth {
            0 => 1,
            1 => self.count_moves(),
            _ => {
                let mut total = 0;
                for played in self.legal_moves() {
                    let undo = self.make(played);
                    total += self.perft(depth - 1);
                    self.unmake(undo);
                }
                total
            }
        }
    }

    fn is_won(&self) -> bool {
        let last = self.rules().previous(self.to_move());
        self.rules().wins(last, self.pieces(last))
    }
}
