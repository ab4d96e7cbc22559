//! What crosses the boundary: plain records and enums.
//!
//! Small numbers cross as `i32` because that is the `Int` of Kotlin and the one both languages index
//! with; holes are indices 0 to 120 in reading order (`q1` is 0, `a1` is 120), seats are 1 to 6.

/// One hole of the board, for drawing and naming.
#[derive(Debug, Clone, PartialEq, Eq, uniffi::Record)]
pub struct HoleInfo {
    /// Index in reading order, 0 to 120.
    pub index: i32,
    /// Row letter and number, `a1` to `q1`.
    pub name: String,
    /// Distance right of the centre hole, in half pitches.
    pub x: i32,
    /// Rows above the centre hole.
    pub y: i32,
    /// The seat whose home this hole belongs to, if any.
    pub camp: Option<i32>,
    /// Indices of the neighbouring holes.
    pub neighbours: Vec<i32>,
}

/// The rule sets that a game can be started with.
#[derive(Debug, Clone, Copy, PartialEq, Eq, uniffi::Enum)]
pub enum Preset {
    /// The default rules: no locks, no draws by rule, a win with all ten pieces in the goal.
    Plyyard,
}

/// Who plays a seat.
#[derive(Debug, Clone, PartialEq, Eq, uniffi::Enum)]
pub enum PlayerKind {
    /// Somebody holding the phone.
    Person,
    /// The computer at a level from 1 to 8.
    Computer {
        /// 1 is the weakest, 8 the strongest.
        level: i32,
    },
}

/// One player of a game that is about to start.
#[derive(Debug, Clone, PartialEq, Eq, uniffi::Record)]
pub struct PlayerSetup {
    /// The name a person gave; empty where the app should use its own word.
    pub name: String,
    /// Person or computer.
    pub kind: PlayerKind,
}

/// A game that is about to start: the players in turn order, the one on seat 1 first.
#[derive(Debug, Clone, PartialEq, Eq, uniffi::Record)]
pub struct GameSetup {
    /// The rule set.
    pub preset: Preset,
    /// The players on the seats in play, clockwise from seat 1.
    pub players: Vec<PlayerSetup>,
}

/// What kind of game it is, which decides hints, undo and the meaning of a draw offer.
#[derive(Debug, Clone, Copy, PartialEq, Eq, uniffi::Enum)]
pub enum Mode {
    /// One person against the computer.
    Computer,
    /// Two or more people pass the phone around.
    PassAndPlay,
}

/// Whether the game goes on, and if not, why.
#[derive(Debug, Clone, PartialEq, Eq, uniffi::Enum)]
pub enum Status {
    /// The game goes on.
    Playing,
    /// Somebody won.
    Won {
        /// The winner's seat.
        seat: i32,
        /// How.
        reason: WinReason,
    },
    /// Nobody won.
    Drawn {
        /// Why.
        reason: DrawReason,
    },
}

/// How a game was won.
#[derive(Debug, Clone, Copy, PartialEq, Eq, uniffi::Enum)]
pub enum WinReason {
    /// All ten goal holes hold the winner's pieces.
    AllHome,
    /// The other side resigned.
    Resigned,
}

/// Why a game was drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, uniffi::Enum)]
pub enum DrawReason {
    /// All players agreed.
    Agreed,
    /// No player has a legal move.
    NobodyCanMove,
}

/// What a played move was.
#[derive(Debug, Clone, Copy, PartialEq, Eq, uniffi::Enum)]
pub enum MoveKind {
    /// One step to a neighbouring hole.
    Step,
    /// One hop.
    Hop,
    /// Two hops or more in one move.
    Chain,
    /// The player had no legal move.
    Pass,
}

/// One move of the record.
#[derive(Debug, Clone, PartialEq, Eq, uniffi::Record)]
pub struct PlayedMove {
    /// Its place in the record, from 1.
    pub ply: i32,
    /// Who played it.
    pub seat: i32,
    /// Step, hop, chain or pass.
    pub kind: MoveKind,
    /// The start hole and every landing; empty for a pass.
    pub path: Vec<i32>,
    /// The move in notation, such as `d1-e5` or `c1:e5:g5`.
    pub text: String,
}

/// How far a player has come.
#[derive(Debug, Clone, PartialEq, Eq, uniffi::Record)]
pub struct PlayerFigures {
    /// Seat, 1 to 6.
    pub seat: i32,
    /// The name given at the start; empty where the app should use its own word.
    pub name: String,
    /// Person or computer.
    pub kind: PlayerKind,
    /// Pieces in the goal, 0 to 10.
    pub home: i32,
    /// Steps still needed: the smallest total of hex distances of the pieces to distinct goal holes.
    pub steps: i32,
}

/// What the screen may offer now.
#[expect(clippy::struct_excessive_bools, reason = "each is one button of its own")]
#[derive(Debug, Clone, Copy, PartialEq, Eq, uniffi::Record)]
pub struct Allowed {
    /// There is a move to take back, and the mode and the outcome let it be taken back.
    pub undo: bool,
    /// There is an undone move to play again.
    pub redo: bool,
    /// The mode has hints and a person is to move.
    pub hint: bool,
    /// The game goes on, so that it can be resigned.
    pub resign: bool,
    /// A draw can be offered.
    pub offer_draw: bool,
}

/// The state of a draw offer.
#[derive(Debug, Clone, Copy, PartialEq, Eq, uniffi::Enum)]
pub enum DrawOffer {
    /// Nothing is offered.
    None,
    /// An offer waits for an answer.
    Open {
        /// Who offered.
        by: i32,
        /// Who has to answer; the offer lapses when that seat moves.
        to: i32,
    },
    /// The last offer was declined; shown until the next move.
    Declined {
        /// Who had offered.
        by: i32,
    },
}

/// Everything that a game screen draws.
#[derive(Debug, Clone, PartialEq, Eq, uniffi::Record)]
pub struct Snapshot {
    /// The game's id in its library.
    pub game_id: String,
    /// The title a person gave; empty if none.
    pub title: String,
    /// Changes with every change of the game; two snapshots of one game with the same revision are equal.
    pub revision: i64,
    /// Against the computer or pass and play.
    pub mode: Mode,
    /// The rule set.
    pub preset: Preset,
    /// 121 characters in reading order: a digit for a piece of that seat, `.` for an empty hole, `x` for an idle piece.
    pub pieces: String,
    /// Plies played.
    pub ply: i32,
    /// The seat to move.
    pub to_move: i32,
    /// True when the game waits for the computer's move: a `Search` should be run.
    pub computer_to_move: bool,
    /// Whether the game goes on.
    pub status: Status,
    /// The last move that was not a pass, with every landing.
    pub last_move: Option<PlayedMove>,
    /// Seats passed over after the last move because they had no legal move, in order.
    pub passed: Vec<i32>,
    /// The players in turn order.
    pub players: Vec<PlayerFigures>,
    /// What is allowed now.
    pub allowed: Allowed,
    /// The state of a draw offer.
    pub draw_offer: DrawOffer,
}

/// How a hole can be reached.
#[derive(Debug, Clone, Copy, PartialEq, Eq, uniffi::Enum)]
pub enum TargetKind {
    /// By one step.
    Step,
    /// By hopping, and at least one more hop leads on from there.
    Hop,
    /// By hopping, and no further hop leads on.
    ChainEnd,
}

/// One hole where a move can rest.
#[derive(Debug, Clone, PartialEq, Eq, uniffi::Record)]
pub struct Target {
    /// The hole.
    pub hole: i32,
    /// Step, hop or end of a chain.
    pub kind: TargetKind,
    /// Hops of the path; 0 for a step.
    pub hops: i32,
    /// The default path: the start hole and every landing.
    pub path: Vec<i32>,
    /// The move in notation.
    pub text: String,
}

/// A chain that is being built hop by hop.
#[derive(Debug, Clone, PartialEq, Eq, uniffi::Record)]
pub struct PinnedChain {
    /// Whether the move may end where the piece waits now.
    pub may_finish: bool,
    /// What can still follow; each path begins with the pinned one.
    pub targets: Vec<Target>,
}

/// Why a hint is worth following. Each reason is true of the line that the search found.
#[derive(Debug, Clone, Copy, PartialEq, Eq, uniffi::Enum)]
pub enum HintReason {
    /// The move wins the game.
    Wins,
    /// The move brings a piece into the goal.
    BringsHome,
    /// The move brings the hindmost piece forward.
    RescuesLast,
    /// The move is a chain of hops.
    LongChain,
    /// The move makes room in the goal for a piece that follows.
    MakesRoom,
    /// The move prepares a chain for the next own move.
    BuildsBridge,
    /// The move takes a hole that the other side's best reply needed.
    Blocks,
    /// The move goes forward.
    Advances,
}

/// One move that a search proposes.
#[derive(Debug, Clone, PartialEq, Eq, uniffi::Record)]
pub struct Suggestion {
    /// The start hole and every landing; empty for a pass.
    pub path: Vec<i32>,
    /// The move in notation.
    pub text: String,
    /// Step, hop, chain or pass.
    pub kind: MoveKind,
    /// Why, when the search was for a hint.
    pub reason: Option<HintReason>,
}

/// What a search found.
#[derive(Debug, Clone, PartialEq, Eq, uniffi::Record)]
pub struct SearchReport {
    /// The revision of the game that was searched.
    pub revision: i64,
    /// The move to play; for a hint the best two, best first.
    pub suggestions: Vec<Suggestion>,
    /// Plies searched completely.
    pub depth: i32,
    /// Positions visited.
    pub nodes: i64,
}

/// How far a running search has come.
#[derive(Debug, Clone, PartialEq, Eq, uniffi::Record)]
pub struct SearchProgress {
    /// Plies searched completely.
    pub depth: i32,
    /// Positions visited.
    pub nodes: i64,
}

/// One line of the list of saved games.
#[derive(Debug, Clone, PartialEq, Eq, uniffi::Record)]
pub struct GameSummary {
    /// The game's id.
    pub id: String,
    /// The title a person gave; empty if none.
    pub title: String,
    /// Against the computer or pass and play.
    pub mode: Mode,
    /// The rule set.
    pub preset: Preset,
    /// The players in turn order.
    pub players: Vec<PlayerFigures>,
    /// Plies played.
    pub ply: i32,
    /// The seat to move.
    pub to_move: i32,
    /// Whether the game goes on.
    pub status: Status,
    /// The board, as in `Snapshot::pieces`.
    pub pieces: String,
    /// When it was started, in milliseconds since 1970.
    pub created: i64,
    /// When it was last changed, in milliseconds since 1970.
    pub changed: i64,
}

/// A file that could not be read. It was kept.
#[derive(Debug, Clone, PartialEq, Eq, uniffi::Record)]
pub struct DamagedFile {
    /// Its name in the `damaged` folder.
    pub file: String,
    /// What is wrong with it, in English, for a bug report.
    pub detail: String,
}

/// A file that a newer version of the app wrote. It was left alone.
#[derive(Debug, Clone, PartialEq, Eq, uniffi::Record)]
pub struct NewerFile {
    /// Its name.
    pub file: String,
    /// The format version it states.
    pub version: i32,
}

/// All saved games of a library.
#[derive(Debug, Clone, PartialEq, Eq, uniffi::Record)]
pub struct Shelf {
    /// Unfinished games first, then finished ones, the last changed first in each.
    pub games: Vec<GameSummary>,
    /// Files that could not be read.
    pub damaged: Vec<DamagedFile>,
    /// Files of a newer version.
    pub newer: Vec<NewerFile>,
}

/// One moment of a replay.
#[derive(Debug, Clone, PartialEq, Eq, uniffi::Record)]
pub struct ReplayFrame {
    /// Plies played so far, from 0.
    pub ply: i32,
    /// The board, as in `Snapshot::pieces`.
    pub pieces: String,
    /// The seat to move.
    pub to_move: i32,
    /// The move that led here.
    pub last_move: Option<PlayedMove>,
    /// The players in turn order.
    pub players: Vec<PlayerFigures>,
    /// How the game stood; an end by agreement or resigning shows at the last ply.
    pub status: Status,
}

/// One player's figures over a whole game.
#[derive(Debug, Clone, PartialEq, Eq, uniffi::Record)]
pub struct ChartLine {
    /// Whose line it is.
    pub seat: i32,
    /// Pieces in the goal after each ply, from ply 0.
    pub home: Vec<i32>,
    /// Steps still needed after each ply, from ply 0.
    pub steps: Vec<i32>,
}
