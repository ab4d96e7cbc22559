//! Waiting for a player who stays at home.
//!
//! A piece at home keeps the other side from its win, for ever where the rules know no cure. Whoever sees that the game
//! is lost once that piece leaves will not move it; whoever sees nothing of the kind goes on towards the goal. So a
//! side that is far ahead waits at a distance, from where it still wins the race, until the home is empty and out of
//! reach; beside the goal it could only shuffle.

use super::duty::BY_TURN;
use super::frame::seen_from;
use super::state::Turn;
use crate::board::Hole;
use crate::position::Position;
use crate::rules::{Sets, Win};
use crate::seat::Seat;

/// Steps that are kept between the own pieces and their goal, at most.
const DISTANCE: u16 = 12;
/// As seen from its own side, a piece below this row (the home ends at −5) could soon be back at home.
const OUT_OF_REACH: i8 = -2;

/// Takes out the turns that come too near to the goal while an opponent stays at home too long, or those that do not
/// go away from it where they are nearer already. Some turn always stays.
pub(super) fn wait_for_stayer<T>(position: &Position, had: usize, turns: &mut Vec<T>, turn: impl Fn(&T) -> Turn) {
    let Some(distance) = distance_to_keep(position, had) else { return };
    let before = position.steps(position.to_move());
    let is_far_enough = |one: &T| {
        let after = steps_after(position, turn(one));
        after >= distance || after > before
    };
    if turns.iter().any(is_far_enough) {
        turns.retain(is_far_enough);
    }
}

/// Steps to keep between the pieces of the player to move and their goal; `None` where nobody has to be waited for.
fn distance_to_keep(position: &Position, had: usize) -> Option<u16> {
    let options = position.rules().options();
    if had < BY_TURN || options.win != Win::Own || options.sets != Sets::One {
        return None;
    }
    let &[first, second] = position.rules().seats() else { return None };
    let opponent = if position.to_move() == first { second } else { first };
    let stays = position.pieces(opponent).into_iter().any(|hole| is_near_home(opponent, hole));
    stays.then(|| DISTANCE.min(position.steps(opponent) / 2))
}

fn is_near_home(set: Seat, hole: Hole) -> bool {
    seen_from(set, hole).y() < OUT_OF_REACH
}

fn steps_after(position: &Position, turn: Turn) -> u16 {
    let mut after = *position;
    after.make(turn.played);
    after.steps(turn.seat)
}

#[cfg(test)]
mod tests {
    use crate::ai::{Control, Limits, search};
    use crate::position::Position;
    use crate::rules::Rules;
    use crate::seat::Seat;

    /// South lacks two steps once the piece on n2 leaves its home; North lacks many more.
    const STAYER: &str = "1/11/111/141./......11...../............/.........../........../........./\
                          ........../.........../............/.....4.44..../..../444/44/4 1";
    /// The same with the piece from n2 on its way, far from home.
    const LEFT: &str = "1/11/111/1.1./......11...../............/.........../........../........./\
                        ....4...../.........../............/.....4.44..../..../444/44/4 1";

    /// The steps South lacks before and after the best move found.
    fn steps(text: &str, rules: Rules, plies: u64) -> (u16, u16) {
        let mut position = Position::parse(text, rules).expect("a position");
        let before = position.steps(Seat::SOUTH);
        let earlier: Vec<u64> = (1..=plies).collect();
        let limits = Limits { nodes: Some(2_000), ..Limits::default() };
        let found = search(&position, &earlier, limits, 1, &Control::new()).expect("the game goes on");
        position.play(&found.path.expect("South can move")).expect("a legal move");
        (before, position.steps(Seat::SOUTH))
    }

    #[test]
    fn a_side_that_is_ahead_goes_away_from_a_goal_that_somebody_stays_in() {
        let (before, after) = steps(STAYER, Rules::PLYYARD, 60);
        assert!(after > before, "{before} steps, then {after}");
    }

    #[test]
    fn it_goes_home_once_the_goal_is_left() {
        let (before, after) = steps(LEFT, Rules::PLYYARD, 60);
        assert!(after < before, "{before} steps, then {after}");
    }

    #[test]
    fn nobody_is_waited_for_before_home_has_to_be_left_or_where_any_piece_fills_a_goal() {
        let filled: Rules = "plyyard 2 win=filled".parse().expect("rules");
        for (rules, plies) in [(Rules::PLYYARD, 20), (filled, 60)] {
            let (before, after) = steps(STAYER, rules, plies);
            assert!(after <= before, "{before} steps, then {after}");
        }
    }
}
