//! What one piece may do, hop by hop.

use std::collections::{BTreeSet, HashSet};

use super::board::{self, HOLES};
use super::options::{Camps, Exit, Jump, Switch};
use super::state::{Cell, State};

/// One piece of a player, asked for its moves.
pub(super) struct Mover<'a> {
    state: &'a State,
    player: usize,
    seat: u8,
    pub from: usize,
    /// Whether the exit lock holds the piece in its goal.
    locked: bool,
}

/// A piece on its way: lifted off the cells, above the hole `at`.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(super) struct Travel {
    pub cells: [Cell; HOLES],
    pub at: usize,
    /// One bit for each hole visited in this move, the start included.
    pub visited: u128,
}

impl Travel {
    /// Goes on to a hole. A piece that stands there takes the hole this part of the move came from.
    pub fn on(&self, to: usize) -> Travel {
        let mut next = *self;
        if self.cells[to] != Cell::Empty {
            next.cells[self.at] = self.cells[to];
            next.cells[to] = Cell::Empty;
        }
        next.at = to;
        next.visited |= 1 << to;
        next
    }
}

impl<'a> Mover<'a> {
    pub fn new(state: &'a State, player: usize, from: usize) -> Option<Mover<'a>> {
        let Cell::Piece(seat) = *state.cells.get(from)? else { return None };
        if !state.players[player].seats.contains(&seat) {
            return None;
        }
        let in_goal = board::camp(from) == Some(board::facing(seat));
        let locked = state.options.exit == Exit::Locked && in_goal;
        Some(Mover { state, player, seat, from, locked })
    }

    pub fn seat(&self) -> u8 {
        self.seat
    }

    pub fn lift(&self) -> Travel {
        let mut cells = self.state.cells;
        cells[self.from] = Cell::Empty;
        Travel { cells, at: self.from, visited: 1 << self.from }
    }

    /// Home or goal of another player in the game, and neither home nor goal of mine.
    ///
    /// Readings: a partner is another player, and a player who has gone or finished is still one "in the game", so a
    /// camp is never freed by resigning.
    fn foreign(&self, hole: usize) -> bool {
        let Some(camp) = board::camp(hole) else { return false };
        let belongs = |player: usize| {
            self.state.players[player].seats.iter().any(|&seat| seat == camp || board::facing(seat) == camp)
        };
        !belongs(self.player) && (0..self.state.players.len()).any(belongs)
    }

    fn may_touch(&self, hole: usize) -> bool {
        let locked_out = self.locked && board::camp(hole) != Some(board::facing(self.seat));
        let closed = self.state.options.camps == Camps::Closed && self.foreign(hole);
        !(locked_out || closed)
    }

    fn may_rest(&self, hole: usize) -> bool {
        self.may_touch(hole) && !(self.state.options.camps != Camps::Open && self.foreign(hole))
    }

    /// Whether a piece may be swapped off a hole: one of a player who is not me, no partner and has not gone.
    ///
    /// Readings: "my goal" is the goal of the moving set; a finished player is still another player.
    fn swaps(&self, cell: Cell, hole: usize) -> bool {
        let Cell::Piece(seat) = cell else { return false };
        let Some(other) = self.state.player_of(seat) else { return false };
        let partner = self.state.side(other).is_some() && self.state.side(other) == self.state.side(self.player);
        self.state.options.swap == Switch::On
            && board::camp(hole) == Some(board::facing(self.seat))
            && other != self.player
            && !partner
            && self.state.how_gone(other).is_none()
    }

    fn lands(&self, cells: &[Cell; HOLES], hole: usize) -> bool {
        self.may_touch(hole) && (cells[hole] == Cell::Empty || self.swaps(cells[hole], hole))
    }

    /// Ends of steps, in reading order.
    pub fn steps(&self) -> Vec<usize> {
        let cells = self.lift().cells;
        let mut ends: Vec<usize> = board::neighbours(self.from).collect();
        ends.retain(|&hole| self.lands(&cells, hole) && self.may_rest(hole));
        ends.sort_unstable();
        ends
    }

    /// Landings of the next hop, in reading order.
    pub fn hops(&self, travel: &Travel) -> Vec<usize> {
        let mut landings = Vec::new();
        for line in board::lines(travel.at) {
            for middle in 0..line.len() {
                let landing = 2 * middle + 1;
                if landing >= line.len() || (self.state.options.jump == Jump::Adjacent && middle > 0) {
                    break;
                }
                let between = |k: usize| (travel.cells[line[k]] == Cell::Empty) != (k == middle);
                let hole = line[landing];
                let unvisited = travel.visited & 1 << hole == 0;
                if (0..landing).all(between) && unvisited && self.lands(&travel.cells, hole) {
                    landings.push(hole);
                }
            }
        }
        landings.sort_unstable();
        landings
    }

    /// Whether a chain may end here.
    ///
    /// Reading: with `continue` a hop that leads on forbids the stop even if every chain through it is caught where it
    /// may not rest.
    pub fn may_stop(&self, travel: &Travel) -> bool {
        travel.at != self.from
            && self.may_rest(travel.at)
            && (self.state.options.r#continue == Switch::Off || self.hops(travel).is_empty())
    }

    /// Whether what a chain can still do depends on how it came. Otherwise the board stands still below the moving
    /// piece, and where a walk leads, one without a loop leads too.
    pub fn way_matters(&self) -> bool {
        let swap = || board::goal(self.seat).any(|hole| self.swaps(self.state.cells[hole], hole));
        self.state.options.r#continue == Switch::On || swap()
    }

    /// Ends of all legal moves of the piece but for the ban on returns.
    pub fn ends(&self) -> BTreeSet<usize> {
        let mut ends: BTreeSet<usize> = self.steps().into_iter().collect();
        let way_matters = self.way_matters();
        let key = |travel: &Travel| if way_matters { (travel.at, Some(*travel)) } else { (travel.at, None) };
        let start = self.lift();
        let mut seen = HashSet::from([key(&start)]);
        let mut open = vec![start];
        while let Some(travel) = open.pop() {
            if self.may_stop(&travel) {
                ends.insert(travel.at);
            }
            for landing in self.hops(&travel) {
                let next = travel.on(landing);
                if seen.insert(key(&next)) {
                    open.push(next);
                }
            }
        }
        ends
    }
}

impl State {
    /// Distinct (start, end) pairs in reading order. None while the game goes on means that the pass is forced.
    pub fn legal(&self) -> Vec<(usize, usize)> {
        if self.ended.is_some() { Vec::new() } else { self.legal_of(self.to_move) }
    }

    fn legal_of(&self, player: usize) -> Vec<(usize, usize)> {
        (0..HOLES).flat_map(|from| self.ends_of(player, from).into_iter().map(move |to| (from, to))).collect()
    }

    pub(super) fn has_move(&self, player: usize) -> bool {
        (0..HOLES).any(|from| !self.ends_of(player, from).is_empty())
    }

    fn ends_of(&self, player: usize, from: usize) -> BTreeSet<usize> {
        let mut ends = Mover::new(self, player, from).map(|mover| mover.ends()).unwrap_or_default();
        ends.retain(|&to| !self.banned(player, from, to));
        ends
    }

    /// Whether this would be the fourth return to the hole.
    ///
    /// Reading: only a move that would be counted as a return is banned, so a piece that a swap displaced may come back.
    pub(super) fn banned(&self, player: usize, from: usize, to: usize) -> bool {
        self.options.repetition == Switch::On
            && self.is_return(player, from, to)
            && self.players[player].returns.get(&to).is_some_and(|&count| count >= 3)
    }

    pub(super) fn is_return(&self, player: usize, from: usize, to: usize) -> bool {
        self.players[player].last.is_some_and(|last| last.piece == from && last.to == from && last.from == to)
    }

    /// Walks a path, landing by landing, and gives the cells without the piece and where it ends.
    pub(super) fn walk(&self, path: &[usize]) -> Result<Vec<Travel>, String> {
        let (&from, &to) = path.first().zip(path.last()).ok_or("an empty path")?;
        let mover = Mover::new(self, self.to_move, from).ok_or("no own piece there")?;
        if self.banned(self.to_move, from, to) {
            return Err("returned there three times".to_owned());
        }
        let mut way = vec![mover.lift()];
        if path.len() == 2 && mover.steps().contains(&to) {
            way.push(way[0].on(to));
            return Ok(way);
        }
        for &landing in &path[1..] {
            let travel = way[way.len() - 1];
            if !mover.hops(&travel).contains(&landing) {
                return Err(format!("no hop from {} to {}", board::name(travel.at), landing));
            }
            way.push(travel.on(landing));
        }
        if mover.may_stop(&way[way.len() - 1]) { Ok(way) } else { Err("the piece may not stop there".to_owned()) }
    }

    /// Sequences of distinct (start, end) moves, each along its default path.
    pub fn perft(&self, depth: u32) -> u64 {
        let legal = self.legal();
        if depth <= 1 {
            return legal.len() as u64;
        }
        let below = |(from, to): (usize, usize)| {
            let mut next = self.clone();
            let path = self.default_path(from, to).expect("a legal move has a path");
            next.play(&path).expect("a legal path");
            next.perft(depth - 1)
        };
        legal.into_iter().map(below).sum()
    }
}
