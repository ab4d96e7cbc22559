//! Deadlocks: when a claim helps, and how not to lose one that was claimed.
//!
//! A claim can lose: who makes it is the first to complete five moves, and ahead or not loses by them where no move
//! concedes. The search below the root knows only wins by reaching the goal.

use crate::path::Move;
use crate::position::{Outcome, Position, Victory};
use crate::seat::Seat;

/// What a player gets of a deadlock, in quarters of a point (source 003); a game that goes on counts as even.
type Quarters = u8;
const EVEN: Quarters = 2;
const ALL: Quarters = 4;

/// Whether a player to move who may claim a deadlock is helped by it: some move then concedes it and wins at once.
#[must_use]
pub fn claims_deadlock(position: &Position) -> bool {
    let mut claimed = *position;
    claimed.claim().is_ok() && best_end(&claimed) > EVEN
}

/// What a move leaves its player after a claim, whatever the opponent's best reply ends; `None` where no deadlock was
/// claimed.
pub(super) fn worth_after_claim(position: &Position, played: Move) -> Option<u8> {
    position.ledger().claim?;
    let mover = position.to_move();
    let mut after = *position;
    after.apply(played);
    Some(of_end(&after, mover).unwrap_or_else(|| ALL - best_end(&after)))
}

/// The most that a move leaves its player at once.
fn best_end(position: &Position) -> Quarters {
    let mover = position.to_move();
    let mut best = 0;
    position.for_each_move(|played| {
        let mut after = *position;
        after.apply(played);
        best = best.max(of_end(&after, mover).unwrap_or(EVEN));
    });
    best
}

/// What a player got of a game that has ended.
fn of_end(position: &Position, player: Seat) -> Option<Quarters> {
    let loser_gets = Quarters::from(position.victory() == Some(Victory::DeadlockHalf));
    match position.outcome() {
        Outcome::Open => None,
        Outcome::NobodyCanMove | Outcome::AllPassed => Some(EVEN),
        Outcome::Won(winner) if winner == player => Some(ALL - loser_gets),
        Outcome::Won(_) => Some(loser_gets),
    }
}
