//! What players do: each action changes the game as a whole, or is refused and changes nothing.

use thiserror::Error;

use crate::board::Hole;
use crate::game::{DrawOffer, Ending, Game, Mode, PlayerKind, Ply, Status};
use crate::moves::{IllegalMove, Move};
use crate::position::Outcome;
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
    /// Resign.
    Resign,
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
        if self.computer_to_move() {
            return Err(GameError::NotYourTurn);
        }
        self.move_piece(holes)
    }

    /// Plays the computer's move.
    ///
    /// # Errors
    /// Which rule the move breaks, or that it is a person's turn.
    pub fn play_computer(&mut self, holes: &[Hole]) -> Result<(), GameError> {
        if !self.computer_to_move() {
            return Err(GameError::NotAllowed(Action::Search));
        }
        self.move_piece(holes)
    }

    fn move_piece(&mut self, holes: &[Hole]) -> Result<(), GameError> {
        if self.status() != Status::Playing {
            return Err(IllegalMove::GameOver.into());
        }
        let path = self.position().resolve(holes)?;
        let mover = self.position().to_move();
        self.append(Ply::Move(path));
        match self.offer {
            DrawOffer::Open { by, .. } if by == mover => {}
            _ => self.offer = DrawOffer::None,
        }
        self.pass_where_forced();
        if self.position().outcome() != Outcome::Open {
            self.offer = DrawOffer::None;
        }
        Ok(())
    }

    /// Records the pass of each player in turn who has no legal move.
    pub(super) fn pass_where_forced(&mut self) {
        while self.position().is_legal(Move::Pass) {
            self.append(Ply::Pass);
        }
    }

    /// Where undo would go back to: before the last move that a person chose.
    fn undo_target(&self) -> Option<usize> {
        if self.ending.is_some() {
            return None;
        }
        (0..self.ply()).rev().find(|&at| self.persons_move(at))
    }

    /// Where redo would go forward to: the next turn of a person, or the end of what was undone.
    fn redo_target(&self) -> Option<usize> {
        if self.ending.is_some() || self.ply() == self.line.len() {
            return None;
        }
        let next = (self.ply() + 1..self.line.len()).find(|&at| self.persons_move(at));
        Some(next.unwrap_or(self.line.len()))
    }

    /// Whether the ply at this index is a move that a person chose.
    fn persons_move(&self, at: usize) -> bool {
        // Turns go round by the record's length, passes included.
        let seats = self.setup.rules().seats();
        let seat = seats[at % seats.len()];
        matches!(self.line[at], Ply::Move(_)) && self.setup.kind(seat) == PlayerKind::Person
    }

    /// Whether there is a move to take back.
    #[must_use]
    pub fn can_undo(&self) -> bool {
        self.undo_target().is_some()
    }

    /// Whether there is an undone move to play again.
    #[must_use]
    pub fn can_redo(&self) -> bool {
        self.redo_target().is_some()
    }

    /// Whether hints are given now: only against the computer, on the person's turn.
    #[must_use]
    pub fn can_hint(&self) -> bool {
        self.setup.mode() == Mode::Computer && self.status() == Status::Playing && !self.computer_to_move()
    }

    /// Whether a draw can be offered now: once a turn, and not over an open offer.
    #[must_use]
    pub fn can_offer_draw(&self) -> bool {
        self.status() == Status::Playing && self.offer == DrawOffer::None
    }

    /// Goes back to before the last move that a person chose.
    ///
    /// # Errors
    /// [`GameError::NotAllowed`] when there is none, or the game ended by agreement or resigning.
    pub fn undo(&mut self) -> Result<(), GameError> {
        let target = self.undo_target().ok_or(GameError::NotAllowed(Action::Undo))?;
        self.positions.truncate(target + 1);
        self.offer = DrawOffer::None;
        Ok(())
    }

    /// Plays undone moves again up to a person's next turn.
    ///
    /// # Errors
    /// [`GameError::NotAllowed`] when nothing was undone.
    pub fn redo(&mut self) -> Result<(), GameError> {
        let target = self.redo_target().ok_or(GameError::NotAllowed(Action::Redo))?;
        let line = self.line.clone();
        for ply in &line[self.ply()..target] {
            self.append(ply.clone());
        }
        self.line = line;
        self.offer = DrawOffer::None;
        Ok(())
    }

    /// Resigns: for the person in a game against the computer, else for the side to move.
    ///
    /// # Errors
    /// [`GameError::NotAllowed`] after the end.
    pub fn resign(&mut self) -> Result<(), GameError> {
        if self.status() != Status::Playing {
            return Err(GameError::NotAllowed(Action::Resign));
        }
        self.ending = Some(Ending::Resigned(self.speaker()));
        self.offer = DrawOffer::None;
        Ok(())
    }

    /// Offers a draw: the person to the computer, or the side to move to the other.
    ///
    /// # Errors
    /// [`GameError::NotAllowed`] after the end, or when an offer was made since the last move.
    pub fn offer_draw(&mut self) -> Result<(), GameError> {
        if !self.can_offer_draw() {
            return Err(GameError::NotAllowed(Action::OfferDraw));
        }
        let by = self.speaker();
        self.offer = DrawOffer::Open { by, to: self.setup.rules().next(by) };
        Ok(())
    }

    /// Answers an open draw offer.
    ///
    /// # Errors
    /// [`GameError::NotAllowed`] when there is none.
    pub fn answer_draw(&mut self, accept: bool) -> Result<(), GameError> {
        let DrawOffer::Open { by, .. } = self.offer else {
            return Err(GameError::NotAllowed(Action::AnswerDraw));
        };
        if accept {
            self.ending = Some(Ending::Agreed);
            self.offer = DrawOffer::None;
        } else {
            self.offer = DrawOffer::Declined { by };
        }
        Ok(())
    }

    /// For whom resigning and draw offers speak.
    fn speaker(&self) -> Seat {
        self.setup.only_person().unwrap_or(self.position().to_move())
    }
}
