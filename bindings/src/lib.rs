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

pub use board::{board, levels, rule_options, rule_set_options};
pub use errors::{Action, BarringRule, MatchError, MoveError, Refusal, RulesError, SearchError, StoreError};
pub use game::Match;
pub use library::GameLibrary;
pub use records::{
    Allowed, ChartLine, DamagedFile, Departure, Displaced, DrawOffer, DrawReason, GameSetup, GameSummary, HintReason,
    HoleInfo, Lead, Mode, MoveKind, NewerFile, PinnedChain, PlayedMove, PlayerFigures, PlayerKind, PlayerResult,
    PlayerSetup, Preset, ReplayFrame, RuleOption, RuleOptionInfo, RuleSet, SearchProgress, SearchReport, Shelf,
    Snapshot, Standing, Status, Suggestion, Target, TargetKind, Warning, WinReason,
};
pub use replay::Replay;
pub use search::Search;

uniffi::setup_scaffolding!();
