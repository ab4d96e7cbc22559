//! Lists: lessons, puzzles, the end of games, and what was learned.

use crate::errors::StoreError;
use crate::records::Ask;

/// How something was solved.
#[derive(Debug, Clone, Copy, PartialEq, Eq, uniffi::Enum)]
pub enum Solved {
    /// After something was shown.
    Helped,
    /// Without.
    Alone,
}

/// One task in the list of a lesson.
#[derive(Debug, Clone, PartialEq, Eq, uniffi::Record)]
pub struct TaskInfo {
    /// Names it and its texts within the lesson.
    pub key: String,
    /// How it is answered.
    pub ask: Ask,
    /// How it was solved, if it was.
    pub solved: Option<Solved>,
}

/// One lesson in the list.
#[derive(Debug, Clone, PartialEq, Eq, uniffi::Record)]
pub struct LessonInfo {
    /// Names it and its texts.
    pub key: String,
    /// Its tasks, in order.
    pub tasks: Vec<TaskInfo>,
}

/// What a puzzle asks for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, uniffi::Enum)]
pub enum PuzzleKind {
    /// All pieces into the goal in so many moves, the fewest there are.
    HomeIn,
    /// The most hops that one move can have.
    LongestChain,
    /// The move that makes possible the move of another own piece that gains most.
    BestBridge,
    /// The first of the fewest moves home, where the move that gains most needs one more.
    SaveMove,
}

/// One puzzle in the list.
#[derive(Debug, Clone, PartialEq, Eq, uniffi::Record)]
pub struct PuzzleInfo {
    /// Names it, for ever.
    pub id: String,
    /// What it asks for.
    pub kind: PuzzleKind,
    /// From 1, easy, to 5.
    pub grade: i32,
    /// The number asked for: moves home, hops, or steps of the bridge.
    pub number: i32,
    /// How it was solved, if it was.
    pub solved: Option<Solved>,
}

/// Days in a row on which something was solved.
#[derive(Debug, Clone, Copy, PartialEq, Eq, uniffi::Record)]
pub struct Streak {
    /// Days in a row, up to today or yesterday.
    pub days: i32,
    /// The most so far.
    pub best: i32,
    /// Whether something was solved today.
    pub today: bool,
}

/// A lesson or puzzle of the program that cannot be used.
#[derive(Debug, Clone, PartialEq, Eq, uniffi::Record)]
pub struct LearnFault {
    /// The lesson, or the line among the puzzles.
    pub place: String,
    /// What is wrong with it, for a report.
    pub detail: String,
}

/// Everything that a list of what can be learned draws.
#[derive(Debug, Clone, PartialEq, Eq, uniffi::Record)]
pub struct Course {
    /// The lessons in the order in which they build on each other.
    pub lessons: Vec<LessonInfo>,
    /// The puzzles, by kind and then from easy to hard.
    pub puzzles: Vec<PuzzleInfo>,
    /// The puzzle of the day.
    pub daily: Option<String>,
    /// The days in a row.
    pub streak: Streak,
    /// What is damaged and left out.
    pub faults: Vec<LearnFault>,
    /// Why what was learned could not be read: then nothing shows as solved, and nothing is overwritten.
    pub not_read: Option<StoreError>,
    /// Names in `damaged/` of files of what was learned, which were set aside.
    pub lost: Vec<String>,
}

/// A piece that came into the goal at the end of a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, uniffi::Record)]
pub struct ClosingEntry {
    /// The ply that brought it, as in a `Replay`.
    pub ply: i32,
    /// Where it started.
    pub from: i32,
    /// Where it came to rest.
    pub hole: i32,
}

/// an empty hole deeper in.
#[derive(Debug, Clone, Copy, PartialEq, Eq, uniffi::Record)]
pub struct ClosingBlock {
    /// The ply after which it was first so.
    pub ply: i32,
    /// The piece outside.
    pub piece: i32,
    /// The piece in the way.
    pub by: i32,
    /// The empty hole deeper in.
    pub deeper: i32,
    /// Own turns on which it was so.
    pub turns: i32,
}

/// How the last three pieces of a player came in. `GameLibrary::replay` shows the plies.
#[derive(Debug, Clone, PartialEq, Eq, uniffi::Record)]
pub struct ClosingInfo {
    /// The game's id.
    pub game_id: String,
    /// The player's seat.
    pub seat: i32,
    /// The ply after which three pieces are outside, for good.
    pub from_ply: i32,
    /// The ply by which all are in.
    pub to_ply: i32,
    /// Where a piece came in from outside, in order.
    pub entries: Vec<ClosingEntry>,
    /// Own moves from then on.
    pub moves: i32,
    /// The fewest own moves that would have been enough while nobody else moves, where that is known.
    pub fewest: Option<i32>,
    /// How the question about it was answered, if it was.
    pub solved: Option<Solved>,
}
