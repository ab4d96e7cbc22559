//! Games that stand still: nobody progresses, as when a player never leaves home and the rules know no loss by that.

use crate::game::{DrawOffer, Game, PlayerKind, Ply, Status};
use crate::position::{Position, Standing};
use crate::seat::{Seat, SeatMap};

/// Turns without progress after which the computer offers a draw, and after each of which it does so again.
const FIRST_OFFER: usize = 30;
const NEXT_OFFER: usize = 10;

impl Game {
    /// Moves that the computer made since a player last progressed; of several computers the first one still in.
    ///
    /// A player progresses when the steps still needed ([`Progress::steps`](crate::Progress)) are fewer than at any
    /// time before in the game. Somebody's going counts as progress too: the game is another one then. Nothing of
    /// this is kept beside the moves, so that undo takes it back with them.
    #[must_use]
    pub fn moves_without_progress(&self) -> usize {
        let Some(computer) = self.offering_computer() else { return 0 };
        let from = last_progress(self.positions());
        let since = self.plies()[from..].iter().zip(&self.positions()[from..]);
        since.filter(|&(ply, before)| matches!(ply, Ply::Move(_)) && before.to_move() == computer).count()
    }

    /// Whether nobody has progressed for so long that the computer takes it for a draw: 30 moves of its own.
    #[must_use]
    pub fn stands_still(&self) -> bool {
        self.moves_without_progress() >= FIRST_OFFER
    }

    /// Whether the computer to move offers a draw before its move: after 30 moves of its own in which nobody
    /// progressed, and after each ten more. Of several computers one offers.
    #[must_use]
    pub fn computer_offers_draw(&self) -> bool {
        let may = self.computer_to_move() && self.draw_offer() == DrawOffer::None;
        if !may || self.offering_computer() != Some(self.position().to_move()) {
            return false;
        }
        let more = self.moves_without_progress().checked_sub(FIRST_OFFER);
        more.is_some_and(|more| more.is_multiple_of(NEXT_OFFER))
    }

    /// The first computer still in.
    fn offering_computer(&self) -> Option<Seat> {
        let playing = self.status() == Status::Playing;
        let computer = |seat: &Seat| playing && self.setup.kind(*seat) != PlayerKind::Person;
        self.position().players_in().find(computer)
    }
}

/// The index of the position in which somebody last progressed or had gone.
fn last_progress(positions: &[Position]) -> usize {
    let mut least = SeatMap::from_fn(|_| u16::MAX);
    let mut standing = SeatMap::from_fn(|_| Standing::In);
    let mut from = 0;
    for (at, position) in positions.iter().enumerate() {
        for &seat in position.rules().seats() {
            let now = position.standing(seat);
            let steps = position.steps(seat);
            if now != standing[seat] || now == Standing::In && steps < least[seat] {
                from = at;
            }
            standing[seat] = now;
            least[seat] = least[seat].min(steps);
        }
    }
    from
}
