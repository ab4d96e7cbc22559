//! What was learned, in a library folder.

use crate::game::Status;
use crate::learn::closing::Closing;
use crate::learn::learned::{Day, Learned, Solution, Solved};
use crate::store::{GameId, Store, StoreError, Summary};

/// The file in the root folder.
const FILE: &str = "learned.json";
/// Finished games that are looked through for closings, those that ended last.
const GAMES: usize = 24;

impl Store {
    /// What was learned. A file that cannot be read is moved to `damaged/`, and learning begins anew: see
    /// [`lost_learning`](Self::lost_learning).
    ///
    /// # Errors
    /// [`StoreError::Newer`] when a newer version wrote it, which is left alone; else what kept it from being read.
    pub fn learned(&self) -> Result<Learned, StoreError> {
        Ok(self.read_side(FILE, Learned::from_document)?.unwrap_or_default())
    }

    /// Notes that something was solved. When this returns, it is on disk.
    ///
    /// # Errors
    /// [`StoreError`] when it could not be saved; then all is as it was.
    pub fn solve(&self, what: Solution, how: Solved, today: Day) -> Result<Learned, StoreError> {
        self.change_side(FILE, Learned::from_document, |old| {
            let mut learned = old.unwrap_or_default();
            learned.solve(what, how, today);
            let text = learned.to_document()?;
            Ok((learned, text))
        })
    }

    /// The names in `damaged/` of files of what was learned. They are told until
    /// [`delete_damaged`](Self::delete_damaged) takes them away.
    ///
    /// # Errors
    /// [`StoreError`] when the folder cannot be read.
    pub fn lost_learning(&self) -> Result<Vec<String>, StoreError> {
        self.damaged_sides(FILE)
    }

    /// How one's last three pieces came in, in each of the games that ended last and have it, the last first. A game that
    /// cannot be read is left out.
    ///
    /// # Errors
    /// [`StoreError`] when the folder cannot be read.
    pub fn closings(&self) -> Result<Vec<(GameId, Closing)>, StoreError> {
        let is_over = |(_, game): &(GameId, Summary)| game.status != Status::Playing;
        let mut games: Vec<_> = self.list()?.games.into_iter().filter(is_over).collect();
        games.sort_by_key(|(id, game)| (core::cmp::Reverse(game.changed), *id));
        let closing = |(id, _)| Some((id, Closing::of(&self.load(id).ok()?.game)?));
        Ok(games.into_iter().take(GAMES).filter_map(closing).collect())
    }
}
