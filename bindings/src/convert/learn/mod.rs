//! Lessons, puzzles, and the end of one's games.

mod feedback;
mod goal;

use starhop::learn::{self, Attempt, Closing, Course as CoreCourse, Learned, Naming, NotTaken, Part, Solution};
use starhop::store::{GameId, Store};
use starhop::{HoleSet, Position};

pub(crate) use feedback::feedback;

use super::{index, int, path, seat, target};
use crate::learn::AnswerError;
use crate::records::{
    Ask, ClosingBlock, ClosingEntry, ClosingInfo, Course, ExerciseSnapshot, ExerciseSubject, LearnFault, LessonInfo,
    NamedPart, PartKind, PuzzleInfo, PuzzleKind, Shown, Solved, Streak, TaskInfo,
};

fn number(count: u32) -> i32 {
    i32::try_from(count).unwrap_or(i32::MAX)
}

fn holes(set: HoleSet) -> Vec<i32> {
    set.into_iter().map(index).collect()
}

pub(crate) fn course(course: &CoreCourse, store: &Store, today: learn::Day) -> Course {
    let (learned, not_read) = match store.learned() {
        Ok(learned) => (learned, None),
        Err(error) => (Learned::default(), Some(error.into())),
    };
    let lesson_faults = course.lesson_faults.iter().map(|fault| (&fault.place, fault.error.to_string()));
    let puzzle_faults = course.puzzle_faults.iter().map(|fault| (&fault.place, fault.error.to_string()));
    let fault = |(place, detail): (&String, String)| LearnFault { place: place.clone(), detail };
    let streak = learned.streak();
    Course {
        lessons: course.lessons.iter().map(|lesson| lesson_info(lesson, &learned)).collect(),
        puzzles: course.puzzles.iter().map(|puzzle| puzzle_info(puzzle, &learned)).collect(),
        daily: course.puzzle_of_day(today).map(|puzzle| puzzle.id.clone()),
        streak: Streak {
            days: number(streak.days(today)),
            best: number(streak.best()),
            today: streak.has_today(today),
        },
        faults: lesson_faults.chain(puzzle_faults).map(fault).collect(),
        not_read,
        lost: store.lost_learning().unwrap_or_default(),
    }
}

fn lesson_info(lesson: &learn::Lesson, learned: &Learned) -> LessonInfo {
    let task = |(task, solved): (&learn::Task, Option<learn::Solved>)| TaskInfo {
        key: task.key.clone(),
        ask: task.begin().ask().into(),
        solved: solved.map(Into::into),
    };
    LessonInfo { key: lesson.key.clone(), tasks: lesson.tasks.iter().zip(learned.tasks(lesson)).map(task).collect() }
}

fn puzzle_info(puzzle: &learn::Puzzle, learned: &Learned) -> PuzzleInfo {
    PuzzleInfo {
        id: puzzle.id.clone(),
        kind: puzzle.kind.into(),
        grade: puzzle.grade.into(),
        number: puzzle.number.into(),
        solved: learned.puzzle(&puzzle.id).map(Into::into),
    }
}

pub(crate) fn closing(id: GameId, closing: &Closing, learned: &Learned) -> ClosingInfo {
    let entry =
        |entry: &learn::Entry| ClosingEntry { ply: int(entry.ply), from: index(entry.from), hole: index(entry.hole) };
    ClosingInfo {
        game_id: id.to_string(),
        seat: seat(closing.seat),
        from_ply: int(closing.from_ply),
        to_ply: int(closing.to_ply),
        entries: closing.entries.iter().map(entry).collect(),
        moves: int(closing.moves),
        fewest: closing.fewest.map(Into::into),
        solved: learned.solved(&Solution::Closing(id)).map(Into::into),
    }
}

fn block(block: learn::Block) -> ClosingBlock {
    ClosingBlock {
        ply: int(block.ply),
        piece: index(block.piece),
        by: index(block.by),
        deeper: index(block.deeper),
        turns: int(block.turns),
    }
}

pub(crate) fn exercise(attempt: &Attempt) -> ExerciseSnapshot {
    let exercise = attempt.exercise();
    let position = exercise.position();
    let (rules, learner) = (position.rules(), exercise.learner());
    ExerciseSnapshot {
        subject: attempt.what().into(),
        goal: exercise.subject().into(),
        ask: exercise.ask().into(),
        rules: rules.into(),
        pieces: position.board_text(),
        seat: seat(learner),
        sets: rules.sets(learner).iter().map(seat).collect(),
        side: rules.side(learner).iter().map(seat).collect(),
        moves: exercise.moves().iter().map(path).collect(),
        moves_left: exercise.moves_left().into(),
        found: holes(exercise.found()),
        looked_for: int(exercise.looked_for()),
        parts: exercise.parts().into_iter().map(|(part, naming)| named(part, naming)).collect(),
        mistakes: number(exercise.mistakes()),
        helped: exercise.is_helped(),
        solved: exercise.is_solved(),
    }
}

fn named(part: Part, naming: Option<Naming>) -> NamedPart {
    let (hole, yes) = match naming {
        Some(Naming::Hole(hole)) => (Some(index(hole)), None),
        Some(Naming::Yes(yes)) => (None, Some(yes)),
        None => (None, None),
    };
    NamedPart { hop: int(part.hop), kind: part.kind.into(), hole, yes }
}

pub(crate) fn shown(position: &Position, shown: learn::Shown) -> Shown {
    match shown {
        learn::Shown::Move(Some(way)) => Shown::Move { target: target(position, &way) },
        learn::Shown::Move(None) | learn::Shown::Number(None) => Shown::Nothing,
        learn::Shown::Holes(found) => Shown::Holes { holes: holes(found) },
        learn::Shown::Parts(parts) => {
            Shown::Parts { parts: parts.into_iter().map(|(part, naming)| named(part, Some(naming))).collect() }
        }
        learn::Shown::Yes(yes) => Shown::Yes { yes },
        learn::Shown::Number(Some(count)) => Shown::Number { number: number(count) },
    }
}

impl From<learn::Solved> for Solved {
    fn from(solved: learn::Solved) -> Self {
        match solved {
            learn::Solved::Helped => Self::Helped,
            learn::Solved::Alone => Self::Alone,
        }
    }
}

impl From<learn::Ask> for Ask {
    fn from(ask: learn::Ask) -> Self {
        match ask {
            learn::Ask::Moves => Self::Moves,
            learn::Ask::Holes => Self::Holes,
            learn::Ask::Parts => Self::Parts,
            learn::Ask::YesOrNo => Self::YesOrNo,
            learn::Ask::Number => Self::Number,
        }
    }
}

impl From<learn::PuzzleKind> for PuzzleKind {
    fn from(kind: learn::PuzzleKind) -> Self {
        match kind {
            learn::PuzzleKind::HomeIn => Self::HomeIn,
            learn::PuzzleKind::LongestChain => Self::LongestChain,
            learn::PuzzleKind::BestBridge => Self::BestBridge,
            learn::PuzzleKind::SaveMove => Self::SaveMove,
        }
    }
}

impl From<learn::PartKind> for PartKind {
    fn from(kind: learn::PartKind) -> Self {
        match kind {
            learn::PartKind::Start => Self::Start,
            learn::PartKind::Over => Self::Over,
            learn::PartKind::Landing => Self::Landing,
            learn::PartKind::CanHop => Self::CanHop,
        }
    }
}

impl From<&Solution> for ExerciseSubject {
    fn from(what: &Solution) -> Self {
        match what {
            Solution::Task { lesson, task } => Self::Task { lesson: lesson.clone(), task: task.clone() },
            Solution::Puzzle(id) => Self::Puzzle { id: id.clone() },
            Solution::Closing(id) => Self::Closing { game_id: id.to_string() },
        }
    }
}

impl From<NotTaken> for AnswerError {
    fn from(error: NotTaken) -> Self {
        match error {
            NotTaken::Solved => Self::Solved,
            NotTaken::OtherAnswer(ask) => Self::OtherAnswer { ask: ask.into() },
            NotTaken::OtherPart(part) => Self::OtherPart { part: part.kind.into() },
            NotTaken::Unnamed(left) => Self::Unnamed { left: int(left) },
            NotTaken::AllNamed => Self::AllNamed,
            NotTaken::NothingToTakeBack => Self::NothingToTakeBack,
        }
    }
}
