//! Absurd limits give the best quick move.

use std::thread;
use std::time::Duration;

use starhop::ai::{self, Control, Limits, SearchError};
use starhop::{Level, Position, Rules};

fn start() -> Position {
    Position::start(Rules::PLYYARD)
}

/// Each limit that is none, or as good as none, with another that ends the search.
#[test]
fn every_absurd_limit_gives_a_legal_move() {
    let few = Some(500);
    let cases = [
        Limits { time: Some(Duration::ZERO), ..Limits::default() },
        Limits { nodes: Some(0), ..Limits::default() },
        Limits { depth: Some(0), ..Limits::default() },
        Limits { time: Some(Duration::ZERO), nodes: Some(0), depth: Some(0) },
        Limits { depth: Some(u8::MAX), nodes: few, time: None },
        Limits { time: Some(Duration::MAX), nodes: few, depth: None },
        Limits { time: Some(Duration::MAX), nodes: few, depth: Some(u8::MAX) },
        Limits { nodes: Some(u64::MAX), depth: Some(2), time: Some(Duration::MAX) },
    ];
    for rules in ["plyyard 2", "qq 3", "plyyard 6 swap=on continue=on", "plyyard 2 sets=3"] {
        let position = Position::start(rules.parse().expect("rules"));
        for limits in cases {
            for memory in [0, 1, u32::MAX as usize, usize::MAX] {
                let found = ai::search(&position, &[], limits, memory, &Control::new()).expect("the game goes on");
                let path = found.path.unwrap_or_else(|| unreachable!("{rules}: {limits:?} gives a pass"));
                assert_eq!(position.check(&path), Ok(()), "{rules}: {limits:?}");
                assert!(limits.nodes.is_none_or(|nodes| found.nodes <= nodes), "{rules}: {limits:?}");
                assert!(limits.time != Some(Duration::ZERO) || found.nodes <= 256, "{rules}: {limits:?}");
            }
            let level = ai::choose_within(&position, &[], Level::HIGHEST, 1, limits, &Control::new());
            assert!(level.is_ok_and(|found| found.path.is_some()), "{rules}: {limits:?}");
            let hints = ai::hints_within(&position, &[], limits, &Control::new()).expect("the game goes on");
            assert!(!hints.is_empty(), "{rules}: {limits:?}");
        }
    }
}

#[test]
fn no_depth_is_one_ply_and_the_deepest_is_known() {
    let search = |depth| {
        let limits = Limits { depth: Some(depth), ..Limits::default() };
        ai::search(&start(), &[], limits, 1, &Control::new()).expect("a move")
    };
    assert_eq!(search(0), search(1));
    // A single piece that has all the board for itself is searched to the end.
    let text = "./../.../..../............./............/.........../........../........./........../\
                .........../............/............./..../.../../1 1";
    let alone = Position::parse(text, Rules::PLYYARD).expect("a placement");
    let limits = Limits { depth: Some(u8::MAX), ..Limits::default() };
    let found = ai::search(&alone, &[], limits, 1, &Control::new()).expect("a move");
    assert!(found.depth <= 64 && found.path.is_some(), "{found:?}");
}

/// A search without any bound, told to end after so many nodes at least; how many it had then and in the end.
fn told(position: &Position, limits: Limits, order: fn(&Control)) -> (u64, Result<ai::Found, SearchError>) {
    let control = Control::new();
    thread::scope(|scope| {
        let search = scope.spawn(|| ai::search(position, &[], limits, 1, &control));
        while control.nodes() < 20_000 {
            thread::yield_now();
        }
        order(&control);
        let told = control.nodes();
        (told, search.join().expect("the search does not panic"))
    })
}

#[test]
fn a_search_without_bounds_is_ended_by_its_control_alone() {
    let boundless =
        [Limits::default(), Limits { nodes: Some(u64::MAX), time: Some(Duration::MAX), depth: Some(u8::MAX) }];
    for limits in boundless {
        for rules in ["plyyard 2", "plyyard 6", "plyyard 2 sets=3 swap=on continue=on"] {
            let position = Position::start(rules.parse().expect("rules"));
            assert_eq!(told(&position, limits, Control::cancel).1, Err(SearchError::Cancelled), "{rules}");
            let (_, found) = told(&position, limits, Control::move_now);
            assert!(found.is_ok_and(|found| found.path.is_some()), "{rules}");
        }
    }
}
