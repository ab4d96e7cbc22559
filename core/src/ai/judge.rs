//! What single moves of a position are worth, to compare them.

use super::control::{Budget, Control, Limits, SearchError};
use super::eval::Evaluation;
use super::race::way_home;
use super::root::{Found, Report, Task};
use super::search::FORCED;
use super::state::{Sight, Turn};
use super::taste::Taste;
use crate::path::Move;
use crate::position::Position;

/// Scores moves of one position so that they can be compared: searched alike, each as deep as the best one was.
#[derive(Debug)]
pub(crate) struct Judge<'a> {
    position: &'a Position,
    earlier: &'a [u64],
    limits: Limits,
    evaluation: Evaluation,
    control: &'a Control,
}

/// A lone search for the way home scores a race otherwise than a search for more than one move does.
const WANTED: usize = 2;
const TABLE_MIB: usize = 4;

impl<'a> Judge<'a> {
    /// Each search is bound by the limits.
    pub(crate) fn new(position: &'a Position, earlier: &'a [u64], limits: Limits, control: &'a Control) -> Self {
        let evaluation = Evaluation::new(position.rules(), Taste::PLAIN);
        Self { position, earlier, limits, evaluation, control }
    }

    /// The best move with its score and depth.
    ///
    /// # Errors
    /// As [`search`](super::search).
    pub(crate) fn best(&self) -> Result<Found, SearchError> {
        self.run(self.limits, |_| true)?.best(self.position).ok_or(SearchError::GameOver)
    }

    /// The score of one move, searched at most so deep; `None` if it is not legal.
    ///
    /// # Errors
    /// As [`search`](super::search).
    pub(crate) fn score_of(&self, played: Move, depth: u8) -> Result<Option<i32>, SearchError> {
        let limits = Limits { depth: Some(depth.max(1)), ..self.limits };
        let report = self.run(limits, |other| other == played)?;
        Ok(report.moves.first().map(|root| root.score))
    }

    /// The fewest own moves home that begin with one of these, where a race is on and it is proved that there are no
    /// fewer; with the first of them.
    pub(crate) fn way_home(&self, moves: &[Move]) -> Option<(Move, usize)> {
        let seat = self.position.to_move();
        let turns: Vec<_> = moves.iter().map(|&played| Turn { seat, played }).collect();
        let mut budget = Budget::new(self.limits, self.control);
        let way = way_home(self.position, &turns, &mut budget).filter(|way| way.exact)?;
        Some((way.first.played, way.moves))
    }

    fn run(&self, limits: Limits, is_wanted: impl Fn(Move) -> bool) -> Result<Report, SearchError> {
        let Self { position, earlier, evaluation, control, .. } = self;
        let task = Task {
            position,
            earlier,
            limits,
            table_mib: TABLE_MIB,
            sight: Sight::Whole,
            wanted: WANTED,
            to_play: false,
        };
        task.run_among(evaluation, control, is_wanted)
    }
}

/// Whether a score is that of an end that the search could force; such a one tells plies, not steps.
pub(crate) const fn is_forced(score: i32) -> bool {
    score.abs() >= FORCED
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Rules;

    #[test]
    fn a_move_is_searched_as_deep_as_it_is_to_be_compared() {
        let start = Position::start(Rules::PLYYARD);
        for depth in [1, 3, 5] {
            let control = Control::new();
            let judge = Judge::new(&start, &[], Limits::default(), &control);
            let played = start.legal_moves()[2];
            assert!(judge.score_of(played, depth).expect("nobody cancels").is_some());
            assert_eq!(control.depth(), depth);
        }
    }

    #[test]
    fn what_is_no_legal_move_has_no_score() {
        let start = Position::start(Rules::PLYYARD);
        let control = Control::new();
        let judge = Judge::new(&start, &[], Limits::default(), &control);
        assert_eq!(judge.score_of(Move::Pass, 2), Ok(None));
    }
}
