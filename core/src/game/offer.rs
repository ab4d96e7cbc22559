//! Draw offers: they need the agreement of all players still in.

use crate::game::{Action, Game, GameError, Status};
use crate::seat::{Seat, SeatSet};

/// The state of a draw offer.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum DrawOffer {
    /// Nothing is offered.
    #[default]
    None,
    /// An offer waits for an answer, and lapses when one who was asked and has not agreed moves.
    Open {
        /// Who offered.
        by: Seat,
        /// Who has to answer next.
        to: Seat,
        /// Who has agreed so far.
        agreed: SeatSet,
    },
    /// An offer was declined; the next move clears this.
    Declined {
        /// Who had offered.
        by: Seat,
    },
}

impl Game {
    /// Whether a draw can be offered now: once a turn, and not over an open offer.
    #[must_use]
    pub fn can_offer_draw(&self) -> bool {
        self.status() == Status::Playing && self.offer == DrawOffer::None && self.speaker().is_some()
    }

    /// Offers a draw: the one person of a game against the computer, or the side to move.
    ///
    /// # Errors
    /// [`GameError::NotAllowed`] after the end, or when an offer was made since the last move.
    pub fn offer_draw(&mut self) -> Result<(), GameError> {
        let by = self.speaker().ok_or(GameError::NotAllowed(Action::OfferDraw))?;
        self.offer_draw_as(by)
    }

    /// Offers a draw to all others who are still in.
    ///
    /// # Errors
    /// [`GameError::NotAllowed`] for a seat that is not in, after the end, or when an offer was made since the last
    /// move.
    pub fn offer_draw_as(&mut self, by: Seat) -> Result<(), GameError> {
        let refused = GameError::NotAllowed(Action::OfferDraw);
        if self.status() != Status::Playing || self.offer != DrawOffer::None || !self.is_in(by) {
            return Err(refused);
        }
        self.offer = self.open_offer(by, SeatSet::EMPTY).ok_or(refused)?;
        Ok(())
    }

    /// Answers an open draw offer for whoever is asked next.
    ///
    /// # Errors
    /// [`GameError::NotAllowed`] when there is none.
    pub fn answer_draw(&mut self, accept: bool) -> Result<(), GameError> {
        match self.offer {
            DrawOffer::Open { to, .. } => self.answer_draw_as(to, accept),
            _ => Err(GameError::NotAllowed(Action::AnswerDraw)),
        }
    }

    /// Answers an open draw offer for one of those who were asked, in any order.
    ///
    /// # Errors
    /// [`GameError::NotAllowed`] when the seat was not asked or has agreed.
    pub fn answer_draw_as(&mut self, seat: Seat, accept: bool) -> Result<(), GameError> {
        let refused = GameError::NotAllowed(Action::AnswerDraw);
        let DrawOffer::Open { by, agreed, .. } = self.offer else {
            return Err(refused);
        };
        if seat == by || agreed.contains(seat) || !self.is_in(seat) {
            return Err(refused);
        }
        if accept {
            match self.open_offer(by, agreed.with(seat)) {
                Some(open) => self.offer = open,
                None => self.agree(),
            }
        } else {
            self.offer = DrawOffer::Declined { by };
        }
        Ok(())
    }

    fn agree(&mut self) {
        self.agreed = true;
        self.offer = DrawOffer::None;
    }

    /// The offer as it waits for the next who has not agreed; none when all have.
    fn open_offer(&self, by: Seat, agreed: SeatSet) -> Option<DrawOffer> {
        let rules = self.setup.rules();
        let others = core::iter::successors(Some(rules.next(by)), |&seat| Some(rules.next(seat)));
        let to = others.take_while(|&seat| seat != by).find(|&seat| self.is_in(seat) && !agreed.contains(seat))?;
        Some(DrawOffer::Open { by, to, agreed })
    }

    /// What a turn of `mover` leaves of an offer.
    pub(super) fn offer_after_turn(&self, mover: Seat) -> DrawOffer {
        match self.offer {
            DrawOffer::Open { by, agreed, .. } if by == mover || agreed.contains(mover) => self.offer,
            _ => DrawOffer::None,
        }
    }

    /// What somebody's going leaves of an offer: one less to ask, and perhaps nobody who has not agreed.
    pub(super) fn review_offer(&mut self) {
        let DrawOffer::Open { by, agreed, .. } = self.offer else {
            return;
        };
        if self.status() != Status::Playing || !self.is_in(by) {
            self.offer = DrawOffer::None;
        } else {
            let agreed = agreed.iter().filter(|&seat| self.is_in(seat)).fold(SeatSet::EMPTY, SeatSet::with);
            match self.open_offer(by, agreed) {
                Some(open) => self.offer = open,
                None => self.agree(),
            }
        }
    }

    /// Whether an offer that was read can have been made here.
    pub(super) fn is_possible_offer(&self, offer: DrawOffer) -> bool {
        match offer {
            DrawOffer::None => true,
            DrawOffer::Declined { by } => self.status() == Status::Playing && self.is_in(by),
            DrawOffer::Open { by, agreed, .. } => {
                self.status() == Status::Playing
                    && self.is_in(by)
                    && agreed.iter().all(|seat| seat != by && self.is_in(seat))
                    && self.open_offer(by, agreed) == Some(offer)
            }
        }
    }
}
