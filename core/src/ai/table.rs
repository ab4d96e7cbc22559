//! The transposition table.

use crate::board::Hole;
use crate::path::Move;

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

/// A hash and what is known, packed; both 0 where nothing is stored, so that a new table costs nothing until used.
type Entry = [u64; 2];

/// Entries that a hash can be stored in.
const BUCKET: usize = 4;
const NO_MOVE: u64 = 0x3FFE;
const PASS: u64 = 0x3FFF;

/// Results of positions by hash. A bucket keeps the deepest.
#[derive(Debug)]
pub(super) struct Table {
    entries: Vec<Entry>,
}

impl Table {
    /// A table of so many bytes, or as many as there are, of one bucket at least.
    pub(super) fn new(bytes: usize) -> Self {
        let mut buckets = (bytes / size_of::<Entry>() / BUCKET).max(1);
        // To ask for more than there is would end the program.
        while buckets > 1 && Vec::<Entry>::new().try_reserve_exact(buckets.saturating_mul(BUCKET)).is_err() {
            buckets /= 2;
        }
        Self { entries: vec![[0; 2]; buckets * BUCKET] }
    }

    pub(super) fn get(&self, hash: u64) -> Option<Known> {
        let first = self.place(hash);
        let entry = self.entries[first..].iter().take(BUCKET).find(|entry| entry[0] == hash)?;
        unpack(entry[1])
    }

    pub(super) fn put(&mut self, hash: u64, known: Known) {
        let first = self.place(hash);
        let bucket = &mut self.entries[first..first + BUCKET];
        if let Some(same) = bucket.iter_mut().find(|entry| entry[0] == hash) {
            let played = known.played.or_else(|| unpack(same[1])?.played);
            *same = [hash, pack(Known { played, ..known })];
        } else if let Some(shallowest) = bucket.iter_mut().min_by_key(|entry| entry[1] & DEPTH) {
            *shallowest = [hash, pack(known)];
        }
    }

    /// The first entry of the bucket of a hash.
    fn place(&self, hash: u64) -> usize {
        let buckets = (self.entries.len() / BUCKET) as u128;
        usize::try_from((u128::from(hash) * buckets) >> 64).unwrap_or(0) * BUCKET
    }
}

// From the lowest bit: depth and one 8, move 14, bound 2, then the score 32.
const DEPTH: u64 = 0xFF;
const MOVE_AT: u32 = 8;
const BOUND_AT: u32 = 22;
const SCORE_AT: u32 = 32;

fn pack(known: Known) -> u64 {
    let played = match known.played {
        None => NO_MOVE,
        Some(Move::Pass) => PASS,
        Some(Move::Travel { from, to }) => (from.index() << 7 | to.index()) as u64,
    };
    let bound = match known.bound {
        Bound::Exact => 0,
        Bound::AtLeast => 1,
        Bound::AtMost => 2,
    };
    let score = u64::from(known.score.cast_unsigned());
    // A stored entry is never 0.
    let depth = u64::from(known.depth.saturating_add(1));
    score << SCORE_AT | bound << BOUND_AT | played << MOVE_AT | depth
}

fn unpack(packed: u64) -> Option<Known> {
    let hole = |at: u32| Hole::new((packed >> at & 0x7F) as usize);
    let played = match packed >> MOVE_AT & 0x3FFF {
        NO_MOVE => None,
        PASS => Some(Move::Pass),
        _ => Some(Move::Travel { from: hole(MOVE_AT + 7)?, to: hole(MOVE_AT)? }),
    };
    let bound = match packed >> BOUND_AT & 3 {
        0 => Bound::Exact,
        1 => Bound::AtLeast,
        _ => Bound::AtMost,
    };
    let score = ((packed >> SCORE_AT) as u32).cast_signed();
    let depth = u8::try_from((packed & DEPTH).checked_sub(1)?).ok()?;
    Some(Known { played, score, depth, bound })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn known(depth: u8) -> Known {
        let played = Some(Move::Travel { from: Hole::at(3), to: Hole::at(120) });
        Known { played, score: -7, depth, bound: Bound::AtMost }
    }

    #[test]
    fn a_table_that_no_memory_holds_is_a_smaller_one() {
        let table = Table::new(usize::MAX);
        assert_eq!(table.get(7), None);
        assert!(table.entries.len() >= BUCKET);
    }

    #[test]
    fn a_full_bucket_forgets_its_shallowest_result() {
        let mut table = Table::new(1 << 20);
        assert_eq!(table.get(0), None);
        // Neighbouring hashes share a bucket.
        for hash in 1..=5u8 {
            table.put(hash.into(), known(hash));
        }
        assert_eq!(table.get(1), None);
        for hash in 2..=5u8 {
            assert_eq!(table.get(hash.into()), Some(known(hash)));
        }
    }

    #[test]
    fn a_result_without_a_move_keeps_the_move_known_before() {
        let mut table = Table::new(1 << 20);
        let pass = Known { played: Some(Move::Pass), score: 999_999, depth: 2, bound: Bound::Exact };
        table.put(5, pass);
        table.put(5, Known { played: None, depth: 3, ..pass });
        assert_eq!(table.get(5), Some(Known { depth: 3, ..pass }));
        let nothing = Known { played: None, bound: Bound::AtLeast, ..known(0) };
        table.put(u64::MAX, nothing);
        assert_eq!(table.get(u64::MAX), Some(nothing));
    }
}
