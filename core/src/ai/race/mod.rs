//! The way home once the armies have passed each other, when neither can help or hinder the other any more.

mod corner;
mod cost;
mod entries;
mod firsts;
mod way;

use core::borrow::Borrow;

use corner::{Corner, EMPTY_BOARD};
use entries::Entries;
use way::Runner;

use crate::ai::control::Budget;
use crate::ai::frame::seen_from;
use crate::ai::state::Turn;
use crate::board::{Hole, HoleSet};
use crate::moves::{Alone, Move};
use crate::position::Position;
use crate::seat::Seat;

/// Empty rows between the armies from which on they leave each other alone.
const APART: i8 = 2;

/// Moves from home that a table made for one search knows.
const MADE_DEPTH: u8 = 2;

/// One way home.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Way {
    pub(super) first: Turn,
    /// Own moves until all pieces are home.
    pub(super) moves: usize,
    /// Whether no way that begins with one of the turns given is shorter.
    pub(super) exact: bool,
}

/// Whether two armies have passed each other.
pub(super) fn is_race(position: &Position) -> bool {
    let &[a, b] = position.rules().seats() else { return false };
    let row = |hole: Hole| seen_from(a, hole).y();
    let hindmost = position.pieces(a).into_iter().map(row).min();
    let foremost = position.pieces(b).into_iter().map(row).max();
    hindmost.zip(foremost).is_some_and(|(hindmost, foremost)| hindmost >= foremost + APART)
}

/// The shortest way home in sight that begins with one of these turns. There may be none.
pub(super) fn way_home(position: &Position, turns: &[Turn], budget: &mut Budget<'_>) -> Option<Way> {
    let seat = position.to_move();
    let turned = |holes: HoleSet| holes.into_iter().map(|hole| seen_from(seat, hole)).collect::<HoleSet>();
    let alone = Alone::new(position, seat, turned);
    let target = Seat::SOUTH.goal() - turned(position.idle());
    let pieces = turned(position.pieces(seat));
    if pieces.len() < target.len() {
        return None;
    }
    let corner = corner(&alone, target, pieces, budget)?;
    let firsts: Vec<(usize, (Hole, Hole))> = turns
        .iter()
        .enumerate()
        .filter_map(|(at, turn)| match turn.played {
            Move::Travel { from, to } => Some((at, (seen_from(seat, from), seen_from(seat, to)))),
            Move::Pass => None,
        })
        .collect();
    let starts: Vec<_> = firsts.iter().map(|&(_, first)| first).collect();
    let runner = Runner { alone, target, corner: corner.borrow(), entries: Entries::new(&alone, target) };
    let found = runner.run(pieces, &starts, budget)?;
    let &(at, _) = firsts.get(found.first)?;
    Some(Way { first: *turns.get(at)?, moves: usize::from(found.moves), exact: found.exact })
}

/// The table that knows the last moves on this board.
fn corner(alone: &Alone, target: HoleSet, pieces: HoleSet, budget: &mut Budget<'_>) -> Option<CornerOf> {
    if alone.is_plain() && target == Seat::SOUTH.goal() && EMPTY_BOARD.is_out_of_reach_of(alone.fixed()) {
        return Some(CornerOf::EmptyBoard);
    }
    // Where there are more pieces than holes, where the others stand does not matter.
    let depth = if target.len() == pieces.len() { MADE_DEPTH } else { 0 };
    Corner::new(alone, target, depth, || budget.enter()).ok().map(CornerOf::Own)
}

/// A table of the last moves, kept or made for one search.
enum CornerOf {
    EmptyBoard,
    Own(Corner),
}

impl Borrow<Corner> for CornerOf {
    fn borrow(&self) -> &Corner {
        match self {
            Self::EmptyBoard => &EMPTY_BOARD,
            Self::Own(corner) => corner,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ai::control::{Control, Limits};
    use crate::rules::Rules;

    fn way(rows: &str, nodes: u64) -> Option<Way> {
        let position = Position::parse(rows, Rules::PLYYARD).expect("a position");
        assert!(is_race(&position));
        let control = Control::new();
        let mut budget = Budget::new(Limits { nodes: Some(nodes), ..Limits::default() }, &control);
        let seat = position.to_move();
        let turns: Vec<_> = position.legal_moves().into_iter().map(|played| Turn { seat, played }).collect();
        way_home(&position, &turns, &mut budget)
    }

    #[test]
    fn the_start_is_no_race() {
        assert!(!is_race(&Position::start(Rules::PLYYARD)));
    }

    #[test]
    fn the_shortest_way_is_found_and_known_to_be_the_shortest() {
        let two_steps = "1/11/111/111./............./........1.../.........../........../........./\
                         ........../.........../............/...4........./4444/44./../. 1";
        assert_eq!(way(two_steps, 20_000).map(|way| (way.moves, way.exact)), Some((2, true)));
        // The tip is free: a piece hops into it and leaves its own hole to the last one, a hop away.
        let tip = "./11/111/1111/......1....../............/.........../........../........./\
                   ........../.........../............/...4........./4444/44./../. 1";
        assert_eq!(way(tip, 20_000).map(|way| (way.moves, way.exact)), Some((2, true)));
    }

    #[test]
    fn a_side_with_too_few_pieces_has_no_way() {
        let few = "1/1./.../..../............./............/.........../........../........./\
                   ........../.........../............/...4........./4444/44./../. 1";
        assert_eq!(way(few, 20_000), None);
    }
}
