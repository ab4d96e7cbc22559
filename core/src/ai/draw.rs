//! The answer to a draw offer.

use super::control::{Control, Limits};
use super::eval::STEP;
use super::root::search;
use crate::position::Position;
use crate::seat::Seat;

/// Positions that the answer looks at.
const NODES: u64 = 20_000;
/// Behind by this much, in hundredths of a step, a draw is welcome.
const CLEARLY_BEHIND: i32 = 15 * STEP;

/// Whether the computer on a seat agrees to a draw: when it is clearly behind, or when the holes that it still needs
/// are held by others and all its other pieces have arrived. With more than two players, the steps still needed tell
/// who is behind whoever is first.
#[must_use]
pub fn accepts_draw(position: &Position, seat: Seat) -> bool {
    if is_kept_out(position, seat) {
        return true;
    }
    if position.rules().players() > 2 {
        let behind = |other: Seat| i32::from(position.steps(seat)) - i32::from(position.steps(other));
        let most = position.players_in().filter(|&other| other != seat).map(behind).max();
        return most.is_some_and(|steps| steps * STEP >= CLEARLY_BEHIND);
    }
    let limits = Limits { nodes: Some(NODES), ..Limits::default() };
    let Ok(found) = search(position, &[], limits, 1, &Control::new()) else { return false };
    let own_turn = position.to_move() == seat;
    let opponent_ahead = if own_turn { -found.score } else { found.score };
    opponent_ahead >= CLEARLY_BEHIND
}

/// Whether every goal hole that is not the seat's own is held by somebody else's piece.
fn is_kept_out(position: &Position, seat: Seat) -> bool {
    let missing = seat.goal() - position.pieces(seat);
    !missing.is_empty() && missing.is_subset(position.occupied()) && missing.len() < seat.goal().len()
}
