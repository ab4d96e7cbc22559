use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::level::Level;
use crate::rules::{Preset, Rules};
use crate::seat::Seat;

/// Who decides a seat's moves.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PlayerKind {
    /// Somebody holding the phone.
    Person,
    /// The computer at a level.
    Computer(Level),
}

/// One player of a game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Player {
    /// A name that a person gave; empty where there is none.
    pub name: String,
    /// Person or computer.
    pub kind: PlayerKind,
}

impl Player {
    /// A person without a name.
    #[must_use]
    pub const fn person() -> Self {
        Self { name: String::new(), kind: PlayerKind::Person }
    }

    /// The computer at a level.
    #[must_use]
    pub const fn computer(level: Level) -> Self {
        Self { name: String::new(), kind: PlayerKind::Computer(level) }
    }
}

/// What kind of game it is, which decides hints, undo and draw offers.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Mode {
    /// One person against the computer: hints, undo to the person's own turn.
    Computer,
    /// Two or more people: no hints, undo to the previous person's turn.
    PassAndPlay,
}

/// Rules and players of a game, checked to fit each other.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Setup {
    rules: Rules,
    players: Vec<Player>,
}

/// Why rules and players make no game.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum SetupError {
    /// Games are for two players in this version.
    #[error("a game is for 2 players, not {0}")]
    Players(usize),
    /// Games are played by the default rules in this version.
    #[error("a game is played by the rules plyyard, not `{0}`")]
    Rules(String),
    /// There must be a player for each seat in play.
    #[error("{expected} seats are in play, and there are {found} players")]
    Seats {
        /// Seats in play.
        expected: usize,
        /// Players given.
        found: usize,
    },
    /// Somebody must play.
    #[error("at least one player is a person")]
    NoPerson,
    /// A name is too long.
    #[error("a name has at most {limit} characters, this one has {found}")]
    Name {
        /// The limit.
        limit: usize,
        /// Characters given.
        found: usize,
    },
}

/// Characters that a name may have.
const NAME_LIMIT: usize = 40;

impl Setup {
    /// Rules with their players, the one on the first seat in play first.
    ///
    /// # Errors
    /// [`SetupError`] when they do not fit.
    pub fn new(rules: Rules, players: Vec<Player>) -> Result<Self, SetupError> {
        let seats = usize::from(rules.players());
        if rules.preset() != Some(Preset::Plyyard) {
            return Err(SetupError::Rules(rules.to_string()));
        }
        if seats != 2 {
            return Err(SetupError::Players(seats));
        }
        if players.len() != seats {
            return Err(SetupError::Seats { expected: seats, found: players.len() });
        }
        if !players.iter().any(|player| player.kind == PlayerKind::Person) {
            return Err(SetupError::NoPerson);
        }
        let longest = players.iter().map(|player| player.name.chars().count()).max().unwrap_or(0);
        if longest > NAME_LIMIT {
            return Err(SetupError::Name { limit: NAME_LIMIT, found: longest });
        }
        Ok(Self { rules, players })
    }

    /// The rules.
    #[must_use]
    pub const fn rules(&self) -> Rules {
        self.rules
    }

    /// The players with their seats, in turn order.
    pub fn players(&self) -> impl Iterator<Item = (Seat, &Player)> {
        self.rules.seats().iter().copied().zip(&self.players)
    }

    /// Who decides a seat's moves; an empty seat counts as a person's that never comes to move.
    #[must_use]
    pub fn kind(&self, seat: Seat) -> PlayerKind {
        self.players().find(|&(s, _)| s == seat).map_or(PlayerKind::Person, |(_, player)| player.kind)
    }

    /// Against the computer, or pass and play.
    #[must_use]
    pub fn mode(&self) -> Mode {
        let people = self.players.iter().filter(|player| player.kind == PlayerKind::Person).count();
        if people == 1 { Mode::Computer } else { Mode::PassAndPlay }
    }

    /// The one person of a game against the computer.
    pub(crate) fn only_person(&self) -> Option<Seat> {
        let mut people = self.players().filter(|(_, player)| player.kind == PlayerKind::Person);
        let first = people.next().map(|(seat, _)| seat);
        if people.next().is_some() { None } else { first }
    }
}
