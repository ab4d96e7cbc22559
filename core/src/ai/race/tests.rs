use rand::seq::IndexedRandom;
use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;

use super::*;
use crate::ai::control::{Control, Limits};
use crate::position::{Departure, Outcome};
use crate::rules::Rules;
use crate::seat::SeatMap;

fn way_within(position: &Position, nodes: u64) -> Option<Way> {
    let control = Control::new();
    let mut budget = Budget::new(Limits { nodes: Some(nodes), ..Limits::default() }, &control);
    let seat = position.to_move();
    let turns: Vec<_> = position.legal_moves().into_iter().map(|played| Turn { seat, played }).collect();
    way_home(position, &turns, &mut budget)
}

fn way(rows: &str) -> Option<Way> {
    way_within(&Position::parse(rows, Rules::PLYYARD).expect("a position"), 20_000)
}

#[test]
fn the_start_is_no_race() {
    for rules in RULE_SETS {
        let start = Position::start(rules.parse().expect("a rule set"));
        assert_eq!(holes_of_others(&start, start.to_move()), None, "{rules}");
    }
}

#[test]
fn the_shortest_way_is_found_and_known_to_be_the_shortest() {
    let two_steps = "1/11/111/111./............./........1.../.........../........../........./\
                     ........../.........../............/...4........./4444/44./../. 1";
    assert_eq!(way(two_steps).map(|way| (way.moves, way.exact)), Some((2, true)));
    // The tip is free: a piece hops into it and leaves its own hole to the last one, a hop away.
    let tip = "./11/111/1111/......1....../............/.........../........../........./\
               ........../.........../............/...4........./4444/44./../. 1";
    assert_eq!(way(tip).map(|way| (way.moves, way.exact)), Some((2, true)));
}

#[test]
fn a_side_with_too_few_pieces_has_no_way() {
    let few = "1/1./.../..../............./............/.........../........../........./\
               ........../.........../............/...4........./4444/44./../. 1";
    assert_eq!(way(few), None);
}

#[test]
fn pieces_of_the_other_side_in_the_goal_or_behind_the_last_piece_make_it_no_race() {
    let in_goal = "4/11/111/111./......1.1..../............/.........../........../........./\
                   ........../.........../............/............./444./44./../. 1";
    assert_eq!(way(in_goal), None);
    let last_piece_behind = "1/11/111/111./............./............/.........../....4...../........./\
                             .....1..../.........../............/............./444./44./../. 1";
    assert_eq!(way(last_piece_behind), None);
}

#[test]
fn only_pieces_that_nobody_moves_any_more_stay() {
    let mut position = Position::start("plyyard 3 idle=filled".parse().expect("a rule set"));
    assert_eq!(staying(&position), position.idle());
    let gone = position.pieces(Seat::NORTH_WEST);
    position.depart(Seat::NORTH_WEST, Departure::Left).expect("who is in may leave");
    assert_eq!(staying(&position) & gone, gone);
}

/// Rules that each have something to do with where pieces may go or what is home.
const RULE_SETS: [&str; 16] = [
    "plyyard 2",
    "plyyard 3",
    "plyyard 4",
    "plyyard 6",
    "plyyard 2 exit=locked",
    "masters 2",
    "masters 3",
    "masters 4",
    "tournament 2",
    "tournament 3",
    "qq 2",
    "qq-symmetric 2",
    "plyyard 3 continue=on camps=pass",
    "plyyard 2 win=filled",
    "plyyard 3 sets=2",
    "plyyard 2 sets=3",
];

const RUNS: usize = 8;
const TRIED: usize = 2_000;

/// A position in which every set stands near its goal, mostly inside.
fn nearly_home(rules: Rules, dice: &mut impl Rng) -> Position {
    let sets = || rules.seats().iter().flat_map(|&seat| rules.sets(seat).iter());
    let (kept, radius) = (dice.random_range(5..=9), dice.random_range(4..=6));
    let mut taken = HoleSet::EMPTY;
    let mut pieces = SeatMap::from_fn(|_| HoleSet::EMPTY);
    for set in sets() {
        let near: Vec<Hole> = Hole::all().filter(|hole| hole.distance(set.goal_tip()) <= radius).collect();
        let inside: Vec<Hole> = set.goal().into_iter().collect();
        for hole in inside.choose_multiple(dice, kept).chain(near.choose_multiple(dice, 60)) {
            let in_goal_of_another = sets().any(|other| other != set && other.goal().contains(*hole));
            if pieces[set].len() < 10 && !taken.contains(*hole) && !in_goal_of_another {
                pieces[set].insert(*hole);
                taken.insert(*hole);
            }
        }
    }
    Position::with_pieces(rules, pieces, HoleSet::EMPTY, rules.first())
}

/// One turn of another player, who keeps to the holes on the ways to the goal, or lets it go.
fn others_turn(position: &mut Position, theirs: HoleSet, dice: &mut impl Rng) {
    let moves = position.legal_moves();
    let kept = |played: &&Move| matches!(played, Move::Travel { to, .. } if theirs.contains(*to));
    let kept: Vec<_> = moves.iter().filter(kept).collect();
    position.make(kept.choose(dice).map_or(Move::Pass, |&&played| played));
}

/// Runs one player home while the others move on; gives the moves said in the beginning, whether they were said to be
/// the fewest, and those taken.
fn run(mut position: Position, dice: &mut impl Rng) -> Option<(Way, usize)> {
    let seat = position.to_move();
    let theirs = holes_of_others(&position, seat)?;
    let said = way_within(&position, 60_000)?;
    let mut taken = 0;
    while !position.has_reached_goals(seat) && taken < 3 * said.moves {
        let way = way_within(&position, 60_000)?;
        assert!(position.is_legal(way.first.played), "{position}");
        position.make(way.first.played);
        taken += 1;
        while position.to_move() != seat && position.outcome() == Outcome::Open {
            others_turn(&mut position, theirs, dice);
        }
    }
    Some((said, taken))
}

#[test]
fn a_way_home_is_as_long_as_it_was_said_to_be_whatever_the_others_do_on_theirs() {
    let mut dice = ChaCha8Rng::seed_from_u64(5);
    for rules in RULE_SETS {
        let mut runs = 0;
        for _ in 0..TRIED {
            let position = nearly_home(rules.parse().expect("a rule set"), &mut dice);
            let Some((said, taken)) = run(position, &mut dice) else { continue };
            assert!(taken <= said.moves, "{rules}: {taken} moves, not {} in {position}", said.moves);
            assert!(!said.exact || taken == said.moves, "{rules}: {taken} moves, not {} in {position}", said.moves);
            runs += 1;
            if runs == RUNS {
                break;
            }
        }
        assert_eq!(runs, RUNS, "{rules}");
    }
}
