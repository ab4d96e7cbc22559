//! A process that is killed at a random moment of a game loses nothing that it acknowledged.
//!
//! The test starts itself as a child that plays on a real folder and says so after every action that returned. The
//! parent kills it with SIGKILL, 200 times over, reopens the folder and compares.

#![allow(clippy::expect_used, clippy::panic, reason = "a failed expectation is a failed test")]

use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::Arc;

use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;
use starhop::game::{Game, Player, Record, Setup};
use starhop::session::Session;
use starhop::store::{GameId, Store, new_save};
use starhop::{Move, Rules};

const KILLS: u64 = 200;
/// Actions that are waited for before a kill, at most; the child may get farther before it comes.
const LONGEST: usize = 60;

#[derive(Debug, Clone, Copy)]
enum Act {
    Play(usize),
    Undo,
    Redo,
}

/// The actions of a seed: mostly moves, sometimes undo and redo.
struct Script(ChaCha8Rng);

impl Script {
    fn next(&mut self, game: &Game) -> Act {
        match self.0.random_range(0..10) {
            0 if game.can_undo() => Act::Undo,
            1 if game.can_redo() => Act::Redo,
            _ => Act::Play(self.0.random_range(0..1000)),
        }
    }
}

fn ends(game: &Game, choice: usize) -> [starhop::Hole; 2] {
    let moves = game.position().legal_moves();
    match moves.get(choice % moves.len().max(1)) {
        Some(&Move::Travel { from, to }) => [from, to],
        _ => panic!("the game ended"),
    }
}

fn new_game() -> Game {
    Game::new(Setup::new(Rules::PLYYARD, vec![Player::person(), Player::person()]).expect("two people"))
}

fn child(folder: &str, id: &str, seed: u64) {
    let store = Arc::new(Store::open(Path::new(folder)).expect("the folder"));
    let mut session = Session::open(store, id.parse().expect("an id")).expect("the game");
    let mut script = Script(ChaCha8Rng::seed_from_u64(seed));
    let mut out = std::io::stdout();
    loop {
        match script.next(session.game()) {
            Act::Play(choice) => session.play(&ends(session.game(), choice)),
            Act::Undo => session.undo(),
            Act::Redo => session.redo(),
        }
        .expect("a legal action");
        writeln!(out, "done").and_then(|()| out.flush()).expect("the parent listens");
    }
}

/// The states that a seed goes through in so many actions, from before the first.
fn states(seed: u64, actions: usize) -> Vec<Record> {
    let mut script = Script(ChaCha8Rng::seed_from_u64(seed));
    let mut game = new_game();
    let mut states = vec![game.record()];
    for _ in 0..actions {
        match script.next(&game) {
            Act::Play(choice) => game.play(&ends(&game, choice)),
            Act::Undo => game.undo(),
            Act::Redo => game.redo(),
        }
        .expect("a legal action");
        states.push(game.record());
    }
    states
}

fn spawn(folder: &Path, id: GameId, seed: u64) -> Child {
    Command::new(std::env::current_exe().expect("this test"))
        .args(["--child", &folder.display().to_string(), &id.to_string(), &seed.to_string()])
        .stdout(Stdio::piped())
        .spawn()
        .expect("a child")
}

fn kill_once(seed: u64, random: &mut ChaCha8Rng) -> usize {
    let folder = tempfile::tempdir().expect("a folder");
    let store = Arc::new(Store::open(folder.path()).expect("the folder"));
    let id = store.create(&new_save(new_game())).expect("saved");
    let mut child = spawn(folder.path(), id, seed);
    let output = child.stdout.take().expect("it is piped");
    let mut lines = BufReader::new(output).lines();
    let wanted = random.random_range(0..LONGEST);
    let mut acknowledged =
        lines.by_ref().take(wanted).filter(|line| line.as_ref().is_ok_and(|line| line == "done")).count();
    assert_eq!(acknowledged, wanted, "the child stopped by itself");
    // The moment within the next action differs with the seed: some hundred turns of an empty loop.
    for _ in 0..random.random_range(0..200_000) {
        std::hint::spin_loop();
    }
    child.kill().expect("it runs");
    child.wait().expect("it ran");
    acknowledged += lines.map_while(Result::ok).filter(|line| line == "done").count();

    let session = Session::open(store, id).unwrap_or_else(|error| panic!("seed {seed}, {acknowledged} done: {error}"));
    let found = session.game().record();
    // What was under way when the kill came may be there too.
    let last_two = &states(seed, acknowledged + 1)[acknowledged..];
    assert!(last_two.contains(&found), "seed {seed}: {acknowledged} actions were acknowledged, found {found:?}");
    acknowledged
}

fn main() {
    let arguments: Vec<String> = std::env::args().collect();
    if let [_, flag, folder, id, seed] = arguments.as_slice()
        && flag == "--child"
    {
        return child(folder, id, seed.parse().expect("a number"));
    }
    let mut random = ChaCha8Rng::seed_from_u64(0x5743);
    let acknowledged: usize = (0..KILLS).map(|seed| kill_once(seed, &mut random)).sum();
    assert!(acknowledged > 0, "no child got anywhere");
    println!("killed {KILLS} times in {acknowledged} acknowledged actions, none lost");
    println!("test result: ok. 1 passed; 0 failed; 0 ignored; 0 measured; 0 filtered out");
}
