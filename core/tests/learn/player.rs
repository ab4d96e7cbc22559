//! A player who solves tasks from what a screen shows: the pieces, the rules, and the goal. It has a statement of its
//! own of every goal, and asks for no help.

use std::collections::BTreeSet;

use starhop::learn::{Aim, Ask, Claim, Exercise, Feedback, Goal, Naming, PartKind, Quantity, Quarry, Subject};
use starhop::{Hole, HoleSet, Move, Outcome, Path, Position, Progress, Seat};

use crate::exhaustive::fewest_moves;

/// A task as a screen shows it.
pub(crate) struct Sight {
    pub(crate) now: Position,
    pub(crate) goal: Goal,
    pub(crate) left: u8,
    start: Position,
    /// Where the pieces that have moved came from: start and end of each move.
    trail: Vec<(Hole, Hole)>,
}

fn as_shown(position: &Position) -> Position {
    Position::parse(&position.to_string(), position.rules()).expect("a position's own text")
}

/// The same pieces, the same player to move again.
pub(crate) fn again(position: &Position, seat: Seat) -> Position {
    let text = position.to_string();
    let rows = text.split(' ').next().unwrap_or_default();
    Position::parse(&format!("{rows} {seat}"), position.rules()).expect("pieces as they stood")
}

pub(crate) fn played(position: &Position, path: &Path) -> Position {
    let mut after = *position;
    after.play(path).expect("a legal path");
    after
}

pub(crate) fn paths(position: &Position) -> Vec<Path> {
    let path = |played| match played {
        Move::Travel { from, to } => position.default_path(from, to),
        Move::Pass => None,
    };
    position.legal_moves().into_iter().filter_map(path).collect()
}

fn steps(position: &Position, seat: Seat) -> i32 {
    Progress::of(position, seat).steps.into()
}

impl Sight {
    pub(crate) fn of(exercise: &Exercise) -> Self {
        let Subject::Goal(goal) = exercise.subject() else { panic!("a closing has no goal") };
        let now = as_shown(exercise.position());
        Self { now, goal: goal.clone(), left: exercise.moves_left(), start: now, trail: Vec::new() }
    }

    fn seat(&self) -> Seat {
        self.start.to_move()
    }

    fn after(&self, path: &Path) -> Self {
        let after = played(&self.now, path);
        let mut trail = self.trail.clone();
        trail.push((path.start(), path.end()));
        let now = if after.outcome() == Outcome::Open { again(&after, self.seat()) } else { after };
        Self { now, goal: self.goal.clone(), left: self.left - 1, start: self.start, trail }
    }

    /// Whether a move is right: it reaches the goal, or the moves left can.
    pub(crate) fn is_right(&self, path: &Path) -> bool {
        let Goal::Play { aim, .. } = self.goal else { return false };
        if aim == Aim::Home {
            let seat = self.seat();
            let home = fewest_moves(&played(&self.now, path), seat, usize::from(self.left - 1));
            return home.is_some();
        }
        let after = self.after(path);
        self.reaches(aim, path, &after) || (after.left > 0 && paths(&after.now).iter().any(|next| after.is_right(next)))
    }

    fn reaches(&self, aim: Aim, path: &Path, after: &Self) -> bool {
        let (seat, tip) = (self.seat(), self.seat().goal_tip());
        match aim {
            Aim::Step => path.start().distance(path.end()) == 1 && path.landings().len() == 1,
            Aim::Hops { least } => !path.is_step() && path.landings().len() >= usize::from(least),
            Aim::Reach { from, to } => {
                let origin = after.trail.iter().rev().fold(to, |at, &(from, to)| if to == at { from } else { at });
                after.now.pieces(seat).contains(to) && path.end() == to && from.is_none_or(|from| from == origin)
            }
            Aim::Gain { steps: needed } => steps(&self.start, seat) - steps(&after.now, seat) >= i32::from(needed),
            Aim::Keep { steps: needed } => {
                let gained = steps(&self.now, seat) - steps(&after.now, seat);
                let lost = can_hop_on(&self.now, seat) - can_hop_on(&after.now, seat);
                gained >= i32::from(needed) && (lost - HoleSet::of(path.start())).is_empty()
            }
            Aim::Deepest => {
                let into = |path: &Path| seat.goal().contains(path.end()).then(|| path.end().distance(tip));
                into(path).is_some() && into(path) == paths(&self.now).iter().filter_map(into).min()
            }
            Aim::Opens { from, to } => {
                path.start() != from && paths(&after.now).iter().any(|next| next.start() == from && next.end() == to)
            }
            Aim::Bridge { steps: needed } => {
                let known: BTreeSet<(Hole, Hole)> = paths(&self.now).iter().map(|p| (p.start(), p.end())).collect();
                let is_new = |next: &&Path| next.start() != path.end() && !known.contains(&(next.start(), next.end()));
                let gain = |next: &Path| steps(&after.now, seat) - steps(&played(&after.now, next), seat);
                paths(&after.now).iter().filter(is_new).any(|next| gain(next) >= i32::from(needed))
            }
            Aim::Outside { pieces } => (after.now.pieces(seat) - seat.home()).len() >= usize::from(pieces),
            Aim::Home => after.now.pieces(seat) == seat.goal(),
            Aim::Save { left } => fewest_moves(&after.now, seat, usize::from(left)).is_some(),
            Aim::Win => matches!(after.now.outcome(), Outcome::Won(_)),
        }
    }

    /// A right move.
    pub(crate) fn choose(&self) -> Path {
        let ways = paths(&self.now);
        if let Some(path) = ways.iter().find(|path| self.is_right(path)) {
            return path.clone();
        }
        // The chain with the most hops may be none of the shortest ways.
        let Goal::Play { aim: Aim::Hops { least }, .. } = self.goal else { panic!("no move is right in {}", self.now) };
        longest_walk(&self.now, usize::from(least)).expect("a chain")
    }
}

/// Own pieces outside the goal from which a hop, or a chain, leads two steps nearer to its tip.
fn can_hop_on(position: &Position, seat: Seat) -> HoleSet {
    let tip = seat.goal_tip();
    let leads_on = |&from: &Hole| {
        let nearer = |to: Hole| to.distance(tip) + 2 <= from.distance(tip);
        !seat.goal().contains(from) && position.reach(from).hops.into_iter().any(nearer)
    };
    position.pieces(seat).into_iter().filter(leads_on).collect()
}

/// A chain of so many adjacent hops.
fn longest_walk(position: &Position, hops: usize) -> Option<Path> {
    fn walk(way: &mut Vec<Hole>, occupied: HoleSet, hops: usize) -> bool {
        if way.len() > hops {
            return true;
        }
        let here = way[way.len() - 1];
        for hop in here.hops() {
            if occupied.contains(hop.over) && !occupied.contains(hop.landing) && !way.contains(&hop.landing) {
                way.push(hop.landing);
                if walk(way, occupied, hops) {
                    return true;
                }
                way.pop();
            }
        }
        false
    }
    position.pieces(position.to_move()).into_iter().find_map(|from| {
        let mut way = vec![from];
        walk(&mut way, position.occupied() - HoleSet::of(from), hops).then(|| Path::from_holes(&way).expect("a way"))
    })
}

/// The holes that are looked for.
pub(crate) fn holes(of: &Quarry, position: &Position) -> HoleSet {
    let seat = position.to_move();
    let ends = |from: Hole, steps_too: bool| -> HoleSet {
        let of_piece = paths(position).into_iter().filter(|path| path.start() == from);
        let by_hop = |path: &Path| position.reach(from).hops.contains(path.end());
        of_piece.filter(|path| steps_too || by_hop(path)).map(|path| path.end()).collect()
    };
    match *of {
        Quarry::Landings { from } => ends(from, false),
        Quarry::Targets { from } => ends(from, true),
        Quarry::Hoppers => position.pieces(seat).into_iter().filter(|&from| !ends(from, false).is_empty()).collect(),
        Quarry::CutOff { played: [from, to] } => {
            let path = position.default_path(from, to).expect("a move");
            can_hop_on(position, seat) - can_hop_on(&played(position, &path), seat) - HoleSet::of(from)
        }
        Quarry::Goal { seat } => Hole::all().filter(|hole| hole.camp() == Some(seat.opposite())).collect(),
        Quarry::Home { seat } => Hole::all().filter(|hole| hole.camp() == Some(seat)).collect(),
        Quarry::Counting => {
            let partners = position.rules().side(seat);
            let counts = |hole: &Hole| {
                let owner = position.piece_at(*hole);
                owner.is_some_and(|owner| partners.contains(owner) && hole.camp() == Some(owner.opposite()))
            };
            Hole::all().filter(counts).collect()
        }
    }
}

fn is_true(claim: &Claim, position: &Position) -> bool {
    let path = Path::from_holes(claim.path()).expect("a path");
    let mut after = *position;
    let is_legal = after.play(&path).is_ok();
    match claim {
        Claim::Legal { .. } => is_legal,
        Claim::Captures { .. } => after.occupied().len() < position.occupied().len(),
        Claim::Wins { .. } => matches!(after.outcome(), Outcome::Won(_)),
    }
}

fn number(quantity: Quantity, position: &Position) -> u32 {
    let seat = position.to_move();
    let found = match quantity {
        Quantity::MovesHome => i32::try_from(fewest_moves(position, seat, 6).expect("few moves")).expect("few"),
        Quantity::StepsHome => steps(position, seat),
        Quantity::AtHome => {
            i32::try_from(position.pieces(seat).into_iter().filter(|hole| hole.camp() == Some(seat)).count())
                .expect("few")
        }
        Quantity::BestGain => {
            let gain = |path: &Path| steps(position, seat) - steps(&played(position, path), seat);
            paths(position).iter().map(gain).max().expect("a move")
        }
    };
    u32::try_from(found).expect("no loss")
}

/// The middle of two holes of a hop.
fn middle(a: Hole, b: Hole) -> Hole {
    Hole::from_coordinates(i8::midpoint(a.x(), b.x()), i8::midpoint(a.y(), b.y())).expect("on the board")
}

/// The right naming of each part of a line.
pub(crate) fn namings(exercise: &Exercise) -> Vec<Naming> {
    let Subject::Goal(Goal::Name { from, to }) = *exercise.subject() else { panic!("nothing to name") };
    let position = as_shown(exercise.position());
    let hops = i8::try_from(exercise.parts().len() / 4).expect("few");
    let at = |n: usize| {
        let n = i8::try_from(n).expect("few");
        let (dx, dy) = ((to.x() - from.x()) / hops, (to.y() - from.y()) / hops);
        Hole::from_coordinates(from.x() + n * dx, from.y() + n * dy).expect("on the board")
    };
    let right = |(part, _): (starhop::learn::Part, _)| {
        let (start, landing) = (at(part.hop), at(part.hop + 1));
        let over = middle(start, landing);
        match part.kind {
            PartKind::Start => Naming::Hole(start),
            PartKind::Over => Naming::Hole(over),
            PartKind::Landing => Naming::Hole(landing),
            PartKind::CanHop => {
                Naming::Yes(position.occupied().contains(over) && !position.occupied().contains(landing))
            }
        }
    };
    exercise.parts().into_iter().map(right).collect()
}

pub(crate) fn give(exercise: &mut Exercise, naming: Naming) -> Feedback {
    match naming {
        Naming::Hole(hole) => exercise.mark(hole),
        Naming::Yes(yes) => exercise.say(yes),
    }
    .expect("the part's turn")
}

/// Solves a task; each answer on the way must be taken for right.
pub(crate) fn solve(exercise: &mut Exercise) {
    let last = match exercise.ask() {
        Ask::Moves => {
            let (mut sight, mut last) = (Sight::of(exercise), None);
            while !exercise.is_solved() {
                assert_eq!(sight.now.board_text(), exercise.position().board_text());
                let path = sight.choose();
                let feedback = exercise.play(path.holes()).expect("a move is asked for");
                assert!(feedback.is_right(), "{path} in {}: {feedback:?}", exercise.position());
                last = Some(feedback);
                sight = sight.after(&path);
            }
            last
        }
        Ask::Holes => {
            let sight = Sight::of(exercise);
            let Goal::Find { quarry, enough } = &sight.goal else { panic!("nothing to find") };
            let wanted = holes(quarry, &sight.now);
            let enough = enough.map_or(wanted.len(), usize::from);
            wanted.into_iter().take(enough).map(|hole| exercise.mark(hole).expect("a hole is asked for")).last()
        }
        Ask::Parts => {
            for naming in namings(exercise) {
                give(exercise, naming);
            }
            Some(exercise.check().expect("all are named"))
        }
        Ask::YesOrNo => {
            let sight = Sight::of(exercise);
            let Goal::Judge { claim } = &sight.goal else { panic!("nothing to judge") };
            Some(exercise.say(is_true(claim, &sight.now)).expect("yes or no"))
        }
        Ask::Number => {
            let sight = Sight::of(exercise);
            let Goal::Count { quantity } = sight.goal else { panic!("nothing to count") };
            Some(exercise.count(number(quantity, &sight.now)).expect("a number"))
        }
    };
    assert!(matches!(last, Some(Feedback::Solved { .. })), "{last:?}");
    assert!(exercise.is_solved() && exercise.mistakes() == 0 && !exercise.is_helped());
}
