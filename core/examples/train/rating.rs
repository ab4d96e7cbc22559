//! The result of a match in Elo.

use core::fmt;

#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct Rating {
    pub(crate) won: u32,
    pub(crate) lost: u32,
    pub(crate) undecided: u32,
}

impl Rating {
    fn games(&self) -> f64 {
        f64::from(self.won + self.lost + self.undecided).max(1.0)
    }

    /// The share of games won, undecided ones counting half.
    pub(crate) fn score(&self) -> f64 {
        (f64::from(self.won) + f64::from(self.undecided) / 2.0) / self.games()
    }
}

impl fmt::Display for Rating {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let score = self.score();
        let error = 1.96 * (score * (1.0 - score) / self.games()).sqrt();
        let elo = |score: f64| -400.0 * (1.0 / score.clamp(0.001, 0.999) - 1.0).log10();
        let wide = (elo(score + error) - elo(score - error)) / 2.0;
        write!(f, "{}–{}–{} | {:+.0} ± {wide:.0}", self.won, self.lost, self.undecided, elo(score))
    }
}
