//! What a search promises: its limits, its flags, a legal move in every position, and the same one each time.

#![allow(clippy::expect_used, reason = "a failed expectation is a failed test")]

use std::time::Duration;

use rand::seq::IndexedRandom;
use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;
use starhop::ai::{self, Control, Found, Limits, SearchError};
use starhop::{Hole, Level, Move, Outcome, Position, Preset, Rules, Seat};

const ALL_PLAYERS: [u8; 4] = [2, 3, 4, 6];

fn start(players: u8) -> Position {
    Position::start(Rules::new(Preset::Plyyard, players).expect("a playable number"))
}

/// A position some random moves after the start, and the hashes before it.
fn midgame(players: u8, plies: usize, seed: u64) -> (Position, Vec<u64>) {
    let mut dice = ChaCha8Rng::seed_from_u64(seed);
    let mut position = start(players);
    let mut earlier = Vec::new();
    for _ in 0..plies {
        let moves = position.legal_moves();
        let Some(&played) = moves.choose(&mut dice) else { break };
        earlier.push(position.hash());
        position.make(played);
    }
    (position, earlier)
}

fn nodes(nodes: u64) -> Limits {
    Limits { nodes: Some(nodes), ..Limits::default() }
}

fn levels() -> impl Iterator<Item = Level> {
    (1..=8).map(|number| Level::new(number).expect("a level"))
}

fn played(found: &Found) -> Move {
    found.path.as_ref().map_or(Move::Pass, starhop::Path::to_move)
}

/// A board with these pieces of seats 1 and 4, seat 1 to move unless another is named.
fn board(south: &[&str], north: &[&str], to_move: u8) -> Position {
    let piece = |hole: Hole| {
        let name = hole.to_string();
        let on = |names: &[&str]| names.contains(&name.as_str());
        if on(south) {
            '1'
        } else if on(north) {
            '4'
        } else {
            '.'
        }
    };
    let rows = Hole::all().fold(String::new(), |mut rows, hole| {
        if hole.row_and_number().1 == 1 && hole.index() > 0 {
            rows.push('/');
        }
        rows.push(piece(hole));
        rows
    });
    Position::parse(&format!("{rows} {to_move}"), Rules::PLYYARD).expect("a placement")
}

const NORTH_CAMP: [&str; 10] = ["q1", "p1", "p2", "o1", "o2", "o3", "n1", "n2", "n3", "n4"];

#[test]
fn the_node_limit_is_never_passed() {
    for players in ALL_PLAYERS {
        for limit in [1, 10, 500, 5_000] {
            let found = ai::search(&start(players), &[], nodes(limit), 1, &Control::new()).expect("a move");
            assert!(found.nodes <= limit, "{players} players: {} of {limit} nodes", found.nodes);
            assert!(start(players).is_legal(played(&found)));
        }
    }
}

#[test]
fn the_depth_limit_is_reached_and_not_passed() {
    for depth in 1..=5 {
        let limits = Limits { depth: Some(depth), ..Limits::default() };
        let control = Control::new();
        let found = ai::search(&start(2), &[], limits, 1, &control).expect("a move");
        assert_eq!((found.depth, control.depth()), (depth, depth));
        assert_eq!(found.nodes, control.nodes());
        assert_eq!(found.pv.first().copied(), Some(played(&found)));
    }
}

#[test]
fn no_time_at_all_still_gives_a_legal_move() {
    let limits = Limits { time: Some(Duration::ZERO), ..Limits::default() };
    let found = ai::search(&start(2), &[], limits, 1, &Control::new()).expect("a move");
    assert!(start(2).is_legal(played(&found)));
    assert!(found.nodes <= 256);
}

#[test]
fn a_search_cancelled_before_it_begins_has_no_result() {
    let control = Control::new();
    control.cancel();
    assert!(control.is_cancelled());
    let level = Level::HIGHEST;
    assert_eq!(ai::search(&start(2), &[], Limits::default(), 1, &control), Err(SearchError::Cancelled));
    assert_eq!(ai::choose(&start(2), &[], level, 1, &control), Err(SearchError::Cancelled));
    assert_eq!(ai::hints(&start(2), &[], &control), Err(SearchError::Cancelled));
    assert_eq!(control.nodes(), 0);
}

#[test]
fn a_search_told_to_move_before_it_begins_moves_at_once() {
    let control = Control::new();
    control.move_now();
    let found = ai::search(&start(2), &[], Limits::default(), 1, &control).expect("a move");
    assert!(found.nodes <= 4_096);
    assert!(start(2).is_legal(played(&found)));
}

/// Runs an unbounded search and gives a signal once it has completed some plies.
fn signalled(signal: impl Fn(&Control)) -> Result<Found, SearchError> {
    let control = Control::new();
    std::thread::scope(|scope| {
        let search = scope.spawn(|| ai::search(&start(2), &[], Limits::default(), 1, &control));
        while control.depth() < 3 {
            std::thread::yield_now();
        }
        signal(&control);
        search.join().expect("the search does not panic")
    })
}

#[test]
fn a_running_search_can_be_told_to_move() {
    let found = signalled(Control::move_now).expect("a move");
    assert!(start(2).is_legal(played(&found)));
    assert!(found.depth >= 3);
}

#[test]
fn a_running_search_can_be_cancelled() {
    assert_eq!(signalled(Control::cancel), Err(SearchError::Cancelled));
}

#[test]
fn the_same_seed_gives_the_same_move_and_another_seed_may_not() {
    let (position, earlier) = midgame(2, 20, 5);
    for level in levels() {
        let choose = |seed| ai::choose_within(&position, &earlier, level, seed, nodes(3_000), &Control::new());
        for seed in 0..5 {
            assert_eq!(choose(seed), choose(seed), "level {level}, seed {seed}");
        }
    }
    let first_move = |seed| ai::choose(&start(2), &[], Level::LOWEST, seed, &Control::new()).map(|found| found.path);
    assert!((1..20).any(|seed| first_move(seed) != first_move(0)), "level 1 always plays the same first move");
}

#[test]
fn every_level_plays_legal_moves_everywhere() {
    let mut dice = ChaCha8Rng::seed_from_u64(11);
    for round in 0..60 {
        let players = ALL_PLAYERS[round % 4];
        let (position, earlier) = midgame(players, dice.random_range(0..150), dice.random());
        for level in levels() {
            let seed = dice.random();
            let found = ai::choose_within(&position, &earlier, level, seed, nodes(800), &Control::new());
            let found = found.expect("random play ends no game");
            assert!(position.is_legal(played(&found)), "level {level} in {position}");
            if let Some(path) = &found.path {
                assert_eq!(position.check(path), Ok(()), "level {level} in {position}");
            }
            let mut along = position;
            for &next in &found.pv {
                assert!(along.is_legal(next), "the line of level {level} in {position}");
                along.make(next);
            }
        }
    }
}

#[test]
fn a_win_in_one_is_taken_from_level_3_on() {
    let mut dice = ChaCha8Rng::seed_from_u64(3);
    let mut met = 0;
    while met < 40 {
        let Some(&free) = NORTH_CAMP.choose(&mut dice) else { continue };
        let anywhere: Vec<String> =
            Hole::all().map(|hole| hole.to_string()).filter(|hole| !NORTH_CAMP.contains(&hole.as_str())).collect();
        let others: Vec<&str> = anywhere.choose_multiple(&mut dice, 11).map(String::as_str).collect();
        let south: Vec<&str> = NORTH_CAMP.iter().copied().filter(|&hole| hole != free).chain([others[0]]).collect();
        let position = board(&south, &others[1..], 1);
        let wins = |played: &Move| {
            let mut after = position;
            after.make(*played);
            after.outcome() == Outcome::Won(Seat::SOUTH)
        };
        if !position.legal_moves().iter().any(wins) {
            continue;
        }
        met += 1;
        for level in levels().filter(|level| level.number() >= 3) {
            let found = ai::choose_within(&position, &[], level, met, nodes(300), &Control::new()).expect("a move");
            assert!(wins(&played(&found)), "level {level} misses the win in {position}");
            assert_eq!(found.score, 999_999);
        }
    }
}

#[test]
fn a_win_in_fewer_moves_is_preferred() {
    // The last piece is two steps from its hole, and the other side is far away.
    let south = ["q1", "p1", "p2", "o1", "o2", "o3", "n1", "n2", "n3", "l9"];
    let position = board(&south, &["e1", "e2"], 1);
    let limits = Limits { depth: Some(6), ..Limits::default() };
    let found = ai::search(&position, &[], limits, 1, &Control::new()).expect("a move");
    assert_eq!(found.score, 1_000_000 - 3);
    assert_eq!(found.pv.len(), 3);
}

#[test]
fn odd_positions_do_no_harm() {
    let around_a1 = ["b1", "b2", "c1", "c3"];
    let cases = [
        (board(&["a1"], &around_a1, 1), Ok(false)),
        (board(&["i5"], &[], 1), Ok(true)),
        (board(&[], &["i5"], 1), Ok(false)),
        (board(&[], &[], 1), Err(SearchError::GameOver)),
        (board(&NORTH_CAMP, &["i5"], 4), Err(SearchError::GameOver)),
        // Home, but not the seat that moved last: the game goes on.
        (board(&NORTH_CAMP, &["i5"], 1), Ok(true)),
        (board(&NORTH_CAMP[1..], &["q1", "i5"], 1), Ok(true)),
    ];
    for (position, moves) in cases {
        for level in levels() {
            let found = ai::choose_within(&position, &[], level, 1, nodes(2_000), &Control::new());
            assert_eq!(found.map(|found| found.path.is_some()), moves, "level {level} in {position}");
        }
        let hinted = ai::hints(&position, &[], &Control::new());
        assert_eq!(hinted.is_err(), moves.is_err(), "{position}");
        // Whatever the answer is, there is one.
        let _: bool = ai::accepts_draw(&position, Seat::SOUTH) | ai::accepts_draw(&position, Seat::NORTH);
    }
}

#[test]
fn a_draw_is_accepted_when_behind_or_kept_out() {
    assert!(!ai::accepts_draw(&start(2), Seat::SOUTH));
    assert!(!ai::accepts_draw(&start(2), Seat::NORTH));
    let south = ["q1", "p1", "p2", "o1", "o2", "o3", "n1", "n2", "m6", "m7"];
    let north = ["i1", "i2", "i3", "i4", "i5", "i6", "i7", "i8", "i9", "h1"];
    let behind = board(&south, &north, 1);
    assert!(ai::accepts_draw(&behind, Seat::NORTH) && !ai::accepts_draw(&behind, Seat::SOUTH));
    let south = ["i5", "p1", "p2", "o1", "o2", "o3", "n1", "n2", "n3", "n4"];
    let north = ["q1", "b1", "b2", "c1", "c2", "c3", "d1", "d2", "d3", "d4"];
    assert!(ai::accepts_draw(&board(&south, &north, 1), Seat::SOUTH));
}
