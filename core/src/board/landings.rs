//! The adjacent hops that a board allows, all six directions at once.
//!
//! All that a hop touches lies within two rows, so that it fits into 64 bits of the board around where the hop starts.
//! One multiplication gathers the neighbours that can be hopped over into seven bits side by side, and a table has the
//! landings behind every choice of them.

use super::tables::{hop_counts, hops};
use super::{Hole, HoleSet, Hop};

/// Bits of the board before the hole that the 64 bits around it begin with.
const BEFORE: u32 = 26;
/// Neighbours side by side: two of the row above, two of the own row and a gap between them, two of the row below.
const SLOTS: u32 = 7;
const ROWS: usize = 17;
/// Holes at the tips that need a table of their own: their neighbours are too close together.
const OWN: usize = 8;

static TABLES: Tables = tables();

/// The landings behind every choice of neighbours, among the 64 bits around the hole.
type Behind = [u64; 1 << SLOTS];

struct Tables {
    around: [Around; Hole::COUNT],
    /// By row of the board, since what lies behind a neighbour is as far away from each hole of a row; then those of
    /// single holes.
    behind: [Behind; ROWS + OWN],
}

/// What gathers the neighbours of one hole.
#[derive(Clone, Copy)]
struct Around {
    /// How far the board is turned to bring the 64 bits around the hole to its beginning.
    turn: u32,
    /// The table of what lies behind.
    behind: usize,
    /// The neighbours, among the 64 bits, that the board has room to hop over.
    over: u64,
    /// What multiplies them into the highest bits.
    gather: u64,
    /// Their landings, among the 64 bits.
    landings: u64,
}

impl Hole {
    /// The empty holes that one adjacent hop leads to from here.
    #[inline]
    pub(crate) fn landings(self, occupied: HoleSet) -> HoleSet {
        let around = &TABLES.around[self.index()];
        #[expect(clippy::cast_possible_truncation, reason = "only the 64 bits around the hole count")]
        let near = occupied.bits().rotate_right(around.turn) as u64;
        let over = near & around.over;
        if over == 0 {
            return HoleSet::EMPTY;
        }
        let landings = TABLES.behind[around.behind][around.gathered(over)] & around.landings & !near;
        if landings == 0 {
            return HoleSet::EMPTY;
        }
        HoleSet::from_board_bits(u128::from(landings).rotate_left(around.turn))
    }
}

impl Hole {
    /// Where adjacent hops from here could land.
    pub(crate) fn hop_set(self) -> HoleSet {
        let around = &TABLES.around[self.index()];
        HoleSet::from_board_bits(u128::from(around.landings).rotate_left(around.turn))
    }
}

impl Around {
    #[inline]
    const fn gathered(&self, over: u64) -> usize {
        (over.wrapping_mul(self.gather) >> (u64::BITS - SLOTS)) as usize
    }
}

#[expect(clippy::cast_possible_truncation, reason = "indices are below 121")]
const fn hole(index: usize) -> Hole {
    Hole::at(index as u8)
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

#[expect(clippy::large_stack_arrays, reason = "the compiler's stack, not the program's")]
const fn tables() -> Tables {
    let (all, counts) = (hops(), hop_counts());
    let nothing = Around { turn: 0, behind: 0, over: 0, gather: 0, landings: 0 };
    let mut tables = Tables { around: [nothing; Hole::COUNT], behind: [[0; 1 << SLOTS]; ROWS + OWN] };
    let mut i = 0;
    while i < Hole::COUNT {
        fill_row(&mut tables.behind, hole(i), all[i].split_at(counts[i] as usize).0);
        i += 1;
    }
    let (mut i, mut own) = (0, ROWS);
    while i < Hole::COUNT {
        let (from, hops) = (hole(i), all[i].split_at(counts[i] as usize).0);
        let mut around = around(from, hops);
        if !agrees(&around, &tables.behind[around.behind], from, hops) {
            around.behind = own;
            around.gather = own_gather(&around, from, hops);
            fill_own(&mut tables.behind[own], &around, from, hops);
            own += 1;
        }
        tables.around[i] = around;
        i += 1;
    }
    assert!(own == ROWS + OWN);
    tables
}

const fn around(from: Hole, hops: &[Hop]) -> Around {
    let turn = (u128::BITS + place(Hole::at(0), from) - 2 * BEFORE) % u128::BITS;
    let mut around = Around { turn, behind: row(from), over: 0, gather: 0, landings: 0 };
    let mut n = 0;
    while n < hops.len() {
        let over = place(from, hops[n].over);
        around.over |= 1 << over;
        around.gather |= 1 << (u64::BITS - SLOTS + slot(from, hops[n].over) - over);
        around.landings |= 1 << place(from, hops[n].landing);
        n += 1;
    }
    around
}

/// Adds the hops from one hole to the table of its row.
const fn fill_row(behind: &mut [Behind; ROWS + OWN], from: Hole, hops: &[Hop]) {
    let (row, mut n) = (row(from), 0);
    while n < hops.len() {
        let bit = 1 << slot(from, hops[n].over);
        let mut choice = bit;
        while choice < 1 << SLOTS {
            behind[row][choice] |= 1 << place(from, hops[n].landing);
            // The next choice with this neighbour among the others.
            choice = (choice + 1) | bit;
        }
        n += 1;
    }
}

/// Neighbours that can be hopped over and their landings, for one choice among the hops.
const fn chosen(choice: usize, from: Hole, hops: &[Hop]) -> (u64, u64) {
    let (mut over, mut landings, mut n) = (0, 0, 0);
    while n < hops.len() {
        if choice >> n & 1 != 0 {
            over |= 1 << place(from, hops[n].over);
            landings |= 1 << place(from, hops[n].landing);
        }
        n += 1;
    }
    (over, landings)
}

const fn agrees(around: &Around, behind: &Behind, from: Hole, hops: &[Hop]) -> bool {
    let mut choice = 0;
    while choice < 1 << hops.len() {
        let (over, landings) = chosen(choice, from, hops);
        if behind[around.gathered(over)] & around.landings != landings {
            return false;
        }
        choice += 1;
    }
    true
}

/// A multiplier that keeps every choice of neighbours apart from the others.
const fn own_gather(around: &Around, from: Hole, hops: &[Hop]) -> u64 {
    let mut first = BEFORE;
    while first < 2 * BEFORE {
        let mut second = first;
        while second < 2 * BEFORE {
            let gather = 1 << first | 1 << second;
            let (mut seen, mut choice) = (0u128, 0);
            while choice < 1 << hops.len() {
                let (over, _) = chosen(choice, from, hops);
                seen |= 1 << Around { gather, ..*around }.gathered(over);
                choice += 1;
            }
            if seen.count_ones() == 1 << hops.len() {
                return gather;
            }
            second += 1;
        }
        first += 1;
    }
    0
}

const fn fill_own(behind: &mut Behind, around: &Around, from: Hole, hops: &[Hop]) {
    let mut choice = 0;
    while choice < 1 << hops.len() {
        let (over, landings) = chosen(choice, from, hops);
        behind[around.gathered(over)] = landings;
        choice += 1;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn one_by_one(from: Hole, occupied: HoleSet) -> HoleSet {
        let open = |hop: &&Hop| occupied.contains(hop.over) && !occupied.contains(hop.landing);
        from.hops().iter().filter(open).map(|hop| hop.landing).collect()
    }

    /// Every choice of taken holes among those that the hops from a hole touch, with all others taken and with none.
    #[test]
    fn the_table_has_the_hops_that_are_there() {
        for from in Hole::all() {
            let touched: Vec<Hole> = from.hops().iter().flat_map(|hop| [hop.over, hop.landing]).collect();
            let others = touched.iter().fold(HoleSet::BOARD, |rest, &hole| rest.without(hole)).without(from);
            for choice in 0..1u32 << touched.len() {
                let taken = (0..).zip(&touched).filter(|&(bit, _)| choice >> bit & 1 != 0).map(|(_, &hole)| hole);
                let taken: HoleSet = taken.collect();
                assert_eq!(from.hop_set(), from.hops().iter().map(|hop| hop.landing).collect(), "{from}");
                let expected = one_by_one(from, taken);
                assert_eq!(from.landings(taken), expected, "{from} {taken:?}");
                assert_eq!(from.landings(taken | others), expected, "{from} {taken:?} and all others");
            }
        }
    }
}
