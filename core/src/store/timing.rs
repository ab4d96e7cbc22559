//! The clock of a saved game, kept on the game's turn.

use crate::clock::{Clock, Limit};
use crate::game::{Game, PlayerKind, Status};
use crate::store::Saved;

impl Saved {
    /// The same with a clock at the beginning of the turn, or without one.
    #[must_use]
    pub fn timed(self, limit: Option<Limit>) -> Self {
        let clock = limit.map(|limit| on_turn(Clock::new(limit), &self.game));
        Self { clock, ..self }
    }
}

/// Whether the turn of a game is timed, as a person's is and the computer's is not; `None` after the end.
fn is_timed(game: &Game) -> Option<bool> {
    let kind = game.setup().kind(game.position().to_move());
    (game.status() == Status::Playing).then_some(kind == PlayerKind::Person)
}

/// A clock as it is when a game's turn begins, at the instant that it was last told.
fn on_turn(mut clock: Clock, game: &Game) -> Clock {
    let now = clock.told();
    match is_timed(game) {
        Some(timed) => clock.begin(now, timed),
        None => clock.end(now),
    }
    clock
}

/// A clock after a game has changed. The same turn goes on through claims and draw offers; any other begins.
pub(crate) fn after_change(clock: Clock, before: &Game, after: &Game) -> Clock {
    let same = before.turns() == after.turns() && before.position().to_move() == after.position().to_move();
    if same && clock.is_on(is_timed(after)) { clock } else { on_turn(clock, after) }
}

/// A clock that fits the game it was saved with; one that does not, as a text from elsewhere may say, begins anew.
pub(crate) fn fitting(clock: Clock, game: &Game) -> Clock {
    if clock.is_on(is_timed(game)) { clock } else { on_turn(clock, game) }
}
