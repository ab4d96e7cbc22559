//! How a game begins.

use rand::Rng;
use rand::seq::IndexedRandom;
use rand_chacha::ChaCha8Rng;

use starhop::{Move, Outcome, Position, Rules};

/// A position after so many random moves.
pub(crate) fn opening(rules: Rules, dice: &mut ChaCha8Rng, plies: core::ops::RangeInclusive<usize>) -> Vec<Move> {
    let mut position = Position::start(rules);
    let plies = dice.random_range(plies);
    let mut moves = Vec::with_capacity(plies);
    while moves.len() < plies && position.outcome() == Outcome::Open {
        let Some(&played) = position.legal_moves().choose(dice) else { break };
        position.make(played);
        moves.push(played);
    }
    moves
}
