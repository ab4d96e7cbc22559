//! Lessons, puzzles, and the end of one's games.

mod course;
mod exercise;
mod feedback;

pub use course::{
    ClosingBlock, ClosingEntry, ClosingInfo, Course, LearnFault, LessonInfo, PuzzleInfo, PuzzleKind, Solved, Streak,
    TaskInfo,
};
pub use exercise::{Ask, ExerciseAnswer, ExerciseGoal, ExerciseSnapshot, ExerciseSubject, NamedPart, PartKind, Shown};
pub use feedback::{Absence, Because, Feedback, Obstacle, Shortfall};
