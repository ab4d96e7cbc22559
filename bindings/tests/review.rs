//! Reviews and hints through the objects that Kotlin and Swift use.

#![allow(clippy::expect_used, clippy::panic, reason = "a failed expectation is a failed test")]

use std::sync::Arc;

use starhop_ffi::{
    GameLibrary, GameSetup, HintReason, Match, MatchError, MoveKind, MoveMark, PlayerKind, PlayerSetup, Preset,
    ReviewProgress, RuleSet, SearchError, SearchStage, StoreError,
};
use tempfile::TempDir;

fn library() -> (TempDir, Arc<GameLibrary>) {
    let folder = tempfile::tempdir().expect("a folder");
    let library = GameLibrary::open(&folder.path().display().to_string()).expect("a new folder");
    (folder, library)
}

fn start(library: &GameLibrary, preset: Preset, kinds: &[PlayerKind]) -> Arc<Match> {
    let players = kinds.iter().map(|kind| PlayerSetup { name: String::new(), kind: kind.clone() }).collect();
    let rules = RuleSet { preset, changes: Vec::new() };
    library.start(GameSetup { rules, players, toss: None, limit: None }).expect("a game")
}

fn index(name: &str) -> i32 {
    starhop_ffi::board().iter().find(|hole| hole.name == name).expect("a hole").index
}

fn play(game: &Match, text: &str) {
    let holes: Vec<i32> = text.split(['-', ':']).map(index).collect();
    game.play(&holes).expect("legal");
}

/// A few moves between people, one of them straight back home.
fn short_game(library: &GameLibrary) -> Arc<Match> {
    let game = start(library, Preset::Tournament, &[PlayerKind::Person, PlayerKind::Person]);
    for text in ["c1:e5", "n1-m5", "e5:c1", "m5-l5"] {
        play(&game, text);
    }
    game.pass_turn().expect("these rules allow it");
    game
}

#[test]
fn a_review_says_what_each_ply_lost_and_is_kept() {
    let (_folder, library) = library();
    let game = short_game(&library);
    let id = game.snapshot().game_id;
    let review = game.review();
    assert_eq!(review.kept(), None);
    assert_eq!(review.progress(), ReviewProgress { done: 0, total: 0 });
    let report = review.run().expect("nobody cancels");
    assert_eq!(review.progress(), ReviewProgress { done: 5, total: 5 });
    assert_eq!(report.plies.iter().map(|ply| ply.seat).collect::<Vec<_>>(), [1, 4, 1, 4, 1]);
    assert_eq!(report.plies.iter().map(|ply| ply.ply).collect::<Vec<_>>(), [1, 2, 3, 4, 5]);
    let (back, pass) = (&report.plies[2], &report.plies[4]);
    assert!(back.loss >= 100, "going back loses a move: {back:?}");
    assert!(matches!(back.mark, MoveMark::Mistake | MoveMark::Blunder));
    assert!(back.ahead_best > back.ahead_played);
    assert_eq!((pass.mark, pass.loss, pass.best.len()), (MoveMark::Unjudged, 0, 0));
    assert_eq!(report.turning_points.first().map(|point| (point.ply, point.seat, point.loss)), Some((3, 1, back.loss)));
    assert_eq!(report.players.iter().map(|player| (player.seat, player.moves)).collect::<Vec<_>>(), [(1, 2), (4, 2)]);
    assert!(report.worth_of_move > 0);
    // From now on it is there at once, for whoever asks.
    let again = library.review(&id).expect("it is saved");
    assert_eq!(again.kept().as_ref(), Some(&report));
    assert_eq!(again.run().as_ref(), Ok(&report));
    // Another ply makes it another game.
    play(&game, "n2-m6");
    assert_eq!(game.review().kept(), None);
}

#[test]
fn a_review_runs_once_and_not_after_a_cancel() {
    let (_folder, library) = library();
    let game = short_game(&library);
    let review = game.review();
    review.cancel();
    assert_eq!(review.run(), Err(SearchError::Cancelled));
    assert_eq!(review.run(), Err(SearchError::AlreadyRun));
    assert_eq!(game.review().kept(), None);
    assert!(matches!(library.review("0123456789abcdef"), Err(StoreError::NoSuchGame { .. })));
    assert!(matches!(library.review("no id"), Err(StoreError::NoSuchGame { .. })));
}

#[test]
fn a_hint_has_a_reason_with_its_facts_and_a_line() {
    let (_folder, library) = library();
    let game = start(&library, Preset::Plyyard, &[PlayerKind::Person, PlayerKind::Computer { level: 1 }]);
    let search = game.hint().expect("a person is to move");
    assert_eq!(search.progress().stage, SearchStage::Waiting);
    search.move_now();
    let report = search.run().expect("nobody cancels");
    assert_eq!((search.progress().stage, search.progress().cancelled), (SearchStage::Ended, false));
    assert_eq!(report.suggestions.len(), 2);
    for suggestion in &report.suggestions {
        assert_ne!(suggestion.kind, MoveKind::Pass);
        assert_eq!(suggestion.line.first().map(|first| (first.seat, &first.path)), Some((1, &suggestion.path)));
        let facts = match suggestion.reason.expect("a hint has one") {
            HintReason::Advances { steps, .. } | HintReason::LongestAdvance { steps, .. } => steps > 0,
            HintReason::BuildsBridge { hops, .. } => hops > 0,
            HintReason::Preferred { by } => by.is_none_or(|by| by >= 0),
            other => panic!("{other:?} is not true of a first move"),
        };
        assert!(facts, "{suggestion:?}");
    }
    assert_eq!(search.run(), Err(SearchError::AlreadyRun));
    assert_eq!(game.play_found(&search), Err(MatchError::NothingFound));
}

#[test]
fn a_cancelled_hint_says_so() {
    let (_folder, library) = library();
    let game = start(&library, Preset::Plyyard, &[PlayerKind::Person, PlayerKind::Computer { level: 1 }]);
    let search = game.hint().expect("a person is to move");
    search.cancel();
    assert_eq!(search.run(), Err(SearchError::Cancelled));
    assert_eq!((search.progress().stage, search.progress().cancelled), (SearchStage::Ended, true));
}
