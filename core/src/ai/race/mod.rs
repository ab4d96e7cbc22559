//! The way home once the armies have passed each other, when neither can help or hinder the other any more.

mod apart;
mod corner;
mod cost;
mod entries;
mod firsts;
mod still;
mod way;

use apart::{holes_of_others, staying};
use corner::{Corner, EMPTY_BOARD};
use entries::Entries;
use way::{Found, Runner};

pub(crate) use still::fewest_moves_home;

use crate::ai::control::Budget;
use crate::ai::frame::seen_from;
use crate::ai::state::Turn;
use crate::board::{Hole, HoleSet};
use crate::moves::Alone;
use crate::path::Move;
use crate::position::Position;
use crate::rules::Win;
use crate::seat::Seat;

/// Moves from home that a table made for one search knows.
const MADE_DEPTH: u8 = 2;

/// Positions visited after which no wider beam is begun, for each of several sets that share a search.
const NODES_PER_SET: u64 = 100_000;

/// One way home.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Way {
    pub(super) first: Turn,
    /// Own moves until all pieces are home.
    pub(super) moves: usize,
    /// Whether no way that begins with one of the turns given is shorter.
    pub(super) exact: bool,
}

/// The shortest way home in sight that begins with one of these turns, if the player to move has nothing more to do
/// with the others. There may be none.
pub(super) fn way_home(position: &Position, turns: &[Turn], budget: &mut Budget<'_>) -> Option<Way> {
    let seat = position.to_move();
    let closed = holes_of_others(position, seat)?;
    let sets = position.rules().sets(seat).iter();
    let races: Vec<_> = sets.map(|set| Race::new(position, set, closed)).filter(|race| !race.is_run()).collect();
    if let [race] = &races[..] {
        return race.way(turns, u64::MAX, budget);
    }
    // Each set runs as if the player's others stood still; the one with the longest way goes first.
    let ways = races.iter().map(|race| race.way(turns, NODES_PER_SET, budget)).collect::<Option<Vec<_>>>()?;
    let moves = ways.iter().map(|way| way.moves).sum();
    let longest = ways.into_iter().rev().max_by_key(|way| way.moves)?;
    Some(Way { moves, exact: false, ..longest })
}

/// One set on its way home, seen from its own side.
#[derive(Debug)]
struct Race {
    set: Seat,
    pieces: HoleSet,
    /// The goal holes to fill.
    target: HoleSet,
    alone: Alone,
}

impl Race {
    fn new(position: &Position, set: Seat, closed: HoleSet) -> Self {
        let turned = |holes: HoleSet| holes.into_iter().map(|hole| seen_from(set, hole)).collect::<HoleSet>();
        let counted = match position.rules().options().win {
            Win::Own => position.idle(),
            Win::Filled => position.occupied() - position.pieces(set),
        };
        // Whoever else moves may be gone when a hop wants to go over him.
        let own = position.pieces_of_player(position.to_move());
        Self {
            set,
            pieces: turned(position.pieces(set)),
            target: turned(set.goal() - counted),
            alone: Alone::new(position, set, own | staying(position), turned).without(turned(closed)),
        }
    }

    fn is_run(&self) -> bool {
        self.target.is_subset(self.pieces)
    }

    fn way(&self, turns: &[Turn], nodes: u64, budget: &mut Budget<'_>) -> Option<Way> {
        if self.pieces.len() < self.target.len() {
            return None;
        }
        let mut own_turns = Vec::new();
        let mut firsts = Vec::new();
        for &turn in turns {
            if let Move::Travel { from, to } = turn.played {
                let (from, to) = (seen_from(self.set, from), seen_from(self.set, to));
                if self.pieces.contains(from) {
                    own_turns.push(turn);
                    firsts.push((from, to));
                }
            }
        }
        let Found { first, moves, exact } = self.find(&firsts, nodes, budget)?;
        Some(Way { first: *own_turns.get(first)?, moves: usize::from(moves), exact })
    }

    fn find(&self, firsts: &[(Hole, Hole)], nodes: u64, budget: &mut Budget<'_>) -> Option<Found> {
        let (alone, target) = (self.alone, self.target);
        let kept = EMPTY_BOARD.depth_without(alone.uneven());
        let made;
        let (corner, corner_depth) = if alone.is_smooth() && target == Seat::SOUTH.goal() && kept >= MADE_DEPTH {
            (&*EMPTY_BOARD, kept)
        } else {
            // Where there are more pieces than holes, placements that differ in nothing but the rest are all home.
            let depth = if target.len() == self.pieces.len() { MADE_DEPTH } else { 0 };
            made = Corner::new(&alone, target, depth, || budget.enter()).ok()?;
            (&made, depth)
        };
        let runner = Runner { alone, target, corner, corner_depth, entries: Entries::new(&alone, target) };
        runner.run(self.pieces, firsts, nodes, budget)
    }
}

#[cfg(test)]
mod tests;
