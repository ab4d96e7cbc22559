//! Makes the puzzles of the core from games of the computer against itself, and writes them to a file.
//!
//! ```text
//! cargo run --release -p starhop --example puzzles -- core/src/learn/puzzles.txt [seed] [games]
//! ```
//!
//! The same seed and number of games give the same puzzles, as long as the computer plays the same moves. Each puzzle
//! is verified by searches that share nothing with the one that found it.

#![expect(clippy::expect_used, clippy::panic, reason = "a puzzle that cannot be verified must stop the program")]

#[path = "../../tests/race/exhaustive.rs"]
mod exhaustive;
mod find;
mod games;
mod grade;
mod verify;

use std::collections::{BTreeMap, HashSet};
use std::fmt::Write as _;
use std::process::ExitCode;

use starhop::learn::{Puzzle, PuzzleKind};

/// Puzzles of each kind and grade at most.
const OF_GRADE: usize = 20;
const SEED: u64 = 8;
const GAMES: u64 = 250;

const HEAD: &str = "# Puzzles: kind, grade, number, position, and every right first move. Made and verified by the example `puzzles`.\n";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let number = |at: usize, usual| arguments.get(at).map_or(Some(usual), |text| text.parse().ok());
    let (Some(file), Some(seed), Some(games)) = (arguments.first(), number(1, SEED), number(2, GAMES)) else {
        eprintln!("usage: puzzles FILE [SEED] [GAMES]");
        return ExitCode::from(2);
    };
    let mut shelf: BTreeMap<(PuzzleKind, u8), Vec<Puzzle>> = BTreeMap::new();
    let mut known = HashSet::new();
    for game in 0..games {
        for puzzle in find::puzzles(&games::play(seed, game), seed ^ game) {
            let place = shelf.entry((puzzle.kind, puzzle.grade)).or_default();
            if place.len() < OF_GRADE && known.insert(puzzle.id.clone()) {
                verify::verify(&puzzle);
                place.push(puzzle);
            }
        }
    }
    let mut text = HEAD.to_owned();
    for ((kind, grade), puzzles) in &shelf {
        println!("{} {grade}: {}", kind.key(), puzzles.len());
        for puzzle in puzzles {
            writeln!(text, "{puzzle}").expect("a string takes all");
        }
    }
    println!("{} puzzles, {} bytes", shelf.values().map(Vec::len).sum::<usize>(), text.len());
    match std::fs::write(file, text) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{file}: {error}");
            ExitCode::FAILURE
        }
    }
}
