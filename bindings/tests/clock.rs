//! The clock through the boundary.

#![allow(clippy::expect_used, clippy::panic, reason = "a failed expectation is a failed test")]

use std::sync::Arc;

use starhop_ffi::{
    ClockHold, ClockReading, ClockTick, GameLibrary, GameSetup, Match, MatchError, MoveKind, MoveLimits, PlayerKind,
    PlayerSetup, Preset, RuleSet, StoreError, move_limits,
};
use tempfile::TempDir;

fn library() -> (TempDir, Arc<GameLibrary>) {
    let folder = tempfile::tempdir().expect("a folder");
    let library = GameLibrary::open(&folder.path().display().to_string()).expect("a new folder");
    (folder, library)
}

fn rules(preset: Preset) -> RuleSet {
    RuleSet { preset, changes: Vec::new() }
}

fn setup(preset: Preset, second: PlayerKind, limit: Option<i32>) -> GameSetup {
    let players = [PlayerKind::Person, second].map(|kind| PlayerSetup { name: String::new(), kind });
    GameSetup { rules: rules(preset), players: players.to_vec(), toss: None, limit }
}

fn started(library: &GameLibrary, second: PlayerKind) -> Arc<Match> {
    library.start(setup(Preset::Qq, second, Some(15_000))).expect("a game")
}

fn reading(game: &Match, now: i64) -> ClockReading {
    game.clock(now).expect("a clock")
}

#[test]
fn only_the_points_rules_have_limits() {
    let limits = MoveLimits { usual: 30_000, shortest: 1_000, longest: 3_600_000 };
    for preset in [Preset::Qq, Preset::QqSymmetric] {
        assert_eq!(move_limits(&rules(preset), 2), Ok(Some(limits)));
    }
    for preset in [Preset::Plyyard, Preset::Masters, Preset::Tournament] {
        assert_eq!(move_limits(&rules(preset), 2), Ok(None));
    }
    move_limits(&rules(Preset::Qq), 5).expect_err("no game of five");
}

#[test]
fn a_limit_has_to_fit_the_rules() {
    let (_folder, library) = library();
    let refused = library.start(setup(Preset::Plyyard, PlayerKind::Person, Some(30_000))).expect_err("no clock");
    assert_eq!(refused, StoreError::NoClock);
    for limit in [-1, 0, 999, 3_600_001] {
        let refused = library.start(setup(Preset::Qq, PlayerKind::Person, Some(limit))).expect_err("no limit");
        assert_eq!(refused, StoreError::Limit { limit, shortest: 1_000, longest: 3_600_000 });
    }
    let untimed = library.start(setup(Preset::Qq, PlayerKind::Person, None)).expect("a game");
    assert_eq!((untimed.snapshot().limit, untimed.clock(5)), (None, None));
    assert_eq!(untimed.tick(99_999), Ok(ClockTick { reading: None, timed_out: None }));
    assert_eq!(library.shelf().expect("a shelf").games.len(), 1);
}

#[test]
fn a_new_game_is_held_until_the_person_is_there() {
    let (_folder, library) = library();
    let game = started(&library, PlayerKind::Person);
    assert_eq!(game.snapshot().limit, Some(15_000));
    let held = reading(&game, 70_000);
    assert_eq!((held.left, held.running, held.held), (15_000, false, vec![ClockHold::Person]));
    let released = game.release_clock(70_000, ClockHold::Person).expect("a clock");
    let shown = ClockReading {
        limit: 15_000,
        left: 15_000,
        timed: true,
        running: true,
        low: false,
        low_from: 5_000,
        held: Vec::new(),
    };
    assert_eq!(released, shown);
    assert_eq!(reading(&game, 80_000), ClockReading { left: 5_000, low: true, ..shown });
    assert_eq!(reading(&game, -80_000).left, 15_000, "time that goes backwards is none");
}

#[test]
fn the_turn_passes_when_the_time_is_over() {
    let (_folder, library) = library();
    let game = started(&library, PlayerKind::Person);
    game.release_clock(0, ClockHold::Person);
    assert_eq!(game.tick(14_999).expect("in time").timed_out, None);
    let tick = game.tick(15_000).expect("saved");
    let snapshot = tick.timed_out.expect("the time is over");
    assert_eq!((snapshot.ply, snapshot.to_move, &snapshot), (1, 4, &game.snapshot()));
    assert_eq!(snapshot.since.last().map(|entry| entry.kind), Some(MoveKind::Timeout));
    assert_eq!(tick.reading.expect("a clock").left, 15_000);
}

#[test]
fn the_computers_turn_takes_no_time() {
    let (_folder, library) = library();
    let game = started(&library, PlayerKind::Computer { level: 1 });
    game.release_clock(0, ClockHold::Person);
    let first = game.legal_moves().into_iter().next().expect("a move");
    game.play(&first.path).expect("legal");
    let untimed = game.tick(900_000).expect("nothing to save");
    let shown = untimed.reading.expect("a clock");
    assert_eq!((shown.timed, shown.running, shown.left, untimed.timed_out), (false, false, 15_000, None));
    let search = game.search().expect("its turn");
    search.run().expect("a move");
    game.play_found(&search).expect("still its turn");
    assert_eq!((reading(&game, 901_000).left, reading(&game, 901_000).timed), (14_000, true));
}

#[test]
fn a_game_comes_back_held_with_what_was_left() {
    let (folder, library) = library();
    let game = started(&library, PlayerKind::Person);
    game.release_clock(0, ClockHold::Person);
    let held = game.hold_clock(4_000, ClockHold::Background).expect("a clock");
    assert_eq!((held.left, held.held), (11_000, vec![ClockHold::Background]));
    let again = GameLibrary::open(&folder.path().display().to_string()).expect("the folder");
    let back = reading(&again.open_game(&game.snapshot().game_id).expect("a game"), 900_000);
    assert_eq!((back.left, back.held, back.running), (11_000, vec![ClockHold::Person], false));
}

#[test]
fn a_full_disk_keeps_the_turn_and_the_next_tick_tries_again() {
    let (_folder, library) = library();
    let game = started(&library, PlayerKind::Person);
    game.release_clock(0, ClockHold::Person);
    library.delete(&game.snapshot().game_id).expect("moved");
    for now in [15_000, 15_001] {
        assert!(matches!(game.tick(now), Err(MatchError::NotSaved { error: StoreError::NoSuchGame { .. } })));
    }
    assert_eq!(game.snapshot().ply, 0);
    library.restore(&game.snapshot().game_id).expect("moved");
    assert!(game.tick(15_002).expect("saved").timed_out.is_some());
}
