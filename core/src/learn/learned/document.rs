//! The saved form of what was learned.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::learn::learned::{Learned, Solution, Solved, Streak};
use crate::store::{GameId, StoreError, sealed};

const FORMAT: &str = "starhop-learned";
/// The version that is written, and the newest that is read.
const VERSION: u32 = 1;

#[derive(Default, Serialize, Deserialize)]
struct LearnedText {
    /// By lesson and task.
    lessons: BTreeMap<String, BTreeMap<String, Solved>>,
    puzzles: BTreeMap<String, Solved>,
    closings: BTreeMap<String, Solved>,
    streak: Streak,
}

impl Learned {
    /// The document that is saved.
    ///
    /// # Errors
    /// [`StoreError::Damaged`] if a part could not be written as JSON, which nothing learned causes.
    pub fn to_document(&self) -> Result<String, StoreError> {
        let mut text = LearnedText { streak: self.streak, ..LearnedText::default() };
        for (what, &how) in &self.solved {
            match what {
                Solution::Task { lesson, task } => {
                    text.lessons.entry(lesson.clone()).or_default().insert(task.clone(), how);
                }
                Solution::Puzzle(id) => drop(text.puzzles.insert(id.clone(), how)),
                Solution::Closing(id) => drop(text.closings.insert(id.to_string(), how)),
            }
        }
        sealed::seal(FORMAT, VERSION, &text)
    }

    /// Reads a document. Lessons and puzzles that this program does not know stay in it.
    ///
    /// # Errors
    /// [`StoreError::Damaged`] names what is wrong, [`StoreError::Newer`] the version of a newer format.
    pub fn from_document(text: &[u8]) -> Result<Self, StoreError> {
        let text: LearnedText = sealed::open(FORMAT, VERSION, text)?;
        let mut solved = BTreeMap::new();
        for (lesson, tasks) in text.lessons {
            let of = |task| Solution::Task { lesson: lesson.clone(), task };
            solved.extend(tasks.into_iter().map(|(task, how)| (of(task), how)));
        }
        solved.extend(text.puzzles.into_iter().map(|(id, how)| (Solution::Puzzle(id), how)));
        for (id, how) in text.closings {
            let id: GameId = id.parse().map_err(|error| StoreError::damaged("closings", &error))?;
            solved.insert(Solution::Closing(id), how);
        }
        Ok(Self { solved, streak: text.streak })
    }
}
