//! What a person can choose from on a board.

use starhop::{Hole, Path, Position};

use crate::convert;
use crate::errors::MoveError;
use crate::records::{PinnedChain, Target};

/// Where the piece on a hole can go, by default paths; nowhere if it is not of the side to move.
pub(crate) fn targets(position: &Position, from: Hole) -> Vec<Target> {
    if !position.pieces_of_player(position.to_move()).contains(from) {
        return Vec::new();
    }
    let ways = position.reach(from).all().into_iter().filter_map(|to| position.default_path(from, to));
    ways.map(|way| convert::target(position, &way)).collect()
}

/// Every legal move, by its default path.
pub(crate) fn all_targets(position: &Position) -> Vec<Target> {
    position.pieces_of_player(position.to_move()).into_iter().flat_map(|from| targets(position, from)).collect()
}

/// What can follow a start and landings.
pub(crate) fn pinned(position: &Position, holes: &[Hole]) -> Result<PinnedChain, MoveError> {
    if let Some(at) = (1..holes.len()).find(|&at| holes[..at].contains(&holes[at])) {
        return Err(MoveError::Revisited { hole: convert::index(holes[at]) });
    }
    let way = Path::from_holes(holes).ok_or(MoveError::TooShort)?;
    position.check_so_far(&way)?;
    let on = position.continuations(&way).into_iter().filter_map(|to| position.default_continuation(&way, to));
    Ok(PinnedChain {
        may_finish: position.may_rest(&way),
        targets: on.map(|way| convert::target(position, &way)).collect(),
    })
}
