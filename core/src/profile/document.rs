//! The saved form of a profile.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::profile::{Profile, Settlement, Tally};
use crate::rules::Rules;
use crate::store::{StoreError, sealed};

const FORMAT: &str = "starhop-profile";
/// The version that is written, and the newest that is read.
const VERSION: u32 = 1;

#[derive(Serialize, Deserialize)]
struct ProfileText {
    points: u32,
    rules: BTreeMap<String, Tally>,
    counted: Vec<String>,
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    settled: BTreeMap<String, Settlement>,
}

impl Profile {
    /// The document that is saved and exported.
    ///
    /// # Errors
    /// [`StoreError::Damaged`] if a part could not be written as JSON, which no profile causes.
    pub fn to_document(&self) -> Result<String, StoreError> {
        let text = ProfileText {
            points: self.points,
            rules: self.tallies.clone(),
            counted: self.counted.iter().map(ToString::to_string).collect(),
            settled: self.settled.iter().map(|(id, settled)| (id.to_string(), *settled)).collect(),
        };
        sealed::seal(FORMAT, VERSION, &text)
    }

    /// Reads a document.
    ///
    /// # Errors
    /// [`StoreError::Damaged`] names what is wrong, [`StoreError::Newer`] the version of a newer format.
    pub fn from_document(text: &[u8]) -> Result<Self, StoreError> {
        let text: ProfileText = sealed::open(FORMAT, VERSION, text)?;
        for rules in text.rules.keys() {
            rules.parse::<Rules>().map_err(|error| StoreError::damaged("rules", &error))?;
        }
        let mut profile = Self { points: text.points, tallies: text.rules, ..Self::default() };
        for id in text.counted {
            profile.counted.insert(id.parse().map_err(|error| StoreError::damaged("counted", &error))?);
        }
        for (id, settled) in text.settled {
            profile.settled.insert(id.parse().map_err(|error| StoreError::damaged("settled", &error))?, settled);
        }
        Ok(profile)
    }
}
