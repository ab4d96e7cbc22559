//! The way home once the armies have passed each other, when neither can help or hinder the other any more.

use core::cmp::Reverse;
use std::collections::HashSet;

use super::control::{Budget, Stopped};
use super::eval::Evaluation;
use super::frame::seen_from;
use super::state::{Turn, landings_within};
use crate::board::{Hole, HoleSet};
use crate::moves::Move;
use crate::position::Position;
use crate::seat::Seat;

/// Moves beyond which no way home is looked for.
const LONGEST: usize = 60;
/// Empty rows between the armies from which on they leave each other alone.
const APART: i8 = 2;

/// One way home.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Way {
    pub(super) first: Turn,
    /// Own moves until all pieces are home.
    pub(super) moves: usize,
}

/// Whether two armies have passed each other.
pub(super) fn is_race(position: &Position) -> bool {
    let &[a, b] = position.rules().seats() else { return false };
    let row = |hole: Hole| seen_from(a, hole).y();
    let hindmost = position.pieces(a).into_iter().map(row).min();
    let foremost = position.pieces(b).into_iter().map(row).max();
    hindmost.zip(foremost).is_some_and(|(hindmost, foremost)| hindmost >= foremost + APART)
}

/// The pieces after some own moves, and how it began.
#[derive(Debug, Clone, Copy)]
struct Stage {
    pieces: HoleSet,
    first: Turn,
    standing: i32,
}

/// A short way home that begins with one of these turns, looking at the most promising `width` stages after each
/// number of moves. There may be none in sight.
pub(super) fn way_home(
    position: &Position,
    evaluation: &Evaluation,
    turns: &[Turn],
    width: usize,
    budget: &mut Budget<'_>,
) -> Result<Option<Way>, Stopped> {
    let seat = position.to_move();
    let others = position.occupied() - position.pieces(seat);
    let mut layer = Vec::new();
    for &first in turns {
        if let Move::Travel { from, to } = first.played {
            budget.enter()?;
            let pieces = position.pieces(seat).without(from).with(to);
            if seat.goal().is_subset(pieces) {
                return Ok(Some(Way { first, moves: 1 }));
            }
            layer.push(Stage { pieces, first, standing: evaluation.way_left(seat, pieces) });
        }
    }
    for moves in 2..=LONGEST {
        layer.sort_by_key(|stage| Reverse(stage.standing));
        layer.truncate(width);
        let mut seen = HashSet::new();
        let mut next = Vec::new();
        for stage in &layer {
            for from in stage.pieces {
                let rest = stage.pieces.without(from);
                for to in forward(seat, others | rest, from) {
                    budget.enter()?;
                    let pieces = rest.with(to);
                    if seat.goal().is_subset(pieces) {
                        return Ok(Some(Way { first: stage.first, moves }));
                    }
                    if seen.insert(pieces.bits()) {
                        next.push(Stage { pieces, standing: evaluation.way_left(seat, pieces), ..*stage });
                    }
                }
            }
        }
        layer = next;
    }
    Ok(None)
}

/// Where a piece can go without falling back by more than one row.
fn forward(seat: Seat, occupied: HoleSet, from: Hole) -> impl Iterator<Item = Hole> {
    let reach = (from.neighbour_set() - occupied) | landings_within(occupied, from, u8::MAX);
    let lowest = seen_from(seat, from).y() - 1;
    reach.into_iter().filter(move |&to| seen_from(seat, to).y() >= lowest)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ai::control::{Control, Limits};
    use crate::ai::eval::Taste;
    use crate::rules::Rules;

    fn way(rows: &str, width: usize) -> Option<Way> {
        let position = Position::parse(rows, Rules::PLYYARD).expect("a position");
        assert!(is_race(&position));
        let evaluation = Evaluation::new(position.rules(), Taste::PLAIN);
        let control = Control::new();
        let mut budget = Budget::new(Limits::default(), &control);
        let seat = position.to_move();
        let turns: Vec<_> = position.legal_moves().into_iter().map(|played| Turn { seat, played }).collect();
        way_home(&position, &evaluation, &turns, width, &mut budget).expect("nothing stops it")
    }

    #[test]
    fn the_start_is_no_race() {
        assert!(!is_race(&Position::start(Rules::PLYYARD)));
    }

    #[test]
    fn the_shortest_way_is_found() {
        let two_steps = "1/11/111/111./............./........1.../.........../........../........./\
                         ........../.........../............/...4........./4444/44./../. 1";
        assert_eq!(way(two_steps, 20).map(|way| way.moves), Some(2));
        // The tip is free: a piece hops into it and leaves its own hole to the last one, a hop away.
        let tip = "./11/111/1111/......1....../............/.........../........../........./\
                   ........../.........../............/...4........./4444/44./../. 1";
        assert_eq!(way(tip, 20).map(|way| way.moves), Some(2));
    }

    #[test]
    fn a_side_with_too_few_pieces_has_no_way() {
        let few = "1/1./.../..../............./............/.........../........../........./\
                   ........../.........../............/...4........./4444/44./../. 1";
        assert_eq!(way(few, 4), None);
    }
}
