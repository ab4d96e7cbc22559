//! The player's points, rank and figures. They come from the games of one person against the computer.

use crate::convert;
use crate::errors::StoreError;
use crate::library::GameLibrary;
use crate::records::{Profile, Settlement};

#[uniffi::export]
impl GameLibrary {
    /// Points, rank and figures. Reads the list of games, so call it on a worker thread.
    ///
    /// # Errors
    /// [`StoreError`] when the profile or the folder cannot be read; [`StoreError::Newer`] leaves it alone.
    pub fn profile(&self) -> Result<Profile, StoreError> {
        let profile = self.store.profile()?;
        Ok(convert::profile(&profile, self.store.lost_profiles()?))
    }

    /// Sets points and figures back to nothing. Games that are over by now will not count again.
    ///
    /// # Errors
    /// [`StoreError`] when it could not be saved; then the profile is as it was.
    pub fn reset_profile(&self) -> Result<Profile, StoreError> {
        let profile = self.store.reset_profile()?;
        Ok(convert::profile(&profile, self.store.lost_profiles()?))
    }

    /// The profile as one text, to be shared as a file.
    ///
    /// # Errors
    /// As [`profile`](Self::profile).
    pub fn export_profile(&self) -> Result<String, StoreError> {
        Ok(self.store.export_profile()?)
    }

    /// What a game that is over did to points and rank; nothing where it was not rated, and for those before the last
    /// reset.
    ///
    /// # Errors
    /// As [`profile`](Self::profile), and [`StoreError::NoSuchGame`] where the id is none.
    pub fn settlement(&self, id: &str) -> Result<Option<Settlement>, StoreError> {
        Ok(self.store.settlement(id.parse()?)?.map(convert::settlement))
    }
}

/// The points from which each rank is held, rank 1 first.
#[uniffi::export]
#[must_use]
pub fn rank_points() -> Vec<i32> {
    convert::ranks()
}
