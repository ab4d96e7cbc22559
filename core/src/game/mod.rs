//! A game: the record, whose turn it is, undo and redo, and how it ends.

mod actions;
mod player;
mod record;

pub use actions::{Action, GameError};
pub use player::{Mode, Player, PlayerKind, Setup, SetupError};
pub use record::{Ply, Record, RecordError};

use crate::moves::Move;
use crate::position::{Outcome, Position};
use crate::seat::Seat;

/// How a game ended other than on the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ending {
    /// A seat resigned.
    Resigned(Seat),
    /// The players agreed to a draw.
    Agreed,
}

/// Whether a game goes on, and if not, why.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Status {
    /// It goes on.
    Playing,
    /// A seat won.
    Won {
        /// The winner.
        seat: Seat,
        /// How.
        reason: WinReason,
    },
    /// Nobody won.
    Drawn(DrawReason),
}

/// How a game was won.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum WinReason {
    /// All ten goal holes hold the winner's pieces.
    AllHome,
    /// The other side resigned.
    Resigned,
}

/// Why a game was drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum DrawReason {
    /// The players agreed, in words or by passing one after the other.
    Agreed,
    /// No player has a legal move.
    NobodyCanMove,
}

/// The state of a draw offer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum DrawOffer {
    /// Nothing is offered.
    None,
    /// An offer waits for its addressee, and lapses when that seat moves.
    Open {
        /// Who offered.
        by: Seat,
        /// Who has to answer.
        to: Seat,
    },
    /// An offer was declined; the next move clears this.
    Declined {
        /// Who had offered.
        by: Seat,
    },
}

/// A game in progress or ended.
///
/// Invariants: the positions are those of the record's standing plies, one more than plies; undone plies follow
/// them legally; a person is to move wherever undone plies exist.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Game {
    setup: Setup,
    line: Vec<Ply>,
    positions: Vec<Position>,
    ending: Option<Ending>,
    offer: DrawOffer,
}

impl Game {
    /// A new game at its start.
    #[must_use]
    pub fn new(setup: Setup) -> Self {
        let start = Position::start(setup.rules());
        Self { setup, line: Vec::new(), positions: vec![start], ending: None, offer: DrawOffer::None }
    }

    /// Replays a record, undone plies included.
    ///
    /// # Errors
    /// The first ply that cannot be read or played, or what else does not fit.
    pub fn from_record(record: &Record) -> Result<Self, RecordError> {
        let mut game = Self::new(record.setup.clone());
        if record.at > record.plies.len() {
            return Err(RecordError::At { at: record.at, length: record.plies.len() });
        }
        for (ply, text) in (1..).zip(&record.plies) {
            let read = record::read(ply, text)?;
            let path = game.position().read_move(&read).map_err(|error| RecordError::Illegal {
                ply,
                text: text.clone(),
                error,
            })?;
            game.append(path.map_or(Ply::Pass, Ply::Move));
        }
        game.positions.truncate(record.at + 1);
        if record.at == record.plies.len() && record.ending.is_none() {
            game.pass_where_forced();
        }
        if let Some(ending) = record.ending {
            if game.position().outcome() != Outcome::Open {
                return Err(RecordError::EndedTwice);
            }
            if let Ending::Resigned(seat) = ending
                && !game.setup.rules().in_play(seat)
            {
                return Err(RecordError::Resigner(seat.number()));
            }
            game.ending = Some(ending);
        }
        Ok(game)
    }

    /// The game as it is written down.
    #[must_use]
    pub fn record(&self) -> Record {
        Record {
            setup: self.setup.clone(),
            plies: self.line.iter().map(ToString::to_string).collect(),
            at: self.ply(),
            ending: self.ending,
        }
    }

    /// The same players' game up to a ply, going on from there.
    #[must_use]
    pub fn up_to(&self, ply: usize) -> Option<Self> {
        if ply > self.ply() {
            return None;
        }
        let mut game = self.clone();
        game.line.truncate(ply);
        game.positions.truncate(ply + 1);
        game.ending = None;
        game.offer = DrawOffer::None;
        Some(game)
    }

    /// Rules and players.
    #[must_use]
    pub const fn setup(&self) -> &Setup {
        &self.setup
    }

    /// Plies that stand.
    #[must_use]
    pub fn ply(&self) -> usize {
        self.positions.len() - 1
    }

    /// The plies that stand, first to last.
    #[must_use]
    pub fn plies(&self) -> &[Ply] {
        &self.line[..self.ply()]
    }

    /// The positions from the start to now, one more than plies.
    #[must_use]
    pub fn positions(&self) -> &[Position] {
        &self.positions
    }

    /// The position now.
    #[must_use]
    pub fn position(&self) -> &Position {
        &self.positions[self.ply()]
    }

    /// Whether the game goes on.
    #[must_use]
    pub fn status(&self) -> Status {
        match (self.ending, self.position().outcome()) {
            (_, Outcome::Won(seat)) => Status::Won { seat, reason: WinReason::AllHome },
            (_, Outcome::NobodyCanMove) => Status::Drawn(DrawReason::NobodyCanMove),
            (_, Outcome::AllPassed) | (Some(Ending::Agreed), _) => Status::Drawn(DrawReason::Agreed),
            (Some(Ending::Resigned(seat)), _) => {
                Status::Won { seat: self.setup.rules().next(seat), reason: WinReason::Resigned }
            }
            (None, Outcome::Open) => Status::Playing,
        }
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

    /// Adds a legal ply after those that stand; undone ones are dropped.
    fn append(&mut self, ply: Ply) {
        let mut next = self.position().clone();
        let played = match &ply {
            Ply::Move(path) => path.to_move(),
            Ply::Pass => Move::Pass,
        };
        let _ = next.make(played);
        self.line.truncate(self.ply());
        self.line.push(ply);
        self.positions.push(next);
    }
}
