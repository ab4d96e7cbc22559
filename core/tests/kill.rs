//! A process that is killed loses nothing that it acknowledged: at random moments of a game, and at every file
//! operation of every action on a library. Nor do processes on one folder lose what another one acknowledged.
//!
//! The test starts itself as a child that works on a real folder and says so after every action that returned. The
//! parent kills it, or plants a fault by which it ends itself, opens the folder again and compares. `STARHOP_KILLS`
//! is the number of random kills, 200 unless told.

#![allow(clippy::expect_used, clippy::panic, reason = "a failed expectation is a failed test")]

#[path = "kill/injected.rs"]
mod injected;
#[path = "kill/random.rs"]
mod random;
#[path = "kill/sharing.rs"]
mod sharing;

use std::process::{Child, Command, Stdio};

use starhop::Rules;
use starhop::game::{Game, Player, Setup};

fn new_game() -> Game {
    Game::new(Setup::new(Rules::PLYYARD, vec![Player::person(), Player::person()]).expect("two people"))
}

/// This test as a child with other work to do.
fn spawn(arguments: &[String]) -> Child {
    Command::new(std::env::current_exe().expect("this test"))
        .args(arguments)
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("a child")
}

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    match arguments.iter().map(String::as_str).collect::<Vec<_>>().as_slice() {
        ["--play", folder, id, seed] => return random::child(folder, id, seed.parse().expect("a number")),
        ["--act", folder, action, fault] => return injected::child(folder, action, fault),
        ["--share", folder, id] => return sharing::child(folder, id),
        ["--hang", folder] => return sharing::hang(folder),
        _ => {}
    }
    sharing::run();
    injected::run();
    random::run(std::env::var("STARHOP_KILLS").map_or(200, |kills| kills.parse().expect("a number of kills")));
    println!("test result: ok. 3 passed; 0 failed; 0 ignored; 0 measured; 0 filtered out");
}
