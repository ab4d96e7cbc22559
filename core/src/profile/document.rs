//! The saved form of a profile.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::profile::{Profile, Tally};
use crate::rules::Rules;
use crate::store::{StoreError, sealed};

const FORMAT: &str = "starhop-profile";
/// The version that is written, and the newest that is read.
const VERSION: u32 = 1;

#[derive(Serialize, Deserialize)]
struct ProfileText {
    points: u32,
    rules: BTreeMap<String, TallyText>,
    counted: Vec<String>,
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
struct TallyText {
    wins: u32,
    losses: u32,
    draws: u32,
    longest_chain: u8,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    fewest_moves: Option<u16>,
}

impl Profile {
    /// The document that is saved and exported.
    ///
    /// # Errors
    /// [`StoreError::Damaged`] if a part could not be written as JSON, which no profile causes.
    pub fn to_document(&self) -> Result<String, StoreError> {
        let tally = |tally: &Tally| TallyText {
            wins: tally.wins,
            losses: tally.losses,
            draws: tally.draws,
            longest_chain: tally.longest_chain,
            fewest_moves: tally.fewest_moves,
        };
        let text = ProfileText {
            points: self.points,
            rules: self.tallies.iter().map(|(rules, found)| (rules.clone(), tally(found))).collect(),
            counted: self.counted.iter().map(ToString::to_string).collect(),
        };
        sealed::seal(FORMAT, VERSION, &text)
    }

    /// Reads a document.
    ///
    /// # Errors
    /// [`StoreError::Damaged`] names what is wrong, [`StoreError::Newer`] the version of a newer format.
    pub fn from_document(text: &[u8]) -> Result<Self, StoreError> {
        let text: ProfileText = sealed::open(FORMAT, VERSION, text)?;
        let damaged = |part: &str, problem: &dyn core::fmt::Display| StoreError::Damaged(format!("{part}: {problem}"));
        let mut profile = Self { points: text.points, ..Self::default() };
        for (rules, found) in text.rules {
            rules.parse::<Rules>().map_err(|error| damaged("rules", &error))?;
            let tally = Tally {
                wins: found.wins,
                losses: found.losses,
                draws: found.draws,
                longest_chain: found.longest_chain,
                fewest_moves: found.fewest_moves,
            };
            profile.tallies.insert(rules, tally);
        }
        for id in text.counted {
            profile.counted.insert(id.parse().map_err(|error| damaged("counted", &error))?);
        }
        Ok(profile)
    }
}
