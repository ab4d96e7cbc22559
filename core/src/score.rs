//! What a game is worth: tournament scores, points, ranks (source 003).

use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::level::Level;
use crate::position::{Departure, Outcome, Position, Standing, Victory};
use crate::rules::{Jump, Teams};
use crate::seat::{Seat, SeatMap};

/// Points from which each rank is held, from rank 1 on.
const RANKS: [u32; 25] = [
    0, 50, 100, 150, 200, 250, 400, 600, 800, 1_000, 1_500, 2_000, 2_500, 3_000, 4_000, 5_000, 6_000, 7_000, 9_000,
    11_000, 13_000, 15_000, 18_000, 21_000, 25_000,
];
/// What leaving costs in place of a place's points.
const LEAVING: i32 = -50;
/// Ranks at which the encouragement is doubled.
const DOUBLED_UP_TO: u8 = 5;
/// Turns of the one who goes before which a game decided by going gains nobody anything.
const EARLY_GOING: u16 = 11;

/// A rank from 1 to 25.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Rank(u8);

/// A number that is not a rank.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
#[error("there is no rank {0}; ranks are 1 to 25")]
pub struct NoSuchRank(pub u8);

impl TryFrom<u8> for Rank {
    type Error = NoSuchRank;

    fn try_from(number: u8) -> Result<Self, NoSuchRank> {
        if (1..=25).contains(&number) { Ok(Self(number)) } else { Err(NoSuchRank(number)) }
    }
}

impl From<Rank> for u8 {
    fn from(rank: Rank) -> Self {
        rank.0
    }
}

impl Rank {
    /// The rank that so many points hold.
    #[must_use]
    pub fn of_points(points: u32) -> Self {
        let held = RANKS.iter().take_while(|&&from| from <= points).count();
        Self(u8::try_from(held).unwrap_or(25).max(1))
    }

    /// The rank that a level of the computer counts as.
    #[must_use]
    pub fn of_level(level: Level) -> Self {
        Self((3 * level.number() + 1).min(25))
    }

    /// The rank's number, 1 to 25.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The points from which it is held.
    #[must_use]
    pub fn points(self) -> u32 {
        RANKS.get(usize::from(self.0) - 1).copied().unwrap_or_default()
    }
}

/// What points depend on besides the position a game ended in.
#[derive(Debug, Clone, Copy)]
pub struct Facts {
    /// Own turns taken: moves, passes and timeouts.
    pub turns: SeatMap<u16>,
    /// Ranks before the game.
    pub ranks: SeatMap<Rank>,
}

/// Points after a game; they never fall below 0.
#[must_use]
pub fn settle(points: u32, change: i32) -> u32 {
    points.saturating_add_signed(change)
}

/// The tournament score of a game of two, in quarters, in turn order; none while it goes on and with more players.
#[must_use]
pub fn tournament(position: &Position) -> Option<[u8; 2]> {
    let &[first, _] = position.rules().seats() else { return None };
    let winner = match position.outcome() {
        Outcome::Open => return None,
        Outcome::Won(seat) => seat,
        Outcome::NobodyCanMove | Outcome::AllPassed => return Some([2, 2]),
    };
    let won = if position.victory() == Some(Victory::DeadlockHalf) { 3 } else { 4 };
    Some(if winner == first { [won, 4 - won] } else { [4 - won, won] })
}

/// The place of each player once somebody has won, 1 the best; players who share a place have the same number.
///
/// Those who finished come first, in that order; those who went come last, the first to go at the very end; the rest
/// share the place between. A side that won is first, the other second.
#[must_use]
pub fn places(position: &Position) -> Option<SeatMap<u8>> {
    let Outcome::Won(winner) = position.outcome() else { return None };
    let rules = position.rules();
    if rules.options().teams == Teams::Two {
        return Some(SeatMap::from_fn(|seat| if rules.side(winner).contains(seat) { 1 } else { 2 }));
    }
    let shared = drawn_places(position);
    let nobody_finished = count_finished(position) == 0;
    let is_behind = |seat: Seat| position.standing(seat) == Standing::In && nobody_finished && seat != winner;
    Some(SeatMap::from_fn(|seat| if is_behind(seat) { 2 } else { shared[seat] }))
}

/// The place of each player when the game ends in a draw as it stands: places that were won stand, and those who are
/// still in share the next. Sides share the first.
#[must_use]
pub fn drawn_places(position: &Position) -> SeatMap<u8> {
    let rules = position.rules();
    if rules.options().teams == Teams::Two {
        return SeatMap::from_fn(|_| 1);
    }
    let next = count_finished(position) + 1;
    SeatMap::from_fn(|seat| match position.standing(seat) {
        Standing::Finished(order) => order,
        Standing::Gone(order, _) => rules.players() + 1 - order,
        Standing::In => next,
    })
}

fn count_finished(position: &Position) -> u8 {
    let seats = position.rules().seats().iter();
    let finished = seats.filter(|&&seat| matches!(position.standing(seat), Standing::Finished(_))).count();
    u8::try_from(finished).unwrap_or(u8::MAX)
}

/// The change of each player's points by a game that has ended; a draw moves none.
#[must_use]
pub fn points(position: &Position, facts: &Facts) -> Option<SeatMap<i32>> {
    match position.outcome() {
        Outcome::Open => None,
        Outcome::NobodyCanMove | Outcome::AllPassed => Some(SeatMap::default()),
        Outcome::Won(winner) => {
            let places = places(position)?;
            let table = Table { position, facts, winner, places };
            Some(SeatMap::from_fn(|seat| if position.rules().in_play(seat) { table.change(seat) } else { 0 }))
        }
    }
}

/// The player who went last, and how.
pub(crate) fn last_to_go(position: &Position) -> Option<(Seat, Departure)> {
    let gone = |&seat: &Seat| match position.standing(seat) {
        Standing::Gone(order, how) => Some((order, seat, how)),
        _ => None,
    };
    let last = position.rules().seats().iter().filter_map(gone).max_by_key(|&(order, ..)| order);
    last.map(|(_, seat, how)| (seat, how))
}

struct Table<'a> {
    position: &'a Position,
    facts: &'a Facts,
    winner: Seat,
    places: SeatMap<u8>,
}

/// What a player gets for the result, and whether the encouragement comes on top.
struct Share {
    points: i32,
    encouraged: bool,
}

impl Table<'_> {
    fn change(&self, seat: Seat) -> i32 {
        let rules = self.position.rules();
        let mut share = match (rules.options().teams, rules.players()) {
            (Teams::Two, _) => self.of_side(seat),
            (Teams::None, 2) => self.of_duel(seat),
            (Teams::None, _) => self.of_place(seat),
        };
        if self.faces_passive(seat) {
            share.points = share.points.max(0);
        }
        if self.was_decided_early() {
            return share.points.min(0);
        }
        let encouraged = share.encouraged && self.departure(seat).is_none();
        share.points + if encouraged { self.encouragement(seat) } else { 0 }
    }

    /// One against one: the farther up the loser stood, the more changes hands.
    fn of_duel(&self, seat: Seat) -> Share {
        let other = self.position.rules().next(seat);
        let lead = i32::from(self.facts.ranks[seat].0) - i32::from(self.facts.ranks[other].0);
        if seat == self.winner {
            Share { points: (25 - lead).max(10), encouraged: false }
        } else {
            Share { points: -(25 + lead).clamp(1, 49), encouraged: true }
        }
    }

    /// Everyone alone: points by place. Who resigned gains nothing, who left loses a fixed sum.
    fn of_place(&self, seat: Seat) -> Share {
        let by_place: &[i32] = match self.position.rules().players() {
            3 => &[30, 15, -15],
            4 => &[35, 25, 15, -15],
            _ => &[45, 35, 25, 15, -15, -25],
        };
        let points = by_place.get(usize::from(self.places[seat]) - 1).copied().unwrap_or_default();
        match self.departure(seat) {
            None => Share { points, encouraged: points < 0 },
            Some(Departure::Resigned) => Share { points: points.min(0), encouraged: false },
            Some(_) => Share { points: LEAVING, encouraged: false },
        }
    }

    /// Sides: a member who left pays for all, and the partners lose nothing.
    fn of_side(&self, seat: Seat) -> Share {
        let (gain, loss) = if self.position.rules().players() == 4 { (30, 10) } else { (40, 15) };
        let left = |member: Seat| self.departure(member).is_some_and(|how| how != Departure::Resigned);
        let own_side = self.position.rules().side(seat);
        if own_side.contains(self.winner) {
            let points = if self.departure(seat).is_some() { 0 } else { gain };
            return Share { points, encouraged: false };
        }
        let points = if left(seat) {
            LEAVING
        } else if own_side.iter().any(left) {
            0
        } else {
            -loss
        };
        Share { points, encouraged: true }
    }

    fn encouragement(&self, seat: Seat) -> i32 {
        let in_goal = |set: Seat| (self.position.pieces(set) & set.goal()).len();
        let count: usize = self.position.rules().sets(seat).iter().map(in_goal).sum();
        let times = if self.facts.ranks[seat].0 <= DOUBLED_UP_TO { 2 } else { 1 };
        times * i32::try_from(count).unwrap_or_default()
    }

    fn departure(&self, seat: Seat) -> Option<Departure> {
        match self.position.standing(seat) {
            Standing::Gone(_, how) => Some(how),
            _ => None,
        }
    }

    /// Whether a player opposite was judged passive: then the own loss is struck out.
    fn faces_passive(&self, seat: Seat) -> bool {
        let rules = self.position.rules();
        let facing = |set: Seat| rules.player_of(set.opposite()).and_then(|other| self.departure(other));
        rules.sets(seat).iter().any(|set| facing(set) == Some(Departure::Passive))
    }

    /// Whether the game ended so early that nobody gains: by all pieces in, or by somebody going.
    fn was_decided_early(&self) -> bool {
        let least = if self.position.rules().options().jump == Jump::Adjacent { 18 } else { 10 };
        match self.position.victory() {
            Some(Victory::AllHome) => self.facts.turns[self.first_home()] < least,
            Some(Victory::OthersGone) => {
                last_to_go(self.position).is_some_and(|(seat, _)| self.facts.turns[seat] < EARLY_GOING)
            }
            _ => false,
        }
    }

    fn first_home(&self) -> Seat {
        let first = |&&seat: &&Seat| self.position.standing(seat) == Standing::Finished(1);
        self.position.rules().seats().iter().find(first).copied().unwrap_or(self.winner)
    }
}
