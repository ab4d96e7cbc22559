//! Numbers of the rules that independent programs agree on.

#![allow(clippy::expect_used, reason = "a failed expectation is a failed test")]

use starhop::{Hole, HoleSet, IllegalMove, Move, Outcome, Position, Preset, Rules, Seat};

fn perft(players: u8, expected: &[u64]) {
    perft_of(Preset::Plyyard, players, expected);
}

fn perft_of(preset: Preset, players: u8, expected: &[u64]) {
    let rules = Rules::new(preset, players).expect("a playable number");
    let position = Position::start(rules);
    let before = position;
    for (depth, &count) in (1..).zip(expected) {
        assert_eq!(position.perft(depth), count, "{players} players, depth {depth}");
    }
    assert_eq!(position, before, "unmake takes back all that make did");
}

#[test]
fn perft_of_two_players() {
    perft(2, &[14, 196, 4760, 115_600, 3_188_520, 87_946_884]);
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
fn perft_of_masters() {
    perft_of(Preset::Masters, 2, &[14, 196, 4760, 115_600]);
    perft_of(Preset::Masters, 3, &[14, 196, 2744, 65_072, 1_543_136]);
    perft_of(Preset::Masters, 4, &[14, 197, 2758, 38_809, 933_977]);
    perft_of(Preset::Masters, 6, &[14, 197, 2772, 39_005, 548_842]);
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

/// A position of two players with these pieces of red and blue.
fn placed(red: &[&str], blue: &[&str], to_move: u8) -> Position {
    let mut text = String::new();
    for hole in Hole::all() {
        if hole.row_and_number().1 == 1 && hole.index() > 0 {
            text.push('/');
        }
        let name = hole.to_string();
        text.push(match (red.contains(&name.as_str()), blue.contains(&name.as_str())) {
            (true, _) => '1',
            (_, true) => '4',
            _ => '.',
        });
    }
    Position::parse(&format!("{text} {to_move}"), Rules::PLYYARD).expect("a placement")
}

const TOP: [&str; 10] = ["n1", "n2", "n3", "n4", "o1", "o2", "o3", "p1", "p2", "q1"];
/// Every hole that a step or a hop from the bottom tip could land on.
const AROUND_A1: [&str; 4] = ["b1", "b2", "c1", "c3"];

fn play(position: &mut Position, text: &str) -> Result<(), IllegalMove> {
    let read = text.parse().expect("a move text");
    if let Some(path) = position.read_move(&read)? {
        return position.play(&path).map(drop);
    }
    position.pass().expect("it was read as legal");
    Ok(())
}

#[test]
fn all_ten_home_wins_at_once() {
    let mut red = TOP.to_vec();
    red[0] = "m5";
    let mut position = placed(&red, &["i1", "i2"], 1);
    assert_eq!(position.outcome(), Outcome::Open);
    play(&mut position, "m5-n1").expect("a step");
    assert_eq!(position.outcome(), Outcome::Won(Seat::SOUTH));
    assert!(position.legal_moves().is_empty());
    assert_eq!(play(&mut position, "i1-i2"), Err(IllegalMove::GameOver));
}

#[test]
fn a_piece_of_the_other_side_in_the_goal_keeps_the_win() {
    let mut red = TOP.to_vec();
    red[9] = "m5";
    let mut position = placed(&red, &["q1", "i1"], 1);
    play(&mut position, "m5-m6").expect("a step");
    assert_eq!(position.outcome(), Outcome::Open);
}

#[test]
fn a_win_is_looked_for_only_for_the_side_that_has_just_moved() {
    assert_eq!(placed(&TOP, &["i1"], 1).outcome(), Outcome::Open);
    assert_eq!(placed(&TOP, &["i1"], 4).outcome(), Outcome::Won(Seat::SOUTH));
}

#[test]
fn a_player_without_a_move_passes() {
    let mut position = placed(&["a1"], &AROUND_A1, 1);
    assert_eq!(position.legal_moves(), [Move::Pass]);
    assert_eq!(position.outcome(), Outcome::Open);
    assert_eq!(position.perft(1), 1);
    play(&mut position, "--").expect("there is nothing else");
    assert_eq!(position.to_move(), Seat::NORTH);
    assert_eq!(play(&mut position, "--"), Err(IllegalMove::MayNotPass));
}

#[test]
fn nobody_can_move_is_a_draw() {
    let nobody = placed(&[], &[], 1);
    assert_eq!(nobody.outcome(), Outcome::NobodyCanMove);
    assert!(nobody.legal_moves().is_empty());
}

#[test]
fn going_back_and_forth_is_legal() {
    let mut position = Position::start(Rules::PLYYARD);
    for _ in 0..20 {
        for text in ["d1-e5", "n1-m5", "e5-d1", "m5-n1"] {
            play(&mut position, text).expect("no rule is against it");
        }
    }
    assert_eq!(position, Position::start(Rules::PLYYARD));
}

/// The position under `rules` of a text in which only some holes are taken.
fn with(rules: &str, taken: &[(&str, &str)], rest: &str) -> Position {
    let rules: Rules = rules.parse().expect("rules");
    let piece = |hole: Hole| {
        let held = |(_, holes): &&(&str, &str)| holes.split(' ').any(|name| name.parse() == Ok(hole));
        taken.iter().find(held).map_or(".", |(piece, _)| *piece)
    };
    let text = Hole::all().fold(String::new(), |text, hole| {
        let name = hole.to_string();
        let starts_a_row = name.get(1..) == Some("1") && !text.is_empty();
        text + if starts_a_row { "/" } else { "" } + piece(hole)
    });
    Position::parse(&format!("{text} {rest}"), rules).expect("a position")
}

#[test]
fn a_filled_goal_with_a_piece_of_one_who_has_gone_wins() {
    let goal = "o1 o2 o3 p1 p2 q1";
    let taken = [("5", "n1 n2 n3 n4"), ("x", goal), ("1", "i5"), ("3", "a1")];
    let mut position = with("plyyard 3 win=filled", &taken, "1 over=no");
    play(&mut position, "i5-i6").expect("a step");
    assert_eq!(position.outcome(), Outcome::Won(Seat::SOUTH));
    let nobody_has_gone = [("5", "n1 n2 n3 n4 o1 o2 o3 p1 p2 q1"), ("1", "i5"), ("3", "a1")];
    let mut position = with("plyyard 3 win=filled", &nobody_has_gone, "1 over=no");
    play(&mut position, "i5-i6").expect("a step");
    assert_eq!(position.outcome(), Outcome::Open);
}

#[test]
fn a_fourth_return_is_illegal_by_a_swap_too() {
    let taken = [("1", "m5 i5"), ("4", "n1 a1")];
    for (returns, legal) in [("2", true), ("3", false)] {
        let position =
            with("plyyard 2 swap=on repetition=on", &taken, &format!("1 returns=1:n1-m5:{returns}:{returns}"));
        let back = Move::Travel { from: "m5".parse().expect("a hole"), to: "n1".parse().expect("a hole") };
        assert_eq!(position.is_legal(back), legal, "{returns} returns");
        assert_eq!(position.legal_moves().contains(&back), legal, "{returns} returns");
        assert_eq!(play(&mut { position }, "m5-n1").is_ok(), legal, "{returns} returns");
    }
}

#[test]
fn rules_with_teams_keep_the_name_of_their_preset() {
    for preset in ["plyyard", "masters", "tournament", "qq", "qq-symmetric"] {
        let text = format!("{preset} 4 teams=two");
        assert_eq!(text.parse::<Rules>().expect("a preset with teams").to_string(), text);
    }
}
