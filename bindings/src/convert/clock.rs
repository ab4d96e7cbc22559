//! The time that a move may take.

use starhop::Rules;
use starhop::clock::{Clock, Hold, Limit};

use super::int;
use crate::errors::StoreError;
use crate::records::{ClockHold, ClockReading, MoveLimits};

fn millis(limit: Limit) -> i32 {
    int(limit.millis() as usize)
}

/// An instant; one before the origin is the origin.
pub(crate) fn instant(now: i64) -> u64 {
    u64::try_from(now).unwrap_or_default()
}

pub(crate) fn hold(why: ClockHold) -> Hold {
    match why {
        ClockHold::Person => Hold::Person,
        ClockHold::Background => Hold::Background,
        ClockHold::Dialog => Hold::Dialog,
        ClockHold::Animation => Hold::Animation,
    }
}

pub(crate) fn reading(clock: &Clock, now: u64) -> ClockReading {
    let shown = clock.at(now);
    let mut held = vec![ClockHold::Person, ClockHold::Background, ClockHold::Dialog, ClockHold::Animation];
    held.retain(|&why| clock.is_held(hold(why)));
    ClockReading {
        limit: millis(clock.limit()),
        left: int(shown.left as usize),
        timed: clock.is_on(Some(true)),
        running: shown.running,
        low: shown.low,
        low_from: int(clock.limit().warning() as usize),
        held,
    }
}

pub(crate) fn limit(limit: i32) -> Result<Limit, StoreError> {
    let found = u32::try_from(limit).ok().and_then(|millis| Limit::new(millis).ok());
    let error = StoreError::Limit { limit, shortest: millis(Limit::SHORTEST), longest: millis(Limit::LONGEST) };
    found.ok_or(error)
}

pub(crate) fn limits(rules: Rules) -> Option<MoveLimits> {
    let limits =
        |usual| MoveLimits { usual: millis(usual), shortest: millis(Limit::SHORTEST), longest: millis(Limit::LONGEST) };
    Limit::of(rules).map(limits)
}

pub(crate) fn shown_limit(clock: Option<Clock>) -> Option<i32> {
    clock.map(|clock| millis(clock.limit()))
}
