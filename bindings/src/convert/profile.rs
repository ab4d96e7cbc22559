//! Points, rank and figures.

use starhop::Rules;
use starhop::profile::{self, Tally};
use starhop::score::Rank;

use super::int;
use crate::records::{Profile, RuleTally, Settlement};

/// A number of games or points as the boundary's.
fn number(count: u32) -> i32 {
    i32::try_from(count).unwrap_or(i32::MAX)
}

fn rank(rank: Rank) -> i32 {
    i32::from(rank.number())
}

pub(crate) fn profile(profile: &profile::Profile, lost: Vec<String>) -> Profile {
    let tally = |(rules, tally): (&String, &Tally)| {
        let rules: Rules = rules.parse().ok()?;
        Some(RuleTally {
            rules: rules.into(),
            players: i32::from(rules.players()),
            wins: number(tally.wins),
            losses: number(tally.losses),
            draws: number(tally.draws),
            longest_chain: i32::from(tally.longest_chain),
            fewest_moves: tally.fewest_moves.map(i32::from),
        })
    };
    Profile {
        points: number(profile.points()),
        rank: rank(profile.rank()),
        tallies: profile.tallies().iter().filter_map(tally).collect(),
        lost,
    }
}

pub(crate) fn settlement(settled: profile::Settlement) -> Settlement {
    Settlement {
        points_before: number(settled.before),
        points_after: number(settled.after),
        rank_before: rank(Rank::of_points(settled.before)),
        rank_after: rank(Rank::of_points(settled.after)),
    }
}

/// The points from which each rank is held.
pub(crate) fn ranks() -> Vec<i32> {
    (1..=u8::MAX).map_while(|number| Rank::try_from(number).ok()).map(|rank| int(rank.points() as usize)).collect()
}
