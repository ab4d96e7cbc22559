//! The Starhop core for Kotlin and Swift: records, enums and seven objects, and nothing else.
//!
//! [`GameLibrary`] holds the saved games of a folder, [`Match`] is one open game, [`Search`] one run of the computer
//! player, [`Replay`] a game to look back on, [`Review`] what it could have been, [`Learning`] what can be learned, and
//! [`Exercise`] one task of it under way. One user action is one call, and its answer is everything the screen
//! draws. No call panics on any input; errors are enums with fields, and the apps find the words.

mod board;
mod clock;
mod convert;
mod errors;
mod game;
mod learn;
mod library;
mod lock;
mod moves;
mod profile;
mod records;
mod replay;
mod review;
mod search;

pub use board::{board, levels, move_limits, rule_options, rule_set_options, seating};
pub use errors::{Action, BarringRule, MatchError, MoveError, Refusal, RulesError, SearchError, StoreError};
pub use game::Match;
pub use learn::{AnswerError, Exercise, LearnError, Learning};
pub use library::{GameLibrary, import_limit};
pub use profile::rank_points;
pub use records::{
    Absence, Allowed, Ask, Because, ChartLine, ClockHold, ClockReading, ClockTick, ClosingBlock, ClosingEntry,
    ClosingInfo, Course, DamagedFile, Departure, Displaced, DrawOffer, DrawReason, ExerciseAnswer, ExerciseGoal,
    ExerciseSnapshot, ExerciseSubject, ExpectedMove, Feedback, GameSetup, GameSummary, HintReason, HoleInfo,
    ImportForm, ImportPreview, Lead, LearnFault, LessonInfo, MissedChain, Mode, MoveKind, MoveLimits, MoveMark,
    NamedPart, NewerFile, Obstacle, PartKind, PinnedChain, PlayedMove, PlayerFigures, PlayerKind, PlayerResult,
    PlayerReview, PlayerSetup, Preset, Profile, PuzzleInfo, PuzzleKind, ReplayFrame, ReviewProgress, ReviewReport,
    ReviewedPly, RuleOption, RuleOptionInfo, RuleSet, RuleTally, SearchProgress, SearchReport, SearchStage, Seating,
    Settlement, Shelf, Shortfall, Shown, Snapshot, Solved, Standing, Status, Streak, Suggestion, Target, TargetKind,
    TaskInfo, TextProblem, TurningPoint, Warning, WinReason,
};
pub use replay::Replay;
pub use review::Review;
pub use search::Search;

uniffi::setup_scaffolding!();
