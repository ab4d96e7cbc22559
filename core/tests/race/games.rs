//! Race positions out of games that the computer plays against itself.

use std::collections::BTreeMap;

use starhop::ai::{self, Control, Limits};
use starhop::{Hole, Level, Move, Outcome, Position, Rules, Seat};

use crate::exhaustive::fewest_moves;

/// Own moves left at most.
pub(crate) const MOST_MOVES: usize = 8;
/// Positions of each number of moves.
const OF_EACH: usize = 36;
const LONGEST_GAME: usize = 300;

/// Positions with the moves that are left in them: as many of each number, from 2 on, out of games of levels 3 to 8 on
/// few nodes.
pub(crate) fn races() -> Vec<(usize, String)> {
    let mut found: BTreeMap<usize, Vec<String>> = (2..=MOST_MOVES).map(|moves| (moves, Vec::new())).collect();
    for seed in 0.. {
        if found.values().all(|positions| positions.len() >= OF_EACH) {
            break;
        }
        let race = game(seed);
        // Two of each game at most, so that the positions differ.
        let mut taken = 0;
        for position in race.iter().rev() {
            let Some(moves) = fewest_moves(position, position.to_move(), MOST_MOVES) else { continue };
            let Some(of_these) = found.get_mut(&moves) else { continue };
            if taken < 2 && of_these.len() < OF_EACH {
                of_these.push(position.to_string());
                taken += 1;
            }
        }
    }
    found.into_iter().flat_map(|(moves, positions)| positions.into_iter().map(move |text| (moves, text))).collect()
}

/// The positions of one game in which the armies have passed each other.
fn game(seed: u64) -> Vec<Position> {
    let mut position = Position::start(Rules::PLYYARD);
    let mut earlier = Vec::new();
    let mut race = Vec::new();
    let level = |seat: Seat| Level::new(3 + ((seed / if seat == Seat::SOUTH { 1 } else { 6 }) % 6) as u8);
    while position.outcome() == Outcome::Open && earlier.len() < LONGEST_GAME {
        let limits = Limits { nodes: Some(1_500), ..Limits::default() };
        let level = level(position.to_move()).expect("a level");
        let found = ai::choose_within(&position, &earlier, level, seed, limits, &Control::new()).expect("a move");
        earlier.push(position.hash());
        position.make(found.path.as_ref().map_or(Move::Pass, starhop::Path::to_move));
        if position.outcome() == Outcome::Open && have_passed(&position) {
            race.push(position);
        }
    }
    race
}

/// Whether every piece of one army is at least two rows past every piece of the other.
fn have_passed(position: &Position) -> bool {
    let south = position.pieces(Seat::SOUTH).into_iter().map(Hole::y).min();
    let north = position.pieces(Seat::NORTH).into_iter().map(Hole::y).max();
    south.zip(north).is_some_and(|(south, north)| south >= north + 2)
}
