use starhop::rules::Options;
use starhop::{Hole, Level, Rules, Seat};

use crate::convert;
use crate::errors::RulesError;
use crate::records::{HoleInfo, MoveLimits, RuleOption, RuleOptionInfo, RuleSet, Seating};

/// The 121 holes in reading order.
#[uniffi::export]
#[must_use]
pub fn board() -> Vec<HoleInfo> {
    let info = |hole: Hole| HoleInfo {
        index: convert::index(hole),
        name: hole.to_string(),
        x: i32::from(hole.x()),
        y: i32::from(hole.y()),
        camp: hole.camp().map(convert::seat),
        neighbours: hole.neighbours().map(convert::index).collect(),
    };
    Hole::all().map(info).collect()
}

/// How many levels the computer has; 1 is the weakest.
#[uniffi::export]
#[must_use]
pub fn levels() -> i32 {
    i32::from(Level::HIGHEST.number())
}

/// Every option of a rule set, with the values that it has.
#[uniffi::export]
#[must_use]
pub fn rule_options() -> Vec<RuleOptionInfo> {
    let info = |(key, values): (&str, Vec<String>)| RuleOptionInfo { key: key.to_owned(), values };
    Options::known().into_iter().map(info).collect()
}

/// The value of every option in a rule set for so many players.
///
/// # Errors
/// [`RulesError`] names what does not go together.
#[uniffi::export]
pub fn rule_set_options(rules: &RuleSet, players: i32) -> Result<Vec<RuleOption>, RulesError> {
    let pairs = rules_for(rules, players)?.options().pairs();
    Ok(pairs.into_iter().map(|(key, value)| RuleOption { key: key.to_owned(), value }).collect())
}

/// The limits per move that a rule set allows for so many players; none where it has no clock.
///
/// # Errors
/// [`RulesError`] names what does not go together.
#[uniffi::export]
pub fn move_limits(rules: &RuleSet, players: i32) -> Result<Option<MoveLimits>, RulesError> {
    Ok(convert::limits(rules_for(rules, players)?))
}

/// Where so many players sit under a rule set, in turn order.
///
/// # Errors
/// [`RulesError`] names what does not go together.
#[uniffi::export]
pub fn seating(rules: &RuleSet, players: i32) -> Result<Vec<Seating>, RulesError> {
    let rules = rules_for(rules, players)?;
    let place = |&seat: &Seat| Seating {
        seat: convert::seat(seat),
        sets: rules.sets(seat).iter().map(convert::seat).collect(),
        side: rules.side(seat).iter().map(convert::seat).collect(),
    };
    Ok(rules.seats().iter().map(place).collect())
}

fn rules_for(rules: &RuleSet, players: i32) -> Result<Rules, RulesError> {
    let count = usize::try_from(players).map_err(|_| RulesError::Players { players })?;
    Ok(convert::rules(rules, count)?)
}
