//! Looking back on a game.

use crate::records::{PlayedMove, PlayerFigures, Status};

/// One moment of a replay.
#[derive(Debug, Clone, PartialEq, Eq, uniffi::Record)]
pub struct ReplayFrame {
    /// Plies played so far, from 0.
    pub ply: i32,
    /// The board, as in `Snapshot::pieces`.
    pub pieces: String,
    /// The seat to move.
    pub to_move: i32,
    /// The move that led here.
    pub last_move: Option<PlayedMove>,
    /// The players in turn order.
    pub players: Vec<PlayerFigures>,
    /// How the game stood; an end by agreement or resigning shows at the last ply.
    pub status: Status,
    /// Who leads.
    pub lead: Option<Lead>,
}

/// Who needs the fewest steps; with partners the steps of a side are added up.
#[derive(Debug, Clone, PartialEq, Eq, uniffi::Record)]
pub struct Lead {
    /// The seats that lead: one, one side, or several who share the lead.
    pub seats: Vec<i32>,
    /// Steps ahead of the next; 0 where the lead is shared, or nobody else is left.
    pub by: i32,
}

/// One player's figures over a whole game.
#[derive(Debug, Clone, PartialEq, Eq, uniffi::Record)]
pub struct ChartLine {
    /// Whose line it is.
    pub seat: i32,
    /// Pieces in the goal after each ply, from ply 0.
    pub home: Vec<i32>,
    /// Steps still needed after each ply, from ply 0.
    pub steps: Vec<i32>,
    /// Holes that the player's moves have led over by each ply, from ply 0: 1 for a step, 2 for an adjacent hop.
    pub travelled: Vec<i32>,
}
