//! How near a position is to what its counters will decide.

use crate::board::Hole;
use crate::position::adjudicate::{MOVES_TO_CONCEDE, OUTSIDE};
use crate::position::ledger::RETURNS;
use crate::position::turn::{STALE, TIMEOUTS};
use crate::position::{Position, Standing};
use crate::rules::{Deadlock, Passive};
use crate::seat::{Seat, SeatMap};

/// Own turns before a player is judged from which on pieces at home are near to matter; before, everybody has some.
const LAST_TURNS: u16 = 5;

/// What the counters of a position will decide.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Near {
    pub(crate) players: SeatMap<NearPlayer>,
    /// Turns without progress and those that a claim needs, from half of them on and until a deadlock is claimed.
    pub(crate) stalled: Option<(u16, u16)>,
}

impl Near {
    /// Returns to one hole that are allowed.
    pub(crate) const RETURNS: u8 = RETURNS;
    /// Timeouts in a row that count as leaving.
    pub(crate) const TIMEOUTS: u8 = TIMEOUTS;
}

/// What the counters will decide for one player.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct NearPlayer {
    /// Where the last piece stands, where it came from, and returns to there so far; from one return on.
    pub(crate) returns: Option<(Hole, Hole, u8)>,
    pub(crate) at_home: Option<AtHome>,
    pub(crate) timeouts: u8,
    pub(crate) passes: u8,
    /// Own moves left after a claim.
    pub(crate) moves_to_concede: Option<u8>,
}

/// Too few pieces outside home for the next turn that is judged.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct AtHome {
    pub(crate) outside: u8,
    pub(crate) needed: u8,
    pub(crate) turn: u16,
    pub(crate) turns_left: u16,
}

impl Position {
    /// How near the counters are to a decision.
    pub(crate) fn near(&self) -> Near {
        let (rules, ledger) = (self.rules(), self.ledger());
        let deadlock = rules.options().deadlock == Deadlock::On && ledger.claim.is_none();
        Near {
            players: SeatMap::from_fn(|seat| {
                let is_in = rules.in_play(seat) && self.standing(seat) == Standing::In;
                if is_in { self.near_player(seat) } else { NearPlayer::default() }
            }),
            stalled: (deadlock && ledger.stale >= STALE / 2).then_some((ledger.stale, STALE)),
        }
    }

    fn near_player(&self, seat: Seat) -> NearPlayer {
        let ledger = self.ledger();
        let shuttle = ledger.shuttles[seat].filter(|shuttle| shuttle.returns.from() > 0);
        NearPlayer {
            returns: shuttle.map(|shuttle| (shuttle.to, shuttle.from, shuttle.returns.from())),
            at_home: self.at_home(seat),
            timeouts: ledger.timeouts[seat],
            passes: ledger.passes[seat],
            moves_to_concede: ledger.claim.map(|moves| MOVES_TO_CONCEDE.saturating_sub(moves[seat])),
        }
    }

    fn at_home(&self, seat: Seat) -> Option<AtHome> {
        if self.rules().options().passive == Passive::Off {
            return None;
        }
        let taken = self.ledger().turns[seat];
        let (turn, needed) = OUTSIDE.into_iter().find(|&(turn, _)| turn > taken)?;
        let outside = |set: Seat| (self.pieces(set) - set.home()).len();
        let outside = self.rules().sets(seat).iter().map(outside).min()?;
        (outside < needed && turn - taken <= LAST_TURNS).then(|| AtHome {
            outside: u8::try_from(outside).unwrap_or(u8::MAX),
            needed: u8::try_from(needed).unwrap_or(u8::MAX),
            turn,
            turns_left: turn - taken,
        })
    }

    /// Own turns taken, where the rules count them.
    pub(crate) fn turns_taken(&self) -> SeatMap<u16> {
        self.ledger().turns
    }
}
