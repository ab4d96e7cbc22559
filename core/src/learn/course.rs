//! The lessons and puzzles that come with the program.

use std::sync::LazyLock;

use crate::learn::fault::Fault;
use crate::learn::lesson::{Lesson, LessonError};
use crate::learn::puzzle::{Puzzle, PuzzleError, read_puzzles};

/// Lessons and puzzles, with what could not be read.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Course {
    /// The lessons in the order in which they build on each other.
    pub lessons: Vec<Lesson>,
    /// The puzzles, by kind and then from easy to hard.
    pub puzzles: Vec<Puzzle>,
    /// Lessons that are damaged.
    pub lesson_faults: Vec<Fault<LessonError>>,
    /// Puzzles that are damaged.
    pub puzzle_faults: Vec<Fault<PuzzleError>>,
}

macro_rules! lessons {
    ($($name:literal),* $(,)?) => {
        /// The lessons' files in the order of the course.
        const LESSONS: &[(&str, &str)] = &[$(($name, include_str!(concat!("lessons/", $name, ".json")))),*];
    };
}

lessons![
    "board",
    "moves",
    "line",
    "blocked",
    "chains",
    "shared",
    "routes",
    "stopping",
    "bridge",
    "leaving",
    "filling",
    "last_three",
    "room",
    "unblocking",
    "symmetric",
    "locked",
    "swap",
    "teams",
];

const PUZZLES: &str = include_str!("puzzles.txt");

static BUILT_IN: LazyLock<Course> = LazyLock::new(|| Course::read(LESSONS, PUZZLES));

impl Course {
    /// The course that comes with the program. The first call reads and checks it, which takes a moment.
    #[must_use]
    pub fn built_in() -> &'static Self {
        &BUILT_IN
    }

    /// Reads lessons, each with a name to call it by, and a text of puzzles. What is damaged is told and left out.
    #[must_use]
    pub fn read(lessons: &[(&str, &str)], puzzles: &str) -> Self {
        let mut course = Self::default();
        for &(name, text) in lessons {
            let read = Lesson::read(text).and_then(|lesson| {
                let is_known = course.lessons.iter().any(|known| known.key == lesson.key);
                if is_known { Err(LessonError::KeyTwice(lesson.key)) } else { Ok(lesson) }
            });
            match read {
                Ok(lesson) => course.lessons.push(lesson),
                Err(error) => course.lesson_faults.push(Fault { place: name.to_owned(), error }),
            }
        }
        let (puzzles, faults) = read_puzzles(puzzles);
        course.puzzles = puzzles;
        course.puzzle_faults = faults;
        course
    }

    /// The lesson with this key.
    #[must_use]
    pub fn lesson(&self, key: &str) -> Option<&Lesson> {
        self.lessons.iter().find(|lesson| lesson.key == key)
    }

    /// The puzzle with this id.
    #[must_use]
    pub fn puzzle(&self, id: &str) -> Option<&Puzzle> {
        self.puzzles.iter().find(|puzzle| puzzle.id == id)
    }

    /// The puzzle of a day, the same for everybody: another every day until all have had their turn.
    #[must_use]
    pub fn puzzle_of_day(&self, day: u32) -> Option<&Puzzle> {
        // A prime step that no smaller number of puzzles shares a factor with takes each in turn.
        const STEP: usize = 7_919;
        let count = self.puzzles.len();
        let day = usize::try_from(day).unwrap_or(0);
        self.puzzles.get((day % count.max(1)) * STEP % count.max(1))
    }
}
