//! The Starhop core for Kotlin and Swift: records, enums and four objects, and nothing else.
//!
//! [`GameLibrary`] holds the saved games of a folder, [`Match`] is one open game, [`Search`] one run of the computer
//! player, [`Replay`] a game to look back on. One user action is one call, and its answer is everything the screen
//! draws. No call panics on any input; errors are enums with fields, and the apps find the words.

mod board;
mod convert;
mod errors;
mod game;
mod library;
mod lock;
mod records;
mod replay;
mod search;

pub use board::{board, levels};
pub use errors::{Action, MatchError, MoveError, SearchError, StoreError};
pub use game::Match;
pub use library::GameLibrary;
pub use records::{
    Allowed, ChartLine, DamagedFile, DrawOffer, DrawReason, GameSetup, GameSummary, HintReason, HoleInfo, Mode,
    MoveKind, NewerFile, PinnedChain, PlayedMove, PlayerFigures, PlayerKind, PlayerSetup, Preset, ReplayFrame,
    SearchProgress, SearchReport, Shelf, Snapshot, Status, Suggestion, Target, TargetKind, WinReason,
};
pub use replay::Replay;
pub use search::Search;

uniffi::setup_scaffolding!();
