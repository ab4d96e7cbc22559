//! The time that a move may take.

/// The limits per move that a rule set allows, in milliseconds.
#[derive(Debug, Clone, Copy, PartialEq, Eq, uniffi::Record)]
pub struct MoveLimits {
    /// What the rules say where nobody chooses.
    pub usual: i32,
    /// The least.
    pub shortest: i32,
    /// The most.
    pub longest: i32,
}

/// Why a clock stands still. It goes on when the last reason is gone.
#[derive(Debug, Clone, Copy, PartialEq, Eq, uniffi::Enum)]
pub enum ClockHold {
    /// The person paused, or has not come back yet to the game.
    Person,
    /// The app is not in the foreground.
    Background,
    /// A dialog asks something.
    Dialog,
    /// A move is still being shown.
    Animation,
}

/// What a clock shows at one instant, in milliseconds.
#[derive(Debug, Clone, PartialEq, Eq, uniffi::Record)]
pub struct ClockReading {
    /// The limit of each move.
    pub limit: i32,
    /// What is left of this turn; all of it where the turn is not timed.
    pub left: i32,
    /// Whether the turn is timed: a person's is, the computer's is not, and there is none after the end.
    pub timed: bool,
    /// Whether time is running now.
    pub running: bool,
    /// Whether little is left of a timed turn: `low_from` or less.
    pub low: bool,
    /// What is left when a person is warned.
    pub low_from: i32,
    /// What holds it.
    pub held: Vec<ClockHold>,
}

/// What came of telling a clock the time.
#[derive(Debug, Clone, PartialEq, Eq, uniffi::Record)]
pub struct ClockTick {
    /// What the clock shows; nothing in a game without one.
    pub reading: Option<ClockReading>,
    /// The game, if the time of the person to move ran out: the turn has passed, and that is saved.
    pub timed_out: Option<crate::records::Snapshot>,
}
