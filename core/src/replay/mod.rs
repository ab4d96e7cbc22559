//! A cursor over a game's record, with each player's figures after every ply.

mod figures;

pub use figures::{Chain, Displaced, Figures, Lead, displaced};

use crate::game::{Game, Ply, Status};
use crate::position::{Departure, Position, Standing};
use crate::seat::Seat;

/// A game to look back on.
#[derive(Debug, Clone)]
pub struct Replay {
    game: Game,
    figures: Vec<Vec<Figures>>,
}

impl Replay {
    /// A replay of the plies that stand.
    #[must_use]
    pub fn new(game: Game) -> Self {
        let figures = figures::of_game(&game);
        Self { game, figures }
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

    /// Whose turn it was when a ply, from 1, was played.
    #[must_use]
    pub fn mover(&self, ply: usize) -> Option<Seat> {
        Some(self.position(ply.checked_sub(1)?)?.to_move())
    }

    /// Each player's figures after a ply, in turn order. Those of a player who has gone stay as they were before.
    #[must_use]
    pub fn figures(&self, ply: usize) -> Option<&[Figures]> {
        self.figures.get(ply).map(Vec::as_slice)
    }

    /// Who needs the fewest steps after a ply.
    #[must_use]
    pub fn lead(&self, ply: usize) -> Option<Lead> {
        Some(figures::lead(self.position(ply)?, self.figures(ply)?))
    }

    /// The pieces that a ply moved out of the mover's goal by landing on them, in the order of the landings.
    #[must_use]
    pub fn displaced(&self, ply: usize) -> Vec<Displaced> {
        let before = ply.checked_sub(1).and_then(|before| self.position(before));
        match (before, self.played(ply)) {
            (Some(before), Some(Ply::Move(path))) => figures::displaced(before, path),
            _ => Vec::new(),
        }
    }

    /// Who has gone by a ply and how, in the order of going.
    #[must_use]
    pub fn gone(&self, ply: usize) -> Vec<(Seat, Departure)> {
        let Some(position) = self.position(ply) else { return Vec::new() };
        let seats = position.rules().seats().iter();
        let mut gone: Vec<_> = seats
            .filter_map(|&seat| match position.standing(seat) {
                Standing::Gone(order, how) => Some((order, seat, how)),
                Standing::In | Standing::Finished(_) => None,
            })
            .collect();
        gone.sort_unstable_by_key(|&(order, ..)| order);
        gone.into_iter().map(|(_, seat, how)| (seat, how)).collect()
    }

    /// How the game stood after a ply: an end by agreement or resigning shows only at the last.
    #[must_use]
    pub fn status(&self, ply: usize) -> Status {
        if ply >= self.last() { self.game.status() } else { Status::Playing }
    }

    /// The ply with the longest chain, the first of them if several are as long; none without a chain of two hops.
    #[must_use]
    pub fn longest_chain(&self) -> Option<usize> {
        let chains = self.figures.last()?.iter().filter_map(|figures| figures.longest);
        chains.max_by_key(|chain| (chain.hops, core::cmp::Reverse(chain.ply))).map(|chain| chain.ply)
    }
}
