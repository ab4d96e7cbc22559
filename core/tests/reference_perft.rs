//! The reference reproduces the numbers of the rules.

#![allow(clippy::expect_used, clippy::unwrap_used, reason = "a failed expectation is a failed test")]

mod reference;

use reference::board::{self, HOLES};
use reference::{Options, State};

fn perft(preset: &str, players: u8, counts: &[u64]) {
    let state = State::start(&Options::preset(preset, players).unwrap());
    for (depth, &count) in (1..).zip(counts) {
        assert_eq!(state.perft(depth), count, "{preset}, {players} players, depth {depth}");
    }
}

#[test]
fn perft_plyyard_2() {
    perft("plyyard", 2, &[14, 196, 4760, 115_600, 3_188_520]);
}

#[test]
fn perft_open_camps_3() {
    for preset in ["plyyard", "qq"] {
        perft(preset, 3, &[14, 196, 2744, 66640, 1_618_400]);
    }
}

#[test]
fn perft_plyyard_4() {
    perft("plyyard", 4, &[14, 199, 2786, 39601, 958_384]);
}

#[test]
fn perft_plyyard_6() {
    perft("plyyard", 6, &[14, 199, 2828, 40189, 571_130]);
}

#[test]
fn perft_masters_3() {
    perft("masters", 3, &[14, 196, 2744, 65072, 1_543_136]);
}

/// The camps of seats 3 and 6 are nobody's with four players, so pieces may rest there.
#[test]
fn perft_masters_4() {
    perft("masters", 4, &[14, 197, 2758, 38809, 933_977]);
}

#[test]
fn perft_masters_6() {
    perft("masters", 6, &[14, 197, 2772, 39005, 548_842]);
}

/// A tour that visits 37 holes, by index.
const TOUR: [usize; 37] = [
    10, 12, 35, 37, 56, 75, 98, 100, 77, 58, 79, 102, 115, 120, 117, 104, 81, 60, 39, 14, 16, 3, 0, 5, 18, 41, 62, 43,
    20, 22, 45, 64, 83, 106, 108, 85, 110,
];

/// Four players, one piece on the start of the tour and one on the middle of each of its hops.
fn position_of_tour() -> State {
    let between = |from, to| {
        let close = |&hole: &usize| board::distance(from, hole) == 1 && board::distance(hole, to) == 1;
        let middles: Vec<usize> = (0..HOLES).filter(close).collect();
        assert_eq!((board::distance(from, to), middles.len()), (2, 1), "a hop from {from} to {to}");
        middles[0]
    };
    let mut cells = ['.'; HOLES];
    cells[TOUR[0]] = '1';
    for (hop, pair) in TOUR.windows(2).enumerate() {
        let middle = between(pair[0], pair[1]);
        assert_eq!(cells[middle], '.', "each piece is hopped over once");
        cells[middle] = ['2', '4', '5', '1'][hop / 10];
    }
    let mut cells = cells.iter();
    let rows = board::ROWS.map(|count| cells.by_ref().take(count).collect::<String>());
    let options = Options::preset("plyyard", 4).unwrap();
    State::parse(&options, &format!("{} 1", rows.join("/"))).unwrap()
}

#[test]
fn tour_of_36_hops() {
    let mut state = position_of_tour();
    assert!(state.legal().contains(&(TOUR[0], TOUR[36])));
    state.play(&TOUR).unwrap();
    assert_eq!(&state.text()[..1], ".", "the tour passes through the top and leaves it");
    assert_eq!(state.cells()[TOUR[36]], reference::Cell::Piece(1));
}

#[test]
fn start_is_110_steps_from_the_nearest_goal_holes() {
    let nearest = |hole| board::goal(1).map(|goal| board::distance(hole, goal)).min().unwrap();
    assert_eq!(board::home(1).map(nearest).sum::<u32>(), 110);
}
