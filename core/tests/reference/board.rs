//! The star in cube coordinates: two triangles of side 13 laid over each other.

use std::sync::OnceLock;

pub const HOLES: usize = 121;

/// Holes per row, from the top row `q` to the bottom row `a`; the star is as high as it is wide, so both ways read alike.
pub const ROWS: [usize; 17] = [1, 2, 3, 4, 13, 12, 11, 10, 9, 10, 11, 12, 13, 4, 3, 2, 1];

type Cube = [i32; 3];

const DIRECTIONS: [Cube; 6] = [[1, -1, 0], [1, 0, -1], [0, 1, -1], [-1, 1, 0], [-1, 0, 1], [0, -1, 1]];

struct Hole {
    name: String,
    cube: Cube,
    /// The holes that follow in each direction, up to the edge.
    lines: [Vec<usize>; 6],
}

fn holes() -> &'static [Hole] {
    static HOLES: OnceLock<Vec<Hole>> = OnceLock::new();
    HOLES.get_or_init(|| {
        let mut places: Vec<(String, Cube)> = Vec::new();
        for (down, (letter, count)) in ('a'..='q').rev().zip(ROWS).enumerate() {
            for number in 1..=count {
                places.push((format!("{letter}{number}"), cube(down, number, count)));
            }
        }
        let at = |wanted: Cube| places.iter().position(|&(_, cube)| cube == wanted);
        let line = |start: Cube, step: Cube| {
            let points = (1..).map(|k| [0, 1, 2].map(|axis| start[axis] + k * step[axis]));
            points.map_while(at).collect()
        };
        let hole = |(name, cube): &(String, Cube)| Hole {
            name: name.clone(),
            cube: *cube,
            lines: DIRECTIONS.map(|step| line(*cube, step)),
        };
        places.iter().map(hole).collect()
    })
}

/// The cube coordinates of a hole of a row that lies `down` rows under the top; the third axis points up.
fn cube(down: usize, number: usize, count: usize) -> Cube {
    let up = 8 - i32::try_from(down).unwrap_or(0);
    let x = 2 * (i32::try_from(number).unwrap_or(0) - 1) - (i32::try_from(count).unwrap_or(0) - 1);
    let right = (x - up) / 2;
    [right, -right - up, up]
}

pub fn name(hole: usize) -> &'static str {
    &holes()[hole].name
}

pub fn index(name: &str) -> Option<usize> {
    holes().iter().position(|hole| hole.name == name)
}

pub fn lines(hole: usize) -> &'static [Vec<usize>; 6] {
    &holes()[hole].lines
}

pub fn neighbours(hole: usize) -> impl Iterator<Item = usize> {
    lines(hole).iter().filter_map(|line| line.first().copied())
}

/// Steps between two holes of an endless board.
pub fn distance(from: usize, to: usize) -> u32 {
    let (from, to) = (holes()[from].cube, holes()[to].cube);
    (0..3).map(|axis| from[axis].abs_diff(to[axis])).max().unwrap_or(0)
}

/// The camp that a hole lies in, named by the seat whose home it is.
pub fn camp(hole: usize) -> Option<u8> {
    match holes()[hole].cube {
        [_, _, ..-4] => Some(1),
        [_, 5..=8, _] => Some(2),
        [..-4, _, _] => Some(3),
        [_, _, 5..=8] => Some(4),
        [_, ..-4, _] => Some(5),
        [5..=8, _, _] => Some(6),
        _ => None,
    }
}

/// The seat across the board, whose camp is the goal of `seat`.
pub fn facing(seat: u8) -> u8 {
    (seat + 2) % 6 + 1
}

pub fn home(seat: u8) -> impl Iterator<Item = usize> {
    (0..HOLES).filter(move |&hole| camp(hole) == Some(seat))
}

pub fn goal(seat: u8) -> impl Iterator<Item = usize> {
    home(facing(seat))
}
