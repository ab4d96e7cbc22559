//! Taking a turn: a move, a pass or a timeout, and what is judged after it.

use super::board;
use super::moves::Travel;
use super::options::Switch;
use super::state::{Cell, Gone, Last, State};

#[derive(Clone, Copy, PartialEq, Eq)]
enum Turn {
    Move,
    Voluntary,
    Forced,
    Timeout,
}

impl State {
    /// Plays a path: the start, then every landing.
    ///
    /// # Errors
    /// Why the path is no legal move.
    pub fn play(&mut self, path: &[usize]) -> Result<(), String> {
        self.playing()?;
        let way = self.walk(path)?;
        let (from, end) = (path[0], way[way.len() - 1]);
        let piece = self.cells[from];
        let concedes = self.claim && self.concedes(from, end.at);
        self.note_displaced(&way);
        self.cells = end.cells;
        self.cells[end.at] = piece;
        self.note_return(from, end.at);
        self.complete(Turn::Move, concedes);
        Ok(())
    }

    /// Passes, voluntarily or because there is no legal move.
    ///
    /// # Errors
    /// Where there is a legal move and the rules know no voluntary pass.
    pub fn pass(&mut self) -> Result<(), String> {
        self.playing()?;
        let turn = if self.has_move(self.to_move) { Turn::Voluntary } else { Turn::Forced };
        if turn == Turn::Voluntary && self.options.pass == Switch::Off {
            return Err("there is a legal move".to_owned());
        }
        self.complete(turn, false);
        Ok(())
    }

    /// Lets the time of the player to move run out.
    ///
    /// Reading: a forced pass takes no time, so there a timeout is refused.
    ///
    /// # Errors
    /// Where the game is over or the pass is forced.
    pub fn timeout(&mut self) -> Result<(), String> {
        self.playing()?;
        if !self.has_move(self.to_move) {
            return Err("the pass is forced".to_owned());
        }
        self.complete(Turn::Timeout, false);
        Ok(())
    }

    /// Follows the pieces that swaps displace, so that a return is one of the same piece.
    fn note_displaced(&mut self, way: &[Travel]) {
        for (before, after) in way.iter().zip(&way[1..]) {
            if before.cells[after.at] == Cell::Empty {
                continue;
            }
            for last in self.players.iter_mut().filter_map(|player| player.last.as_mut()) {
                if last.piece == after.at {
                    last.piece = before.at;
                }
            }
        }
    }

    fn note_return(&mut self, from: usize, to: usize) {
        let returned = self.is_return(self.to_move, from, to);
        let player = &mut self.players[self.to_move];
        if returned {
            *player.returns.entry(to).or_default() += 1;
        } else {
            player.returns.clear();
        }
        if self.options.repetition == Switch::On {
            player.last = Some(Last { from, to, piece: to });
        }
    }

    /// Ends the turn: win, concession, passivity, timeouts and draws, in this order.
    ///
    /// Readings: a win is looked for after passes and timeouts too, as in a loaded position; a pass of any kind and a
    /// timeout end the row of own consecutive moves and clear the returns; a forced pass ends a row of timeouts;
    /// who is passive by a third timeout is judged passive; every turn counts as a move after a deadlock claim.
    fn complete(&mut self, turn: Turn, concedes: bool) {
        let mover = self.to_move;
        let player = &mut self.players[mover];
        player.turns += 1;
        player.passes = if turn == Turn::Voluntary { player.passes + 1 } else { 0 };
        player.timeouts = if turn == Turn::Timeout { player.timeouts + 1 } else { 0 };
        player.claimed += u32::from(self.claim);
        if turn != Turn::Move {
            player.last = None;
            player.returns.clear();
        }
        if !self.offer.contains(&mover) {
            self.offer.clear();
        }
        self.judge_win(mover);
        self.judge_claim(mover, concedes);
        self.note_progress();
        if self.still_in(mover) && self.ended.is_none() {
            if self.is_passive(mover) {
                self.depart(mover, Gone::Passive);
            } else if self.players[mover].timeouts >= 3 {
                self.depart(mover, Gone::Left);
            }
        }
        self.to_move = self.next(mover);
        self.judge_draws();
    }

    /// Whether too few pieces are outside home after a 20th, 25th or 30th turn.
    fn is_passive(&self, player: usize) -> bool {
        let least = match self.players[player].turns {
            20 => 5,
            25 => 8,
            30 => 10,
            _ => 0,
        };
        let outside = |seat: u8| self.pieces(seat).filter(|&hole| board::camp(hole) != Some(seat)).count();
        self.options.passive == Switch::On && self.players[player].seats.iter().any(|&seat| outside(seat) < least)
    }
}
