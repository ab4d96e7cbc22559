use crate::rules::{Jump, Rules};

/// What a move is worth under these rules, in hundredths of a step: the steps that a strong player gains on an
/// average turn from the start to the goal, measured in games of the search against itself (see docs/review.md).
#[must_use]
pub fn worth_of_move(rules: Rules) -> u32 {
    match (rules.options().jump, rules.players()) {
        (Jump::Adjacent, 2) => 250,
        (Jump::Adjacent, _) => 300,
        (Jump::Symmetric, 2) => 340,
        (Jump::Symmetric, _) => 470,
    }
}
