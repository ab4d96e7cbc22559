//! The position of a search with what is kept up to date along a line.

use super::eval::Evaluation;
use crate::board::{Hole, HoleSet};
use crate::moves::{Move, Reach};
use crate::position::{Position, Undo};
use crate::rules::Jump;
use crate::seat::{Seat, SeatMap};

/// One move by one seat. With more than two players, the turn after one of the root's is the move of any one
/// opponent, while the others let theirs go by.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Turn {
    pub(super) seat: Seat,
    pub(super) played: Move,
}

impl Turn {
    /// Whether this turn takes the other one back.
    pub(super) fn reverses(self, other: Self) -> bool {
        match (self.played, other.played) {
            (Move::Travel { from, to }, Move::Travel { from: back, to: forth }) => {
                self.seat == other.seat && from == forth && to == back
            }
            _ => false,
        }
    }
}

/// How many hops of a chain a player sees.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Sight {
    Hops(u8),
    Whole,
}

/// A position, its running totals, and the way back.
#[derive(Debug)]
pub(super) struct State<'a> {
    position: Position,
    evaluation: &'a Evaluation,
    totals: SeatMap<i32>,
    root: Seat,
    sight: Sight,
    undos: Vec<Undo>,
    marks: Vec<usize>,
}

impl<'a> State<'a> {
    pub(super) fn new(position: Position, evaluation: &'a Evaluation, sight: Sight) -> Self {
        Self {
            totals: SeatMap::from_fn(|seat| evaluation.total(seat, position.pieces(seat))),
            root: position.to_move(),
            position,
            evaluation,
            sight,
            undos: Vec::new(),
            marks: Vec::new(),
        }
    }

    pub(super) fn hash(&self) -> u64 {
        self.position.hash()
    }

    /// The score for the side to move.
    pub(super) fn score(&self) -> i32 {
        self.evaluation.score(&self.position, &self.totals, self.root)
    }

    /// How far a seat has come, whatever the others do.
    pub(super) fn standing(&self, seat: Seat) -> i32 {
        self.evaluation.standing(&self.position, &self.totals, seat)
    }

    pub(super) fn has_won(&self, seat: Seat) -> bool {
        self.position.has_reached_goals(seat)
    }

    pub(super) fn gain(&self, turn: Turn) -> i32 {
        match turn.played {
            Move::Travel { from, to } => self.evaluation.gain(turn.seat, from, to),
            Move::Pass => 0,
        }
    }

    pub(super) fn make(&mut self, turn: Turn) {
        self.marks.push(self.undos.len());
        self.pass_until(turn.seat);
        self.totals[turn.seat] += self.gain(turn);
        self.undos.push(self.position.make(turn.played));
        if turn.seat != self.root {
            self.pass_until(self.root);
        }
    }

    /// Takes back the turn that was made last.
    pub(super) fn unmake(&mut self, turn: Turn) {
        let mark = self.marks.pop().unwrap_or(0);
        while self.undos.len() > mark {
            if let Some(undo) = self.undos.pop() {
                self.position.unmake(undo);
            }
        }
        self.totals[turn.seat] -= self.gain(turn);
    }

    fn pass_until(&mut self, seat: Seat) {
        // A turn that is let go can end the game or take a player out, so that the seat may never come.
        for _ in 0..self.position.rules().players() {
            if self.position.to_move() == seat || self.position.has_ended() {
                break;
            }
            self.undos.push(self.position.make(Move::Pass));
        }
    }

    /// Calls `visit` with every turn that the side to move can see. There is none when nobody can move.
    pub(super) fn for_each_turn(&self, mut visit: impl FnMut(Turn)) {
        let next = self.position.to_move();
        let rules = self.position.rules();
        let mut any = false;
        let mut seat = next;
        loop {
            self.position.for_each_reach(seat, |from, reach| {
                for to in self.seen(from, reach) {
                    any = true;
                    visit(Turn { seat, played: Move::Travel { from, to } });
                }
            });
            seat = rules.next(seat);
            if next == self.root || seat == self.root {
                break;
            }
        }
        if !any && rules.seats().iter().any(|&seat| self.position.can_move(seat)) {
            visit(Turn { seat: next, played: Move::Pass });
        }
    }

    fn seen(&self, from: Hole, reach: Reach) -> HoleSet {
        match self.sight {
            Sight::Hops(hops) if self.position.rules().options().jump == Jump::Adjacent => {
                let occupied = self.position.occupied().without(from);
                reach.steps | reach.hops & landings_within(occupied, from, hops)
            }
            _ => reach.all(),
        }
    }
}

/// The holes that a chain of at most so many hops leads to, the moving piece not being in `occupied`.
pub(super) fn landings_within(occupied: HoleSet, from: Hole, hops: u8) -> HoleSet {
    let mut seen = HoleSet::of(from);
    let mut layer = seen;
    for _ in 0..hops {
        let mut next = HoleSet::EMPTY;
        for hole in layer {
            next |= hole.landings(occupied);
        }
        layer = next - seen;
        seen |= layer;
        if layer.is_empty() {
            break;
        }
    }
    seen.without(from)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ai::eval::Taste;
    use crate::rules::{Preset, Rules};

    #[test]
    fn making_and_unmaking_a_turn_leaves_no_trace_for_any_number_of_seats() {
        for players in [2, 3, 4, 6] {
            let start = Position::start(Rules::new(Preset::Plyyard, players).expect("a playable number"));
            let evaluation = Evaluation::new(start.rules(), Taste::PLAIN);
            let mut state = State::new(start, &evaluation, Sight::Whole);
            let totals = state.totals;
            for _ in 0..2 {
                let mut turns = Vec::new();
                state.for_each_turn(|turn| turns.push(turn));
                for &turn in &turns {
                    let (before, hash) = (state.position, state.hash());
                    state.make(turn);
                    assert_ne!(state.hash(), hash);
                    let fresh = |seat| evaluation.total(seat, state.position.pieces(seat));
                    assert_eq!(state.totals, SeatMap::from_fn(fresh));
                    state.unmake(turn);
                    assert_eq!(state.position, before);
                }
                state.make(turns[0]);
            }
            let made: usize = state.marks.len();
            assert_eq!(made, 2);
            assert_ne!(state.totals, totals);
        }
    }

    #[test]
    fn opponents_together_have_all_their_moves_after_the_root() {
        let start = Position::start(Rules::new(Preset::Plyyard, 3).expect("three play"));
        let evaluation = Evaluation::new(start.rules(), Taste::PLAIN);
        let mut state = State::new(start, &evaluation, Sight::Whole);
        let mut own = Vec::new();
        state.for_each_turn(|turn| own.push(turn));
        assert_eq!(own.len(), 14);
        state.make(own[0]);
        let mut replies = Vec::new();
        state.for_each_turn(|turn| replies.push(turn));
        assert_eq!(replies.len(), 28);
        assert!(replies.iter().all(|turn| turn.seat != Seat::SOUTH));
    }

    #[test]
    fn sight_limits_the_hops_of_a_chain() {
        let holes =
            |names: &[&str]| -> HoleSet { names.iter().map(|name| name.parse::<Hole>().expect("a hole")).collect() };
        let from: Hole = "c1".parse().expect("a hole");
        assert_eq!(landings_within(holes(&["d1", "f5"]), from, 1), holes(&["e5"]));
        assert_eq!(landings_within(holes(&["d1", "f5"]), from, 2), holes(&["e5", "g5"]));
    }
}
