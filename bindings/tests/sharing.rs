//! Statistics, readable texts and previews through the boundary.

#![allow(clippy::expect_used, clippy::panic, reason = "a failed expectation is a failed test")]

use std::sync::Arc;

use starhop_ffi::{
    GameLibrary, GameSetup, ImportForm, Match, Mode, MoveError, PlayerKind, PlayerSetup, Preset, RuleSet, RuleTally,
    Settlement, Status, StoreError, TextProblem, import_limit, rank_points,
};
use tempfile::TempDir;

fn library() -> (TempDir, Arc<GameLibrary>) {
    let folder = tempfile::tempdir().expect("a folder");
    let library = GameLibrary::open(&folder.path().display().to_string()).expect("a new folder");
    (folder, library)
}

fn start(library: &GameLibrary, preset: Preset, second: PlayerKind) -> Arc<Match> {
    let players = [PlayerKind::Person, second].map(|kind| PlayerSetup { name: String::new(), kind });
    let rules = RuleSet { preset, changes: Vec::new() };
    library.start(GameSetup { rules, players: players.to_vec(), toss: None, limit: None }).expect("a game")
}

fn play_first(game: &Match) {
    let first = game.legal_moves().into_iter().next().expect("a move");
    game.play(&first.path).expect("legal");
}

#[test]
fn the_profile_counts_games_against_the_computer_and_is_reset() {
    let (_folder, library) = library();
    let empty = library.profile().expect("a profile");
    assert_eq!((empty.points, empty.rank, empty.tallies.len(), empty.lost.len()), (0, 1, 0, 0));
    let rated = start(&library, Preset::Qq, PlayerKind::Computer { level: 4 });
    assert_eq!(library.settlement(&rated.snapshot().game_id), Ok(None), "it goes on");
    let over = rated.resign().expect("the game goes on");
    assert_eq!(over.results[0].points, Some(-13));
    start(&library, Preset::Plyyard, PlayerKind::Computer { level: 1 }).resign().expect("the game goes on");
    start(&library, Preset::Plyyard, PlayerKind::Person).resign().expect("the game goes on");
    let profile = library.profile().expect("a profile");
    let lost = |preset| RuleTally {
        rules: RuleSet { preset, changes: Vec::new() },
        players: 2,
        wins: 0,
        losses: 1,
        draws: 0,
        longest_chain: 0,
        fewest_moves: None,
    };
    assert_eq!(profile.tallies, [lost(Preset::Plyyard), lost(Preset::Qq)]);
    let settled = Settlement { points_before: 0, points_after: 0, rank_before: 1, rank_after: 1 };
    assert_eq!(library.settlement(&over.game_id), Ok(Some(settled)));
    assert!(library.export_profile().expect("a text").contains("starhop-profile"));
    assert_eq!(library.reset_profile().expect("saved").tallies, []);
    assert_eq!(library.profile().expect("a profile").tallies, [], "what was over does not count again");
    assert!(matches!(library.settlement("none"), Err(StoreError::NoSuchGame { .. })));
}

#[test]
fn ranks_are_held_from_their_points_on() {
    let points = rank_points();
    assert_eq!((points.len(), points[0], points[6], points[24]), (25, 0, 400, 25_000));
    assert!(points.is_sorted());
}

#[test]
fn a_shared_game_is_previewed_before_it_is_saved() {
    let (_folder, library) = library();
    let game = start(&library, Preset::Plyyard, PlayerKind::Person);
    play_first(&game);
    play_first(&game);
    game.undo().expect("a move was made");
    let id = game.snapshot().game_id;
    let text = library.export_text(&id).expect("a text");
    assert!(text.starts_with("Starhop: record 1\n"), "{text}");
    let shown = library.preview_import(text.as_bytes().to_vec()).expect("its own text");
    assert_eq!((shown.form, shown.undone, shown.known), (ImportForm::Record, 0, Some(id.clone())));
    let of = shown.game;
    assert_eq!((of.id.as_str(), of.mode, of.ply, of.status), ("", Mode::PassAndPlay, 1, Status::Playing));
    assert_eq!((of.pieces, of.players.len()), (game.snapshot().pieces, 2));
    let whole = library.preview_import(library.export_game(&id).expect("a text").as_bytes().to_vec()).expect("its own");
    assert_eq!((whole.form, whole.undone, whole.limit), (ImportForm::Document, 1, None));
    assert_eq!(library.shelf().expect("a shelf").games.len(), 1, "nothing was saved");
    library.delete(&id).expect("moved");
    assert_eq!(library.preview_import(text.as_bytes().to_vec()).expect("its own text").known, None);
}

#[test]
fn what_is_wrong_with_a_text_is_named_with_its_line() {
    let (_folder, library) = library();
    let wrong = |text: &str| match library.preview_import(text.as_bytes().to_vec()) {
        Err(StoreError::Text { line, problem, .. }) => (line, problem),
        other => panic!("{other:?}"),
    };
    let head = "Starhop: record 1\nRules: plyyard 2\n";
    let (line, problem) = wrong(&format!("{head}\n1. c1:e5 n1-m5\n2. e5-q1\n"));
    let TextProblem::Move { number, text, why } = problem else { panic!("{problem:?}") };
    assert_eq!((line, number, text.as_str()), (Some(5), 3, "e5-q1"));
    assert_eq!(why, Some(MoveError::Occupied { hole: 0 }));
    let (line, problem) = wrong(&format!("{head}\n1. hello\n"));
    assert!(matches!((line, problem), (Some(4), TextProblem::Move { number: 1, why: None, .. })));
    let key = |key: &str| key.to_owned();
    assert_eq!(wrong("Starhop: record 1\n\n"), (None, TextProblem::Missing { key: key("Rules") }));
    assert_eq!(wrong("Starhop: record 1\nRules: chess 2\n"), (Some(2), TextProblem::Value { key: key("Rules") }));
    assert_eq!(wrong(&format!("{head}Rules: qq 2\n")), (Some(3), TextProblem::Twice { key: key("Rules") }));
    assert_eq!(wrong(&format!("{head}hello\n")), (Some(3), TextProblem::HeaderLine { text: key("hello") }));
    assert_eq!(wrong(&format!("{head}\n{{never closed")), (Some(4), TextProblem::OpenComment));
    assert_eq!(wrong(&format!("{head}\ndraw c1:e5")), (Some(4), TextProblem::AfterEnd { text: key("c1:e5") }));
    assert_eq!(wrong(&format!("{head}Result: won 1 resigned\n\n1. c1:e5")), (Some(3), TextProblem::Result));
    assert_eq!(wrong(&format!("{head}\n\0")), (Some(4), TextProblem::NotText));
    let newer = library.preview_import(b"Starhop: record 9\n".to_vec());
    assert_eq!(newer, Err(StoreError::Newer { version: 9 }));
    for content in ["", "hello", "{}", "{\"format\":\"starhop-game\",\"version\":2}"] {
        let refused = library.preview_import(content.as_bytes().to_vec());
        assert!(matches!(refused, Err(StoreError::Damaged { .. })), "{content}: {refused:?}");
        assert!(matches!(library.import_game(content), Err(StoreError::Damaged { .. })));
    }
    assert_eq!(library.shelf().expect("a shelf").games, []);
}

#[test]
fn what_is_larger_than_any_game_is_not_read() {
    let (_folder, library) = library();
    let limit = usize::try_from(import_limit()).expect("it fits");
    let refused = library.preview_import(vec![b' '; limit + 1]);
    assert_eq!(refused, Err(StoreError::TooLarge { limit: import_limit() }));
    let refused = library.import_game(&" ".repeat(limit + 1));
    assert_eq!(refused, Err(StoreError::TooLarge { limit: import_limit() }));
}
