//! The shared vectors and the promises of the boundary, through the objects that Kotlin and Swift use.

#![allow(clippy::expect_used, clippy::panic, reason = "a failed expectation is a failed test")]

use std::path::Path;
use std::sync::Arc;

use serde_json::Value;
use starhop_ffi::{
    Action, DrawOffer, DrawReason, GameLibrary, GameSetup, Match, MatchError, MoveError, PlayerKind, PlayerSetup,
    Preset, RuleSet, RulesError, SearchError, Snapshot, Status, StoreError, Target, TargetKind, WinReason,
};
use tempfile::TempDir;

fn library() -> (TempDir, Arc<GameLibrary>) {
    let folder = tempfile::tempdir().expect("a folder");
    let library = GameLibrary::open(&folder.path().display().to_string()).expect("a new folder");
    (folder, library)
}

fn plyyard() -> RuleSet {
    RuleSet { preset: Preset::Plyyard, changes: Vec::new() }
}

fn setup(kinds: [PlayerKind; 2]) -> GameSetup {
    let players = kinds.map(|kind| PlayerSetup { name: String::new(), kind });
    GameSetup { rules: plyyard(), players: players.to_vec(), toss: None, limit: None }
}

fn people(library: &GameLibrary) -> Arc<Match> {
    library.start(setup([PlayerKind::Person, PlayerKind::Person])).expect("a game")
}

fn against_level_1(library: &GameLibrary) -> Arc<Match> {
    library.start(setup([PlayerKind::Person, PlayerKind::Computer { level: 1 }])).expect("a game")
}

fn vector(name: &str) -> Value {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/vectors").join(name);
    serde_json::from_str(&std::fs::read_to_string(path).expect("the vector")).expect("JSON")
}

fn list<'a>(value: &'a Value, key: &str) -> &'a [Value] {
    value[key].as_array().unwrap_or_else(|| panic!("`{key}` is a list"))
}

fn text(value: &Value) -> &str {
    value.as_str().expect("a text")
}

fn number(value: &Value) -> i32 {
    value.as_i64().and_then(|n| i32::try_from(n).ok()).expect("a number")
}

fn numbers(value: &Value) -> Vec<i32> {
    value.as_array().expect("a list").iter().map(number).collect()
}

/// The holes of a move in notation.
fn holes(text: &str) -> Vec<i32> {
    let board = starhop_ffi::board();
    let index = |name: &str| board.iter().find(|hole| hole.name == name).expect("a hole").index;
    text.split([':', '-']).map(index).collect()
}

fn play_line(game: &Match, line: &[Value]) -> Snapshot {
    line.iter().fold(game.snapshot(), |_, ply| game.play(&holes(text(ply))).expect("legal"))
}

fn kind(target: &Target) -> &'static str {
    match target.kind {
        TargetKind::Step => "step",
        TargetKind::Hop => "hop",
        TargetKind::ChainEnd => "chain_end",
    }
}

#[test]
fn the_board_is_the_vectors() {
    let vector = vector("board.json");
    let board = starhop_ffi::board();
    assert_eq!(board.len(), 121);
    assert_eq!(list(&vector, "holes").len(), 121);
    for (hole, expected) in board.iter().zip(list(&vector, "holes")) {
        assert_eq!(hole.name, text(&expected["name"]));
        assert_eq!(
            (hole.index, hole.x, hole.y),
            (number(&expected["index"]), number(&expected["x"]), number(&expected["y"]))
        );
        assert_eq!(hole.camp.map(i64::from), expected["camp"].as_i64());
        assert_eq!(hole.neighbours, numbers(&expected["neighbours"]));
    }
}

#[test]
fn fifty_positions_have_the_moves_of_the_vector() {
    let (_folder, library) = library();
    let vector = vector("moves.json");
    assert_eq!(list(&vector, "positions").len(), 50);
    for case in list(&vector, "positions") {
        let game = people(&library);
        let snapshot = play_line(&game, list(case, "line"));
        assert_eq!(snapshot.pieces, text(&case["pieces"]));
        let moves = game.legal_moves();
        assert_eq!(moves.len(), list(case, "moves").len());
        for (found, expected) in moves.iter().zip(list(case, "moves")) {
            assert_eq!(found.path, numbers(&expected["path"]));
            assert_eq!((kind(found), found.hops), (text(&expected["kind"]), number(&expected["hops"])));
            assert_eq!(found.text, text(&expected["text"]));
            assert!(game.targets(found.path[0]).expect("on the board").contains(found));
        }
    }
}

#[test]
fn whole_games_have_the_frames_of_the_vector_while_played_and_when_replayed() {
    let (_folder, library) = library();
    for case in list(&vector("games.json"), "games") {
        let game = people(&library);
        let frames = list(case, "frames");
        for (ply, frame) in list(case, "plies").iter().zip(&frames[1..]) {
            let snapshot = game.play(&holes(text(ply))).expect("legal");
            assert_eq!((snapshot.ply, snapshot.to_move), (number(&frame["ply"]), number(&frame["to_move"])));
            assert_eq!(snapshot.pieces, text(&frame["pieces"]));
            let last = snapshot.last_move.expect("a move was made");
            assert_eq!(last.path, numbers(&frame["last_move"]["path"]));
            for (player, expected) in snapshot.players.iter().zip(list(frame, "players")) {
                let figures = (player.seat, player.home, player.steps);
                assert_eq!(figures, (number(&expected["seat"]), number(&expected["home"]), number(&expected["steps"])));
            }
        }
        match text(&case["then"]) {
            "resign" => drop(game.resign().expect("the game goes on")),
            "agree" => {
                game.offer_draw().expect("nothing is offered");
                game.answer_draw(true).expect("an offer is open");
            }
            _ => {}
        }
        let end = game.snapshot();
        assert_eq!(text(&case["end"]).split(' ').next(), Some(outcome(&end.status)));
        let replay = library.replay(&end.game_id).expect("it is saved");
        let last = replay.length();
        assert_eq!(last, end.ply + i32::from(text(&case["then"]) == "resign"), "resigning is an entry of the record");
        for frame in frames {
            let shown = replay.seek(number(&frame["ply"])).expect("there is such a ply");
            assert_eq!(shown.pieces, text(&frame["pieces"]));
        }
        assert_eq!(replay.seek(last).expect("the last").status, end.status);
        assert_eq!(replay.seek(last + 1), Err(StoreError::NoSuchPly { ply: last + 1, last }));
        assert_eq!(Ok(replay.chart()[0].steps.len()), usize::try_from(last + 1));
    }
}

fn outcome(status: &Status) -> &'static str {
    match status {
        Status::Playing => "playing",
        Status::Won { .. } => "won",
        Status::Drawn { .. } => "draw",
    }
}

#[test]
fn what_the_vector_says_is_refused_with_the_facts_and_changes_nothing() {
    let (_folder, library) = library();
    for case in list(&vector("errors.json"), "moves") {
        let game = people(&library);
        let before = play_line(&game, list(case, "line"));
        let Err(MatchError::Illegal { error }) = game.play(&numbers(&case["path"])) else {
            panic!("{case} must be refused");
        };
        let told = format!("{error:?}");
        assert!(told.starts_with(text(&case["error"])), "{told} for {case}");
        for (field, value) in case["fields"].as_object().expect("fields") {
            assert!(told.contains(&format!("{field}: {value}")), "{told} for {case}");
        }
        assert_eq!(game.snapshot(), before);
    }
    for case in list(&vector("errors.json"), "saves") {
        let error = library.import_game(text(&case["document"])).expect_err("it must be refused");
        assert!(format!("{error:?}").starts_with(text(&case["error"])), "{error:?} for {}", case["name"]);
    }
    assert!(library.shelf().expect("a list").damaged.is_empty(), "a refused import leaves no file");
}

#[test]
fn holes_off_the_board_are_named() {
    let (_folder, library) = library();
    let game = people(&library);
    for hole in [-1, 121, i32::MAX, i32::MIN] {
        assert_eq!(game.targets(hole), Err(MoveError::NotOnBoard { hole }));
        assert_eq!(game.pin(&[hole]), Err(MoveError::NotOnBoard { hole }));
        assert_eq!(game.play(&[118, hole]), Err(MatchError::Illegal { error: MoveError::NotOnBoard { hole } }));
    }
    assert_eq!(game.play(&[]), Err(MatchError::Illegal { error: MoveError::TooShort }));
    assert_eq!(game.pin(&[]), Err(MoveError::TooShort));
}

#[test]
fn a_pinned_landing_offers_what_can_follow() {
    let (_folder, library) = library();
    let game = people(&library);
    play_line(&game, &[Value::from("d1-e5"), Value::from("n1-m5")]);
    let start = holes("c1:e7")[0];
    let unpinned = game.pin(&[start]).expect("an own piece");
    assert!(!unpinned.may_finish);
    for target in &unpinned.targets {
        let pinned = game.pin(&target.path).expect("a legal chain");
        assert!(pinned.may_finish);
        assert!(pinned.targets.iter().all(|on| on.path.starts_with(&target.path)));
        assert_eq!(pinned.targets.is_empty(), target.kind == TargetKind::ChainEnd);
    }
    assert_eq!(game.pin(&holes("i5")), Err(MoveError::NoPiece { hole: 60 }));
}

#[test]
fn a_game_is_open_once() {
    let (_folder, library) = library();
    let game = people(&library);
    let id = game.snapshot().game_id;
    let again = library.open_game(&id).expect("it is saved");
    assert!(Arc::ptr_eq(&game, &again));
    library.rename(&id, "Title").expect("saved");
    assert_eq!(game.snapshot().title, "Title");
    assert_eq!(library.open_game("nothing").err(), Some(StoreError::NoSuchGame { id: "nothing".to_owned() }));
}

#[test]
fn an_open_game_that_is_deleted_does_not_come_back_by_a_move() {
    let (_folder, library) = library();
    let game = people(&library);
    let id = game.snapshot().game_id;
    library.delete(&id).expect("it is saved");
    assert!(matches!(game.play(&holes("d1:e5")), Err(MatchError::NotSaved { error: StoreError::NoSuchGame { .. } })));
    assert!(library.shelf().expect("a list").games.is_empty());
    library.restore(&id).expect("it is in the trash");
    assert_eq!(library.open_game(&id).expect("restored").snapshot().ply, 0);
    library.delete(&id).expect("it is saved");
    library.erase(&id).expect("it is in the trash");
    assert!(library.trash().expect("a list").is_empty());
    assert!(matches!(library.restore(&id), Err(StoreError::NoSuchGame { .. })));
}

#[test]
fn the_computer_moves_by_a_search_and_only_then() {
    let (_folder, library) = library();
    let game = against_level_1(&library);
    assert_eq!(game.search().err(), Some(MatchError::NotAllowed { action: Action::Search }));
    let snapshot = game.play(&holes("d1:e5")).expect("legal");
    assert!(snapshot.computer_to_move);
    assert!(game.targets(0).expect("on the board").is_empty(), "nobody moves for the computer");
    let refused = game.play(&holes("n1:m5"));
    assert_eq!(refused, Err(MatchError::Illegal { error: MoveError::NotYourTurn }));
    let search = game.search().expect("the computer is to move");
    assert_eq!(game.play_found(&search), Err(MatchError::NothingFound));
    let report = search.run().expect("a move");
    assert_eq!((report.revision, report.suggestions.len()), (snapshot.revision, 1));
    assert_eq!(search.run(), Err(SearchError::AlreadyRun));
    let after = game.play_found(&search).expect("nothing has changed");
    assert_eq!(after.last_move.expect("a move").path, report.suggestions[0].path);
    assert_eq!(game.play_found(&search), Err(MatchError::Stale));
}

#[test]
fn a_result_of_another_state_or_game_is_never_applied() {
    let (_folder, library) = library();
    let (game, other) = (against_level_1(&library), against_level_1(&library));
    game.play(&holes("d1:e5")).expect("legal");
    other.play(&holes("d1:e5")).expect("legal");
    let search = game.search().expect("the computer is to move");
    search.run().expect("a move");
    assert_eq!(other.play_found(&search), Err(MatchError::Stale));
    game.resign().expect("the game goes on");
    assert_eq!(game.play_found(&search), Err(MatchError::Stale));
    let Status::Won { seat: 4, reason: WinReason::Resigned } = game.snapshot().status else {
        panic!("blue has won");
    };
}

#[test]
fn a_search_that_was_cancelled_before_it_began_finds_nothing() {
    let (_folder, library) = library();
    let game = library.start(setup([PlayerKind::Computer { level: 8 }, PlayerKind::Person])).expect("a game");
    let search = game.search().expect("red is the computer");
    search.cancel();
    assert_eq!(search.run(), Err(SearchError::Cancelled));
    assert_eq!(game.play_found(&search), Err(MatchError::NothingFound));
}

#[test]
fn move_now_before_the_run_gives_a_move_within_4096_nodes() {
    let (_folder, library) = library();
    let game = library.start(setup([PlayerKind::Computer { level: 8 }, PlayerKind::Person])).expect("a game");
    let search = game.search().expect("red is the computer");
    search.move_now();
    let report = search.run().expect("a move");
    assert!(report.nodes <= 4096, "{} nodes", report.nodes);
    assert_eq!(game.play_found(&search).expect("a move").ply, 1);
}

#[test]
fn hints_are_two_legal_moves_with_reasons_and_are_not_played() {
    let (_folder, library) = library();
    let game = against_level_1(&library);
    let search = game.hint().expect("the person is to move");
    let report = search.run().expect("hints");
    assert_eq!(report.suggestions.len(), 2);
    let legal = game.legal_moves();
    for hint in &report.suggestions {
        assert!(hint.reason.is_some());
        assert!(legal.iter().any(|on| on.path.first() == hint.path.first() && on.path.last() == hint.path.last()));
    }
    assert_eq!(game.play_found(&search), Err(MatchError::NothingFound));
    assert_eq!(people(&library).hint().err(), Some(MatchError::NotAllowed { action: Action::Hint }));
}

#[test]
fn a_setup_that_is_no_game_says_why() {
    let (_folder, library) = library();
    let computer = |level| PlayerKind::Computer { level };
    for kinds in [[computer(0), PlayerKind::Person], [computer(9), PlayerKind::Person], [computer(1), computer(1)]] {
        let error = library.start(setup(kinds)).expect_err("it must be refused");
        assert!(matches!(error, StoreError::Setup { .. }), "{error:?}");
    }
    let nobody = GameSetup { rules: plyyard(), players: Vec::new(), toss: None, limit: None };
    let players = RulesError::Players { players: 0 };
    assert_eq!(library.start(nobody).err(), Some(StoreError::Rules { error: players }));
    assert!(library.shelf().expect("a list").games.is_empty());
}

#[test]
fn a_draw_between_people_waits_for_the_other_and_one_with_the_computer_does_not() {
    let (_folder, library) = library();
    let game = people(&library);
    assert_eq!(game.offer_draw().expect("allowed").draw_offer, DrawOffer::Open { by: 1, to: 4, agreed: Vec::new() });
    assert_eq!(game.answer_draw(false).expect("open").draw_offer, DrawOffer::Declined { by: 1 });
    let offered = against_level_1(&library).offer_draw().expect("allowed");
    assert!(!matches!(offered.draw_offer, DrawOffer::Open { .. }));
}

#[test]
fn a_person_who_never_leaves_home_is_asked_by_the_computer() {
    let (_folder, library) = library();
    let game = against_level_1(&library);
    let mut snapshot = game.snapshot();
    while snapshot.draw_offer == DrawOffer::None {
        assert!(snapshot.ply < 400, "{}", snapshot.pieces);
        snapshot = game.play(&stay(&game)).expect("legal");
        while snapshot.computer_to_move {
            let search = game.search().expect("its turn");
            search.run().expect("a move");
            snapshot = game.play_found(&search).expect("nothing has changed");
        }
    }
    assert_eq!(snapshot.draw_offer, DrawOffer::Open { by: 4, to: 1, agreed: Vec::new() });
    assert_eq!((snapshot.to_move, snapshot.computer_to_move, snapshot.allowed.offer_draw), (1, false, false));
    let drawn = game.answer_draw(true).expect("an offer is open");
    assert_eq!(drawn.status, Status::Drawn { reason: DrawReason::Agreed });
}

/// Of the legal moves the one after which most pieces are at home.
fn stay(game: &Match) -> Vec<i32> {
    let is_home = |hole: i32| hole >= 111;
    let out = |path: &[i32]| i32::from(is_home(path[0])) - i32::from(is_home(path[path.len() - 1]));
    let moves = game.legal_moves().into_iter().map(|on| on.path);
    moves.min_by_key(|path| (out(path), path.clone())).expect("a person can move")
}

#[test]
fn playing_on_makes_a_new_game() {
    let (_folder, library) = library();
    let game = people(&library);
    play_line(&game, &[Value::from("d1-e5"), Value::from("n1-m5")]);
    let id = game.resign().expect("the game goes on").game_id;
    let on = library.play_on(&id, 1).expect("there is a ply 1").snapshot();
    assert_ne!(on.game_id, id);
    assert_eq!((on.ply, on.status), (1, Status::Playing));
    assert_eq!(library.play_on(&id, 4).err(), Some(StoreError::NoSuchPly { ply: 4, last: 3 }));
    assert_eq!(library.play_on(&id, -1).err(), Some(StoreError::NoSuchPly { ply: -1, last: 3 }));
}
