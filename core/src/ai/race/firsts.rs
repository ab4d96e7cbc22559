//! Which first moves lead to a placement.

/// First moves that can be told apart: one set has at most ten pieces, each of which can go to 42 holes (RULES,
/// numbers to check against).
const MOST: usize = 512;
const BITS: usize = u128::BITS as usize;

/// Words that tell all of them apart.
pub(super) const WORDS: usize = MOST / BITS;

/// A set of first moves, by their place in the list of all, in so many words.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Firsts<const N: usize>([u128; N]);

/// Whether one word tells so many first moves apart.
pub(super) const fn fit_one_word(firsts: usize) -> bool {
    firsts <= BITS
}

impl<const N: usize> Firsts<N> {
    pub(super) fn one(first: usize) -> Self {
        let mut firsts = Self([0; N]);
        if let Some(bits) = firsts.0.get_mut(first / BITS) {
            *bits |= 1 << (first % BITS);
        }
        firsts
    }

    pub(super) fn add(&mut self, others: Self) {
        for (bits, other) in self.0.iter_mut().zip(others.0) {
            *bits |= other;
        }
    }

    /// Counts each first move of the set once more.
    pub(super) fn count(self, counts: &mut [u32]) {
        for (first, count) in counts.iter_mut().enumerate().take(N * BITS) {
            *count += u32::from(self.0[first / BITS] >> (first % BITS) & 1 != 0);
        }
    }
}
