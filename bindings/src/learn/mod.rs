mod error;
mod exercise;

use std::sync::Arc;

use starhop::learn::{self, Attempt, Closing, Solution};
use starhop::store::{GameId, Store};

pub use error::{AnswerError, LearnError};
pub use exercise::Exercise;

use crate::convert;
use crate::records::{ClosingInfo, Course};

/// What can be learned: lessons, puzzles, and the end of the games of one folder. What is solved is kept there.
///
/// A day is the number of days since 1970-01-01 where the learner is; nothing here reads a clock.
#[derive(Debug, uniffi::Object)]
pub struct Learning {
    store: Arc<Store>,
}

#[uniffi::export]
impl Learning {
    /// Everything that a list draws. The first call reads and checks all lessons and puzzles, which takes a moment.
    #[must_use]
    pub fn course(&self, today: i32) -> Course {
        convert::course(learn::Course::built_in(), &self.store, u32::try_from(today).unwrap_or_default())
    }

    /// A task of a lesson at its beginning.
    ///
    /// # Errors
    /// [`LearnError`] where there is none.
    pub fn task(&self, lesson: &str, task: &str, today: i32) -> Result<Arc<Exercise>, LearnError> {
        let none = || LearnError::NoSuchLesson { lesson: lesson.to_owned() };
        let found = learn::Course::built_in().lesson(lesson).ok_or_else(none)?;
        let none = || LearnError::NoSuchTask { lesson: lesson.to_owned(), task: task.to_owned() };
        let begun = found.task(task).ok_or_else(none)?.begin();
        self.begin(Solution::Task { lesson: lesson.to_owned(), task: task.to_owned() }, begun, today)
    }

    /// A puzzle at its beginning.
    ///
    /// # Errors
    /// [`LearnError`] where there is none.
    pub fn puzzle(&self, id: &str, today: i32) -> Result<Arc<Exercise>, LearnError> {
        let none = || LearnError::NoSuchPuzzle { id: id.to_owned() };
        let begun = learn::Course::built_in().puzzle(id).ok_or_else(none)?.begin();
        self.begin(Solution::Puzzle(id.to_owned()), begun, today)
    }

    /// How one's last three pieces came in, in each of the games that ended last and have it, the last first. Replays
    /// games, so call it on a worker thread.
    ///
    /// # Errors
    /// [`LearnError::Store`] when the folder cannot be read.
    pub fn closings(&self) -> Result<Vec<ClosingInfo>, LearnError> {
        let learned = self.store.learned().unwrap_or_default();
        let closings = self.store.closings()?.into_iter();
        Ok(closings.map(|(id, closing)| convert::closing(id, &closing, &learned)).collect())
    }

    /// The question about the end of a game.
    ///
    /// # Errors
    /// [`LearnError`] where there is no such game, or no such end.
    pub fn closing(&self, game_id: &str, today: i32) -> Result<Arc<Exercise>, LearnError> {
        let id: GameId = game_id.parse()?;
        let found = Closing::of(&self.store.load(id)?.game);
        let closing = found.ok_or_else(|| LearnError::NoClosing { game_id: game_id.to_owned() })?;
        self.begin(Solution::Closing(id), learn::Exercise::of_closing(closing), today)
    }
}

impl Learning {
    pub(crate) const fn new(store: Arc<Store>) -> Self {
        Self { store }
    }

    fn begin(&self, what: Solution, begun: learn::Exercise, today: i32) -> Result<Arc<Exercise>, LearnError> {
        let day = u32::try_from(today).map_err(|_| LearnError::NoDay { day: today })?;
        Ok(Arc::new(Exercise::new(Attempt::new(Arc::clone(&self.store), what, begun, day))))
    }
}
