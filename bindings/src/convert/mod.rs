//! From the core's types to the boundary's, and back with checks.

mod clock;
mod errors;
mod import;
mod learn;
mod profile;
mod review;
mod status;

use starhop::game::{self, Ply};
use starhop::rules;
use starhop::session::Proposal;
use starhop::store::{self, Summary};
use starhop::{Hole, Level, Path, Position, Progress, Rules, Seat};

pub(crate) use clock::{hold, instant, limit, limits, reading, shown_limit};
pub(crate) use import::preview;
pub(crate) use learn::{closing, course, exercise, feedback, shown};
pub(crate) use profile::{profile, ranks, settlement};
pub(crate) use review::review;

use crate::errors::{MoveError, StoreError};
use crate::records::{
    Displaced, GameSetup, GameSummary, Lead, Mode, MoveKind, PlayedMove, PlayerFigures, PlayerKind, Preset, RuleOption,
    RuleSet, Suggestion, Target, TargetKind,
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

/// An entry of the record that was played in `before`.
pub(crate) fn played(number: usize, before: &Position, ply: &Ply) -> PlayedMove {
    let mut of = before.to_move();
    let mut entry = (Vec::new(), Vec::new());
    let kind = match ply {
        Ply::Move(way) => {
            entry = (path(way), displaced(before, way));
            move_kind(way)
        }
        Ply::Pass => MoveKind::Pass,
        Ply::Timeout => MoveKind::Timeout,
        Ply::Claim => MoveKind::Claim,
        Ply::Gone(who, how) => {
            of = *who;
            if *how == starhop::Departure::Resigned { MoveKind::Resigned } else { MoveKind::Left }
        }
    };
    PlayedMove {
        ply: int(number),
        seat: seat(of),
        kind,
        path: entry.0,
        forced: *ply == Ply::Pass && before.is_legal(starhop::Move::Pass),
        displaced: entry.1,
        text: ply.to_string(),
    }
}

pub(crate) fn lead(lead: starhop::replay::Lead) -> Lead {
    Lead { seats: lead.seats.iter().map(seat).collect(), by: lead.by.into() }
}

fn displaced(before: &Position, way: &Path) -> Vec<Displaced> {
    let put = |piece: starhop::replay::Displaced| Displaced {
        seat: seat(piece.set),
        from: index(piece.from),
        to: index(piece.to),
    };
    starhop::replay::displaced(before, way).into_iter().map(put).collect()
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
    let line = proposal.line.iter().map(review::expected).collect();
    Suggestion { path: way, text, kind, reason: proposal.reason.map(Into::into), line }
}

pub(crate) fn figures(
    rules: Rules,
    of: Seat,
    player: &game::Player,
    standing: starhop::Standing,
    progress: Progress,
) -> PlayerFigures {
    PlayerFigures {
        seat: seat(of),
        name: player.name.clone(),
        kind: player.kind.into(),
        sets: rules.sets(of).iter().map(seat).collect(),
        side: rules.side(of).iter().map(seat).collect(),
        standing: standing.into(),
        rank: player.rated_as().map(|rank| i32::from(rank.number())),
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
        Ok(game::Player { name: player.name, kind, rank: None })
    };
    let players = setup.players.into_iter().map(player).collect::<Result<Vec<_>, StoreError>>()?;
    let rules = rules(&setup.rules, players.len()).map_err(|error| StoreError::Rules { error: error.into() })?;
    let toss = setup.toss.map(i64::cast_unsigned);
    game::Setup::with_toss(rules, players, toss).map_err(|error| detail(&error))
}

pub(crate) fn mode(players: &[PlayerFigures]) -> Mode {
    let people = players.iter().filter(|player| player.kind == PlayerKind::Person).count();
    if people == 1 { Mode::Computer } else { Mode::PassAndPlay }
}

pub(crate) fn summary(id: store::GameId, summary: Summary) -> GameSummary {
    summary_of(id.to_string(), summary)
}

fn summary_of(id: String, summary: Summary) -> GameSummary {
    let rules = summary.rules;
    let figures = |player: store::PlayerSummary| {
        let progress = Progress { home: player.home, steps: player.steps };
        figures(rules, player.seat, &player.player, player.standing, progress)
    };
    let players: Vec<_> = summary.players.into_iter().map(figures).collect();
    GameSummary {
        id,
        title: summary.title,
        mode: mode(&players),
        rules: summary.rules.into(),
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

impl From<Rules> for RuleSet {
    fn from(rules: Rules) -> Self {
        let (preset, changes) = rules.changes();
        let option = |(key, value): (&str, String)| RuleOption { key: key.to_owned(), value };
        Self { preset: preset.into(), changes: changes.into_iter().map(option).collect() }
    }
}

impl From<rules::Preset> for Preset {
    fn from(preset: rules::Preset) -> Self {
        match preset {
            rules::Preset::Plyyard => Self::Plyyard,
            rules::Preset::Masters => Self::Masters,
            rules::Preset::Tournament => Self::Tournament,
            rules::Preset::Qq => Self::Qq,
            rules::Preset::QqSymmetric => Self::QqSymmetric,
        }
    }
}

impl From<Preset> for rules::Preset {
    fn from(preset: Preset) -> Self {
        match preset {
            Preset::Plyyard => Self::Plyyard,
            Preset::Masters => Self::Masters,
            Preset::Tournament => Self::Tournament,
            Preset::Qq => Self::Qq,
            Preset::QqSymmetric => Self::QqSymmetric,
        }
    }
}

/// The rules that a rule set means for so many players.
pub(crate) fn rules(set: &RuleSet, players: usize) -> Result<Rules, rules::RulesError> {
    let players = u8::try_from(players).unwrap_or(u8::MAX);
    let changes = set.changes.iter().map(|option| (option.key.as_str(), option.value.as_str()));
    Rules::changed(set.preset.into(), players, changes)
}

impl From<game::PlayerKind> for PlayerKind {
    fn from(kind: game::PlayerKind) -> Self {
        match kind {
            game::PlayerKind::Person => Self::Person,
            game::PlayerKind::Computer(level) => Self::Computer { level: i32::from(level.number()) },
        }
    }
}
