//! The adjacent hops that a board allows, all six directions at once.
//!
//! All that a hop touches lies within two rows, so that it fits into 64 bits of the board around where the hop starts.
//! One multiplication gathers the neighbours that can be hopped over into seven bits side by side, and a table has the
//! landings behind every choice of them.

use super::tables::{hop_counts, hops};
use super::{Hole, HoleSet};

/// Bits of the board before the hole that the 64 bits around it begin with.
const BEFORE: u32 = 26;
/// Neighbours side by side: two of the row above, two of the own row and a gap between them, two of the row below.
const SLOTS: u32 = 7;
const ROWS: usize = 17;

static AROUND: [Around; Hole::COUNT] = arounds();
static BEHIND: [[u64; 1 << SLOTS]; ROWS] = behind();

/// What gathers the neighbours of one hole.
#[derive(Clone, Copy)]
struct Around {
    /// How far the board is turned to bring the 64 bits around the hole to its beginning.
    turn: u32,
    row: usize,
    /// The neighbours, among the 64 bits, that the board has room to hop over.
    over: u64,
    /// What multiplies them into the highest bits; none where no product of this kind keeps them apart.
    gather: u64,
    /// The bits of theirs.
    slots: u64,
    /// Their landings, among the 64 bits.
    landings: u64,
}

impl Hole {
    /// The empty holes that one adjacent hop leads to from here.
    #[inline]
    pub(crate) fn landings(self, occupied: HoleSet) -> HoleSet {
        let around = &AROUND[self.index()];
        #[expect(clippy::cast_possible_truncation, reason = "only the 64 bits around the hole count")]
        let near = occupied.bits().rotate_right(around.turn) as u64;
        let over = near & around.over;
        if over == 0 {
            return HoleSet::EMPTY;
        }
        if around.gather == 0 {
            return self.landings_one_by_one(occupied);
        }
        let gathered = over.wrapping_mul(around.gather) >> (u64::BITS - SLOTS) & around.slots;
        let landings = BEHIND[around.row][gathered as usize % (1 << SLOTS)] & around.landings & !near;
        HoleSet::from_bits(u128::from(landings).rotate_left(around.turn))
    }

    fn landings_one_by_one(self, occupied: HoleSet) -> HoleSet {
        let open = |hop: &&super::Hop| occupied.contains(hop.over) && !occupied.contains(hop.landing);
        self.hops().iter().filter(open).map(|hop| hop.landing).collect()
    }
}

/// The slot of the neighbour in the direction of `over`.
const fn slot(from: Hole, over: Hole) -> u32 {
    match (over.x() - from.x(), over.y() - from.y()) {
        (-1, 1) => 0,
        (1, 1) => 1,
        (-2, 0) => 2,
        (2, 0) => 4,
        (-1, -1) => 5,
        _ => 6,
    }
}

/// The bit of a hole among the 64 around another.
#[expect(clippy::cast_possible_truncation, reason = "indices are below 121")]
const fn place(from: Hole, hole: Hole) -> u32 {
    hole.index() as u32 + BEFORE - from.index() as u32
}

const fn row(hole: Hole) -> usize {
    hole.row_and_number().0 as usize
}

const fn arounds() -> [Around; Hole::COUNT] {
    let (all, counts) = (hops(), hop_counts());
    let mut table = [Around { turn: 0, row: 0, over: 0, gather: 0, slots: 0, landings: 0 }; Hole::COUNT];
    let mut i = 0;
    while i < Hole::COUNT {
        let around = &mut table[i];
        if let Some(from) = Hole::new(i) {
            around.turn = (u128::BITS + place(Hole::at(0), from) - 2 * BEFORE) % u128::BITS;
            around.row = row(from);
            let mut n = 0;
            while n < counts[i] as usize {
                let hop = all[i][n];
                around.over |= 1 << place(from, hop.over);
                around.gather |= 1 << (u64::BITS - SLOTS + slot(from, hop.over) - place(from, hop.over));
                around.slots |= 1 << slot(from, hop.over);
                around.landings |= 1 << place(from, hop.landing);
                n += 1;
            }
            let mut choice = 0;
            while choice < 1u32 << counts[i] {
                let (mut over, mut slots, mut n) = (0u64, 0, 0);
                while n < counts[i] as usize {
                    if choice >> n & 1 != 0 {
                        over |= 1 << place(from, all[i][n].over);
                        slots |= 1 << slot(from, all[i][n].over);
                    }
                    n += 1;
                }
                if over.wrapping_mul(around.gather) >> (u64::BITS - SLOTS) & around.slots != slots {
                    around.gather = 0;
                }
                choice += 1;
            }
        }
        i += 1;
    }
    table
}

#[expect(clippy::large_stack_arrays, reason = "the compiler's stack, not the program's")]
/// Within a row, what lies behind a neighbour is always as far away.
const fn behind() -> [[u64; 1 << SLOTS]; ROWS] {
    let (all, counts) = (hops(), hop_counts());
    let mut landings = [[0u64; SLOTS as usize]; ROWS];
    let mut i = 0;
    while i < Hole::COUNT {
        if let Some(from) = Hole::new(i) {
            let mut n = 0;
            while n < counts[i] as usize {
                let hop = all[i][n];
                landings[row(from)][slot(from, hop.over) as usize] = 1 << place(from, hop.landing);
                n += 1;
            }
        }
        i += 1;
    }
    let mut table = [[0; 1 << SLOTS]; ROWS];
    let mut r = 0;
    while r < ROWS {
        let mut choice = 1usize;
        while choice < 1 << SLOTS {
            let lowest = choice.trailing_zeros() as usize;
            table[r][choice] = table[r][choice & (choice - 1)] | landings[r][lowest];
            choice += 1;
        }
        r += 1;
    }
    table
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every choice of taken holes among those that the hops from a hole touch, in turn with all others taken and none.
    #[test]
    fn the_table_has_the_hops_that_are_there() {
        for from in Hole::all() {
            let touched: Vec<Hole> = from.hops().iter().flat_map(|hop| [hop.over, hop.landing]).collect();
            let others = touched.iter().fold(HoleSet::BOARD, |rest, &hole| rest.without(hole)).without(from);
            for choice in 0..1u32 << touched.len() {
                let taken = (0..).zip(&touched).filter(|&(bit, _)| choice >> bit & 1 != 0).map(|(_, &hole)| hole);
                let taken: HoleSet = taken.collect();
                let expected = from.landings_one_by_one(taken);
                assert_eq!(from.landings(taken), expected, "{from} {taken:?}");
                assert_eq!(from.landings(taken | others), expected, "{from} {taken:?} and all others");
            }
        }
    }

    #[test]
    fn nearly_every_hole_is_gathered_at_once() {
        let slow = AROUND.iter().filter(|around| around.gather == 0).count();
        let without_hops = Hole::all().filter(|hole| hole.hops().is_empty()).count();
        assert_eq!((slow, without_hops), (8, 0));
    }
}
