//! The fewest own moves home while everybody else stands still: exact, for the few moves that lessons and puzzles ask for.

use std::sync::LazyLock;

use super::MADE_DEPTH;
use super::corner::{Corner, EMPTY_BOARD};
use super::entries::Entries;
use crate::ai::frame::seen_from;
use crate::board::HoleSet;
use crate::moves::Alone;
use crate::position::Position;
use crate::rules::Jump;
use crate::seat::Seat;

/// What filling the whole goal takes with adjacent hops. It depends on nothing that stands outside.
static FILLING: LazyLock<Entries> = LazyLock::new(|| {
    let goal = Seat::SOUTH.goal();
    Entries::new(&Alone::on_empty_board(goal), goal)
});

/// The fewest moves after which all pieces of a set are in its goal while nothing else moves, if at most `most` are
/// enough. Swaps are left out. Each move beyond four looks at about a hundred times as many placements.
pub(crate) fn fewest_moves_home(position: &Position, set: Seat, most: u8) -> Option<u8> {
    let turned = |holes: HoleSet| holes.into_iter().map(|hole| seen_from(set, hole)).collect::<HoleSet>();
    let (pieces, target) = (turned(position.pieces(set)), turned(set.goal()));
    let alone = Alone::new(position, set, position.occupied(), turned);
    if pieces.len() != target.len() || !(alone.fixed() & target).is_empty() {
        return None;
    }
    let kept = EMPTY_BOARD.depth_without(alone.uneven());
    let made;
    let (corner, depth) = if alone.is_smooth() && kept >= MADE_DEPTH {
        (&*EMPTY_BOARD, kept)
    } else {
        made = Corner::new(&alone, target, MADE_DEPTH, || Ok(())).ok()?;
        (&made, MADE_DEPTH)
    };
    let own;
    let entries = if alone.jump() == Jump::Adjacent {
        &*FILLING
    } else {
        own = Entries::new(&alone, target);
        &own
    };
    let still = Still { alone, corner, depth, entries };
    (0..=most).find(|&moves| still.is_enough(pieces, moves))
}

struct Still<'a> {
    alone: Alone,
    corner: &'a Corner,
    /// Moves up to which the corner knows every placement.
    depth: u8,
    entries: &'a Entries,
}

impl Still<'_> {
    fn is_enough(&self, pieces: HoleSet, moves: u8) -> bool {
        if let Some(known) = self.corner.moves(pieces).filter(|&known| known <= self.depth) {
            return known <= moves;
        }
        if moves <= self.depth || self.entries.moves(pieces) > moves {
            return false;
        }
        pieces.into_iter().any(|from| {
            let rest = pieces.without(from);
            self.alone.reach(pieces, from).into_iter().any(|to| self.is_enough(rest.with(to), moves - 1))
        })
    }
}
