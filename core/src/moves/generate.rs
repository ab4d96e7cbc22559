//! Which holes a piece can reach.

use crate::board::{Hole, HoleSet};
use crate::moves::terrain::{Finds, Ground, Terrain};
use crate::moves::walk;
use crate::path::Move;
use crate::position::{Outcome, Position};
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
    const NOWHERE: Self = Self { steps: HoleSet::EMPTY, hops: HoleSet::EMPTY };

    #[inline]
    pub(super) fn on(terrain: &Terrain, from: Hole) -> Self {
        let hops = if terrain.depends_on_path() {
            walk::ends(terrain, from)
        } else {
            terrain.flood(from, HoleSet::of(from)) & terrain.rest
        };
        Self { steps: terrain.steps(from), hops }
    }

    /// Every hole that can be reached.
    #[must_use]
    pub fn all(self) -> HoleSet {
        self.steps | self.hops
    }
}

impl Position {
    /// Where the piece on a hole could go if its owner were to move. An empty hole and an idle piece reach nothing.
    #[must_use]
    pub fn reach(&self, from: Hole) -> Reach {
        let Some(set) = self.piece_at(from) else {
            return Reach::NOWHERE;
        };
        self.reach_of(from, set)
    }

    fn reach_of(&self, from: Hole, set: Seat) -> Reach {
        match self.finds(self.rules().player_of(set).unwrap_or(set)) {
            Finds::Same(plain) => plain.reach(from),
            Finds::Each(ground) => Reach::on(&ground.terrain(from, set.goal()), from),
        }
    }

    /// Calls `visit` with every piece of a player, in reading order, and what it could reach if the player were to move.
    pub(crate) fn for_each_reach(&self, player: Seat, mut visit: impl FnMut(Hole, Reach)) {
        for (from, reach) in self.reaches(&self.finds(player), player) {
            visit(from, reach);
        }
    }

    /// Whether a player has any legal move.
    pub(crate) fn can_move(&self, seat: Seat) -> bool {
        self.reaches(&self.finds(seat), seat).any(|(_, reach)| !reach.all().is_empty())
    }

    /// Calls `visit` with every legal move, each (start, end) once, in reading order of start, then end.
    ///
    /// A player who cannot move has one move, the pass; voluntary passes are left out. After the end of the game
    /// there is none.
    pub fn for_each_move(&self, mut visit: impl FnMut(Move)) {
        if self.has_ended() {
            return;
        }
        let mut any = false;
        for (from, reach) in self.reaches(&self.finds(self.to_move()), self.to_move()) {
            for to in reach.all() {
                any = true;
                visit(Move::Travel { from, to });
            }
        }
        if !any && self.somebody_can_move() {
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
        if self.has_ended() {
            return false;
        }
        match played {
            Move::Travel { from, to } => {
                let set = self.piece_at(from).filter(|&set| self.rules().sets(self.to_move()).contains(set));
                set.is_some_and(|set| self.reach_of(from, set).all().contains(to))
            }
            Move::Pass => !self.can_move(self.to_move()) && self.somebody_can_move(),
        }
    }

    /// How many legal moves there are, without listing them.
    #[must_use]
    pub fn count_moves(&self) -> u64 {
        if self.has_ended() {
            return 0;
        }
        let pieces = self.pieces_of_player(self.to_move()).into_iter();
        let count = match self.finds(self.to_move()) {
            Finds::Same(plain) => pieces.map(|from| plain.reach(from).all().len() as u64).sum(),
            Finds::Each(ground) => {
                pieces.map(|from| self.reach_on(&ground, from, self.to_move()).all().len() as u64).sum()
            }
        };
        match count {
            0 => u64::from(self.somebody_can_move()),
            count => count,
        }
    }

    /// How many lines of `depth` legal moves there are; each (start, end) is played by its default path.
    #[must_use]
    pub fn perft(&self, depth: u32) -> u64 {
        match depth {
            0 => 1,
            1 => self.count_moves(),
            _ => {
                let mut total = 0;
                self.for_each_move(|played| {
                    let mut after = *self;
                    after.apply(played);
                    total += after.perft(depth - 1);
                });
                total
            }
        }
    }

    /// The pieces of a player in reading order, with what they reach.
    #[inline]
    fn reaches(&self, finds: &Finds, player: Seat) -> impl Iterator<Item = (Hole, Reach)> {
        self.pieces_of_player(player).into_iter().map(move |from| match finds {
            Finds::Same(plain) => (from, plain.reach(from)),
            Finds::Each(ground) => (from, self.reach_on(ground, from, player)),
        })
    }

    #[inline(never)]
    fn reach_on(&self, ground: &Ground, from: Hole, player: Seat) -> Reach {
        let set = self.piece_at(from).unwrap_or(player);
        Reach::on(&ground.terrain(from, set.goal()), from)
    }

    /// Whether the game was decided; unlike [`outcome`](Self::outcome) it does not look whether anybody can move.
    pub(crate) fn has_ended(&self) -> bool {
        self.ledger().end.is_some()
    }

    fn somebody_can_move(&self) -> bool {
        self.outcome() == Outcome::Open
    }
}
