//! What a score says about the chance to win.

/// Scores beyond this are forced ends.
const FORCED: i32 = 900_000;

/// Chances of equal players, and how fast they change.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Odds {
    /// Steps ahead that make the odds e to 1.
    pub(crate) scale: f32,
    /// The logarithm of the odds that a player among equals has.
    pub(crate) even: f32,
}

impl Odds {
    pub(crate) fn new(players: u8, scale: f32) -> Self {
        Self { scale, even: -f32::from(players - 1).ln() }
    }

    /// The chance to win of who is so many steps ahead.
    pub(crate) fn chance(self, ahead: f32) -> f32 {
        1.0 / (1.0 + (-(ahead / self.scale + self.even)).exp())
    }

    /// The chance that a search's score tells of, in hundredths of a step.
    pub(crate) fn of_score(self, score: i32) -> f32 {
        match score {
            FORCED.. => 1.0,
            ..=-900_000 => 0.0,
            score => self.chance(score as f32 / 100.0),
        }
    }
}
