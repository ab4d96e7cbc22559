//! Random keys for the incremental hash, from splitmix64 with a fixed seed.

use once_cell::sync::Lazy;

use crate::board::Hole;
use crate::seat::{Seat, SeatMap};

struct Keys {
    pieces: SeatMap<[u64; Hole::COUNT]>,
    to_move: SeatMap<u64>,
}

static KEYS: Lazy<Keys> = Lazy::new(|| {
    let mut state = 0x5EED_0F57_A4B0_A4D5_u64;
    let mut next = move || {
        state = state.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = state;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    };
    Keys { pieces: SeatMap::from_fn(|_| core::array::from_fn(|_| next())), to_move: SeatMap::from_fn(|_| next()) }
});

/// The key of a seat's piece on a hole.
pub(super) fn piece(seat: Seat, hole: Hole) -> u64 {
    KEYS.pieces[seat][hole.index()]
}

/// The key of a seat being to move.
pub(super) fn to_move(seat: Seat) -> u64 {
    KEYS.to_move[seat]
}
