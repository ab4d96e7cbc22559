//! How a game stands.

use starhop::game;

use super::{index, seat};
use crate::records::{Departure, DrawOffer, DrawReason, PlayerResult, Standing, Status, Warning, WinReason};

impl From<game::Status> for Status {
    fn from(status: game::Status) -> Self {
        match status {
            game::Status::Playing => Self::Playing,
            game::Status::Won { seat: winner, reason } => Self::Won {
                seat: seat(winner),
                reason: match reason {
                    game::WinReason::AllHome => WinReason::AllHome,
                    game::WinReason::SideTotal => WinReason::SideTotal,
                    game::WinReason::DeadlockAhead => WinReason::DeadlockAhead,
                    game::WinReason::DeadlockHalf => WinReason::DeadlockHalf,
                    game::WinReason::NoConcession => WinReason::NoConcession,
                    game::WinReason::Resigned => WinReason::Resigned,
                    game::WinReason::Left => WinReason::Left,
                    game::WinReason::Passive => WinReason::Passive,
                    game::WinReason::TimedOut => WinReason::TimedOut,
                },
            },
            game::Status::Drawn(reason) => Self::Drawn {
                reason: match reason {
                    game::DrawReason::Agreed => DrawReason::Agreed,
                    game::DrawReason::AllPassed => DrawReason::AllPassed,
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
            game::DrawOffer::Open { by, to, agreed } => {
                Self::Open { by: seat(by), to: seat(to), agreed: agreed.iter().map(seat).collect() }
            }
            game::DrawOffer::Declined { by } => Self::Declined { by: seat(by) },
        }
    }
}

impl From<starhop::Standing> for Standing {
    fn from(standing: starhop::Standing) -> Self {
        match standing {
            starhop::Standing::In => Self::In,
            starhop::Standing::Finished(place) => Self::Finished { place: place.into() },
            starhop::Standing::Gone(_, how) => Self::Gone {
                how: match how {
                    starhop::Departure::Resigned => Departure::Resigned,
                    starhop::Departure::Left => Departure::Left,
                    starhop::Departure::Passive => Departure::Passive,
                    starhop::Departure::TimedOut => Departure::TimedOut,
                },
            },
        }
    }
}

impl From<game::PlayerResult> for PlayerResult {
    fn from(result: game::PlayerResult) -> Self {
        Self {
            seat: seat(result.seat),
            place: result.place.into(),
            quarters: result.quarters.map(i32::from),
            points: result.points,
        }
    }
}

impl From<game::Warning> for Warning {
    fn from(warning: game::Warning) -> Self {
        match warning {
            game::Warning::Returns { seat: of, on, to, made, allowed } => Self::Returns {
                seat: seat(of),
                on: index(on),
                to: index(to),
                made: made.into(),
                allowed: allowed.into(),
            },
            game::Warning::AtHome { seat: of, outside, needed, turn, turns_left } => Self::AtHome {
                seat: seat(of),
                outside: outside.into(),
                needed: needed.into(),
                turn: turn.into(),
                turns_left: turns_left.into(),
            },
            game::Warning::Timeouts { seat: of, made, limit } => {
                Self::Timeouts { seat: seat(of), made: made.into(), limit: limit.into() }
            }
            game::Warning::Passes { seat: of, made } => Self::Passes { seat: seat(of), made: made.into() },
            game::Warning::Stalled { turns, needed } => Self::Stalled { turns: turns.into(), needed: needed.into() },
            game::Warning::MustConcede { seat: of, moves_left } => {
                Self::MustConcede { seat: seat(of), moves_left: moves_left.into() }
            }
        }
    }
}
