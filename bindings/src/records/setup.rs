//! Rules and players of a game.

/// The rule sets that a game can be started with.
#[derive(Debug, Clone, Copy, PartialEq, Eq, uniffi::Enum)]
pub enum Preset {
    /// The default rules: no locks, no draws by rule, a win with all ten pieces in the goal.
    Plyyard,
    /// The goal is locked, others' camps may only be passed through, an opponent's piece in the goal may be swapped.
    Masters,
    /// Others' camps are closed; passes, a limit to repetition, and between two a deadlock that can be claimed.
    Tournament,
    /// Played for points and places, with a rule against staying at home and a limit per move.
    Qq,
    /// The same with long hops.
    QqSymmetric,
}

/// A value of one option.
#[derive(Debug, Clone, PartialEq, Eq, uniffi::Record)]
pub struct RuleOption {
    /// The option's key, such as `camps`.
    pub key: String,
    /// The value's key, such as `closed`.
    pub value: String,
}

/// An option with every value that it has.
#[derive(Debug, Clone, PartialEq, Eq, uniffi::Record)]
pub struct RuleOptionInfo {
    /// The option's key.
    pub key: String,
    /// The keys of its values.
    pub values: Vec<String>,
}

/// A choice of every option: a preset, and what differs from it.
#[derive(Debug, Clone, PartialEq, Eq, uniffi::Record)]
pub struct RuleSet {
    /// The preset; of a rule set of one's own, the one that differs in the fewest options.
    pub preset: Preset,
    /// The options that differ from the preset; none for the preset itself.
    pub changes: Vec<RuleOption>,
}

/// One player of a game that could be started: where, and with whom.
#[derive(Debug, Clone, PartialEq, Eq, uniffi::Record)]
pub struct Seating {
    /// The seat, 1 to 6, from which the player comes to move.
    pub seat: i32,
    /// The player's sets of pieces, named by their home seats.
    pub sets: Vec<i32>,
    /// The seats that win together with this one, itself among them.
    pub side: Vec<i32>,
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
    pub rules: RuleSet,
    /// The players on the seats in play, clockwise from seat 1.
    pub players: Vec<PlayerSetup>,
    /// The seed of the toss where the rules let one decide who starts; without it the library draws one.
    pub toss: Option<i64>,
    /// The limit of each move in milliseconds; none is a game without a clock.
    #[uniffi(default = None)]
    pub limit: Option<i32>,
}

/// What kind of game it is, which decides hints, undo and the meaning of a draw offer.
#[derive(Debug, Clone, Copy, PartialEq, Eq, uniffi::Enum)]
pub enum Mode {
    /// One person against the computer.
    Computer,
    /// Two or more people pass the phone around.
    PassAndPlay,
}
