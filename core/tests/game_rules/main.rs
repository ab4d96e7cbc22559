//! What games come to under other rules than the default, and with more than two players.

#![allow(clippy::expect_used, reason = "a failed expectation is a failed test")]

#[path = "../support/mod.rs"]
mod support;

mod ends;
mod going;
mod offers;
mod records;

use starhop::game::{Game, Player, Setup};
use starhop::{Hole, Position, Seat};
use support::{choose, rules};

fn seat(number: u8) -> Seat {
    Seat::new(number).expect("a seat")
}

fn hole(name: &str) -> Hole {
    name.parse().expect("a hole")
}

fn play(game: &mut Game, text: &str) {
    let holes: Vec<Hole> = text.split(':').map(hole).collect();
    let played = if game.computer_to_move() { game.play_computer(&holes) } else { game.play(&holes) };
    played.expect("legal");
}

/// Moves chosen one after the other until something holds.
fn play_until(game: &mut Game, choice: impl Fn(usize) -> u16, holds: impl Fn(&Game) -> bool) {
    for turn in 0..2_000 {
        if holds(game) {
            return;
        }
        let ends = choose(game.position(), choice(turn)).expect("somebody can move");
        game.play(&ends).expect("listed");
    }
    assert!(holds(game), "it never came: {}", game.position());
}

fn from_text(rules_text: &str, position: &str) -> Game {
    let start = Position::parse(position, rules(rules_text)).expect("a position");
    let players = start.rules().seats().iter().map(|_| Player::person()).collect();
    Game::new(Setup::from_position(start, players).expect("it goes on"))
}

fn places(game: &Game) -> Vec<(u8, u8)> {
    let results = game.results().expect("the game has ended");
    results.into_iter().map(|result| (result.seat.number(), result.place)).collect()
}
