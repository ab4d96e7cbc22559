use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{RngCore, SeedableRng};
use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::level::Level;
use crate::position::{Outcome, Position};
use crate::rules::{First, Rules};
use crate::score::Rank;
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
    /// A person's rank before the game, where the game is rated.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rank: Option<Rank>,
}

impl Player {
    /// A person without a name.
    #[must_use]
    pub const fn person() -> Self {
        Self { name: String::new(), kind: PlayerKind::Person, rank: None }
    }

    /// The computer at a level.
    #[must_use]
    pub const fn computer(level: Level) -> Self {
        Self { name: String::new(), kind: PlayerKind::Computer(level), rank: None }
    }

    /// The rank that counts: a person's own, or that of the computer's level.
    #[must_use]
    pub fn rated_as(&self) -> Option<Rank> {
        match self.kind {
            PlayerKind::Person => self.rank,
            PlayerKind::Computer(level) => Some(Rank::of_level(level)),
        }
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

/// Rules, players and start of a game, checked to fit each other.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Setup {
    rules: Rules,
    players: Vec<Player>,
    start: Start,
}

/// What a game starts from.
#[derive(Debug, Clone, PartialEq, Eq)]
enum Start {
    /// The rules' own start, with the seat that they name to move.
    Ordinary,
    /// The rules' own start, and a toss decides who moves.
    Tossed(u64),
    /// A position that was set up.
    Position(Box<Position>),
}

/// Why rules and players make no game.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum SetupError {
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
    /// The rules say that a toss decides who starts, and none was made.
    #[error("a toss decides who starts, and none was made")]
    NoToss,
    /// The rules say who starts, and a toss was made.
    #[error("the rules say who starts, and a toss was made")]
    Toss,
    /// The game has ended in the position that it should start from.
    #[error("the game is over in the position that it should start from")]
    Over,
}

/// Characters that a name may have.
const NAME_LIMIT: usize = 40;

impl Setup {
    /// Rules with their players, the one on the first seat in play first.
    ///
    /// # Errors
    /// [`SetupError`] when they do not fit, or the rules ask for a [toss](Self::tossed).
    pub fn new(rules: Rules, players: Vec<Player>) -> Result<Self, SetupError> {
        if rules.options().first == First::Toss {
            return Err(SetupError::NoToss);
        }
        Self::check(rules, players, Start::Ordinary)
    }

    /// The same under rules that let a toss decide who starts; the seed decides the toss and is recorded.
    ///
    /// # Errors
    /// [`SetupError`] when they do not fit, or the rules ask for no toss.
    pub fn tossed(rules: Rules, players: Vec<Player>, seed: u64) -> Result<Self, SetupError> {
        if rules.options().first != First::Toss {
            return Err(SetupError::Toss);
        }
        Self::check(rules, players, Start::Tossed(seed))
    }

    /// The one of [`new`](Self::new) and [`tossed`](Self::tossed) that the rules ask for; a toss without a seed is
    /// drawn at random.
    ///
    /// # Errors
    /// [`SetupError`] when they do not fit, or the rules ask for no toss and there is a seed.
    pub fn with_toss(rules: Rules, players: Vec<Player>, seed: Option<u64>) -> Result<Self, SetupError> {
        match (rules.options().first, seed) {
            (First::Seat(_), None) => Self::new(rules, players),
            (_, seed) => Self::tossed(rules, players, seed.unwrap_or_else(rand::random)),
        }
    }

    /// A game that starts from a position, with its rules.
    ///
    /// # Errors
    /// [`SetupError`] when the players do not fit, or the game has ended there.
    pub fn from_position(position: Position, players: Vec<Player>) -> Result<Self, SetupError> {
        if position.outcome() != Outcome::Open {
            return Err(SetupError::Over);
        }
        Self::check(position.rules(), players, Start::Position(Box::new(position)))
    }

    fn check(rules: Rules, players: Vec<Player>, start: Start) -> Result<Self, SetupError> {
        let seats = rules.seats().len();
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
        Ok(Self { rules, players, start })
    }

    /// The seed of the toss that decided who starts, if one did.
    #[must_use]
    pub const fn toss(&self) -> Option<u64> {
        match self.start {
            Start::Tossed(seed) => Some(seed),
            _ => None,
        }
    }

    /// The position that was set up to start from, if one was.
    #[must_use]
    pub fn custom_start(&self) -> Option<&Position> {
        match &self.start {
            Start::Position(position) => Some(position),
            _ => None,
        }
    }

    /// The position that the game starts from.
    #[must_use]
    pub fn start(&self) -> Position {
        match &self.start {
            Start::Ordinary => Position::start(self.rules),
            Start::Tossed(seed) => {
                let seats = self.rules.seats();
                // The generator's output is fixed by its definition, so that an old record keeps its first player.
                let drawn = ChaCha8Rng::seed_from_u64(*seed).next_u64() % seats.len() as u64;
                Position::start_with(self.rules, seats[usize::try_from(drawn).unwrap_or_default()])
            }
            Start::Position(position) => *position.as_ref(),
        }
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

    /// The same with the rank before the game of the one person against the computer, so that the game is rated
    /// where the rules have points; `None` leaves it unrated. Between people it is never rated.
    #[must_use]
    pub fn rated(mut self, rank: Option<Rank>) -> Self {
        let between_people = self.mode() == Mode::PassAndPlay;
        for player in self.players.iter_mut().filter(|player| player.kind == PlayerKind::Person) {
            player.rank = if between_people { None } else { rank };
        }
        self
    }

    /// The one person of a game against the computer.
    pub(crate) fn only_person(&self) -> Option<Seat> {
        let mut people = self.players().filter(|(_, player)| player.kind == PlayerKind::Person);
        let first = people.next().map(|(seat, _)| seat);
        if people.next().is_some() { None } else { first }
    }
}
