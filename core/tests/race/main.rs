//! Races to the goal: how many moves the computer takes, against the fewest that there are.
//!
//! `positions.txt` has the positions, each with the fewest own moves that bring the side to move home. It is written
//! by `STARHOP_RACES=write cargo test --release -p starhop --test race`; `STARHOP_RACES=all` solves every position
//! anew, where otherwise a few are.

#![allow(clippy::expect_used, reason = "a failed expectation is a failed test")]

mod exhaustive;
mod games;

use std::env;
use std::fmt::Write as _;
use std::fs;
use std::path::PathBuf;

use exhaustive::fewest_moves;
use games::MOST_MOVES;
use starhop::ai::{self, Control, Limits};
use starhop::{Level, Move, Outcome, Position, Rules};

const SWITCH: &str = "STARHOP_RACES";
/// One position in so many is solved anew.
const SAMPLED: usize = 12;

fn file() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/race/positions.txt")
}

fn switched_to(value: &str) -> bool {
    env::var(SWITCH).is_ok_and(|found| found == value)
}

/// The positions with the fewest moves.
fn positions() -> Vec<(usize, Position)> {
    let text = fs::read_to_string(file()).expect("the positions");
    let line = |line: &str| {
        let (moves, position) = line.split_once(' ').expect("moves and a position");
        (moves.parse().expect("a number"), Position::parse(position, Rules::PLYYARD).expect("a position"))
    };
    text.lines().map(line).collect()
}

#[test]
fn the_fewest_moves_are_what_an_exhaustive_search_finds() {
    if switched_to("write") {
        let mut text = String::new();
        for (moves, position) in games::races() {
            writeln!(text, "{moves} {position}").expect("a string takes all");
        }
        fs::write(file(), text).expect("a file that can be written");
    }
    let step = if switched_to("all") { 1 } else { SAMPLED };
    for (moves, position) in positions().into_iter().step_by(step) {
        assert_eq!(fewest_moves(&position, position.to_move(), MOST_MOVES), Some(moves), "{position}");
    }
}

/// Own moves that the computer takes while the other side lets its turns go by.
fn moves_taken(mut position: Position, limits: Limits) -> usize {
    let mut earlier = Vec::new();
    let mut moves = 0;
    while position.outcome() == Outcome::Open && moves < 3 * MOST_MOVES {
        let found = ai::choose_within(&position, &earlier, Level::HIGHEST, 1, limits, &Control::new());
        let path = found.expect("the game goes on").path.expect("a move");
        earlier.push(position.hash());
        position.play(&path).expect("a legal move");
        moves += 1;
        earlier.push(position.hash());
        position.make(Move::Pass);
    }
    moves
}

/// The mean and the largest loss against the fewest moves.
fn loss(limits: Limits) -> (f64, usize) {
    let positions = positions();
    assert!(positions.len() >= 200);
    let losses = positions.iter().map(|&(fewest, position)| {
        let taken = moves_taken(position, limits);
        assert!(taken >= fewest, "{taken} moves are fewer than {fewest} in {position}");
        taken - fewest
    });
    let losses: Vec<usize> = losses.collect();
    let (total, most) = (losses.iter().sum::<usize>(), losses.iter().copied().max().unwrap_or(0));
    let mean =
        f64::from(u32::try_from(total).expect("a small sum")) / f64::from(u32::try_from(losses.len()).expect("few"));
    println!("{limits:?}: mean loss {mean:.3}, most {most}");
    (mean, most)
}

#[test]
fn races_are_run_in_the_fewest_moves_on_few_nodes() {
    let (mean, most) = loss(Limits { nodes: Some(20_000), ..Limits::default() });
    assert!(mean < 0.3 && most <= 2, "mean loss {mean}, most {most}");
}

#[test]
fn races_are_run_in_the_fewest_moves_by_the_highest_level() {
    let (mean, most) = loss(Limits::default());
    assert!(mean < 0.3 && most <= 2, "mean loss {mean}, most {most}");
}
