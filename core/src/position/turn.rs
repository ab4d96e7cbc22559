//! What a player can do on a turn, and how it is taken back.

use thiserror::Error;

use crate::board::{Hole, HoleSet};
use crate::path::{Move, Path};
use crate::position::{Departure, OfTwo, Outcome, Position, Shuttle, Standing, zobrist};
use crate::rules::{Deadlock, Pass, Passive, Repetition, Swap};
use crate::seat::Seat;

/// What [`Position::unmake`] needs to take a turn back: the position before it, which is small.
#[derive(Debug, Clone)]
pub struct Undo(Position);

/// Why something other than a move was refused.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum Refusal {
    /// The game has ended.
    #[error("the game is over")]
    GameOver,
    /// These rules have no such thing.
    #[error("these rules do not have it")]
    NotInRules,
    /// A player who can move may not pass.
    #[error("a player who can move may not pass")]
    MayNotPass,
    /// A player who cannot move passes, and that takes no time.
    #[error("a player who cannot move passes, and that takes no time")]
    PassIsForced,
    /// A deadlock needs ten rounds in which nobody progressed.
    #[error("a deadlock can be claimed after {needed} turns without progress, and there were {turns}")]
    TooEarly {
        /// Turns since a player last progressed.
        turns: u16,
        /// Turns that are needed.
        needed: u16,
    },
    /// A deadlock was claimed before.
    #[error("the deadlock was claimed before")]
    Claimed,
    /// The seat has no player who is still in.
    #[error("seat {0} has no player who is still in")]
    NotIn(Seat),
}

/// Turns without progress after which a deadlock can be claimed: ten full rounds of two players.
pub(super) const STALE: u16 = 20;
/// Timeouts in a row that count as leaving.
pub(super) const TIMEOUTS: u8 = 3;

impl Position {
    /// Plays a move that is known to be legal, by its default path. [`play`](Self::play) is the one that checks.
    pub fn make(&mut self, played: Move) -> Undo {
        let undo = Undo(*self);
        self.apply(played);
        undo
    }

    /// Plays a path that is known to be legal.
    pub fn make_path(&mut self, path: &Path) -> Undo {
        let undo = Undo(*self);
        self.apply_path(path);
        undo
    }

    /// Like [`make`](Self::make), where nobody takes it back.
    pub(crate) fn apply(&mut self, played: Move) {
        match played {
            Move::Pass => self.let_go(false),
            Move::Travel { from, to } if self.rules.options().swap == Swap::On => match self.way_of_swaps(from, to) {
                Some(path) => self.apply_path(&path),
                None => self.shift_and_end(from, to, &[]),
            },
            Move::Travel { from, to } => self.shift_and_end(from, to, &[]),
        }
    }

    fn apply_path(&mut self, path: &Path) {
        let way = if self.rules.options().swap == Swap::On { path.holes() } else { &[] };
        self.shift_and_end(path.start(), path.end(), way);
    }

    /// Takes back the turn that `undo` came from.
    #[expect(clippy::needless_pass_by_value, reason = "a turn is taken back only once")]
    pub fn unmake(&mut self, undo: Undo) {
        *self = undo.0;
    }

    /// Passes: of one's own will where the rules allow it, else only without a legal move.
    ///
    /// # Errors
    /// [`Refusal::MayNotPass`] or [`Refusal::GameOver`].
    pub fn pass(&mut self) -> Result<Undo, Refusal> {
        self.go_on()?;
        let forced = self.is_legal(Move::Pass);
        if !forced && self.rules.options().pass == Pass::Off {
            return Err(Refusal::MayNotPass);
        }
        let undo = Undo(*self);
        self.let_go(!forced);
        Ok(undo)
    }

    /// Lets the time of the player to move run out: the turn passes, and the third in a row counts as leaving.
    ///
    /// # Errors
    /// [`Refusal::NotInRules`] where the rules have no clock.
    pub fn timeout(&mut self) -> Result<Undo, Refusal> {
        self.go_on()?;
        if self.rules.options().passive == Passive::Off {
            return Err(Refusal::NotInRules);
        }
        if self.is_legal(Move::Pass) {
            return Err(Refusal::PassIsForced);
        }
        let undo = Undo(*self);
        let mover = self.to_move;
        let in_a_row = self.ledger.timeouts[mover].saturating_add(1);
        self.count_turn(mover);
        self.ledger.timeouts[mover] = in_a_row;
        if !self.judge_win(mover) {
            self.count_after_claim(mover);
            if !self.judge_passive(mover) && !self.has_ended() && in_a_row >= TIMEOUTS {
                self.remove(mover, Departure::TimedOut);
            }
        }
        self.end_turn(mover);
        Ok(undo)
    }

    /// Claims a deadlock for the player to move, who then moves.
    ///
    /// # Errors
    /// [`Refusal`] names what is missing.
    pub fn claim(&mut self) -> Result<Undo, Refusal> {
        self.go_on()?;
        if self.rules.options().deadlock == Deadlock::Off {
            return Err(Refusal::NotInRules);
        }
        if self.ledger.claim.is_some() {
            return Err(Refusal::Claimed);
        }
        if self.ledger.stale < STALE {
            return Err(Refusal::TooEarly { turns: self.ledger.stale, needed: STALE });
        }
        let undo = Undo(*self);
        self.ledger.claim = Some(OfTwo::default());
        Ok(undo)
    }

    /// Takes a player out who resigns or leaves, on any turn. The pieces stay as idle pieces.
    ///
    /// # Errors
    /// [`Refusal::NotIn`] or [`Refusal::GameOver`].
    pub fn depart(&mut self, seat: Seat, how: Departure) -> Result<Undo, Refusal> {
        self.go_on()?;
        if !self.rules.in_play(seat) || self.ledger.standing[seat] != Standing::In {
            return Err(Refusal::NotIn(seat));
        }
        let undo = Undo(*self);
        self.remove(seat, how);
        if seat == self.to_move {
            self.end_turn(seat);
        }
        Ok(undo)
    }

    fn go_on(&self) -> Result<(), Refusal> {
        if self.outcome() == Outcome::Open { Ok(()) } else { Err(Refusal::GameOver) }
    }

    /// Moves a piece and ends the turn. On its `way`, which has both ends, it changes places with pieces it lands on.
    fn shift_and_end(&mut self, from: Hole, to: Hole, way: &[Hole]) {
        // Only a claimed deadlock asks what stood before.
        let before = self.ledger.claim.map(|_| *self);
        let (mover, shuttle) = (self.to_move, self.ledger.shuttles[self.to_move]);
        let set = self.piece_of(mover, from);
        self.toggle(set, from);
        for pair in way.windows(2) {
            let &[goes_to, hole] = pair else { continue };
            if let Some(other) = self.piece_at(hole) {
                self.toggle(other, hole);
                self.toggle(other, goes_to);
                self.forget_shuttle_at(other, hole);
            }
        }
        self.toggle(set, to);
        self.count_turn(mover);
        if self.rules.options().repetition == Repetition::On {
            self.ledger.shuttles[mover] = Some(Shuttle::after(shuttle, from, to));
        }
        self.judge_move(mover, before.as_ref());
        self.end_turn(mover);
    }

    /// Which of the player's sets has the piece on a hole.
    fn piece_of(&self, player: Seat, hole: Hole) -> Seat {
        if self.pieces[player].contains(hole) { player } else { self.piece_at(hole).unwrap_or(player) }
    }

    /// A piece that was displaced can't go back to where its owner's last move began.
    fn forget_shuttle_at(&mut self, set: Seat, hole: Hole) {
        let player = self.rules.player_of(set).unwrap_or(set);
        if self.ledger.shuttles[player].is_some_and(|shuttle| shuttle.to == hole) {
            self.ledger.shuttles[player] = None;
        }
    }

    /// A turn without a move.
    fn let_go(&mut self, voluntary: bool) {
        let mover = self.to_move;
        let passes = self.ledger.passes[mover];
        self.count_turn(mover);
        if voluntary {
            self.ledger.passes[mover] = passes.saturating_add(1);
        }
        if !self.judge_win(mover) {
            self.count_after_claim(mover);
            self.judge_passive(mover);
            self.judge_passes();
        }
        self.end_turn(mover);
    }

    /// Counts a turn and forgets what only an unbroken row of turns keeps.
    fn count_turn(&mut self, mover: Seat) {
        let options = self.rules.options();
        if options.passive == Passive::On {
            self.ledger.turns[mover] = self.ledger.turns[mover].saturating_add(1);
        }
        if options.deadlock == Deadlock::On {
            self.ledger.stale = self.ledger.stale.saturating_add(1);
        }
        self.ledger.passes[mover] = 0;
        self.ledger.timeouts[mover] = 0;
        self.ledger.shuttles[mover] = None;
    }

    fn end_turn(&mut self, mover: Seat) {
        let next = self.next_in(mover);
        self.hash ^= zobrist::to_move(self.to_move) ^ zobrist::to_move(next);
        self.to_move = next;
    }

    /// Sets or clears a piece of a set.
    fn toggle(&mut self, set: Seat, hole: Hole) {
        self.pieces[set] ^= HoleSet::of(hole);
        self.occupied ^= HoleSet::of(hole);
        self.hash ^= zobrist::piece(set, hole);
    }

    /// Turns the pieces of a player into idle ones.
    pub(super) fn make_idle(&mut self, seat: Seat) {
        for set in self.rules.sets(seat).iter() {
            let pieces = core::mem::take(&mut self.pieces[set]);
            for hole in pieces {
                self.hash ^= zobrist::piece(set, hole) ^ zobrist::idle(hole);
            }
        }
    }
}
