//! How well searches keep to their time and how soon they obey, over many positions of all rules.
//!
//! What a thread waits for a processor is taken off where the system tells it, so that other programs do not count.

use core::fmt;
use std::fs;
use std::sync::mpsc;
use std::thread;
use std::time::{Duration, Instant};

use rand::seq::{IndexedRandom, SliceRandom};
use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;
use starhop::ai::{self, Control, Limits};
use starhop::{Hole, Level, Outcome, Position, Rules};

use crate::TABLE_MIB;
use crate::positions::POSITIONS;

const PLAYERS: [u8; 4] = [2, 3, 4, 6];
/// Options under which positions take long to list or are large.
const SLOW: [&str; 8] = [
    "plyyard 2 sets=3",
    "masters 3 sets=2",
    "plyyard 2 swap=on continue=on",
    "plyyard 3 swap=on continue=on",
    "plyyard 6 swap=on continue=on",
    "plyyard 2 sets=3 swap=on continue=on",
    "masters 3 sets=2 swap=on continue=on",
    "plyyard 6 jump=symmetric swap=on continue=on",
];
/// Random turns after which each of them is looked at.
const TURNS: [usize; 5] = [0, 8, 30, 70, 140];
/// Positions of each of them with pieces strewn anywhere.
const STREWN: usize = 3;
const TIMES: [Duration; 3] = [Duration::from_millis(2), Duration::from_millis(20), Duration::from_millis(100)];
/// A time used to less than this is told.
const USED: f64 = 0.8;

/// All that was measured.
pub(crate) struct Clock {
    lines: Vec<Line>,
    /// Searches by time, and those among them that had no use for most of it.
    timed: usize,
    early: usize,
}

/// One kind of search over all positions.
struct Line {
    what: String,
    late: Vec<(Duration, String)>,
}

/// Measures everything, which takes about a minute.
pub(crate) fn measure() -> Result<Clock, String> {
    let positions = positions()?;
    let mut dice = ChaCha8Rng::seed_from_u64(2);
    let mut clock = Clock { lines: Vec::new(), timed: 0, early: 0 };
    for time in TIMES {
        let mut late = Vec::new();
        for position in &positions {
            let seen = timed(position, time);
            late.push((seen.late(seen.began + time), name(position)));
            clock.timed += 1;
            if (seen.ended - seen.began).as_secs_f64() < USED * time.as_secs_f64() {
                clock.early += 1;
            }
        }
        clock.lines.push(Line { what: format!("movetime {}", time.as_millis()), late });
    }
    for (what, job, order) in ORDERS {
        let mut late = Vec::new();
        for position in &positions {
            let wait = Duration::from_micros(dice.random_range(0..40_000));
            late.push((latency(position, job, order, wait), name(position)));
        }
        clock.lines.push(Line { what: what.to_owned(), late });
    }
    Ok(clock)
}

type Job = fn(&Position, &Control);
type Order = fn(&Control);

/// What is ended how.
const ORDERS: [(&str, Job, Order); 4] = [
    ("move now", search, Control::move_now),
    ("cancel", search, Control::cancel),
    ("move now, level 8", level_8, Control::move_now),
    ("cancel, hints", hints, Control::cancel),
];

fn search(position: &Position, control: &Control) {
    let _ = ai::search(position, &[], Limits::default(), TABLE_MIB, control);
}

fn level_8(position: &Position, control: &Control) {
    let _ = ai::choose(position, &[], Level::HIGHEST, 1, control);
}

fn hints(position: &Position, control: &Control) {
    let _ = ai::hints(position, &[], control);
}

/// One search as seen from outside.
struct Seen {
    began: Instant,
    ended: Instant,
    /// What it had waited for a processor when it was to end, and in the end.
    waited: [Duration; 2],
    told: Instant,
}

impl Seen {
    /// Runs a search on a thread of its own and does something to it after a while.
    fn of(wait: Duration, job: impl FnOnce() + Send, order: impl FnOnce()) -> Self {
        let (sender, receiver) = mpsc::channel();
        thread::scope(|scope| {
            let running = scope.spawn(move || {
                let waiting = Waiting::here();
                let _ = sender.send(waiting.clone());
                let began = Instant::now();
                job();
                (began, Instant::now(), waiting.so_far())
            });
            let waiting = receiver.recv().unwrap_or_default();
            thread::sleep(wait);
            let (told, before) = (Instant::now(), waiting.so_far());
            order();
            let (began, ended, after) = running.join().unwrap_or((told, told, before));
            Self { began, ended, waited: [before, after], told }
        })
    }

    /// How much later than due it ended.
    fn late(&self, due: Instant) -> Duration {
        let [before, after] = self.waited;
        self.ended.saturating_duration_since(due).saturating_sub(after.saturating_sub(before))
    }
}

fn timed(position: &Position, time: Duration) -> Seen {
    let limits = Limits { time: Some(time), ..Limits::default() };
    let job = || {
        let _ = ai::search(position, &[], limits, TABLE_MIB, &Control::new());
    };
    Seen::of(time, job, || {})
}

/// How long a search goes on after it was told to end.
fn latency(position: &Position, job: Job, order: Order, wait: Duration) -> Duration {
    let control = Control::new();
    let seen = Seen::of(wait, || job(position, &control), || order(&control));
    seen.late(seen.told)
}

/// Tells how long a thread has waited for a processor.
#[derive(Clone, Default)]
struct Waiting(Option<String>);

impl Waiting {
    fn here() -> Self {
        Self(fs::read_link("/proc/thread-self").ok().map(|thread| format!("/proc/{}/schedstat", thread.display())))
    }

    /// Nought where the system does not tell.
    fn so_far(&self) -> Duration {
        let text = self.0.as_ref().and_then(|path| fs::read_to_string(path).ok());
        let nanos = text.and_then(|text| text.split_whitespace().nth(1)?.parse().ok());
        Duration::from_nanos(nanos.unwrap_or(0))
    }
}

fn name(position: &Position) -> String {
    format!("{}: {position}", position.rules())
}

/// Those of the list, some after random turns, and some with pieces strewn anywhere.
fn positions() -> Result<Vec<Position>, String> {
    let mut all = Vec::new();
    for known in POSITIONS {
        all.push(known.position().map_err(|error| error.to_string())?);
    }
    let presets = starhop::Preset::ALL.into_iter().flat_map(|preset| PLAYERS.map(|count| format!("{preset} {count}")));
    let mut dice = ChaCha8Rng::seed_from_u64(1);
    for text in presets.chain(SLOW.map(str::to_owned)) {
        let rules: Rules = text.parse().map_err(|error| format!("{text}: {error}"))?;
        all.extend(TURNS.map(|turns| after_turns(rules, turns, &mut dice)));
        for _ in 0..STREWN {
            all.push(strewn(rules, &mut dice)?);
        }
    }
    all.retain(|position| position.outcome() == Outcome::Open);
    Ok(all)
}

fn after_turns(rules: Rules, turns: usize, dice: &mut ChaCha8Rng) -> Position {
    let mut position = Position::start(rules);
    for _ in 0..turns {
        let moves = position.legal_moves();
        let Some(&played) = moves.choose(dice) else { break };
        position.make(played);
    }
    position
}

fn strewn(rules: Rules, dice: &mut ChaCha8Rng) -> Result<Position, String> {
    let sets = rules.seats().iter().flat_map(|&seat| rules.sets(seat).iter().collect::<Vec<_>>());
    let mut pieces: Vec<char> = sets.flat_map(|set| set.to_string().repeat(10).chars().collect::<Vec<_>>()).collect();
    pieces.resize(Hole::COUNT, '.');
    pieces.shuffle(dice);
    let mut text = String::new();
    for (hole, piece) in Hole::all().zip(pieces) {
        if hole.row_and_number().1 == 1 && hole.index() > 0 {
            text.push('/');
        }
        text.push(piece);
    }
    Position::parse(&format!("{text} {}", rules.first()), rules).map_err(|error| error.to_string())
}

impl fmt::Display for Clock {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{:<20} {:>9} {:>9} {:>9}  worst in", "milliseconds late", "mean", "99 of 100", "worst")?;
        for Line { what, late } in &self.lines {
            let mut sorted: Vec<_> = late.iter().collect();
            sorted.sort();
            let ms = |at: usize| sorted.get(at).map_or(0.0, |(late, _)| late.as_secs_f64() * 1e3);
            let total: Duration = late.iter().map(|(late, _)| *late).sum();
            let mean = total.as_secs_f64() * 1e3 / f64::from(u32::try_from(late.len()).unwrap_or(u32::MAX));
            let worst = sorted.last().map_or("", |(_, name)| name);
            let [most, last] = [sorted.len() * 99 / 100, sorted.len().saturating_sub(1)].map(ms);
            writeln!(f, "{what:<20} {mean:>9.3} {most:>9.3} {last:>9.3}  {worst}")?;
        }
        writeln!(f, "{} of {} searches by time used less than {USED} of it", self.early, self.timed)
    }
}
