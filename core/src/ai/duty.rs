//! What a player has to do now, whatever the search thinks of it.
//!
//! The search below the root knows only wins by reaching the goal, so that it sees neither who is judged passive nor
//! who loses a deadlock. A piece that stays at home keeps the other side from its win for ever; a lost player would
//! choose that, and no search sees an end to it.

use super::deadlock::worth_after_claim;
use super::frame::seen_from;
use super::hand::rows_inside_home;
use super::state::Turn;
use crate::board::{Hole, HoleSet};
use crate::path::Move;
use crate::position::{OUTSIDE, Position};
use crate::rules::Passive;
use crate::seat::Seat;

/// Own turns by which every level has left home.
pub(super) const BY_TURN: usize = 30;
/// Turns to spare, at least, until it is judged how many pieces have left: a way out can be blocked.
const TO_SPARE: i32 = 4;

/// Takes out the turns that the rules' counters forbid to a player who does not want to lose by them: those that lose
/// a claimed deadlock, and those that leave too many pieces at home. Some turn always stays.
pub(super) fn heed_counters<T>(position: &Position, turns: &mut Vec<T>, turn: impl Fn(&T) -> Turn) {
    let best = turns.iter().filter_map(|one| worth_after_claim(position, turn(one).played)).max();
    if best.is_some() {
        turns.retain(|one| worth_after_claim(position, turn(one).played) == best);
    }
    if position.rules().options().passive == Passive::On {
        let least = turns.iter().map(|one| shortage(position, Some(turn(one).played))).min();
        let bearable = shortage(position, None).max(Some(-TO_SPARE)).max(least.flatten());
        turns.retain(|one| shortage(position, Some(turn(one).played)) <= bearable);
    }
}

/// Takes out the turns that do not bring a piece out of home when that is due, where one can.
pub(super) fn leave_home<T>(position: &Position, had: usize, turns: &mut Vec<T>, turn: impl Fn(&T) -> Turn) {
    if had >= BY_TURN && turns.iter().any(|one| !returns(position, turn(one))) {
        turns.retain(|one| !returns(position, turn(one)));
    }
    if is_due(position, had) && turns.iter().any(|one| leaves(position, turn(one))) {
        turns.retain(|one| leaves(position, turn(one)));
    }
}

/// Whether turns that bring pieces out of home are due now, when the player to move has had so many.
fn is_due(position: &Position, had: usize) -> bool {
    position.rules().sets(position.to_move()).iter().any(|set| {
        let at_home = position.pieces(set) & set.home();
        !at_home.is_empty() && had + rows_of(set, at_home) / 2 + 2 >= BY_TURN
    })
}

/// Whether a turn brings a piece nearer to the way out of its home.
fn leaves(position: &Position, turn: Turn) -> bool {
    rows_outwards(position, turn) > 0
}

/// Whether a turn brings a piece back into its home, or deeper.
fn returns(position: &Position, turn: Turn) -> bool {
    rows_outwards(position, turn) < 0
}

fn rows_outwards(position: &Position, turn: Turn) -> i32 {
    let Move::Travel { from, to } = turn.played else { return 0 };
    position.piece_at(from).map_or(0, |set| rows_at(set, from) - rows_at(set, to))
}

/// How many turns the player to move lacks for bringing enough pieces out of home by when that is judged next, one row
/// a turn; less than nothing where there are some to spare. With a move, as it is after it. `None` where enough are
/// out.
fn shortage(position: &Position, played: Option<Move>) -> Option<i32> {
    let mover = position.to_move();
    let taken = position.turns_taken()[mover];
    let lacks = |&(turn, needed): &(u16, usize)| {
        let sets = position.rules().sets(mover).iter();
        let rows: i32 = sets.map(|set| rows_to_bring_out(set, pieces_after(position, set, played), needed)).sum();
        let left = i32::from(turn) - i32::from(taken) - i32::from(played.is_some());
        (rows > 0).then_some(rows - left)
    };
    OUTSIDE.iter().filter(|&&(turn, _)| turn > taken).filter_map(lacks).max()
}

/// The rows that pieces of a set have to go until so many are outside, together.
fn rows_to_bring_out(set: Seat, pieces: HoleSet, needed: usize) -> i32 {
    let at_home = pieces & set.home();
    let missing = needed.saturating_sub(pieces.len() - at_home.len());
    let mut rows: Vec<_> = at_home.into_iter().map(|hole| rows_at(set, hole)).collect();
    rows.sort_unstable();
    rows.iter().take(missing).sum()
}

/// The pieces of a set after a move of its player.
fn pieces_after(position: &Position, set: Seat, played: Option<Move>) -> HoleSet {
    let pieces = position.pieces(set);
    match played {
        Some(Move::Travel { from, to }) if pieces.contains(from) => pieces.without(from) | HoleSet::of(to),
        _ => pieces,
    }
}

/// Rows that a piece is from the way out of its home; none outside it.
fn rows_at(set: Seat, hole: Hole) -> i32 {
    rows_inside_home(seen_from(set, hole))
}

/// Rows that pieces at home are from the way out, together.
fn rows_of(set: Seat, at_home: HoleSet) -> usize {
    let rows = at_home.into_iter().map(|hole| rows_at(set, hole)).sum::<i32>();
    usize::try_from(rows).unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use crate::ai::{Control, Limits, search};
    use crate::position::Position;
    use crate::rules::Rules;

    /// South is lost once its last piece leaves d3, and could wait for ever.
    const SPOILER: &str = "1/11/111/111./............./............/.........../........../........./\
                           ........../.........../............/......4....../4414/444/44/4 1";

    /// South is lost too once North fills d3, and its last piece has just left that hole.
    const RETURNER: &str = "1/11/111/111./............./............/.........../........../........./\
                            ........../.........../............/......14...../44.4/444/44/4 1";

    #[test]
    fn a_lost_player_leaves_home_all_the_same() {
        let position = Position::parse(SPOILER, Rules::PLYYARD).expect("a position");
        let limits = Limits { nodes: Some(2_000), ..Limits::default() };
        let start_after = |plies: u64| {
            let earlier: Vec<u64> = (1..=plies).collect();
            let found = search(&position, &earlier, limits, 1, &Control::new()).expect("the game goes on");
            found.path.expect("South can move").start().to_string()
        };
        assert_ne!(start_after(0), "d3", "waiting is better while it is not due");
        assert_eq!(start_after(60), "d3");
    }

    #[test]
    fn a_piece_that_has_left_home_does_not_go_back_to_wait_there() {
        let position = Position::parse(RETURNER, Rules::PLYYARD).expect("a position");
        let limits = Limits { depth: Some(2), ..Limits::default() };
        let end_after = |plies: u64| {
            let earlier: Vec<u64> = (1..=plies).collect();
            let found = search(&position, &earlier, limits, 1, &Control::new()).expect("the game goes on");
            found.path.expect("South can move").end().to_string()
        };
        assert_eq!(end_after(0), "d3", "it keeps the other side from its win");
        assert_ne!(end_after(60), "d3");
    }
}
