//! Rules as a preset, a number of players and the options that differ from the preset.

use core::fmt;
use core::str::FromStr;
use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::rules::{
    After, Camps, Continue, Deadlock, Exit, First, Idle, Jump, Options, Pass, Passive, Preset, Repetition, Rules,
    RulesError, Sets, Swap, Teams, Win,
};
use crate::seat::Seat;

impl Options {
    /// Sets one option by its key.
    ///
    /// # Errors
    /// [`RulesError::Option`] or [`RulesError::Value`].
    pub fn set(&mut self, key: &str, value: &str) -> Result<(), RulesError> {
        match key {
            Jump::KEY => self.jump = value.parse()?,
            Exit::KEY => self.exit = value.parse()?,
            Camps::KEY => self.camps = value.parse()?,
            Continue::KEY => self.goes_on = value.parse()?,
            Win::KEY => self.win = value.parse()?,
            Swap::KEY => self.swap = value.parse()?,
            Pass::KEY => self.pass = value.parse()?,
            Repetition::KEY => self.repetition = value.parse()?,
            Deadlock::KEY => self.deadlock = value.parse()?,
            Passive::KEY => self.passive = value.parse()?,
            Idle::KEY => self.idle = value.parse()?,
            Sets::KEY => self.sets = value.parse()?,
            Teams::KEY => self.teams = value.parse()?,
            First::KEY => self.first = value.parse()?,
            After::KEY => self.after = value.parse()?,
            _ => return Err(RulesError::Option(key.chars().take(40).collect())),
        }
        Ok(())
    }

    /// Every option's key with the keys of its values.
    #[must_use]
    pub fn known() -> [(&'static str, Vec<String>); 15] {
        fn keys<T: ToString>(values: &[T]) -> Vec<String> {
            values.iter().map(ToString::to_string).collect()
        }
        let seats = Seat::ALL.into_iter().map(First::Seat).chain([First::Toss]);
        [
            (Jump::KEY, keys(Jump::ALL)),
            (Exit::KEY, keys(Exit::ALL)),
            (Camps::KEY, keys(Camps::ALL)),
            (Continue::KEY, keys(Continue::ALL)),
            (Win::KEY, keys(Win::ALL)),
            (Swap::KEY, keys(Swap::ALL)),
            (Pass::KEY, keys(Pass::ALL)),
            (Repetition::KEY, keys(Repetition::ALL)),
            (Deadlock::KEY, keys(Deadlock::ALL)),
            (Passive::KEY, keys(Passive::ALL)),
            (Idle::KEY, keys(Idle::ALL)),
            (Sets::KEY, keys(Sets::ALL)),
            (Teams::KEY, keys(Teams::ALL)),
            (First::KEY, keys(&seats.collect::<Vec<_>>())),
            (After::KEY, keys(After::ALL)),
        ]
    }

    /// Every option's key with the key of its value.
    #[must_use]
    pub fn pairs(&self) -> [(&'static str, String); 15] {
        [
            (Jump::KEY, self.jump.to_string()),
            (Exit::KEY, self.exit.to_string()),
            (Camps::KEY, self.camps.to_string()),
            (Continue::KEY, self.goes_on.to_string()),
            (Win::KEY, self.win.to_string()),
            (Swap::KEY, self.swap.to_string()),
            (Pass::KEY, self.pass.to_string()),
            (Repetition::KEY, self.repetition.to_string()),
            (Deadlock::KEY, self.deadlock.to_string()),
            (Passive::KEY, self.passive.to_string()),
            (Idle::KEY, self.idle.to_string()),
            (Sets::KEY, self.sets.to_string()),
            (Teams::KEY, self.teams.to_string()),
            (First::KEY, self.first.to_string()),
            (After::KEY, self.after.to_string()),
        ]
    }
}

/// The preset that differs in the fewest options, and those options with the values they have here. That nobody plays
/// on for places goes with teams, and is no difference there.
pub(super) fn nearest(rules: Rules) -> (Preset, Vec<(&'static str, String)>) {
    let differences = |preset: Preset| {
        let mut options = preset.options(rules.players());
        if rules.options().teams == Teams::Two {
            options.after = After::Stop;
        }
        let pairs = rules.options().pairs().into_iter().zip(options.pairs());
        pairs.filter(|(own, named)| own != named).map(|(own, _)| own).collect::<Vec<_>>()
    };
    let all = Preset::ALL.into_iter().map(|preset| (preset, differences(preset)));
    all.min_by_key(|(_, different)| different.len()).unwrap_or((Preset::Plyyard, Vec::new()))
}

impl fmt::Display for Rules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (preset, different) = nearest(*self);
        write!(f, "{preset} {}", self.players())?;
        different.iter().try_for_each(|(key, value)| write!(f, " {key}={value}"))
    }
}

impl FromStr for Rules {
    type Err = RulesError;

    /// Reads `PRESET PLAYERS key=value …`, as the engine protocol writes it. With teams nobody plays on for places,
    /// unless the text asks for it.
    fn from_str(text: &str) -> Result<Self, RulesError> {
        let mut words = text.split_whitespace();
        let preset: Preset = words.next().unwrap_or_default().parse()?;
        let players = words.next().and_then(|number| number.parse().ok()).unwrap_or(0);
        let pairs =
            words.map(|word| word.split_once('=').ok_or_else(|| RulesError::Option(word.chars().take(40).collect())));
        let pairs = pairs.collect::<Result<Vec<_>, _>>()?;
        build(preset, players, pairs.into_iter())
    }
}

/// A preset for so many players with some options changed.
pub(super) fn build<'a>(
    preset: Preset,
    players: u8,
    pairs: impl Iterator<Item = (&'a str, &'a str)>,
) -> Result<Rules, RulesError> {
    let mut options = preset.options(players);
    let mut says_after = false;
    for (key, value) in pairs {
        options.set(key, value)?;
        says_after |= key == After::KEY;
    }
    if options.teams == Teams::Two && !says_after {
        options.after = After::Stop;
    }
    Rules::with_options(options, players)
}

/// Rules as they are saved.
#[derive(Serialize, Deserialize)]
pub(super) struct RulesText {
    preset: Preset,
    players: u8,
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    options: BTreeMap<String, String>,
}

impl TryFrom<RulesText> for Rules {
    type Error = RulesError;

    fn try_from(text: RulesText) -> Result<Self, RulesError> {
        build(text.preset, text.players, text.options.iter().map(|(key, value)| (key.as_str(), value.as_str())))
    }
}

impl From<Rules> for RulesText {
    fn from(rules: Rules) -> Self {
        let (preset, different) = nearest(rules);
        let options = different.into_iter().map(|(key, value)| (key.to_owned(), value)).collect();
        Self { preset, players: rules.players(), options }
    }
}
