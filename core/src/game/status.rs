use core::fmt;
use core::str::FromStr;

use thiserror::Error;

use crate::position::{Departure, Outcome, Position, Victory};
use crate::score::last_to_go;
use crate::seat::Seat;

/// Whether a game goes on, and if not, why.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Status {
    /// It goes on.
    Playing,
    /// A seat won: the first of them, where they play on for places; with partners, the side of that seat.
    Won {
        /// The winner.
        seat: Seat,
        /// How.
        reason: WinReason,
    },
    /// Nobody won.
    Drawn(DrawReason),
}

/// How a game was won.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum WinReason {
    /// All own goals were reached.
    AllHome,
    /// The side's pieces in its goals reached the total that wins.
    SideTotal,
    /// The deadlock was conceded, and the winner was ahead by more than half a step.
    DeadlockAhead,
    /// The deadlock was conceded, and the winner was ahead by half a step: ¾ to ¼.
    DeadlockHalf,
    /// The loser made five moves after the claim without conceding.
    NoConcession,
    /// The others are gone, and the last of them resigned.
    Resigned,
    /// The others are gone, and the last of them left.
    Left,
    /// The others are gone, and the last of them was judged passive.
    Passive,
    /// The others are gone, and the last of them let the time run out three times in a row.
    TimedOut,
}

/// Why a game was drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum DrawReason {
    /// All players still in agreed.
    Agreed,
    /// All players still in passed on two consecutive own turns.
    AllPassed,
    /// No player still in has a legal move.
    NobodyCanMove,
}

impl Status {
    /// How the board alone says the game stands.
    #[must_use]
    pub fn of(position: &Position) -> Self {
        match position.outcome() {
            Outcome::Open => Self::Playing,
            Outcome::NobodyCanMove => Self::Drawn(DrawReason::NobodyCanMove),
            Outcome::AllPassed => Self::Drawn(DrawReason::AllPassed),
            Outcome::Won(seat) => Self::Won { seat, reason: WinReason::of(position) },
        }
    }
}

impl WinReason {
    fn of(position: &Position) -> Self {
        match position.victory() {
            Some(Victory::SideTotal) => Self::SideTotal,
            Some(Victory::DeadlockAhead) => Self::DeadlockAhead,
            Some(Victory::DeadlockHalf) => Self::DeadlockHalf,
            Some(Victory::NoConcession) => Self::NoConcession,
            Some(Victory::OthersGone) => match last_to_go(position) {
                Some((_, Departure::Left)) => Self::Left,
                Some((_, Departure::Passive)) => Self::Passive,
                Some((_, Departure::TimedOut)) => Self::TimedOut,
                Some((_, Departure::Resigned)) | None => Self::Resigned,
            },
            Some(Victory::AllHome) | None => Self::AllHome,
        }
    }
}

const WINS: [(WinReason, &str); 9] = [
    (WinReason::AllHome, "all-home"),
    (WinReason::SideTotal, "side-total"),
    (WinReason::DeadlockAhead, "deadlock-ahead"),
    (WinReason::DeadlockHalf, "deadlock-half"),
    (WinReason::NoConcession, "no-concession"),
    (WinReason::Resigned, "resigned"),
    (WinReason::Left, "left"),
    (WinReason::Passive, "passive"),
    (WinReason::TimedOut, "timed-out"),
];

const DRAWS: [(DrawReason, &str); 3] = [
    (DrawReason::Agreed, "agreed"),
    (DrawReason::AllPassed, "all-passed"),
    (DrawReason::NobodyCanMove, "nobody-can-move"),
];

/// `playing`, `won 1 all-home`, `draw agreed`.
impl fmt::Display for Status {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Playing => f.write_str("playing"),
            Self::Won { seat, reason } => {
                let key = WINS.iter().find(|(known, _)| known == reason).map_or("", |&(_, key)| key);
                write!(f, "won {seat} {key}")
            }
            Self::Drawn(reason) => {
                let key = DRAWS.iter().find(|(known, _)| known == reason).map_or("", |&(_, key)| key);
                write!(f, "draw {key}")
            }
        }
    }
}

/// A text that is no status.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("`{0}` is not a status, such as `playing`, `won 1 all-home` or `draw agreed`")]
pub struct ParseStatusError(String);

impl FromStr for Status {
    type Err = ParseStatusError;

    fn from_str(text: &str) -> Result<Self, ParseStatusError> {
        let words: Vec<&str> = text.split(' ').take(4).collect();
        let status = match *words {
            ["playing"] => Some(Self::Playing),
            ["won", number, key] => {
                let seat = number.parse().ok().and_then(|number| Seat::new(number).ok());
                let reason = WINS.iter().find(|&&(_, known)| known == key).map(|&(reason, _)| reason);
                seat.zip(reason).map(|(seat, reason)| Self::Won { seat, reason })
            }
            ["draw", key] => DRAWS.iter().find(|&&(_, known)| known == key).map(|&(reason, _)| Self::Drawn(reason)),
            _ => None,
        };
        status.ok_or_else(|| ParseStatusError(text.chars().take(40).collect()))
    }
}
