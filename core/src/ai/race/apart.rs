//! Whether a player has nothing more to do with the others, and where that ends.

use crate::ai::frame::seen_from;
use crate::board::{Hole, HoleSet};
use crate::position::Position;
use crate::rules::{Jump, Passive, Teams};
use crate::seat::Seat;

/// Steps of a detour that others are thought to make.
const DETOUR: u8 = 1;

/// The holes that a player who runs home does not land on, so that no other can be in the way; none where they have yet
/// to do with each other.
///
/// Others move on towards their goals, whatever hole of it they take, with a small detour; the holes on those ways are
/// theirs. Who goes back to be in the way is met by another look at the next turn.
pub(super) fn holes_of_others(position: &Position, seat: Seat) -> Option<HoleSet> {
    if !is_decided_by_moves(position, seat) {
        return None;
    }
    let rules = position.rules();
    let mut theirs = HoleSet::EMPTY;
    for other in position.players_in().filter(|&other| other != seat) {
        for set in rules.sets(other).iter() {
            theirs |= set.goal() | ways(position.pieces(set), set);
        }
    }
    if rules.options().jump == Jump::Symmetric {
        // A long hop flies over the holes between, so that a straight line has to part the players.
        theirs |= all_behind(seat, theirs);
    }
    let own = rules.sets(seat).iter().fold(HoleSet::EMPTY, |own, set| own | set.goal() | position.pieces(set));
    (own & theirs).is_empty().then_some(theirs)
}

/// The pieces that stay where they are: idle ones, and those of players who have finished.
pub(super) fn staying(position: &Position) -> HoleSet {
    let gone = |holes: HoleSet, seat| holes - position.pieces_of_player(seat);
    position.players_in().fold(position.occupied(), gone)
}

/// Whether the fewest moves home are all that a player needs.
fn is_decided_by_moves(position: &Position, seat: Seat) -> bool {
    let rules = position.rules();
    let claimed = position.ledger().claim.is_some();
    // Pieces at home can cost the game before the goal is full.
    let judged = rules.options().passive == Passive::On && {
        rules.sets(seat).iter().any(|set| !(position.pieces(set) & set.home()).is_empty())
    };
    rules.options().teams == Teams::None && !claimed && !judged
}

/// The holes on the ways from the pieces of a set to any hole of its goal, none of which leads back.
fn ways(pieces: HoleSet, set: Seat) -> HoleSet {
    let row = |hole: Hole| seen_from(set, hole).y();
    let on_a_way = |hole: Hole, piece: Hole| {
        let nearly = |goal: Hole| piece.distance(hole) + hole.distance(goal) <= piece.distance(goal) + DETOUR;
        row(hole) >= row(piece) && set.goal().into_iter().any(nearly)
    };
    Hole::all().filter(|&hole| pieces.into_iter().any(|piece| on_a_way(hole, piece))).collect()
}

/// All holes as far back as the foremost of these, as a seat sees it.
fn all_behind(seat: Seat, holes: HoleSet) -> HoleSet {
    let row = |hole: Hole| seen_from(seat, hole).y();
    let foremost = holes.into_iter().map(row).max();
    Hole::all().filter(|&hole| foremost.is_some_and(|foremost| row(hole) <= foremost)).collect()
}
