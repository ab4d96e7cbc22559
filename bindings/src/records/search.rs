//! What a search finds.

use crate::records::MoveKind;

/// Why a hint is worth following. Each reason is true of the line that the search found. Steps are those that the
/// player no longer needs after the move, as in `PlayerFigures::steps`; holes are indices.
#[derive(Debug, Clone, Copy, PartialEq, Eq, uniffi::Enum)]
pub enum HintReason {
    /// The move wins the game, or a place where the others play on.
    Wins {
        /// The place, 1 for a win.
        place: i32,
    },
    /// The move brings a piece from outside into the goal.
    BringsHome {
        /// The player's pieces in their goals then.
        home: i32,
    },
    /// The move takes a way that is about to close: if the player did something else, the best reply would make the
    /// move impossible.
    UsesBridge {
        /// The hole of the way that changes: its piece leaves, or one comes there.
        hole: i32,
        /// Whose reply.
        seat: i32,
        /// Where that reply starts.
        from: i32,
        /// Where it ends.
        to: i32,
        /// Steps that the move gains.
        steps: i32,
    },
    /// The move goes on inside the goal, so that the next own move brings a piece from outside to the hole it left.
    MakesRoom {
        /// The hole that is left.
        hole: i32,
        /// Where the piece stands that comes.
        from: i32,
    },
    /// The move brings the hindmost piece nearer to its goal.
    RescuesLast {
        /// Steps to the goal that it had more than any other own piece, 2 or more.
        behind: i32,
        /// Steps to the goal that it has less now.
        nearer: i32,
    },
    /// The next own move is then a chain over this piece, and could not be made without it.
    BuildsBridge {
        /// Where that chain starts.
        from: i32,
        /// Where it ends.
        to: i32,
        /// Its hops.
        hops: i32,
        /// Steps that it gains.
        steps: i32,
    },
    /// No legal move gains more steps.
    LongestAdvance {
        /// Steps that it gains, 3 or more.
        steps: i32,
        /// Its hops; 0 for a step.
        hops: i32,
    },
    /// The move stands where the best reply would have landed, which cannot be made any more.
    Blocks {
        /// Whose reply.
        seat: i32,
        /// Where it would start.
        from: i32,
        /// Where it would end.
        to: i32,
        /// Steps that it would gain, 3 or more.
        steps: i32,
    },
    /// The move goes forward.
    Advances {
        /// Steps that it gains.
        steps: i32,
        /// Its hops; 0 for a step.
        hops: i32,
    },
    /// There is no other legal move.
    Only,
    /// The search prefers it, and nothing else is claimed.
    Preferred {
        /// Hundredths of a step by which it is preferred to the next best; none where that cannot be said in steps.
        by: Option<i32>,
    },
}

/// A move of the line that a search expects.
#[derive(Debug, Clone, PartialEq, Eq, uniffi::Record)]
pub struct ExpectedMove {
    /// Whose move.
    pub seat: i32,
    /// The start hole and every landing.
    pub path: Vec<i32>,
    /// The move in notation.
    pub text: String,
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
    /// The moves that are expected, this one first, when the search was for a hint. With more than two players those
    /// between two of them are left out.
    pub line: Vec<ExpectedMove>,
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

/// Where a search is in its life. It never goes back.
#[derive(Debug, Clone, Copy, PartialEq, Eq, uniffi::Enum)]
pub enum SearchStage {
    /// `run` has not been called yet.
    Waiting,
    /// `run` is under way.
    Running,
    /// `run` has returned, with a result or without.
    Ended,
}

/// How far a search has come, for whoever shows that it thinks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, uniffi::Record)]
pub struct SearchProgress {
    /// Waiting, running or ended.
    pub stage: SearchStage,
    /// Plies searched completely. A search for hints looks at the best reply first and then begins again at 0.
    pub depth: i32,
    /// Positions visited, a few hundred behind; begins again with the depth.
    pub nodes: i64,
    /// Whether it was cancelled.
    pub cancelled: bool,
}
