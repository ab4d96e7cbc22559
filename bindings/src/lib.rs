//! The Starhop core for Kotlin and Swift: records, enums and five objects, and nothing else.
//!
//! [`GameLibrary`] holds the saved games of a folder, [`Match`] is one open game, [`Search`] one run of the computer
//! player, [`Replay`] a game to look back on, [`Review`] what it could have been. One user action is one call, and its answer is everything the screen
//! draws. No call panics on any input; errors are enums with fields, and the apps find the words.

mod board;
mod convert;
mod errors;
mod game;
mod library;
mod lock;
mod records;
mod replay;
mod review;
mod search;

pub use board::{board, levels, rule_options, rule_set_options, seating};
pub use errors::{Action, BarringRule, MatchError, MoveError, Refusal, RulesError, SearchError, StoreError};
pub use game::Match;
pub use library::GameLibrary;
pub use records::{
    Allowed, ChartLine, DamagedFile, Departure, Displaced, DrawOffer, DrawReason, ExpectedMove, GameSetup, GameSummary,
    HintReason, HoleInfo, Lead, MissedChain, Mode, MoveKind, MoveMark, NewerFile, PinnedChain, PlayedMove,
    PlayerFigures, PlayerKind, PlayerResult, PlayerReview, PlayerSetup, Preset, ReplayFrame, ReviewProgress,
    ReviewReport, ReviewedPly, RuleOption, RuleOptionInfo, RuleSet, SearchProgress, SearchReport, SearchStage, Seating,
    Shelf, Snapshot, Standing, Status, Suggestion, Target, TargetKind, TurningPoint, Warning, WinReason,
};
pub use replay::Replay;
pub use review::Review;
pub use search::Search;

uniffi::setup_scaffolding!();
