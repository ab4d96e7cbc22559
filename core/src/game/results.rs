//! What a game that has ended comes to for each player.

use crate::game::{Game, Status};
use crate::rules::{Deadlock, Passive};
use crate::score::{self, Facts, Rank};
use crate::seat::{Seat, SeatMap};

/// One player's result.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PlayerResult {
    /// The seat.
    pub seat: Seat,
    /// The place, 1 the best; players who share a place have the same number.
    pub place: u8,
    /// The tournament score in quarters of a point, where the rules have one.
    pub quarters: Option<u8>,
    /// The change of points, where the rules have points and everybody's rank is known.
    pub points: Option<i32>,
}

impl Game {
    /// Each player's result in turn order, once the game has ended.
    #[must_use]
    pub fn results(&self) -> Option<Vec<PlayerResult>> {
        let status = self.status();
        if status == Status::Playing {
            return None;
        }
        let position = self.position();
        let places = score::places(position).unwrap_or_else(|| score::drawn_places(position));
        let quarters = self.quarters();
        let points = self.points();
        let result = |(index, &seat): (usize, &Seat)| PlayerResult {
            seat,
            place: places[seat],
            quarters: quarters.and_then(|quarters| quarters.get(index).copied()),
            points: points.map(|points| points[seat]),
        };
        Some(self.setup.rules().seats().iter().enumerate().map(result).collect())
    }

    fn quarters(&self) -> Option<[u8; 2]> {
        let rules = self.setup.rules();
        if rules.options().deadlock == Deadlock::Off {
            return None;
        }
        if self.agreed { Some([2, 2]) } else { score::tournament(self.position()) }
    }

    fn points(&self) -> Option<SeatMap<i32>> {
        if self.setup.rules().options().passive == Passive::Off {
            return None;
        }
        let mut ranks = SeatMap::from_fn(|_| Rank::of_points(0));
        for (seat, player) in self.setup.players() {
            ranks[seat] = player.rated_as()?;
        }
        if self.agreed {
            return Some(SeatMap::default());
        }
        score::points(self.position(), &Facts { turns: self.turns_by_seat(), ranks })
    }

    /// Own turns of each player, those before a start that was set up included.
    fn turns_by_seat(&self) -> SeatMap<u16> {
        let mut turns = self.positions[0].turns_taken();
        for (ply, before) in self.plies().iter().zip(&self.positions) {
            if ply.is_turn() {
                let count = &mut turns[before.to_move()];
                *count = count.saturating_add(1);
            }
        }
        turns
    }
}
