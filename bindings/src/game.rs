use std::sync::{Arc, Mutex};

use starhop::game::{Ply, Status};
use starhop::session::{Session, SessionError};
use starhop::{Position, Progress, Seat};

use crate::convert;
use crate::errors::{MatchError, MoveError, Refusal, StoreError};
use crate::lock::lock;
use crate::moves;
use crate::records::{Allowed, MoveKind, PinnedChain, PlayedMove, PlayerFigures, Snapshot, Target};
use crate::review::Review;
use crate::search::Search;

/// One open game. Every action that changes it is on disk before its call returns.
#[derive(Debug, uniffi::Object)]
pub struct Match {
    pub(crate) session: Mutex<Session>,
}

#[uniffi::export]
impl Match {
    /// Everything that a game screen draws.
    pub fn snapshot(&self) -> Snapshot {
        snapshot(&lock(&self.session))
    }

    /// Where the piece on a hole can go, each hole once, by its default path. Empty where nothing can be played:
    /// another's piece, an empty hole, the computer's turn, after the end.
    ///
    /// # Errors
    /// [`MoveError::NotOnBoard`].
    pub fn targets(&self, hole: i32) -> Result<Vec<Target>, MoveError> {
        let from = convert::hole(hole)?;
        let session = lock(&self.session);
        let game = session.game();
        let position = game.position();
        if game.status() != Status::Playing || game.computer_to_move() {
            return Ok(Vec::new());
        }
        Ok(moves::targets(position, from))
    }

    /// What can follow the start and the landings that were pinned so far.
    ///
    /// # Errors
    /// [`MoveError`] names the rule that the pinned path breaks.
    pub fn pin(&self, path: &[i32]) -> Result<PinnedChain, MoveError> {
        let holes = convert::holes(path)?;
        let session = lock(&self.session);
        if session.game().computer_to_move() {
            return Err(MoveError::NotYourTurn);
        }
        moves::pinned(session.game().position(), &holes)
    }

    /// Every legal move of the side to move, for lists that are used by switch, voice or keyboard. Empty on the
    /// computer's turn and after the end.
    pub fn legal_moves(&self) -> Vec<Target> {
        let session = lock(&self.session);
        let game = session.game();
        if game.status() != Status::Playing || game.computer_to_move() {
            return Vec::new();
        }
        moves::all_targets(game.position())
    }

    /// Plays a person's move: the start and every landing, or only start and end for the default path.
    ///
    /// # Errors
    /// [`MatchError`]; the game is as it was.
    pub fn play(&self, path: &[i32]) -> Result<Snapshot, MatchError> {
        let holes = convert::holes(path)?;
        self.act(|session| session.play(&holes))
    }

    /// Passes for the person to move, of the own will. Who cannot move passes without this.
    ///
    /// # Errors
    /// [`MatchError`]; the game is as it was.
    pub fn pass_turn(&self) -> Result<Snapshot, MatchError> {
        self.act(Session::pass)
    }

    /// Claims a deadlock for the person to move, who moves then.
    ///
    /// # Errors
    /// [`MatchError`]; the game is as it was.
    pub fn claim_deadlock(&self) -> Result<Snapshot, MatchError> {
        self.act(Session::claim)
    }

    /// Lets the time of the person to move run out, in a game whose time the app keeps itself.
    ///
    /// # Errors
    /// [`MatchError`]; the game is as it was.
    pub fn time_out(&self) -> Result<Snapshot, MatchError> {
        self.act(Session::timeout)
    }

    /// Leaves for a seat, which costs more than resigning where a game is played for points.
    ///
    /// # Errors
    /// [`MatchError`]; the game is as it was.
    pub fn leave(&self, seat: i32) -> Result<Snapshot, MatchError> {
        let found = u8::try_from(seat).ok().and_then(|number| Seat::new(number).ok());
        let seat = found.ok_or(MatchError::Refused { refusal: Refusal::NotIn { seat } })?;
        self.act(|session| session.leave(seat))
    }

    /// Takes moves back to a person's turn.
    ///
    /// # Errors
    /// [`MatchError`]; the game is as it was.
    pub fn undo(&self) -> Result<Snapshot, MatchError> {
        self.act(Session::undo)
    }

    /// Plays undone moves again, to a person's turn.
    ///
    /// # Errors
    /// [`MatchError`]; the game is as it was.
    pub fn redo(&self) -> Result<Snapshot, MatchError> {
        self.act(Session::redo)
    }

    /// Resigns: the person against the computer, else the side to move.
    ///
    /// # Errors
    /// [`MatchError`]; the game is as it was.
    pub fn resign(&self) -> Result<Snapshot, MatchError> {
        self.act(Session::resign)
    }

    /// Offers a draw. The computer answers at once; where people are asked the snapshot has an open offer.
    ///
    /// # Errors
    /// [`MatchError`]; the game is as it was.
    pub fn offer_draw(&self) -> Result<Snapshot, MatchError> {
        self.act(Session::offer_draw)
    }

    /// Answers an open draw offer, of a person or of the computer, for whom it names.
    ///
    /// # Errors
    /// [`MatchError`]; the game is as it was.
    pub fn answer_draw(&self, accept: bool) -> Result<Snapshot, MatchError> {
        self.act(|session| session.answer_draw(accept))
    }

    /// A search for the computer's move.
    ///
    /// # Errors
    /// [`MatchError::NotAllowed`] when the computer is not to move.
    pub fn search(&self) -> Result<Arc<Search>, MatchError> {
        Ok(Arc::new(Search::new(lock(&self.session).search()?)))
    }

    /// A search for hints.
    ///
    /// # Errors
    /// [`MatchError::NotAllowed`] when the mode has no hints or no person is to move.
    pub fn hint(&self) -> Result<Arc<Search>, MatchError> {
        Ok(Arc::new(Search::new(lock(&self.session).hint()?)))
    }

    /// A review of the game as it stands now.
    pub fn review(&self) -> Arc<Review> {
        Arc::new(Review::new(lock(&self.session).review()))
    }

    /// Plays the move that a search found, if the game is still as it was when the search began.
    ///
    /// With its move the computer may offer a draw, when nobody has progressed for long: the snapshot then has an open
    /// offer by the computer, and the person it names is asked to answer. It may claim a deadlock before its move, and
    /// pass where the rules have that.
    ///
    /// # Errors
    /// [`MatchError::Stale`] if it is not, [`MatchError::NothingFound`] if the search has no move.
    pub fn play_found(&self, search: &Search) -> Result<Snapshot, MatchError> {
        let found = search.found().ok_or(MatchError::NothingFound)?;
        self.act(|session| session.play_found(&found))
    }
}

impl Match {
    pub(crate) fn new(session: Session) -> Self {
        Self { session: Mutex::new(session) }
    }

    pub(crate) fn rename(&self, title: &str) -> Result<(), StoreError> {
        Ok(lock(&self.session).rename(title)?)
    }

    fn act(&self, act: impl FnOnce(&mut Session) -> Result<(), SessionError>) -> Result<Snapshot, MatchError> {
        let mut session = lock(&self.session);
        act(&mut session)?;
        Ok(snapshot(&session))
    }
}

pub(crate) fn snapshot(session: &Session) -> Snapshot {
    let game = session.game();
    let position = game.position();
    let (last_move, since) = last_move(session);
    let passes = since.iter().filter(|entry| entry.kind == MoveKind::Pass);
    Snapshot {
        game_id: session.id().to_string(),
        title: session.title().to_owned(),
        revision: convert::long(session.revision()),
        mode: game.setup().mode().into(),
        rules: position.rules().into(),
        pieces: position.board_text(),
        ply: convert::int(game.turns()),
        to_move: convert::seat(position.to_move()),
        computer_to_move: game.computer_to_move(),
        status: game.status().into(),
        last_move,
        passed: passes.map(|entry| entry.seat).collect(),
        since,
        players: players(session),
        allowed: Allowed {
            undo: game.can_undo(),
            redo: game.can_redo(),
            hint: game.can_hint(),
            pass: game.can_pass(),
            claim: game.can_claim(),
            resign: game.can_resign(),
            offer_draw: game.can_offer_draw(),
        },
        draw_offer: game.draw_offer().into(),
        warnings: game.warnings().into_iter().map(Into::into).collect(),
        results: game.results().unwrap_or_default().into_iter().map(Into::into).collect(),
        limit: convert::shown_limit(session.clock()),
    }
}

fn players(session: &Session) -> Vec<PlayerFigures> {
    let position = session.game().position();
    let setup = session.game().setup();
    let figures = |(seat, player)| {
        convert::figures(setup.rules(), seat, player, position.standing(seat), Progress::of(position, seat))
    };
    setup.players().map(figures).collect()
}

/// The last move of a piece, and what happened after it.
fn last_move(session: &Session) -> (Option<PlayedMove>, Vec<PlayedMove>) {
    let game = session.game();
    let entries = game.plies().iter().zip(game.positions()).enumerate();
    let played = |(at, (ply, before)): (usize, (&Ply, &Position))| convert::played(at + 1, before, ply);
    let is_move = |(_, (ply, _)): &(usize, (&Ply, &Position))| matches!(ply, Ply::Move(_));
    let after = game.plies().iter().rposition(|ply| matches!(ply, Ply::Move(_))).map_or(0, |at| at + 1);
    (entries.clone().rfind(is_move).map(played), entries.skip(after).map(played).collect())
}
