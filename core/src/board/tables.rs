use super::hole::ROW_LENGTHS;
use super::{Hole, HoleSet};

/// The six directions as (half pitches right, rows up): right, up right, up left, left, down left, down right.
const DIRECTIONS: [(i8, i8); 6] = [(2, 0), (1, 1), (-1, 1), (-2, 0), (-1, -1), (1, -1)];

/// Marks the edge of the board in the tables below.
const NONE: u8 = u8::MAX;

static COORDINATES: [(i8, i8); Hole::COUNT] = coordinates();
static NEIGHBOURS: [[u8; 6]; Hole::COUNT] = neighbours();
static NEIGHBOUR_SETS: [HoleSet; Hole::COUNT] = neighbour_sets();
static HOPS: [[Hop; 6]; Hole::COUNT] = hops();
static RAYS: [[Ray; 6]; Hole::COUNT] = rays();
static HOP_COUNTS: [u8; Hole::COUNT] = hop_counts();
static DISTANCES: [[u8; Hole::COUNT]; Hole::COUNT] = distances();
/// The camps of ten holes by seat, clockwise from the bottom.
pub(crate) static CAMPS: [HoleSet; 6] = camps();

/// The holes of one direction, nearest first. The longest line of the board has 13 holes.
#[derive(Clone, Copy)]
struct Ray {
    holes: [Hole; 12],
    len: u8,
}

/// An adjacent hop that the board has room for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Hop {
    /// The neighbouring hole that must be taken.
    pub over: Hole,
    /// The hole right behind it, which must be empty.
    pub landing: Hole,
}

impl Hole {
    /// The neighbouring hole in each of the six directions, anticlockwise from the right.
    pub fn neighbours(self) -> impl Iterator<Item = Self> {
        NEIGHBOURS[self.index()].into_iter().filter(|&n| n != NONE).map(Self::at)
    }

    /// The neighbouring holes as a set.
    #[must_use]
    pub fn neighbour_set(self) -> HoleSet {
        NEIGHBOUR_SETS[self.index()]
    }

    /// The adjacent hops that the board has room for from here.
    #[must_use]
    pub fn hops(self) -> &'static [Hop] {
        &HOPS[self.index()][..usize::from(HOP_COUNTS[self.index()])]
    }

    /// The holes in each of the six directions, nearest first.
    pub(crate) fn rays(self) -> impl Iterator<Item = &'static [Self]> {
        RAYS[self.index()].iter().map(|ray| &ray.holes[..usize::from(ray.len)])
    }

    /// The hole at these coordinates ([`x`](Self::x) in half pitches, [`y`](Self::y) in rows), if there is one.
    #[must_use]
    pub fn from_coordinates(x: i8, y: i8) -> Option<Self> {
        COORDINATES.iter().position(|&c| c == (x, y)).and_then(Self::new)
    }

    /// Steps between two holes on an empty board without edges.
    #[must_use]
    pub fn distance(self, other: Self) -> u8 {
        DISTANCES[self.index()][other.index()]
    }
}

const fn coordinates() -> [(i8, i8); Hole::COUNT] {
    let mut all = [(0, 0); Hole::COUNT];
    let mut i = 0;
    while i < Hole::COUNT {
        if let Some(hole) = Hole::new(i) {
            all[i] = (hole.x(), hole.y());
        }
        i += 1;
    }
    all
}

const fn find(all: &[(i8, i8); Hole::COUNT], x: i8, y: i8) -> u8 {
    let mut i = 0;
    while i < Hole::COUNT {
        if all[i].0 == x && all[i].1 == y {
            #[expect(clippy::cast_possible_truncation, reason = "indices are below 121")]
            return i as u8;
        }
        i += 1;
    }
    NONE
}

const fn neighbours() -> [[u8; 6]; Hole::COUNT] {
    let all = coordinates();
    let mut table = [[NONE; 6]; Hole::COUNT];
    let mut i = 0;
    while i < Hole::COUNT {
        let mut d = 0;
        while d < 6 {
            table[i][d] = find(&all, all[i].0 + DIRECTIONS[d].0, all[i].1 + DIRECTIONS[d].1);
            d += 1;
        }
        i += 1;
    }
    table
}

const fn neighbour_sets() -> [HoleSet; Hole::COUNT] {
    let near = neighbours();
    let mut table = [HoleSet::EMPTY; Hole::COUNT];
    let mut i = 0;
    while i < Hole::COUNT {
        let mut d = 0;
        while d < 6 {
            if near[i][d] != NONE {
                table[i].insert(Hole::at(near[i][d]));
            }
            d += 1;
        }
        i += 1;
    }
    table
}

pub(super) const fn hops() -> [[Hop; 6]; Hole::COUNT] {
    let near = neighbours();
    let edge = Hop { over: Hole::at(0), landing: Hole::at(0) };
    let mut table = [[edge; 6]; Hole::COUNT];
    let mut i = 0;
    while i < Hole::COUNT {
        let (mut d, mut n) = (0, 0);
        while d < 6 {
            let over = near[i][d];
            if over != NONE && near[over as usize][d] != NONE {
                table[i][n] = Hop { over: Hole::at(over), landing: Hole::at(near[over as usize][d]) };
                n += 1;
            }
            d += 1;
        }
        i += 1;
    }
    table
}

const fn rays() -> [[Ray; 6]; Hole::COUNT] {
    let near = neighbours();
    let empty = Ray { holes: [Hole::at(0); 12], len: 0 };
    let mut table = [[empty; 6]; Hole::COUNT];
    let mut i = 0;
    while i < Hole::COUNT {
        let mut d = 0;
        while d < 6 {
            let mut next = near[i][d];
            while next != NONE {
                let ray = &mut table[i][d];
                ray.holes[ray.len as usize] = Hole::at(next);
                ray.len += 1;
                next = near[next as usize][d];
            }
            d += 1;
        }
        i += 1;
    }
    table
}

pub(super) const fn hop_counts() -> [u8; Hole::COUNT] {
    let near = neighbours();
    let mut table = [0; Hole::COUNT];
    let mut i = 0;
    while i < Hole::COUNT {
        let mut d = 0;
        while d < 6 {
            if near[i][d] != NONE && near[near[i][d] as usize][d] != NONE {
                table[i] += 1;
            }
            d += 1;
        }
        i += 1;
    }
    table
}

const fn distances() -> [[u8; Hole::COUNT]; Hole::COUNT] {
    let all = coordinates();
    let mut table = [[0; Hole::COUNT]; Hole::COUNT];
    let mut i = 0;
    while i < Hole::COUNT {
        let mut j = 0;
        while j < Hole::COUNT {
            let dx = all[i].0.abs_diff(all[j].0);
            let dy = all[i].1.abs_diff(all[j].1);
            // A step to another row also moves half a pitch sideways.
            table[i][j] = if dx > dy { dy + (dx - dy) / 2 } else { dy };
            j += 1;
        }
        i += 1;
    }
    table
}

/// Camps by seat, clockwise from the bottom.
const fn camps() -> [HoleSet; 6] {
    let mut table = [HoleSet::EMPTY; 6];
    let mut i = 0;
    while i < Hole::COUNT {
        if let Some(hole) = Hole::new(i) {
            let (row, number) = hole.row_and_number();
            // In the six wide rows the side camps are what lies beyond the hexagon of side 5.
            let (lower, upper) = (row >= 4 && row <= 7, row >= 9 && row <= 12);
            let width = if lower { 8 - row } else { row.wrapping_sub(8) };
            let length = ROW_LENGTHS[row as usize];
            let seat = match row {
                0..=3 => Some(0),
                13..=16 => Some(3),
                _ if lower && number <= width => Some(1),
                _ if lower && number > length - width => Some(5),
                _ if upper && number <= width => Some(2),
                _ if upper && number > length - width => Some(4),
                _ => None,
            };
            if let Some(seat) = seat {
                table[seat].insert(hole);
            }
        }
        i += 1;
    }
    table
}
