//! Rule sets: every option, the presets that name a choice of all of them, and what follows for the seats.

mod options;
mod packed;
mod preset;
mod text;

pub use options::{
    After, Camps, Continue, Deadlock, Exit, First, Idle, Jump, Pass, Passive, Repetition, Sets, Swap, Teams, Win,
};
pub use preset::Preset;

use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::board::HoleSet;
use crate::rules::packed::Packed;
use crate::rules::text::RulesText;
use crate::seat::{Seat, SeatSet};

/// A value for every option.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Options {
    /// What a hop may go over.
    pub jump: Jump,
    /// Whether a piece may leave its goal.
    pub exit: Exit,
    /// Whether others' camps may be entered.
    pub camps: Camps,
    /// Whether a chain must go on while it can.
    pub goes_on: Continue,
    /// When a goal counts as reached.
    pub win: Win,
    /// Whether an opponent's piece in the own goal may be landed on.
    pub swap: Swap,
    /// Whether a player who could move may pass.
    pub pass: Pass,
    /// Whether going back a fourth time is forbidden.
    pub repetition: Repetition,
    /// Whether a deadlock may be claimed.
    pub deadlock: Deadlock,
    /// Whether pieces must have left home by certain turns.
    pub passive: Passive,
    /// What stands in camps that nobody uses.
    pub idle: Idle,
    /// Sets of pieces a player has.
    pub sets: Sets,
    /// Whether players are partners.
    pub teams: Teams,
    /// Who starts.
    pub first: First,
    /// What happens after somebody has won.
    pub after: After,
}

/// Why something is not a rule set.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum RulesError {
    /// There is no preset of that name.
    #[error("there is no preset `{0}`; there are plyyard, masters, tournament, qq and qq-symmetric")]
    Preset(String),
    /// There is no option of that name.
    #[error("there is no option `{0}`")]
    Option(String),
    /// An option has no such value.
    #[error("`{option}` has no value `{value}`; it has {}", known.join(", "))]
    Value {
        /// The option's key.
        option: &'static str,
        /// The value that was given.
        value: String,
        /// The values that there are.
        known: &'static [&'static str],
    },
    /// The board has no seats for that many players.
    #[error("{0} players cannot play; 2, 3, 4 or 6 can")]
    Players(u8),
    /// Several sets need a certain number of players.
    #[error("{sets} sets a player are for {expected} players, not {found}")]
    Sets {
        /// Sets a player.
        sets: Sets,
        /// The players they are for.
        expected: u8,
        /// The players given.
        found: u8,
    },
    /// Teams need four or six players.
    #[error("teams are for 4 or 6 players, not {0}")]
    Teams(u8),
    /// The game of a side ends with its win.
    #[error("teams do not play on for places")]
    TeamsPlayOn,
    /// A deadlock is a matter of two.
    #[error("a deadlock can be claimed by 2 players, not {0}")]
    Deadlock(u8),
    /// The seat that should start does not play.
    #[error("seat {0} is said to start and does not play")]
    First(Seat),
}

/// What is legal and who wins: options that go together, for a number of players.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "RulesText", into = "RulesText")]
pub struct Rules(Packed);

impl Rules {
    /// The default rules for two players.
    pub const PLYYARD: Self = Self(Packed::new(Preset::Plyyard.options(2), 2));

    /// A preset for 2, 3, 4 or 6 players.
    ///
    /// # Errors
    /// [`RulesError::Players`] for any other number.
    pub fn new(preset: Preset, players: u8) -> Result<Self, RulesError> {
        Self::with_options(preset.options(players), players)
    }

    /// Options of one's own choice.
    ///
    /// # Errors
    /// [`RulesError`] names what does not go together.
    pub fn with_options(options: Options, players: u8) -> Result<Self, RulesError> {
        let expected = match options.sets {
            Sets::One => players,
            Sets::Two => 3,
            Sets::Three => 2,
        };
        if !matches!(players, 2 | 3 | 4 | 6) {
            return Err(RulesError::Players(players));
        }
        if expected != players {
            return Err(RulesError::Sets { sets: options.sets, expected, found: players });
        }
        if options.teams == Teams::Two && players < 4 {
            return Err(RulesError::Teams(players));
        }
        if options.teams == Teams::Two && options.after == After::Places {
            return Err(RulesError::TeamsPlayOn);
        }
        if options.deadlock == Deadlock::On && players != 2 {
            return Err(RulesError::Deadlock(players));
        }
        let rules = Self(Packed::new(options, players));
        match options.first {
            First::Seat(seat) if !rules.in_play(seat) => Err(RulesError::First(seat)),
            _ => Ok(rules),
        }
    }

    /// The options.
    #[must_use]
    #[inline]
    pub const fn options(self) -> Options {
        self.0.options()
    }

    /// The preset that names exactly these options, if one does.
    #[must_use]
    pub fn preset(self) -> Option<Preset> {
        Preset::ALL.into_iter().find(|preset| preset.options(self.players()) == self.options())
    }

    /// The preset that differs in the fewest options, and those options, as keys with the values they have here.
    #[must_use]
    pub fn changes(self) -> (Preset, Vec<(&'static str, String)>) {
        text::nearest(self)
    }

    /// A preset for so many players with some options changed, as keys with values. With teams nobody plays on for
    /// places, unless the changes ask for it.
    ///
    /// # Errors
    /// [`RulesError`] names an option or value that there is not, or what does not go together.
    pub fn changed<'a>(
        preset: Preset,
        players: u8,
        changes: impl IntoIterator<Item = (&'a str, &'a str)>,
    ) -> Result<Self, RulesError> {
        text::build(preset, players, changes.into_iter())
    }

    /// How many players there are.
    #[must_use]
    #[inline]
    pub const fn players(self) -> u8 {
        self.0.players()
    }

    /// The seats that come to move, in turn order: of several sets of a player, the lowest.
    #[must_use]
    pub const fn seats(self) -> &'static [Seat] {
        match (self.options().sets, self.players()) {
            (Sets::Three, _) => &[Seat::SOUTH, Seat::SOUTH_WEST],
            (_, 3) => &[Seat::SOUTH, Seat::NORTH_WEST, Seat::NORTH_EAST],
            (_, 2) => &[Seat::SOUTH, Seat::NORTH],
            (_, 4) => &[Seat::SOUTH, Seat::SOUTH_WEST, Seat::NORTH, Seat::NORTH_EAST],
            _ => &Seat::ALL,
        }
    }

    /// The sets of the player who moves from a seat, named by their home seats.
    #[must_use]
    pub fn sets(self, seat: Seat) -> SeatSet {
        let and = |turns| Seat::ALL[(seat.index() + turns) % 6];
        match self.options().sets {
            Sets::One => SeatSet::of(&[seat]),
            Sets::Two => SeatSet::of(&[seat, and(1)]),
            Sets::Three => SeatSet::of(&[seat, and(2), and(4)]),
        }
    }

    /// The player who has a set: the seat that comes to move for it.
    #[must_use]
    pub fn player_of(self, set: Seat) -> Option<Seat> {
        self.seats().iter().copied().find(|&seat| self.sets(seat).contains(set))
    }

    /// The players of one side: the seat alone, or with its partners.
    #[must_use]
    pub fn side(self, seat: Seat) -> SeatSet {
        const SIDES: [[&[Seat]; 2]; 2] = [
            [&[Seat::SOUTH, Seat::SOUTH_WEST], &[Seat::NORTH, Seat::NORTH_EAST]],
            [&[Seat::SOUTH, Seat::NORTH_WEST, Seat::NORTH_EAST], &[Seat::SOUTH_WEST, Seat::NORTH, Seat::SOUTH_EAST]],
        ];
        if self.options().teams == Teams::None {
            return SeatSet::of(&[seat]);
        }
        let sides = SIDES[usize::from(self.players() == 6)];
        sides.into_iter().find(|side| side.contains(&seat)).map_or(SeatSet::of(&[seat]), SeatSet::of)
    }

    /// Whether somebody comes to move from this seat.
    #[must_use]
    pub fn in_play(self, seat: Seat) -> bool {
        self.seats().contains(&seat)
    }

    /// The seat that moves after this one.
    #[must_use]
    pub fn next(self, seat: Seat) -> Seat {
        let seats = self.seats();
        if let &[first, second] = seats {
            return if seat == first { second } else { first };
        }
        let after = seats.iter().position(|&s| s == seat).map_or(0, |i| i + 1);
        seats.get(after).copied().unwrap_or(Seat::SOUTH)
    }

    /// The seat that moves before this one.
    #[must_use]
    pub fn previous(self, seat: Seat) -> Seat {
        let seats = self.seats();
        let at = seats.iter().position(|&s| s == seat).unwrap_or(0);
        seats[(at + seats.len() - 1) % seats.len()]
    }

    /// The seat that starts where no toss decides; seat 1 stands in for a toss that has not been made.
    #[must_use]
    pub const fn first(self) -> Seat {
        match self.options().first {
            First::Seat(seat) => seat,
            First::Toss => Seat::SOUTH,
        }
    }

    /// The camps that the player of a seat may not use like others: home or goal of another player, and neither of
    /// the own sets. Empty where camps are open.
    #[must_use]
    pub fn others_camps(self, seat: Seat) -> HoleSet {
        if self.options().camps == Camps::Open {
            return HoleSet::EMPTY;
        }
        let camps = |player| self.sets(player).iter().fold(HoleSet::EMPTY, |all, set| all | set.home() | set.goal());
        let others = self.seats().iter().filter(|&&other| other != seat);
        others.fold(HoleSet::EMPTY, |all, &other| all | camps(other)) - camps(seat)
    }

    /// The camps that hold idle pieces at the start.
    #[must_use]
    pub fn idle_camps(self) -> HoleSet {
        if self.options().idle == Idle::Empty {
            return HoleSet::EMPTY;
        }
        let sets = self.seats().iter().flat_map(|&seat| self.sets(seat).iter());
        let used = sets.fold(HoleSet::EMPTY, |used, set| used | set.home() | set.goal());
        Seat::ALL.into_iter().fold(HoleSet::EMPTY, |all, seat| all | seat.home()) - used
    }
}
