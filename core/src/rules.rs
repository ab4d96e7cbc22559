//! Rule sets: a preset and the number of players, which decide the seats in play.

use core::fmt;
use core::str::FromStr;

use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::board::HoleSet;
use crate::seat::Seat;

/// A named choice of every option.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Preset {
    /// The default: adjacent hops, any camp may be entered and left, and all ten goal holes must hold the winner's
    /// own pieces. No draw by rule, no loss by block or stall.
    Plyyard,
}

impl Preset {
    /// The key used in texts and by the engine protocol.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Plyyard => "plyyard",
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
        match text {
            "plyyard" => Ok(Self::Plyyard),
            _ => Err(RulesError::Preset(text.to_owned())),
        }
    }
}

/// Why something is not a rule set.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum RulesError {
    /// There is no preset of that name.
    #[error("there is no preset `{0}`; the one there is: plyyard")]
    Preset(String),
    /// The board has no seats for that many players.
    #[error("{0} players cannot play; 2, 3, 4 or 6 can")]
    Players(u8),
}

/// What is legal and who wins.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "RulesText", into = "RulesText")]
pub struct Rules {
    preset: Preset,
    players: u8,
}

impl Rules {
    /// The default rules for two players.
    pub const PLYYARD: Self = Self { preset: Preset::Plyyard, players: 2 };

    /// A preset for 2, 3, 4 or 6 players.
    ///
    /// # Errors
    /// [`RulesError::Players`] for any other number.
    pub const fn new(preset: Preset, players: u8) -> Result<Self, RulesError> {
        match players {
            2 | 3 | 4 | 6 => Ok(Self { preset, players }),
            _ => Err(RulesError::Players(players)),
        }
    }

    /// The preset.
    #[must_use]
    pub const fn preset(self) -> Preset {
        self.preset
    }

    /// How many players there are.
    #[must_use]
    pub const fn players(self) -> u8 {
        self.players
    }

    /// The seats in play, in turn order.
    #[must_use]
    pub const fn seats(self) -> &'static [Seat] {
        match self.players {
            2 => &[Seat::SOUTH, Seat::NORTH],
            3 => &[Seat::SOUTH, Seat::NORTH_WEST, Seat::NORTH_EAST],
            4 => &[Seat::SOUTH, Seat::SOUTH_WEST, Seat::NORTH, Seat::NORTH_EAST],
            _ => &Seat::ALL,
        }
    }

    /// Whether somebody plays from this seat.
    #[must_use]
    pub fn in_play(self, seat: Seat) -> bool {
        self.seats().contains(&seat)
    }

    /// The seat that moves after this one.
    #[must_use]
    pub fn next(self, seat: Seat) -> Seat {
        let seats = self.seats();
        let after = seats.iter().position(|&s| s == seat).map_or(0, |i| i + 1);
        seats[after % seats.len()]
    }

    /// The seat that moves before this one.
    #[must_use]
    pub fn previous(self, seat: Seat) -> Seat {
        let seats = self.seats();
        let at = seats.iter().position(|&s| s == seat).unwrap_or(0);
        seats[(at + seats.len() - 1) % seats.len()]
    }

    /// The seat that starts.
    #[must_use]
    pub const fn first(self) -> Seat {
        Seat::SOUTH
    }

    /// Whether these pieces win for a seat: all ten goal holes hold them.
    #[must_use]
    pub fn wins(self, seat: Seat, pieces: HoleSet) -> bool {
        seat.goal().is_subset(pieces)
    }
}

#[derive(Serialize, Deserialize)]
struct RulesText {
    preset: Preset,
    players: u8,
}

impl TryFrom<RulesText> for Rules {
    type Error = RulesError;

    fn try_from(text: RulesText) -> Result<Self, RulesError> {
        Self::new(text.preset, text.players)
    }
}

impl From<Rules> for RulesText {
    fn from(rules: Rules) -> Self {
        Self { preset: rules.preset, players: rules.players }
    }
}
