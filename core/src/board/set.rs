use core::fmt;
use core::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, BitXorAssign, Not, Sub};

use super::Hole;

/// A set of holes: one bit a hole, in reading order.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct HoleSet(u128);

const BOARD: u128 = (1 << Hole::COUNT) - 1;

impl HoleSet {
    /// No hole.
    pub const EMPTY: Self = Self(0);
    /// Every hole of the board.
    pub const BOARD: Self = Self(BOARD);

    /// The set with one hole.
    #[must_use]
    pub const fn of(hole: Hole) -> Self {
        Self(1 << hole.index())
    }

    /// The set with these bits; bits beyond the board are dropped.
    #[must_use]
    pub const fn from_bits(bits: u128) -> Self {
        Self(bits & BOARD)
    }

    /// The same, of bits that are all on the board.
    #[inline]
    pub(super) const fn from_board_bits(bits: u128) -> Self {
        debug_assert!(bits & !BOARD == 0);
        Self(bits)
    }

    /// One bit a hole, bit 0 for `q1`.
    #[must_use]
    pub const fn bits(self) -> u128 {
        self.0
    }

    /// Whether the hole is in the set.
    #[must_use]
    pub const fn contains(self, hole: Hole) -> bool {
        self.0 >> hole.index() & 1 != 0
    }

    /// Adds a hole.
    pub const fn insert(&mut self, hole: Hole) {
        self.0 |= 1 << hole.index();
    }

    /// Takes a hole away.
    pub const fn remove(&mut self, hole: Hole) {
        self.0 &= !(1 << hole.index());
    }

    /// The set with the hole added.
    #[must_use]
    pub const fn with(self, hole: Hole) -> Self {
        Self(self.0 | 1 << hole.index())
    }

    /// The set with the hole taken away.
    #[must_use]
    pub const fn without(self, hole: Hole) -> Self {
        Self(self.0 & !(1 << hole.index()))
    }

    /// How many holes it has.
    #[must_use]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether it has no hole.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether every hole of this set is in the other.
    #[must_use]
    pub const fn is_subset(self, other: Self) -> bool {
        self.0 & !other.0 == 0
    }

    /// The first hole in reading order.
    #[must_use]
    pub const fn first(self) -> Option<Hole> {
        Hole::new(self.0.trailing_zeros() as usize)
    }

    /// Takes out the first hole in reading order.
    pub const fn pop(&mut self) -> Option<Hole> {
        let first = self.first();
        self.0 &= self.0.wrapping_sub(1);
        first
    }
}

impl fmt::Debug for HoleSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.into_iter().map(|hole| hole.to_string())).finish()
    }
}

impl IntoIterator for HoleSet {
    type Item = Hole;
    type IntoIter = HoleSetIter;

    fn into_iter(self) -> HoleSetIter {
        HoleSetIter(self)
    }
}

impl FromIterator<Hole> for HoleSet {
    fn from_iter<I: IntoIterator<Item = Hole>>(holes: I) -> Self {
        holes.into_iter().fold(Self::EMPTY, Self::with)
    }
}

/// The holes of a set in reading order.
#[derive(Debug, Clone)]
pub struct HoleSetIter(HoleSet);

impl Iterator for HoleSetIter {
    type Item = Hole;

    fn next(&mut self) -> Option<Hole> {
        self.0.pop()
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.0.len(), Some(self.0.len()))
    }
}

impl ExactSizeIterator for HoleSetIter {}

impl BitAnd for HoleSet {
    type Output = Self;
    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl BitOr for HoleSet {
    type Output = Self;
    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl BitXor for HoleSet {
    type Output = Self;
    fn bitxor(self, other: Self) -> Self {
        Self(self.0 ^ other.0)
    }
}

impl Sub for HoleSet {
    type Output = Self;
    fn sub(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }
}

impl Not for HoleSet {
    type Output = Self;
    fn not(self) -> Self {
        Self(!self.0 & BOARD)
    }
}

impl BitAndAssign for HoleSet {
    fn bitand_assign(&mut self, other: Self) {
        self.0 &= other.0;
    }
}

impl BitOrAssign for HoleSet {
    fn bitor_assign(&mut self, other: Self) {
        self.0 |= other.0;
    }
}

impl BitXorAssign for HoleSet {
    fn bitxor_assign(&mut self, other: Self) {
        self.0 ^= other.0;
    }
}
