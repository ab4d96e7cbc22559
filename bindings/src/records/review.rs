//! What a game could have been. Losses are in hundredths of a move, 100 for what a strong player gains on an average
//! turn.

/// How good a move was.
#[derive(Debug, Clone, Copy, PartialEq, Eq, uniffi::Enum)]
pub enum MoveMark {
    /// No move: a pass, a timeout, a claim, or somebody went.
    Unjudged,
    /// There was no other legal move.
    Only,
    /// The best move, or less than a tenth of a move worse.
    Best,
    /// Less than half a move was lost.
    Good,
    /// Less than a move was lost.
    Inaccuracy,
    /// Less than two moves were lost.
    Mistake,
    /// Two moves or more were lost.
    Blunder,
}

/// What one ply was worth.
#[derive(Debug, Clone, PartialEq, Eq, uniffi::Record)]
pub struct ReviewedPly {
    /// Its place in the record, from 1, as in `PlayedMove::ply`.
    pub ply: i32,
    /// Who was to move.
    pub seat: i32,
    /// How good it was.
    pub mark: MoveMark,
    /// What it lost against the best move, in hundredths of a move.
    pub loss: i32,
    /// The best move that was there, start and every landing; the played one where that is as good, empty where
    /// nothing was judged.
    pub best: Vec<i32>,
    /// The best move in notation; empty where nothing was judged.
    pub best_text: String,
    /// How far ahead of the best opponent the mover would have been by the best move, in hundredths of a move;
    /// negative behind.
    pub ahead_best: i32,
    /// The same by the move that was played.
    pub ahead_played: i32,
}

/// A ply at which a whole move or more was lost.
#[derive(Debug, Clone, PartialEq, Eq, uniffi::Record)]
pub struct TurningPoint {
    /// The ply, from 1.
    pub ply: i32,
    /// Who lost it.
    pub seat: i32,
    /// What was lost, in hundredths of a move, 100 or more.
    pub loss: i32,
    /// The better move, start and every landing.
    pub best: Vec<i32>,
    /// The better move in notation.
    pub best_text: String,
}

/// The best chain that was there and not played.
#[derive(Debug, Clone, PartialEq, Eq, uniffi::Record)]
pub struct MissedChain {
    /// The ply at which another move was played, from 1.
    pub ply: i32,
    /// Who missed it.
    pub seat: i32,
    /// The chain, start and every landing.
    pub path: Vec<i32>,
    /// The chain in notation.
    pub text: String,
    /// Its hops, 2 or more.
    pub hops: i32,
    /// Steps that it gains.
    pub steps: i32,
    /// How much better than the played move it is, in hundredths of a move.
    pub better_by: i32,
}

/// One player's moves together.
#[derive(Debug, Clone, Copy, PartialEq, Eq, uniffi::Record)]
pub struct PlayerReview {
    /// The seat.
    pub seat: i32,
    /// Moves that were judged.
    pub moves: i32,
    /// What they lost on average, in hundredths of a move.
    pub mean_loss: i32,
}

/// A whole game reviewed.
#[derive(Debug, Clone, PartialEq, Eq, uniffi::Record)]
pub struct ReviewReport {
    /// Every ply that stood, from the first on.
    pub plies: Vec<ReviewedPly>,
    /// The three plies at most that lost the most, the largest loss first.
    pub turning_points: Vec<TurningPoint>,
    /// The best chain that was missed, if one was.
    pub missed_chain: Option<MissedChain>,
    /// Each player's moves together, in turn order.
    pub players: Vec<PlayerReview>,
    /// How many hundredths of a step a move is worth here, to tell losses in steps: loss × this ÷ 100.
    pub worth_of_move: i32,
}

/// How far a review has come.
#[derive(Debug, Clone, Copy, PartialEq, Eq, uniffi::Record)]
pub struct ReviewProgress {
    /// Plies that are judged.
    pub done: i32,
    /// All plies; 0 before the run.
    pub total: i32,
}
