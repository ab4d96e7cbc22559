//! From the core's types to the boundary's, and back with checks.

use starhop::ai::{self, SearchError as CoreSearchError};
use starhop::game::{self, GameError, Ply};
use starhop::session::{Proposal, SessionError};
use starhop::store::{self, Summary};
use starhop::{Hole, IllegalMove, Level, Path, Position, Progress, Rules, Seat};

use crate::errors::{Action, MatchError, MoveError, SearchError, StoreError};
use crate::records::{
    DrawOffer, DrawReason, GameSetup, GameSummary, HintReason, Mode, MoveKind, PlayedMove, PlayerFigures, PlayerKind,
    Preset, Status, Suggestion, Target, TargetKind, WinReason,
};

/// A count as the boundary's number; no count of the core comes near the limit.
pub(crate) fn int(count: usize) -> i32 {
    i32::try_from(count).unwrap_or(i32::MAX)
}

/// A large number as the boundary's.
pub(crate) fn long(number: u64) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}

pub(crate) fn index(hole: Hole) -> i32 {
    int(hole.index())
}

pub(crate) fn seat(seat: Seat) -> i32 {
    i32::from(seat.number())
}

pub(crate) fn hole(index: i32) -> Result<Hole, MoveError> {
    usize::try_from(index).ok().and_then(Hole::new).ok_or(MoveError::NotOnBoard { hole: index })
}

pub(crate) fn holes(indices: &[i32]) -> Result<Vec<Hole>, MoveError> {
    indices.iter().map(|&index| hole(index)).collect()
}

pub(crate) fn path(path: &Path) -> Vec<i32> {
    path.holes().iter().copied().map(index).collect()
}

fn move_kind(path: &Path) -> MoveKind {
    match path.hops() {
        0 => MoveKind::Step,
        1 => MoveKind::Hop,
        _ => MoveKind::Chain,
    }
}

pub(crate) fn played(number: usize, mover: Seat, ply: &Ply) -> PlayedMove {
    let (kind, way) = match ply {
        Ply::Move(way) => (move_kind(way), path(way)),
        Ply::Pass => (MoveKind::Pass, Vec::new()),
    };
    PlayedMove { ply: int(number), seat: seat(mover), kind, path: way, text: ply.to_string() }
}

/// A landing where a move can rest, in `position`, by `way`.
pub(crate) fn target(position: &Position, way: &Path) -> Target {
    let kind = if way.is_step() {
        TargetKind::Step
    } else if position.continuations(way).is_empty() {
        TargetKind::ChainEnd
    } else {
        TargetKind::Hop
    };
    Target { hole: index(way.end()), kind, hops: int(way.hops()), path: path(way), text: way.to_string() }
}

pub(crate) fn suggestion(proposal: &Proposal) -> Suggestion {
    let (kind, way, text) = match &proposal.path {
        Some(way) => (move_kind(way), path(way), way.to_string()),
        None => (MoveKind::Pass, Vec::new(), Ply::Pass.to_string()),
    };
    Suggestion { path: way, text, kind, reason: proposal.reason.map(Into::into) }
}

pub(crate) fn figures(of: Seat, player: &game::Player, progress: Progress) -> PlayerFigures {
    PlayerFigures {
        seat: seat(of),
        name: player.name.clone(),
        kind: player.kind.into(),
        home: i32::from(progress.home),
        steps: i32::from(progress.steps),
    }
}

pub(crate) fn setup(setup: GameSetup) -> Result<game::Setup, StoreError> {
    let detail = |error: &dyn core::fmt::Display| StoreError::Setup { detail: error.to_string() };
    let player = |player: crate::records::PlayerSetup| {
        let kind = match player.kind {
            PlayerKind::Person => game::PlayerKind::Person,
            PlayerKind::Computer { level } => {
                let number = u8::try_from(level).unwrap_or_default();
                game::PlayerKind::Computer(Level::new(number).map_err(|error| detail(&error))?)
            }
        };
        Ok(game::Player { name: player.name, kind })
    };
    let players = setup.players.into_iter().map(player).collect::<Result<Vec<_>, StoreError>>()?;
    let count = u8::try_from(players.len()).unwrap_or(u8::MAX);
    let rules = Rules::new(setup.preset.into(), count).map_err(|error| detail(&error))?;
    game::Setup::new(rules, players).map_err(|error| detail(&error))
}

pub(crate) fn mode(players: &[PlayerFigures]) -> Mode {
    let people = players.iter().filter(|player| player.kind == PlayerKind::Person).count();
    if people == 1 { Mode::Computer } else { Mode::PassAndPlay }
}

pub(crate) fn summary(id: store::GameId, summary: Summary) -> GameSummary {
    let figures = |player: store::PlayerSummary| {
        figures(player.seat, &player.player, Progress { home: player.home, steps: player.steps })
    };
    let players: Vec<_> = summary.players.into_iter().map(figures).collect();
    GameSummary {
        id: id.to_string(),
        title: summary.title,
        mode: mode(&players),
        preset: summary.rules.into(),
        players,
        ply: int(summary.ply),
        to_move: seat(summary.to_move),
        status: summary.status.into(),
        pieces: summary.board,
        created: long(summary.created),
        changed: long(summary.changed),
    }
}

impl From<game::Mode> for Mode {
    fn from(mode: game::Mode) -> Self {
        match mode {
            game::Mode::Computer => Self::Computer,
            game::Mode::PassAndPlay => Self::PassAndPlay,
        }
    }
}

impl From<Rules> for Preset {
    /// A game is played by the default rules; its setup sees to that.
    fn from(_: Rules) -> Self {
        Self::Plyyard
    }
}

impl From<Preset> for starhop::rules::Preset {
    fn from(preset: Preset) -> Self {
        match preset {
            Preset::Plyyard => Self::Plyyard,
        }
    }
}

impl From<game::PlayerKind> for PlayerKind {
    fn from(kind: game::PlayerKind) -> Self {
        match kind {
            game::PlayerKind::Person => Self::Person,
            game::PlayerKind::Computer(level) => Self::Computer { level: i32::from(level.number()) },
        }
    }
}

impl From<game::Status> for Status {
    fn from(status: game::Status) -> Self {
        match status {
            game::Status::Playing => Self::Playing,
            game::Status::Won { seat: winner, reason } => Self::Won {
                seat: seat(winner),
                reason: match reason {
                    game::WinReason::AllHome => WinReason::AllHome,
                    game::WinReason::Resigned => WinReason::Resigned,
                },
            },
            game::Status::Drawn(reason) => Self::Drawn {
                reason: match reason {
                    game::DrawReason::Agreed => DrawReason::Agreed,
                    game::DrawReason::NobodyCanMove => DrawReason::NobodyCanMove,
                },
            },
        }
    }
}

impl From<game::DrawOffer> for DrawOffer {
    fn from(offer: game::DrawOffer) -> Self {
        match offer {
            game::DrawOffer::None => Self::None,
            game::DrawOffer::Open { by, to } => Self::Open { by: seat(by), to: seat(to) },
            game::DrawOffer::Declined { by } => Self::Declined { by: seat(by) },
        }
    }
}

impl From<ai::HintReason> for HintReason {
    fn from(reason: ai::HintReason) -> Self {
        match reason {
            ai::HintReason::Wins => Self::Wins,
            ai::HintReason::BringsHome => Self::BringsHome,
            ai::HintReason::RescuesLast => Self::RescuesLast,
            ai::HintReason::LongChain => Self::LongChain,
            ai::HintReason::MakesRoom => Self::MakesRoom,
            ai::HintReason::BuildsBridge => Self::BuildsBridge,
            ai::HintReason::Blocks => Self::Blocks,
            ai::HintReason::Advances => Self::Advances,
        }
    }
}

impl From<IllegalMove> for MoveError {
    fn from(error: IllegalMove) -> Self {
        match error {
            IllegalMove::GameOver => Self::GameOver,
            IllegalMove::TooShort | IllegalMove::MayNotPass => Self::TooShort,
            IllegalMove::NoPiece(hole) => Self::NoPiece { hole: index(hole) },
            IllegalMove::NotYours { hole, seat: owner } => Self::NotYours { hole: index(hole), seat: seat(owner) },
            IllegalMove::Idle(hole) => Self::NotYours { hole: index(hole), seat: 0 },
            IllegalMove::GoalLocked(hole)
            | IllegalMove::CampClosed(hole)
            | IllegalMove::MayNotRest(hole)
            | IllegalMove::Repetition(hole)
            | IllegalMove::MustContinue(hole) => Self::Barred { hole: index(hole) },
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
            game::Action::Resign => Self::Resign,
            game::Action::OfferDraw => Self::OfferDraw,
            game::Action::AnswerDraw => Self::AnswerDraw,
        }
    }
}

impl From<GameError> for MatchError {
    fn from(error: GameError) -> Self {
        match error {
            GameError::Illegal(error) => Self::Illegal { error: error.into() },
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
            store::StoreError::Newer { version, .. } => Self::Newer { version: int(version as usize) },
            store::StoreError::TooLarge { limit } => Self::TooLarge { limit: long(limit) },
            store::StoreError::Io { file, detail } => Self::Io { file, detail },
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
