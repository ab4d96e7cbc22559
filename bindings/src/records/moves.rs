//! Moves that were played or can be.

/// What a played move was.
#[derive(Debug, Clone, Copy, PartialEq, Eq, uniffi::Enum)]
pub enum MoveKind {
    /// One step to a neighbouring hole.
    Step,
    /// One hop.
    Hop,
    /// Two hops or more in one move.
    Chain,
    /// The player passed: without a legal move, or of the own will where the rules allow it.
    Pass,
    /// The player's time ran out.
    Timeout,
    /// The player claimed a deadlock, and moves then.
    Claim,
    /// The player resigned, on any turn.
    Resigned,
    /// The player left, on any turn.
    Left,
}

/// A piece that a swap put where another piece came from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, uniffi::Record)]
pub struct Displaced {
    /// Whose piece.
    pub seat: i32,
    /// Where it stood.
    pub from: i32,
    /// Where it was put.
    pub to: i32,
}

/// One entry of the record.
#[derive(Debug, Clone, PartialEq, Eq, uniffi::Record)]
pub struct PlayedMove {
    /// Its place in the record, from 1.
    pub ply: i32,
    /// Who played it, or who went.
    pub seat: i32,
    /// What it was.
    pub kind: MoveKind,
    /// The start hole and every landing; empty for what is no move.
    pub path: Vec<i32>,
    /// Whether it is a pass of a player who could not move.
    pub forced: bool,
    /// Pieces of others that changed places with the moving one, in order.
    pub displaced: Vec<Displaced>,
    /// The entry in notation, such as `d1-e5`, `c1:e5:g5`, `--` or `resign=1`.
    pub text: String,
}

/// How a hole can be reached.
#[derive(Debug, Clone, Copy, PartialEq, Eq, uniffi::Enum)]
pub enum TargetKind {
    /// By one step.
    Step,
    /// By hopping, and at least one more hop leads on from there.
    Hop,
    /// By hopping, and no further hop leads on.
    ChainEnd,
}

/// One hole where a move can rest.
#[derive(Debug, Clone, PartialEq, Eq, uniffi::Record)]
pub struct Target {
    /// The hole.
    pub hole: i32,
    /// Step, hop or end of a chain.
    pub kind: TargetKind,
    /// Hops of the path; 0 for a step.
    pub hops: i32,
    /// The default path: the start hole and every landing.
    pub path: Vec<i32>,
    /// The move in notation.
    pub text: String,
}

/// A chain that is being built hop by hop.
#[derive(Debug, Clone, PartialEq, Eq, uniffi::Record)]
pub struct PinnedChain {
    /// Whether the move may end where the piece waits now.
    pub may_finish: bool,
    /// What can still follow; each path begins with the pinned one.
    pub targets: Vec<Target>,
}
