//! Which round of turns each ply of a game belongs to.

use crate::game::{Game, Ply};
use crate::seat::Seat;

/// The round of each ply that stands, from 1. A round begins when the turn has come round to the seat that started, or
/// past it where that one has gone. A claim belongs to the turn that follows it; who goes does so in the round that is
/// being played.
pub(super) fn of_game(game: &Game) -> Vec<usize> {
    let seats = game.setup().rules().seats();
    let place = |seat: Seat| seats.iter().position(|&other| other == seat).unwrap_or(0);
    let starts = game.positions().first().map_or(0, |start| place(start.to_move()));
    let (mut round, mut last) = (1, None);
    let mut rounds = Vec::with_capacity(game.ply());
    for (position, ply) in game.positions().iter().zip(game.plies()) {
        if !matches!(ply, Ply::Gone(..)) {
            let turn = (place(position.to_move()) + seats.len() - starts) % seats.len();
            if last.is_some_and(|last| turn < last) {
                round += 1;
            }
            last = Some(turn);
        }
        rounds.push(round);
    }
    rounds
}
