//! What is near: what the rules will decide unless a player does something about it.

use crate::board::Hole;
use crate::game::{Game, Status};
use crate::position::Near;
use crate::seat::Seat;

/// Something that the rules will soon decide.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Warning {
    /// The player's last piece can go back to where it came from; that was done so often already in a row.
    Returns {
        /// Whose piece.
        seat: Seat,
        /// Where it stands.
        on: Hole,
        /// Where it would go back to.
        to: Hole,
        /// Returns to there so far.
        made: u8,
        /// Returns that are allowed; one more is illegal.
        allowed: u8,
    },
    /// Too few pieces have left home; by the end of a certain own turn, one of the next five, the player is out.
    AtHome {
        /// The player.
        seat: Seat,
        /// Pieces outside home, in the set that has the fewest.
        outside: u8,
        /// Pieces that must be.
        needed: u8,
        /// The own turn that is judged, from 1.
        turn: u16,
        /// Own turns left until then, that one included.
        turns_left: u16,
    },
    /// The player let the time run out so often in a row; with `limit` the player is out.
    Timeouts {
        /// The player.
        seat: Seat,
        /// Timeouts in a row.
        made: u8,
        /// Timeouts in a row that count as leaving.
        limit: u8,
    },
    /// The player passed of the own will so often in a row; when all have done so twice, the game is a draw.
    Passes {
        /// The player.
        seat: Seat,
        /// Passes in a row.
        made: u8,
    },
    /// Turns in which no player progressed; a deadlock can be claimed when there were so many.
    Stalled {
        /// Turns so far.
        turns: u16,
        /// Turns that are needed.
        needed: u16,
    },
    /// A deadlock was claimed; who first completes so many own moves without conceding loses.
    MustConcede {
        /// The player.
        seat: Seat,
        /// Own moves left, the losing one included.
        moves_left: u8,
    },
}

impl Game {
    /// What is near, in turn order; nothing after the end.
    #[must_use]
    pub fn warnings(&self) -> Vec<Warning> {
        if self.status() != Status::Playing {
            return Vec::new();
        }
        let near = self.position().near();
        let mut warnings: Vec<_> = self.position().players_in().flat_map(|seat| of_player(seat, &near)).collect();
        warnings.extend(near.stalled.map(|(turns, needed)| Warning::Stalled { turns, needed }));
        warnings
    }
}

fn of_player(seat: Seat, near: &Near) -> impl Iterator<Item = Warning> {
    let one = &near.players[seat];
    let returns = one.returns.map(|(on, to, made)| Warning::Returns { seat, on, to, made, allowed: Near::RETURNS });
    let at_home = one.at_home.map(|home| Warning::AtHome {
        seat,
        outside: home.outside,
        needed: home.needed,
        turn: home.turn,
        turns_left: home.turns_left,
    });
    let timeouts = (one.timeouts > 0).then_some(Warning::Timeouts { seat, made: one.timeouts, limit: Near::TIMEOUTS });
    let passes = (one.passes > 0).then_some(Warning::Passes { seat, made: one.passes });
    let concede = one.moves_to_concede.map(|moves_left| Warning::MustConcede { seat, moves_left });
    [returns, at_home, timeouts, passes, concede].into_iter().flatten()
}
