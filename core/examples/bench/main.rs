//! Searches a fixed list of positions and prints what came of it, with one number over all.
//!
//! ```text
//! cargo run --release -p starhop --example bench
//! cargo run --release -p starhop --example bench -- depth=5
//! cargo run --release -p starhop --example bench -- clock
//! ```
//!
//! The signature is a checksum of nodes, depth, score and best move of every position. It is the same in every run
//! and on every machine, and another one where the search does anything else; a change that should only make it
//! faster leaves the signature alone. Nodes per second are those of this machine now.
//!
//! Options: `nodes=50000` for each position, or `depth=N` in its place. `clock` measures instead how well searches keep
//! to their time and how soon they end when told to.

mod clock;
mod positions;

use core::fmt::{self, Write};
use std::process::ExitCode;
use std::time::{Duration, Instant};

use starhop::Path;
use starhop::ai::{self, Control, Found, Limits};

use positions::{Known, POSITIONS};

/// The table of each search, in MiB.
const TABLE_MIB: usize = 16;
const NODES: u64 = 50_000;

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let report = match &words[..] {
        [word] if word == "clock" => clock::measure().map(|clock| clock.to_string()),
        _ => limits(words.into_iter()).and_then(Report::of).map(|report| report.to_string()),
    };
    match report {
        Ok(report) => {
            print!("{report}");
            ExitCode::SUCCESS
        }
        Err(error) => {
            eprintln!("bench: {error}");
            ExitCode::FAILURE
        }
    }
}

fn limits(words: impl Iterator<Item = String>) -> Result<Limits, String> {
    let mut limits = Limits::default();
    for word in words {
        let wrong = || format!("`{word}` is not nodes=N or depth=N, from 1");
        let (key, value) = word.split_once('=').ok_or_else(wrong)?;
        let number: u64 = value.parse().ok().filter(|&number| number > 0).ok_or_else(wrong)?;
        match key {
            "nodes" => limits.nodes = Some(number),
            "depth" => limits.depth = Some(u8::try_from(number).map_err(|_| format!("`{word}` is too deep"))?),
            _ => return Err(wrong()),
        }
    }
    Ok(if limits == Limits::default() { Limits { nodes: Some(NODES), ..limits } } else { limits })
}

/// What the searches found.
struct Report {
    found: Vec<(Known, Found)>,
    took: Duration,
}

impl Report {
    fn of(limits: Limits) -> Result<Self, String> {
        let began = Instant::now();
        let search = |known: Known| {
            let position = known.position().map_err(|error| error.to_string())?;
            let found = ai::search(&position, &[], limits, TABLE_MIB, &Control::new());
            Ok((known, found.map_err(|error| format!("{}: {error}", known.name))?))
        };
        let found = POSITIONS.into_iter().map(search).collect::<Result<_, String>>()?;
        Ok(Self { found, took: began.elapsed() })
    }

    fn nodes(&self) -> u64 {
        self.found.iter().map(|(_, found)| found.nodes).sum()
    }

    fn signature(&self) -> u32 {
        let mut text = String::new();
        for (_, found) in &self.found {
            // Writing to a string can't fail.
            let _ = writeln!(text, "{} {} {} {}", found.nodes, found.depth, found.score, best(found));
        }
        crc32fast::hash(text.as_bytes())
    }
}

fn best(found: &Found) -> String {
    found.path.as_ref().map_or_else(|| "--".to_owned(), Path::to_string)
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{:<34} {:>9} {:>5} {:>8}  best move", "position", "nodes", "depth", "score")?;
        for (known, found) in &self.found {
            let Found { nodes, depth, score, .. } = found;
            writeln!(f, "{:<34} {nodes:>9} {depth:>5} {score:>8}  {}", known.name, best(found))?;
        }
        let milliseconds = u64::try_from(self.took.as_millis()).unwrap_or(u64::MAX).max(1);
        let speed = self.nodes().saturating_mul(1_000) / milliseconds;
        writeln!(f, "\nsignature {:08x}", self.signature())?;
        writeln!(f, "{} nodes in {milliseconds} ms, {speed} a second", self.nodes())
    }
}

#[cfg(test)]
mod tests {
    use starhop::Outcome;

    use super::*;

    fn report(nodes: u64) -> Report {
        Report::of(Limits { nodes: Some(nodes), ..Limits::default() }).expect("all can be searched")
    }

    #[test]
    fn two_runs_have_one_signature_and_other_limits_another() {
        let (first, second) = (report(3_000), report(3_000));
        let found = |report: &Report| report.found.iter().map(|(_, found)| found.clone()).collect::<Vec<_>>();
        assert_eq!(found(&first), found(&second));
        assert_eq!(first.signature(), second.signature());
        assert_ne!(first.signature(), report(2_000).signature());
    }

    #[test]
    fn every_preset_and_number_of_players_is_there_and_no_position_twice() {
        let positions: Vec<_> = POSITIONS.iter().map(|known| known.position().expect("a position")).collect();
        for (at, position) in positions.iter().enumerate() {
            assert_eq!(position.outcome(), Outcome::Open, "{}", POSITIONS[at].name);
            assert!(!positions[..at].contains(position), "{}", POSITIONS[at].name);
        }
        for preset in starhop::Preset::ALL {
            assert!(positions.iter().any(|position| position.rules().preset() == Some(preset)), "{preset}");
        }
        for players in [2, 3, 4, 6] {
            assert!(positions.iter().any(|position| position.rules().players() == players), "{players}");
        }
    }

    #[test]
    fn limits_are_read_and_wrong_words_named() {
        let read = |words: &[&str]| limits(words.iter().map(|&word| word.to_owned()));
        assert_eq!(read(&[]), Ok(Limits { nodes: Some(NODES), ..Limits::default() }));
        assert_eq!(read(&["depth=4"]), Ok(Limits { depth: Some(4), ..Limits::default() }));
        for word in ["depth", "nodes=0", "time=5", "nodes=many"] {
            assert_eq!(read(&[word]), Err(format!("`{word}` is not nodes=N or depth=N, from 1")));
        }
        assert_eq!(read(&["depth=256"]), Err("`depth=256` is too deep".to_owned()));
    }
}
