//! A plain generator to compare with: one cell a hole, neighbours by direction, a chain followed hop by hop.

use starhop::{Hole, Seat};

type Neighbours = [[Option<usize>; 6]; Hole::COUNT];

const DIRECTIONS: [(i8, i8); 6] = [(2, 0), (1, 1), (-1, 1), (-2, 0), (-1, -1), (1, -1)];

pub(crate) struct Board {
    cells: [u8; Hole::COUNT],
    neighbours: Neighbours,
    /// The side to move, 1 or 2.
    side: u8,
}

impl Board {
    pub(crate) fn start() -> Self {
        let mut cells = [0; Hole::COUNT];
        for (seat, side) in [(Seat::SOUTH, 1), (Seat::NORTH, 2)] {
            for hole in seat.home() {
                cells[hole.index()] = side;
            }
        }
        let mut neighbours: Neighbours = [[None; 6]; Hole::COUNT];
        for hole in Hole::all() {
            neighbours[hole.index()] =
                DIRECTIONS.map(|(dx, dy)| Hole::from_coordinates(hole.x() + dx, hole.y() + dy).map(Hole::index));
        }
        Self { cells, neighbours, side: 1 }
    }

    pub(crate) fn perft(&mut self, depth: u32) -> u64 {
        let mut moves = Vec::new();
        for from in 0..Hole::COUNT {
            if self.cells[from] == self.side {
                self.targets(from, &mut moves);
            }
        }
        if depth == 1 {
            return moves.len() as u64;
        }
        let mut leaves = 0;
        for (from, to) in moves {
            self.cells.swap(from, to);
            self.side = 3 - self.side;
            leaves += self.perft(depth - 1);
            self.side = 3 - self.side;
            self.cells.swap(from, to);
        }
        leaves
    }

    fn targets(&mut self, from: usize, moves: &mut Vec<(usize, usize)>) {
        let piece = std::mem::take(&mut self.cells[from]);
        let mut reached = [false; Hole::COUNT];
        reached[from] = true;
        let mut open = vec![from];
        while let Some(here) = open.pop() {
            for (direction, over) in self.neighbours[here].iter().enumerate() {
                let Some(over) = *over else { continue };
                let Some(landing) = self.neighbours[over][direction] else { continue };
                if self.cells[over] != 0 && self.cells[landing] == 0 && !reached[landing] {
                    reached[landing] = true;
                    open.push(landing);
                }
            }
        }
        for to in self.neighbours[from].into_iter().flatten() {
            reached[to] |= self.cells[to] == 0;
        }
        self.cells[from] = piece;
        let targets = (0..Hole::COUNT).filter(|&to| to != from && reached[to]);
        moves.extend(targets.map(|to| (from, to)));
    }
}
