//! What each reason means, stated with nothing but the rules.

use pathfinding::kuhn_munkres::kuhn_munkres_min;
use pathfinding::matrix::Matrix;
use starhop::ai::{Hint, HintReason};
use starhop::{Hole, Move, Outcome, Path, Position, Seat, Standing};

/// What is not true of a hint.
pub(crate) fn problem(position: &Position, hint: &Hint) -> Option<String> {
    let is_first = hint.line.first().is_some_and(|first| first.path == hint.path && first.seat == position.to_move());
    if !is_first {
        return Some("the line does not begin with the move".to_owned());
    }
    if !can_be_played(position, hint) {
        return Some("the line cannot be played".to_owned());
    }
    (!is_true(position, hint)).then(|| "the reason is not true".to_owned())
}

fn can_be_played(position: &Position, hint: &Hint) -> bool {
    let mut board = *position;
    hint.line.iter().all(|played| {
        skip_to(&mut board, played.seat);
        board.to_move() == played.seat && board.play(&played.path).is_ok()
    })
}

fn is_true(position: &Position, hint: &Hint) -> bool {
    let seat = position.to_move();
    let Hint { path, reason, .. } = hint;
    let after = played(position, path);
    let gain = steps(position, seat) - steps(&after, seat);
    let is_gain = |steps: u16| gain == i32::from(steps);
    let is_hops = |hops: u8| path.hops() == usize::from(hops);
    match *reason {
        HintReason::Wins { place } => match after.standing(seat) {
            Standing::Finished(found) => found == place,
            _ => place == 1 && is_won_by_side_of(&after, seat),
        },
        HintReason::BringsHome { home } => {
            let goal = set_of(position, path.start()).goal();
            !goal.contains(path.start()) && goal.contains(path.end()) && at_home(&after, seat) == usize::from(home)
        }
        HintReason::UsesBridge { hole, seat: other, from, to, steps } => {
            let is_on_way =
                hole == from && middles(path).contains(&hole) || hole == to && path.landings().contains(&hole);
            let is_late =
                after_reply_to_pass(position, other, from, to).is_some_and(|late| !late.is_legal(path.to_move()));
            is_on_way && is_late && is_gain(steps) && steps >= 3
        }
        HintReason::MakesRoom { hole, from } => makes_room(position, hint, hole, from),
        HintReason::RescuesLast { behind, nearer } => {
            let own = away(position, path.start());
            let others = own_pieces(position).filter(|&other| other != path.start());
            let next = others.map(|other| away(position, other)).max().expect("another piece");
            own == next + i32::from(behind)
                && behind >= 2
                && nearer >= 1
                && own - away(&after, path.end()) == i32::from(nearer)
        }
        HintReason::BuildsBridge { .. } => builds_bridge(position, hint),
        HintReason::LongestAdvance { steps: told, hops } => {
            let none_farther = position.legal_moves().iter().all(|&other| {
                let mut after = *position;
                after.make(other);
                steps(position, seat) - steps(&after, seat) <= gain
            });
            none_farther && is_gain(told) && is_hops(hops) && told >= 3
        }
        HintReason::Blocks { seat: other, from, to, steps: told } => {
            let mut passed = *position;
            passed.make(Move::Pass);
            let reply = passed.default_path(from, to).expect("a way");
            let is_reply = passed.to_move() == other && passed.is_legal(reply.to_move());
            let is_blocked = reply.landings().contains(&path.end()) && !after.is_legal(reply.to_move());
            let gain = steps(&passed, other) - steps(&played(&passed, &reply), other);
            is_reply && is_blocked && gain == i32::from(told) && told >= 3
        }
        HintReason::Advances { steps, hops } => steps > 0 && is_gain(steps) && is_hops(hops),
        HintReason::Only => position.legal_moves() == [path.to_move()],
        HintReason::Preferred { by } => by.is_none_or(|by| by < 1_000_000),
    }
}

fn makes_room(position: &Position, hint: &Hint, hole: Hole, from: Hole) -> bool {
    let Some((before, next)) = next_own(position, hint) else { return false };
    let goal = set_of(position, hole).goal();
    let stays = hole == hint.path.start() && goal.contains(hole) && goal.contains(hint.path.end());
    let comes = next.start() == from && next.end() == hole && !goal.contains(from);
    stays && comes && set_of(position, hole) == set_of(&before, from)
}

fn builds_bridge(position: &Position, hint: &Hint) -> bool {
    let HintReason::BuildsBridge { from, to, hops, steps: told } = hint.reason else { return false };
    let Some((before, next)) = next_own(position, hint) else { return false };
    let seat = position.to_move();
    let is_it = (next.start(), next.end(), next.hops()) == (from, to, usize::from(hops));
    let is_over = middles(&next).contains(&hint.path.end());
    let gain = steps(&before, seat) - steps(&played(&before, &next), seat);
    // The same replies, had the player passed.
    let mut without = *position;
    without.make(Move::Pass);
    for reply in hint.line[1..].iter().take_while(|reply| reply.seat != seat) {
        skip_to(&mut without, reply.seat);
        if without.play(&reply.path).is_err() {
            return false;
        }
    }
    skip_to(&mut without, seat);
    is_it && is_over && gain == i32::from(told) && without.to_move() == seat && !without.is_legal(next.to_move())
}

/// The position before the mover's next move of the line, and that move.
fn next_own(position: &Position, hint: &Hint) -> Option<(Position, Path)> {
    let seat = position.to_move();
    let mut board = *position;
    for (at, expected) in hint.line.iter().enumerate() {
        skip_to(&mut board, expected.seat);
        if at > 0 && expected.seat == seat {
            return Some((board, expected.path.clone()));
        }
        board.play(&expected.path).ok()?;
    }
    None
}

/// The mover's next turn, if the mover passes and the next player goes from one hole to another.
fn after_reply_to_pass(position: &Position, other: Seat, from: Hole, to: Hole) -> Option<Position> {
    let mut board = *position;
    board.make(Move::Pass);
    let path = board.default_path(from, to).filter(|_| board.to_move() == other)?;
    board.play(&path).ok()?;
    skip_to(&mut board, position.to_move());
    (board.to_move() == position.to_move()).then_some(board)
}

fn skip_to(board: &mut Position, seat: Seat) {
    for _ in 0..board.rules().seats().len() {
        if board.to_move() == seat || board.outcome() != Outcome::Open {
            break;
        }
        board.make(Move::Pass);
    }
}

fn played(position: &Position, path: &Path) -> Position {
    let mut after = *position;
    after.play(path).expect("a hint is legal");
    after
}

fn is_won_by_side_of(after: &Position, seat: Seat) -> bool {
    matches!(after.outcome(), Outcome::Won(winner) if after.rules().side(seat).contains(winner))
}

fn own_pieces(position: &Position) -> impl Iterator<Item = Hole> {
    position.pieces_of_player(position.to_move()).into_iter()
}

fn set_of(position: &Position, hole: Hole) -> Seat {
    position.piece_at(hole).expect("a piece")
}

/// Steps of the piece on a hole to the nearest hole of its goal.
fn away(position: &Position, hole: Hole) -> i32 {
    let goal = set_of(position, hole).goal();
    goal.into_iter().map(|goal| i32::from(distance(hole, goal))).min().expect("ten holes")
}

fn at_home(position: &Position, seat: Seat) -> usize {
    position.rules().sets(seat).iter().map(|set| (position.pieces(set) & set.goal()).len()).sum()
}

/// The holes halfway along each hop of a path.
fn middles(path: &Path) -> Vec<Hole> {
    if path.is_step() {
        return Vec::new();
    }
    let halfway = |pair: &[Hole]| {
        let (a, b) = (pair[0], pair[1]);
        let is_halfway = |hole: &Hole| 2 * hole.x() == a.x() + b.x() && 2 * hole.y() == a.y() + b.y();
        Hole::all().find(is_halfway).expect("hops are symmetric")
    };
    path.holes().windows(2).map(halfway).collect()
}

/// Steps between two holes: rows are one step apart, and each also shifts by half a pitch.
fn distance(a: Hole, b: Hole) -> u8 {
    let (rows, halves) = (a.y().abs_diff(b.y()), a.x().abs_diff(b.x()));
    rows.max(u8::midpoint(rows, halves))
}

/// Steps that a player still needs, as the cheapest choice of a goal hole for each piece.
fn steps(position: &Position, seat: Seat) -> i32 {
    let of_set = |set: Seat| {
        let pieces = position.pieces(set).into_iter();
        let rows: Vec<Vec<i32>> =
            pieces.map(|piece| set.goal().into_iter().map(|goal| i32::from(distance(piece, goal))).collect()).collect();
        if rows.is_empty() { 0 } else { kuhn_munkres_min(&Matrix::from_rows(rows).expect("a rectangle")).0 }
    };
    position.rules().sets(seat).iter().map(of_set).sum()
}
