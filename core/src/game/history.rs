//! Undo and redo.

use crate::game::{Action, DrawOffer, Game, GameError, PlayerKind, Ply};
use crate::path::Move;

impl Game {
    /// Where undo would go back to: before the last ply that a person chose. Nobody's going is taken back.
    fn undo_target(&self) -> Option<usize> {
        if self.agreed {
            return None;
        }
        let since_gone = self.plies().iter().rposition(|ply| matches!(ply, Ply::Gone(..))).map_or(0, |at| at + 1);
        (since_gone..self.at).rev().find(|&at| self.is_persons_choice(at))
    }

    /// Where redo would go forward to: the next ply that a person chose, or the end of what was undone.
    fn redo_target(&self) -> Option<usize> {
        if self.agreed || self.at == self.line.len() {
            return None;
        }
        let next = (self.at + 1..self.line.len()).find(|&at| self.is_persons_choice(at));
        Some(next.unwrap_or(self.line.len()))
    }

    /// Whether the entry at this index, undone or not, was chosen by a person.
    fn is_persons_choice(&self, at: usize) -> bool {
        let before = &self.positions[at];
        let chosen = match self.line[at] {
            Ply::Move(_) | Ply::Claim => true,
            Ply::Pass => !before.is_legal(Move::Pass),
            Ply::Timeout | Ply::Gone(..) => false,
        };
        chosen && self.setup.kind(before.to_move()) == PlayerKind::Person
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

    /// Goes back to before the last move that a person chose.
    ///
    /// # Errors
    /// [`GameError::NotAllowed`] when there is none since somebody went, or the players agreed to a draw.
    pub fn undo(&mut self) -> Result<(), GameError> {
        let target = self.undo_target().ok_or(GameError::NotAllowed(Action::Undo))?;
        self.go_to(target);
        Ok(())
    }

    /// Plays undone moves again up to a person's next turn.
    ///
    /// # Errors
    /// [`GameError::NotAllowed`] when nothing was undone.
    pub fn redo(&mut self) -> Result<(), GameError> {
        let target = self.redo_target().ok_or(GameError::NotAllowed(Action::Redo))?;
        self.go_to(target);
        Ok(())
    }

    /// Takes plies back until so many stand; what was taken back can be played again.
    ///
    /// # Errors
    /// [`GameError::NotAllowed`] when fewer stand, somebody went since, or the players agreed to a draw.
    pub fn undo_to(&mut self, ply: usize) -> Result<(), GameError> {
        let refused = GameError::NotAllowed(Action::Undo);
        let taken_back = self.plies().get(ply..).ok_or(refused)?;
        if self.agreed || taken_back.iter().any(|ply| matches!(ply, Ply::Gone(..))) {
            return Err(refused);
        }
        self.go_to(ply);
        Ok(())
    }

    /// The same game without what was undone and without a draw offer.
    pub(crate) fn as_it_stands(&self) -> Self {
        let mut game = Self {
            setup: self.setup.clone(),
            line: self.plies().to_vec(),
            positions: self.positions().to_vec(),
            at: self.at,
            agreed: self.agreed,
            offer: DrawOffer::None,
        };
        game.pass_where_forced();
        game
    }

    /// How many plies, undone ones included, another state of this game has in common with it.
    pub(crate) fn common_with(&self, other: &Self) -> usize {
        self.line.iter().zip(&other.line).take_while(|(own, others)| own == others).count()
    }

    fn go_to(&mut self, ply: usize) {
        self.at = ply;
        self.offer = DrawOffer::None;
    }
}
