//! The player's profile: points, rank, and figures per rule set, from the games of one person against the computer.
//!
//! A game counts once, by its id, when it is over: as a win, a loss or a draw of its rule set, with the longest
//! chain and the fewest moves, and with the points that [`Game::results`](crate::game::Game::results) names where
//! the game is rated. Only games that were started here from the rules' own start count: no copies, imports or games
//! that go on from a ply, and none between people. Taking back the end of a counted game and ending it otherwise
//! changes nothing.

mod document;
mod keeping;

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};

use crate::game::{Game, Ply, Status, WinReason};
use crate::rules::{First, Options, Rules};
use crate::score::{Rank, settle};
use crate::seat::Seat;
use crate::store::{GameId, Origin, Saved};

/// Figures of the games under one rule set.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Tally {
    /// Games won: the first place, alone or with the own side.
    pub wins: u32,
    /// Games lost: any other place.
    pub losses: u32,
    /// Games drawn: the first place shared with an opponent.
    pub draws: u32,
    /// Hops of the longest own chain; 0 where there was none.
    pub longest_chain: u8,
    /// Own moves of the shortest game that was won by getting home.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fewest_moves: Option<u16>,
}

/// What is known of the player.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Profile {
    points: u32,
    tallies: BTreeMap<String, Tally>,
    counted: BTreeSet<GameId>,
    settled: BTreeMap<GameId, Settlement>,
}

/// Points before and after a rated game. They may differ by less than the game was worth, since none falls below 0.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Settlement {
    /// Points before it was counted.
    pub before: u32,
    /// Points after that.
    pub after: u32,
}

impl Profile {
    /// Points; they never fall below 0.
    #[must_use]
    pub const fn points(&self) -> u32 {
        self.points
    }

    /// The rank that the points hold.
    #[must_use]
    pub fn rank(&self) -> Rank {
        Rank::of_points(self.points)
    }

    /// The figures by rule set, as [`Rules`] are written: the preset and the number of players, and for combinations
    /// of one's own the options that differ. Who starts makes no rule set of its own.
    #[must_use]
    pub const fn tallies(&self) -> &BTreeMap<String, Tally> {
        &self.tallies
    }

    /// Whether a game has been counted.
    #[must_use]
    pub fn has_counted(&self, id: GameId) -> bool {
        self.counted.contains(&id)
    }

    /// What a rated game did to the points; `None` for any other, and for those before the last reset.
    #[must_use]
    pub fn settlement(&self, id: GameId) -> Option<Settlement> {
        self.settled.get(&id).copied()
    }

    /// Counts a game that is over, unless it was counted before or does not count. Says whether it did.
    pub fn count(&mut self, id: GameId, saved: &Saved) -> bool {
        let Some((seat, end)) = End::of(saved) else { return false };
        if !self.counted.insert(id) {
            return false;
        }
        let tally = self.tallies.entry(key(saved.game.setup().rules())).or_default();
        let total = match end {
            End::Win => &mut tally.wins,
            End::Loss => &mut tally.losses,
            End::Draw => &mut tally.draws,
        };
        *total = total.saturating_add(1);
        tally.longest_chain = tally.longest_chain.max(longest_chain(&saved.game, seat));
        if end == End::Win && got_home(&saved.game) {
            let moves = own_moves(&saved.game, seat).count().try_into().unwrap_or(u16::MAX);
            tally.fewest_moves = Some(tally.fewest_moves.map_or(moves, |fewest| fewest.min(moves)));
        }
        let results = saved.game.results().unwrap_or_default();
        let points = results.iter().find(|result| result.seat == seat).and_then(|result| result.points);
        if let Some(change) = points {
            let before = self.points;
            self.points = settle(before, change);
            self.settled.insert(id, Settlement { before, after: self.points });
        }
        true
    }

    /// Starts anew. Games that were counted stay so, and do not count again.
    pub fn reset(&mut self) {
        self.points = 0;
        self.tallies.clear();
        self.settled.clear();
    }
}

/// How a game ended for the player.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum End {
    Win,
    Loss,
    Draw,
}

impl End {
    /// The player's seat and end, if the game is over and counts.
    fn of(saved: &Saved) -> Option<(Seat, Self)> {
        let setup = saved.game.setup();
        if saved.origin != Origin::Started || setup.custom_start().is_some() {
            return None;
        }
        let seat = setup.only_person()?;
        let results = saved.game.results()?;
        let first = |result: &&crate::game::PlayerResult| result.place == 1;
        let mut winners = results.iter().filter(first).map(|result| result.seat);
        let side = setup.rules().side(seat);
        let is_first = winners.clone().any(|winner| winner == seat);
        let end = match (is_first, winners.all(|winner| side.contains(winner))) {
            (true, true) => Self::Win,
            (true, false) => Self::Draw,
            (false, _) => Self::Loss,
        };
        Some((seat, end))
    }
}

fn got_home(game: &Game) -> bool {
    matches!(game.status(), Status::Won { reason: WinReason::AllHome | WinReason::SideTotal, .. })
}

/// The moves of a seat, passes and timeouts left out.
fn own_moves(game: &Game, seat: Seat) -> impl Iterator<Item = u8> {
    let moves = game.plies().iter().zip(game.positions()).filter(move |(_, before)| before.to_move() == seat);
    moves.filter_map(|(ply, _)| match ply {
        Ply::Move(path) => Some(u8::try_from(path.hops()).unwrap_or(u8::MAX)),
        _ => None,
    })
}

fn longest_chain(game: &Game, seat: Seat) -> u8 {
    own_moves(game, seat).max().unwrap_or_default()
}

/// A rule set's text, whoever starts.
fn key(rules: Rules) -> String {
    let starting = |first| Rules::with_options(Options { first, ..rules.options() }, rules.players()).ok();
    let all = [First::Seat(Seat::SOUTH), First::Toss].into_iter().filter_map(starting);
    let named = all.clone().find(|rules| rules.preset().is_some());
    named.or_else(|| all.into_iter().next()).unwrap_or(rules).to_string()
}
