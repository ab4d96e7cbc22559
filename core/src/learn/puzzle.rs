//! Puzzles made from games of the computer against itself, each verified by looking at every move.
//!
//! One line a puzzle: kind, grade, the number asked for, the position, and every first move that is right.
//!
//! ```text
//! home-in 2 3 1/11/1…/. 1 g4-h5,e6:g8
//! ```

use core::fmt;

use thiserror::Error;

use crate::board::Hole;
use crate::learn::exercise::Exercise;
use crate::learn::fault::Fault;
use crate::learn::goal::{Aim, Goal};
use crate::learn::judge::MOST_MOVES_HOME;
use crate::notation::MoveText;
use crate::path::Move;
use crate::position::Position;
use crate::rules::Rules;

/// What a puzzle asks for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum PuzzleKind {
    /// All pieces into the goal in so many moves, the fewest there are.
    HomeIn,
    /// The most hops that one move can have.
    LongestChain,
    /// The move that makes possible the move of another piece that gains most.
    BestBridge,
    /// The first of the fewest moves home, where the move that gains most needs one more.
    SaveMove,
}

impl PuzzleKind {
    /// All kinds.
    pub const ALL: [Self; 4] = [Self::HomeIn, Self::LongestChain, Self::BestBridge, Self::SaveMove];

    /// Its name in the file.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::HomeIn => "home-in",
            Self::LongestChain => "longest-chain",
            Self::BestBridge => "best-bridge",
            Self::SaveMove => "save-move",
        }
    }
}

/// A puzzle.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Puzzle {
    /// Eight hexadecimal digits that stand for kind and position, whatever else becomes of the file.
    pub id: String,
    /// What it asks for.
    pub kind: PuzzleKind,
    /// From 1, easy, to 5.
    pub grade: u8,
    /// The number asked for: moves, hops or steps; of [`PuzzleKind::SaveMove`] all the moves home.
    pub number: u8,
    /// Where it begins.
    pub position: Position,
    /// Every first move that is right, as start and end.
    pub firsts: Vec<(Hole, Hole)>,
}

impl Puzzle {
    /// The highest grade.
    pub const HARDEST: u8 = 5;

    /// A puzzle of these parts.
    #[must_use]
    pub fn new(kind: PuzzleKind, grade: u8, number: u8, position: Position, firsts: Vec<(Hole, Hole)>) -> Self {
        let id = format!("{:08x}", crc32fast::hash(format!("{} {position}", kind.key()).as_bytes()));
        Self { id, kind, grade, number, position, firsts }
    }

    /// What it asks for, as lessons put it.
    #[must_use]
    pub fn goal(&self) -> Goal {
        let (aim, moves) = match self.kind {
            PuzzleKind::HomeIn => (Aim::Home, self.number),
            PuzzleKind::LongestChain => (Aim::Hops { least: self.number }, 1),
            PuzzleKind::BestBridge => (Aim::Bridge { steps: self.number.into() }, 1),
            PuzzleKind::SaveMove => (Aim::Save { left: self.number.saturating_sub(1) }, 1),
        };
        Goal::Play { aim, moves }
    }

    /// The puzzle at its beginning.
    #[must_use]
    pub fn begin(&self) -> Exercise {
        Exercise::new(self.position, self.goal())
    }
}

/// Its line in the file.
impl fmt::Display for Puzzle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let firsts: Vec<String> = self.firsts.iter().map(|(from, to)| format!("{from}-{to}")).collect();
        write!(f, "{} {} {} {} {}", self.kind.key(), self.grade, self.number, self.position, firsts.join(","))
    }
}

/// What is wrong with a puzzle.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum PuzzleError {
    /// The line has other parts than kind, grade, number, position and moves.
    #[error("a puzzle has a kind, a grade, a number, a position of two words, and its moves")]
    Layout,
    /// There is no such kind.
    #[error("`{0}` is no kind of puzzle")]
    Kind(String),
    /// The grade is not 1 to 5.
    #[error("`{0}` is no grade from 1 to 5")]
    Grade(String),
    /// The number is none, or none that can be asked for.
    #[error("`{0}` is no number to ask for")]
    Number(String),
    /// The position cannot be read.
    #[error("{0}")]
    Position(String),
    /// A move cannot be read, or is illegal.
    #[error("`{0}` is no move")]
    Move(String),
    /// It comes twice.
    #[error("it is the same as an earlier one")]
    Twice,
}

/// Reads a puzzle's line.
///
/// # Errors
/// The first thing that is wrong with it.
impl core::str::FromStr for Puzzle {
    type Err = PuzzleError;

    fn from_str(line: &str) -> Result<Self, PuzzleError> {
        let short = |word: &str| word.chars().take(40).collect::<String>();
        let words: Vec<&str> = line.split(' ').collect();
        let &[kind, grade, number, rows, seat, moves] = &words[..] else { return Err(PuzzleError::Layout) };
        let known = PuzzleKind::ALL.into_iter().find(|known| known.key() == kind);
        let kind = known.ok_or_else(|| PuzzleError::Kind(short(kind)))?;
        let graded = grade.parse().ok().filter(|grade| (1..=Self::HARDEST).contains(grade));
        let grade = graded.ok_or_else(|| PuzzleError::Grade(short(grade)))?;
        let most = match kind {
            PuzzleKind::HomeIn | PuzzleKind::SaveMove => MOST_MOVES_HOME,
            PuzzleKind::LongestChain | PuzzleKind::BestBridge => u8::MAX,
        };
        let asked = number.parse().ok().filter(|number| (1..=most).contains(number));
        let number = asked.ok_or_else(|| PuzzleError::Number(short(number)))?;
        let position = Position::parse(&format!("{rows} {seat}"), Rules::PLYYARD);
        let position = position.map_err(|error| PuzzleError::Position(format!("{error}")))?;
        let first = |text: &str| first_move(&position, text).ok_or_else(|| PuzzleError::Move(short(text)));
        let firsts = moves.split(',').map(first).collect::<Result<_, _>>()?;
        Ok(Self::new(kind, grade, number, position, firsts))
    }
}

fn first_move(position: &Position, text: &str) -> Option<(Hole, Hole)> {
    let text: MoveText = text.parse().ok()?;
    let path = position.read_move(&text).ok().flatten()?;
    match path.to_move() {
        Move::Travel { from, to } => Some((from, to)),
        Move::Pass => None,
    }
}

/// Reads a file of puzzles; empty lines and those that begin with `#` are no puzzles.
pub(super) fn read_puzzles(text: &str) -> (Vec<Puzzle>, Vec<Fault<PuzzleError>>) {
    let (mut puzzles, mut faults) = (Vec::<Puzzle>::new(), Vec::new());
    for (number, line) in (1..).zip(text.lines()) {
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        let read = line.parse().and_then(|puzzle: Puzzle| {
            let is_known = puzzles.iter().any(|known| known.id == puzzle.id);
            if is_known { Err(PuzzleError::Twice) } else { Ok(puzzle) }
        });
        match read {
            Ok(puzzle) => puzzles.push(puzzle),
            Err(error) => faults.push(Fault { place: format!("puzzles, line {number}"), error }),
        }
    }
    (puzzles, faults)
}
