//! The profile of a library folder.

use crate::clock::Limit;
use crate::game::{Game, Mode, PlayerKind, Setup, Status};
use crate::profile::{End, Profile, Settlement};
use crate::rules::Passive;
use crate::store::{GameId, Origin, Saved, Store, StoreError, Summary, new_save};

/// The profile's file in the root folder.
const FILE: &str = "profile.json";

impl Store {
    /// The player's profile. Finished games that a kill or a full disk kept from being counted are counted now, so
    /// that each counts once and only once. A profile that cannot be read is moved to `damaged/`, and what the games
    /// that are still there tell takes its place: see [`lost_profiles`](Self::lost_profiles).
    ///
    /// # Errors
    /// [`StoreError::Newer`] when a newer version wrote it, which is left alone; else what kept the profile or the
    /// games from being read.
    pub fn profile(&self) -> Result<Profile, StoreError> {
        let mut profile = self.read_side(FILE, Profile::from_document)?.unwrap_or_default();
        let missed = self.missed(&profile)?;
        if missed.is_empty() {
            return Ok(profile);
        }
        // What cannot be saved now is counted again by the next look.
        self.change_profile(|profile| count_all(profile, &missed)).or_else(|_| {
            count_all(&mut profile, &missed);
            Ok(profile)
        })
    }

    /// The names in `damaged/` of profiles that could not be read: their points and figures are lost, but for what
    /// the saved games still tell. They are told until [`delete_damaged`](Self::delete_damaged) takes them away.
    ///
    /// # Errors
    /// [`StoreError`] when the folder cannot be read.
    pub fn lost_profiles(&self) -> Result<Vec<String>, StoreError> {
        self.damaged_sides(FILE)
    }

    /// Sets points and figures back to nothing. Games that are over by now will not count again.
    ///
    /// # Errors
    /// [`StoreError`] when it could not be saved; then the profile is as it was.
    pub fn reset_profile(&self) -> Result<Profile, StoreError> {
        let missed = self.missed(&self.read_side(FILE, Profile::from_document)?.unwrap_or_default())?;
        self.change_profile(|profile| {
            count_all(profile, &missed);
            profile.reset();
        })
    }

    /// The profile as one text, to be shared.
    ///
    /// # Errors
    /// As [`profile`](Self::profile).
    pub fn export_profile(&self) -> Result<String, StoreError> {
        self.profile()?.to_document()
    }

    /// Starts a game and saves it. Where its rules have points and one person plays the computer, it is rated: the
    /// person's rank before the game goes into its record.
    ///
    /// # Errors
    /// [`StoreError`] when it could not be saved. A profile that cannot be read only leaves the game unrated.
    pub fn begin(&self, setup: Setup) -> Result<GameId, StoreError> {
        self.begin_timed(setup, None)
    }

    /// The same with a limit per move.
    ///
    /// # Errors
    /// [`StoreError::NoClock`] under rules that have none; else as [`begin`](Self::begin).
    pub fn begin_timed(&self, setup: Setup, limit: Option<Limit>) -> Result<GameId, StoreError> {
        if limit.is_some() && !Limit::fits(setup.rules()) {
            return Err(StoreError::NoClock);
        }
        let is_rated = setup.rules().options().passive == Passive::On
            && setup.mode() == Mode::Computer
            && setup.custom_start().is_none();
        let rank = if is_rated { self.profile().ok().map(|profile| profile.rank()) } else { None };
        self.create(&new_save(Game::new(setup.rated(rank))).timed(limit))
    }

    /// Counts a game that has just been saved, if it is over and counts.
    ///
    /// # Errors
    /// [`StoreError`] when the profile could not be saved; then the next look at it makes up for that.
    pub fn count(&self, id: GameId, saved: &Saved) -> Result<(), StoreError> {
        if End::of(saved).is_none() {
            return Ok(());
        }
        let known = self.read_side(FILE, Profile::from_document)?;
        if known.is_some_and(|profile| profile.has_counted(id)) {
            return Ok(());
        }
        let count = |profile: &mut Profile| {
            profile.count(id, saved);
        };
        self.change_profile(count).map(drop)
    }

    /// Deletes a game in the trash for good. If it counts and was not counted, it is counted first.
    ///
    /// # Errors
    /// [`StoreError::NoSuchGame`] when it is not in the trash, or a failure of the file system; then it still is there.
    pub fn erase(&self, id: GameId) -> Result<(), StoreError> {
        // A game that cannot be replayed does not count, and a newer version counts for itself.
        let counted = self.load_deleted(id).map_or(Ok(()), |saved| self.count(id, &saved));
        if counted.as_ref().is_err_and(|error| !matches!(error, StoreError::Newer { .. })) {
            return counted;
        }
        self.remove_deleted(id)
    }

    /// What a game that is over did to the points, if it was rated and counted.
    ///
    /// # Errors
    /// As [`profile`](Self::profile).
    pub fn settlement(&self, id: GameId) -> Result<Option<Settlement>, StoreError> {
        Ok(self.profile()?.settlement(id))
    }

    fn change_profile(&self, change: impl FnOnce(&mut Profile)) -> Result<Profile, StoreError> {
        self.change_side(FILE, Profile::from_document, |old| {
            let mut profile = old.unwrap_or_default();
            change(&mut profile);
            let text = profile.to_document()?;
            Ok((profile, text))
        })
    }

    /// Games that are over and not counted, deleted ones included, the one that ended first at the front.
    fn missed(&self, profile: &Profile) -> Result<Vec<(GameId, Saved)>, StoreError> {
        let may_count = |(id, game): &(GameId, Summary)| {
            let people = game.players.iter().filter(|player| player.player.kind == PlayerKind::Person).count();
            people == 1 && game.origin == Origin::Started && game.status != Status::Playing && !profile.has_counted(*id)
        };
        let games = self.list()?.games.into_iter().map(|game| (game, false));
        let deleted = self.trash()?.into_iter().map(|game| (game, true));
        let mut missed: Vec<_> = games.chain(deleted).filter(|(game, _)| may_count(game)).collect();
        missed.sort_by_key(|((id, game), _)| (game.changed, *id));
        // A game that cannot be replayed does not count.
        let load = |((id, _), is_deleted): ((GameId, Summary), bool)| {
            let saved = if is_deleted { self.load_deleted(id) } else { self.load(id) };
            saved.ok().filter(|saved| End::of(saved).is_some()).map(|saved| (id, saved))
        };
        Ok(missed.into_iter().filter_map(load).collect())
    }
}

fn count_all(profile: &mut Profile, games: &[(GameId, Saved)]) {
    for (id, saved) in games {
        profile.count(*id, saved);
    }
}
