//! How hard a puzzle is, from 1 to 5.

use starhop::learn::Puzzle;

/// Moves home: each move is a grade; one right first move only is one more, a way that the greedy finds one less.
pub(crate) fn home(moves: u8, right: usize, greedy_gets_home: bool) -> u8 {
    bounded(i32::from(moves) - 1 + i32::from(right == 1) - i32::from(greedy_gets_home))
}

/// A move to be saved: the more moves, and the fewer of them right, the harder.
pub(crate) fn save(moves: u8, right: usize, all: usize) -> u8 {
    bounded(i32::from(moves) - 2 + i32::from(right <= 2) + i32::from(right * 40 < all))
}

/// A chain: three hops are easy to see.
pub(crate) fn chain(hops: u8) -> u8 {
    bounded(i32::from(hops) - 2)
}

/// A bridge: hard where few moves build it, and hardest where they gain nothing themselves.
pub(crate) fn bridge(right: usize, all: usize, own_gain: i32) -> u8 {
    let per_cent = 100 * right / all.max(1);
    let rare = match per_cent {
        0..=1 => 4,
        2 => 3,
        3..=4 => 2,
        _ => 1,
    };
    bounded(rare + i32::from(own_gain <= 0))
}

fn bounded(grade: i32) -> u8 {
    u8::try_from(grade.clamp(1, i32::from(Puzzle::HARDEST))).unwrap_or(1)
}
