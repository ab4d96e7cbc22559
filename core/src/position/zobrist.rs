//! Random keys for the incremental hash, from splitmix64 with a fixed seed.

use crate::board::Hole;
use crate::seat::Seat;

struct Keys {
    pieces: [[u64; Hole::COUNT]; 6],
    to_move: [u64; 6],
    idle: [u64; Hole::COUNT],
}

static KEYS: Keys = keys(0x5EED_0F57_A4B0_A4D5);

/// The key of a seat's piece on a hole.
pub(super) fn piece(seat: Seat, hole: Hole) -> u64 {
    KEYS.pieces[seat.index()][hole.index()]
}

/// The key of a seat being to move.
pub(super) fn to_move(seat: Seat) -> u64 {
    KEYS.to_move[seat.index()]
}

/// The key of an idle piece on a hole.
pub(super) fn idle(hole: Hole) -> u64 {
    KEYS.idle[hole.index()]
}

const fn splitmix(state: &mut u64) -> u64 {
    *state = state.wrapping_add(0x9E37_79B9_7F4A_7C15);
    let mut z = *state;
    z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    z ^ (z >> 31)
}

const fn keys(seed: u64) -> Keys {
    let mut state = seed;
    let mut keys = Keys { pieces: [[0; Hole::COUNT]; 6], to_move: [0; 6], idle: [0; Hole::COUNT] };
    let mut seat = 0;
    while seat < 6 {
        keys.to_move[seat] = splitmix(&mut state);
        let mut hole = 0;
        while hole < Hole::COUNT {
            keys.pieces[seat][hole] = splitmix(&mut state);
            hole += 1;
        }
        seat += 1;
    }
    let mut hole = 0;
    while hole < Hole::COUNT {
        keys.idle[hole] = splitmix(&mut state);
        hole += 1;
    }
    keys
}
