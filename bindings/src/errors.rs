//! What can go wrong, as enums with the facts. The apps find the words.

use crate::records::TextProblem;

/// Why a move was refused.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error, uniffi::Error)]
pub enum MoveError {
    /// There is no such hole.
    #[error("there is no hole {hole}")]
    NotOnBoard {
        /// The index that was given.
        hole: i32,
    },
    /// A move needs a start and an end.
    #[error("a move has a start and at least one landing")]
    TooShort,
    /// The game is over.
    #[error("the game is over")]
    GameOver,
    /// The start hole is empty.
    #[error("there is no piece on {hole}")]
    NoPiece {
        /// The start hole.
        hole: i32,
    },
    /// The piece belongs to somebody else.
    #[error("the piece on {hole} is not of the side to move")]
    NotYours {
        /// The start hole.
        hole: i32,
        /// Whose piece it is; 0 for an idle piece.
        seat: i32,
    },
    /// The landing is taken.
    #[error("{hole} is taken")]
    Occupied {
        /// The landing.
        hole: i32,
    },
    /// The landing was visited before in the same move.
    #[error("{hole} was visited before in this move")]
    Revisited {
        /// The landing.
        hole: i32,
    },
    /// A step is a whole move.
    #[error("{from} to {to} is a step, and a step is a whole move")]
    StepInChain {
        /// Where the step starts.
        from: i32,
        /// Where it ends.
        to: i32,
    },
    /// There is no piece to hop over.
    #[error("there is no piece between {from} and {to} to hop over")]
    NothingToHop {
        /// Where the hop starts.
        from: i32,
        /// Where it would land.
        to: i32,
    },
    /// The two holes are neither neighbours nor a hop apart, or no chain leads there.
    #[error("no step or hop leads from {from} to {to}")]
    OutOfReach {
        /// The start.
        from: i32,
        /// The landing that cannot be reached.
        to: i32,
    },
    /// A rule keeps the piece from landing or resting there, or from stopping there.
    #[error("a rule keeps the piece off {hole}: {rule:?}")]
    Barred {
        /// The landing.
        hole: i32,
        /// Which rule.
        rule: BarringRule,
    },
    /// A player who can move may not pass.
    #[error("a player who can move may not pass")]
    MayNotPass,
    /// It is the computer's turn.
    #[error("it is the computer's turn")]
    NotYourTurn,
}

/// A rule that keeps a piece off a hole.
#[derive(Debug, Clone, Copy, PartialEq, Eq, uniffi::Enum)]
pub enum BarringRule {
    /// A piece that starts in its goal lands only inside it.
    GoalLocked,
    /// Camps of other players are closed.
    CampClosed,
    /// Camps of other players may be passed, and no piece may rest there.
    MayNotRest,
    /// The piece has gone back there three times in a row.
    Repetition,
    /// A chain must go on while it can.
    MustContinue,
}

/// Why something other than a move was refused.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error, uniffi::Error)]
pub enum Refusal {
    /// The game is over.
    #[error("the game is over")]
    GameOver,
    /// These rules have no such thing.
    #[error("these rules do not have it")]
    NotInRules,
    /// A player who can move may not pass.
    #[error("a player who can move may not pass")]
    MayNotPass,
    /// A player who cannot move passes, and that takes no time.
    #[error("a player who cannot move passes, and that takes no time")]
    PassIsForced,
    /// A deadlock needs ten rounds in which nobody progressed.
    #[error("a deadlock can be claimed after {needed} turns without progress, and there were {turns}")]
    TooEarly {
        /// Turns since a player last progressed.
        turns: i32,
        /// Turns that are needed.
        needed: i32,
    },
    /// A deadlock was claimed before.
    #[error("the deadlock was claimed before")]
    Claimed,
    /// The seat has no player who is still in.
    #[error("seat {seat} has no player who is still in")]
    NotIn {
        /// The seat.
        seat: i32,
    },
}

/// Why options make no rule set.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error, uniffi::Error)]
pub enum RulesError {
    /// There is no option of that key.
    #[error("there is no option {key}")]
    Option {
        /// The key.
        key: String,
    },
    /// An option has no such value.
    #[error("option {key} has no value {value}")]
    Value {
        /// The option's key.
        key: String,
        /// The value's key.
        value: String,
    },
    /// The board has no seats for that many players.
    #[error("{players} players cannot play; 2, 3, 4 or 6 can")]
    Players {
        /// The players given.
        players: i32,
    },
    /// Several sets need a certain number of players.
    #[error("{sets} sets a player are for {expected} players, not {found}")]
    Sets {
        /// Sets a player.
        sets: i32,
        /// The players they are for.
        expected: i32,
        /// The players given.
        found: i32,
    },
    /// Teams need four or six players.
    #[error("teams are for 4 or 6 players, not {players}")]
    Teams {
        /// The players given.
        players: i32,
    },
    /// The game of a side ends with its win.
    #[error("teams do not play on for places")]
    TeamsPlayOn,
    /// A deadlock is a matter of two.
    #[error("a deadlock can be claimed by 2 players, not {players}")]
    Deadlock {
        /// The players given.
        players: i32,
    },
    /// The seat that should start does not play.
    #[error("seat {seat} is said to start and does not play")]
    First {
        /// The seat.
        seat: i32,
    },
}

/// An action that a game may refuse.
#[derive(Debug, Clone, Copy, PartialEq, Eq, uniffi::Enum)]
pub enum Action {
    /// Taking a move back.
    Undo,
    /// Playing an undone move again.
    Redo,
    /// Asking for a hint.
    Hint,
    /// Letting the computer search for its move.
    Search,
    /// Passing.
    Pass,
    /// Claiming a deadlock.
    Claim,
    /// Letting the time run out.
    Timeout,
    /// Resigning.
    Resign,
    /// Leaving the game.
    Leave,
    /// Offering a draw.
    OfferDraw,
    /// Answering a draw offer.
    AnswerDraw,
}

/// Why the library could not do what was asked. Nothing was lost.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error, uniffi::Error)]
pub enum StoreError {
    /// The disk is full; what was saved before is intact.
    #[error("the disk is full")]
    Full,
    /// The folder or file may not be written.
    #[error("{file} may not be written")]
    ReadOnly {
        /// The path.
        file: String,
    },
    /// There is no such game.
    #[error("there is no game {id}")]
    NoSuchGame {
        /// The id that was given.
        id: String,
    },
    /// The text or file is not a readable game.
    #[error("not a readable game: {detail}")]
    Damaged {
        /// What is wrong, in English, naming the field or ply.
        detail: String,
    },
    /// A newer version of the app wrote it.
    #[error("written by a newer version (format {version})")]
    Newer {
        /// The format version that it states.
        version: i32,
    },
    /// The text or file is larger than any game.
    #[error("larger than the limit of {limit} bytes")]
    TooLarge {
        /// The limit in bytes.
        limit: i64,
    },
    /// Any other failure of the file system.
    #[error("{file}: {detail}")]
    Io {
        /// The path.
        file: String,
        /// The system's words.
        detail: String,
    },
    /// The setup is not a game: see the detail.
    #[error("not a game that can be started: {detail}")]
    Setup {
        /// What is wrong with it.
        detail: String,
    },
    /// No move can be limited to that.
    #[error("a move takes at least {shortest} and at most {longest} ms, not {limit}")]
    Limit {
        /// The milliseconds given.
        limit: i32,
        /// The least.
        shortest: i32,
        /// The most.
        longest: i32,
    },
    /// The rules do not say what it means that the time is over.
    #[error("these rules have no clock")]
    NoClock,
    /// A readable text is wrong.
    #[error("{detail}")]
    Text {
        /// The line that is wrong, from 1; none where it is about the whole text.
        line: Option<i32>,
        /// What is wrong.
        problem: TextProblem,
        /// The same in English, for a bug report.
        detail: String,
    },
    /// The options make no rule set.
    #[error("{error}")]
    Rules {
        /// Why.
        error: RulesError,
    },
    /// There is no such ply.
    #[error("ply {ply} is beyond the last one, {last}")]
    NoSuchPly {
        /// The ply that was given.
        ply: i32,
        /// The last ply of the game.
        last: i32,
    },
}

/// Why a game refused an action. The game is as it was.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error, uniffi::Error)]
pub enum MatchError {
    /// The move breaks a rule.
    #[error("{error}")]
    Illegal {
        /// Which.
        error: MoveError,
    },
    /// The rules refuse something other than a move.
    #[error("{refusal}")]
    Refused {
        /// Why.
        refusal: Refusal,
    },
    /// The action is not allowed now.
    #[error("{action:?} is not allowed now")]
    NotAllowed {
        /// Which action.
        action: Action,
    },
    /// The game has changed since the search began, or it was another game's search.
    #[error("the game has changed since the search began")]
    Stale,
    /// The search has no move to play: it has not run, was cancelled, or was for a hint.
    #[error("the search has no move to play")]
    NothingFound,
    /// The change could not be saved, so it was not made.
    #[error("not saved: {error}")]
    NotSaved {
        /// Why.
        error: StoreError,
    },
}

/// Why a search has no result.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error, uniffi::Error)]
pub enum SearchError {
    /// It was cancelled.
    #[error("the search was cancelled")]
    Cancelled,
    /// A search runs once.
    #[error("the search has already run")]
    AlreadyRun,
    /// The game had ended.
    #[error("there is nothing to search: the game had ended")]
    NothingToSearch,
}
