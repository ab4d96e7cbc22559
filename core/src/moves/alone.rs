//! What the pieces of one set could do while everybody else's stand still.

use crate::board::{Hole, HoleSet};
use crate::moves::Reach;
use crate::moves::terrain::{Ground, Plain, Terrain};
use crate::position::Position;
use crate::rules::{Continue, Exit, Jump, Options};
use crate::seat::Seat;

/// The board of one set whose pieces alone move. Swaps, and where a repetition bars the way back, are left out.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Alone {
    fixed: HoleSet,
    /// Holes where a piece may land, and those of others where it may not rest.
    land: HoleSet,
    others_camps: HoleSet,
    goal: HoleSet,
    jump: Jump,
    exit: Exit,
    goes_on: bool,
}

impl Alone {
    /// The board of a set in a position with these pieces on it, seen through `turned`, which takes holes to others and
    /// keeps neighbours neighbours.
    pub(crate) fn new(position: &Position, set: Seat, taken: HoleSet, turned: impl Fn(HoleSet) -> HoleSet) -> Self {
        let rules = position.rules();
        let Options { jump, exit, goes_on, .. } = rules.options();
        let ground = position.ground(rules.player_of(set).unwrap_or(set));
        Self {
            fixed: turned(taken - position.pieces(set)),
            land: turned(ground.land),
            others_camps: turned(ground.others_camps),
            goal: turned(set.goal()),
            jump,
            exit,
            goes_on: goes_on == Continue::On,
        }
    }

    /// An empty board with adjacent hops and nothing forbidden.
    pub(crate) const fn on_empty_board(goal: HoleSet) -> Self {
        Self {
            fixed: HoleSet::EMPTY,
            land: HoleSet::BOARD,
            others_camps: HoleSet::EMPTY,
            goal,
            jump: Jump::Adjacent,
            exit: Exit::Free,
            goes_on: false,
        }
    }

    /// The same with these holes closed to every landing.
    pub(crate) fn without(self, closed: HoleSet) -> Self {
        Self { land: self.land - closed, ..self }
    }

    /// The pieces that stand still.
    pub(crate) const fn fixed(&self) -> HoleSet {
        self.fixed
    }

    /// What a hop may go over.
    pub(crate) const fn jump(&self) -> Jump {
        self.jump
    }

    /// Holes where the board is not as an empty one: a piece stands there, or none may land or rest there.
    pub(crate) fn uneven(&self) -> HoleSet {
        self.fixed | self.others_camps | (HoleSet::BOARD - self.land)
    }

    /// Whether pieces move as they do on an empty board where nothing is uneven: adjacent hops, and each move could be
    /// made the other way round.
    pub(crate) fn is_smooth(&self) -> bool {
        self.jump == Jump::Adjacent && self.exit == Exit::Free && !self.goes_on
    }

    /// Where the piece on `from` can go, the set's pieces standing on `pieces`.
    #[inline]
    pub(crate) fn reach(&self, pieces: HoleSet, from: Hole) -> HoleSet {
        let occupied = self.fixed | pieces;
        if self.is_smooth() {
            let free = self.land - occupied;
            return Plain { occupied, free, rest: free - self.others_camps }.reach(from).all();
        }
        Reach::on(&self.ground(occupied).terrain(from, self.goal), from).all()
    }

    /// Where the piece on `to` may have stood one move before.
    pub(crate) fn origins(&self, pieces: HoleSet, to: Hole) -> HoleSet {
        // The way back is the way there, except for where a piece may land and rest.
        let open = Terrain::open(self.fixed | pieces.without(to), self.jump);
        let likely = open.steps(to) | open.flood(to, HoleSet::of(to));
        if self.is_smooth() && self.land == HoleSet::BOARD && self.others_camps.is_empty() {
            return likely;
        }
        let rest = pieces.without(to);
        likely.into_iter().filter(|&from| self.reach(rest.with(from), from).contains(to)).collect()
    }

    fn ground(&self, occupied: HoleSet) -> Ground {
        Ground {
            occupied,
            land: self.land,
            others_camps: self.others_camps,
            opponents: HoleSet::EMPTY,
            shuttle: None,
            jump: self.jump,
            exit: self.exit,
            goes_on: self.goes_on,
        }
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::rules::Rules;
    use crate::seat::SeatMap;

    const RULE_SETS: [&str; 6] = [
        "plyyard 2",
        "plyyard 2 exit=locked",
        "plyyard 3 camps=pass exit=locked",
        "plyyard 6 camps=closed",
        "plyyard 3 continue=on camps=pass",
        "qq-symmetric 4",
    ];

    proptest! {
        #![proptest_config(ProptestConfig { cases: 60, failure_persistence: None, ..ProptestConfig::default() })]

        #[test]
        fn pieces_alone_reach_what_they_reach_in_a_position(
            rules in prop::sample::select(RULE_SETS.to_vec()),
            holes in Just(Hole::all().collect::<Vec<_>>()).prop_shuffle(),
        ) {
            let rules: Rules = rules.parse().expect("a rule set");
            let set = rules.first();
            let mut tens = holes.chunks(10);
            let mut ten = |seat| {
                let plays = rules.in_play(seat);
                tens.next().filter(|_| plays).into_iter().flatten().copied().collect()
            };
            let position = Position::with_pieces(rules, SeatMap::from_fn(&mut ten), HoleSet::EMPTY, set);
            let alone = Alone::new(&position, set, position.occupied(), |holes| holes);
            let pieces = position.pieces(set);
            for from in pieces {
                let reach = alone.reach(pieces, from);
                prop_assert_eq!(reach, position.reach(from).all(), "{} in {}", from, &position);
                for to in reach {
                    let after = pieces.without(from).with(to);
                    prop_assert!(alone.origins(after, to).contains(from), "{} from {} in {}", to, from, &position);
                }
                for origin in alone.origins(pieces, from) {
                    let before = pieces.without(from).with(origin);
                    prop_assert!(alone.reach(before, origin).contains(from), "{} from {} in {}", from, origin, &position);
                }
            }
        }
    }
}
