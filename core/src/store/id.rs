use core::fmt;
use core::str::FromStr;

use crate::store::StoreError;

/// A game's id: 16 hexadecimal digits, which are also its file's name.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct GameId(u64);

impl GameId {
    pub(super) fn random() -> Self {
        Self(rand::random())
    }

    /// The id as a number, for seeding.
    #[must_use]
    pub const fn number(self) -> u64 {
        self.0
    }
}

impl fmt::Display for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}

impl FromStr for GameId {
    type Err = StoreError;

    fn from_str(text: &str) -> Result<Self, StoreError> {
        let plain = text.len() == 16 && text.bytes().all(|b| matches!(b, b'0'..=b'9' | b'a'..=b'f'));
        plain
            .then(|| u64::from_str_radix(text, 16).ok())
            .flatten()
            .map(Self)
            .ok_or_else(|| StoreError::NoSuchGame(text.chars().take(40).collect()))
    }
}
