//! What a position is worth, kept up to date along a line of moves.

use std::sync::Arc;

use super::frame::seen_from;
use super::hand::{Hand, far_behind};
use super::net::{self, Network, Row, Units};
use super::taste::{Flavour, Taste};
use super::view::{kind, phase, steps_to_tip};
use crate::board::{Hole, HoleSet};
use crate::position::Position;
use crate::rules::Rules;
use crate::seat::{Seat, SeatMap};

pub(super) use super::hand::STEP;

/// How one search judges positions.
#[derive(Debug)]
pub(super) struct Evaluation {
    hand: Hand,
    network: Option<Arc<Network>>,
    flavour: Flavour,
    rules: Rules,
}

/// The sums over the pieces of one position that its score is made of.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Tally {
    /// The hand-made worth of each set.
    totals: SeatMap<i32>,
    /// Steps of all pieces to the tips of their goals.
    steps: i32,
    /// What the root's taste adds to its score.
    taste: i32,
    /// Of two players, each one's view; of more, the root's.
    views: [Sums; 2],
}

/// What a network has added up of one player's view.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Sums {
    units: Units,
    direct: i32,
}

impl Evaluation {
    pub(super) fn new(rules: Rules, taste: Taste) -> Self {
        Self::with(rules, taste, net::of_rules(rules))
    }

    pub(super) fn with(rules: Rules, taste: Taste, network: Option<Arc<Network>>) -> Self {
        Self { hand: Hand::new(rules), network, flavour: Flavour::new(taste), rules }
    }

    /// What a player gains on the table by moving a piece.
    pub(super) fn gain(&self, set: Seat, from: Hole, to: Hole) -> i32 {
        self.hand.worth(set, to) - self.hand.worth(set, from)
    }

    /// The holes to which a piece of a set gains on the table.
    pub(super) fn better(&self, set: Seat, than: Hole) -> HoleSet {
        self.hand.better(set, than)
    }

    /// The sums of a position, for a search of the player to move at its root.
    pub(super) fn tally(&self, position: &Position, root: Seat) -> Tally {
        let units = self.network.as_ref().map_or([0; net::HIDDEN], |network| *network.bias());
        let sums = Sums { units, direct: 0 };
        let mut tally = Tally { totals: SeatMap::default(), steps: 0, taste: 0, views: [sums; 2] };
        for set in Seat::ALL {
            for hole in position.pieces(set) {
                self.put(&mut tally, root, set, hole);
            }
        }
        tally
    }

    /// Keeps the sums true when a piece goes from one hole to another.
    pub(super) fn shift(&self, tally: &mut Tally, root: Seat, set: Seat, from: Hole, to: Hole) {
        self.take(tally, root, set, from);
        self.put(tally, root, set, to);
    }

    /// Keeps the sums true when any pieces have changed.
    pub(super) fn follow(&self, tally: &mut Tally, root: Seat, before: &Position, after: &Position) {
        for set in Seat::ALL {
            let (was, is) = (before.pieces(set), after.pieces(set));
            for hole in was - is {
                self.take(tally, root, set, hole);
            }
            for hole in is - was {
                self.put(tally, root, set, hole);
            }
        }
    }

    fn put(&self, tally: &mut Tally, root: Seat, set: Seat, hole: Hole) {
        tally.totals[set] += self.hand.worth(set, hole);
        tally.steps += steps_to_tip(set, hole);
        tally.taste += self.taste_of(root, set, hole);
        self.for_each_row(root, set, hole, |view, row| {
            net::add(&mut tally.views[view].units, &row.units);
            tally.views[view].direct += i32::from(row.direct);
        });
    }

    fn take(&self, tally: &mut Tally, root: Seat, set: Seat, hole: Hole) {
        tally.totals[set] -= self.hand.worth(set, hole);
        tally.steps -= steps_to_tip(set, hole);
        tally.taste -= self.taste_of(root, set, hole);
        self.for_each_row(root, set, hole, |view, row| {
            net::subtract(&mut tally.views[view].units, &row.units);
            tally.views[view].direct -= i32::from(row.direct);
        });
    }

    fn taste_of(&self, root: Seat, set: Seat, hole: Hole) -> i32 {
        if self.rules.sets(root).contains(set) { self.flavour.of(set, hole) } else { 0 }
    }

    fn for_each_row(&self, root: Seat, set: Seat, hole: Hole, mut visit: impl FnMut(usize, &Row)) {
        let Some(network) = &self.network else { return };
        let players = match *self.rules.seats() {
            [first, second] => &[first, second][..],
            _ => &[root],
        };
        for (view, &player) in players.iter().enumerate() {
            if let Some(row) = network.row(kind(player, set), seen_from(player, hole)) {
                visit(view, row);
            }
        }
    }

    /// The score of a position for the side to move out of `root` and its opponents: by hand, and what the network has
    /// learned to correct in it.
    pub(super) fn score(&self, position: &Position, tally: &Tally, root: Seat) -> i32 {
        let to_move = position.to_move() == root;
        let taste = if to_move { tally.taste } else { -tally.taste };
        let by_hand = Hand::score(position, &tally.totals, root);
        let Some(network) = self.network.as_ref().filter(|_| !has_straggler(position)) else {
            return by_hand + taste;
        };
        let phase = phase(self.rules, tally.steps);
        let learned = if let &[first, _] = self.rules.seats() {
            let [one, two] = &tally.views;
            let (mover, other) = if position.to_move() == first { (one, two) } else { (two, one) };
            network.of_both(phase, &mover.units, &other.units) + mover.direct
        } else {
            let own = &tally.views[0];
            let score = network.of_one(phase, &own.units, to_move) + own.direct;
            if to_move { score } else { -score }
        };
        by_hand + learned + taste
    }
}

/// Pieces in the goal from which on one that is still far behind is a straggler.
const NEARLY_ALL: usize = 8;

/// Whether some player has nearly all pieces in the goal and one far behind. Training sees too few such games to learn
/// what counts in them, and the hand-made evaluation knows it.
fn has_straggler(position: &Position) -> bool {
    position.rules().seats().iter().any(|&seat| {
        let pieces = position.pieces(seat);
        (pieces & seat.goal()).len() >= NEARLY_ALL && !(pieces & far_behind(seat)).is_empty()
    })
}
