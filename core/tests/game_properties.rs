//! The invariants of games, on random games under every rule set.

#![allow(clippy::expect_used, clippy::unwrap_used, reason = "a failed expectation is a failed test")]

mod support;

use proptest::prelude::*;
use starhop::game::{DrawOffer, Game, Ply, Status};
use starhop::replay::Replay;
use starhop::store::{Saved, new_save};
use starhop::{Hole, Move, Position};
use support::{RULE_SETS, act, people};

fn games(longest: usize) -> impl Strategy<Value = Game> {
    (prop::sample::select(&RULE_SETS[..]), any::<u64>(), prop::collection::vec(any::<u16>(), 0..longest)).prop_map(
        |(rules, seed, choices)| {
            let mut game = people(rules, seed);
            for choice in choices {
                act(&mut game, choice);
            }
            game
        },
    )
}

fn positions() -> impl Strategy<Value = Position> {
    games(160).prop_map(|game| *game.position())
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 200, failure_persistence: None, ..ProptestConfig::default() })]

    /// Invariant 1: a record replayed gives the position, hash and outcome, for every prefix.
    #[test]
    fn a_record_replayed_gives_the_same_game_for_every_prefix(game in games(120)) {
        prop_assert_eq!(Game::from_record(&game.record()), Ok(game.clone()));
        let record = game.record();
        for ply in 0..=game.ply() {
            let mut cut = record.clone();
            cut.plies.truncate(ply);
            (cut.at, cut.agreed, cut.offer) = (ply, false, DrawOffer::None);
            let replayed = Game::from_record(&cut).expect("a prefix of a record");
            prop_assert_eq!(&replayed.positions()[ply], &game.positions()[ply]);
            prop_assert_eq!(replayed.positions()[ply].hash(), game.positions()[ply].hash());
            prop_assert_eq!(replayed.positions()[ply].outcome(), game.positions()[ply].outcome());
        }
    }

    /// Invariant 2: undo, then redo, is the identity, but for a draw offer; a new move drops the redo line.
    #[test]
    fn undo_then_redo_is_the_identity(game in games(120), choice in any::<u16>()) {
        let mut back = game.clone();
        if back.undo().is_ok() {
            prop_assert!(back.ply() < game.ply());
            prop_assert!(!back.computer_to_move());
            prop_assert_eq!(Game::from_record(&back.record()), Ok(back.clone()), "undone plies are legal");
            let mut again = back.clone();
            while again.ply() < game.ply() {
                again.redo().expect("something was undone");
            }
            prop_assert_eq!(again.record().plies, game.record().plies);
            prop_assert_eq!(again.positions(), game.positions());
            let ends = support::choose(back.position(), choice).expect("a person can move here");
            back.play(&ends).expect("listed");
            prop_assert!(!back.can_redo());
        }
    }

    /// Invariant 3: the incremental hash is the fresh one, and what is undone leaves no trace.
    #[test]
    fn the_hash_is_fresh_and_unmake_takes_back_make(mut position in positions()) {
        let before = position;
        for played in position.legal_moves() {
            let undo = position.make(played);
            prop_assert_eq!(position.hash(), position.fresh_hash());
            position.unmake(undo);
            prop_assert_eq!(&position, &before);
        }
    }

    /// Invariant 4: what is listed is what is legal, and what can be played.
    #[test]
    fn legal_is_what_is_listed_and_what_can_be_played(position in positions()) {
        let listed = position.legal_moves();
        prop_assert_eq!(listed.len() as u64, position.count_moves());
        for from in Hole::all() {
            for to in Hole::all() {
                let played = Move::Travel { from, to };
                prop_assert_eq!(position.is_legal(played), listed.contains(&played));
                prop_assert_eq!(position.resolve(&[from, to]).is_ok(), listed.contains(&played));
            }
        }
        prop_assert_eq!(position.is_legal(Move::Pass), listed.contains(&Move::Pass));
        for played in listed {
            let Move::Travel { from, to } = played else { continue };
            let path = position.resolve(&[from, to]).expect("listed");
            let (mut checked, mut unchecked) = (position, position);
            checked.play(&path).expect("listed");
            unchecked.make(played);
            prop_assert_eq!(checked, unchecked, "the default path is what make plays");
        }
    }

    #[test]
    fn a_position_text_reads_back_and_a_save_too(game in games(120)) {
        let position = game.position();
        let read = Position::parse(&position.to_string(), position.rules());
        prop_assert_eq!(read.as_ref(), Ok(position));
        let saved = new_save(game);
        let document = saved.to_document().expect("a document");
        let read = Saved::from_document(document.as_bytes());
        prop_assert_eq!(read.as_ref(), Ok(&saved));
    }

    /// Pieces never get lost, and nobody has a result before the end.
    #[test]
    fn an_ended_game_has_results_and_no_moves(game in games(400)) {
        let ended = game.status() != Status::Playing;
        prop_assert_eq!(game.results().is_some(), ended);
        prop_assert_eq!(game.status().to_string().parse::<Status>(), Ok(game.status()));
        if let Some(results) = game.results() {
            let seats = game.setup().rules().seats();
            prop_assert_eq!(results.iter().map(|result| result.seat).collect::<Vec<_>>(), seats);
            prop_assert!(results.iter().any(|result| result.place == 1));
            prop_assert!(results.iter().all(|result| usize::from(result.place) <= seats.len()));
            prop_assert!(game.warnings().is_empty());
            prop_assert!(game.clone().resign().is_err() && game.clone().pass().is_err());
        } else {
            prop_assert!(support::choose(game.position(), 0).is_some(), "who cannot move has passed");
        }
        let start = game.positions()[0].occupied().len();
        prop_assert!(game.positions().iter().all(|position| position.occupied().len() == start));
    }

    /// Every ply of a game is a ply of its replay, and playing on from any of them is a game that goes on.
    #[test]
    fn any_ply_can_be_played_on_from(game in games(80)) {
        let replay = Replay::new(game.clone());
        for ply in 0..=replay.last() {
            let on = game.up_to(ply).expect("a ply");
            prop_assert!(on.ply() <= ply + game.setup().players().count());
            prop_assert!(!on.can_redo());
            let gone = matches!(ply.checked_sub(1).map(|before| &game.plies()[before]), Some(Ply::Gone(..)));
            if ply < replay.last() || gone {
                prop_assert_eq!(on.status(), Status::Playing);
            }
        }
    }
}
