//! When a player has to leave home, whether that wins or loses.
//!
//! A piece that stays at home keeps the other side from its win for ever. A lost player would choose that, and no
//! search sees an end to it.

use super::frame::seen_from;
use super::hand::rows_inside_home;
use super::state::Turn;
use crate::board::HoleSet;
use crate::moves::Move;
use crate::position::{OUTSIDE, Position};
use crate::rules::Passive;
use crate::seat::Seat;

/// Own turns by which every level has left home.
const BY_TURN: usize = 30;
/// Turns that a piece takes to leave, at most, where it is judged how many have left by some turn.
const TURNS_A_PIECE: usize = 2;

/// Whether turns that bring pieces out of home are due now, when a player has had so many.
pub(super) fn is_due(position: &Position, player: Seat, turns: usize) -> bool {
    let rules = position.rules();
    rules.sets(player).iter().any(|set| {
        let at_home = position.pieces(set) & set.home();
        if at_home.is_empty() {
            return false;
        }
        let rows = rows_of(set, at_home);
        let outside = position.pieces(set).len() - at_home.len();
        let deadlines = if rules.options().passive == Passive::On { &OUTSIDE[..] } else { &[] };
        let is_near = |&(turn, needed): &(u16, usize)| {
            let left = usize::from(turn).checked_sub(turns);
            let missing = needed.saturating_sub(outside);
            left.is_some_and(|left| missing > 0 && missing * TURNS_A_PIECE + 1 >= left)
        };
        turns + rows / 2 + 2 >= BY_TURN || deadlines.iter().any(is_near)
    })
}

/// Whether a turn brings a piece nearer to the way out of its home.
pub(super) fn leaves(position: &Position, turn: Turn) -> bool {
    let Move::Travel { from, to } = turn.played else { return false };
    let Some(set) = position.piece_at(from) else { return false };
    rows_inside_home(seen_from(set, to)) < rows_inside_home(seen_from(set, from))
}

/// Rows that pieces at home are from the way out, together.
fn rows_of(set: Seat, at_home: HoleSet) -> usize {
    let rows = at_home.into_iter().map(|hole| rows_inside_home(seen_from(set, hole))).sum::<i32>();
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
}
