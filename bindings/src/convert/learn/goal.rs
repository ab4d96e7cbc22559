//! What an exercise asks for.

use starhop::Hole;
use starhop::learn::{Aim, Claim, Goal, Quantity, Quarry, Subject};

use super::{index, seat};
use crate::records::ExerciseGoal;

impl From<&Subject> for ExerciseGoal {
    fn from(subject: &Subject) -> Self {
        match subject {
            Subject::Closing(_) => Self::Closing,
            Subject::Goal(Goal::Play { aim, .. }) => (*aim).into(),
            Subject::Goal(Goal::Find { quarry, .. }) => quarry.into(),
            Subject::Goal(Goal::Name { from, to }) => Self::Name { from: index(*from), to: index(*to) },
            Subject::Goal(Goal::Judge { claim }) => claim.into(),
            Subject::Goal(Goal::Count { quantity }) => (*quantity).into(),
        }
    }
}

impl From<Aim> for ExerciseGoal {
    fn from(aim: Aim) -> Self {
        match aim {
            Aim::Step => Self::Step,
            Aim::Hops { least } => Self::Hops { least: least.into() },
            Aim::Reach { from, to } => Self::Reach { from: from.map(index), to: index(to) },
            Aim::Gain { steps } => Self::Gain { steps: steps.into() },
            Aim::Keep { steps } => Self::Keep { steps: steps.into() },
            Aim::Deepest => Self::Deepest,
            Aim::Opens { from, to } => Self::Opens { from: index(from), to: index(to) },
            Aim::Bridge { steps } => Self::Bridge { steps: steps.into() },
            Aim::Outside { pieces } => Self::Outside { pieces: pieces.into() },
            Aim::Home => Self::Home,
            Aim::Save { left } => Self::Save { left: left.into() },
            Aim::Win => Self::Win,
        }
    }
}

impl From<&Quarry> for ExerciseGoal {
    fn from(quarry: &Quarry) -> Self {
        match *quarry {
            Quarry::Landings { from } => Self::FindLandings { from: index(from) },
            Quarry::Targets { from } => Self::FindTargets { from: index(from) },
            Quarry::Hoppers => Self::FindHoppers,
            Quarry::CutOff { played: [from, to] } => Self::FindCutOff { from: index(from), to: index(to) },
            Quarry::Goal { seat: of } => Self::FindGoal { seat: seat(of) },
            Quarry::Home { seat: of } => Self::FindHome { seat: seat(of) },
            Quarry::Counting => Self::FindCounting,
        }
    }
}

impl From<&Claim> for ExerciseGoal {
    fn from(claim: &Claim) -> Self {
        let way = |holes: &[Hole]| holes.iter().copied().map(index).collect();
        match claim {
            Claim::Legal { path } => Self::Legal { path: way(path) },
            Claim::Captures { path } => Self::Captures { path: way(path) },
            Claim::Wins { path } => Self::Wins { path: way(path) },
        }
    }
}

impl From<Quantity> for ExerciseGoal {
    fn from(quantity: Quantity) -> Self {
        match quantity {
            Quantity::MovesHome => Self::CountMovesHome,
            Quantity::StepsHome => Self::CountStepsHome,
            Quantity::AtHome => Self::CountAtHome,
            Quantity::BestGain => Self::CountBestGain,
        }
    }
}
