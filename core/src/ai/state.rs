//! The position of a search with what is kept up to date along a line.

use super::eval::{Evaluation, Tally};
use crate::board::{Hole, HoleSet};
use crate::moves::Reach;
use crate::path::Move;
use crate::position::{Position, Standing, Undo};
use crate::rules::{Jump, Passive, Swap};
use crate::seat::Seat;

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
    tally: Tally,
    root: Seat,
    sight: Sight,
    /// Whether a move can change more pieces than the one that moves.
    unsettling: bool,
    tallies: Vec<Tally>,
    undos: Vec<Undo>,
    marks: Vec<usize>,
}

impl<'a> State<'a> {
    pub(super) fn new(position: Position, evaluation: &'a Evaluation, sight: Sight) -> Self {
        let (root, options) = (position.to_move(), position.rules().options());
        Self {
            tally: evaluation.tally(&position, root),
            root,
            unsettling: options.swap == Swap::On || options.passive == Passive::On,
            tallies: Vec::new(),
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
        self.evaluation.score(&self.position, &self.tally, self.root)
    }

    pub(super) fn has_won(&self, seat: Seat) -> bool {
        self.position.has_reached_goals(seat)
    }

    pub(super) fn gain(&self, turn: Turn) -> i32 {
        match turn.played {
            Move::Travel { from, to } => self.evaluation.gain(self.set_on(turn.seat, from), from, to),
            Move::Pass => 0,
        }
    }

    /// Which set of a player has the piece on a hole.
    fn set_on(&self, player: Seat, hole: Hole) -> Seat {
        if self.position.pieces(player).contains(hole) {
            return player;
        }
        self.position.piece_at(hole).unwrap_or(player)
    }

    pub(super) fn make(&mut self, turn: Turn) {
        self.tallies.push(self.tally);
        self.marks.push(self.undos.len());
        let before = self.unsettling.then_some(self.position);
        self.pass_until(turn.seat);
        if let (false, Move::Travel { from, to }) = (self.unsettling, turn.played) {
            let set = self.set_on(turn.seat, from);
            self.evaluation.shift(&mut self.tally, self.root, set, from, to);
        }
        self.undos.push(self.position.make(turn.played));
        if turn.seat != self.root {
            self.pass_until(self.root);
        }
        if let Some(before) = before {
            self.evaluation.follow(&mut self.tally, self.root, &before, &self.position);
        }
    }

    /// Takes back the turn that was made last.
    pub(super) fn unmake(&mut self) {
        let mark = self.marks.pop().unwrap_or(0);
        while self.undos.len() > mark {
            if let Some(undo) = self.undos.pop() {
                self.position.unmake(undo);
            }
        }
        if let Some(tally) = self.tallies.pop() {
            self.tally = tally;
        }
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
        if !self.visit_turns(|_, _| HoleSet::BOARD, &mut visit) && self.somebody_can_move() {
            visit(Turn { seat: self.position.to_move(), played: Move::Pass });
        }
    }

    /// The same with only those turns that gain on the table, where there are any.
    pub(super) fn for_each_gain(&self, mut visit: impl FnMut(Turn)) {
        let gains = |seat, from| self.evaluation.better(self.set_on(seat, from), from);
        if !self.visit_turns(gains, &mut visit) {
            self.for_each_turn(visit);
        }
    }

    /// Visits turns to the holes that `wanted` gives for a piece; whether there was any.
    fn visit_turns(&self, wanted: impl Fn(Seat, Hole) -> HoleSet, visit: &mut impl FnMut(Turn)) -> bool {
        let mut any = false;
        for seat in self.movers() {
            self.position.for_each_reach(seat, |from, reach| {
                for to in self.seen(from, reach) & wanted(seat, from) {
                    any = true;
                    visit(Turn { seat, played: Move::Travel { from, to } });
                }
            });
        }
        any
    }

    fn somebody_can_move(&self) -> bool {
        self.position.players_in().any(|seat| self.position.can_move(seat))
    }

    /// The turn that this move is here, if it can be made and seen.
    pub(super) fn turn_of(&self, played: Move) -> Option<Turn> {
        let Move::Travel { from, to } = played else { return None };
        let seat = self.position.rules().player_of(self.position.piece_at(from)?)?;
        let can = self.movers().any(|mover| mover == seat) && self.seen(from, self.position.reach(from)).contains(to);
        can.then_some(Turn { seat, played })
    }

    /// Who can make the next turn: the root, or after it any one of its opponents, in turn order.
    fn movers(&self) -> impl Iterator<Item = Seat> {
        let (next, root) = (self.position.to_move(), self.root);
        let rules = self.position.rules();
        let side = rules.side(root);
        let from_next = core::iter::successors(Some(next), move |&seat| Some(rules.next(seat)));
        let opposes = move |&seat: &Seat| !side.contains(seat) && self.position.standing(seat) == Standing::In;
        let opponents = from_next.take(usize::from(rules.players())).filter(opposes);
        (next == root).then_some(root).into_iter().chain(opponents.take(if next == root { 0 } else { 6 }))
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
mod sums;

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ai::taste::Taste;
    use crate::rules::{Preset, Rules};

    #[test]
    fn making_and_unmaking_a_turn_leaves_no_trace_for_any_number_of_seats() {
        for players in [2, 3, 4, 6] {
            let start = Position::start(Rules::new(Preset::Plyyard, players).expect("a playable number"));
            let evaluation = Evaluation::new(start.rules(), Taste::PLAIN);
            let mut state = State::new(start, &evaluation, Sight::Whole);
            let tally = state.tally;
            for _ in 0..2 {
                let mut turns = Vec::new();
                state.for_each_turn(|turn| turns.push(turn));
                for &turn in &turns {
                    let (before, hash) = (state.position, state.hash());
                    state.make(turn);
                    assert_ne!(state.hash(), hash);
                    assert_eq!(state.tally, evaluation.tally(&state.position, start.to_move()));
                    state.unmake();
                    assert_eq!(state.position, before);
                }
                state.make(turns[0]);
            }
            let made: usize = state.marks.len();
            assert_eq!(made, 2);
            assert_ne!(state.tally, tally);
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
