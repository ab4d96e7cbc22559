use crate::errors::StoreError;
use crate::records::{Ask, PartKind};

/// Why something cannot be learned.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error, uniffi::Error)]
pub enum LearnError {
    /// There is no such lesson, or it is damaged.
    #[error("there is no lesson `{lesson}`")]
    NoSuchLesson {
        /// Its key.
        lesson: String,
    },
    /// The lesson has no such task.
    #[error("lesson `{lesson}` has no task `{task}`")]
    NoSuchTask {
        /// The lesson's key.
        lesson: String,
        /// The task's key.
        task: String,
    },
    /// There is no such puzzle, or it is damaged.
    #[error("there is no puzzle `{id}`")]
    NoSuchPuzzle {
        /// Its id.
        id: String,
    },
    /// The last three pieces did not come home in that game.
    #[error("the last three pieces did not come home in the game `{game_id}`")]
    NoClosing {
        /// The game's id.
        game_id: String,
    },
    /// A day before 1970 or millions of years later.
    #[error("{day} is no day")]
    NoDay {
        /// The day that was given.
        day: i32,
    },
    /// The saved games cannot be read.
    #[error("{error}")]
    Store {
        /// Why.
        error: StoreError,
    },
}

impl From<starhop::store::StoreError> for LearnError {
    fn from(error: starhop::store::StoreError) -> Self {
        Self::Store { error: error.into() }
    }
}

/// Why an answer was not taken. Nothing has changed.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error, uniffi::Error)]
pub enum AnswerError {
    /// There is no such hole.
    #[error("there is no hole {hole}")]
    NotOnBoard {
        /// The index that was given.
        hole: i32,
    },
    /// A number below nothing.
    #[error("{number} is less than nothing")]
    Negative {
        /// The number that was given.
        number: i32,
    },
    /// The exercise is solved.
    #[error("the exercise is solved")]
    Solved,
    /// The exercise is answered in another way.
    #[error("the exercise is answered by {ask:?}")]
    OtherAnswer {
        /// In this one.
        ask: Ask,
    },
    /// The part whose turn it is is named by a hole, or by yes or no.
    #[error("{part:?} is named in another way")]
    OtherPart {
        /// That part.
        part: PartKind,
    },
    /// There are parts still to be named.
    #[error("{left} parts are still to be named")]
    Unnamed {
        /// How many.
        left: i32,
    },
    /// All parts are named.
    #[error("all parts are named")]
    AllNamed,
    /// There is nothing to take back.
    #[error("there is nothing to take back")]
    NothingToTakeBack,
}
