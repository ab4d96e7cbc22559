//! What a network is shown of a position.

use super::frame::seen_from;
use super::hand::Hand;
use super::net::{KINDS, PHASES};
use crate::board::Hole;
use crate::position::Position;
use crate::rules::Rules;
use crate::seat::{Seat, SeatMap};

/// Steps that a set's pieces have to the tip of their goal, together, when all are at home and when all are there.
const AT_HOME: i32 = 140;
const ARRIVED: i32 = 20;

/// A position as the player of one seat sees it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct View {
    /// For each piece of a player the kind of its set, which is by how many seats clockwise its home is from the
    /// player's, and the hole, turned so that the player's home is at the bottom.
    pub pieces: Vec<(usize, Hole)>,
    /// The part of the game, from 0.
    pub phase: usize,
    /// The hand-made score for the player, in hundredths of a step, which a network corrects.
    pub by_hand: i32,
}

impl View {
    /// What the player of a seat sees.
    #[must_use]
    pub fn of(position: &Position, player: Seat) -> Self {
        let mut pieces = Vec::with_capacity(60);
        let (mut steps, mut totals) = (0, SeatMap::default());
        let hand = Hand::new(position.rules());
        for set in Seat::ALL {
            for hole in position.pieces(set) {
                pieces.push((kind(player, set), seen_from(player, hole)));
                steps += steps_to_tip(set, hole);
                totals[set] += hand.worth(set, hole);
            }
        }
        let score = Hand::score(position, &totals, player);
        let by_hand = if position.to_move() == player { score } else { -score };
        Self { pieces, phase: phase(position.rules(), steps), by_hand }
    }
}

/// What a set is to a player.
pub(super) fn kind(player: Seat, set: Seat) -> usize {
    (KINDS + set.index() - player.index()) % KINDS
}

/// Steps from a hole to the tip of a set's goal.
pub(super) fn steps_to_tip(set: Seat, hole: Hole) -> i32 {
    i32::from(hole.distance(set.goal_tip()))
}

/// How far a game has come in which all pieces together have so many steps to their tips.
pub(super) fn phase(rules: Rules, steps: i32) -> usize {
    let sets = rules.seats().iter().map(|&seat| rules.sets(seat).len()).sum::<usize>();
    let sets = i32::try_from(sets).unwrap_or(1);
    let come = AT_HOME * sets - steps;
    let part = i32::try_from(PHASES).unwrap_or(1) * come / ((AT_HOME - ARRIVED) * sets + 1);
    usize::try_from(part).unwrap_or(0).min(PHASES - 1)
}
