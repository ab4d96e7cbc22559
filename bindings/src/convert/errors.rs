//! Errors.

use starhop::IllegalMove;
use starhop::ai::SearchError as CoreSearchError;
use starhop::game::{self, GameError};
use starhop::rules;
use starhop::session::SessionError;
use starhop::store;

use super::{index, int, long, seat};
use crate::errors::{Action, BarringRule, MatchError, MoveError, Refusal, RulesError, SearchError, StoreError};

impl From<IllegalMove> for MoveError {
    fn from(error: IllegalMove) -> Self {
        let barred = |hole, rule| Self::Barred { hole: index(hole), rule };
        match error {
            IllegalMove::GameOver => Self::GameOver,
            IllegalMove::TooShort => Self::TooShort,
            IllegalMove::MayNotPass => Self::MayNotPass,
            IllegalMove::NoPiece(hole) => Self::NoPiece { hole: index(hole) },
            IllegalMove::NotYours { hole, seat: owner } => Self::NotYours { hole: index(hole), seat: seat(owner) },
            IllegalMove::Idle(hole) => Self::NotYours { hole: index(hole), seat: 0 },
            IllegalMove::GoalLocked(hole) => barred(hole, BarringRule::GoalLocked),
            IllegalMove::CampClosed(hole) => barred(hole, BarringRule::CampClosed),
            IllegalMove::MayNotRest(hole) => barred(hole, BarringRule::MayNotRest),
            IllegalMove::Repetition(hole) => barred(hole, BarringRule::Repetition),
            IllegalMove::MustContinue(hole) => barred(hole, BarringRule::MustContinue),
            IllegalMove::Occupied(hole) => Self::Occupied { hole: index(hole) },
            IllegalMove::Revisited(hole) => Self::Revisited { hole: index(hole) },
            IllegalMove::StepInChain { from, to } => Self::StepInChain { from: index(from), to: index(to) },
            IllegalMove::NothingToHop { from, to } => Self::NothingToHop { from: index(from), to: index(to) },
            IllegalMove::OutOfReach { from, to } => Self::OutOfReach { from: index(from), to: index(to) },
        }
    }
}

impl From<game::Action> for Action {
    fn from(action: game::Action) -> Self {
        match action {
            game::Action::Undo => Self::Undo,
            game::Action::Redo => Self::Redo,
            game::Action::Hint => Self::Hint,
            game::Action::Search => Self::Search,
            game::Action::Pass => Self::Pass,
            game::Action::Claim => Self::Claim,
            game::Action::Timeout => Self::Timeout,
            game::Action::Resign => Self::Resign,
            game::Action::Leave => Self::Leave,
            game::Action::OfferDraw => Self::OfferDraw,
            game::Action::AnswerDraw => Self::AnswerDraw,
        }
    }
}

impl From<GameError> for MatchError {
    fn from(error: GameError) -> Self {
        match error {
            GameError::Illegal(error) => Self::Illegal { error: error.into() },
            GameError::Refused(refusal) => Self::Refused { refusal: refusal.into() },
            GameError::NotYourTurn => Self::Illegal { error: MoveError::NotYourTurn },
            GameError::NotAllowed(action) => Self::NotAllowed { action: action.into() },
        }
    }
}

impl From<MoveError> for MatchError {
    fn from(error: MoveError) -> Self {
        Self::Illegal { error }
    }
}

impl From<SessionError> for MatchError {
    fn from(error: SessionError) -> Self {
        match error {
            SessionError::Refused(error) => error.into(),
            SessionError::Stale => Self::Stale,
            SessionError::NotSaved(error) => Self::NotSaved { error: error.into() },
        }
    }
}

impl From<store::StoreError> for StoreError {
    fn from(error: store::StoreError) -> Self {
        match error {
            store::StoreError::Full => Self::Full,
            store::StoreError::ReadOnly { file } => Self::ReadOnly { file },
            store::StoreError::NoSuchGame(id) => Self::NoSuchGame { id },
            store::StoreError::Damaged(detail) => Self::Damaged { detail },
            store::StoreError::Text(error) => error.into(),
            store::StoreError::Newer { version, .. } => Self::Newer { version: int(version as usize) },
            store::StoreError::NoClock => Self::NoClock,
            store::StoreError::TooLarge { limit } => Self::TooLarge { limit: long(limit) },
            store::StoreError::Io { file, detail } => Self::Io { file, detail },
            store::StoreError::InUse { folder } => {
                Self::Io { file: folder, detail: "in use by another program".to_owned() }
            }
            store::StoreError::Changed(id) => Self::Io { file: id, detail: "changed by another program".to_owned() },
        }
    }
}

impl From<CoreSearchError> for SearchError {
    fn from(error: CoreSearchError) -> Self {
        match error {
            CoreSearchError::Cancelled => Self::Cancelled,
            CoreSearchError::GameOver => Self::NothingToSearch,
        }
    }
}

impl From<starhop::Refusal> for Refusal {
    fn from(refusal: starhop::Refusal) -> Self {
        match refusal {
            starhop::Refusal::GameOver => Self::GameOver,
            starhop::Refusal::NotInRules => Self::NotInRules,
            starhop::Refusal::MayNotPass => Self::MayNotPass,
            starhop::Refusal::PassIsForced => Self::PassIsForced,
            starhop::Refusal::TooEarly { turns, needed } => {
                Self::TooEarly { turns: turns.into(), needed: needed.into() }
            }
            starhop::Refusal::Claimed => Self::Claimed,
            starhop::Refusal::NotIn(of) => Self::NotIn { seat: seat(of) },
        }
    }
}

impl From<rules::RulesError> for RulesError {
    fn from(error: rules::RulesError) -> Self {
        match error {
            rules::RulesError::Preset(key) | rules::RulesError::Option(key) => Self::Option { key },
            rules::RulesError::Value { option, value, .. } => Self::Value { key: option.to_owned(), value },
            rules::RulesError::Players(players) => Self::Players { players: players.into() },
            rules::RulesError::Sets { sets, expected, found } => Self::Sets {
                sets: match sets {
                    rules::Sets::One => 1,
                    rules::Sets::Two => 2,
                    rules::Sets::Three => 3,
                },
                expected: expected.into(),
                found: found.into(),
            },
            rules::RulesError::Teams(players) => Self::Teams { players: players.into() },
            rules::RulesError::TeamsPlayOn => Self::TeamsPlayOn,
            rules::RulesError::Deadlock(players) => Self::Deadlock { players: players.into() },
            rules::RulesError::First(first) => Self::First { seat: seat(first) },
        }
    }
}
