//! The board as each seat sees it: turned so that its home is at the bottom.

use std::sync::LazyLock;

use crate::board::Hole;
use crate::seat::{Seat, SeatMap};

static SEEN: LazyLock<SeatMap<[Hole; Hole::COUNT]>> =
    LazyLock::new(|| SeatMap::from_fn(|seat| core::array::from_fn(|index| turned(seat, index))));

/// The hole that takes this one's place when the board is turned so that the seat sits at the bottom.
pub(super) fn seen_from(seat: Seat, hole: Hole) -> Hole {
    SEEN[seat][hole.index()]
}

fn turned(seat: Seat, index: usize) -> Hole {
    let Some(hole) = Hole::new(index) else { return Hole::at(0) };
    // A sixth of a turn anticlockwise brings each seat to where the one before it sat.
    let sixth = |(x, y): (i8, i8), _| ((x - 3 * y) / 2, i8::midpoint(x, y));
    let (x, y) = (0..seat.index()).fold((hole.x(), hole.y()), sixth);
    Hole::from_coordinates(x, y).unwrap_or(hole)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::HoleSet;

    #[test]
    fn every_seat_sees_its_home_at_the_bottom_and_no_hole_twice() {
        for seat in Seat::ALL {
            let home: HoleSet = seat.home().into_iter().map(|hole| seen_from(seat, hole)).collect();
            assert_eq!(home, Seat::SOUTH.home(), "seat {seat}");
            let board: HoleSet = Hole::all().map(|hole| seen_from(seat, hole)).collect();
            assert_eq!(board, HoleSet::BOARD, "seat {seat}");
        }
    }
}
