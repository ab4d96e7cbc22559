//! The invariants of the rules, on random games.

#![allow(clippy::expect_used, clippy::unwrap_used, reason = "a failed expectation is a failed test")]

use proptest::prelude::*;
use starhop::game::{Game, Player, Setup, Status};
use starhop::{Hole, HoleSet, Level, Move, Outcome, Path, Position, Preset, Rules};

/// A position reached from the start by these choices among the legal moves.
fn reached(players: u8, choices: &[u16]) -> Position {
    let mut position = Position::start(Rules::new(Preset::Plyyard, players).expect("a playable number"));
    for &choice in choices {
        let moves = position.legal_moves();
        if moves.is_empty() {
            break;
        }
        let _ = position.make(moves[usize::from(choice) % moves.len()]);
    }
    position
}

fn positions() -> impl Strategy<Value = Position> {
    (prop::sample::select(vec![2u8, 3, 4, 6]), prop::collection::vec(any::<u16>(), 0..120))
        .prop_map(|(players, choices)| reached(players, &choices))
}

/// Every hole that a chain reaches, by walking all hops one by one from the rules' own words.
fn chain_by_the_book(position: &Position, from: Hole) -> HoleSet {
    let taken = |hole: Hole| hole != from && position.piece_at(hole).is_some();
    let mut open = vec![from];
    let mut seen = HoleSet::of(from);
    while let Some(hole) = open.pop() {
        for (dx, dy) in [(2, 0), (1, 1), (-1, 1), (-2, 0), (-1, -1), (1, -1)] {
            let over = Hole::from_coordinates(hole.x() + dx, hole.y() + dy);
            let landing = Hole::from_coordinates(hole.x() + 2 * dx, hole.y() + 2 * dy);
            if let (Some(over), Some(landing)) = (over, landing)
                && taken(over)
                && !taken(landing)
                && !seen.contains(landing)
            {
                seen.insert(landing);
                open.push(landing);
            }
        }
    }
    seen.without(from)
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 200, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn the_next_landings_are_the_hops_that_are_legal_so_far(position in positions(), choice in any::<u16>()) {
        for from in position.pieces_of_player(position.to_move()) {
            let mut path = Path::new(from);
            for _ in 0..4 {
                let with = |to: Hole| Path::from_holes(&[path.holes(), &[to]].concat());
                let is_hop = |to: &Hole| with(*to).is_some_and(|path| !path.is_step() && position.check_so_far(&path).is_ok());
                let expected: HoleSet = Hole::all().filter(is_hop).collect();
                let found = position.next_landings(&path);
                prop_assert_eq!(found, expected, "after {:?}", path);
                let Some(next) = found.into_iter().nth(usize::from(choice) % found.len().max(1)) else { break };
                path = with(next).expect("a landing not visited");
            }
        }
    }

    #[test]
    fn unmake_takes_back_make_and_the_hash_stays_fresh(mut position in positions()) {
        let before = position;
        for played in position.legal_moves() {
            let undo = position.make(played);
            prop_assert_eq!(position.hash(), position.fresh_hash());
            prop_assert_ne!(position.hash(), before.hash());
            position.unmake(undo);
            prop_assert_eq!(&position, &before);
        }
    }

    #[test]
    fn legal_is_exactly_what_is_listed(position in positions()) {
        let listed = position.legal_moves();
        let mut once = listed.clone();
        once.sort();
        once.dedup();
        prop_assert_eq!(once.len(), listed.len(), "each start and end once");
        for from in Hole::all() {
            for to in Hole::all() {
                let played = Move::Travel { from, to };
                let is_listed = listed.contains(&played);
                prop_assert_eq!(position.is_legal(played), is_listed);
                prop_assert_eq!(position.resolve(&[from, to]).is_ok(), is_listed);
            }
        }
        prop_assert_eq!(position.is_legal(Move::Pass), listed.contains(&Move::Pass));
        prop_assert_eq!(position.count_moves(), listed.len() as u64);
    }

    #[test]
    fn reach_is_what_the_rules_say(position in positions()) {
        for from in position.occupied() {
            let reach = position.reach(from);
            let empty = from.neighbours().filter(|&hole| position.piece_at(hole).is_none());
            prop_assert_eq!(reach.steps, empty.collect::<HoleSet>());
            prop_assert_eq!(reach.hops, chain_by_the_book(&position, from));
        }
    }

    #[test]
    fn paths_are_legal_distinct_in_order_and_begin_with_the_default(position in positions()) {
        for played in position.legal_moves() {
            let Move::Travel { from, to } = played else { continue };
            let all = position.paths(from, to, 30);
            prop_assert_eq!(all.paths.first().cloned(), position.default_path(from, to));
            let keys: Vec<_> = all.paths.iter().map(|path| (path.holes().len(), path.holes().to_vec())).collect();
            let mut sorted = keys.clone();
            sorted.sort();
            sorted.dedup();
            prop_assert_eq!(&keys, &sorted);
            for path in &all.paths {
                prop_assert_eq!(position.check(path), Ok(()));
                prop_assert_eq!(path.to_move(), played);
            }
        }
    }

    #[test]
    fn few_enough_paths_are_all_of_them(position in positions()) {
        for from in position.pieces(position.to_move()) {
            for to in position.reach(from).all() {
                let listed = position.paths(from, to, 200);
                if listed.more { continue; }
                let mut walked = Vec::new();
                walk(&position, &mut vec![from], to, &mut walked);
                prop_assert_eq!(listed.paths.len(), walked.len());
                for holes in walked {
                    let path = Path::from_holes(&holes).expect("a path");
                    prop_assert!(listed.paths.contains(&path));
                }
            }
        }
    }

    #[test]
    fn what_can_follow_a_pinned_landing_is_what_longer_paths_reach(position in positions()) {
        for from in position.pieces(position.to_move()) {
            for landing in position.reach(from).hops {
                let Some(path) = position.default_path(from, landing) else { continue };
                for to in position.continuations(&path) {
                    let on = position.default_continuation(&path, to).expect("it can be reached");
                    prop_assert!(on.holes().starts_with(path.holes()));
                    prop_assert_eq!(position.check(&on), Ok(()));
                }
            }
        }
    }

    #[test]
    fn texts_read_back_what_was_written(position in positions()) {
        let text = position.to_string();
        prop_assert_eq!(Position::parse(&text, position.rules()), Ok(position));
        for played in position.legal_moves() {
            let Move::Travel { from, to } = played else { continue };
            for path in position.paths(from, to, 3).paths {
                let read = path.to_string().parse().expect("a move text");
                prop_assert_eq!(position.read_move(&read), Ok(Some(path)));
            }
        }
    }

    #[test]
    fn any_text_is_an_error_or_a_position_and_never_a_panic(text in "[1-6x./ a-z=]{0,200}") {
        if let Ok(position) = Position::parse(&text, Rules::PLYYARD) {
            prop_assert_eq!(&position.to_string(), &text);
        }
        let _ = text.parse::<starhop::MoveText>();
    }

    #[test]
    fn undo_then_redo_is_the_identity(
        choices in prop::collection::vec(any::<u16>(), 1..60),
        against_computer in any::<bool>(),
        person_first in any::<bool>(),
    ) {
        let computer = Player::computer(Level::LOWEST);
        let players = match (against_computer, person_first) {
            (false, _) => vec![Player::person(), Player::person()],
            (true, true) => vec![Player::person(), computer],
            (true, false) => vec![computer, Player::person()],
        };
        let mut game = Game::new(Setup::new(Rules::PLYYARD, players).expect("a setup"));
        for choice in choices {
            step(&mut game, choice);
            let read = Game::from_record(&game.record()).expect("its own record");
            prop_assert_eq!(read.position(), game.position());
            let before = game.clone();
            if game.undo().is_ok() {
                prop_assert!(!game.computer_to_move(), "undo goes back to a person's turn");
                let read = Game::from_record(&game.record()).expect("undone plies are legal");
                prop_assert!(read.can_redo());
                game.redo().expect("something was undone");
            }
            prop_assert_eq!(&game, &before);
        }
    }
}

fn walk(position: &Position, holes: &mut Vec<Hole>, to: Hole, found: &mut Vec<Vec<Hole>>) {
    let (from, here) = (holes[0], holes[holes.len() - 1]);
    if holes.len() == 1 && here.neighbour_set().contains(to) {
        found.push(vec![here, to]);
    }
    for hop in here.hops() {
        let free = hop.landing != from && position.piece_at(hop.landing).is_none() && !holes.contains(&hop.landing);
        if hop.over != from && position.piece_at(hop.over).is_some() && free {
            holes.push(hop.landing);
            if hop.landing == to {
                found.push(holes.clone());
            } else {
                walk(position, holes, to, found);
            }
            holes.pop();
        }
    }
}

fn step(game: &mut Game, choice: u16) {
    if game.status() != Status::Playing || game.position().outcome() != Outcome::Open {
        return;
    }
    let moves = game.position().legal_moves();
    if let Move::Travel { from, to } = moves[usize::from(choice) % moves.len()] {
        let played = if game.computer_to_move() { game.play_computer(&[from, to]) } else { game.play(&[from, to]) };
        played.expect("listed");
    }
}
