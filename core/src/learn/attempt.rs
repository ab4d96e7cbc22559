//! An exercise whose solution is saved.

use std::sync::Arc;

use crate::board::Hole;
use crate::learn::exercise::{Exercise, NotTaken};
use crate::learn::feedback::Feedback;
use crate::learn::learned::{Day, Solution, Solved};
use crate::learn::show::Shown;
use crate::store::{Store, StoreError};

/// An exercise that is noted as solved, on disk, before the answer that solves it returns.
#[derive(Debug)]
pub struct Attempt {
    store: Arc<Store>,
    what: Solution,
    today: Day,
    exercise: Exercise,
}

/// What an answer came to, and whether a solution could be saved.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Answered {
    /// What the answer came to.
    pub feedback: Feedback,
    /// Why the solution was not saved, where it was not. The exercise is solved all the same.
    pub not_saved: Option<StoreError>,
}

impl Attempt {
    /// An exercise on a day.
    #[must_use]
    pub const fn new(store: Arc<Store>, what: Solution, exercise: Exercise, today: Day) -> Self {
        Self { store, what, today, exercise }
    }

    /// What is solved by it.
    #[must_use]
    pub const fn what(&self) -> &Solution {
        &self.what
    }

    /// The exercise.
    #[must_use]
    pub const fn exercise(&self) -> &Exercise {
        &self.exercise
    }

    /// As [`Exercise::play`].
    ///
    /// # Errors
    /// [`NotTaken`].
    pub fn play(&mut self, holes: &[Hole]) -> Result<Answered, NotTaken> {
        self.answer(|exercise| exercise.play(holes))
    }

    /// As [`Exercise::mark`].
    ///
    /// # Errors
    /// [`NotTaken`].
    pub fn mark(&mut self, hole: Hole) -> Result<Answered, NotTaken> {
        self.answer(|exercise| exercise.mark(hole))
    }

    /// As [`Exercise::say`].
    ///
    /// # Errors
    /// [`NotTaken`].
    pub fn say(&mut self, yes: bool) -> Result<Answered, NotTaken> {
        self.answer(|exercise| exercise.say(yes))
    }

    /// As [`Exercise::count`].
    ///
    /// # Errors
    /// [`NotTaken`].
    pub fn count(&mut self, number: u32) -> Result<Answered, NotTaken> {
        self.answer(|exercise| exercise.count(number))
    }

    /// As [`Exercise::check`].
    ///
    /// # Errors
    /// [`NotTaken`].
    pub fn check(&mut self) -> Result<Answered, NotTaken> {
        self.answer(Exercise::check)
    }

    /// As [`Exercise::take_back`].
    ///
    /// # Errors
    /// [`NotTaken`].
    pub fn take_back(&mut self) -> Result<(), NotTaken> {
        self.exercise.take_back()
    }

    /// As [`Exercise::restart`].
    pub fn restart(&mut self) {
        self.exercise.restart();
    }

    /// As [`Exercise::show`].
    pub fn show(&mut self) -> Shown {
        self.exercise.show()
    }

    fn answer(
        &mut self,
        answer: impl FnOnce(&mut Exercise) -> Result<Feedback, NotTaken>,
    ) -> Result<Answered, NotTaken> {
        let feedback = answer(&mut self.exercise)?;
        if !self.exercise.is_solved() {
            return Ok(Answered { feedback, not_saved: None });
        }
        let how = if self.exercise.is_helped() { Solved::Helped } else { Solved::Alone };
        let saved = self.store.solve(self.what.clone(), how, self.today);
        Ok(Answered { feedback, not_saved: saved.err() })
    }
}
