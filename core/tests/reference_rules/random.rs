//! Random games: what must hold at every position.

use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;

use crate::reference::board::HOLES;
use crate::reference::{Cell, Options, State, Status};
use crate::rules;

/// Takes a turn: mostly a move along any of its shorter paths, now and then something else that is allowed.
fn turn(state: &mut State, random: &mut ChaCha8Rng) {
    let legal = state.legal();
    match random.random_range(0..60) {
        _ if legal.is_empty() => state.pass().unwrap(),
        0 if state.options().players > 2 => state.resign(state.seat_to_move()).unwrap(),
        1 | 2 => state.timeout().unwrap(),
        3..6 if state.pass().is_ok() => {}
        6..20 if state.claim().is_ok() => {}
        _ => {
            let (from, to) = legal[random.random_range(0..legal.len())];
            let (paths, _) = state.paths(from, to, 20);
            state.play(&paths[random.random_range(0..paths.len())]).unwrap();
        }
    }
}

/// Plays to the end or so far, and asks at every position.
fn game(options: &Options, seed: u64, turns: usize, mut ask: impl FnMut(&State)) {
    let mut random = ChaCha8Rng::seed_from_u64(seed);
    let mut state = State::start(options);
    for _ in 0..turns {
        if state.status() != Status::Playing {
            break;
        }
        ask(&state);
        turn(&mut state, &mut random);
    }
}

fn variants() -> Vec<Options> {
    vec![
        rules("plyyard", 2, &[("continue", "on")]),
        rules("masters", 2, &[]),
        rules("masters", 4, &[("idle", "filled")]),
        rules("masters", 3, &[("sets", "2"), ("win", "filled")]),
        rules("masters", 4, &[("teams", "two"), ("continue", "on")]),
        rules("tournament", 2, &[]),
        rules("tournament", 6, &[("swap", "on")]),
        rules("qq", 3, &[]),
        rules("qq-symmetric", 6, &[("teams", "two"), ("after", "stop")]),
        rules("qq-symmetric", 2, &[("sets", "3"), ("exit", "locked")]),
    ]
}

#[test]
fn a_parsed_text_is_the_same_position() {
    for (seed, options) in (0..).zip(variants()) {
        game(&options, seed, 150, |state| {
            assert_eq!(State::parse(&options, &state.text()).as_ref(), Ok(state), "{}", state.text());
        });
    }
}

#[test]
fn legal_moves_are_those_with_a_path() {
    for (seed, options) in (0..).zip(variants()) {
        game(&options, seed, 40, |state| {
            let legal = state.legal();
            assert!(legal.is_sorted());
            for (from, to) in (0..HOLES).flat_map(|from| (0..HOLES).map(move |to| (from, to))) {
                let path = state.default_path(from, to);
                assert_eq!(path.is_some(), legal.contains(&(from, to)), "{from} {to} in {}", state.text());
                assert!(path.is_none_or(|path| state.clone().play(&path).is_ok()));
            }
        });
    }
}

#[test]
fn pieces_are_never_lost() {
    let pieces = |state: &State| (1..=6).map(|seat| count(state, seat)).collect::<Vec<_>>();
    for (seed, options) in (0..).zip(variants()) {
        let start = pieces(&State::start(&options));
        game(&options, seed, 200, |state| assert_eq!(pieces(state), start));
    }
}

#[test]
fn one_set_has_no_more_moves_than_other_pieces_allow() {
    for (seed, players) in (0..).zip([2, 3, 4, 6]) {
        let others = 10 * usize::from(players) - 1;
        game(&rules("plyyard", players, &[]), seed, 300, |state| {
            assert!(state.legal().len() <= 10 * (6 + others.min(36)));
        });
    }
}

fn count(state: &State, seat: u8) -> usize {
    state.cells().iter().filter(|&&cell| cell == Cell::Piece(seat)).count()
}
