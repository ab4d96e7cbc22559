//! Progress, and the deadlock claim of tournaments.

use super::board;
use super::options::Switch;
use super::state::{Reason, State};

/// Own turns after a claim in which a concession must come.
const TURNS_TO_CONCEDE: u32 = 5;

const QUIET_ROUNDS: u32 = 10;

impl State {
    /// Hex steps that a player still needs: each piece to a goal hole of its own, as cheaply as that can be done, summed
    /// over the sets.
    pub fn steps_needed(&self, seat: u8) -> u32 {
        self.player_of(seat).map_or(0, |player| self.needed(player))
    }

    fn needed(&self, player: usize) -> u32 {
        self.players[player].seats.iter().map(|&seat| self.assignment(seat)).sum()
    }

    /// The cheapest way to give every piece of a set a goal hole, over all subsets of the holes.
    fn assignment(&self, seat: u8) -> u32 {
        let goals: Vec<usize> = board::goal(seat).collect();
        let mut cheapest = vec![None; 1 << goals.len()];
        cheapest[0] = Some(0);
        for piece in self.pieces(seat) {
            let mut next = vec![None; cheapest.len()];
            for (taken, cost) in cheapest.iter().enumerate() {
                let Some(cost) = cost else { continue };
                for (bit, &hole) in goals.iter().enumerate().filter(|(bit, _)| taken & 1 << bit == 0) {
                    let total = cost + board::distance(piece, hole);
                    let place: &mut Option<u32> = &mut next[taken | 1 << bit];
                    *place = Some(place.map_or(total, |other| other.min(total)));
                }
            }
            cheapest = next;
        }
        cheapest.into_iter().flatten().min().unwrap_or(0)
    }

    /// Takes the present position as the first one seen.
    pub(super) fn reset_progress(&mut self) {
        if self.options.deadlock == Switch::On {
            for player in 0..self.players.len() {
                self.players[player].best = self.needed(player);
            }
        }
    }

    /// Reading: an improvement counts whoever's turn brought it (a swap may).
    pub(super) fn note_progress(&mut self) {
        if self.options.deadlock == Switch::Off {
            return;
        }
        self.quiet += 1;
        for player in 0..self.players.len() {
            let needed = self.needed(player);
            if needed < self.players[player].best {
                self.players[player].best = needed;
                self.quiet = 0;
            }
        }
    }

    /// Claims deadlock for the player to move; the turn is still to be taken.
    ///
    /// Reading: a full round is one turn of each player, counted from the turn after the last improvement.
    ///
    /// # Errors
    /// Where the rules know no deadlock, it has been claimed, or ten full rounds have not passed without progress.
    pub fn claim(&mut self) -> Result<(), String> {
        self.playing()?;
        if self.options.deadlock == Switch::Off {
            return Err("no deadlock under these rules".to_owned());
        }
        if self.claim || self.quiet < 2 * QUIET_ROUNDS {
            return Err("deadlock can't be claimed now".to_owned());
        }
        self.claim = true;
        Ok(())
    }

    /// Whether a move brings one of the hindmost pieces closer to its goal. Reading: over all sets of the player, and
    /// whether goal holes are held doesn't matter.
    pub(super) fn concedes(&self, from: usize, to: usize) -> bool {
        let far = |seat: u8, hole: usize| board::goal(seat).map(|goal| board::distance(hole, goal)).min();
        let seats = &self.players[self.to_move].seats;
        let hindmost = seats.iter().flat_map(|&seat| self.pieces(seat).map(move |hole| far(seat, hole))).max();
        seats.iter().any(|&seat| {
            self.pieces(seat).any(|hole| hole == from)
                && Some(far(seat, from)) == hindmost
                && far(seat, to) < far(seat, from)
        })
    }

    pub(super) fn judge_claim(&mut self, mover: usize, concedes: bool) {
        if !self.claim || self.ended.is_some() {
            return;
        }
        let other = 1 - mover;
        if concedes {
            let (mine, theirs) = (2 * self.needed(mover), 2 * self.needed(other) + 1);
            let winner = if mine < theirs { mover } else { other };
            self.end(Reason::Conceded { narrow: mine.abs_diff(theirs) == 1 }, vec![winner]);
        } else if self.players[mover].claimed >= TURNS_TO_CONCEDE {
            self.end(Reason::NotConceded, vec![other]);
        }
    }
}
