//! Whether a goal fits its position: it can be reached, it is not reached already, and there is something to get wrong.

use thiserror::Error;

use crate::board::{Hole, HoleSet};
use crate::learn::aim::{Line, Verdict};
use crate::learn::facts::{can_count_moves_home, legal_paths};
use crate::learn::goal::{Aim, Claim, Goal, Quantity, Quarry};
use crate::learn::judge::{MOST_MOVES_HOME, count, quarry};
use crate::learn::parts::segments;
use crate::path::Path;
use crate::position::Position;

/// Own moves of a task at most, so that whether it can still be solved is known at once.
const MOST_MOVES: u8 = 3;

/// Why a goal does not fit its position.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum Misfit {
    /// So many moves are none, or too many for what is asked.
    #[error("{moves} moves, and this takes 1 to {most}")]
    Moves {
        /// The moves given.
        moves: u8,
        /// The most there may be.
        most: u8,
    },
    /// The player to move has no piece on the hole.
    #[error("the player to move has no piece on {0}")]
    NoPiece(Hole),
    /// No straight line of hops leads from one hole to the other.
    #[error("no line of hops leads from {0} to {1}")]
    NoLine(Hole, Hole),
    /// Under these rules moves home are not counted.
    #[error("moves home cannot be counted here")]
    NotCounted,
    /// The path is no path, or the move is illegal.
    #[error("that is no move")]
    NoMove,
    /// No answer is right.
    #[error("no answer is right")]
    Unsolvable,
    /// Every answer is right.
    #[error("every answer is right")]
    AlwaysRight,
    /// More holes are wanted than there are.
    #[error("more holes are wanted than there are")]
    TooFew,
}

/// Checks a goal against its position.
///
/// # Errors
/// The first thing that does not fit.
pub(super) fn fit(goal: &Goal, position: &Position) -> Result<(), Misfit> {
    match goal {
        &Goal::Play { aim, moves } => fit_aim(aim, moves, position),
        Goal::Find { quarry: of, enough } => fit_quarry(of, *enough, position),
        &Goal::Name { from, to } => {
            own_piece(position, from)?;
            segments(from, to, position.occupied()).map(drop).ok_or(Misfit::NoLine(from, to))
        }
        Goal::Judge { claim } => fit_claim(claim, position),
        &Goal::Count { quantity } => {
            if quantity == Quantity::MovesHome && !can_count_moves_home(position) {
                return Err(Misfit::NotCounted);
            }
            count(quantity, position).map(drop).ok_or(Misfit::Unsolvable)
        }
    }
}

fn own_piece(position: &Position, hole: Hole) -> Result<(), Misfit> {
    let own = position.pieces_of_player(position.to_move()).contains(hole);
    if own { Ok(()) } else { Err(Misfit::NoPiece(hole)) }
}

fn fit_aim(aim: Aim, moves: u8, position: &Position) -> Result<(), Misfit> {
    let most = match aim {
        _ if aim.is_of_one_move() => 1,
        Aim::Home => MOST_MOVES_HOME,
        _ => MOST_MOVES,
    };
    if moves == 0 || moves > most {
        return Err(Misfit::Moves { moves, most });
    }
    if matches!(aim, Aim::Home | Aim::Save { .. }) && !can_count_moves_home(position) {
        return Err(Misfit::NotCounted);
    }
    match aim {
        Aim::Reach { from: Some(from), .. } | Aim::Opens { from, .. } => own_piece(position, from)?,
        _ => {}
    }
    let line = Line { start: position, moves: &[], now: position, left: moves };
    let is_wrong = |path: &Path| matches!(aim.judge(line, path), Verdict::Short(_));
    if aim.solution(line).is_none() {
        return Err(Misfit::Unsolvable);
    }
    let is_open = matches!(aim, Aim::Opens { from, to } if position.reach(from).all().contains(to));
    if is_open || !legal_paths(position).any(|path| is_wrong(&path)) {
        return Err(Misfit::AlwaysRight);
    }
    Ok(())
}

fn fit_quarry(of: &Quarry, enough: Option<u8>, position: &Position) -> Result<(), Misfit> {
    match *of {
        Quarry::Landings { from } | Quarry::Targets { from } => own_piece(position, from)?,
        Quarry::CutOff { played: [from, to] } => {
            let path = position.default_path(from, to).ok_or(Misfit::NoMove)?;
            position.check(&path).map_err(|_| Misfit::NoMove)?;
        }
        Quarry::Hoppers | Quarry::Goal { .. } | Quarry::Home { .. } | Quarry::Counting => {}
    }
    let holes = quarry(of, position);
    match enough {
        _ if holes.is_empty() => Err(Misfit::Unsolvable),
        _ if holes == HoleSet::BOARD => Err(Misfit::AlwaysRight),
        Some(enough) if enough == 0 || usize::from(enough) > holes.len() => Err(Misfit::TooFew),
        _ => Ok(()),
    }
}

fn fit_claim(claim: &Claim, position: &Position) -> Result<(), Misfit> {
    let path = Path::from_holes(claim.path()).filter(|path| path.holes().len() > 1).ok_or(Misfit::NoMove)?;
    own_piece(position, path.start())?;
    match claim {
        Claim::Legal { .. } => Ok(()),
        Claim::Captures { .. } | Claim::Wins { .. } => position.check(&path).map_err(|_| Misfit::NoMove),
    }
}
