//! Who has won, and when nobody can.

use super::board;
use super::options::{After, Win};
use super::state::{Cell, Ended, Reason, State};

impl State {
    /// Ends the game, unless something ended it before.
    pub(super) fn end(&mut self, reason: Reason, winners: Vec<usize>) {
        self.ended.get_or_insert(Ended { reason, winners });
    }

    /// Whether a hole of the goal of `seat` holds a piece of that set, or one of a player who has gone.
    ///
    /// Reading: ten pieces of players who have gone are ten of the goal's owner, so that player wins with the next move.
    fn held(&self, seat: u8, hole: usize) -> bool {
        let Cell::Piece(piece) = self.cells[hole] else { return false };
        piece == seat || self.player_of(piece).is_some_and(|owner| self.how_gone(owner).is_some())
    }

    fn is_home(&self, seat: u8) -> bool {
        match self.options.win {
            Win::Own => board::goal(seat).all(|hole| self.held(seat, hole)),
            Win::Filled => {
                board::goal(seat).all(|hole| self.cells[hole] != Cell::Empty)
                    && board::goal(seat).any(|hole| self.held(seat, hole))
            }
        }
    }

    /// Pieces of a side in the goals of their sets.
    ///
    /// Readings: the goal of a member who resigned counts on, and so do pieces of any player who has gone, as the goal
    /// owner's; a partner's piece in my goal does not count.
    fn side_total(&self, side: Option<u8>) -> usize {
        let seats = self.of_side(side).into_iter().flat_map(|player| &self.players[player].seats);
        seats.map(|&seat| board::goal(seat).filter(|&hole| self.held(seat, hole)).count()).sum()
    }

    /// Looks for a win of the player who has just moved. Reading: with teams it is one of the mover's side, by the mover's
    /// own ten or by the total, and all ten in comes first.
    pub(super) fn judge_win(&mut self, player: usize) {
        let side = self.side(player);
        let enough = if self.players.len() == 4 { 15 } else { 23 };
        if self.players[player].seats.iter().all(|&seat| self.is_home(seat)) {
            self.finished.push(player);
            if side.is_some() {
                self.end(Reason::Occupied, self.of_side(side));
            } else if self.options.after == After::Stop || self.all_still_in().len() <= 1 {
                self.end(Reason::Occupied, vec![self.finished[0]]);
            }
        } else if side.is_some() && self.side_total(side) >= enough {
            self.end(Reason::Total, self.of_side(side));
        }
    }

    /// Draws by passes and by want of moves.
    ///
    /// Readings: both are looked at again when a player has gone; a voluntary pass is no legal move.
    pub(super) fn judge_draws(&mut self) {
        if self.ended.is_some() {
            return;
        }
        let players = self.all_still_in();
        if players.iter().all(|&player| self.players[player].passes >= 2) {
            self.end(Reason::DrawPasses, Vec::new());
        } else if !players.iter().any(|&player| self.has_move(player)) {
            self.end(Reason::DrawNoMoves, Vec::new());
        }
    }

    /// Judges a loaded position: the last move was that of the player before the side to move.
    pub(super) fn judge_loaded(&mut self) {
        self.judge_gone();
        if self.ended.is_none() {
            self.judge_win(self.previous(self.to_move));
        }
        if !self.still_in(self.to_move) {
            self.to_move = self.next(self.to_move);
        }
        self.judge_draws();
    }

    /// The place of every player, by lowest seat, once the game is over.
    ///
    /// Readings: with `after=stop` all who have not gone share the second place; a side that won is first, one that lost is
    /// second, whoever of it resigned.
    pub fn places(&self) -> Option<Vec<u8>> {
        let Ended { winners, .. } = self.ended.as_ref()?;
        let count = self.players.len();
        let place = |player: usize| {
            let finished = self.finished.iter().position(|&one| one == player);
            let gone = self.gone.iter().position(|&(one, _)| one == player);
            if self.side(player).is_some() && !winners.is_empty() {
                if winners.contains(&player) { 1 } else { 2 }
            } else if let Some(order) = finished {
                order + 1
            } else if let Some(order) = gone {
                count - order
            } else if self.finished.is_empty() && !winners.is_empty() && !winners.contains(&player) {
                2
            } else {
                self.finished.len() + 1
            }
        };
        Some((0..count).filter_map(|player| u8::try_from(place(player)).ok()).collect())
    }
}
