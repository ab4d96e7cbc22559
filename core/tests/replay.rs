//! Figures of a game after every ply.

#![allow(clippy::expect_used, reason = "a failed expectation is a failed test")]

use proptest::prelude::*;
use starhop::game::{Game, Player, Setup};
use starhop::replay::{Chain, Replay};
use starhop::{Hole, HoleSet, Move, Outcome, Position, Progress, Rules, Seat, SeatSet};

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
