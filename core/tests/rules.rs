//! Numbers of the rules that independent programs agree on.

#![allow(clippy::expect_used, reason = "a failed expectation is a failed test")]

use starhop::{Hole, HoleSet, Move, Position, Preset, Rules, Seat};

fn perft(players: u8, expected: &[u64]) {
    let rules = Rules::new(Preset::Plyyard, players).expect("a playable number");
    let mut position = Position::start(rules);
    let before = position.clone();
    for (depth, &count) in (1..).zip(expected) {
        assert_eq!(position.perft(depth), count, "{players} players, depth {depth}");
    }
    assert_eq!(position, before, "unmake takes back all that make did");
}

#[test]
fn perft_of_two_players() {
    perft(2, &[14, 196, 4760, 115_600, 3_188_520]);
}

#[test]
fn perft_of_three_players() {
    perft(3, &[14, 196, 2744, 66_640, 1_618_400]);
}

#[test]
fn perft_of_four_players() {
    perft(4, &[14, 199, 2786, 39_601, 958_384]);
}

#[test]
fn perft_of_six_players() {
    perft(6, &[14, 199, 2828, 40_189, 571_130]);
}

/// Hole indices in reading order of a chain with 36 hops, the longest there is.
const TOUR: [usize; 37] = [
    10, 12, 35, 37, 56, 75, 98, 100, 77, 58, 79, 102, 115, 120, 117, 104, 81, 60, 39, 14, 16, 3, 0, 5, 18, 41, 62, 43,
    20, 22, 45, 64, 83, 106, 108, 85, 110,
];

fn middle(from: Hole, to: Hole) -> Hole {
    from.hops().iter().find(|hop| hop.landing == to).expect("two holes a hop apart").over
}

/// A position of six players in which the tour can be hopped: the mover's piece on its start, the rest in the middles.
fn tour_position() -> (Position, Vec<Hole>) {
    let holes: Vec<Hole> = TOUR.iter().map(|&i| Hole::new(i).expect("on the board")).collect();
    let middles: HoleSet = holes.windows(2).map(|pair| middle(pair[0], pair[1])).collect();
    assert_eq!(middles.len(), 36, "every hop has a piece of its own");
    let rules = Rules::new(Preset::Plyyard, 6).expect("six play");
    let mut seats = middles.into_iter().zip([2, 3, 4, 5].into_iter().flat_map(|seat| [seat; 9]));
    let mut text = String::new();
    for hole in Hole::all() {
        if hole.row_and_number().1 == 1 && hole.index() > 0 {
            text.push('/');
        }
        text.push(if hole == holes[0] {
            '1'
        } else if middles.contains(hole) {
            seats.next().map_or('.', |(_, seat)| char::from(b'0' + seat))
        } else {
            '.'
        });
    }
    (Position::parse(&format!("{text} 1"), rules).expect("a placement"), holes)
}

#[test]
fn a_chain_of_36_hops_is_one_move() {
    let (mut position, holes) = tour_position();
    let path = position.resolve(&holes).expect("every hop is legal");
    assert_eq!(path.hops(), 36);
    assert!(position.legal_moves().contains(&path.to_move()));
    position.play(&path).expect("legal");
    assert_eq!(position.piece_at(holes[36]), Some(Seat::SOUTH));
    assert_eq!(position.piece_at(holes[0]), None);
}

#[test]
fn the_shortest_ways_come_first_and_the_long_tour_is_among_them() {
    let (position, holes) = tour_position();
    let all = position.paths(holes[0], holes[36], 1000);
    let keys: Vec<_> = all.paths.iter().map(|path| (path.holes().len(), path.holes().to_vec())).collect();
    let mut sorted = keys.clone();
    sorted.sort();
    sorted.dedup();
    assert_eq!(keys, sorted);
    assert_eq!(all.paths.first().cloned(), position.default_path(holes[0], holes[36]));
    for path in &all.paths {
        position.check(path).expect("listed paths are legal");
    }
}

#[test]
fn ten_pieces_are_110_steps_from_the_goal_at_the_start() {
    for seat in Seat::ALL {
        let tip = seat.goal().into_iter().map(|hole| hole.neighbours().count()).min();
        assert_eq!(tip, Some(2), "the tip of a camp has two neighbours");
        let nearest = |piece: Hole| seat.goal().into_iter().map(|hole| piece.distance(hole)).min().unwrap_or(0);
        assert_eq!(seat.home().into_iter().map(|piece| u32::from(nearest(piece))).sum::<u32>(), 110);
    }
}

#[test]
fn a_step_ends_the_move_and_a_hop_may_go_on() {
    let start = Position::start(Rules::PLYYARD);
    let from: Hole = "c1".parse().expect("a hole");
    let reach = start.reach(from);
    assert!(reach.steps.is_empty());
    assert_eq!(reach.hops, ["e5", "e7"].iter().map(|name| name.parse::<Hole>().expect("a hole")).collect());
    assert!(!start.is_legal(Move::Pass));
}
