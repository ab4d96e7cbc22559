//! What one move is worth: in steps, and in the scores of the search.
//!
//! The hand-made score counts steps in hundredths. What is far from each other on the board and what a network has
//! learned add up, so that before the race a turn is worth far more in a score than the steps it gains. Whoever tells
//! people of a score puts it in moves or in steps by these numbers, which docs/review.md measures.

use crate::rules::{Jump, Rules};

/// What it costs, in hundredths as the search scores, to let one's turn go by: the median over games of the search
/// against itself.
#[must_use]
pub fn worth_of_move(rules: Rules) -> u32 {
    match (rules.options().jump, rules.players()) {
        (Jump::Adjacent, 2) | (Jump::Symmetric, _) => 900,
        (Jump::Adjacent, 3) => 400,
        (Jump::Adjacent, _) => 600,
    }
}

/// The steps, in hundredths, that a strong player gains on an average turn from the start to the goal.
#[must_use]
pub fn steps_of_move(rules: Rules) -> u32 {
    match (rules.options().jump, rules.players()) {
        (Jump::Adjacent, 2) => 250,
        (Jump::Adjacent, _) => 300,
        (Jump::Symmetric, 2) => 340,
        (Jump::Symmetric, _) => 470,
    }
}

/// A difference of scores in hundredths of a step.
pub(super) fn in_steps(difference: u32, rules: Rules) -> u32 {
    let steps = u64::from(difference) * u64::from(steps_of_move(rules)) / u64::from(worth_of_move(rules).max(1));
    u32::try_from(steps).unwrap_or(u32::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Preset;

    #[test]
    fn what_a_move_costs_is_in_steps_what_a_move_gains() {
        for preset in [Preset::Plyyard, Preset::QqSymmetric] {
            for players in [2, 3, 4, 6] {
                let rules = Rules::new(preset, players).expect("a playable number");
                assert_eq!(in_steps(worth_of_move(rules), rules), steps_of_move(rules));
                assert_eq!(in_steps(0, rules), 0);
            }
        }
        assert_eq!(in_steps(90, Rules::PLYYARD), 25);
        assert!(in_steps(u32::MAX, Rules::PLYYARD) > u32::MAX / 4);
    }
}
