//! Each reason on a board made for it, with the line that a search would have found.

use super::line::{LineMove, follow};
use super::reasons::{Case, HintReason};
use crate::ai::control::{Control, Limits};
use crate::ai::eval::Evaluation;
use crate::ai::root::{Report, Task};
use crate::ai::state::Sight;
use crate::ai::taste::Taste;
use crate::board::{Hole, HoleSet};
use crate::path::{Move, Path};
use crate::position::Position;
use crate::rules::{Preset, Rules};
use crate::seat::{Seat, SeatMap};

/// Right of the centre in half pitches, and rows above it.
type Spot = (i8, i8);

fn hole((x, y): Spot) -> Hole {
    Hole::from_coordinates(x, y).expect("on the board")
}

/// A board with these pieces of seats 1 and 4, seat 1 to move.
fn board(rules: Rules, south: &[Spot], north: &[Spot]) -> Position {
    let on = |spots: &[Spot], found: Hole| spots.iter().any(|&spot| hole(spot) == found);
    let rows = Hole::all().fold(String::new(), |mut rows, found| {
        if found.row_and_number().1 == 1 && found.index() > 0 {
            rows.push('/');
        }
        rows.push(match (on(south, found), on(north, found)) {
            (true, _) => '1',
            (_, true) => '4',
            _ => '.',
        });
        rows
    });
    Position::parse(&format!("{rows} 1"), rules).expect("a placement")
}

fn travel((from, to): (Spot, Spot)) -> Move {
    Move::Travel { from: hole(from), to: hole(to) }
}

/// The reason of the first of these moves, each from one spot to another, and the reply to a pass if there is one.
fn reason(position: &Position, line: &[(Spot, Spot)], reply: Option<(Spot, Spot)>) -> HintReason {
    let line: Vec<Move> = line.iter().map(|&ends| travel(ends)).collect();
    let followed = follow(position, &line);
    assert_eq!(followed.len(), line.len(), "the line can be played");
    let mut passed = *position;
    passed.make(Move::Pass);
    let path = |(from, to)| passed.default_path(hole(from), hole(to)).expect("the reply can be played");
    let reply = reply.map(|ends| LineMove { seat: passed.to_move(), path: path(ends) });
    Case::new(position, reply).reason(&followed[0].path, &followed, Some(7))
}

const FAR_AWAY: Spot = (9, 3);
const FAR_STEP: (Spot, Spot) = (FAR_AWAY, (8, 2));

#[test]
fn a_bridge_is_built_for_the_next_chain_of_the_line() {
    // The piece on (0, -4) will hop over (1, -3), where the other one steps to, and over (3, -1).
    let position = board(Rules::PLYYARD, &[(0, -4), (3, -3)], &[(3, -1), FAR_AWAY]);
    let step = ((3, -3), (1, -3));
    let chain = ((0, -4), (4, 0));
    let built = HintReason::BuildsBridge { from: hole(chain.0), to: hole(chain.1), hops: 2, steps: 4 };
    assert_eq!(reason(&position, &[step, FAR_STEP, chain], None), built);
    // The same step without a line that goes on claims nothing.
    assert_eq!(reason(&position, &[step], None), HintReason::Preferred { by: Some(7) });
    // A chain that was there before needs no bridge.
    let bridged = board(Rules::PLYYARD, &[(0, -4), (3, -3), (1, -3)], &[(3, -1), FAR_AWAY]);
    let side = ((3, -3), (5, -3));
    assert_eq!(reason(&bridged, &[side, FAR_STEP, chain], None), HintReason::Preferred { by: Some(7) });
}

#[test]
fn a_second_way_to_where_a_chain_led_before_is_no_bridge() {
    let piers = [(-1, -1), (1, -3), (1, -1), FAR_AWAY];
    let position = board(Rules::PLYYARD, &[(0, -4), (-3, -3)], &piers);
    let chain = ((0, -4), (0, 0));
    let line = [((-3, -3), (-1, -3)), FAR_STEP, chain];
    let path = follow(&position, &line.map(travel))[2].path.clone();
    assert_eq!(path.landings().first(), Some(&hole((-2, -2))), "the default path goes over the piece");
    assert_eq!(reason(&position, &line, None), HintReason::Preferred { by: Some(7) });
}

#[test]
fn a_bridge_is_used_before_its_pier_leaves() {
    let position = board(Rules::PLYYARD, &[(0, -4)], &[(1, -3), (3, -1), FAR_AWAY]);
    let chain = ((0, -4), (4, 0));
    let leaves = ((1, -3), (-1, -3));
    let used = HintReason::UsesBridge {
        hole: hole(leaves.0),
        seat: Seat::NORTH,
        from: hole(leaves.0),
        to: hole(leaves.1),
        steps: 4,
    };
    assert_eq!(reason(&position, &[chain], Some(leaves)), used);
    // A reply elsewhere leaves the bridge as it is.
    assert_eq!(reason(&position, &[chain], Some(FAR_STEP)), HintReason::LongestAdvance { steps: 4, hops: 2 });
}

#[test]
fn a_bridge_is_used_before_a_landing_is_taken() {
    let position = board(Rules::PLYYARD, &[(0, -4)], &[(1, -3), (3, -1), (4, -2)]);
    let comes = ((4, -2), (2, -2));
    let found = reason(&position, &[((0, -4), (4, 0))], Some(comes));
    assert!(
        matches!(found, HintReason::UsesBridge { hole: closed, steps: 4, .. } if closed == hole((2, -2))),
        "{found:?}"
    );
}

#[test]
fn a_pier_that_leaves_closes_nothing_where_another_way_leads_there() {
    // Two ways lead from (0, -4) to (0, 0).
    let piers = [(1, -3), (1, -1), (-1, -3), (-1, -1)];
    let position = board(Rules::PLYYARD, &[(0, -4)], &piers);
    let found = reason(&position, &[((0, -4), (0, 0))], Some(((1, -3), (3, -3))));
    assert!(!matches!(found, HintReason::UsesBridge { .. }), "{found:?}");
}

#[test]
fn a_move_blocks_the_chain_that_lands_where_it_stands() {
    let chain = ((2, 4), (-2, 0));
    let position = board(Rules::PLYYARD, &[(1, 3), (-1, 1), (-2, 2)], &[(2, 4)]);
    let aside = ((-2, 2), (0, 2));
    let blocked = HintReason::Blocks { seat: Seat::NORTH, from: hole(chain.0), to: hole(chain.1), steps: 4 };
    assert_eq!(reason(&position, &[aside], Some(chain)), blocked);
    let elsewhere = ((-2, 2), (-4, 2));
    assert_eq!(reason(&position, &[elsewhere], Some(chain)), HintReason::Preferred { by: Some(7) });
}

#[test]
fn room_is_made_for_the_piece_that_comes() {
    let position = board(Rules::PLYYARD, &[(-1, 5), (-2, 4)], &[FAR_AWAY]);
    let deeper = ((-1, 5), (-2, 6));
    let comes = ((-2, 4), (-1, 5));
    let room = HintReason::MakesRoom { hole: hole((-1, 5)), from: hole((-2, 4)) };
    assert_eq!(reason(&position, &[deeper, FAR_STEP, comes], None), room);
    assert_ne!(reason(&position, &[deeper], None), room);
}

#[test]
fn a_piece_comes_home() {
    let position = board(Rules::PLYYARD, &[(-1, 5), (-2, 4), (0, 0)], &[FAR_AWAY]);
    let home = HintReason::BringsHome { home: 2 };
    assert_eq!(reason(&position, &[((-2, 4), (-3, 5))], None), home);
}

#[test]
fn the_last_piece_is_rescued_only_where_it_is_far_behind() {
    let far = board(Rules::PLYYARD, &[(0, -4), (0, 2), (0, 0)], &[FAR_AWAY]);
    assert_eq!(reason(&far, &[((0, -4), (1, -3))], None), HintReason::RescuesLast { behind: 4, nearer: 1 });
    let near = board(Rules::PLYYARD, &[(0, -4), (0, 2), (1, -3)], &[FAR_AWAY]);
    assert_eq!(reason(&near, &[((0, -4), (-1, -3))], None), HintReason::Advances { steps: 1, hops: 0 });
}

#[test]
fn the_longest_advance_has_none_farther() {
    let position = board(Rules::PLYYARD, &[(0, -4), (-4, -4), (-5, -3)], &[(1, -3), (3, -1)]);
    assert_eq!(reason(&position, &[((0, -4), (4, 0))], None), HintReason::LongestAdvance { steps: 4, hops: 2 });
    assert_eq!(reason(&position, &[((0, -4), (2, -2))], None), HintReason::Advances { steps: 2, hops: 1 });
}

#[test]
fn the_only_move_is_named_so_and_claims_no_more() {
    let cornered = board(Rules::PLYYARD, &[(0, 8)], &[(1, 7), (2, 6)]);
    assert_eq!(cornered.legal_moves().len(), 1);
    assert_eq!(reason(&cornered, &[((0, 8), (-1, 7))], None), HintReason::Only);
}

/// Nine pieces of a seat in its goal, and the last a step away from the tenth hole, with that step.
fn almost_home(seat: Seat) -> (HoleSet, Move) {
    let edge = seat.goal().into_iter().find(|hole| !(hole.neighbour_set() - seat.goal()).is_empty());
    let to = edge.expect("the goal has an edge");
    let from = (to.neighbour_set() - seat.goal()).first().expect("a hole outside");
    (seat.goal().without(to).with(from), Move::Travel { from, to })
}

#[test]
fn a_win_and_a_place_are_told_apart() {
    let rules = Rules::new(Preset::Qq, 3).expect("three play");
    let (first, second) = (Seat::NORTH_WEST, Seat::SOUTH);
    let (first_pieces, first_move) = almost_home(first);
    let (second_pieces, second_move) = almost_home(second);
    let mut pieces = SeatMap::from_fn(|_| HoleSet::EMPTY);
    pieces[first] = first_pieces;
    pieces[second] = second_pieces;
    pieces[Seat::NORTH_EAST] = HoleSet::of(hole((0, 0)));
    let wins = |position: &Position, played: Move| {
        let line = follow(position, &[played]);
        Case::new(position, None).reason(&line[0].path, &line, None)
    };
    let mut position = Position::with_pieces(rules, pieces, HoleSet::EMPTY, first);
    assert_eq!(wins(&position, first_move), HintReason::Wins { place: 1 });
    position.make(first_move);
    position.make(Move::Pass);
    assert_eq!(position.to_move(), second);
    assert_eq!(wins(&position, second_move), HintReason::Wins { place: 2 });
}

#[test]
fn a_line_that_cannot_be_played_is_cut_off() {
    let position = board(Rules::PLYYARD, &[(0, -4)], &[FAR_AWAY]);
    let step = travel(((0, -4), (1, -3)));
    let again = travel(((0, -4), (-1, -3)));
    assert_eq!(follow(&position, &[step, again]).len(), 1, "an empty hole has no piece to move");
    let twice = travel(((1, -3), (2, -2)));
    assert_eq!(follow(&position, &[step, twice]).len(), 1, "between two nobody lets a turn go by");
    let path = Path::from_holes(&[hole((0, -4)), hole((1, -3))]).expect("a path");
    assert_eq!(follow(&position, &[step]), [LineMove { seat: Seat::SOUTH, path }]);
}

#[test]
fn the_first_move_of_a_way_home_goes_before_the_others() {
    let start = Position::start(Rules::PLYYARD);
    let control = Control::new();
    let limits = Limits { depth: Some(1), ..Limits::default() };
    let task =
        Task { position: &start, earlier: &[], limits, table_mib: 1, sight: Sight::Whole, wanted: 3, to_play: false };
    let evaluation = Evaluation::new(start.rules(), Taste::PLAIN);
    let mut report = task.run(&evaluation, &control).expect("a move");
    let order = |report: &Report| report.moves.iter().map(|root| root.turn.played).collect::<Vec<_>>();
    let before = order(&report);
    report.put_first(before[4]);
    let after = order(&report);
    assert_eq!(after[..5], [before[4], before[0], before[1], before[2], before[3]]);
    assert_eq!(after[5..], before[5..]);
    assert_eq!(report.hints(&start, None)[0].path.to_move(), before[4]);
    report.put_first(Move::Pass);
    assert_eq!(order(&report), after, "what is no move here changes nothing");
}
