//! Seats around the board and maps by seat.

use core::fmt;
use core::ops::{Index, IndexMut};

use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::board::{CAMPS, Hole, HoleSet};

/// A seat, clockwise from the bottom: south is 1, south-west 2, up to south-east 6.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Seat(u8);

/// A number that is not a seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
#[error("there is no seat {0}; seats are 1 to 6")]
pub struct NoSuchSeat(pub u8);

impl Seat {
    /// South, the bottom of the board.
    pub const SOUTH: Self = Self(0);
    /// South-west.
    pub const SOUTH_WEST: Self = Self(1);
    /// North-west.
    pub const NORTH_WEST: Self = Self(2);
    /// North, the top of the board.
    pub const NORTH: Self = Self(3);
    /// North-east.
    pub const NORTH_EAST: Self = Self(4);
    /// South-east.
    pub const SOUTH_EAST: Self = Self(5);
    /// All six, clockwise.
    pub const ALL: [Self; 6] =
        [Self::SOUTH, Self::SOUTH_WEST, Self::NORTH_WEST, Self::NORTH, Self::NORTH_EAST, Self::SOUTH_EAST];

    /// The seat with this number, 1 to 6.
    ///
    /// # Errors
    /// [`NoSuchSeat`] for any other number.
    pub const fn new(number: u8) -> Result<Self, NoSuchSeat> {
        if number >= 1 && number <= 6 { Ok(Self(number - 1)) } else { Err(NoSuchSeat(number)) }
    }

    /// The seat's number, 1 to 6.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0 + 1
    }

    /// Index for tables, 0 to 5.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The seat that faces this one.
    #[must_use]
    pub const fn opposite(self) -> Self {
        Self((self.0 + 3) % 6)
    }

    /// The ten holes where this seat's pieces start.
    #[must_use]
    pub fn home(self) -> HoleSet {
        CAMPS[self.index()]
    }

    /// The ten holes that this seat's pieces have to reach.
    #[must_use]
    pub fn goal(self) -> HoleSet {
        CAMPS[self.opposite().index()]
    }

    /// The goal's hole at the tip of the board.
    #[must_use]
    pub fn goal_tip(self) -> Hole {
        // By index: q1, m13, e13, a1, e1 and m1.
        const TIPS: [u8; 6] = [0, 22, 110, 120, 98, 10];
        Hole::at(TIPS[self.index()])
    }
}

impl Hole {
    /// The seat whose home camp has this hole, if one has.
    #[must_use]
    pub fn camp(self) -> Option<Seat> {
        Seat::ALL.into_iter().find(|seat| seat.home().contains(self))
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.number().fmt(f)
    }
}

impl TryFrom<u8> for Seat {
    type Error = NoSuchSeat;

    fn try_from(number: u8) -> Result<Self, NoSuchSeat> {
        Self::new(number)
    }
}

impl From<Seat> for u8 {
    fn from(seat: Seat) -> Self {
        seat.number()
    }
}

/// A set of seats.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct SeatSet(u8);

impl SeatSet {
    /// No seat.
    pub const EMPTY: Self = Self(0);

    /// The set of these seats.
    #[must_use]
    pub const fn of(seats: &[Seat]) -> Self {
        let mut set = Self::EMPTY;
        let mut at = 0;
        while at < seats.len() {
            set = set.with(seats[at]);
            at += 1;
        }
        set
    }

    /// The set with the seat added.
    #[must_use]
    pub const fn with(self, seat: Seat) -> Self {
        Self(self.0 | 1 << seat.0)
    }

    /// Whether the seat is in the set.
    #[must_use]
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 >> seat.0 & 1 != 0
    }

    /// How many seats it has.
    #[must_use]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether it has no seat.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The seats of the set, clockwise.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        Seat::ALL.into_iter().filter(move |&seat| self.contains(seat))
    }
}

/// One value for each seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct SeatMap<T>([T; 6]);

impl<T> SeatMap<T> {
    /// A map with each value made from its seat.
    pub fn from_fn(mut make: impl FnMut(Seat) -> T) -> Self {
        Self(Seat::ALL.map(&mut make))
    }
}

impl<T> Index<Seat> for SeatMap<T> {
    type Output = T;
    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.index()]
    }
}

impl<T> IndexMut<Seat> for SeatMap<T> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.index()]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tip_is_the_hole_of_the_goal_that_is_farthest_from_the_centre() {
        let centre: Hole = "i5".parse().expect("a hole");
        for seat in Seat::ALL {
            let farthest = seat.goal().into_iter().max_by_key(|hole| hole.distance(centre));
            assert_eq!(farthest, Some(seat.goal_tip()), "seat {seat}");
        }
    }
}
