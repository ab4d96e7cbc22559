//! Verifies puzzles by looking at every move, with nothing of the code that judges answers.

use std::collections::BTreeSet;

use starhop::learn::{Puzzle, PuzzleKind};
use starhop::{Hole, HoleSet, Move, Position, Progress, Rules, Seat};

use crate::exhaustive::fewest_moves;

/// The legal moves, by where they start and end.
pub(crate) fn moves(position: &Position) -> Vec<(Hole, Hole)> {
    let ends = |played| match played {
        Move::Travel { from, to } => Some((from, to)),
        Move::Pass => None,
    };
    position.legal_moves().into_iter().filter_map(ends).collect()
}

/// The position after a move.
fn after(position: &Position, (from, to): (Hole, Hole)) -> Position {
    let mut after = *position;
    after.play(&position.default_path(from, to).expect("it is legal")).expect("it is legal");
    after
}

/// The same pieces, this seat to move.
fn handed_to(position: &Position, seat: Seat) -> Position {
    let text = position.to_string();
    let rows = text.split(' ').next().unwrap_or_default();
    Position::parse(&format!("{rows} {seat}"), Rules::PLYYARD).expect("pieces as they stood")
}

fn steps(position: &Position, seat: Seat) -> i32 {
    Progress::of(position, seat).steps.into()
}

/// Steps that a move gains.
pub(crate) fn gain(position: &Position, played: (Hole, Hole)) -> i32 {
    let seat = position.to_move();
    steps(position, seat) - steps(&after(position, played), seat)
}

/// The most steps that one move gains.
pub(crate) fn greedy_gain(position: &Position) -> i32 {
    moves(position).into_iter().map(|played| gain(position, played)).max().unwrap_or(0)
}

/// The moves that gain most.
pub(crate) fn greedy_moves(position: &Position) -> Vec<(Hole, Hole)> {
    let most = greedy_gain(position);
    moves(position).into_iter().filter(|&played| gain(position, played) == most).collect()
}

/// Whether who always makes the first of the moves that gain most is home in so many.
pub(crate) fn greedy_gets_home(position: &Position, number: u8) -> bool {
    let seat = position.to_move();
    let mut now = *position;
    for _ in 0..number {
        let Some(&played) = greedy_moves(&now).first() else { return false };
        now = handed_to(&after(&now, played), seat);
    }
    now.pieces(seat) == seat.goal()
}

/// The hops of the longest chain, and the start and end of each such chain.
pub(crate) fn longest(position: &Position) -> Option<(u8, Vec<(Hole, Hole)>)> {
    let mut best = (0, BTreeSet::new());
    for from in position.pieces(position.to_move()) {
        let occupied = position.occupied().without(from);
        walk(&mut vec![from], occupied, &mut best);
    }
    let (hops, ends) = best;
    (hops > 0).then(|| (u8::try_from(hops).unwrap_or(u8::MAX), ends.into_iter().collect()))
}

fn walk(path: &mut Vec<Hole>, occupied: HoleSet, best: &mut (usize, BTreeSet<(Hole, Hole)>)) {
    let (start, here, hops) = (path[0], path[path.len() - 1], path.len() - 1);
    if hops > 0 && hops >= best.0 {
        if hops > best.0 {
            *best = (hops, BTreeSet::new());
        }
        best.1.insert((start, here));
    }
    for hop in here.hops() {
        if occupied.contains(hop.over) && !occupied.contains(hop.landing) && !path.contains(&hop.landing) {
            path.push(hop.landing);
            walk(path, occupied, best);
            path.pop();
        }
    }
}

/// The most steps that another piece gains by a move that it did not have before this one.
fn crossing(position: &Position, played: (Hole, Hole)) -> i32 {
    let now = handed_to(&after(position, played), position.to_move());
    let known: BTreeSet<(Hole, Hole)> = moves(position).into_iter().collect();
    let new = moves(&now).into_iter().filter(|&(from, to)| from != played.1 && !known.contains(&(from, to)));
    new.map(|next| gain(&now, next)).max().unwrap_or(0)
}

/// Holds a puzzle's number and first moves to what searches of its own find.
pub(crate) fn verify(puzzle: &Puzzle) {
    let (position, seat) = (&puzzle.position, puzzle.position.to_move());
    let number = usize::from(puzzle.number);
    let right: Vec<(Hole, Hole)> = match puzzle.kind {
        PuzzleKind::HomeIn | PuzzleKind::SaveMove => {
            assert_eq!(fewest_moves(position, seat, number), Some(number), "{puzzle}");
            let brings_home =
                |&played: &(Hole, Hole)| fewest_moves(&after(position, played), seat, number - 1).is_some();
            moves(position).into_iter().filter(brings_home).collect()
        }
        PuzzleKind::LongestChain => {
            let (hops, ends) = longest(position).unwrap_or_else(|| panic!("no chain: {puzzle}"));
            assert_eq!(hops, puzzle.number, "{puzzle}");
            ends
        }
        PuzzleKind::BestBridge => {
            let gains = moves(position).into_iter().map(|played| (crossing(position, played), played));
            let gains: Vec<_> = gains.collect();
            let most = gains.iter().map(|&(gain, _)| gain).max().unwrap_or(0);
            assert_eq!(most, i32::from(puzzle.number), "{puzzle}");
            gains.into_iter().filter(|&(gain, _)| gain == most).map(|(_, played)| played).collect()
        }
    };
    assert_eq!(right, puzzle.firsts, "{puzzle}");
}
