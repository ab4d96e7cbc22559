//! What a position is: cells, whose turn, and what else the rules remember.

use std::collections::{BTreeMap, BTreeSet};

use super::board::{self, HOLES};
use super::options::{First, Idle, Options};

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Cell {
    Empty,
    /// A piece of the set whose home is this seat, also when its player has gone.
    Piece(u8),
    /// An unused piece of `idle=filled`.
    Idle,
}

/// How a player went. Three timeouts in a row are [`Gone::Left`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Gone {
    Resigned,
    Left,
    Passive,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reason {
    /// The goal is held as `win` asks.
    Occupied,
    /// The side has 15 or 23 pieces in its goals.
    Total,
    /// All others have gone, or have gone or finished.
    LastLeft,
    /// A member of the other side left or was judged passive.
    MemberLeft,
    /// All members of the other side resigned.
    SideResigned,
    /// A concession after a deadlock claim; ahead by exactly half a step where `narrow`.
    Conceded {
        narrow: bool,
    },
    /// Five own moves after a deadlock claim without a concession.
    NotConceded,
    DrawAgreed,
    DrawNoMoves,
    DrawPasses,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Status {
    Playing,
    /// The lowest seats of those in first place; none when drawn.
    Over {
        reason: Reason,
        winners: Vec<u8>,
    },
}

/// A player's latest turn, if it was a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Last {
    pub from: usize,
    pub to: usize,
    /// Where the piece is now: elsewhere than on `to` when a swap displaced it.
    pub piece: usize,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Player {
    pub seats: Vec<u8>,
    pub turns: u32,
    /// Voluntary passes in a row.
    pub passes: u32,
    /// Timeouts in a row.
    pub timeouts: u32,
    pub last: Option<Last>,
    /// Returns counted, by the hole returned to. All are of the piece that moved last.
    pub returns: BTreeMap<usize, u32>,
    /// The smallest total of hex steps still needed that was seen so far.
    pub best: u32,
    /// Own turns since a deadlock claim.
    pub claimed: u32,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Ended {
    pub reason: Reason,
    pub winners: Vec<usize>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct State {
    pub(super) options: Options,
    pub(super) cells: [Cell; HOLES],
    pub(super) to_move: usize,
    pub(super) players: Vec<Player>,
    /// Turns in a row in which no player improved on the best progress.
    pub(super) quiet: u32,
    pub(super) claim: bool,
    pub(super) finished: Vec<usize>,
    pub(super) gone: Vec<(usize, Gone)>,
    /// Players who agree to the draw on offer.
    pub(super) offer: BTreeSet<usize>,
    pub(super) ended: Option<Ended>,
}

impl State {
    /// The start. After a toss the first player of the options moves first; [`State::start_with`] takes another.
    ///
    /// # Panics
    /// Where the options mean nothing.
    pub fn start(options: &Options) -> State {
        let first = match options.first {
            First::Seat(seat) => seat,
            First::Toss => options.players_seats()[0][0],
        };
        State::start_with(options, first)
    }

    /// The start with the toss won by the player of this lowest seat.
    ///
    /// # Panics
    /// Where the options mean nothing or no player has that lowest seat.
    pub fn start_with(options: &Options, first: u8) -> State {
        let mut state = State::empty(options);
        for hole in 0..HOLES {
            state.cells[hole] = match board::camp(hole) {
                Some(camp) if state.player_of(camp).is_some() => Cell::Piece(camp),
                Some(camp) if options.idle == Idle::Filled && options.unused_camps().contains(&camp) => Cell::Idle,
                _ => Cell::Empty,
            };
        }
        let first = state.players.iter().position(|player| player.seats[0] == first);
        state.to_move = first.expect("a player's lowest seat");
        state.reset_progress();
        state
    }

    pub(super) fn empty(options: &Options) -> State {
        options.check().expect("options that mean something");
        let player = |seats| Player {
            seats,
            turns: 0,
            passes: 0,
            timeouts: 0,
            last: None,
            returns: BTreeMap::new(),
            best: 0,
            claimed: 0,
        };
        State {
            options: options.clone(),
            cells: [Cell::Empty; HOLES],
            to_move: 0,
            players: options.players_seats().into_iter().map(player).collect(),
            quiet: 0,
            claim: false,
            finished: Vec::new(),
            gone: Vec::new(),
            offer: BTreeSet::new(),
            ended: None,
        }
    }

    pub fn options(&self) -> &Options {
        &self.options
    }

    pub fn cells(&self) -> &[Cell; HOLES] {
        &self.cells
    }

    /// The lowest seat of the player to move.
    pub fn seat_to_move(&self) -> u8 {
        self.players[self.to_move].seats[0]
    }

    /// Own turns taken: moves, passes and timeouts.
    pub fn turns(&self, seat: u8) -> Option<u32> {
        self.player_of(seat).map(|player| self.players[player].turns)
    }

    pub fn status(&self) -> Status {
        match &self.ended {
            None => Status::Playing,
            Some(Ended { reason, winners }) => Status::Over {
                reason: *reason,
                winners: winners.iter().map(|&winner| self.players[winner].seats[0]).collect(),
            },
        }
    }

    pub(super) fn player_of(&self, seat: u8) -> Option<usize> {
        self.players.iter().position(|player| player.seats.contains(&seat))
    }

    pub(super) fn how_gone(&self, player: usize) -> Option<Gone> {
        self.gone.iter().find(|(who, _)| *who == player).map(|&(_, how)| how)
    }

    pub(super) fn still_in(&self, player: usize) -> bool {
        self.how_gone(player).is_none() && !self.finished.contains(&player)
    }

    pub(super) fn all_still_in(&self) -> Vec<usize> {
        (0..self.players.len()).filter(|&player| self.still_in(player)).collect()
    }

    pub(super) fn side(&self, player: usize) -> Option<u8> {
        self.options.side(self.players[player].seats[0])
    }

    pub(super) fn of_side(&self, side: Option<u8>) -> Vec<usize> {
        (0..self.players.len()).filter(|&player| self.side(player) == side).collect()
    }

    /// The next player clockwise who is still in.
    pub(super) fn next(&self, player: usize) -> usize {
        let count = self.players.len();
        (1..=count).map(|k| (player + k) % count).find(|&next| self.still_in(next)).unwrap_or(player)
    }

    /// The player still in who comes before another clockwise.
    pub(super) fn previous(&self, player: usize) -> usize {
        let count = self.players.len();
        (1..=count).map(|k| (player + count - k) % count).find(|&one| self.still_in(one)).unwrap_or(player)
    }

    pub(super) fn pieces(&self, seat: u8) -> impl Iterator<Item = usize> {
        (0..HOLES).filter(move |&hole| self.cells[hole] == Cell::Piece(seat))
    }

    pub(super) fn playing(&self) -> Result<(), String> {
        if self.ended.is_some() { Err("the game is over".to_owned()) } else { Ok(()) }
    }
}
