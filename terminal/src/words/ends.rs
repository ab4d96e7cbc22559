//! Texts about how a game ends, for whom, and what is near.

use starhop::game::{DrawReason, Game, Mode, PlayerKind, PlayerResult, Setup, Status, Warning, WinReason};
use starhop::{Departure, Standing};

use super::{Word, Words};

impl Words {
    /// How a game ended, and why; empty while it goes on.
    pub(super) fn result(&self, setup: &Setup, status: Status) -> String {
        let (result, reason) = match status {
            Status::Playing => return String::new(),
            Status::Won { seat, reason } => {
                let yours = setup.mode() == Mode::Computer && setup.kind(seat) == PlayerKind::Person;
                let result = if yours {
                    self.text(Word::ResultYou).to_owned()
                } else {
                    self.fill(Word::ResultOther, &[("colour", &self.colour(seat))])
                };
                (result, won_by(reason, setup.rules().players() > 2))
            }
            Status::Drawn(reason) => (self.text(Word::ResultDraw).to_owned(), drawn_by(reason)),
        };
        self.fill(Word::ResultWhy, &[("result", &result), ("reason", &self.text(reason))])
    }

    /// What became of a player who plays no more; nothing for one who does.
    pub(crate) fn fate(&self, standing: Standing) -> Option<String> {
        let word = match standing {
            Standing::In => return None,
            Standing::Finished(place) => return Some(self.fill(Word::Place, &[("place", &place)])),
            Standing::Gone(_, Departure::Resigned) => Word::OutResigned,
            Standing::Gone(_, Departure::Left) => Word::OutLeft,
            Standing::Gone(_, Departure::Passive) => Word::OutPassive,
            Standing::Gone(_, Departure::TimedOut) => Word::OutTimedOut,
        };
        Some(self.text(word).to_owned())
    }

    /// A player's place, score and points, of which the game has those that its rules give.
    pub(crate) fn outcome(&self, result: &PlayerResult) -> String {
        let mut text = self.fill(Word::Place, &[("place", &result.place)]);
        if let Some(quarters) = result.quarters {
            text = self.list(&text, &score(quarters));
        }
        if let Some(points) = result.points {
            text = self.list(&text, &self.fill(Word::Points, &[("points", &format!("{points:+}"))]));
        }
        text
    }

    /// What the rules will soon decide, a sentence each; nothing if nothing is near.
    pub(crate) fn warnings(&self, game: &Game) -> Option<String> {
        let to_move = game.position().to_move();
        let near = |warning: &Warning| match *warning {
            Warning::Returns { seat, .. } => seat == to_move,
            _ => true,
        };
        let texts = game.warnings().into_iter().filter(near).map(|warning| self.warning(game.setup(), warning));
        texts.reduce(|first, next| self.fill(Word::JoinSentences, &[("first", &first), ("next", &next)]))
    }

    fn warning(&self, setup: &Setup, warning: Warning) -> String {
        match warning {
            Warning::Returns { seat, to, made, allowed, .. } => self.fill(
                Word::WarnReturns,
                &[("player", &self.player(setup, seat)), ("to", &to), ("made", &made), ("allowed", &allowed)],
            ),
            Warning::AtHome { seat, outside, needed, turn, turns_left } => self.fill(
                Word::WarnHome,
                &[
                    ("player", &self.player(setup, seat)),
                    ("outside", &outside),
                    ("needed", &needed),
                    ("turn", &turn),
                    ("left", &turns_left),
                ],
            ),
            Warning::Timeouts { seat, made, limit } => self
                .fill(Word::WarnTimeouts, &[("player", &self.player(setup, seat)), ("made", &made), ("limit", &limit)]),
            Warning::Passes { seat, made } => {
                self.fill(Word::WarnPasses, &[("player", &self.player(setup, seat)), ("made", &made)])
            }
            Warning::Stalled { turns, needed } => {
                self.fill(Word::WarnStalled, &[("turns", &turns), ("needed", &needed)])
            }
            Warning::MustConcede { seat, moves_left } => {
                self.fill(Word::WarnConcede, &[("player", &self.player(setup, seat)), ("left", &moves_left)])
            }
        }
    }
}

/// Of several who are gone, how the last of them went explains little.
const fn won_by(reason: WinReason, several: bool) -> Word {
    match reason {
        WinReason::AllHome => Word::ReasonHome,
        WinReason::SideTotal => Word::ReasonTotal,
        WinReason::DeadlockAhead => Word::ReasonDeadlock,
        WinReason::DeadlockHalf => Word::ReasonDeadlockHalf,
        WinReason::NoConcession => Word::ReasonNoConcession,
        _ if several => Word::ReasonAlone,
        WinReason::Resigned => Word::ReasonResigned,
        WinReason::Left => Word::ReasonLeft,
        WinReason::Passive => Word::ReasonPassive,
        WinReason::TimedOut => Word::ReasonTimedOut,
    }
}

const fn drawn_by(reason: DrawReason) -> Word {
    match reason {
        DrawReason::Agreed => Word::ReasonAgreed,
        DrawReason::AllPassed => Word::ReasonPassed,
        DrawReason::NobodyCanMove => Word::ReasonBlocked,
    }
}

/// A score in quarters of a point.
fn score(quarters: u8) -> String {
    let whole = quarters / 4;
    let part = ["", "¼", "½", "¾"][usize::from(quarters % 4)];
    if whole == 0 && !part.is_empty() { part.to_owned() } else { format!("{whole}{part}") }
}
