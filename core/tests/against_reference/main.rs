//! The core against a slow statement of the rules that shares no code with it, on random games.
//!
//! `STARHOP_SOAK` multiplies the positions of every rule set. A long run needs no more than
//! `STARHOP_SOAK=15 cargo test --release -p starhop --test against_reference -- --nocapture --test-threads 1`.

#![allow(clippy::expect_used, clippy::panic, clippy::unwrap_used, reason = "a failed expectation is a failed test")]

mod chosen;
mod pair;
#[path = "../reference/mod.rs"]
mod reference;

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
use std::time::Instant;

use pair::Pair;
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

/// Positions compared for each rule set; the environment variable `STARHOP_SOAK` multiplies them.
const POSITIONS: usize = 800;

fn positions() -> usize {
    let times = std::env::var("STARHOP_SOAK").ok().and_then(|times| times.parse().ok()).unwrap_or(1);
    POSITIONS * times
}

/// Plays random games under one rule set at a time on every core, and prints what was met.
fn agree(rules: &[&str]) {
    share(rules.len(), |at| {
        let text = rules[at];
        let mut random = ChaCha8Rng::seed_from_u64(at as u64 + 1);
        play(text, positions(), &mut random, |_| text.to_owned());
    });
}

/// Plays games, each under the rules that `next` names, until so many positions were compared.
fn play(name: &str, positions: usize, random: &mut ChaCha8Rng, next: impl Fn(&mut ChaCha8Rng) -> String) {
    let began = Instant::now();
    let mut ends = BTreeMap::<String, usize>::new();
    let mut pair = Pair::new(&next(random), random);
    for position in 0..positions {
        pair.compare(random, position % 4 == 0);
        if let Some(end) = pair.end() {
            *ends.entry(end).or_default() += 1;
            pair = Pair::new(&next(random), random);
        }
        pair.advance(random);
    }
    let ends: Vec<String> = ends.into_iter().map(|(end, count)| format!("{count} {end}")).collect();
    println!("{name}: {positions} positions, {:.1} s, ends: {}", began.elapsed().as_secs_f32(), ends.join(", "));
}

/// Does every job once, on as many threads as there are cores.
fn share(jobs: usize, work: impl Fn(usize) + Sync) {
    let next = AtomicUsize::new(0);
    let workers = thread::available_parallelism().map_or(1, usize::from).min(jobs);
    thread::scope(|scope| {
        for _ in 0..workers {
            scope.spawn(|| {
                while let Some(job) = Some(next.fetch_add(1, Ordering::Relaxed)).filter(|&job| job < jobs) {
                    work(job);
                }
            });
        }
    });
}

#[test]
fn plyyard() {
    agree(&["plyyard 2", "plyyard 3", "plyyard 4", "plyyard 6"]);
}

#[test]
fn masters() {
    agree(&[
        "masters 2",
        "masters 3",
        "masters 4",
        "masters 6",
        "masters 3 win=filled swap=off",
        "masters 4 first=2 idle=filled",
        "masters 3 sets=2",
        "masters 2 sets=3",
    ]);
}

#[test]
fn tournament() {
    agree(&["tournament 2", "tournament 3", "tournament 4", "tournament 6", "tournament 2 sets=3"]);
}

#[test]
fn points() {
    agree(&["qq 2", "qq 3", "qq 4", "qq 6", "qq 4 teams=two after=stop", "qq 6 teams=two after=stop"]);
}

#[test]
fn points_with_symmetric_hops() {
    agree(&[
        "qq-symmetric 2",
        "qq-symmetric 3",
        "qq-symmetric 4",
        "qq-symmetric 6",
        "qq-symmetric 4 teams=two after=stop",
        "qq-symmetric 6 teams=two after=stop",
    ]);
}

#[test]
fn options_of_moves_one_by_one() {
    agree(&[
        "plyyard 2 jump=symmetric",
        "plyyard 4 jump=symmetric",
        "plyyard 2 exit=locked",
        "plyyard 6 exit=locked",
        "plyyard 3 camps=pass",
        "plyyard 4 camps=pass",
        "plyyard 6 camps=closed",
        "plyyard 3 camps=closed",
        "plyyard 2 continue=on",
        "plyyard 4 continue=on",
        "plyyard 3 continue=on camps=pass",
        "plyyard 2 continue=on jump=symmetric",
        "plyyard 2 swap=on",
        "plyyard 4 swap=on",
        "plyyard 6 swap=on",
        "plyyard 3 swap=on exit=locked",
        "plyyard 2 swap=on jump=symmetric",
        "plyyard 2 pass=on",
        "plyyard 3 pass=on",
        "plyyard 2 repetition=on",
        "plyyard 3 repetition=on",
        "plyyard 2 repetition=on swap=on",
    ]);
}

#[test]
fn options_of_games_one_by_one() {
    agree(&[
        "plyyard 2 win=filled",
        "plyyard 6 win=filled",
        "plyyard 2 deadlock=on",
        "plyyard 2 deadlock=on swap=on",
        "plyyard 2 passive=on",
        "plyyard 4 passive=on",
        "plyyard 2 idle=filled",
        "plyyard 3 idle=filled",
        "plyyard 4 idle=filled",
        "plyyard 3 sets=2",
        "plyyard 2 sets=3",
        "plyyard 4 teams=two",
        "plyyard 6 teams=two",
        "plyyard 2 first=4",
        "plyyard 4 first=5",
        "plyyard 6 first=toss",
        "plyyard 2 after=places",
        "plyyard 3 after=places",
        "plyyard 4 after=places",
        "plyyard 6 after=places",
    ]);
}

/// Each game under options of chance. The core and the reference also agree on which of them go together.
#[test]
fn options_in_any_combination() {
    const JOBS: usize = 8;
    share(JOBS, |job| {
        let mut random = ChaCha8Rng::seed_from_u64(100 + job as u64);
        play("any options", positions() * 2, &mut random, chosen::options);
    });
}
