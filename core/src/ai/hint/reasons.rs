//! What is true of a move, and worth telling.

use super::line::{LineMove, pass_until};
use crate::board::Hole;
use crate::path::{Move, Path};
use crate::position::{Outcome, Position, Standing};
use crate::progress::Progress;
use crate::seat::Seat;

/// Why a move is worth following. Each reason is true of the line that the search found and can be checked on the
/// board. Steps are those of [`Progress`](crate::Progress) that the player no longer needs after a move; in a line
/// of more than two players, others let their turns go by between its moves.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum HintReason {
    /// The move wins the game, or a place where the others play on.
    Wins {
        /// The place, 1 for a win.
        place: u8,
    },
    /// The move brings a piece from outside into the goal.
    BringsHome {
        /// The player's pieces in their goals then.
        home: u8,
    },
    /// The move takes a way that is about to close: had the player passed, the best reply would have made the move
    /// impossible.
    UsesBridge {
        /// A hole of the way: a piece leaves it that the move hops over, or one comes to where the move lands.
        hole: Hole,
        /// Whose reply.
        seat: Seat,
        /// Where that reply starts.
        from: Hole,
        /// Where it ends.
        to: Hole,
        /// Steps that the move gains.
        steps: u16,
    },
    /// The move goes on inside the goal, and the next own move of the line brings a piece from outside to the hole
    /// that was left.
    MakesRoom {
        /// The hole that was left.
        hole: Hole,
        /// Where the piece stands that comes.
        from: Hole,
    },
    /// The move brings the hindmost piece nearer to its goal, which was behind all the player's others.
    RescuesLast {
        /// Steps to its goal more than any other had, at least 2.
        behind: u8,
        /// Steps to its goal less than before.
        nearer: u8,
    },
    /// The next own move of the line is a chain over the piece where it now stands, and could not be made if the
    /// player had passed.
    BuildsBridge {
        /// Where that chain starts.
        from: Hole,
        /// Where it ends.
        to: Hole,
        /// Its hops.
        hops: u8,
        /// Steps that it gains.
        steps: u16,
    },
    /// Of all legal moves none gains more steps.
    LongestAdvance {
        /// Steps that it gains, at least 3.
        steps: u16,
        /// Its hops; 0 for a step.
        hops: u8,
    },
    /// Had the player passed, the best reply would have been a chain that lands where the piece now stands, and it
    /// cannot be made any more.
    Blocks {
        /// Whose reply.
        seat: Seat,
        /// Where it would start.
        from: Hole,
        /// Where it would end.
        to: Hole,
        /// Steps that it would gain, at least 3.
        steps: u16,
    },
    /// The move goes forward.
    Advances {
        /// Steps that it gains.
        steps: u16,
        /// Its hops; 0 for a step.
        hops: u8,
    },
    /// There is no other legal move.
    Only,
    /// The search prefers it, and nothing else is claimed.
    Preferred {
        /// Hundredths of a step by which it is preferred to the next one; none where that cannot be said in steps.
        by: Option<u32>,
    },
}

/// Steps from which on a gain is worth a reason of its own.
const FAR: u16 = 3;

/// A position and what is known about it before any reason is looked for.
pub(super) struct Case<'a> {
    position: &'a Position,
    seat: Seat,
    reply: Option<LineMove>,
    legal: usize,
    /// The most steps that a legal move gains.
    farthest: u16,
}

impl<'a> Case<'a> {
    pub(super) fn new(position: &'a Position, reply: Option<LineMove>) -> Self {
        let seat = position.to_move();
        let moves = position.legal_moves();
        let gain = |&played: &Move| {
            let mut after = *position;
            after.make(played);
            gained(position, &after, seat)
        };
        let farthest = moves.iter().map(gain).max().unwrap_or(0);
        Self { position, seat, reply, legal: moves.len(), farthest }
    }

    /// The most telling reason that is true of a move.
    pub(super) fn reason(&self, path: &Path, line: &[LineMove], by: Option<u32>) -> HintReason {
        let mut after = *self.position;
        after.make_path(path);
        let steps = gained(self.position, &after, self.seat);
        let hops = small(path.hops());
        let own = line.iter().skip(1).find(|played| played.seat == self.seat);
        let longest = HintReason::LongestAdvance { steps, hops };
        let bridge = self.builds_bridge(path, line).filter(
            |bridge| matches!(bridge, HintReason::BuildsBridge { steps: next, .. } if *next >= FAR && *next > steps),
        );
        None.or_else(|| self.wins(&after))
            .or_else(|| self.brings_home(path, &after))
            .or_else(|| self.uses_bridge(path, steps))
            .or_else(|| self.makes_room(path, own?))
            .or_else(|| self.rescues_last(path))
            .or(bridge)
            .or_else(|| (steps >= FAR && steps == self.farthest).then_some(longest))
            .or_else(|| self.blocks(path, &after))
            .or_else(|| (steps > 0).then_some(HintReason::Advances { steps, hops }))
            .or_else(|| (self.legal == 1).then_some(HintReason::Only))
            .unwrap_or(HintReason::Preferred { by })
    }

    fn wins(&self, after: &Position) -> Option<HintReason> {
        let place = match (after.outcome(), after.standing(self.seat)) {
            (_, Standing::Finished(place)) => place,
            (Outcome::Won(winner), _) if after.rules().side(self.seat).contains(winner) => 1,
            _ => return None,
        };
        Some(HintReason::Wins { place })
    }

    fn brings_home(&self, path: &Path, after: &Position) -> Option<HintReason> {
        let goal = self.set_of(path.start())?.goal();
        let home = Progress::of(after, self.seat).home;
        (goal.contains(path.end()) && !goal.contains(path.start())).then_some(HintReason::BringsHome { home })
    }

    fn uses_bridge(&self, path: &Path, steps: u16) -> Option<HintReason> {
        let LineMove { seat, path: reply } = self.reply.as_ref().filter(|_| path.hops() > 0 && steps >= FAR)?;
        let leaves = piers(path).any(|pier| pier == reply.start()).then_some(reply.start());
        let hole = leaves.or_else(|| path.landings().contains(&reply.end()).then_some(reply.end()))?;
        let mut late = *self.position;
        late.make(Move::Pass);
        late.make_path(reply);
        pass_until(&mut late, self.seat);
        let is_late = late.to_move() == self.seat && !late.is_legal(path.to_move());
        let (from, to) = (reply.start(), reply.end());
        is_late.then_some(HintReason::UsesBridge { hole, seat: *seat, from, to, steps })
    }

    fn makes_room(&self, path: &Path, next: &LineMove) -> Option<HintReason> {
        let (hole, from) = (path.start(), next.path.start());
        let set = self.set_of(hole)?;
        let inside = set.goal().contains(hole) && set.goal().contains(path.end());
        let comes = next.path.end() == hole && self.set_of(from) == Some(set) && !set.goal().contains(from);
        (inside && comes).then_some(HintReason::MakesRoom { hole, from })
    }

    fn rescues_last(&self, path: &Path) -> Option<HintReason> {
        let set = self.set_of(path.start())?;
        let away = to_goal(path.start(), set);
        let others = self.position.pieces_of_player(self.seat).without(path.start());
        let next = others.into_iter().filter_map(|hole| Some(to_goal(hole, self.set_of(hole)?))).max()?;
        let behind = away.checked_sub(next).filter(|&behind| behind >= 2)?;
        let nearer = away.checked_sub(to_goal(path.end(), set)).filter(|&nearer| nearer > 0)?;
        Some(HintReason::RescuesLast { behind, nearer })
    }

    fn builds_bridge(&self, path: &Path, line: &[LineMove]) -> Option<HintReason> {
        let (mut with, mut without) = (*self.position, *self.position);
        with.make_path(path);
        without.make(Move::Pass);
        let own = 1 + line.get(1..)?.iter().position(|played| played.seat == self.seat)?;
        for played in &line[1..own] {
            for board in [&mut with, &mut without] {
                play(board, played)?;
            }
        }
        pass_until(&mut with, self.seat);
        pass_until(&mut without, self.seat);
        let next = &line[own].path;
        let is_new = without.to_move() == self.seat && !without.is_legal(next.to_move());
        let over = is_new && piers(next).any(|pier| pier == path.end());
        let mut after = with;
        after.make_path(next);
        let steps = gained(&with, &after, self.seat);
        over.then(|| HintReason::BuildsBridge { from: next.start(), to: next.end(), hops: small(next.hops()), steps })
    }

    fn blocks(&self, path: &Path, after: &Position) -> Option<HintReason> {
        let LineMove { seat, path: reply } = self.reply.as_ref().filter(|reply| reply.path.hops() > 0)?;
        let is_blocked = reply.landings().contains(&path.end()) && !after.is_legal(reply.to_move());
        let mut passed = *self.position;
        passed.make(Move::Pass);
        let mut replied = passed;
        replied.make_path(reply);
        let steps = gained(&passed, &replied, *seat);
        let (from, to) = (reply.start(), reply.end());
        (is_blocked && steps >= FAR).then_some(HintReason::Blocks { seat: *seat, from, to, steps })
    }

    fn set_of(&self, hole: Hole) -> Option<Seat> {
        self.position.piece_at(hole)
    }
}

/// Plays a move of a line where it is legal; others let their turns go by.
fn play(board: &mut Position, played: &LineMove) -> Option<()> {
    pass_until(board, played.seat);
    if board.to_move() != played.seat || board.check(&played.path).is_err() {
        return None;
    }
    board.make_path(&played.path);
    Some(())
}

/// Steps that a player no longer needs; 0 where there are more than before.
fn gained(before: &Position, after: &Position, seat: Seat) -> u16 {
    before.steps(seat).saturating_sub(after.steps(seat))
}

/// The holes in the middle of each hop of a path.
fn piers(path: &Path) -> impl Iterator<Item = Hole> {
    let middle = |pair: &[Hole]| {
        let (a, b) = (*pair.first()?, *pair.get(1)?);
        Hole::from_coordinates(i8::midpoint(a.x(), b.x()), i8::midpoint(a.y(), b.y()))
    };
    let hops = if path.is_step() { &[][..] } else { path.holes() };
    hops.windows(2).filter_map(middle)
}

/// Steps to the nearest hole of a set's goal.
fn to_goal(hole: Hole, set: Seat) -> u8 {
    set.goal().into_iter().map(|goal| hole.distance(goal)).min().unwrap_or(0)
}

fn small(count: usize) -> u8 {
    u8::try_from(count).unwrap_or(u8::MAX)
}
