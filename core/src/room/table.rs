use crate::game::{DrawOffer, Game, GameError, Ply, Setup, Status};
use crate::notation::MoveText;
use crate::path::Move;
use crate::position::Position;
use crate::room::{Act, Refused};
use crate::seat::{Seat, SeatSet};

/// The state of a request to take a move back.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum UndoRequest {
    /// Nobody asks.
    #[default]
    None,
    /// A request waits for answers, and lapses with the next ply.
    Open {
        /// Who asked.
        by: Seat,
        /// Plies that would stand.
        to: usize,
        /// Who has agreed so far.
        agreed: SeatSet,
    },
    /// A request was declined; the next ply clears this.
    Declined {
        /// Who had asked.
        by: Seat,
    },
}

/// What the log comes to: the same for every core that holds the same log.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Table {
    pub(super) game: Game,
    pub(super) undo: UndoRequest,
    /// Entries up to the last turn, claim or undo, that one included: what was meant before it is not meant after it.
    pub(super) turned: usize,
}

impl Table {
    pub(super) fn new(setup: Setup) -> Self {
        Self { game: Game::new(setup), undo: UndoRequest::None, turned: 0 }
    }

    /// Does what a seat did as the entry of this number, or refuses it and changes nothing. The act is returned with
    /// every landing of a move.
    pub(super) fn apply(&mut self, number: usize, seat: Seat, act: &Act) -> Result<Act, Refused> {
        if !self.game.setup().rules().in_play(seat) {
            return Err(Refused::NotInRoom(seat));
        }
        if self.game.status() != Status::Playing {
            return Err(Refused::GameOver);
        }
        let before = self.game.ply();
        let mut done = act.clone();
        match act {
            Act::Move(text) => done = Act::Move(play(self.on_turn(seat)?, text)?),
            Act::Timeout => self.on_turn(seat)?.timeout()?,
            Act::Claim => self.on_turn(seat)?.claim()?,
            Act::Resign => self.game.resign_as(seat)?,
            Act::Leave => self.game.leave(seat)?,
            Act::OfferDraw => self.game.offer_draw_as(seat)?,
            Act::AnswerDraw(yes) => self.game.answer_draw_as(seat, *yes)?,
            Act::AskUndo => self.ask_undo(seat)?,
            Act::AnswerUndo(yes) => self.answer_undo(seat, *yes)?,
        }
        if self.game.ply() != before {
            self.undo = UndoRequest::None;
            if !act.is_going() {
                self.turned = number + 1;
            }
        }
        Ok(done)
    }

    /// The game, on the turn of a seat.
    fn on_turn(&mut self, seat: Seat) -> Result<&mut Game, Refused> {
        let to_move = self.game.position().to_move();
        if seat == to_move { Ok(&mut self.game) } else { Err(Refused::OutOfTurn { seat, to_move }) }
    }

    /// Plies that would stand if this seat took back its last choice: none if it has none, or if
    /// a player went since, by a word or by the rules, or reached the goal: what became of a player stands.
    pub(super) fn undo_target(&self, seat: Seat) -> Option<usize> {
        let positions = self.game.positions();
        let at = (0..self.game.ply()).rev().find(|&at| chosen_by(seat, &self.game.plies()[at], &positions[at]))?;
        let now = self.game.position();
        let seats = self.game.setup().rules().seats();
        seats.iter().all(|&one| positions[at].standing(one) == now.standing(one)).then_some(at)
    }

    fn ask_undo(&mut self, by: Seat) -> Result<(), Refused> {
        if self.undo != UndoRequest::None || !self.game.is_in(by) {
            return Err(Refused::NoUndo);
        }
        let to = self.undo_target(by).ok_or(Refused::NoUndo)?;
        self.undo = UndoRequest::Open { by, to, agreed: SeatSet::EMPTY };
        Ok(())
    }

    fn answer_undo(&mut self, seat: Seat, yes: bool) -> Result<(), Refused> {
        let UndoRequest::Open { by, to, agreed } = self.undo else {
            return Err(Refused::NotAsked);
        };
        if seat == by || agreed.contains(seat) || !self.game.is_in(seat) {
            return Err(Refused::NotAsked);
        }
        let agreed = agreed.with(seat);
        if !yes {
            self.undo = UndoRequest::Declined { by };
        } else if self.game.position().players_in().all(|one| one == by || agreed.contains(one)) {
            self.game.undo_to(to)?;
        } else {
            self.undo = UndoRequest::Open { by, to, agreed };
        }
        Ok(())
    }

    /// Whether a draw is offered that this seat can agree to.
    pub(super) fn is_offered_a_draw(&self, seat: Seat) -> bool {
        match self.game.draw_offer() {
            DrawOffer::Open { by, agreed, .. } => by != seat && !agreed.contains(seat),
            _ => false,
        }
    }
}

/// Plays a move, and says it with every landing.
fn play(game: &mut Game, text: &MoveText) -> Result<MoveText, GameError> {
    match game.position().read_move(text)? {
        Some(path) => game.play(path.holes()).map(|()| MoveText::from(&path)),
        None => game.pass().map(|()| MoveText::Pass),
    }
}

/// Whether this seat chose a ply: a move, a claim or a pass that it was not forced to.
fn chosen_by(seat: Seat, ply: &Ply, before: &Position) -> bool {
    let choice = match ply {
        Ply::Move(_) | Ply::Claim => true,
        Ply::Pass => !before.is_legal(Move::Pass),
        Ply::Timeout | Ply::Gone(..) => false,
    };
    choice && before.to_move() == seat
}
