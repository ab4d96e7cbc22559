//! What somebody has learned: tasks and puzzles solved, and how many days in a row.

mod document;
mod keeping;

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::learn::lesson::Lesson;
use crate::store::GameId;

/// How something was solved.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Solved {
    /// After something was shown.
    Helped,
    /// Without.
    Alone,
}

/// A day: days since 1970 where the learner is. The caller tells it; nothing here reads a clock.
pub type Day = u32;

/// Days in a row on which something was solved.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Streak {
    /// The last day on which something was solved.
    last: Option<Day>,
    /// Days in a row up to that one.
    days: u32,
    /// The most days in a row so far.
    best: u32,
}

impl Streak {
    /// Days in a row up to today or yesterday: a streak is lost once a whole day has gone by.
    #[must_use]
    pub fn days(&self, today: Day) -> u32 {
        let goes_on = self.last.is_some_and(|last| today <= last.saturating_add(1));
        if goes_on { self.days } else { 0 }
    }

    /// The most days in a row so far.
    #[must_use]
    pub const fn best(&self) -> u32 {
        self.best
    }

    /// Whether something was solved today.
    #[must_use]
    pub fn has_today(&self, today: Day) -> bool {
        self.last.is_some_and(|last| today <= last)
    }

    /// Counts a day. One before the last, as after a journey or a wrong clock, changes nothing.
    fn count(&mut self, today: Day) {
        if self.has_today(today) {
            return;
        }
        self.days = self.days(today).saturating_add(1);
        self.best = self.best.max(self.days);
        self.last = Some(today);
    }
}

/// What is solved.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub enum Solution {
    /// A task of a lesson.
    Task {
        /// The lesson's key.
        lesson: String,
        /// The task's key.
        task: String,
    },
    /// A puzzle, by its id.
    Puzzle(String),
    /// The end of a game.
    Closing(GameId),
}

/// What somebody has learned.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Learned {
    solved: BTreeMap<Solution, Solved>,
    streak: Streak,
}

impl Learned {
    /// Notes that something was solved on a day. What was once solved alone stays so.
    pub fn solve(&mut self, what: Solution, how: Solved, today: Day) {
        let known = self.solved.entry(what).or_insert(how);
        *known = (*known).max(how);
        self.streak.count(today);
    }

    /// How something was solved, if it was.
    #[must_use]
    pub fn solved(&self, what: &Solution) -> Option<Solved> {
        self.solved.get(what).copied()
    }

    /// How a puzzle was solved, if it was.
    #[must_use]
    pub fn puzzle(&self, id: &str) -> Option<Solved> {
        self.solved(&Solution::Puzzle(id.to_owned()))
    }

    /// How each task of a lesson was solved, in the lesson's order.
    #[must_use]
    pub fn tasks(&self, lesson: &Lesson) -> Vec<Option<Solved>> {
        let of = |task: &crate::learn::Task| Solution::Task { lesson: lesson.key.clone(), task: task.key.clone() };
        lesson.tasks.iter().map(|task| self.solved(&of(task))).collect()
    }

    /// The days in a row.
    #[must_use]
    pub const fn streak(&self) -> Streak {
        self.streak
    }
}
