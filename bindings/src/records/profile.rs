//! What is known of the player.

use crate::records::RuleSet;

/// Points, rank and figures of the one who plays against the computer.
#[derive(Debug, Clone, PartialEq, Eq, uniffi::Record)]
pub struct Profile {
    /// Points, from 0.
    pub points: i32,
    /// The rank that they hold, 1 to 25.
    pub rank: i32,
    /// The figures of each rule set and number of players that was played to an end.
    pub tallies: Vec<RuleTally>,
    /// Names of earlier profiles that could not be read, in the `damaged` folder: their points are lost.
    pub lost: Vec<String>,
}

/// The figures of the games under one rule set.
#[derive(Debug, Clone, PartialEq, Eq, uniffi::Record)]
pub struct RuleTally {
    /// The rule set; who starts makes no other one.
    pub rules: RuleSet,
    /// Players.
    pub players: i32,
    /// Games won: the first place, alone or with the own side.
    pub wins: i32,
    /// Games lost: any other place.
    pub losses: i32,
    /// Games drawn: the first place shared with an opponent.
    pub draws: i32,
    /// Hops of the longest own chain; 0 where there was none.
    pub longest_chain: i32,
    /// Own moves of the shortest game that was won by getting home.
    pub fewest_moves: Option<i32>,
}

/// What a rated game did to points and rank.
#[derive(Debug, Clone, Copy, PartialEq, Eq, uniffi::Record)]
pub struct Settlement {
    /// Points before it. They differ from those after by less than `PlayerResult::points` where they would fall below 0.
    pub points_before: i32,
    /// Points after it.
    pub points_after: i32,
    /// The rank before it, 1 to 25.
    pub rank_before: i32,
    /// The rank after it, 1 to 25.
    pub rank_after: i32,
}
