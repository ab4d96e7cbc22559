//! Why something was refused, and why a hint is worth following.

use starhop::ai::HintReason;
use starhop::game::{Action, GameError};
use starhop::session::SessionError;
use starhop::store::StoreError;
use starhop::{IllegalMove, Refusal};

use super::{Word, Words};

impl Words {
    /// Why an open game refused an action.
    pub(crate) fn refusal(&self, error: &SessionError) -> String {
        match error {
            SessionError::Refused(GameError::Illegal(illegal)) => self.illegal(*illegal),
            SessionError::Refused(GameError::NotYourTurn) => self.text(Word::RefusedTurn).to_owned(),
            SessionError::Refused(GameError::NotAllowed(action)) => self.not_allowed(*action).to_owned(),
            SessionError::Refused(GameError::Refused(refusal)) => self.refused(*refusal),
            SessionError::Stale => self.text(Word::RefusedStale).to_owned(),
            SessionError::NotSaved(why) => self.fill(Word::StoreUnsaved, &[("why", &self.store(why))]),
        }
    }

    /// That an action is not allowed now.
    pub(crate) fn not_allowed(&self, action: Action) -> &'static str {
        self.text(match action {
            Action::Undo => Word::RefusedUndo,
            Action::Redo => Word::RefusedRedo,
            Action::Hint => Word::RefusedHint,
            Action::Search => Word::RefusedSearch,
            Action::Pass => Word::RefusedPass,
            Action::Claim => Word::RefusedClaim,
            Action::Timeout => Word::RefusedTimeout,
            Action::Resign => Word::RefusedResign,
            Action::Leave => Word::RefusedLeave,
            Action::OfferDraw => Word::RefusedOffer,
            Action::AnswerDraw => Word::RefusedAnswer,
        })
    }

    /// Why the rules refuse something other than a move.
    fn refused(&self, refusal: Refusal) -> String {
        let word = match refusal {
            Refusal::TooEarly { turns, needed } => {
                return self.fill(Word::RefusedEarly, &[("turns", &turns), ("needed", &needed)]);
            }
            Refusal::NotIn(seat) => return self.fill(Word::RefusedOut, &[("colour", &self.colour(seat))]),
            Refusal::GameOver => Word::IllegalOver,
            Refusal::NotInRules => Word::RefusedRules,
            Refusal::MayNotPass => Word::IllegalPass,
            Refusal::PassIsForced => Word::RefusedForced,
            Refusal::Claimed => Word::RefusedClaimed,
        };
        self.text(word).to_owned()
    }

    /// Which rule a move breaks.
    pub(crate) fn illegal(&self, illegal: IllegalMove) -> String {
        match illegal {
            IllegalMove::GameOver => self.text(Word::IllegalOver).to_owned(),
            IllegalMove::TooShort => self.text(Word::IllegalShort).to_owned(),
            IllegalMove::NoPiece(hole) => self.fill(Word::IllegalEmpty, &[("hole", &hole)]),
            IllegalMove::NotYours { hole, seat } => {
                self.fill(Word::IllegalOther, &[("hole", &hole), ("colour", &self.colour(seat))])
            }
            IllegalMove::Idle(hole) => self.fill(Word::IllegalIdle, &[("hole", &hole)]),
            IllegalMove::GoalLocked(hole) => self.fill(Word::IllegalLocked, &[("hole", &hole)]),
            IllegalMove::CampClosed(hole) => self.fill(Word::IllegalClosed, &[("hole", &hole)]),
            IllegalMove::MayNotRest(hole) => self.fill(Word::IllegalRest, &[("hole", &hole)]),
            IllegalMove::Repetition(hole) => self.fill(Word::IllegalReturn, &[("hole", &hole)]),
            IllegalMove::MustContinue(hole) => self.fill(Word::IllegalOn, &[("hole", &hole)]),
            IllegalMove::Occupied(hole) => self.fill(Word::IllegalTaken, &[("hole", &hole)]),
            IllegalMove::Revisited(hole) => self.fill(Word::IllegalAgain, &[("hole", &hole)]),
            IllegalMove::StepInChain { from, to } => self.fill(Word::IllegalStep, &[("from", &from), ("to", &to)]),
            IllegalMove::NothingToHop { from, to } => self.fill(Word::IllegalGap, &[("from", &from), ("to", &to)]),
            IllegalMove::OutOfReach { from, to } => self.fill(Word::IllegalReach, &[("from", &from), ("to", &to)]),
            IllegalMove::MayNotPass => self.text(Word::IllegalPass).to_owned(),
        }
    }

    /// Why the store could not do what was asked.
    pub(crate) fn store(&self, error: &StoreError) -> String {
        match error {
            StoreError::Full => self.text(Word::StoreFull).to_owned(),
            StoreError::ReadOnly { file } => self.fill(Word::StoreReadonly, &[("file", file)]),
            StoreError::NoSuchGame(game) => self.fill(Word::StoreMissing, &[("game", game)]),
            StoreError::Damaged(detail) => self.fill(Word::StoreDamaged, &[("detail", detail)]),
            StoreError::Text(error) => self.fill(Word::StoreDamaged, &[("detail", error)]),
            StoreError::Newer { .. } => self.text(Word::StoreNewer).to_owned(),
            StoreError::TooLarge { .. } => self.text(Word::StoreLarge).to_owned(),
            StoreError::InUse { folder } => self.fill(Word::StoreInUse, &[("folder", folder)]),
            StoreError::Changed(_) => self.text(Word::StoreChanged).to_owned(),
            StoreError::NoClock => self.fill(Word::StoreDamaged, &[("detail", error)]),
            StoreError::Io { file, detail } => self.fill(Word::StoreIo, &[("file", file), ("detail", detail)]),
        }
    }

    /// Why a hint is worth following.
    pub(crate) fn hint(&self, reason: HintReason) -> String {
        match reason {
            HintReason::Wins { place: 1 } => self.text(Word::HintWins).to_owned(),
            HintReason::Wins { place } => self.fill(Word::HintPlace, &[("place", &place)]),
            HintReason::BringsHome { home } => self.fill(Word::HintBringsHome, &[("home", &home)]),
            HintReason::RescuesLast { behind, nearer } => {
                self.fill(Word::HintRescuesLast, &[("behind", &behind), ("nearer", &nearer)])
            }
            HintReason::LongestAdvance { steps, .. } => self.fill(Word::HintLongestAdvance, &[("steps", &steps)]),
            HintReason::UsesBridge { seat, from, to, steps, .. } => self.fill(
                Word::HintUsesBridge,
                &[("colour", &self.colour(seat)), ("from", &from), ("to", &to), ("steps", &steps)],
            ),
            HintReason::MakesRoom { hole, from } => self.fill(Word::HintMakesRoom, &[("hole", &hole), ("from", &from)]),
            HintReason::BuildsBridge { from, to, hops, steps } => {
                self.fill(Word::HintBuildsBridge, &[("from", &from), ("to", &to), ("hops", &hops), ("steps", &steps)])
            }
            HintReason::Blocks { seat, from, to, steps } => self.fill(
                Word::HintBlocks,
                &[("colour", &self.colour(seat)), ("from", &from), ("to", &to), ("steps", &steps)],
            ),
            HintReason::Advances { steps, .. } => self.fill(Word::HintAdvances, &[("steps", &steps)]),
            HintReason::Only => self.text(Word::HintOnly).to_owned(),
            HintReason::Preferred { .. } => self.text(Word::HintPreferred).to_owned(),
        }
    }
}
