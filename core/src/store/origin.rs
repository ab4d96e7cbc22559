use serde::{Deserialize, Serialize};

/// Where a game came from. Only games that were started here and played to their end count in the player's profile.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Origin {
    /// It was started here.
    #[default]
    Started,
    /// It is a copy of a saved game.
    Copied,
    /// It was read from a text.
    Imported,
    /// It goes on from a ply of a saved game.
    Continued,
}

impl Origin {
    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde calls it so")]
    pub(super) fn is_started(&self) -> bool {
        *self == Self::Started
    }
}
