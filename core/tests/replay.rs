//! Figures of a game after every ply.

#![allow(clippy::expect_used, reason = "a failed expectation is a failed test")]

mod support;

use proptest::prelude::*;
use starhop::game::{DrawReason, Game, Player, Ply, Setup, Status};
use starhop::replay::{Chain, Displaced, Lead, Replay};
use starhop::{Departure, Hole, HoleSet, Move, Outcome, Position, Progress, Rules, Seat, SeatSet, Standing};

fn hole(name: &str) -> Hole {
    name.parse().expect("a hole")
}

/// The cheapest way to give every piece a goal hole of its own, over all subsets of the goal.
fn cheapest(pieces: HoleSet, goal: HoleSet) -> u16 {
    let goal: Vec<Hole> = goal.into_iter().collect();
    let mut costs = vec![u16::MAX; 1 << goal.len()];
    costs[0] = 0;
    for (number, piece) in pieces.into_iter().enumerate() {
        for taken in (0..costs.len()).filter(|taken: &usize| taken.count_ones() as usize == number) {
            for (bit, &to) in goal.iter().enumerate().filter(|(bit, _)| taken >> bit & 1 == 0) {
                let total = costs[taken].saturating_add(u16::from(piece.distance(to)));
                let more = taken | 1 << bit;
                costs[more] = costs[more].min(total);
            }
        }
    }
    let full = |taken: &usize| taken.count_ones() as usize == pieces.len();
    (0..costs.len()).filter(full).map(|taken| costs[taken]).min().expect("the goal has room")
}

fn two_people(moves: &[&str]) -> Game {
    let mut game = Game::new(Setup::new(Rules::PLYYARD, vec![Player::person(), Player::person()]).expect("two people"));
    for text in moves {
        let holes: Vec<Hole> = text.split(['-', ':']).map(hole).collect();
        game.play(&holes).expect("legal");
    }
    game
}

#[test]
fn a_player_travels_along_the_path_and_not_as_the_crow_flies() {
    let replay = Replay::new(two_people(&["d1-e6", "o1:m5", "d3:d1:f6"]));
    let travelled = |ply: usize| replay.figures(ply).expect("a ply").iter().map(|f| f.travelled).collect::<Vec<_>>();
    let all: Vec<_> = (0..=3).map(travelled).collect();
    assert_eq!(all, [[0, 0], [1, 0], [1, 2], [5, 2]]);
}

#[test]
fn the_longest_chain_is_the_first_of_its_length_and_has_two_hops_at_least() {
    let replay = Replay::new(two_people(&["d1-e5", "n1-m5", "c3:e7", "m5-l5", "b1:d1:f4", "l5-k5", "a1:c3:e9"]));
    let longest = |ply: usize| replay.figures(ply).expect("a ply")[0].longest;
    assert_eq!((longest(3), longest(4)), (None, None), "a single hop is no chain");
    assert_eq!(longest(5), Some(Chain { ply: 5, hops: 2 }));
    assert_eq!(replay.figures(6).expect("a ply")[1].longest, None);
    assert_eq!(replay.longest_chain(), Some(5));
}

#[test]
fn the_lead_is_shared_until_somebody_needs_fewer_steps() {
    let replay = Replay::new(two_people(&["d1-e5", "n1-m5", "c1:e7"]));
    let lead = |ply| replay.lead(ply).map(|lead| (lead.seats, lead.by));
    let (both, south) = (SeatSet::of(&[Seat::SOUTH, Seat::NORTH]), SeatSet::of(&[Seat::SOUTH]));
    assert_eq!(lead(0), Some((both, 0)));
    assert_eq!(lead(1), Some((south, 1)));
    assert_eq!(lead(2), Some((both, 0)));
    assert_eq!(lead(3), Some((south, 2)));
    assert_eq!(lead(4), None, "there is no such ply");
}

/// A game of three in which seat 3 goes after one round.
fn three_people() -> Game {
    let mut game = support::people("qq 3", 0);
    for text in ["d1-e5", "j1-i1", "j10-i9", "c1:e7"] {
        let holes: Vec<Hole> = text.split(['-', ':']).map(hole).collect();
        game.play(&holes).expect("legal");
    }
    game.leave(Seat::NORTH_WEST).expect("still in");
    game
}

#[test]
fn a_shared_lead_is_by_nothing_however_far_the_rest_is() {
    let replay = Replay::new(three_people());
    let all = SeatSet::of(&[Seat::SOUTH, Seat::NORTH_WEST, Seat::NORTH_EAST]);
    assert_eq!(replay.lead(0), Some(Lead { seats: all, by: 0 }));
    let two = SeatSet::of(&[Seat::SOUTH, Seat::NORTH_WEST]);
    assert_eq!(replay.lead(2), Some(Lead { seats: two, by: 0 }));
    assert_eq!(replay.lead(4), Some(Lead { seats: SeatSet::of(&[Seat::SOUTH]), by: 2 }));
}

#[test]
fn who_has_gone_keeps_the_figures_and_leads_nothing() {
    let mut game = three_people();
    game.resign_as(Seat::SOUTH).expect("still in");
    let replay = Replay::new(game);
    let steps = |ply: usize| replay.figures(ply).expect("a ply").iter().map(|f| f.progress.steps).collect::<Vec<_>>();
    assert_eq!(steps(5), steps(4));
    assert_eq!(steps(6), steps(4));
    assert_eq!(replay.gone(4), []);
    assert_eq!(replay.gone(5), [(Seat::NORTH_WEST, Departure::Left)]);
    assert_eq!(replay.gone(6), [(Seat::NORTH_WEST, Departure::Left), (Seat::SOUTH, Departure::Resigned)]);
    assert_eq!(replay.lead(6), Some(Lead { seats: SeatSet::of(&[Seat::NORTH_EAST]), by: 0 }));
    assert_eq!(replay.status(5), Status::Playing);
    assert!(matches!(replay.status(6), Status::Won { seat: Seat::NORTH_EAST, .. }));
}

#[test]
fn the_steps_of_a_side_are_added_up_with_those_of_who_resigned() {
    let mut game = support::people("plyyard 4 teams=two", 0);
    for text in ["c1:e7", "e4-f4"] {
        let holes: Vec<Hole> = text.split(['-', ':']).map(hole).collect();
        game.play(&holes).expect("legal");
    }
    game.resign_as(Seat::SOUTH_WEST).expect("still in");
    let replay = Replay::new(game);
    let side = SeatSet::of(&[Seat::SOUTH, Seat::SOUTH_WEST]);
    assert_eq!(replay.lead(1), Some(Lead { seats: side, by: 2 }));
    assert_eq!(replay.lead(3), Some(Lead { seats: side, by: 3 }));
}

#[test]
fn an_agreed_draw_shows_at_the_last_ply_only() {
    let mut game = two_people(&["d1-e5", "n1-m5"]);
    game.offer_draw().expect("nothing is offered");
    game.answer_draw(true).expect("an offer is open");
    let replay = Replay::new(game);
    assert_eq!((replay.status(1), replay.status(2)), (Status::Playing, Status::Drawn(DrawReason::Agreed)));
}

#[test]
fn a_game_goes_on_from_any_ply_of_a_start_of_its_own_with_a_claim() {
    let rules = support::rules("tournament 2");
    let text = "4/44/444/4444/............./............/.........../........../........./........../.........../............/............./1111/111/11/1 4 stale=20";
    let start = Position::parse(text, rules).expect("a position");
    let mut game = Game::new(Setup::from_position(start, vec![Player::person(); 2]).expect("two people"));
    game.claim().expect("ten rounds without progress");
    game.play(&[hole("n1"), hole("m5")]).expect("legal");
    game.pass().expect("allowed");
    game.resign().expect("goes on");
    for ply in 0..game.ply() {
        let on = game.up_to(ply).expect("a ply");
        assert_eq!((on.setup(), on.position()), (game.setup(), &game.positions()[ply]));
        assert_eq!((on.plies(), on.can_redo()), (&game.plies()[..ply], false));
        assert_eq!(Game::from_record(&on.record()), Ok(on));
    }
    let mut on = game.up_to(1).expect("a ply");
    assert!(!on.can_claim(), "it was claimed");
    on.play(&[hole("n1"), hole("m5")]).expect("legal");
    assert_eq!(on.plies(), &game.plies()[..2]);
}

/// The board after a path and what it displaced, hole by hole.
fn moved(before: &Position, path: &starhop::Path, displaced: &[Displaced]) -> Vec<Option<Seat>> {
    let mut board: Vec<Option<Seat>> = Hole::all().map(|hole| before.piece_at(hole)).collect();
    let piece = board[path.start().index()].take();
    for &Displaced { set, from, to } in displaced {
        assert_eq!(board[from.index()].take(), Some(set));
        assert_eq!(board[to.index()].replace(set), None);
    }
    assert_eq!(board[path.end().index()].take(), None);
    board[path.end().index()] = piece;
    board
}

#[test]
fn the_random_games_have_swaps_and_goings() {
    let mut swaps = 0;
    let mut goings = 0;
    for seed in 0..40 {
        let replay = Replay::new(random_game("masters 4", (0..220_u16).map(|n| n.wrapping_mul(seed * 2 + 977))));
        swaps += (0..=replay.last()).filter(|&ply| !replay.displaced(ply).is_empty()).count();
        goings += replay.gone(replay.last()).len();
    }
    assert!(swaps > 20 && goings > 5, "{swaps} swaps and {goings} goings");
}

fn random_game(rules: &str, choices: impl IntoIterator<Item = u16>) -> Game {
    let mut game = support::people(rules, 3);
    for choice in choices {
        support::act(&mut game, choice);
    }
    game
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 120, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn figures_are_what_their_definitions_say(
        rules in prop::sample::select(support::RULE_SETS.to_vec()),
        choices in prop::collection::vec(any::<u16>(), 0..160),
    ) {
        let replay = Replay::new(random_game(rules, choices));
        let game = replay.game();
        for ply in 0..=replay.last() {
            let position = replay.position(ply).expect("a ply");
            for figures in replay.figures(ply).expect("a ply") {
                let own = |&at: &usize| replay.mover(at) == Some(figures.seat);
                let paths: Vec<(usize, &starhop::Path)> = (1..=ply).filter(own).filter_map(|at| match replay.played(at) {
                    Some(Ply::Move(path)) => Some((at, path)),
                    _ => None,
                }).collect();
                let lengths = paths.iter().flat_map(|(_, path)| path.holes().windows(2)).map(|p| u32::from(p[0].distance(p[1])));
                prop_assert_eq!(figures.travelled, lengths.sum::<u32>());
                let chains = paths.iter().map(|(at, path)| Chain { ply: *at, hops: path.hops() });
                let longest = chains.rev().max_by_key(|chain| chain.hops).filter(|chain| chain.hops >= 2);
                prop_assert_eq!(figures.longest, longest);
                let gone = |at: &usize| matches!(game.positions()[*at].standing(figures.seat), Standing::Gone(..));
                let last = (0..=ply).rev().find(|at| !gone(at)).expect("nobody has gone at the start");
                prop_assert_eq!(figures.progress, Progress::of(&game.positions()[last], figures.seat));
            }
            if let Some(Ply::Move(path)) = replay.played(ply) {
                let before = replay.position(ply - 1).expect("a ply");
                let board = moved(before, path, &replay.displaced(ply));
                if replay.gone(ply) == replay.gone(ply - 1) {
                    let after: Vec<_> = Hole::all().map(|hole| position.piece_at(hole)).collect();
                    prop_assert_eq!(board, after);
                }
            } else {
                prop_assert_eq!(replay.displaced(ply), []);
            }
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 60, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn progress_is_the_exact_cheapest_assignment_summed_over_the_sets(
        rules in prop::sample::select(vec!["plyyard 2", "masters 4", "qq-symmetric 6", "plyyard 3 sets=2", "qq 2 sets=3"]),
        choices in prop::collection::vec(any::<u16>(), 0..80),
    ) {
        let rules: Rules = rules.parse().expect("rules");
        let mut position = Position::start(rules);
        for choice in choices {
            if position.outcome() != Outcome::Open { break; }
            let moves: Vec<Move> = position.legal_moves();
            position.make(moves[usize::from(choice) % moves.len()]);
        }
        for &seat in rules.seats() {
            let sets: Vec<Seat> = rules.sets(seat).iter().collect();
            let steps: u16 = sets.iter().map(|set| cheapest(position.pieces(*set), set.goal())).sum();
            let home: usize = sets.iter().map(|set| (position.pieces(*set) & set.goal()).len()).sum();
            let home = u8::try_from(home).expect("30 at most");
            prop_assert_eq!(Progress::of(&position, seat), Progress { home, steps });
        }
    }
}
