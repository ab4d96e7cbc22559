use core::fmt;
use core::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::rules::{
    After, Camps, Continue, Deadlock, Exit, First, Idle, Jump, Options, Pass, Passive, Repetition, RulesError, Sets,
    Swap, Teams, Win,
};
use crate::seat::Seat;

/// A named choice of every option.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Preset {
    /// The default: adjacent hops, any camp may be entered and left, and all ten goal holes must hold the winner's
    /// own pieces. No draw by rule, no loss by block or stall.
    Plyyard,
    /// The goal is locked, others' camps may only be passed through, and an opponent's piece in the goal may be
    /// swapped. A toss decides who starts.
    Masters,
    /// Others' camps are closed; passes, a limit to repetition, and with two players a deadlock that can be claimed.
    Tournament,
    /// Played for points and places, with a rule against staying at home.
    Qq,
    /// The same with symmetric hops.
    QqSymmetric,
}

impl Preset {
    /// All presets.
    pub const ALL: [Self; 5] = [Self::Plyyard, Self::Masters, Self::Tournament, Self::Qq, Self::QqSymmetric];

    /// The key used in texts and by the engine protocol.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Plyyard => "plyyard",
            Self::Masters => "masters",
            Self::Tournament => "tournament",
            Self::Qq => "qq",
            Self::QqSymmetric => "qq-symmetric",
        }
    }

    /// The options it names for so many players.
    #[must_use]
    pub const fn options(self, players: u8) -> Options {
        let plain = Options {
            jump: Jump::Adjacent,
            exit: Exit::Free,
            camps: Camps::Open,
            goes_on: Continue::Off,
            win: Win::Own,
            swap: Swap::Off,
            pass: Pass::Off,
            repetition: Repetition::Off,
            deadlock: Deadlock::Off,
            passive: Passive::Off,
            idle: Idle::Empty,
            sets: Sets::One,
            teams: Teams::None,
            first: First::Seat(Seat::SOUTH),
            after: After::Stop,
        };
        match self {
            Self::Plyyard => plain,
            Self::Masters => {
                Options { exit: Exit::Locked, camps: Camps::Pass, swap: Swap::On, first: First::Toss, ..plain }
            }
            Self::Tournament => Options {
                camps: Camps::Closed,
                pass: Pass::On,
                repetition: Repetition::On,
                deadlock: if players == 2 { Deadlock::On } else { Deadlock::Off },
                ..plain
            },
            Self::Qq => Options { passive: Passive::On, after: After::Places, ..plain },
            Self::QqSymmetric => Options { jump: Jump::Symmetric, passive: Passive::On, after: After::Places, ..plain },
        }
    }
}

impl fmt::Display for Preset {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.key())
    }
}

impl FromStr for Preset {
    type Err = RulesError;

    fn from_str(text: &str) -> Result<Self, RulesError> {
        let found = Self::ALL.into_iter().find(|preset| preset.key() == text);
        found.ok_or_else(|| RulesError::Preset(text.chars().take(40).collect()))
    }
}
