//! The transposition table.

use crate::board::Hole;
use crate::moves::Move;

/// What a stored score says about the true one.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Bound {
    Exact,
    AtLeast,
    AtMost,
}

/// What is known about a position.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Known {
    pub(super) played: Option<Move>,
    pub(super) score: i32,
    pub(super) depth: u8,
    pub(super) bound: Bound,
}

#[derive(Debug, Clone, Copy)]
struct Entry {
    key: u32,
    score: i32,
    /// Start and end in seven bits each; no hole has number 127.
    played: u16,
    depth: u8,
    bound: Option<Bound>,
}

const EMPTY: Entry = Entry { key: 0, score: 0, played: 0, depth: 0, bound: None };
const NO_MOVE: u16 = u16::MAX;
const PASS: u16 = 127 << 7 | 127;

/// Five entries share a line of the processor's cache.
#[derive(Debug, Clone, Copy)]
#[repr(align(64))]
struct Bucket([Entry; 5]);

/// Results of positions by hash. A bucket keeps the deepest.
#[derive(Debug)]
pub(super) struct Table {
    buckets: Vec<Bucket>,
}

impl Table {
    pub(super) fn new(mebibytes: usize) -> Self {
        let bytes = mebibytes.clamp(1, 1 << 16) << 20;
        Self { buckets: vec![Bucket([EMPTY; 5]); bytes / size_of::<Bucket>()] }
    }

    pub(super) fn get(&self, hash: u64) -> Option<Known> {
        let key = key(hash);
        let entry = self.buckets[self.place(hash)].0.iter().find(|entry| entry.key == key && entry.bound.is_some())?;
        Some(Known { played: unpack(entry.played), score: entry.score, depth: entry.depth, bound: entry.bound? })
    }

    pub(super) fn put(&mut self, hash: u64, known: Known) {
        let key = key(hash);
        let place = self.place(hash);
        let bucket = &mut self.buckets[place].0;
        let same = bucket.iter().position(|entry| entry.key == key && entry.bound.is_some());
        let shallowest = || {
            let rank = |entry: &Entry| entry.bound.map(|_| entry.depth);
            (0..bucket.len()).min_by_key(|&at| rank(&bucket[at])).unwrap_or(0)
        };
        let at = same.unwrap_or_else(shallowest);
        let kept = bucket[at].played;
        let played = match known.played {
            None if same.is_some() => kept,
            played => pack(played),
        };
        bucket[at] = Entry { key, score: known.score, played, depth: known.depth, bound: Some(known.bound) };
    }

    fn place(&self, hash: u64) -> usize {
        // The upper half of the product spreads the low bits of the hash over all buckets.
        let wide = u128::from(hash << 32) * self.buckets.len() as u128;
        usize::try_from(wide >> 64).unwrap_or(0)
    }
}

fn key(hash: u64) -> u32 {
    (hash >> 32) as u32
}

fn pack(played: Option<Move>) -> u16 {
    match played {
        None => NO_MOVE,
        Some(Move::Pass) => PASS,
        #[expect(clippy::cast_possible_truncation, reason = "holes are below 121")]
        Some(Move::Travel { from, to }) => (from.index() << 7 | to.index()) as u16,
    }
}

fn unpack(packed: u16) -> Option<Move> {
    match packed {
        NO_MOVE => None,
        PASS => Some(Move::Pass),
        _ => {
            Some(Move::Travel { from: Hole::new(usize::from(packed >> 7))?, to: Hole::new(usize::from(packed & 127))? })
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_put_can_be_got_and_a_shallow_result_gives_way() {
        let mut table = Table::new(1);
        let known = |depth| Known {
            played: Some(Move::Travel { from: Hole::at(3), to: Hole::at(120) }),
            score: -7,
            depth,
            bound: Bound::AtLeast,
        };
        // Equal low halves share a bucket, different high halves tell them apart.
        for high in 1..=6u8 {
            table.put(u64::from(high) << 32 | 99, known(high));
        }
        assert_eq!(table.get(1 << 32 | 99), None);
        for high in 2..=6u8 {
            assert_eq!(table.get(u64::from(high) << 32 | 99), Some(known(high)));
        }
        assert_eq!(size_of::<Bucket>(), 64);
    }

    #[test]
    fn a_result_without_a_move_keeps_the_move_known_before() {
        let mut table = Table::new(1);
        let pass = Known { played: Some(Move::Pass), score: 1, depth: 2, bound: Bound::Exact };
        table.put(5, pass);
        table.put(5, Known { played: None, depth: 3, ..pass });
        assert_eq!(table.get(5), Some(Known { depth: 3, ..pass }));
    }
}
