//! The end of a game: how the last three pieces of a player came in, and whether own pieces were in their way.

use crate::ai::fewest_moves_home;
use crate::board::{Hole, HoleSet};
use crate::game::{Game, PlayerKind, Ply};
use crate::learn::facts::can_count_moves_home;
use crate::position::Position;
use crate::seat::{Seat, SeatMap};

/// Pieces that are looked at.
const LAST: usize = 3;
/// Moves beyond which the fewest are not counted.
const MOST_MOVES: u8 = 6;

/// How the last three pieces of a player came in.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Closing {
    /// The player.
    pub seat: Seat,
    /// The ply after which three pieces are outside, for good.
    pub from_ply: usize,
    /// The ply by which all are in.
    pub to_ply: usize,
    /// The position after `from_ply`.
    pub start: Position,
    /// Where a piece came in from outside, in order.
    pub entries: Vec<Entry>,
    /// Own moves from then on.
    pub moves: usize,
    /// The fewest own moves that would have been enough while nobody else moves, where that can be counted and is no
    /// more than six.
    pub fewest: Option<u8>,
    /// Where own pieces were in the way.
    pub blocks: Vec<Block>,
}

/// A piece that came into the goal.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Entry {
    /// The ply that brought it.
    pub ply: usize,
    /// Where it started.
    pub from: Hole,
    /// Where it came to rest.
    pub hole: Hole,
}

/// An own piece in the way of another: it could not enter the goal, and could have if the one in the way had stood on
/// an empty hole deeper in.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Block {
    /// The ply after which it was first so.
    pub ply: usize,
    /// The piece outside.
    pub piece: Hole,
    /// The piece in the way.
    pub by: Hole,
    /// The empty hole deeper in.
    pub deeper: Hole,
    /// Own turns on which it was so.
    pub turns: usize,
}

impl Closing {
    /// The closing of a game for the player it is about: the one person, or the person who won. There is none where
    /// not all pieces of that player came home from farther than three.
    #[must_use]
    pub fn of(game: &Game) -> Option<Self> {
        let player = subject(game)?;
        let set = single_set(game, player)?;
        let home = |position: &Position| (position.pieces(set) & set.goal()).len();
        let positions = game.positions();
        if home(game.position()) < set.goal().len() {
            return None;
        }
        let from_ply = positions.iter().rposition(|position| home(position) + LAST <= set.goal().len())?;
        let start = *positions.get(from_ply)?;
        if home(&start) + LAST != set.goal().len() {
            return None;
        }
        let to_ply = (from_ply..).zip(&positions[from_ply..]).find(|(_, now)| home(now) == set.goal().len())?.0;
        let own_moves: Vec<(usize, &Ply)> = (from_ply + 1..=to_ply)
            .zip(&game.plies()[from_ply..to_ply])
            .filter(|&(ply, _)| positions[ply - 1].to_move() == player)
            .collect();
        let entry = |&(ply, played): &(usize, &Ply)| match played {
            Ply::Move(path) if !set.goal().contains(path.start()) && set.goal().contains(path.end()) => {
                Some(Entry { ply, from: path.start(), hole: path.end() })
            }
            _ => None,
        };
        let counted = can_count_moves_home(&start);
        Some(Self {
            seat: player,
            from_ply,
            to_ply,
            start,
            entries: own_moves.iter().filter_map(entry).collect(),
            moves: own_moves.iter().filter(|(_, played)| matches!(played, Ply::Move(_))).count(),
            fewest: if counted { fewest_moves_home(&start, set, MOST_MOVES) } else { None },
            blocks: blocks(own_moves.iter().map(|&(ply, _)| (ply - 1, &positions[ply - 1])), set),
        })
    }
}

/// The player whose closing it is.
fn subject(game: &Game) -> Option<Seat> {
    let setup = game.setup();
    let winner = || match game.position().outcome() {
        crate::position::Outcome::Won(seat) if setup.kind(seat) == PlayerKind::Person => Some(seat),
        _ => None,
    };
    setup.only_person().or_else(winner)
}

fn single_set(game: &Game, seat: Seat) -> Option<Seat> {
    let mut sets = game.setup().rules().sets(seat).iter();
    sets.next().filter(|_| sets.next().is_none())
}

/// Each piece in the way of another once, from the first own turn on which it was.
fn blocks<'a>(turns: impl Iterator<Item = (usize, &'a Position)>, set: Seat) -> Vec<Block> {
    let mut found: Vec<Block> = Vec::new();
    for (ply, position) in turns {
        for piece in position.pieces(set) - set.goal() {
            let Some((by, deeper)) = in_the_way(position, set, piece) else { continue };
            match found.iter_mut().find(|block| block.piece == piece && block.by == by) {
                Some(known) => known.turns += 1,
                None => found.push(Block { ply, piece, by, deeper, turns: 1 }),
            }
        }
    }
    found
}

/// The own piece that keeps another from entering the goal, and the empty hole deeper in where it would not.
fn in_the_way(position: &Position, set: Seat, piece: Hole) -> Option<(Hole, Hole)> {
    if enters(position, set, piece) {
        return None;
    }
    let depth = |hole: Hole| hole.distance(set.goal_tip());
    let (inside, empty) = (position.pieces(set) & set.goal(), set.goal() - position.occupied());
    for by in inside {
        for deeper in empty.into_iter().filter(|&hole| depth(hole) < depth(by)) {
            if enters(&moved(position, set, by, deeper), set, piece) {
                return Some((by, deeper));
            }
        }
    }
    None
}

fn enters(position: &Position, set: Seat, piece: Hole) -> bool {
    !(position.reach(piece).all() & set.goal()).is_empty()
}

/// The position with a piece put elsewhere.
fn moved(position: &Position, set: Seat, from: Hole, to: Hole) -> Position {
    let pieces = SeatMap::from_fn(|of| {
        let pieces: HoleSet = position.pieces(of);
        if of == set { pieces.without(from).with(to) } else { pieces }
    });
    Position::with_pieces(position.rules(), pieces, position.idle(), position.to_move())
}
