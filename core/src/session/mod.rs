//! One open game: a [`Game`] with its file and its computer opponent.
//!
//! Every action that changes the game is on disk before its call returns; if it cannot be saved it is not made.

mod clock;
mod draws;
mod review;
mod search;

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use thiserror::Error;

pub use review::ReviewJob;
pub use search::{Proposal, SearchJob, SearchResult};

use crate::board::Hole;
use crate::game::{Action, Game, GameError, PlayerKind};
use crate::seat::Seat;
use crate::store::{GameId, Saved, Stamp, Store, StoreError, clean_title, now, timing};

/// Counts the changes of all open games, so that no two states of any game share a number.
static REVISIONS: AtomicU64 = AtomicU64::new(1);

/// Why an open game refused an action. The game is as it was.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum SessionError {
    /// The game's rules or its state refuse it.
    #[error("{0}")]
    Refused(#[from] GameError),
    /// The game has changed since the search began, or was changed elsewhere; then it is now as it was made there.
    #[error("the game has changed meanwhile")]
    Stale,
    /// The change could not be saved, so it was not made.
    #[error("not saved: {0}")]
    NotSaved(#[from] StoreError),
}

/// One open game.
#[derive(Debug)]
pub struct Session {
    store: Arc<Store>,
    id: GameId,
    saved: Saved,
    stamp: Stamp,
    revision: u64,
}

impl Session {
    /// Opens a saved game.
    ///
    /// # Errors
    /// [`StoreError`] when there is no such game or it cannot be read.
    pub fn open(store: Arc<Store>, id: GameId) -> Result<Self, StoreError> {
        let (mut saved, stamp) = store.load_stamped(id)?;
        saved.clock = saved.clock.map(|clock| timing::fitting(clock, &saved.game));
        Ok(Self { store, id, saved, stamp, revision: next_revision() })
    }

    /// The game's id.
    #[must_use]
    pub const fn id(&self) -> GameId {
        self.id
    }

    /// The game's title; empty where there is none.
    #[must_use]
    pub fn title(&self) -> &str {
        &self.saved.title
    }

    /// The game.
    #[must_use]
    pub const fn game(&self) -> &Game {
        &self.saved.game
    }

    /// A number that changes with every change and is never used twice while the program runs.
    #[must_use]
    pub const fn revision(&self) -> u64 {
        self.revision
    }

    /// Gives the game a title, on disk and here.
    ///
    /// # Errors
    /// [`StoreError`] when it could not be saved.
    pub fn rename(&mut self, title: &str) -> Result<(), StoreError> {
        let title = clean_title(title);
        match self.save(Saved { title: title.clone(), ..self.saved.clone() }) {
            // The title goes to the game as it is by now.
            Err(StoreError::Changed(_)) => {
                self.reload()?;
                self.save(Saved { title, ..self.saved.clone() })
            }
            done => done,
        }
    }

    /// Plays a person's move: start and landings, or start and end for the default path.
    ///
    /// # Errors
    /// [`SessionError`]; the game is as it was.
    pub fn play(&mut self, holes: &[Hole]) -> Result<(), SessionError> {
        self.change(|game| game.play(holes))
    }

    /// Passes for a person of the own will.
    ///
    /// # Errors
    /// [`SessionError`]; the game is as it was.
    pub fn pass(&mut self) -> Result<(), SessionError> {
        self.change(Game::pass)
    }

    /// Lets the time of the person to move run out.
    ///
    /// # Errors
    /// [`SessionError`]; the game is as it was.
    pub fn timeout(&mut self) -> Result<(), SessionError> {
        self.change(Game::timeout)
    }

    /// Claims a deadlock for the person to move.
    ///
    /// # Errors
    /// [`SessionError`]; the game is as it was.
    pub fn claim(&mut self) -> Result<(), SessionError> {
        self.change(Game::claim)
    }

    /// Leaves for a seat.
    ///
    /// # Errors
    /// [`SessionError`]; the game is as it was.
    pub fn leave(&mut self, seat: Seat) -> Result<(), SessionError> {
        self.change(|game| game.leave(seat))
    }

    /// Takes moves back to a person's turn.
    ///
    /// # Errors
    /// [`SessionError`]; the game is as it was.
    pub fn undo(&mut self) -> Result<(), SessionError> {
        self.change(Game::undo)
    }

    /// Plays undone moves again.
    ///
    /// # Errors
    /// [`SessionError`]; the game is as it was.
    pub fn redo(&mut self) -> Result<(), SessionError> {
        self.change(Game::redo)
    }

    /// Resigns.
    ///
    /// # Errors
    /// [`SessionError`]; the game is as it was.
    pub fn resign(&mut self) -> Result<(), SessionError> {
        self.change(Game::resign)
    }

    /// Offers a draw. The computer answers at once, by how it stands and whether anybody progresses; people answer by [`answer_draw`](Self::answer_draw).
    ///
    /// # Errors
    /// [`SessionError`]; the game is as it was.
    pub fn offer_draw(&mut self) -> Result<(), SessionError> {
        self.change(|game| {
            game.offer_draw()?;
            draws::let_computers_answer(game)
        })
    }

    /// Answers an open draw offer.
    ///
    /// # Errors
    /// [`SessionError`]; the game is as it was.
    pub fn answer_draw(&mut self, accept: bool) -> Result<(), SessionError> {
        self.change(|game| game.answer_draw(accept))
    }

    /// A search for the computer's move, to be run anywhere.
    ///
    /// # Errors
    /// [`GameError::NotAllowed`] when the computer is not to move.
    pub fn search(&self) -> Result<SearchJob, GameError> {
        match self.game().setup().kind(self.game().position().to_move()) {
            PlayerKind::Computer(level) if self.game().computer_to_move() => Ok(SearchJob::for_move(self, level)),
            _ => Err(GameError::NotAllowed(Action::Search)),
        }
    }

    /// A search for hints, to be run anywhere.
    ///
    /// # Errors
    /// [`GameError::NotAllowed`] when the mode has no hints or no person is to move.
    pub fn hint(&self) -> Result<SearchJob, GameError> {
        if self.game().can_hint() { Ok(SearchJob::for_hint(self)) } else { Err(GameError::NotAllowed(Action::Hint)) }
    }

    /// Plays the move that a search found, if the game is still as it was when the search began.
    ///
    /// Before it the computer claims a deadlock where that helps it, and offers a draw where nobody progresses; that
    /// is one change with the move. The offer waits for people, and lapses as any other; computers have answered.
    ///
    /// # Errors
    /// [`SessionError::Stale`] if it is not.
    pub fn play_found(&mut self, result: &SearchResult) -> Result<(), SessionError> {
        if result.revision != self.revision {
            return Err(SessionError::Stale);
        }
        let Some(found) = result.proposals.first() else {
            return Err(GameError::NotAllowed(Action::Search).into());
        };
        self.change(|game| {
            if result.claims {
                game.claim_computer()?;
            }
            match (draws::offer_where_due(game)?, &found.path) {
                (false, _) => Ok(()),
                (true, Some(path)) => game.play_computer(path.holes()),
                (true, None) => game.pass_computer(),
            }
        })
    }

    fn change(&mut self, act: impl FnOnce(&mut Game) -> Result<(), GameError>) -> Result<(), SessionError> {
        let mut game = self.saved.game.clone();
        act(&mut game)?;
        let mut notes = self.saved.notes.clone();
        notes.keep_up_to(game.common_with(&self.saved.game));
        let clock = self.saved.clock.map(|clock| timing::after_change(clock, &self.saved.game, &game));
        let saved = Saved { title: self.saved.title.clone(), changed: now(), game, notes, clock, ..self.saved };
        match self.save(saved) {
            Err(StoreError::Changed(_)) => {
                self.reload()?;
                Err(SessionError::Stale)
            }
            done => {
                done?;
                // The game is saved. If its count is not, the next look at the profile makes up for it.
                let _ = self.store.count(self.id, &self.saved);
                Ok(())
            }
        }
    }

    fn save(&mut self, saved: Saved) -> Result<(), StoreError> {
        self.store.save(self.id, &saved, &mut self.stamp)?;
        self.saved = saved;
        self.revision = next_revision();
        Ok(())
    }

    /// Takes over what was made of the game elsewhere.
    fn reload(&mut self) -> Result<(), StoreError> {
        (self.saved, self.stamp) = self.store.load_stamped(self.id)?;
        self.saved.clock = self.saved.clock.map(|clock| timing::fitting(clock, &self.saved.game));
        self.revision = next_revision();
        Ok(())
    }
}

fn next_revision() -> u64 {
    REVISIONS.fetch_add(1, Ordering::Relaxed)
}
