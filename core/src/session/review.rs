use std::sync::Arc;

use crate::ai::SearchError;
use crate::game::Game;
use crate::review::{Review, ReviewControl, ReviewLimits, review};
use crate::session::Session;
use crate::store::{GameId, Store, StoreError};

/// A review that works on its own copy of a saved game, and is kept beside it.
#[derive(Debug, Clone)]
pub struct ReviewJob {
    store: Arc<Store>,
    id: GameId,
    game: Game,
}

impl ReviewJob {
    /// A review of a saved game.
    ///
    /// # Errors
    /// [`StoreError`] when there is no such game or it cannot be read.
    pub fn load(store: Arc<Store>, id: GameId) -> Result<Self, StoreError> {
        let game = store.load(id)?.game;
        Ok(Self { store, id, game })
    }

    /// The game that is reviewed.
    #[must_use]
    pub const fn game(&self) -> &Game {
        &self.game
    }

    /// The review that was made before, if there is one of the game as it is.
    #[must_use]
    pub fn kept(&self) -> Option<Review> {
        self.store.review(self.id, &self.game)
    }

    /// The review that was made before, or a new one, which is then kept.
    ///
    /// # Errors
    /// [`SearchError::Cancelled`] when it was cancelled.
    pub fn run(&self, control: &ReviewControl) -> Result<Review, SearchError> {
        self.run_within(ReviewLimits::for_plies(self.game.ply()), control)
    }

    /// The same within limits of one's own.
    ///
    /// # Errors
    /// As [`run`](Self::run).
    pub fn run_within(&self, limits: ReviewLimits, control: &ReviewControl) -> Result<Review, SearchError> {
        if control.is_cancelled() {
            return Err(SearchError::Cancelled);
        }
        if let Some(kept) = self.kept() {
            control.finish(self.game.ply());
            return Ok(kept);
        }
        let made = review(&self.game, limits, control)?;
        // A review that cannot be kept is made anew the next time.
        let _ = self.store.keep_review(self.id, &self.game, &made);
        Ok(made)
    }
}

impl Session {
    /// A review of the game as it stands, to be run anywhere.
    #[must_use]
    pub fn review(&self) -> ReviewJob {
        ReviewJob { store: Arc::clone(&self.store), id: self.id, game: self.saved.game.clone() }
    }
}
