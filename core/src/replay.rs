//! A cursor over a game's record, with each side's figures after every ply.

use crate::game::{Game, Ply, Status};
use crate::position::Position;
use crate::progress::Progress;
use crate::seat::Seat;

/// A game to look back on.
#[derive(Debug, Clone)]
pub struct Replay {
    game: Game,
    progress: Vec<Vec<Progress>>,
}

impl Replay {
    /// A replay of the plies that stand.
    #[must_use]
    pub fn new(game: Game) -> Self {
        let of =
            |position: &Position| position.rules().seats().iter().map(|&seat| Progress::of(position, seat)).collect();
        let progress = game.positions().iter().map(of).collect();
        Self { game, progress }
    }

    /// The game that is replayed.
    #[must_use]
    pub const fn game(&self) -> &Game {
        &self.game
    }

    /// The last ply; the first is 0, before any move.
    #[must_use]
    pub fn last(&self) -> usize {
        self.game.ply()
    }

    /// The position after a ply.
    #[must_use]
    pub fn position(&self, ply: usize) -> Option<&Position> {
        self.game.positions().get(ply)
    }

    /// The ply that led to a position; none to the first.
    #[must_use]
    pub fn played(&self, ply: usize) -> Option<&Ply> {
        self.game.plies().get(ply.checked_sub(1)?)
    }

    /// Who played a ply, from 1.
    #[must_use]
    pub fn mover(&self, ply: usize) -> Option<Seat> {
        Some(self.position(ply.checked_sub(1)?)?.to_move())
    }

    /// Each side's progress after a ply, in turn order.
    #[must_use]
    pub fn progress(&self, ply: usize) -> Option<&[Progress]> {
        self.progress.get(ply).map(Vec::as_slice)
    }

    /// How the game stood after a ply: an end by agreement or resigning shows only at the last.
    #[must_use]
    pub fn status(&self, ply: usize) -> Status {
        if ply >= self.last() { self.game.status() } else { Status::Playing }
    }

    /// The ply with the longest chain, the first of them if several are as long; none without a chain of two hops.
    #[must_use]
    pub fn longest_chain(&self) -> Option<usize> {
        let hops = |ply: &Ply| match ply {
            Ply::Move(path) => path.hops(),
            _ => 0,
        };
        let lengths = (1..).zip(self.game.plies().iter().map(hops));
        lengths
            .filter(|&(_, hops)| hops >= 2)
            .max_by_key(|&(ply, hops)| (hops, core::cmp::Reverse(ply)))
            .map(|(ply, _)| ply)
    }
}
