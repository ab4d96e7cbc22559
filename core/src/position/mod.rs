//! The pieces on the board, the side to move, and what else legality and outcome depend on.

mod adjudicate;
mod ledger;
mod near;
mod turn;
mod zobrist;

pub(crate) use adjudicate::{MOVES_TO_CONCEDE, OUTSIDE, PASSES_TO_DRAW};
pub use ledger::{Departure, Standing, Victory};
pub(crate) use ledger::{End, Ledger, OfTwo, Returns, Shuttle};
pub(crate) use near::Near;
pub use turn::{Refusal, Undo};

use crate::board::{Hole, HoleSet};
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
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Position {
    rules: Rules,
    pieces: SeatMap<HoleSet>,
    /// The pieces of all sets, and the idle ones.
    occupied: HoleSet,
    to_move: Seat,
    hash: u64,
    ledger: Ledger,
}

/// Searches and records keep many positions, so that each is small.
const _: () = assert!(size_of::<Position>() <= 192);

/// Whether a position is an end, and which.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Outcome {
    /// The game goes on.
    Open,
    /// A player has won: the first of them, where they play on for places; with partners, the side of that seat.
    Won(Seat),
    /// No player still in has a legal move.
    NobodyCanMove,
    /// Every player still in passed on two consecutive own turns.
    AllPassed,
}

impl Position {
    /// The start: every set in play stands at home.
    #[must_use]
    pub fn start(rules: Rules) -> Self {
        Self::start_with(rules, rules.first())
    }

    /// The start with this seat to move, as after a toss. It must be in play.
    pub(crate) fn start_with(rules: Rules, first: Seat) -> Self {
        debug_assert!(rules.in_play(first));
        let home = |set: Seat| if rules.player_of(set).is_some() { set.home() } else { HoleSet::EMPTY };
        Self::with_pieces(rules, SeatMap::from_fn(home), rules.idle_camps(), first)
    }

    /// A position with these pieces and nothing counted yet. The sets must not overlap.
    pub(crate) fn with_pieces(rules: Rules, pieces: SeatMap<HoleSet>, idle: HoleSet, to_move: Seat) -> Self {
        let occupied = Seat::ALL.into_iter().fold(idle, |all, seat| {
            debug_assert!((all & pieces[seat]).is_empty());
            all | pieces[seat]
        });
        let mut position = Self { rules, pieces, occupied, to_move, hash: 0, ledger: Ledger::default() };
        position.hash = position.fresh_hash();
        position.begin_counting();
        position
    }

    /// The same pieces with these counters, as a text gives them.
    pub(crate) fn with_ledger(mut self, ledger: Ledger) -> Self {
        self.ledger = ledger;
        self
    }

    pub(crate) const fn ledger(&self) -> &Ledger {
        &self.ledger
    }

    /// The rule set.
    #[must_use]
    pub const fn rules(&self) -> Rules {
        self.rules
    }

    /// The seat to move: of several sets of a player, the lowest.
    #[must_use]
    pub const fn to_move(&self) -> Seat {
        self.to_move
    }

    /// The pieces of one set, named by its home seat.
    #[must_use]
    pub fn pieces(&self, set: Seat) -> HoleSet {
        self.pieces[set]
    }

    /// The pieces of all sets of the player who moves from a seat.
    #[must_use]
    pub fn pieces_of_player(&self, seat: Seat) -> HoleSet {
        self.rules.sets(seat).iter().fold(HoleSet::EMPTY, |all, set| all | self.pieces[set])
    }

    /// Pieces that nobody moves: those of camps that were filled, and of players who have gone.
    #[must_use]
    pub fn idle(&self) -> HoleSet {
        Seat::ALL.into_iter().fold(self.occupied, |idle, set| idle - self.pieces[set])
    }

    /// All taken holes.
    #[must_use]
    pub const fn occupied(&self) -> HoleSet {
        self.occupied
    }

    /// The set whose piece stands on a hole; none for an idle piece.
    #[must_use]
    pub fn piece_at(&self, hole: Hole) -> Option<Seat> {
        if !self.occupied.contains(hole) {
            return None;
        }
        Seat::ALL.into_iter().find(|&seat| self.pieces[seat].contains(hole))
    }

    /// A hash of pieces and side to move, kept up to date by make and unmake.
    #[must_use]
    pub const fn hash(&self) -> u64 {
        self.hash
    }

    /// The same hash, computed from nothing.
    #[must_use]
    pub fn fresh_hash(&self) -> u64 {
        let of_seat = |seat: Seat| self.pieces[seat].into_iter().map(move |hole| zobrist::piece(seat, hole));
        let pieces = Seat::ALL.into_iter().flat_map(of_seat);
        let idle = self.idle().into_iter().map(zobrist::idle);
        pieces.chain(idle).fold(zobrist::to_move(self.to_move), |hash, key| hash ^ key)
    }

    /// How a player stands.
    #[must_use]
    pub fn standing(&self, seat: Seat) -> Standing {
        self.ledger.standing[seat]
    }

    /// How the game was won, if it was.
    #[must_use]
    pub fn victory(&self) -> Option<Victory> {
        match self.ledger.end {
            Some(End::Won(_, victory)) => Some(victory),
            _ => None,
        }
    }

    /// Whether the game has ended here. A win counts only for the player who moved last.
    #[must_use]
    pub fn outcome(&self) -> Outcome {
        match self.ledger.end {
            Some(End::Won(seat, _)) => Outcome::Won(seat),
            Some(End::AllPassed) => Outcome::AllPassed,
            None if self.nobody_can_move() => Outcome::NobodyCanMove,
            None => Outcome::Open,
        }
    }

    /// The players still in, in turn order from seat 1.
    pub fn players_in(&self) -> impl Iterator<Item = Seat> {
        self.rules.seats().iter().copied().filter(|&seat| self.ledger.standing[seat] == Standing::In)
    }

    fn nobody_can_move(&self) -> bool {
        !self.players_in().any(|seat| self.can_move(seat))
    }

    /// The player still in who comes after a seat.
    fn next_in(&self, seat: Seat) -> Seat {
        let mut next = self.rules.next(seat);
        while next != seat && self.ledger.standing[next] != Standing::In {
            next = self.rules.next(next);
        }
        next
    }

    /// The player still in who comes before a seat.
    fn previous_in(&self, seat: Seat) -> Seat {
        let mut before = self.rules.previous(seat);
        while before != seat && self.ledger.standing[before] != Standing::In {
            before = self.rules.previous(before);
        }
        before
    }
}
