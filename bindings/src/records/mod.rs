//! What crosses the boundary: plain records and enums.
//!
//! Small numbers cross as `i32` because that is the `Int` of Kotlin and the one both languages index
//! with; holes are indices 0 to 120 in reading order (`q1` is 0, `a1` is 120), seats are 1 to 6.

mod board;
mod clock;
mod import;
mod learn;
mod moves;
mod profile;
mod replay;
mod review;
mod search;
mod setup;
mod shelf;
mod snapshot;
mod status;

pub use board::HoleInfo;
pub use clock::{ClockHold, ClockReading, ClockTick, MoveLimits};
pub use import::{ImportForm, ImportPreview, TextProblem};
pub use learn::{
    Absence, Ask, Because, ClosingBlock, ClosingEntry, ClosingInfo, Course, ExerciseAnswer, ExerciseGoal,
    ExerciseSnapshot, ExerciseSubject, Feedback, LearnFault, LessonInfo, NamedPart, Obstacle, PartKind, PuzzleInfo,
    PuzzleKind, Shortfall, Shown, Solved, Streak, TaskInfo,
};
pub use moves::{Displaced, MoveKind, PinnedChain, PlayedMove, Target, TargetKind};
pub use profile::{Profile, RuleTally, Settlement};
pub use replay::{ChartLine, Lead, ReplayFrame};
pub use review::{MissedChain, MoveMark, PlayerReview, ReviewProgress, ReviewReport, ReviewedPly, TurningPoint};
pub use search::{ExpectedMove, HintReason, SearchProgress, SearchReport, SearchStage, Suggestion};
pub use setup::{GameSetup, Mode, PlayerKind, PlayerSetup, Preset, RuleOption, RuleOptionInfo, RuleSet, Seating};
pub use shelf::{DamagedFile, GameSummary, NewerFile, Shelf};
pub use snapshot::{Allowed, PlayerFigures, Snapshot};
pub use status::{Departure, DrawOffer, DrawReason, PlayerResult, Standing, Status, Warning, WinReason};
