//! Reviews in a library folder.

use crate::game::Game;
use crate::review::Review;
use crate::store::{GameId, Store, StoreError};

impl Store {
    /// The review that is kept for a game, if it is about the plies that stand now and was made the way reviews are made
    /// now. One that is damaged, of another version, or out of reach is as good as none, and is made anew.
    #[must_use]
    pub fn review(&self, id: GameId, game: &Game) -> Option<Review> {
        Review::from_document(&self.read_kept(id)?, game).ok()
    }

    /// Keeps the review of a game.
    ///
    /// # Errors
    /// [`StoreError::NoSuchGame`] when the game was deleted meanwhile; else what kept it from being written whole.
    pub fn keep_review(&self, id: GameId, game: &Game, review: &Review) -> Result<(), StoreError> {
        self.write_kept(id, &review.to_document(game)?)
    }
}
