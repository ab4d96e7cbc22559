//! The line that a search found, as moves on the board.

use crate::path::{Move, Path};
use crate::position::{Outcome, Position};
use crate::seat::Seat;

/// One move of a line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LineMove {
    /// Whose move it is.
    pub seat: Seat,
    /// Its default path where it is played.
    pub path: Path,
}

/// The moves of a line with their paths, as far as each can be played. A search for more than two leaves out the
/// turns that players let go by.
pub(super) fn follow(position: &Position, line: &[Move]) -> Vec<LineMove> {
    let mut board = *position;
    let mut followed = Vec::new();
    for &played in line {
        if played == Move::Pass && board.is_legal(played) {
            board.make(played);
        } else if let Some(played) = play_next(&mut board, played) {
            followed.push(played);
        } else {
            break;
        }
    }
    followed
}

fn play_next(board: &mut Position, played: Move) -> Option<LineMove> {
    let Move::Travel { from, to } = played else { return None };
    let seat = board.rules().player_of(board.piece_at(from)?)?;
    if board.rules().players() > 2 {
        pass_until(board, seat);
    }
    if board.to_move() != seat || !board.is_legal(played) {
        return None;
    }
    let path = board.default_path(from, to)?;
    board.make_path(&path);
    Some(LineMove { seat, path })
}

/// Lets turns go by until a player is to move, who may be out by then.
pub(super) fn pass_until(board: &mut Position, seat: Seat) {
    for _ in 0..board.rules().players() {
        if board.to_move() == seat || board.outcome() != Outcome::Open {
            break;
        }
        board.make(Move::Pass);
    }
}
