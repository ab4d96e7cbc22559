//! What a search takes of the memory, counted byte by byte.

#![allow(clippy::expect_used, reason = "a failed expectation is a failed test")]

use allocation_counter::measure;
use rand::seq::SliceRandom;
use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;
use starhop::ai::{self, Control, Limits};
use starhop::{Hole, Level, Outcome, Position, Rules, Seat};

/// What no search with a table of 16 MiB, which is what level 8 has, may take together.
const MOST: u64 = 32_000_000;
const TABLE: u64 = 16 << 20;

/// The most bytes that were held at once while a move was looked for.
fn peak(position: &Position, search: impl FnOnce() -> bool) -> u64 {
    assert_eq!(position.outcome(), Outcome::Open, "{position}");
    let mut found = false;
    let taken = measure(|| found = search()).bytes_max;
    assert!(found, "{position}");
    taken
}

fn nodes(nodes: u64) -> Limits {
    Limits { nodes: Some(nodes), ..Limits::default() }
}

fn level_8(position: &Position, limit: u64) -> u64 {
    let choose = || ai::choose_within(position, &[], Level::HIGHEST, 1, nodes(limit), &Control::new());
    peak(position, || choose().is_ok())
}

/// A race in which South's pieces stand anywhere beyond North's.
fn race(seed: u64) -> Position {
    let mut dice = ChaCha8Rng::seed_from_u64(seed);
    let passed = dice.random_range(4..10u8);
    let mut beyond: Vec<Hole> = Hole::all().filter(|hole| hole.row_and_number().0 > passed).collect();
    beyond.shuffle(&mut dice);
    let mut text = String::new();
    for hole in Hole::all() {
        if hole.row_and_number().1 == 1 && hole.index() > 0 {
            text.push('/');
        }
        let is_north = Seat::SOUTH.home().contains(hole) && hole.index() < Hole::COUNT - 1;
        text.push(match () {
            () if beyond[..10].contains(&hole) => '1',
            () if is_north => '4',
            () => '.',
        });
    }
    Position::parse(&(text + " 1"), Rules::PLYYARD).expect("a position")
}

#[test]
fn level_8_takes_less_than_32_mb_of_memory() {
    for rules in ["plyyard 2", "plyyard 6", "plyyard 2 sets=3", "qq-symmetric 3"] {
        let start = Position::start(rules.parse().expect("rules"));
        // Enough for a table of full size.
        let taken = level_8(&start, 300_000);
        assert!((TABLE..MOST).contains(&taken), "{rules}: {taken} bytes");
    }
}

#[test]
fn a_race_takes_less_than_32_mb_of_memory() {
    let mut most = 0;
    for seed in 0..8 {
        let position = race(seed);
        // As many positions as level 8 looks at where its clock lets it.
        let taken = level_8(&position, 2_000_000);
        assert!(taken < MOST, "{taken} bytes: {position}");
        most = most.max(taken);
    }
    assert!(most > TABLE, "no race has come near the bound: {most} bytes");
}

#[test]
fn hints_take_less_than_32_mb_of_memory() {
    for position in [Position::start(Rules::PLYYARD), race(3)] {
        let taken = peak(&position, || ai::hints_within(&position, &[], nodes(600_000), &Control::new()).is_ok());
        assert!((TABLE..MOST).contains(&taken), "{taken} bytes: {position}");
    }
}

#[test]
fn a_table_is_no_larger_than_the_positions_that_can_be_visited_fill() {
    let start = Position::start(Rules::PLYYARD);
    let taken = peak(&start, || ai::search(&start, &[], nodes(1_000), 1_000, &Control::new()).is_ok());
    assert!(taken < 1 << 20, "{taken} bytes");
}

#[test]
fn a_table_is_never_larger_than_a_gibibyte() {
    let start = Position::start(Rules::PLYYARD);
    let limits = Limits { depth: Some(2), ..Limits::default() };
    for (mib, most) in [(0, 2 << 20), (1, 2 << 20), (usize::MAX, (1 << 30) + (1 << 20))] {
        let taken = peak(&start, || ai::search(&start, &[], limits, mib, &Control::new()).is_ok());
        assert!(taken < most, "{mib} MiB: {taken} bytes");
    }
}
