//! Everything that a game screen draws.

use crate::records::{DrawOffer, Mode, PlayedMove, PlayerKind, PlayerResult, RuleSet, Standing, Status, Warning};

/// How far a player has come.
#[derive(Debug, Clone, PartialEq, Eq, uniffi::Record)]
pub struct PlayerFigures {
    /// Seat, 1 to 6.
    pub seat: i32,
    /// The name given at the start; empty where the app should use its own word.
    pub name: String,
    /// Person or computer.
    pub kind: PlayerKind,
    /// The player's sets of pieces, named by their home seats: the digits of the board that are this player's.
    pub sets: Vec<i32>,
    /// The seats that win together with this one, itself among them.
    pub side: Vec<i32>,
    /// Whether the player is still in.
    pub standing: Standing,
    /// The rank before the game, 1 to 25, where it is known.
    pub rank: Option<i32>,
    /// Pieces in the goal, ten for each set of the player at most.
    pub home: i32,
    /// Steps still needed: the smallest total of hex distances of the pieces to distinct goal holes.
    pub steps: i32,
}

/// What the screen may offer now.
#[expect(clippy::struct_excessive_bools, reason = "each is one button of its own")]
#[derive(Debug, Clone, Copy, PartialEq, Eq, uniffi::Record)]
pub struct Allowed {
    /// There is a move to take back, and the mode and the outcome let it be taken back.
    pub undo: bool,
    /// There is an undone move to play again.
    pub redo: bool,
    /// The mode has hints and a person is to move.
    pub hint: bool,
    /// A person may pass of the own will.
    pub pass: bool,
    /// A person may claim a deadlock.
    pub claim: bool,
    /// Somebody can resign: the one person, or the person to move.
    pub resign: bool,
    /// A draw can be offered.
    pub offer_draw: bool,
}

/// Everything that a game screen draws.
#[derive(Debug, Clone, PartialEq, Eq, uniffi::Record)]
pub struct Snapshot {
    /// The game's id in its library.
    pub game_id: String,
    /// The title a person gave; empty if none.
    pub title: String,
    /// Changes with every change of the game; two snapshots of one game with the same revision are equal.
    pub revision: i64,
    /// Against the computer or pass and play.
    pub mode: Mode,
    /// The rule set.
    pub rules: RuleSet,
    /// 121 characters in reading order: a digit for a piece of that seat, `.` for an empty hole, `x` for an idle piece.
    pub pieces: String,
    /// Turns played: moves, passes and timeouts.
    pub ply: i32,
    /// The seat to move.
    pub to_move: i32,
    /// True when the game waits for the computer's move: a `Search` should be run.
    pub computer_to_move: bool,
    /// Whether the game goes on.
    pub status: Status,
    /// The last move of a piece, with every landing.
    pub last_move: Option<PlayedMove>,
    /// Seats that passed after the last move, in order.
    pub passed: Vec<i32>,
    /// What else happened after the last move, in order: passes, timeouts, claims, and who went.
    pub since: Vec<PlayedMove>,
    /// The players in turn order.
    pub players: Vec<PlayerFigures>,
    /// What is allowed now.
    pub allowed: Allowed,
    /// The state of a draw offer.
    pub draw_offer: DrawOffer,
    /// What the rules will soon decide.
    pub warnings: Vec<Warning>,
    /// Each player's result in turn order, once the game has ended.
    pub results: Vec<PlayerResult>,
    /// The limit of each move in milliseconds, in a game with a clock.
    #[uniffi(default = None)]
    pub limit: Option<i32>,
}
