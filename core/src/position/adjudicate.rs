//! Who has won, who is out, and what a deadlock comes to.

use crate::board::{Hole, HoleSet};
use crate::position::{Departure, End, Ledger, Position, Standing, Victory};
use crate::rules::{After, Deadlock, Passive, Teams, Win};
use crate::seat::Seat;
use crate::steps::{least_steps_between, steps_between};

/// Pieces that must be outside home after so many own turns (source 003).
pub(crate) const OUTSIDE: [(u16, usize); 3] = [(20, 5), (25, 8), (30, 10)];
/// Own turns in a row on which all have to pass of their own will for a draw.
pub(crate) const PASSES_TO_DRAW: u8 = 2;
/// Own moves after a claim by which the deadlock must be conceded (source 003).
pub(crate) const MOVES_TO_CONCEDE: u8 = 5;

impl Position {
    /// What a position that was set up starts with: the steps needed now as the best so far.
    pub(super) fn begin_counting(&mut self) {
        if self.rules.options().deadlock == Deadlock::On {
            for &seat in self.rules.seats() {
                self.ledger.best[seat] = self.steps(seat);
            }
        }
    }

    /// A position that was set up, with a win of who moved last.
    pub(crate) fn loaded(mut self) -> Self {
        self.judge_win(self.previous_in(self.to_move));
        self
    }

    /// Whether the same pieces, set up anew, would be judged as they are.
    pub(crate) fn is_judged_by_its_pieces(&self) -> bool {
        let ledger = Ledger { end: None, ..self.ledger };
        self.with_ledger(ledger).loaded().ledger == self.ledger
    }

    /// Whether a player's goals are all reached.
    pub(crate) fn has_reached_goals(&self, seat: Seat) -> bool {
        // The first of them decides nearly always.
        self.is_reached(seat) && self.rules.sets(seat).iter().all(|set| self.is_reached(set))
    }

    /// Steps that a player still needs, over all own sets.
    pub(crate) fn steps(&self, seat: Seat) -> u16 {
        self.rules.sets(seat).iter().map(|set| steps_between(self.pieces[set], set)).sum()
    }

    /// What a move of `mover` decides; `before` is the position it was made in, where a deadlock was claimed.
    pub(super) fn judge_move(&mut self, mover: Seat, before: Option<&Self>) {
        if self.judge_win(mover) || self.judge_passive(mover) || self.rules.options().deadlock == Deadlock::Off {
            return;
        }
        match before {
            Some(before) if before.lag(mover) > self.lag_of_last(before, mover) => self.settle_deadlock(mover),
            Some(_) => self.count_after_claim(mover),
            None => self.note_progress(mover),
        }
    }

    fn note_progress(&mut self, mover: Seat) {
        let sets = || self.rules.sets(mover).iter().map(|set| (self.pieces[set], set));
        let best = self.ledger.best[mover];
        let complete = sets().all(|(pieces, set)| pieces.len() == set.goal().len());
        if complete && sets().map(|(pieces, set)| least_steps_between(pieces, set)).sum::<u16>() >= best {
            return;
        }
        let steps = self.steps(mover);
        if steps < best {
            self.ledger.best[mover] = steps;
            self.ledger.stale = 0;
        }
    }

    /// Whether the player's goals are reached; if so, that is recorded.
    pub(super) fn judge_win(&mut self, mover: Seat) -> bool {
        if self.ledger.standing[mover] != Standing::In || self.ledger.end.is_some() {
            return false;
        }
        if self.has_reached_goals(mover) {
            self.finish(mover);
            return true;
        }
        if self.rules.options().teams == Teams::Two {
            let side = self.rules.side(mover);
            let reached = |seat: Seat| ((self.pieces[seat] | self.idle()) & seat.goal()).len();
            let total: usize = side.iter().map(reached).sum();
            let needed = if side.len() == 2 { 15 } else { 23 };
            if total >= needed {
                self.ledger.end = Some(End::Won(mover, Victory::SideTotal));
                return true;
            }
        }
        false
    }

    /// Whether a set's goal holds what the rules ask for. Pieces of players who have gone count as its own.
    fn is_reached(&self, set: Seat) -> bool {
        let own = self.pieces[set];
        match self.rules.options().win {
            Win::Own => {
                let missing = set.goal() - own;
                missing.is_subset(self.occupied) && missing.is_subset(self.idle())
            }
            Win::Filled => {
                let counted = own | self.idle();
                set.goal().is_subset(self.occupied) && !(counted & set.goal()).is_empty()
            }
        }
    }

    fn finish(&mut self, seat: Seat) {
        let rank = self.count_finished() + 1;
        if self.rules.options().after == After::Places {
            self.ledger.standing[seat] = Standing::Finished(rank);
        }
        if rank == 1 && (self.rules.options().after == After::Stop || self.players_in().count() <= 1) {
            self.ledger.end = Some(End::Won(seat, Victory::AllHome));
        } else if self.players_in().count() <= 1 {
            self.end_with_first(Victory::AllHome);
        }
        self.judge_passes();
    }

    fn count_finished(&self) -> u8 {
        let finished = |seat: &&Seat| matches!(self.ledger.standing[**seat], Standing::Finished(_));
        u8::try_from(self.rules.seats().iter().filter(finished).count()).unwrap_or(u8::MAX)
    }

    /// Ends the game for the first who finished, or the only one left.
    fn end_with_first(&mut self, victory: Victory) {
        let seats = self.rules.seats().iter().copied();
        let rank = |seat: Seat| match self.ledger.standing[seat] {
            Standing::Finished(rank) => Some((rank, seat)),
            Standing::In => Some((u8::MAX, seat)),
            Standing::Gone(..) => None,
        };
        if let Some((rank, seat)) = seats.filter_map(rank).min() {
            let victory = if rank == u8::MAX { victory } else { Victory::AllHome };
            self.ledger.end = Some(End::Won(seat, victory));
        }
    }

    /// Takes a player out. When one player or one side is left, the game ends.
    pub(super) fn remove(&mut self, seat: Seat, how: Departure) {
        let gone = |seat: &&Seat| matches!(self.ledger.standing[**seat], Standing::Gone(..));
        let order = u8::try_from(self.rules.seats().iter().filter(gone).count()).unwrap_or(u8::MAX);
        self.ledger.standing[seat] = Standing::Gone(order.saturating_add(1), how);
        // Between two the game ends, and the pieces stay what they were.
        if self.rules.players() > 2 {
            self.make_idle(seat);
        }
        let side = self.rules.side(seat);
        let side_is_gone = side.iter().all(|member| matches!(self.ledger.standing[member], Standing::Gone(..)));
        if self.rules.options().teams == Teams::Two {
            // A partner who resigns leaves the side its chances; one who leaves loses for it (source 003).
            let other = self.rules.seats().iter().copied().find(|&other| !side.contains(other));
            if let Some(other) = other.filter(|_| side_is_gone || how != Departure::Resigned) {
                self.ledger.end = Some(End::Won(other, Victory::OthersGone));
            }
        } else if self.players_in().count() <= 1 {
            self.end_with_first(Victory::OthersGone);
        }
        self.judge_passes();
    }

    /// The game is a draw when all who are still in passed on two consecutive own turns.
    pub(super) fn judge_passes(&mut self) {
        if self.ledger.end.is_none() && self.players_in().all(|seat| self.ledger.passes[seat] >= PASSES_TO_DRAW) {
            self.ledger.end = Some(End::AllPassed);
        }
    }

    /// Whether the player has kept too many pieces at home by now; if so, the player is out.
    #[inline]
    pub(super) fn judge_passive(&mut self, mover: Seat) -> bool {
        if self.rules.options().passive == Passive::Off || self.ledger.end.is_some() {
            return false;
        }
        let turns = self.ledger.turns[mover];
        let Some((_, needed)) = OUTSIDE.into_iter().find(|&(turn, _)| turn == turns) else {
            return false;
        };
        let enough = |set: Seat| (self.pieces[set] - set.home()).len() >= needed;
        if self.rules.sets(mover).iter().all(enough) {
            return false;
        }
        self.remove(mover, Departure::Passive);
        true
    }

    /// The distance of the hindmost piece to the nearest goal hole.
    fn lag(&self, seat: Seat) -> u8 {
        self.last_pieces(seat).1
    }

    /// The pieces that are farthest from their nearest goal hole, and that distance.
    fn last_pieces(&self, seat: Seat) -> (HoleSet, u8) {
        let mut last = (HoleSet::EMPTY, 0);
        for set in self.rules.sets(seat).iter() {
            for piece in self.pieces[set] {
                let away = distance_to_goal(piece, set);
                if away > last.1 {
                    last = (HoleSet::EMPTY, away);
                }
                if away == last.1 {
                    last.0.insert(piece);
                }
            }
        }
        last
    }

    /// Where the piece that was moved now stands, if it was one of the hindmost before; else as far as before.
    fn lag_of_last(&self, before: &Self, seat: Seat) -> u8 {
        let (last, away) = before.last_pieces(seat);
        let mut left = last - self.pieces_of_player(seat);
        let arrived = self.pieces_of_player(seat) - before.pieces_of_player(seat);
        let (Some(_), Some(to)) = (left.pop(), arrived.first()) else { return away };
        let home = self.piece_at(to).unwrap_or(seat);
        distance_to_goal(to, home)
    }

    /// The concession ends the game: the counts are compared, less half a step for who made it.
    fn settle_deadlock(&mut self, mover: Seat) {
        let other = self.rules.next(mover);
        // In half steps, so that the half is a whole number; signed, since a side may need no step at all.
        let (own, others) = (2 * i32::from(self.steps(mover)) - 1, 2 * i32::from(self.steps(other)));
        let (winner, ahead) = if own < others { (mover, others - own) } else { (other, own - others) };
        let victory = if ahead > 1 { Victory::DeadlockAhead } else { Victory::DeadlockHalf };
        self.ledger.end = Some(End::Won(winner, victory));
    }

    /// Counts a move or a pass after a claim; the fifth without a concession loses.
    pub(super) fn count_after_claim(&mut self, mover: Seat) {
        if self.ledger.end.is_some() {
            return;
        }
        if let Some(moves) = &mut self.ledger.claim {
            moves[mover] = moves[mover].saturating_add(1);
            if moves[mover] >= MOVES_TO_CONCEDE {
                self.ledger.end = Some(End::Won(self.rules.next(mover), Victory::NoConcession));
            }
        }
    }
}

/// The distance of a hole to the nearest hole of a set's goal.
fn distance_to_goal(hole: Hole, set: Seat) -> u8 {
    set.goal().into_iter().map(|goal| hole.distance(goal)).min().unwrap_or(0)
}
