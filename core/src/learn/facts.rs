//! What tasks are judged by: gains, chains, bridges and who is cut off, each found by looking at every legal move.

use crate::board::{Hole, HoleSet};
use crate::path::{Move, Path};
use crate::position::Position;
use crate::progress::Progress;
use crate::rules::{Sets, Swap, Teams, Win};
use crate::seat::{Seat, SeatMap};

/// Hops nearer to the tip of the goal that make a hop a hop forward, in steps.
const FORWARD: u8 = 2;
/// Landings looked at in search of the longest chain, so that no position takes for ever.
const MOST_LANDINGS: u32 = 2_000_000;

/// The same pieces with the same player to move, as if everybody else had let their turn go.
pub(super) fn others_stand_still(position: &Position, seat: Seat) -> Position {
    let pieces = SeatMap::from_fn(|set| position.pieces(set));
    Position::with_pieces(position.rules(), pieces, position.idle(), seat)
}

/// The position after a legal path.
pub(super) fn after(position: &Position, path: &Path) -> Position {
    let mut after = *position;
    after.make_path(path);
    after
}

/// Every legal move of a piece by its default path, in reading order of start, then end.
pub(super) fn legal_paths(position: &Position) -> impl Iterator<Item = Path> {
    let path = |played: Move| match played {
        Move::Travel { from, to } => position.default_path(from, to),
        Move::Pass => None,
    };
    position.legal_moves().into_iter().filter_map(path)
}

/// By how many steps fewer a player needs in the later position.
pub(super) fn gain(before: &Position, later: &Position, seat: Seat) -> i32 {
    i32::from(Progress::of(before, seat).steps) - i32::from(Progress::of(later, seat).steps)
}

/// Steps that a legal path gains its mover.
pub(super) fn gain_of(position: &Position, path: &Path) -> i32 {
    gain(position, &after(position, path), position.to_move())
}

/// The most steps that one move gains, with the first such move.
pub(super) fn best_gain(position: &Position) -> Option<(i32, Path)> {
    let gains = legal_paths(position).map(|path| (gain_of(position, &path), path));
    gains.reduce(|best, next| if next.0 > best.0 { next } else { best })
}

/// The move of another piece that a path has made possible and that gains the most steps.
pub(super) fn best_crossing(before: &Position, path: &Path) -> Option<(i32, Path)> {
    let now = others_stand_still(&after(before, path), before.to_move());
    let mut best: Option<(i32, Path)> = None;
    for from in now.pieces_of_player(now.to_move()).without(path.end()) {
        for to in now.reach(from).all() - before.reach(from).all() {
            let Some(crossing) = now.default_path(from, to) else { continue };
            let gain = gain_of(&now, &crossing);
            if best.as_ref().is_none_or(|best| gain > best.0) {
                best = Some((gain, crossing));
            }
        }
    }
    best
}

/// Whether the piece on a hole is outside its goal and has a hop forward.
pub(super) fn hops_forward(position: &Position, from: Hole) -> bool {
    let Some(set) = position.piece_at(from).filter(|set| !set.goal().contains(from)) else { return false };
    let near = |hole: Hole| hole.distance(set.goal_tip());
    position.reach(from).hops.into_iter().any(|to| near(to) + FORWARD <= near(from))
}

fn forward_hoppers(position: &Position, seat: Seat) -> HoleSet {
    position.pieces_of_player(seat).into_iter().filter(|&from| hops_forward(position, from)).collect()
}

/// The own pieces that could hop forward before a path and cannot after it.
pub(super) fn cut_off(before: &Position, path: &Path) -> HoleSet {
    let seat = before.to_move();
    forward_hoppers(before, seat).without(path.start()) - forward_hoppers(&after(before, path), seat)
}

/// The distance to the tip of the piece's goal at which a path ends, if it ends in the goal.
pub(super) fn depth_in_goal(position: &Position, path: &Path) -> Option<u8> {
    let set = position.piece_at(path.start())?;
    set.goal().contains(path.end()).then(|| path.end().distance(set.goal_tip()))
}

/// The empty hole of the goal nearest the tip that one move can reach.
pub(super) fn deepest_in_reach(position: &Position) -> Option<(u8, Hole)> {
    legal_paths(position).filter_map(|path| Some((depth_in_goal(position, &path)?, path.end()))).min()
}

/// A legal move of at least so many hops.
pub(super) fn chain_of(position: &Position, hops: usize) -> Option<Path> {
    let mut best = None;
    let mut left = MOST_LANDINGS;
    for from in position.pieces_of_player(position.to_move()) {
        extend(position, &mut Path::new(from), &mut best, hops, &mut left);
    }
    best.filter(|path| path.hops() >= hops)
}

/// Walks every chain that goes on from `path`, until one has `enough` hops, and keeps the longest.
fn extend(position: &Position, path: &mut Path, best: &mut Option<Path>, enough: usize, left: &mut u32) {
    let longest = best.as_ref().map_or(0, Path::hops);
    if path.hops() > longest && position.check(path).is_ok() {
        *best = Some(path.clone());
    }
    for landing in position.next_landings(path) {
        if *left == 0 || best.as_ref().is_some_and(|best| best.hops() >= enough) {
            return;
        }
        *left -= 1;
        path.push(landing);
        extend(position, path, best, enough, left);
        path.pop();
    }
}

/// The pieces in their goals that count for the side of a player.
pub(super) fn counting(position: &Position, seat: Seat) -> HoleSet {
    let side = position.rules().side(seat);
    let sets = side.iter().flat_map(|player| position.rules().sets(player).iter());
    sets.fold(HoleSet::EMPTY, |all, set| all | (position.pieces(set) & set.goal()))
}

/// Whether under these rules the fewest moves home can be counted: one set a player, nothing that swaps, no side.
pub(super) fn can_count_moves_home(position: &Position) -> bool {
    let options = position.rules().options();
    options.sets == Sets::One && options.swap == Swap::Off && options.teams == Teams::None && options.win == Win::Own
}
