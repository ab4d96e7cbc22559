//! The next thing that is right, for who asks to be shown.

use crate::board::HoleSet;
use crate::learn::exercise::{Exercise, Subject};
use crate::learn::goal::Goal;
use crate::learn::judge::{count, in_the_way, quarry, truth};
use crate::learn::parts::{Naming, Part, parts, right};
use crate::path::Path;

/// The next thing that is right.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Shown {
    /// A right move. Nothing where the task is solved.
    Move(Option<Path>),
    /// The holes that are still to be found.
    Holes(HoleSet),
    /// What is right for each part.
    Parts(Vec<(Part, Naming)>),
    /// Whether it is true.
    Yes(bool),
    /// The number.
    Number(Option<u32>),
}

impl Exercise {
    /// The next thing that is right. From then on the task counts as solved with help.
    pub fn show(&mut self) -> Shown {
        self.help();
        next(self)
    }
}

fn next(exercise: &Exercise) -> Shown {
    let position = exercise.start();
    match exercise.subject() {
        Subject::Goal(Goal::Play { aim, .. }) => {
            Shown::Move(if exercise.is_solved() { None } else { aim.solution(exercise.line()) })
        }
        Subject::Goal(Goal::Find { quarry: of, .. }) => Shown::Holes(quarry(of, position) - exercise.found()),
        Subject::Goal(Goal::Name { .. }) => {
            let segments = exercise.segments();
            let named = |part| Some((part, right(segments, part)?));
            Shown::Parts(parts(segments).into_iter().filter_map(named).collect())
        }
        Subject::Goal(Goal::Judge { claim }) => Shown::Yes(truth(claim, position).0),
        Subject::Goal(Goal::Count { quantity }) => Shown::Number(count(*quantity, position)),
        Subject::Closing(closing) => Shown::Yes(in_the_way(closing).0),
    }
}
