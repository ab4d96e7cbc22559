//! What players do: each action changes the game as a whole, or is refused and changes nothing.

use thiserror::Error;

use crate::board::Hole;
use crate::game::{DrawOffer, Game, Mode, PlayerKind, Ply, PlyError, Status};
use crate::moves::IllegalMove;
use crate::path::Move;
use crate::position::{Departure, Refusal, Standing};
use crate::seat::Seat;

/// Something a player can ask for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Action {
    /// Take a move back.
    Undo,
    /// Play an undone move again.
    Redo,
    /// Get a hint.
    Hint,
    /// Let the computer search for its move.
    Search,
    /// Pass.
    Pass,
    /// Claim a deadlock.
    Claim,
    /// Let the time run out.
    Timeout,
    /// Resign.
    Resign,
    /// Leave the game.
    Leave,
    /// Offer a draw.
    OfferDraw,
    /// Answer a draw offer.
    AnswerDraw,
}

/// Why an action was refused.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum GameError {
    /// The move breaks a rule.
    #[error("{0}")]
    Illegal(#[from] IllegalMove),
    /// The rules refuse something other than a move.
    #[error("{0}")]
    Refused(#[from] Refusal),
    /// It is the computer's turn.
    #[error("it is the computer's turn")]
    NotYourTurn,
    /// The action is not allowed now.
    #[error("{0:?} is not allowed now")]
    NotAllowed(Action),
}

impl Game {
    /// Plays a person's move: start and landings, or only start and end for the default path.
    ///
    /// A player who then has no legal move passes at once, and that is recorded.
    ///
    /// # Errors
    /// Which rule the move breaks, or that it is the computer's turn.
    pub fn play(&mut self, holes: &[Hole]) -> Result<(), GameError> {
        self.persons_turn()?;
        self.move_piece(holes)
    }

    /// Plays the computer's move.
    ///
    /// # Errors
    /// Which rule the move breaks, or that it is a person's turn.
    pub fn play_computer(&mut self, holes: &[Hole]) -> Result<(), GameError> {
        self.computers_turn()?;
        self.move_piece(holes)
    }

    /// Passes for the computer of its own will.
    ///
    /// # Errors
    /// [`GameError::Refused`] where the rules have no such pass, or that it is a person's turn.
    pub fn pass_computer(&mut self) -> Result<(), GameError> {
        self.computers_turn()?;
        self.take_turn(Ply::Pass)
    }

    /// Claims a deadlock for the computer, which moves then.
    ///
    /// # Errors
    /// [`GameError::Refused`] names what is missing, or that it is a person's turn.
    pub fn claim_computer(&mut self) -> Result<(), GameError> {
        self.computers_turn()?;
        self.append(Ply::Claim)
    }

    fn move_piece(&mut self, holes: &[Hole]) -> Result<(), GameError> {
        if self.status() != Status::Playing {
            return Err(IllegalMove::GameOver.into());
        }
        let path = self.position().resolve(holes)?;
        self.take_turn(Ply::Move(path))
    }

    /// Passes of one's own will.
    ///
    /// # Errors
    /// [`GameError::Refused`] where the rules have no such pass.
    pub fn pass(&mut self) -> Result<(), GameError> {
        self.persons_turn()?;
        self.take_turn(Ply::Pass)
    }

    /// Lets the time of the person to move run out.
    ///
    /// # Errors
    /// [`GameError::Refused`] where the rules have no clock.
    pub fn timeout(&mut self) -> Result<(), GameError> {
        self.persons_turn()?;
        self.take_turn(Ply::Timeout)
    }

    /// Claims a deadlock for the person to move, who moves then.
    ///
    /// # Errors
    /// [`GameError::Refused`] names what is missing.
    pub fn claim(&mut self) -> Result<(), GameError> {
        self.persons_turn()?;
        self.append(Ply::Claim)
    }

    fn persons_turn(&self) -> Result<(), GameError> {
        if self.computer_to_move() { Err(GameError::NotYourTurn) } else { Ok(()) }
    }

    fn computers_turn(&self) -> Result<(), GameError> {
        if self.computer_to_move() { Ok(()) } else { Err(GameError::NotAllowed(Action::Search)) }
    }

    fn take_turn(&mut self, ply: Ply) -> Result<(), GameError> {
        if self.status() != Status::Playing {
            return Err(Refusal::GameOver.into());
        }
        let offer = self.offer_after_turn(self.position().to_move());
        self.append(ply)?;
        self.offer = offer;
        self.pass_where_forced();
        self.review_offer();
        Ok(())
    }

    /// Records the pass of each player in turn who has no legal move.
    pub(super) fn pass_where_forced(&mut self) {
        while self.position().is_legal(Move::Pass) && self.append(Ply::Pass).is_ok() {}
    }

    /// Adds a ply after those that stand; undone ones are dropped.
    pub(super) fn append(&mut self, ply: Ply) -> Result<(), GameError> {
        if self.agreed {
            return Err(Refusal::GameOver.into());
        }
        let next = ply.after(self.position()).map_err(|error| match error {
            PlyError::Illegal(error) => GameError::Illegal(error),
            PlyError::Refused(error) => GameError::Refused(error),
            PlyError::Unreadable(_) => GameError::Illegal(IllegalMove::TooShort),
        })?;
        self.line.truncate(self.at);
        self.positions.truncate(self.at + 1);
        self.line.push(ply);
        self.positions.push(next);
        self.at += 1;
        Ok(())
    }

    /// Whether a person may pass now of the own will.
    #[must_use]
    pub fn can_pass(&self) -> bool {
        self.status() == Status::Playing && !self.computer_to_move() && self.position().clone().pass().is_ok()
    }

    /// Whether a person may claim a deadlock now.
    #[must_use]
    pub fn can_claim(&self) -> bool {
        self.status() == Status::Playing && !self.computer_to_move() && self.position().clone().claim().is_ok()
    }

    /// Whether somebody can resign now: the one person, or the side to move.
    #[must_use]
    pub fn can_resign(&self) -> bool {
        self.status() == Status::Playing && self.speaker().is_some()
    }

    /// Whether hints are given now: only against the computer, on the person's turn.
    #[must_use]
    pub fn can_hint(&self) -> bool {
        self.setup.mode() == Mode::Computer && self.status() == Status::Playing && !self.computer_to_move()
    }

    /// Resigns: for the person in a game against the computer, else for the side to move.
    ///
    /// # Errors
    /// [`GameError::NotAllowed`] after the end, or when that is no person.
    pub fn resign(&mut self) -> Result<(), GameError> {
        let seat = self.speaker().ok_or(GameError::NotAllowed(Action::Resign))?;
        self.resign_as(seat)
    }

    /// Resigns for a seat. With two players that ends the game; with more the player is out.
    ///
    /// # Errors
    /// [`GameError::NotAllowed`] after the end, or when the seat is not in.
    pub fn resign_as(&mut self, seat: Seat) -> Result<(), GameError> {
        self.go(seat, Departure::Resigned, Action::Resign)
    }

    /// Leaves for a seat, which under points rules costs more than resigning.
    ///
    /// # Errors
    /// [`GameError::NotAllowed`] after the end, or when the seat is not in.
    pub fn leave(&mut self, seat: Seat) -> Result<(), GameError> {
        self.go(seat, Departure::Left, Action::Leave)
    }

    fn go(&mut self, seat: Seat, how: Departure, action: Action) -> Result<(), GameError> {
        if self.status() != Status::Playing || !self.is_in(seat) {
            return Err(GameError::NotAllowed(action));
        }
        self.append(Ply::Gone(seat, how))?;
        if matches!(self.offer, DrawOffer::Declined { .. }) {
            self.offer = DrawOffer::None;
        }
        self.pass_where_forced();
        self.review_offer();
        Ok(())
    }

    /// Whether the seat has a player who is still in.
    #[must_use]
    pub fn is_in(&self, seat: Seat) -> bool {
        self.setup.rules().in_play(seat) && self.position().standing(seat) == Standing::In
    }

    /// For whom resigning and draw offers speak: the one person, or the person to move.
    pub(super) fn speaker(&self) -> Option<Seat> {
        let to_move = self.position().to_move();
        let seat = self.setup.only_person().unwrap_or(to_move);
        (self.is_in(seat) && self.setup.kind(seat) == PlayerKind::Person).then_some(seat)
    }
}
