//! The result of a match.

use core::fmt::Write;
use std::time::Duration;

use crate::game::Game;
use crate::player::Setting;

/// Counts over the games of a match, from the side of the first setting.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct Tally {
    won: u32,
    lost: u32,
    undecided: u32,
    plies: usize,
    slowest: Duration,
    /// The latest own turn after which the first setting's home was empty, and games in which it never was.
    left_home: usize,
    stayed: u32,
}

impl Tally {
    pub(crate) const HEADER: &str = "\
| A | B | won | lost | undecided | Elo of A over B | mean plies | A's home empty by turn | A never left | A's slowest |
| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |";

    pub(crate) fn add(&mut self, game: &Game, a_starts: bool) {
        let a = usize::from(!a_starts);
        match game.winner {
            Some(winner) if winner == a => self.won += 1,
            Some(_) => self.lost += 1,
            None => self.undecided += 1,
        }
        self.plies += game.plies;
        self.slowest = self.slowest.max(game.slowest[a]);
        match game.left_home[a] {
            Some(turn) => self.left_home = self.left_home.max(turn),
            None => self.stayed += 1,
        }
    }

    pub(crate) fn with(self, other: &Self) -> Self {
        Self {
            won: self.won + other.won,
            lost: self.lost + other.lost,
            undecided: self.undecided + other.undecided,
            plies: self.plies + other.plies,
            slowest: self.slowest.max(other.slowest),
            left_home: self.left_home.max(other.left_home),
            stayed: self.stayed + other.stayed,
        }
    }

    pub(crate) fn row(&self, a: &Setting, b: &Setting) -> String {
        let games = self.won + self.lost + self.undecided;
        let mut row = format!("| {a} | {b} | {} | {} | {} | ", self.won, self.lost, self.undecided);
        // Writing to a string can't fail.
        let _ = write!(row, "{} | ", self.elo());
        let mean = self.plies / (games as usize).max(1);
        let _ = write!(row, "{mean} | {} | {} | {} ms |", self.left_home, self.stayed, self.slowest.as_millis());
        row
    }

    /// The difference in Elo with its 95 % error, undecided games counting half.
    fn elo(&self) -> String {
        let games = f64::from(self.won + self.lost + self.undecided);
        let score = (f64::from(self.won) + f64::from(self.undecided) / 2.0) / games;
        if self.won + self.lost + self.undecided == 0 {
            return "–".to_owned();
        }
        if score <= 0.0 || score >= 1.0 {
            return format!("{}800 or more", if score < 0.5 { "−" } else { "+" });
        }
        let squares = f64::from(self.won) * (1.0 - score).powi(2)
            + f64::from(self.lost) * score.powi(2)
            + f64::from(self.undecided) * (0.5 - score).powi(2);
        let error = 1.96 * (squares / games / games).sqrt();
        let elo = |score: f64| -400.0 * (1.0 / score.clamp(0.001, 0.999) - 1.0).log10();
        let wide = (elo(score + error) - elo(score - error)) / 2.0;
        format!("{:+.0} ± {wide:.0}", elo(score))
    }
}
