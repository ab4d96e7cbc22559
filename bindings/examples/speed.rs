//! How long a person waits: perft, a tap, the list of a thousand games, a game opened and saved. A benchmark; nothing depends on its figures.
//!
//! ```text
//! cargo run --release -p starhop-ffi --example speed
//! ```

#![expect(clippy::expect_used, reason = "a figure that cannot be had must stop the program")]

use std::time::{Duration, Instant};

use starhop::store::Store;
use starhop::{Position, Rules};
use starhop_ffi::{GameLibrary, GameSetup, Match, PlayerKind, PlayerSetup, Preset, RuleSet};

const TAPS: usize = 300;
const GAMES: usize = 1_000;
const LONG: usize = 400;
const TIMES: usize = 99;

fn timed<T>(work: impl FnOnce() -> T) -> (T, Duration) {
    let began = Instant::now();
    let result = work();
    (result, began.elapsed())
}

fn median(mut times: Vec<Duration>) -> Duration {
    times.sort_unstable();
    times[times.len() / 2]
}

fn people() -> GameSetup {
    let person = PlayerSetup { name: String::new(), kind: PlayerKind::Person };
    let rules = RuleSet { preset: Preset::Plyyard, changes: Vec::new() };
    GameSetup { rules, players: vec![person.clone(), person], toss: None, limit: None }
}

/// One tap on a piece and one on a target: the landings offered, the move played and on disk.
fn tap(game: &Match, number: usize) -> Duration {
    let moves = game.legal_moves();
    let chosen = &moves[number * 7 % moves.len()];
    let (start, end) = (chosen.path[0], chosen.hole);
    timed(|| {
        let targets = game.targets(start).expect("on the board");
        let target = targets.iter().find(|target| target.hole == end).expect("it was listed");
        game.play(&target.path).expect("legal")
    })
    .1
}

fn main() {
    let (count, time) = timed(|| Position::start(Rules::PLYYARD).perft(5));
    println!("perft 5 = {count} in {} ms", time.as_millis());

    let folder = tempfile::tempdir().expect("a folder");
    let library = GameLibrary::open(&folder.path().display().to_string()).expect("a new folder");
    let game = library.start(people()).expect("a game");
    let taps = (0..TAPS).map(|number| tap(&game, number)).collect();
    println!("a tap, targets to durable save: median {} µs of {TAPS}", median(taps).as_micros());

    let id = game.snapshot().game_id;
    for _ in 1..GAMES {
        library.duplicate(&id).expect("saved");
    }
    let lists = (0..9).map(|_| timed(|| library.shelf().expect("a list")).1).collect();
    println!("{GAMES} games of {TAPS} plies listed: median {} ms of 9", median(lists).as_millis());

    for number in TAPS..LONG {
        tap(&game, number);
    }
    let store = Store::open(folder.path()).expect("the folder");
    let id = id.parse().expect("its id");
    let (saved, mut stamp) = store.load_stamped(id).expect("a saved game");
    let loads = (0..TIMES).map(|_| timed(|| store.load(id).expect("a saved game")).1).collect();
    println!("a game of {LONG} plies opened: median {} µs of {TIMES}", median(loads).as_micros());
    let times = (0..TIMES).map(|_| timed(|| store.save(id, &saved, &mut stamp).expect("saved")).1).collect();
    println!("a game of {LONG} plies saved: median {} µs of {TIMES}", median(times).as_micros());
}
