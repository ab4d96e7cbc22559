//! Lessons as data: read with checks, so that a damaged one says what is wrong with it and the others go on.

use std::collections::BTreeMap;

use serde::Deserialize;
use thiserror::Error;

use crate::board::{Hole, HoleSet};
use crate::learn::exercise::Exercise;
use crate::learn::fit::{Misfit, fit};
use crate::learn::goal::Goal;
use crate::position::Position;
use crate::rules::Rules;
use crate::seat::{Seat, SeatMap};

/// A lesson: tasks in the order in which they are to be solved.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Lesson {
    /// Names it and its texts: lower-case letters, digits and `_`.
    pub key: String,
    /// Its tasks, at least one.
    pub tasks: Vec<Task>,
}

/// One task of a lesson.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Task {
    /// Names it and its texts within the lesson.
    pub key: String,
    /// Where it begins; the player to move answers.
    pub position: Position,
    /// What it asks for.
    pub goal: Goal,
}

impl Task {
    /// The task at its beginning.
    #[must_use]
    pub fn begin(&self) -> Exercise {
        Exercise::new(self.position, self.goal.clone())
    }
}

/// What is wrong with a lesson.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum LessonError {
    /// It is no JSON of a lesson.
    #[error("not a lesson: {0}")]
    Layout(String),
    /// A key is empty or has other characters than lower-case letters, digits and `_`.
    #[error("`{0}` is no key")]
    Key(String),
    /// A key is used twice.
    #[error("`{0}` is used twice")]
    KeyTwice(String),
    /// It has no tasks.
    #[error("it has no tasks")]
    NoTasks,
    /// Something is wrong with one task.
    #[error("task `{task}`: {error}")]
    Task {
        /// Its key.
        task: String,
        /// What.
        error: TaskError,
    },
}

/// What is wrong with a task.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum TaskError {
    /// The rule set cannot be read.
    #[error("rules: {0}")]
    Rules(String),
    /// A hole cannot be read.
    #[error("{0}")]
    Hole(String),
    /// The seat is not in play.
    #[error("seat {0} is not in play")]
    Seat(Seat),
    /// Two pieces stand on one hole.
    #[error("two pieces stand on {0}")]
    Taken(Hole),
    /// A set has more than ten pieces.
    #[error("seat {0} has more than ten pieces")]
    TooMany(Seat),
    /// The goal does not fit the position.
    #[error("goal: {0}")]
    Goal(#[from] Misfit),
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct LessonText {
    key: String,
    rules: String,
    tasks: Vec<TaskText>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TaskText {
    key: String,
    /// The rule set, where it is another than the lesson's.
    rules: Option<String>,
    /// The seat to move, 1 where none is given.
    seat: Option<Seat>,
    /// Holes with a space between, by seat; `x` for idle pieces.
    pieces: BTreeMap<String, String>,
    goal: Goal,
}

impl Lesson {
    /// Reads a lesson.
    ///
    /// # Errors
    /// The first thing that is wrong with it.
    pub fn read(text: &str) -> Result<Self, LessonError> {
        let read: LessonText = serde_json::from_str(text).map_err(|error| LessonError::Layout(shortened(&error)))?;
        check_key(&read.key)?;
        if read.tasks.is_empty() {
            return Err(LessonError::NoTasks);
        }
        let mut tasks: Vec<Task> = Vec::new();
        for task in read.tasks {
            check_key(&task.key)?;
            if tasks.iter().any(|known| known.key == task.key) {
                return Err(LessonError::KeyTwice(task.key));
            }
            let key = task.key.clone();
            tasks.push(task.read(&read.rules).map_err(|error| LessonError::Task { task: key, error })?);
        }
        Ok(Self { key: read.key, tasks })
    }

    /// The task with this key.
    #[must_use]
    pub fn task(&self, key: &str) -> Option<&Task> {
        self.tasks.iter().find(|task| task.key == key)
    }
}

/// A parser may repeat a value of any length.
fn shortened(error: &serde_json::Error) -> String {
    error.to_string().chars().take(200).collect()
}

fn check_key(key: &str) -> Result<(), LessonError> {
    let is_plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_';
    if !key.is_empty() && key.len() <= 40 && key.chars().all(is_plain) {
        return Ok(());
    }
    Err(LessonError::Key(key.chars().take(40).collect()))
}

impl TaskText {
    fn read(self, rules: &str) -> Result<Task, TaskError> {
        let rules = self.rules.as_deref().unwrap_or(rules);
        let rules: Rules = rules.parse().map_err(|error| TaskError::Rules(format!("{error}")))?;
        let position = read_pieces(rules, &self.pieces, self.seat.unwrap_or(Seat::SOUTH))?;
        fit(&self.goal, &position)?;
        Ok(Task { key: self.key, position, goal: self.goal })
    }
}

fn read_pieces(rules: Rules, texts: &BTreeMap<String, String>, to_move: Seat) -> Result<Position, TaskError> {
    if !rules.in_play(to_move) {
        return Err(TaskError::Seat(to_move));
    }
    let (mut pieces, mut idle, mut all) = (SeatMap::<HoleSet>::default(), HoleSet::EMPTY, HoleSet::EMPTY);
    for (of, holes) in texts {
        let set = match of.as_str() {
            "x" => None,
            number => {
                let seat = number.parse().ok().and_then(|number| Seat::new(number).ok());
                Some(seat.ok_or_else(|| TaskError::Hole(format!("`{}` is no seat", short(number))))?)
            }
        };
        if let Some(seat) = set.filter(|&seat| rules.player_of(seat).is_none()) {
            return Err(TaskError::Seat(seat));
        }
        for name in holes.split_whitespace() {
            let hole: Hole = name.parse().map_err(|error| TaskError::Hole(format!("{error}")))?;
            if all.contains(hole) {
                return Err(TaskError::Taken(hole));
            }
            all.insert(hole);
            set.map_or(&mut idle, |seat| &mut pieces[seat]).insert(hole);
        }
        if let Some(seat) = set.filter(|&seat| pieces[seat].len() > 10) {
            return Err(TaskError::TooMany(seat));
        }
    }
    Ok(Position::with_pieces(rules, pieces, idle, to_move))
}

fn short(text: &str) -> String {
    text.chars().take(20).collect()
}
