//! Playing, taking back, listing and checking moves allocate nothing, whatever the rules.

#![allow(clippy::expect_used, clippy::panic, clippy::unwrap_used, reason = "a failed expectation is a failed test")]

use allocation_counter::measure;
use rand::seq::IndexedRandom;
use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;
use starhop::{Departure, Hole, Move, Outcome, Path, Position, Preset, Rules};

/// Turns for each rule set.
const TURNS: usize = 300;

/// What `work` gives, which must not allocate.
fn without_allocating<T>(what: &str, position: &Position, work: impl FnOnce() -> T) -> T {
    let mut result = None;
    let allocations = measure(|| result = Some(work()));
    assert_eq!(allocations.count_total, 0, "{what} allocates under {}: {position}", position.rules());
    result.unwrap()
}

/// Every way to list and check the moves of a position.
fn look(position: &Position, listed: &mut Vec<Move>) {
    listed.clear();
    without_allocating("listing", position, || {
        position.for_each_move(|played| {
            assert!(listed.len() < listed.capacity());
            listed.push(played);
        });
    });
    let count = without_allocating("counting", position, || position.count_moves());
    assert_eq!(count, listed.len() as u64, "{}: {position}", position.rules());
    without_allocating("asking for the outcome", position, || position.outcome());
    for &played in &*listed {
        assert!(without_allocating("asking whether a move is legal", position, || position.is_legal(played)));
    }
}

/// Makes every move and takes it back, and checks its default path.
fn try_all(mut position: Position, listed: &[Move]) {
    let before = position;
    for &played in listed {
        without_allocating("making and taking back", &before, || {
            let undo = position.make(played);
            position.unmake(undo);
        });
        assert_eq!(position, before);
        let Move::Travel { from, to } = played else { continue };
        let path = without_allocating("the default path", &before, || position.default_path(from, to)).unwrap();
        without_allocating("checking a path", &before, || position.check(&path)).unwrap();
        without_allocating("playing a path", &before, || {
            let undo = position.play(&path)?;
            position.unmake(undo);
            Ok::<(), starhop::IllegalMove>(())
        })
        .unwrap();
        let wrong = Path::from_holes(&[to, from]).unwrap();
        assert!(without_allocating("refusing a path", &before, || position.play(&wrong)).is_err());
    }
}

/// One turn of a random game: now and then not a move, else mostly one towards the goal, so that goals fill.
fn advance(position: &mut Position, listed: &[Move], random: &mut ChaCha8Rng) {
    let before = *position;
    let mover = position.to_move();
    let tip: Hole = ["q1", "m13", "e13", "a1", "e1", "m1"][mover.index()].parse().unwrap();
    let taken_back = match random.random_range(0..60) {
        0 if position.rules().players() > 2 => {
            without_allocating("leaving", &before, || position.depart(mover, Departure::Left)).ok()
        }
        1 => without_allocating("a timeout", &before, || position.timeout()).ok(),
        2 => without_allocating("a pass", &before, || position.pass()).ok(),
        3..20 => without_allocating("a claim", &before, || position.claim()).ok(),
        _ => None,
    };
    if let Some(undo) = taken_back {
        let after = *position;
        position.unmake(undo);
        assert_eq!(*position, before);
        *position = after;
        return;
    }
    let gain = |played: &Move| match *played {
        Move::Travel { from, to } => i32::from(from.distance(tip)) - i32::from(to.distance(tip)),
        Move::Pass => 0,
    };
    let mut some: Vec<Move> = listed.to_vec();
    some.sort_by_key(|played| -gain(played));
    some.truncate(if random.random_ratio(1, 6) { listed.len() } else { 3 });
    let _ = position.make(*some.choose(random).unwrap());
}

fn play(text: &str, random: &mut ChaCha8Rng) {
    let rules: Rules = text.parse().unwrap_or_else(|error| panic!("{text}: {error}"));
    let mut position = Position::start(rules);
    let mut listed = Vec::with_capacity(4096);
    for _ in 0..TURNS {
        look(&position, &mut listed);
        if position.outcome() != Outcome::Open {
            position = Position::start(rules);
            continue;
        }
        try_all(position, &listed);
        advance(&mut position, &listed, random);
    }
}

#[test]
fn nothing_is_allocated_under_any_preset() {
    let mut random = ChaCha8Rng::seed_from_u64(1);
    for preset in Preset::ALL {
        for players in [2, 3, 4, 6] {
            play(&format!("{preset} {players}"), &mut random);
        }
    }
}

#[test]
fn nothing_is_allocated_where_what_a_chain_reaches_depends_on_its_way() {
    let mut random = ChaCha8Rng::seed_from_u64(2);
    for rules in [
        "plyyard 2 continue=on",
        "plyyard 3 continue=on camps=pass",
        "masters 4 continue=on idle=filled",
        "masters 2 jump=symmetric",
        "masters 3 sets=2",
        "plyyard 2 sets=3 swap=on deadlock=on",
        "tournament 2 swap=on passive=on after=places",
        "qq 6 teams=two",
    ] {
        play(rules, &mut random);
    }
}
