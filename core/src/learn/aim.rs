//! Whether own moves come to what was asked for, and what they lack.

use crate::ai::fewest_moves_home;
use crate::board::Hole;
use crate::learn::facts::{
    after, best_crossing, chain_of, counting, cut_off, deepest_in_reach, depth_in_goal, gain, gain_of, legal_paths,
    others_stand_still,
};
use crate::learn::feedback::{Obstacle, Shortfall};
use crate::learn::goal::Aim;
use crate::moves::IllegalMove;
use crate::path::Path;
use crate::position::{Outcome, Position};
use crate::seat::Seat;

/// Moves by which a wasteful move may miss before it is no longer counted by how many.
const COUNTED_WASTE: u8 = 1;

/// What one move of a line came to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Verdict {
    /// The aim is reached.
    Met,
    /// It can still be reached in the moves left.
    Open,
    /// It cannot.
    Short(Shortfall),
}

/// The moves of a task so far.
#[derive(Debug, Clone, Copy)]
pub(super) struct Line<'a> {
    /// The position at the start of the task.
    pub(super) start: &'a Position,
    /// The own moves since.
    pub(super) moves: &'a [Path],
    /// The position now, the player to move.
    pub(super) now: &'a Position,
    /// Own moves left, from now.
    pub(super) left: u8,
}

/// The line after one more move, which nobody has answered.
#[derive(Debug, Clone)]
struct Extended {
    moves: Vec<Path>,
    before: Position,
    /// Right after the move.
    after: Position,
    left: u8,
}

impl Aim {
    /// What a legal move comes to.
    pub(super) fn judge(self, line: Line<'_>, path: &Path) -> Verdict {
        let extended = line.extended(path);
        if self.holds(line.start, &extended) {
            return Verdict::Met;
        }
        if extended.left > 0 && self.can_still(line.start, &extended) {
            return Verdict::Open;
        }
        Verdict::Short(self.shortfall(line.start, &extended, path))
    }

    /// A move that is right, one that reaches the aim if there is any.
    pub(super) fn solution(self, line: Line<'_>) -> Option<Path> {
        if let Self::Hops { least } = self {
            return chain_of(line.now, usize::from(least));
        }
        let mut open = None;
        for path in legal_paths(line.now) {
            match self.judge(line, &path) {
                Verdict::Met => return Some(path),
                Verdict::Open => open = open.or(Some(path)),
                Verdict::Short(_) => {}
            }
        }
        open
    }

    fn holds(self, start: &Position, line: &Extended) -> bool {
        let (before, seat) = (&line.before, start.to_move());
        let Some(path) = line.moves.last() else { return false };
        match self {
            Self::Step => path.is_step(),
            Self::Hops { least } => path.hops() >= usize::from(least),
            Self::Reach { from: Some(from), to } => from != to && gone_to(from, &line.moves) == to,
            Self::Reach { from: None, to } => path.end() == to,
            Self::Gain { steps } => gain(start, &line.after, seat) >= i32::from(steps),
            Self::Keep { steps } => gain_of(before, path) >= i32::from(steps) && cut_off(before, path).is_empty(),
            Self::Deepest => {
                let depth = depth_in_goal(before, path);
                depth.is_some() && depth == deepest_in_reach(before).map(|(depth, _)| depth)
            }
            Self::Opens { from, to } => path.start() != from && line.still(seat).reach(from).all().contains(to),
            Self::Bridge { steps } => best_crossing(before, path).is_some_and(|(gain, _)| gain >= i32::from(steps)),
            Self::Outside { pieces } => outside(&line.after, seat) >= usize::from(pieces),
            Self::Home => line.after.has_reached_goals(seat),
            Self::Save { left } => moves_home(&line.after, seat, left).is_some(),
            Self::Win => won_by(&line.after, seat),
        }
    }

    /// Whether the moves left can reach the aim.
    fn can_still(self, start: &Position, line: &Extended) -> bool {
        let seat = start.to_move();
        let now = line.still(seat);
        if self == Self::Home {
            return moves_home(&now, seat, line.left).is_some();
        }
        let line = Line { start, moves: &line.moves, now: &now, left: line.left };
        legal_paths(&now).any(|path| {
            let extended = line.extended(&path);
            self.holds(start, &extended) || (extended.left > 0 && self.can_still(start, &extended))
        })
    }

    fn shortfall(self, start: &Position, line: &Extended, path: &Path) -> Shortfall {
        let (before, seat) = (&line.before, start.to_move());
        let too_little = |steps, gained| Shortfall::GainsTooLittle { gained, needed: steps };
        match self {
            Self::Step => Shortfall::NotAStep { hops: path.hops() },
            Self::Hops { least } => Shortfall::TooFewHops { hops: path.hops(), needed: least },
            Self::Reach { from: Some(from), .. } if gone_to(from, &line.moves) != path.end() => {
                let earlier = &line.moves[..line.moves.len().saturating_sub(1)];
                Shortfall::OtherPiece { from: path.start(), wanted: gone_to(from, earlier) }
            }
            Self::Reach { to, .. } => Shortfall::Elsewhere { to: path.end(), wanted: to },
            Self::Gain { steps } => too_little(steps, gain(start, &line.after, seat)),
            Self::Keep { steps } => {
                let (gained, pieces) = (gain_of(before, path), cut_off(before, path));
                if gained < i32::from(steps) { too_little(steps, gained) } else { Shortfall::CutsOff { pieces } }
            }
            Self::Deepest => match deepest_in_reach(before).filter(|_| depth_in_goal(before, path).is_some()) {
                Some((_, deeper)) => Shortfall::Shallow { to: path.end(), deeper },
                None => Shortfall::NotInGoal { to: path.end() },
            },
            Self::Opens { from, .. } if path.start() == from => Shortfall::Elsewhere { to: path.end(), wanted: from },
            Self::Opens { from, to } => {
                let now = line.still(seat);
                let why = now.resolve(&[from, to]).err().unwrap_or(IllegalMove::OutOfReach { from, to });
                Shortfall::StillClosed { from, to, obstacle: Obstacle::new(&now, why) }
            }
            Self::Bridge { steps } => {
                Shortfall::NoCrossing { best: best_crossing(before, path).map(|(gain, _)| gain), needed: steps }
            }
            Self::Outside { pieces } => {
                Shortfall::TooFewOutside { outside: outside(&line.after, seat), needed: pieces }
            }
            Self::Home => wastes(&line.after, seat, line.left),
            Self::Save { left } => wastes(&line.after, seat, left),
            Self::Win => Shortfall::NoWin { home: counting(&line.after, seat).len() },
        }
    }
}

impl Line<'_> {
    fn extended(&self, path: &Path) -> Extended {
        let mut moves = self.moves.to_vec();
        moves.push(path.clone());
        let left = self.left.saturating_sub(1);
        Extended { moves, before: *self.now, after: after(self.now, path), left }
    }
}

impl Extended {
    fn still(&self, seat: Seat) -> Position {
        others_stand_still(&self.after, seat)
    }
}

impl Obstacle {
    /// A broken rule, with whose piece is in the way.
    pub(super) fn new(position: &Position, why: IllegalMove) -> Self {
        let taken_by = match why {
            IllegalMove::Occupied(hole) => position.piece_at(hole),
            _ => None,
        };
        Self { why, taken_by }
    }
}

/// Where the piece that stood on a hole has gone in these moves.
pub(super) fn gone_to(from: Hole, moves: &[Path]) -> Hole {
    moves.iter().fold(from, |at, path| if path.start() == at { path.end() } else { at })
}

fn outside(position: &Position, seat: Seat) -> usize {
    position.rules().sets(seat).iter().map(|set| (position.pieces(set) - set.home()).len()).sum()
}

/// The fewest moves home of a player of one set.
pub(super) fn moves_home(position: &Position, seat: Seat, most: u8) -> Option<u8> {
    fewest_moves_home(position, seat, most)
}

fn wastes(position: &Position, seat: Seat, left: u8) -> Shortfall {
    Shortfall::WastesMove { needed: moves_home(position, seat, left + COUNTED_WASTE), left }
}

/// Whether the side of a player has won.
pub(super) fn won_by(position: &Position, seat: Seat) -> bool {
    matches!(position.outcome(), Outcome::Won(winner) if position.rules().side(winner).contains(seat))
}
