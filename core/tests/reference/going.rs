//! Resigning, leaving and agreeing to a draw.

use super::state::{Gone, Reason, State};

impl State {
    /// Takes the player of a seat out of the game, at any time.
    ///
    /// # Errors
    /// Where the game is over or the player is not in it.
    pub fn resign(&mut self, seat: u8) -> Result<(), String> {
        self.go(seat, Gone::Resigned)
    }

    /// As [`State::resign`], for one who leaves.
    ///
    /// # Errors
    /// As [`State::resign`].
    pub fn leave(&mut self, seat: u8) -> Result<(), String> {
        self.go(seat, Gone::Left)
    }

    fn go(&mut self, seat: u8, how: Gone) -> Result<(), String> {
        let player = self.in_seat(seat)?;
        self.depart(player, how);
        if self.to_move == player {
            self.to_move = self.next(player);
        }
        self.judge_draws();
        Ok(())
    }

    /// Reading: nobody wins by another's going as by a move; a goal that it completes is looked at after its owner's next
    /// turn.
    pub(super) fn depart(&mut self, player: usize, how: Gone) {
        self.gone.push((player, how));
        if self.offer.remove(&player) {
            self.offer.clear();
        }
        self.judge_gone();
        self.judge_offer();
    }

    /// Ends a game that too few are left to play.
    pub(super) fn judge_gone(&mut self) {
        for (player, how) in self.gone.clone() {
            let Some(side) = self.side(player) else { continue };
            let others = self.of_side(Some(1 - side));
            if how != Gone::Resigned {
                self.end(Reason::MemberLeft, others);
            } else if !self.of_side(Some(side)).into_iter().any(|member| self.still_in(member)) {
                self.end(Reason::SideResigned, others);
            }
        }
        let left = self.all_still_in();
        if left.len() <= 1 {
            let reason = if self.gone.is_empty() { Reason::Occupied } else { Reason::LastLeft };
            let first = self.finished.first().or(left.first()).copied();
            self.end(reason, first.into_iter().collect());
        }
    }

    /// Offers a draw to all others still in, or agrees to the one on offer.
    ///
    /// Reading: an offer lapses when one who has not agreed to it takes a turn of any kind, and when one who has agreed
    /// goes.
    ///
    /// # Errors
    /// Where the game is over or the player is not in it.
    pub fn offer_draw(&mut self, seat: u8) -> Result<(), String> {
        let player = self.in_seat(seat)?;
        self.offer.insert(player);
        self.judge_offer();
        Ok(())
    }

    /// Lets all players still in agree to a draw.
    ///
    /// # Errors
    /// Where the game is over.
    pub fn agree_draw(&mut self) -> Result<(), String> {
        self.playing()?;
        self.offer.extend(self.all_still_in());
        self.judge_offer();
        Ok(())
    }

    fn judge_offer(&mut self) {
        if !self.offer.is_empty() && self.all_still_in().iter().all(|player| self.offer.contains(player)) {
            self.end(Reason::DrawAgreed, Vec::new());
        }
    }

    fn in_seat(&self, seat: u8) -> Result<usize, String> {
        self.playing()?;
        let player = self.player_of(seat).filter(|&player| self.still_in(player));
        player.ok_or_else(|| format!("seat {seat} is not in the game"))
    }
}
