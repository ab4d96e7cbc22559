use std::sync::Mutex;

use starhop::Hole;
use starhop::learn::{self, Answered, Attempt, NotTaken};

use crate::convert;
use crate::errors::MoveError;
use crate::learn::AnswerError;
use crate::lock::lock;
use crate::moves;
use crate::records::{ExerciseAnswer, ExerciseSnapshot, PinnedChain, Shown, Target};

/// One task, puzzle or question under way. Every answer says what it came to; a wrong one changes nothing on the board.
/// A solution is on disk before the answer returns.
#[derive(Debug, uniffi::Object)]
pub struct Exercise {
    attempt: Mutex<Attempt>,
}

#[uniffi::export]
impl Exercise {
    /// Everything that the screen draws.
    pub fn snapshot(&self) -> ExerciseSnapshot {
        convert::exercise(&lock(&self.attempt))
    }

    /// Where the piece on a hole can go, as `Match::targets`. Empty where the exercise is not answered by moves.
    ///
    /// # Errors
    /// [`MoveError::NotOnBoard`].
    pub fn targets(&self, hole: i32) -> Result<Vec<Target>, MoveError> {
        let from = convert::hole(hole)?;
        let attempt = lock(&self.attempt);
        let is_open = takes_moves(attempt.exercise());
        Ok(if is_open { moves::targets(attempt.exercise().position(), from) } else { Vec::new() })
    }

    /// What can follow the start and the landings that were pinned so far, as `Match::pin`.
    ///
    /// # Errors
    /// [`MoveError`] names the rule that the pinned path breaks.
    pub fn pin(&self, path: &[i32]) -> Result<PinnedChain, MoveError> {
        let holes = convert::holes(path)?;
        moves::pinned(lock(&self.attempt).exercise().position(), &holes)
    }

    /// Every legal move, as `Match::legal_moves`. Empty where the exercise is not answered by moves.
    pub fn legal_moves(&self) -> Vec<Target> {
        let attempt = lock(&self.attempt);
        let is_open = takes_moves(attempt.exercise());
        if is_open { moves::all_targets(attempt.exercise().position()) } else { Vec::new() }
    }

    /// Answers with a move: start and every landing, or start and end for the default path. Only a right one is made.
    ///
    /// # Errors
    /// [`AnswerError`]; nothing has changed.
    pub fn play(&self, path: &[i32]) -> Result<ExerciseAnswer, AnswerError> {
        let holes = path.iter().map(|&index| hole(index)).collect::<Result<Vec<_>, _>>()?;
        self.answer(|attempt| attempt.play(&holes))
    }

    /// Answers with a hole: one of those looked for, or the part whose turn it is.
    ///
    /// # Errors
    /// [`AnswerError`]; nothing has changed.
    pub fn mark(&self, hole: i32) -> Result<ExerciseAnswer, AnswerError> {
        let hole = self::hole(hole)?;
        self.answer(|attempt| attempt.mark(hole))
    }

    /// Answers with yes or no: the question, or the part whose turn it is.
    ///
    /// # Errors
    /// [`AnswerError`]; nothing has changed.
    pub fn say(&self, yes: bool) -> Result<ExerciseAnswer, AnswerError> {
        self.answer(|attempt| attempt.say(yes))
    }

    /// Answers with a number.
    ///
    /// # Errors
    /// [`AnswerError`]; nothing has changed.
    pub fn count(&self, number: i32) -> Result<ExerciseAnswer, AnswerError> {
        let given = u32::try_from(number).map_err(|_| AnswerError::Negative { number })?;
        self.answer(|attempt| attempt.count(given))
    }

    /// Checks the parts named. Those that are wrong are to be named again.
    ///
    /// # Errors
    /// [`AnswerError`]; nothing has changed.
    pub fn check(&self) -> Result<ExerciseAnswer, AnswerError> {
        self.answer(Attempt::check)
    }

    /// Takes back the last right move, or the last part named.
    ///
    /// # Errors
    /// [`AnswerError`]; nothing has changed.
    pub fn take_back(&self) -> Result<ExerciseSnapshot, AnswerError> {
        let mut attempt = lock(&self.attempt);
        attempt.take_back()?;
        Ok(convert::exercise(&attempt))
    }

    /// Begins anew. What was shown stays shown.
    pub fn restart(&self) -> ExerciseSnapshot {
        let mut attempt = lock(&self.attempt);
        attempt.restart();
        convert::exercise(&attempt)
    }

    /// The next thing that is right. From then on the exercise counts as solved with help.
    pub fn show(&self) -> Shown {
        let mut attempt = lock(&self.attempt);
        let shown = attempt.show();
        convert::shown(attempt.exercise().position(), shown)
    }
}

impl Exercise {
    pub(crate) const fn new(attempt: Attempt) -> Self {
        Self { attempt: Mutex::new(attempt) }
    }

    fn answer(
        &self,
        answer: impl FnOnce(&mut Attempt) -> Result<Answered, NotTaken>,
    ) -> Result<ExerciseAnswer, AnswerError> {
        let mut attempt = lock(&self.attempt);
        let answered = answer(&mut attempt)?;
        Ok(ExerciseAnswer {
            right: answered.feedback.is_right(),
            feedback: convert::feedback(answered.feedback),
            snapshot: convert::exercise(&attempt),
            not_saved: answered.not_saved.map(Into::into),
        })
    }
}

fn takes_moves(exercise: &learn::Exercise) -> bool {
    exercise.ask() == learn::Ask::Moves && !exercise.is_solved()
}

fn hole(index: i32) -> Result<Hole, AnswerError> {
    convert::hole(index).map_err(|_| AnswerError::NotOnBoard { hole: index })
}
