//! The Starhop core for Kotlin and Swift: records, enums and seven objects, and nothing else.
//!
//! [`GameLibrary`] holds the saved games of a folder, [`Match`] is one open game, [`Search`] one run of the computer
//! player, [`Replay`] a game to look back on, [`Review`] what it could have been, [`Learning`] what can be learned, and
//! [`Exercise`] one task of it under way. One user action is one call, and its answer is everything the screen
//! draws. No call panics on any input; errors are enums with fields, and the apps find the words.

mod board;
mod convert;
mod errors;
mod game;
mod learn;
mod library;
mod lock;
mod moves;
mod records;
mod replay;
mod review;
mod search;

pub use board::{board, levels, rule_options, rule_set_options, seating};
pub use errors::{Action, BarringRule, MatchError, MoveError, Refusal, RulesError, SearchError, StoreError};
pub use game::Match;
pub use learn::{AnswerError, Exercise, LearnError, Learning};
pub use library::GameLibrary;
pub use records::{
    Absence, Allowed, Ask, Because, ChartLine, ClosingBlock, ClosingEntry, ClosingInfo, Course, DamagedFile, Departure,
    Displaced, DrawOffer, DrawReason, ExerciseAnswer, ExerciseGoal, ExerciseSnapshot, ExerciseSubject, ExpectedMove,
    Feedback, GameSetup, GameSummary, HintReason, HoleInfo, Lead, LearnFault, LessonInfo, MissedChain, Mode, MoveKind,
    MoveMark, NamedPart, NewerFile, Obstacle, PartKind, PinnedChain, PlayedMove, PlayerFigures, PlayerKind,
    PlayerResult, PlayerReview, PlayerSetup, Preset, PuzzleInfo, PuzzleKind, ReplayFrame, ReviewProgress, ReviewReport,
    ReviewedPly, RuleOption, RuleOptionInfo, RuleSet, SearchProgress, SearchReport, SearchStage, Seating, Shelf,
    Shortfall, Shown, Snapshot, Solved, Standing, Status, Streak, Suggestion, Target, TargetKind, TaskInfo,
    TurningPoint, Warning, WinReason,
};
pub use replay::Replay;
pub use review::Review;
pub use search::Search;

uniffi::setup_scaffolding!();
