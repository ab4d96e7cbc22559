//! The fields of a position text: what legality and outcome depend on besides the pieces.
//!
//! | field | value |
//! | --- | --- |
//! | `turns` | own turns taken, `seat:number` |
//! | `passes` | voluntary passes in a row, `seat:number` |
//! | `timeouts` | timeouts in a row, `seat:number` |
//! | `returns` | last own move and the returns counted to its start and end, `seat:d1-e5:2:1` |
//! | `done` | seats that finished, in order |
//! | `out` | seats that went, in order, `seat:resigned`, `left`, `passive` or `timeout` |
//! | `best` | fewest steps needed so far, `seat:number`; absent: those needed now |
//! | `stale` | turns since a player improved on it |
//! | `claim` | own moves since a deadlock was claimed, `seat:number` |
//! | `over` | where the pieces do not show it: `no`, `draw`, or `seat:` and how it was won |
//!
//! Values of several seats are joined by commas. A field that is absent means none.

use core::ops::IndexMut;
use core::str::FromStr;

use crate::board::Hole;
use crate::notation::ParsePositionError;
use crate::position::{Departure, End, Ledger, MOVES_TO_CONCEDE, OfTwo, Position, Returns, Shuttle, Standing, Victory};
use crate::rules::{After, Deadlock, Pass, Passive, Repetition, Rules};
use crate::seat::Seat;

const DEPARTURES: [(Departure, &str); 4] = [
    (Departure::Resigned, "resigned"),
    (Departure::Left, "left"),
    (Departure::Passive, "passive"),
    (Departure::TimedOut, "timeout"),
];

const VICTORIES: [(Victory, &str); 6] = [
    (Victory::AllHome, "home"),
    (Victory::SideTotal, "total"),
    (Victory::DeadlockAhead, "ahead"),
    (Victory::DeadlockHalf, "half"),
    (Victory::NoConcession, "no-concession"),
    (Victory::OthersGone, "others-gone"),
];

fn key_of<T: Copy + PartialEq>(table: &[(T, &'static str)], value: T) -> &'static str {
    table.iter().find(|&&(known, _)| known == value).map_or("", |&(_, key)| key)
}

/// The fields of a position, each as `key=value`.
pub(super) fn write(position: &Position) -> Vec<String> {
    let (ledger, seats) = (position.ledger(), position.rules().seats());
    let numbers = |key: &str, value: &dyn Fn(Seat) -> u16| {
        let set = seats.iter().filter(|&&seat| value(seat) > 0);
        list(key, &set.map(|&seat| format!("{seat}:{}", value(seat))).collect::<Vec<_>>())
    };
    let mut fields = vec![
        numbers("turns", &|seat| ledger.turns[seat]),
        numbers("passes", &|seat| ledger.passes[seat].into()),
        numbers("timeouts", &|seat| ledger.timeouts[seat].into()),
    ];
    let shuttle = |&seat: &Seat| {
        let Shuttle { from, to, returns } = ledger.shuttles[seat]?;
        Some(format!("{seat}:{from}-{to}:{}:{}", returns.from(), returns.to()))
    };
    fields.push(list("returns", &seats.iter().filter_map(shuttle).collect::<Vec<_>>()));
    let mut done: Vec<_> = seats.iter().filter_map(|&seat| finished(ledger, seat)).collect();
    done.sort_unstable();
    fields.push(list("done", &done.into_iter().map(|(_, seat)| seat.to_string()).collect::<Vec<_>>()));
    let mut out: Vec<_> = seats.iter().filter_map(|&seat| gone(ledger, seat)).collect();
    out.sort_unstable_by_key(|&(order, ..)| order);
    let out = out.into_iter().map(|(_, seat, how)| format!("{seat}:{}", key_of(&DEPARTURES, how)));
    fields.push(list("out", &out.collect::<Vec<_>>()));
    if position.rules().options().deadlock == Deadlock::On {
        let improved = |&&seat: &&Seat| ledger.best[seat] != position.steps(seat);
        let best = seats.iter().filter(improved).map(|&seat| format!("{seat}:{}", ledger.best[seat]));
        fields.push(list("best", &best.collect::<Vec<_>>()));
    }
    fields.push((ledger.stale > 0).then(|| format!("stale={}", ledger.stale)));
    let claim =
        ledger.claim.map(|moves| seats.iter().map(|&seat| format!("{seat}:{}", moves[seat])).collect::<Vec<_>>());
    fields.push(list("claim", &claim.unwrap_or_default()));
    fields.push((!position.is_judged_by_its_pieces()).then(|| match ledger.end {
        None => "over=no".to_owned(),
        Some(End::AllPassed) => "over=draw".to_owned(),
        Some(End::Won(seat, victory)) => format!("over={seat}:{}", key_of(&VICTORIES, victory)),
    }));
    fields.into_iter().flatten().collect()
}

fn list(key: &str, values: &[String]) -> Option<String> {
    (!values.is_empty()).then(|| format!("{key}={}", values.join(",")))
}

fn finished(ledger: &Ledger, seat: Seat) -> Option<(u8, Seat)> {
    match ledger.standing[seat] {
        Standing::Finished(order) => Some((order, seat)),
        _ => None,
    }
}

fn gone(ledger: &Ledger, seat: Seat) -> Option<(u8, Seat, Departure)> {
    match ledger.standing[seat] {
        Standing::Gone(order, how) => Some((order, seat, how)),
        _ => None,
    }
}

/// Reads fields into a position whose pieces stand.
pub(super) fn read(fields: &[&str], begun: Position) -> Result<Position, ParsePositionError> {
    let mut ledger = *begun.ledger();
    let mut over = None;
    for field in fields {
        let wrong = || ParsePositionError::Field((*field).chars().take(60).collect());
        let (key, value) = field.split_once('=').ok_or_else(wrong)?;
        if key == "over" {
            over = Some(read_end(value, begun.rules()).ok_or_else(wrong)?);
        } else {
            read_one(key, value, begun.rules(), &mut ledger).ok_or_else(wrong)?;
        }
    }
    Ok(match over {
        None => begun.with_ledger(ledger).loaded(),
        Some(Over::No) => begun.with_ledger(Ledger { end: None, ..ledger }),
        Some(Over::By(end)) => begun.with_ledger(Ledger { end: Some(end), ..ledger }),
    })
}

/// One field; `None` if its key or value means nothing under these rules.
fn read_one(key: &str, value: &str, rules: Rules, ledger: &mut Ledger) -> Option<()> {
    let options = rules.options();
    match key {
        "turns" if options.passive == Passive::On => numbers(value, rules, &mut ledger.turns),
        "passes" if options.pass == Pass::On => numbers(value, rules, &mut ledger.passes),
        "timeouts" if options.passive == Passive::On => numbers(value, rules, &mut ledger.timeouts),
        "returns" if options.repetition == Repetition::On => value.split(',').try_for_each(|text| {
            let (seat, shuttle) = text.split_once(':')?;
            ledger.shuttles[player(seat, rules)?] = Some(read_shuttle(shuttle)?);
            Some(())
        }),
        "done" if options.after == After::Places => (1..)
            .zip(value.split(','))
            .try_for_each(|(order, seat)| stand(ledger, player(seat, rules)?, Standing::Finished(order))),
        "out" => (1..).zip(value.split(',')).try_for_each(|(order, text)| {
            let (seat, how) = text.split_once(':')?;
            let (how, _) = DEPARTURES.into_iter().find(|&(_, key)| key == how)?;
            stand(ledger, player(seat, rules)?, Standing::Gone(order, how))
        }),
        "best" if options.deadlock == Deadlock::On => numbers(value, rules, &mut ledger.best),
        "stale" if options.deadlock == Deadlock::On => {
            ledger.stale = number(value)?;
            Some(())
        }
        "claim" if options.deadlock == Deadlock::On => {
            let mut moves = OfTwo::default();
            numbers(value, rules, &mut moves)?;
            if rules.seats().iter().any(|&seat| moves[seat] > MOVES_TO_CONCEDE) {
                return None;
            }
            ledger.claim = Some(moves);
            Some(())
        }
        _ => None,
    }
}

/// What the field `over` says.
enum Over {
    No,
    By(End),
}

/// A seat stands only one way.
fn stand(ledger: &mut Ledger, seat: Seat, standing: Standing) -> Option<()> {
    let before = core::mem::replace(&mut ledger.standing[seat], standing);
    (before == Standing::In).then_some(())
}

fn player(text: &str, rules: Rules) -> Option<Seat> {
    let seat = text.parse().ok().and_then(|number| Seat::new(number).ok())?;
    rules.in_play(seat).then_some(seat)
}

/// Digits without signs and leading zeros, so that what was read is printed the same.
fn number<T: FromStr>(text: &str) -> Option<T> {
    let plain = text.bytes().all(|b| b.is_ascii_digit()) && (text.len() == 1 || !text.starts_with('0'));
    plain.then(|| text.parse().ok()).flatten()
}

fn numbers<M: IndexMut<Seat, Output: FromStr + Sized>>(value: &str, rules: Rules, map: &mut M) -> Option<()> {
    value.split(',').try_for_each(|text| {
        let (seat, count) = text.split_once(':')?;
        map[player(seat, rules)?] = number(count)?;
        Some(())
    })
}

fn read_shuttle(text: &str) -> Option<Shuttle> {
    let mut parts = text.split(':');
    let (from, to) = parts.next()?.split_once('-')?;
    let (from, to): (Hole, Hole) = (from.parse().ok()?, to.parse().ok()?);
    let returns = Returns::new(number(parts.next()?)?, number(parts.next()?)?)?;
    parts.next().is_none().then_some(Shuttle { from, to, returns })
}

fn read_end(text: &str, rules: Rules) -> Option<Over> {
    match text {
        "no" => return Some(Over::No),
        "draw" => return Some(Over::By(End::AllPassed)),
        _ => {}
    }
    let (seat, how) = text.split_once(':')?;
    let (victory, _) = VICTORIES.into_iter().find(|&(_, key)| key == how)?;
    Some(Over::By(End::Won(player(seat, rules)?, victory)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Preset;

    fn read_back(field: &str) -> Option<bool> {
        let rules = Rules::new(Preset::Tournament, 2).expect("two play");
        let text = format!("{} {field}", Position::start(rules));
        Position::parse(&text, rules).ok().map(|position| position.to_string() == text)
    }

    #[test]
    fn counts_are_read_up_to_where_they_stop() {
        for (greatest, beyond) in [
            ("returns=1:d1-e5:3:3", "returns=1:d1-e5:4:3"),
            ("returns=1:d1-e5:0:3", "returns=1:d1-e5:0:4"),
            ("claim=1:5,4:0", "claim=1:6,4:0"),
            ("passes=4:255", "passes=4:256"),
            ("stale=65535", "stale=65536"),
            ("best=1:65535", "best=1:65536"),
        ] {
            assert_eq!(read_back(greatest), Some(true), "{greatest}");
            assert_eq!(read_back(beyond), None, "{beyond}");
        }
    }

    #[test]
    fn counts_at_their_greatest_stay_there() {
        let rules: Rules = "qq 2 pass=on".parse().expect("rules");
        let text = format!("{} turns=1:65535 passes=1:255,4:1 timeouts=1:255", Position::start(rules));
        let mut position = Position::parse(&text, rules).expect("a position");
        position.pass().expect("it may be passed");
        assert_eq!((position.ledger().turns[Seat::SOUTH], position.ledger().passes[Seat::SOUTH]), (u16::MAX, u8::MAX));
    }
}
