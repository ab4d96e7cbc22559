use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};

use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;
use starhop::Move;
use starhop::game::{Game, Record};
use starhop::session::Session;
use starhop::store::{Store, new_save};

use crate::{new_game, spawn};

/// Actions that are waited for before a kill, at most; the child may get farther before it comes.
const LONGEST: usize = 60;
/// Kills that are under way at once: most of their time goes to waiting for the disk.
const AT_ONCE: usize = 4;

#[derive(Debug, Clone, Copy)]
enum Act {
    Play(usize),
    Undo,
    Redo,
}

/// The actions of a seed: mostly moves, sometimes undo and redo.
struct Script(ChaCha8Rng);

impl Script {
    fn new(seed: u64) -> Self {
        Self(ChaCha8Rng::seed_from_u64(seed))
    }

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

pub(crate) fn child(folder: &str, id: &str, seed: u64) {
    let store = Arc::new(Store::open(Path::new(folder)).expect("the folder"));
    let mut session = Session::open(store, id.parse().expect("an id")).expect("the game");
    let mut script = Script::new(seed);
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
    let mut script = Script::new(seed);
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

fn kill_once(seed: u64) -> usize {
    let mut random = ChaCha8Rng::seed_from_u64(0x5743 ^ seed);
    let folder = tempfile::tempdir().expect("a folder");
    let store = Arc::new(Store::open(folder.path()).expect("the folder"));
    let id = store.create(&new_save(new_game())).expect("saved");
    let mut child =
        spawn(&["--play".to_owned(), folder.path().display().to_string(), id.to_string(), seed.to_string()]);
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

/// Kills children that play, each at another moment.
pub(crate) fn run(kills: u64) {
    let next = AtomicU64::new(0);
    let acknowledged = AtomicUsize::new(0);
    std::thread::scope(|scope| {
        for _ in 0..AT_ONCE {
            scope.spawn(|| {
                loop {
                    let seed = next.fetch_add(1, Ordering::Relaxed);
                    if seed >= kills {
                        return;
                    }
                    acknowledged.fetch_add(kill_once(seed), Ordering::Relaxed);
                }
            });
        }
    });
    let acknowledged = acknowledged.into_inner();
    assert!(acknowledged > 0, "no child got anywhere");
    println!("killed {kills} times in {acknowledged} acknowledged actions, none lost");
}
