//! What a search finds.

use crate::records::MoveKind;

/// Why a hint is worth following. Each reason is true of the line that the search found.
#[derive(Debug, Clone, Copy, PartialEq, Eq, uniffi::Enum)]
pub enum HintReason {
    /// The move wins the game.
    Wins,
    /// The move brings a piece into the goal.
    BringsHome,
    /// The move brings the hindmost piece forward.
    RescuesLast,
    /// The move is a chain of hops.
    LongChain,
    /// The move makes room in the goal for a piece that follows.
    MakesRoom,
    /// The move prepares a chain for the next own move.
    BuildsBridge,
    /// The move takes a hole that the other side's best reply needed.
    Blocks,
    /// The move goes forward.
    Advances,
}

/// One move that a search proposes.
#[derive(Debug, Clone, PartialEq, Eq, uniffi::Record)]
pub struct Suggestion {
    /// The start hole and every landing; empty for a pass.
    pub path: Vec<i32>,
    /// The move in notation.
    pub text: String,
    /// Step, hop, chain or pass.
    pub kind: MoveKind,
    /// Why, when the search was for a hint.
    pub reason: Option<HintReason>,
}

/// What a search found.
#[derive(Debug, Clone, PartialEq, Eq, uniffi::Record)]
pub struct SearchReport {
    /// The revision of the game that was searched.
    pub revision: i64,
    /// The move to play; for a hint the best two, best first.
    pub suggestions: Vec<Suggestion>,
    /// Plies searched completely.
    pub depth: i32,
    /// Positions visited.
    pub nodes: i64,
}

/// How far a running search has come.
#[derive(Debug, Clone, PartialEq, Eq, uniffi::Record)]
pub struct SearchProgress {
    /// Plies searched completely.
    pub depth: i32,
    /// Positions visited.
    pub nodes: i64,
}
