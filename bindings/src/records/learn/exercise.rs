//! One exercise: what it asks for, and how it stands.

use crate::errors::StoreError;
use crate::records::{Feedback, RuleSet, Target};

/// How a task is answered.
#[derive(Debug, Clone, Copy, PartialEq, Eq, uniffi::Enum)]
pub enum Ask {
    /// By moves on the board: `play`.
    Moves,
    /// By holes, each judged at once: `mark`.
    Holes,
    /// By naming parts in turn, holes by `mark` and yes or no by `say`, then `check`.
    Parts,
    /// By yes or no: `say`.
    YesOrNo,
    /// By a number: `count`.
    Number,
}

/// What an exercise is.
#[derive(Debug, Clone, PartialEq, Eq, uniffi::Enum)]
pub enum ExerciseSubject {
    /// A task of a lesson.
    Task {
        /// The lesson's key.
        lesson: String,
        /// The task's key.
        task: String,
    },
    /// A puzzle.
    Puzzle {
        /// Its id.
        id: String,
    },
    /// The end of a game.
    Closing {
        /// The game's id.
        game_id: String,
    },
}

/// What an exercise asks for. Steps are those of `PlayerFigures::steps`.
#[derive(Debug, Clone, PartialEq, Eq, uniffi::Enum)]
pub enum ExerciseGoal {
    /// One step.
    Step,
    /// One move of so many hops or more.
    Hops {
        /// Hops at least.
        least: i32,
    },
    /// The piece from a hole, or any, comes to rest on another.
    Reach {
        /// Where the piece starts; any where none is given.
        from: Option<i32>,
        /// Where it has to come.
        to: i32,
    },
    /// So many steps fewer are needed than at the beginning.
    Gain {
        /// Steps.
        steps: i32,
    },
    /// The same, and no own piece that could hop forward is left without a hop forward.
    Keep {
        /// Steps.
        steps: i32,
    },
    /// A piece comes to rest on the deepest empty hole of the goal that one move can reach.
    Deepest,
    /// Another piece moves, so that this one can go somewhere next.
    Opens {
        /// The piece that could not.
        from: i32,
        /// Where it can go then.
        to: i32,
    },
    /// A move after which another own piece has a new move that gains so many steps.
    Bridge {
        /// Steps.
        steps: i32,
    },
    /// So many own pieces stand outside home.
    Outside {
        /// Pieces.
        pieces: i32,
    },
    /// All own pieces are in the goal.
    Home,
    /// One move after which so few more bring all own pieces home.
    Save {
        /// Own moves home after this one.
        left: i32,
    },
    /// The game is won.
    Win,
    /// Find where a piece can come to rest by hopping.
    FindLandings {
        /// The piece.
        from: i32,
    },
    /// Find where a piece can come to rest.
    FindTargets {
        /// The piece.
        from: i32,
    },
    /// Find the own pieces that can hop.
    FindHoppers,
    /// Find the own pieces that can hop forward, and cannot any more once a move is made.
    FindCutOff {
        /// Where the move starts.
        from: i32,
        /// Where it ends.
        to: i32,
    },
    /// Find holes of a seat's goal.
    FindGoal {
        /// The seat.
        seat: i32,
    },
    /// Find holes of a seat's home.
    FindHome {
        /// The seat.
        seat: i32,
    },
    /// Find the pieces in their goals that count for the own side.
    FindCounting,
    /// Name the parts of each hop on the straight line between two holes.
    Name {
        /// Where the line begins.
        from: i32,
        /// Where it ends.
        to: i32,
    },
    /// Is this move legal?
    Legal {
        /// Start and landings.
        path: Vec<i32>,
    },
    /// Are the pieces hopped over taken off?
    Captures {
        /// Start and landings.
        path: Vec<i32>,
    },
    /// Does this move win?
    Wins {
        /// Start and landings.
        path: Vec<i32>,
    },
    /// How many own moves bring all pieces home at least?
    CountMovesHome,
    /// How many steps are still needed?
    CountStepsHome,
    /// How many own pieces still stand at home?
    CountAtHome,
    /// How many steps does the move gain that gains most?
    CountBestGain,
    /// Were own pieces in the way of the last three?
    Closing,
}

/// What a part is of its hop.
#[derive(Debug, Clone, Copy, PartialEq, Eq, uniffi::Enum)]
pub enum PartKind {
    /// The hole where the hop starts.
    Start,
    /// The hole of the piece hopped over.
    Over,
    /// The hole where the hop lands.
    Landing,
    /// Whether the hop can be made: a piece to hop over, and an empty landing. Answered by yes or no.
    CanHop,
}

/// A part of a line, and what was or should be said of it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, uniffi::Record)]
pub struct NamedPart {
    /// The hop, from 0.
    pub hop: i32,
    /// Which part of it.
    pub kind: PartKind,
    /// The hole, where one was named.
    pub hole: Option<i32>,
    /// The yes or no, where it was said.
    pub yes: Option<bool>,
}

/// Everything that the screen of an exercise draws.
#[derive(Debug, Clone, PartialEq, Eq, uniffi::Record)]
pub struct ExerciseSnapshot {
    /// What it is.
    pub subject: ExerciseSubject,
    /// What it asks for.
    pub goal: ExerciseGoal,
    /// How it is answered.
    pub ask: Ask,
    /// The rule set.
    pub rules: RuleSet,
    /// 121 characters in reading order, as in `Snapshot::pieces`.
    pub pieces: String,
    /// The seat of the learner.
    pub seat: i32,
    /// The learner's sets of pieces, named by their home seats.
    pub sets: Vec<i32>,
    /// The seats that win together with the learner, the learner among them.
    pub side: Vec<i32>,
    /// The right moves so far: start and landings of each.
    pub moves: Vec<Vec<i32>>,
    /// Own moves left, where it is answered by moves. Everybody else stands still.
    pub moves_left: i32,
    /// The holes found so far.
    pub found: Vec<i32>,
    /// How many holes are looked for.
    pub looked_for: i32,
    /// The parts to be named in turn. The first without a hole and without yes or no is the one whose turn it is.
    pub parts: Vec<NamedPart>,
    /// Wrong answers so far.
    pub mistakes: i32,
    /// Whether something was shown.
    pub helped: bool,
    /// Whether it is solved.
    pub solved: bool,
}

/// What an answer came to, and the exercise then.
#[derive(Debug, Clone, PartialEq, Eq, uniffi::Record)]
pub struct ExerciseAnswer {
    /// What it came to.
    pub feedback: Feedback,
    /// Whether it was right as far as it goes.
    pub right: bool,
    /// The exercise then.
    pub snapshot: ExerciseSnapshot,
    /// Why the solution was not saved, where it was not. The exercise is solved all the same.
    pub not_saved: Option<StoreError>,
}

/// The next thing that is right, for who asks to be shown.
#[derive(Debug, Clone, PartialEq, Eq, uniffi::Enum)]
pub enum Shown {
    /// Nothing more: it is solved.
    Nothing,
    /// A right move.
    Move {
        /// With its path.
        target: Target,
    },
    /// The holes that are still to be found.
    Holes {
        /// Them.
        holes: Vec<i32>,
    },
    /// What is right for each part.
    Parts {
        /// Them.
        parts: Vec<NamedPart>,
    },
    /// Whether it is true.
    Yes {
        /// It.
        yes: bool,
    },
    /// The number.
    Number {
        /// It.
        number: i32,
    },
}
