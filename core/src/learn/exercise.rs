//! One task under way: the board, the answers so far, and what each comes to.

use thiserror::Error;

use crate::board::{Hole, HoleSet};
use crate::learn::aim::{Line, Verdict};
use crate::learn::closing::Closing;
use crate::learn::facts;
use crate::learn::feedback::{Because, Feedback, Misnamed, Obstacle};
use crate::learn::goal::Goal;
use crate::learn::judge::{absence, count, in_the_way, quarry, truth};
use crate::learn::parts::{Naming, Part, Segment, parts, right, segments};
use crate::path::Path;
use crate::position::Position;
use crate::seat::Seat;

/// How a task is answered.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ask {
    /// By moves on the board.
    Moves,
    /// By holes, each judged at once.
    Holes,
    /// By naming parts in turn, then a check.
    Parts,
    /// By yes or no.
    YesOrNo,
    /// By a number.
    Number,
}

/// Why an answer was not taken. Nothing has changed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum NotTaken {
    /// The task is solved.
    #[error("the task is solved")]
    Solved,
    /// The task is answered in another way.
    #[error("the task is answered by {0:?}")]
    OtherAnswer(Ask),
    /// The part whose turn it is is named by a hole, or by yes or no.
    #[error("{0:?} is named in another way")]
    OtherPart(Part),
    /// There are parts still to be named.
    #[error("{0} parts are still to be named")]
    Unnamed(usize),
    /// All parts are named.
    #[error("all parts are named")]
    AllNamed,
    /// There is nothing to take back.
    #[error("there is nothing to take back")]
    NothingToTakeBack,
}

/// What a task is about.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Subject {
    /// A goal, to be reached from a position.
    Goal(Goal),
    /// The end of a game: whether own pieces were in the way of the last three.
    Closing(Box<Closing>),
}

/// One task under way.
#[derive(Debug, Clone)]
pub struct Exercise {
    subject: Subject,
    start: Position,
    now: Position,
    moves: Vec<Path>,
    found: HoleSet,
    /// The parts of a line, and what was said of those whose turn has come.
    segments: Vec<Segment>,
    named: Vec<Option<Naming>>,
    mistakes: u32,
    is_helped: bool,
    is_solved: bool,
}

impl Exercise {
    /// A task at its beginning, for the player to move.
    #[must_use]
    pub fn new(start: Position, goal: Goal) -> Self {
        let segments = match goal {
            Goal::Name { from, to } => segments(from, to, start.occupied()).unwrap_or_default(),
            _ => Vec::new(),
        };
        Self::of(start, Subject::Goal(goal), segments)
    }

    /// The question about the end of a game.
    #[must_use]
    pub fn of_closing(closing: Closing) -> Self {
        Self::of(closing.start, Subject::Closing(Box::new(closing)), Vec::new())
    }

    fn of(start: Position, subject: Subject, segments: Vec<Segment>) -> Self {
        let named = vec![None; parts(&segments).len()];
        let (moves, found) = (Vec::new(), HoleSet::EMPTY);
        let (mistakes, is_helped, is_solved) = (0, false, false);
        Self { subject, start, now: start, moves, found, segments, named, mistakes, is_helped, is_solved }
    }

    /// What it is about.
    #[must_use]
    pub const fn subject(&self) -> &Subject {
        &self.subject
    }

    /// The position now. While the task goes on, the same player is to move.
    #[must_use]
    pub const fn position(&self) -> &Position {
        &self.now
    }

    /// Who answers.
    #[must_use]
    pub const fn learner(&self) -> Seat {
        self.start.to_move()
    }

    /// The right moves made so far.
    #[must_use]
    pub fn moves(&self) -> &[Path] {
        &self.moves
    }

    /// Own moves left, where the task is answered by moves.
    #[must_use]
    pub fn moves_left(&self) -> u8 {
        let Subject::Goal(Goal::Play { moves, .. }) = self.subject else { return 0 };
        moves.saturating_sub(u8::try_from(self.moves.len()).unwrap_or(u8::MAX))
    }

    /// The holes found so far.
    #[must_use]
    pub const fn found(&self) -> HoleSet {
        self.found
    }

    /// How many holes are looked for.
    #[must_use]
    pub fn looked_for(&self) -> usize {
        let Subject::Goal(Goal::Find { quarry: of, enough }) = &self.subject else { return 0 };
        let all = quarry(of, &self.start).len();
        enough.map_or(all, |enough| usize::from(enough).min(all))
    }

    /// The parts to be named in turn, with what was said of them.
    #[must_use]
    pub fn parts(&self) -> Vec<(Part, Option<Naming>)> {
        parts(&self.segments).into_iter().zip(self.named.iter().copied()).collect()
    }

    /// Wrong answers so far.
    #[must_use]
    pub const fn mistakes(&self) -> u32 {
        self.mistakes
    }

    /// Whether something was shown.
    #[must_use]
    pub const fn is_helped(&self) -> bool {
        self.is_helped
    }

    /// Whether the task is solved.
    #[must_use]
    pub const fn is_solved(&self) -> bool {
        self.is_solved
    }

    /// How it is answered.
    #[must_use]
    pub const fn ask(&self) -> Ask {
        match self.subject {
            Subject::Goal(Goal::Play { .. }) => Ask::Moves,
            Subject::Goal(Goal::Find { .. }) => Ask::Holes,
            Subject::Goal(Goal::Name { .. }) => Ask::Parts,
            Subject::Goal(Goal::Judge { .. }) | Subject::Closing(_) => Ask::YesOrNo,
            Subject::Goal(Goal::Count { .. }) => Ask::Number,
        }
    }

    const fn other_answer(&self) -> NotTaken {
        if self.is_solved { NotTaken::Solved } else { NotTaken::OtherAnswer(self.ask()) }
    }

    /// Plays a move: start and every landing, or start and end for the default path. Only a right one is made.
    ///
    /// # Errors
    /// [`NotTaken`].
    pub fn play(&mut self, holes: &[Hole]) -> Result<Feedback, NotTaken> {
        let Subject::Goal(Goal::Play { aim, .. }) = self.subject else { return Err(self.other_answer()) };
        if self.is_solved {
            return Err(NotTaken::Solved);
        }
        let path = match self.now.resolve(holes) {
            Ok(path) => path,
            Err(why) => return Ok(self.mistaken(Feedback::Illegal(Obstacle::new(&self.now, why)))),
        };
        let verdict = aim.judge(self.line(), &path);
        if let Verdict::Short(why) = verdict {
            return Ok(self.mistaken(Feedback::Short { path, why }));
        }
        let after = facts::after(&self.now, &path);
        self.moves.push(path);
        if verdict == Verdict::Met {
            self.now = after;
            return Ok(self.solved(None));
        }
        self.now = facts::others_stand_still(&after, self.start.to_move());
        Ok(Feedback::GoOn { left: self.moves_left() })
    }

    /// Answers with a hole: one of those looked for, or the part whose turn it is.
    ///
    /// # Errors
    /// [`NotTaken`].
    pub fn mark(&mut self, hole: Hole) -> Result<Feedback, NotTaken> {
        let Subject::Goal(Goal::Find { quarry: of, .. }) = &self.subject else {
            return self.name(Naming::Hole(hole));
        };
        if self.is_solved {
            return Err(NotTaken::Solved);
        }
        if self.found.contains(hole) {
            return Ok(Feedback::FoundBefore { hole });
        }
        if !quarry(of, &self.start).contains(hole) {
            let why = absence(of, &self.start, hole);
            return Ok(self.mistaken(Feedback::Absent { hole, why }));
        }
        self.found.insert(hole);
        let (found, of) = (self.found.len(), self.looked_for());
        Ok(if found == of { self.solved(None) } else { Feedback::Found { hole, found, of } })
    }

    /// Answers with yes or no: the question, or the part whose turn it is.
    ///
    /// # Errors
    /// [`NotTaken`].
    pub fn say(&mut self, yes: bool) -> Result<Feedback, NotTaken> {
        let (is_true, because) = match &self.subject {
            Subject::Goal(Goal::Judge { claim }) => truth(claim, &self.start),
            Subject::Closing(closing) => in_the_way(closing),
            Subject::Goal(_) => return self.name(Naming::Yes(yes)),
        };
        if self.is_solved {
            return Err(NotTaken::Solved);
        }
        Ok(if yes == is_true { self.solved(Some(because)) } else { self.mistaken(Feedback::Wrong { because }) })
    }

    /// Answers with a number.
    ///
    /// # Errors
    /// [`NotTaken`].
    pub fn count(&mut self, given: u32) -> Result<Feedback, NotTaken> {
        let Subject::Goal(Goal::Count { quantity }) = self.subject else { return Err(self.other_answer()) };
        if self.is_solved {
            return Err(NotTaken::Solved);
        }
        let right = count(quantity, &self.start);
        if Some(given) == right {
            return Ok(self.solved(None));
        }
        let is_too_many = right.is_some_and(|right| given > right);
        Ok(self.mistaken(Feedback::Miscounted { given, is_too_many }))
    }

    fn name(&mut self, naming: Naming) -> Result<Feedback, NotTaken> {
        if self.is_solved || self.ask() != Ask::Parts {
            return Err(self.other_answer());
        }
        let next = self.named.iter().position(Option::is_none).ok_or(NotTaken::AllNamed)?;
        if let Some(&part) = parts(&self.segments).get(next) {
            let wanted = right(&self.segments, part);
            let is_hole = |naming: &Naming| matches!(naming, Naming::Hole(_));
            if wanted.as_ref().is_some_and(|wanted| is_hole(wanted) != is_hole(&naming)) {
                return Err(NotTaken::OtherPart(part));
            }
        }
        self.named[next] = Some(naming);
        Ok(Feedback::Named { left: self.unnamed() })
    }

    fn unnamed(&self) -> usize {
        self.named.iter().filter(|named| named.is_none()).count()
    }

    /// Checks the parts named. Those that are wrong are to be named again.
    ///
    /// # Errors
    /// [`NotTaken`].
    pub fn check(&mut self) -> Result<Feedback, NotTaken> {
        if self.is_solved || self.ask() != Ask::Parts {
            return Err(self.other_answer());
        }
        if self.unnamed() > 0 {
            return Err(NotTaken::Unnamed(self.unnamed()));
        }
        let mut wrong = Vec::new();
        for (part, named) in parts(&self.segments).into_iter().zip(&mut self.named) {
            if *named != right(&self.segments, part) {
                wrong.extend(named.take().map(|naming| Misnamed { part, naming }));
            }
        }
        Ok(if wrong.is_empty() { self.solved(None) } else { self.mistaken(Feedback::Misnamed { wrong }) })
    }

    /// Takes back the last right move, or the last part named.
    ///
    /// # Errors
    /// [`NotTaken`].
    pub fn take_back(&mut self) -> Result<(), NotTaken> {
        if self.is_solved {
            return Err(NotTaken::Solved);
        }
        if let Some(named) = self.named.iter_mut().rev().find(|named| named.is_some()) {
            *named = None;
            return Ok(());
        }
        self.moves.pop().ok_or(NotTaken::NothingToTakeBack)?;
        let seat = self.start.to_move();
        let made = |now: Position, path| facts::others_stand_still(&facts::after(&now, path), seat);
        self.now = self.moves.iter().fold(self.start, made);
        Ok(())
    }

    /// Begins anew. What was shown stays shown.
    pub fn restart(&mut self) {
        let is_helped = self.is_helped;
        *self = Self { is_helped, ..Self::of(self.start, self.subject.clone(), self.segments.clone()) };
    }

    /// From now on the task counts as solved with help, if it is not solved yet.
    pub(super) fn help(&mut self) {
        self.is_helped |= !self.is_solved;
    }

    pub(super) fn line(&self) -> Line<'_> {
        Line { start: &self.start, moves: &self.moves, now: &self.now, left: self.moves_left() }
    }

    pub(super) fn segments(&self) -> &[Segment] {
        &self.segments
    }

    pub(super) const fn start(&self) -> &Position {
        &self.start
    }

    fn mistaken(&mut self, feedback: Feedback) -> Feedback {
        self.mistakes = self.mistakes.saturating_add(1);
        feedback
    }

    fn solved(&mut self, because: Option<Because>) -> Feedback {
        self.is_solved = true;
        Feedback::Solved { because }
    }
}
