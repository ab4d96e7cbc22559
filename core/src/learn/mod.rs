//! Learning the game: lessons whose tasks check themselves, puzzles from self-play, the end of one's own games, and
//! what was learned.
//!
//! A task is a position and a [`Goal`]. An [`Exercise`] is a task under way: it takes answers, and says what each came
//! to as [`Feedback`] with the facts. Whether an answer is right is decided by the rules. In tasks that are answered
//! by moves everybody else stands still, and only right moves are made.
//!
//! ```
//! use starhop::learn::{Course, Feedback};
//!
//! let course = Course::built_in();
//! // Where is the home of the player at the bottom?
//! let mut exercise = course.lessons[0].tasks[0].begin();
//! let feedback = exercise.mark("i5".parse()?)?;
//! assert!(!feedback.is_right());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod aim;
mod attempt;
mod closing;
mod course;
mod exercise;
mod facts;
mod fault;
mod feedback;
mod fit;
mod goal;
mod judge;
mod learned;
mod lesson;
mod parts;
mod puzzle;
mod show;

pub use attempt::{Answered, Attempt};
pub use closing::{Block, Closing, Entry};
pub use course::Course;
pub use exercise::{Ask, Exercise, NotTaken, Subject};
pub use fault::Fault;
pub use feedback::{Absence, Because, Feedback, Misnamed, Obstacle, Shortfall};
pub use fit::Misfit;
pub use goal::{Aim, Claim, Goal, Quantity, Quarry};
pub use learned::{Day, Learned, Solution, Solved, Streak};
pub use lesson::{Lesson, LessonError, Task, TaskError};
pub use parts::{Naming, Part, PartKind};
pub use puzzle::{Puzzle, PuzzleError, PuzzleKind};
pub use show::Shown;
