//! The reference does what each paragraph of the rules says.

#![allow(clippy::expect_used, clippy::panic, clippy::unwrap_used, reason = "a failed expectation is a failed test")]

#[path = "../reference/mod.rs"]
mod reference;

mod board;
mod going;
mod moves;
mod options;
mod outcome;
mod random;
mod scores;
mod tournament;

use reference::board::{HOLES, ROWS, index};
use reference::{Options, State};

fn rules(preset: &str, players: u8, changes: &[(&str, &str)]) -> Options {
    let mut options = Options::preset(preset, players).unwrap();
    for (key, value) in changes {
        options.set(key, value).unwrap();
    }
    options.check().unwrap();
    options
}

fn hole(name: &str) -> usize {
    index(name).unwrap()
}

fn path(text: &str) -> Vec<usize> {
    text.split(':').map(hole).collect()
}

/// A position from names of holes by piece, the seat to move and fields.
fn at(options: &Options, pieces: &[(char, &str)], rest: &str) -> State {
    State::parse(options, &text(pieces, rest)).unwrap()
}

fn text(pieces: &[(char, &str)], rest: &str) -> String {
    let mut cells = ['.'; HOLES];
    for (piece, names) in pieces {
        for name in names.split(' ') {
            assert_eq!(cells[hole(name)], '.', "{name} twice");
            cells[hole(name)] = *piece;
        }
    }
    let mut cells = cells.iter();
    let rows = ROWS.map(|count| cells.by_ref().take(count).collect::<String>());
    format!("{} {rest}", rows.join("/"))
}

/// Names of the holes that a piece can move to, in reading order.
fn ends(state: &State, from: &str) -> Vec<&'static str> {
    let legal = state.legal().into_iter();
    legal.filter(|&(start, _)| start == hole(from)).map(|(_, end)| reference::board::name(end)).collect()
}

/// Plays moves in turn.
fn play(state: &mut State, moves: &str) {
    for text in moves.split(' ') {
        state.play_text(text).unwrap_or_else(|error| panic!("{text}: {error}"));
    }
}
