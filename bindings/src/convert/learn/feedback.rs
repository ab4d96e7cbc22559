//! What an answer came to.

use starhop::learn;

use super::{block, holes, index, int, named, number, path, seat};
use crate::records::{Absence, Because, Feedback, Obstacle, Shortfall};

pub(crate) fn feedback(feedback: learn::Feedback) -> Feedback {
    match feedback {
        learn::Feedback::Solved { because } => Feedback::Solved { because: because.map(Into::into) },
        learn::Feedback::GoOn { left } => Feedback::GoOn { left: left.into() },
        learn::Feedback::Found { hole, found, of } => {
            Feedback::Found { hole: index(hole), found: int(found), looked_for: int(of) }
        }
        learn::Feedback::FoundBefore { hole } => Feedback::FoundBefore { hole: index(hole) },
        learn::Feedback::Absent { hole, why } => Feedback::Absent { hole: index(hole), why: why.into() },
        learn::Feedback::Named { left } => Feedback::Named { left: int(left) },
        learn::Feedback::Misnamed { wrong } => {
            Feedback::Misnamed { wrong: wrong.into_iter().map(|wrong| named(wrong.part, Some(wrong.naming))).collect() }
        }
        learn::Feedback::Illegal(obstacle) => Feedback::Illegal { obstacle: obstacle.into() },
        learn::Feedback::Short { path: way, why } => Feedback::Short { path: path(&way), why: why.into() },
        learn::Feedback::Wrong { because } => Feedback::Wrong { because: because.into() },
        learn::Feedback::Miscounted { given, is_too_many } => {
            Feedback::Miscounted { given: number(given), too_many: is_too_many }
        }
    }
}

impl From<learn::Obstacle> for Obstacle {
    fn from(obstacle: learn::Obstacle) -> Self {
        Self { why: obstacle.why.into(), taken_by: obstacle.taken_by.map(seat) }
    }
}

impl From<learn::Absence> for Absence {
    fn from(absence: learn::Absence) -> Self {
        match absence {
            learn::Absence::CannotGo(obstacle) => Self::CannotGo { obstacle: obstacle.into() },
            learn::Absence::OnlyByStep => Self::OnlyByStep,
            learn::Absence::NoOwnPiece => Self::NoOwnPiece,
            learn::Absence::CannotHop => Self::CannotHop,
            learn::Absence::StillHops => Self::StillHops,
            learn::Absence::NeverHopped => Self::NeverHopped,
            learn::Absence::OtherCamp { home_of } => Self::OtherCamp { home_of: home_of.map(seat) },
            learn::Absence::DoesNotCount => Self::DoesNotCount,
        }
    }
}

impl From<learn::Shortfall> for Shortfall {
    fn from(shortfall: learn::Shortfall) -> Self {
        match shortfall {
            learn::Shortfall::NotAStep { hops } => Self::NotAStep { hops: int(hops) },
            learn::Shortfall::TooFewHops { hops, needed } => {
                Self::TooFewHops { hops: int(hops), needed: needed.into() }
            }
            learn::Shortfall::OtherPiece { from, wanted } => {
                Self::OtherPiece { from: index(from), wanted: index(wanted) }
            }
            learn::Shortfall::Elsewhere { to, wanted } => Self::Elsewhere { to: index(to), wanted: index(wanted) },
            learn::Shortfall::GainsTooLittle { gained, needed } => {
                Self::GainsTooLittle { gained, needed: needed.into() }
            }
            learn::Shortfall::CutsOff { pieces } => Self::CutsOff { pieces: holes(pieces) },
            learn::Shortfall::NotInGoal { to } => Self::NotInGoal { to: index(to) },
            learn::Shortfall::Shallow { to, deeper } => Self::Shallow { to: index(to), deeper: index(deeper) },
            learn::Shortfall::StillClosed { from, to, obstacle } => {
                Self::StillClosed { from: index(from), to: index(to), obstacle: obstacle.into() }
            }
            learn::Shortfall::NoCrossing { best, needed } => Self::NoCrossing { best, needed: needed.into() },
            learn::Shortfall::TooFewOutside { outside, needed } => {
                Self::TooFewOutside { outside: int(outside), needed: needed.into() }
            }
            learn::Shortfall::WastesMove { needed, left } => {
                Self::WastesMove { needed: needed.map(Into::into), left: left.into() }
            }
            learn::Shortfall::NoWin { home } => Self::NoWin { home: int(home) },
        }
    }
}

impl From<learn::Because> for Because {
    fn from(because: learn::Because) -> Self {
        match because {
            learn::Because::Legal => Self::Legal,
            learn::Because::Illegal(obstacle) => Self::Illegal { obstacle: obstacle.into() },
            learn::Because::Stay { pieces } => Self::Stay { pieces: holes(pieces) },
            learn::Because::Wins { home } => Self::Wins { home: int(home) },
            learn::Because::NoWin { home, held, outside } => {
                Self::NoWin { home: int(home), held: holes(held), outside: holes(outside) }
            }
            learn::Because::Blocked { blocks } => Self::Blocked { blocks: blocks.into_iter().map(block).collect() },
            learn::Because::NotBlocked => Self::NotBlocked,
        }
    }
}
