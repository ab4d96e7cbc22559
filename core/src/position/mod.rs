//! The pieces on the board and the side to move, with make and unmake.

mod zobrist;

use crate::board::{Hole, HoleSet};
use crate::moves::Move;
use crate::rules::Rules;
use crate::seat::{Seat, SeatMap};

/// All that legality and outcome depend on.
///
/// ```
/// use starhop::{Position, Rules, Seat};
///
/// let start = Position::start(Rules::PLYYARD);
/// assert_eq!(start.to_move(), Seat::SOUTH);
/// assert_eq!(start.legal_moves().len(), 14);
/// assert_eq!(
///     start.to_string(),
///     "4/44/444/4444/............./............/.........../........../........./\
///      ........../.........../............/............./1111/111/11/1 1"
/// );
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Position {
    rules: Rules,
    pieces: SeatMap<HoleSet>,
    occupied: HoleSet,
    to_move: Seat,
    hash: u64,
}

/// Whether a position is an end, and which.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Outcome {
    /// The game goes on.
    Open,
    /// The seat that moved last has all ten pieces in its goal.
    Won(Seat),
    /// No player has a legal move.
    NobodyCanMove,
}

/// What [`Position::unmake`] needs to take a move back.
#[derive(Debug, Clone, Copy)]
pub struct Undo {
    played: Move,
    hash: u64,
}

impl Position {
    /// The start: every seat in play has its ten pieces at home.
    #[must_use]
    pub fn start(rules: Rules) -> Self {
        let home = |seat: Seat| if rules.in_play(seat) { seat.home() } else { HoleSet::EMPTY };
        Self::with_pieces(rules, SeatMap::from_fn(home), rules.first())
    }

    /// A position with these pieces. The sets must not overlap; [`notation`](crate::notation) checks what people type.
    pub(crate) fn with_pieces(rules: Rules, pieces: SeatMap<HoleSet>, to_move: Seat) -> Self {
        let occupied = Seat::ALL.into_iter().fold(HoleSet::EMPTY, |all, seat| {
            debug_assert!((all & pieces[seat]).is_empty());
            all | pieces[seat]
        });
        let mut position = Self { rules, pieces, occupied, to_move, hash: 0 };
        position.hash = position.fresh_hash();
        position
    }

    /// The rule set.
    #[must_use]
    pub const fn rules(&self) -> Rules {
        self.rules
    }

    /// The seat to move.
    #[must_use]
    pub const fn to_move(&self) -> Seat {
        self.to_move
    }

    /// The pieces of a seat.
    #[must_use]
    pub fn pieces(&self, seat: Seat) -> HoleSet {
        self.pieces[seat]
    }

    /// All taken holes.
    #[must_use]
    pub const fn occupied(&self) -> HoleSet {
        self.occupied
    }

    /// Whose piece stands on a hole.
    #[must_use]
    pub fn piece_at(&self, hole: Hole) -> Option<Seat> {
        if !self.occupied.contains(hole) {
            return None;
        }
        self.rules.seats().iter().copied().find(|&seat| self.pieces[seat].contains(hole))
    }

    /// A hash of pieces and side to move, kept up to date by make and unmake.
    #[must_use]
    pub const fn hash(&self) -> u64 {
        self.hash
    }

    /// The same hash, computed from nothing.
    #[must_use]
    pub fn fresh_hash(&self) -> u64 {
        let of_seat = |&seat: &Seat| self.pieces[seat].into_iter().map(move |hole| zobrist::piece(seat, hole));
        let pieces = self.rules.seats().iter().flat_map(of_seat);
        pieces.fold(zobrist::to_move(self.to_move), |hash, key| hash ^ key)
    }

    /// Plays a move that is known to be legal. [`play`](Self::play) is the one that checks.
    pub fn make(&mut self, played: Move) -> Undo {
        let undo = Undo { played, hash: self.hash };
        let mover = self.to_move;
        if let Move::Travel { from, to } = played {
            debug_assert!(self.pieces[mover].contains(from) && !self.occupied.contains(to));
            self.shift(mover, from, to);
            self.hash ^= zobrist::piece(mover, from) ^ zobrist::piece(mover, to);
        }
        self.to_move = self.rules.next(mover);
        self.hash ^= zobrist::to_move(mover) ^ zobrist::to_move(self.to_move);
        undo
    }

    /// Takes back the move that `undo` came from; it must be the last one made.
    pub fn unmake(&mut self, undo: Undo) {
        self.to_move = self.rules.previous(self.to_move);
        if let Move::Travel { from, to } = undo.played {
            self.shift(self.to_move, to, from);
        }
        self.hash = undo.hash;
    }

    /// Whether the game has ended here. A win counts only for the seat that moved last.
    #[must_use]
    pub fn outcome(&self) -> Outcome {
        let last = self.rules.previous(self.to_move);
        if self.rules.wins(last, self.pieces[last]) {
            Outcome::Won(last)
        } else if self.rules.seats().iter().all(|&seat| !self.can_move(seat)) {
            Outcome::NobodyCanMove
        } else {
            Outcome::Open
        }
    }

    fn shift(&mut self, seat: Seat, from: Hole, to: Hole) {
        let both = HoleSet::of(from) | HoleSet::of(to);
        self.pieces[seat] ^= both;
        self.occupied ^= both;
    }
}
