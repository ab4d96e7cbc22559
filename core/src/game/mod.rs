//! A game: the record, whose turn it is, undo and redo, draw offers, and how it ends.

mod actions;
mod history;
mod offer;
mod record;
mod results;
mod setup;
mod standstill;
mod status;
mod warnings;

pub use actions::{Action, GameError};
pub use offer::DrawOffer;
pub use record::{Ply, PlyError, Record, RecordError};
pub use results::PlayerResult;
pub use setup::{Mode, Player, PlayerKind, Setup, SetupError};
pub use status::{DrawReason, ParseStatusError, Status, WinReason};
pub use warnings::Warning;

use crate::position::{Outcome, Position};

/// A game in progress or ended.
///
/// Invariants: the positions are those before and after each ply of the record, undone plies included, so one more
/// than plies; `at` plies stand; a person is to move wherever undone plies exist.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Game {
    setup: Setup,
    line: Vec<Ply>,
    positions: Vec<Position>,
    at: usize,
    agreed: bool,
    offer: DrawOffer,
}

impl Game {
    /// A new game at its start.
    #[must_use]
    pub fn new(setup: Setup) -> Self {
        let mut game = Self::at_start(setup);
        game.pass_where_forced();
        game
    }

    fn at_start(setup: Setup) -> Self {
        let positions = vec![setup.start()];
        Self { setup, line: Vec::new(), positions, at: 0, agreed: false, offer: DrawOffer::None }
    }

    /// Replays a record, undone plies included.
    ///
    /// # Errors
    /// The first ply that cannot be read or played, or what else does not fit.
    pub fn from_record(record: &Record) -> Result<Self, RecordError> {
        let mut game = Self::at_start(record.setup.clone());
        if record.at > record.plies.len() {
            return Err(RecordError::At { at: record.at, length: record.plies.len() });
        }
        for (ply, text) in (1..).zip(&record.plies) {
            let error = |error| RecordError::Ply { ply, text: text.chars().take(60).collect(), error };
            let before = game.position();
            let read = Ply::read(text, before).map_err(error)?;
            let after = read.after(before).map_err(error)?;
            game.line.push(read);
            game.positions.push(after);
            game.at += 1;
        }
        game.at = record.at;
        if record.at == record.plies.len() && !record.agreed {
            game.pass_where_forced();
        }
        if record.agreed && game.position().outcome() != Outcome::Open {
            return Err(RecordError::EndedTwice);
        }
        game.agreed = record.agreed;
        if !game.is_possible_offer(record.offer) {
            return Err(RecordError::Offer);
        }
        game.offer = record.offer;
        Ok(game)
    }

    /// The game as it is written down.
    #[must_use]
    pub fn record(&self) -> Record {
        Record {
            setup: self.setup.clone(),
            plies: self.line.iter().map(ToString::to_string).collect(),
            at: self.at,
            agreed: self.agreed,
            offer: self.offer,
        }
    }

    /// The same players' game up to a ply, going on from there; a going that ended the game is left out.
    #[must_use]
    pub fn up_to(&self, ply: usize) -> Option<Self> {
        if ply > self.at {
            return None;
        }
        if let Some(before) = ply.checked_sub(1)
            && matches!(self.line[before], Ply::Gone(..))
            && self.positions[ply].outcome() != Outcome::Open
        {
            return self.up_to(before);
        }
        let mut game = Self {
            setup: self.setup.clone(),
            line: self.line[..ply].to_vec(),
            positions: self.positions[..=ply].to_vec(),
            at: ply,
            agreed: false,
            offer: DrawOffer::None,
        };
        game.pass_where_forced();
        Some(game)
    }

    /// The same game, worth no points.
    #[must_use]
    pub fn unrated(self) -> Self {
        Self { setup: self.setup.rated(None), ..self }
    }

    /// Rules and players.
    #[must_use]
    pub const fn setup(&self) -> &Setup {
        &self.setup
    }

    /// Plies that stand.
    #[must_use]
    pub const fn ply(&self) -> usize {
        self.at
    }

    /// Turns that stand: moves, passes and timeouts.
    #[must_use]
    pub fn turns(&self) -> usize {
        self.plies().iter().filter(|ply| ply.is_turn()).count()
    }

    /// The plies that stand, first to last.
    #[must_use]
    pub fn plies(&self) -> &[Ply] {
        &self.line[..self.at]
    }

    /// The positions from the start to now, one more than plies.
    #[must_use]
    pub fn positions(&self) -> &[Position] {
        &self.positions[..=self.at]
    }

    /// The position now.
    #[must_use]
    pub fn position(&self) -> &Position {
        &self.positions[self.at]
    }

    /// Whether the game goes on.
    #[must_use]
    pub fn status(&self) -> Status {
        if self.agreed { Status::Drawn(DrawReason::Agreed) } else { Status::of(self.position()) }
    }

    /// The state of a draw offer.
    #[must_use]
    pub const fn draw_offer(&self) -> DrawOffer {
        self.offer
    }

    /// Whether the computer has to move now.
    #[must_use]
    pub fn computer_to_move(&self) -> bool {
        self.status() == Status::Playing && self.setup.kind(self.position().to_move()) != PlayerKind::Person
    }
}
