//! Games under every rule set through the boundary: what a snapshot says is all that an app needs.

#![allow(clippy::expect_used, clippy::panic, reason = "a failed expectation is a failed test")]

use std::sync::Arc;

use starhop_ffi::{
    BarringRule, Departure, DrawOffer, DrawReason, GameLibrary, GameSetup, Match, MatchError, MoveError, MoveKind,
    PlayerKind, PlayerSetup, Preset, Refusal, RuleOption, RuleSet, RulesError, Snapshot, Standing, Status, StoreError,
    Warning, WinReason, rule_options, rule_set_options, seating,
};
use tempfile::TempDir;

const PRESETS: [Preset; 5] = [Preset::Plyyard, Preset::Masters, Preset::Tournament, Preset::Qq, Preset::QqSymmetric];

fn library() -> (TempDir, Arc<GameLibrary>) {
    let folder = tempfile::tempdir().expect("a folder");
    let library = GameLibrary::open(&folder.path().display().to_string()).expect("a new folder");
    (folder, library)
}

fn rules(preset: Preset, changes: &[(&str, &str)]) -> RuleSet {
    let option = |&(key, value): &(&str, &str)| RuleOption { key: key.to_owned(), value: value.to_owned() };
    RuleSet { preset, changes: changes.iter().map(option).collect() }
}

fn setup(rules: RuleSet, players: usize) -> GameSetup {
    let person = PlayerSetup { name: String::new(), kind: PlayerKind::Person };
    let toss = (rules.preset == Preset::Masters).then_some(-5);
    GameSetup { rules, players: vec![person; players], toss, limit: None }
}

fn start(library: &GameLibrary, preset: Preset, changes: &[(&str, &str)], players: usize) -> Arc<Match> {
    library.start(setup(rules(preset, changes), players)).expect("a game")
}

/// Plays legal moves, forward ones mostly, until the game is over or so many were played.
fn play_some(game: &Match, most: usize, seed: usize) -> Snapshot {
    let mut snapshot = game.snapshot();
    for turn in 0..most {
        if snapshot.status != Status::Playing {
            break;
        }
        let moves = game.legal_moves();
        assert!(!moves.is_empty(), "who cannot move has passed");
        let longest = moves.iter().max_by_key(|target| target.hops).expect("one");
        let any = &moves[(turn * 31 + seed * 17) % moves.len()];
        let chosen = if turn % 3 == 0 { any } else { longest };
        snapshot = game.play(&chosen.path).expect("listed");
    }
    snapshot
}

#[test]
fn every_preset_is_played_by_every_number_of_players_and_listed() {
    let (_folder, library) = library();
    let mut swapped = 0;
    for (seed, preset) in PRESETS.into_iter().enumerate() {
        for players in [2, 3, 4, 6] {
            let game = start(&library, preset, &[], players);
            let most = if preset == Preset::Masters { 160 } else { 40 };
            let snapshot = play_some(&game, most, seed);
            assert_eq!(snapshot.rules, rules(preset, &[]));
            assert_eq!(snapshot.players.len(), players);
            let ended = snapshot.status != Status::Playing;
            assert_eq!(snapshot.results.len(), if ended { players } else { 0 }, "{preset:?} {players}");
            let replay = library.replay(&snapshot.game_id).expect("saved");
            let last = replay.seek(replay.length()).expect("the last ply");
            assert_eq!((last.pieces, last.status), (snapshot.pieces, snapshot.status));
            assert_eq!(replay.chart().len(), players);
            swapped += replay.moves().iter().map(|played| played.displaced.len()).sum::<usize>();
        }
    }
    let shelf = library.shelf().expect("a list");
    assert_eq!((shelf.games.len(), shelf.damaged.len()), (20, 0));
    assert!(swapped > 0, "nothing was swapped");
}

#[test]
fn options_that_do_not_go_together_are_named() {
    let (_folder, library) = library();
    let refused = |preset, changes: &[(&str, &str)], players| {
        let Err(StoreError::Rules { error }) = library.start(setup(rules(preset, changes), players)) else {
            panic!("{changes:?} must be refused for {players}");
        };
        assert_eq!(rule_set_options(&rules(preset, changes), i32::try_from(players).expect("few")), Err(error.clone()));
        error
    };
    let plyyard = Preset::Plyyard;
    assert_eq!(refused(plyyard, &[], 5), RulesError::Players { players: 5 });
    assert_eq!(refused(plyyard, &[("sets", "2")], 2), RulesError::Sets { sets: 2, expected: 3, found: 2 });
    assert_eq!(refused(plyyard, &[("teams", "two")], 3), RulesError::Teams { players: 3 });
    assert_eq!(refused(plyyard, &[("teams", "two"), ("after", "places")], 4), RulesError::TeamsPlayOn);
    assert_eq!(refused(plyyard, &[("deadlock", "on")], 3), RulesError::Deadlock { players: 3 });
    assert_eq!(refused(plyyard, &[("first", "2")], 2), RulesError::First { seat: 2 });
    assert_eq!(refused(plyyard, &[("jump", "up")], 2), RulesError::Value { key: "jump".into(), value: "up".into() });
    assert_eq!(refused(plyyard, &[("colour", "red")], 2), RulesError::Option { key: "colour".into() });
    let own = rules(Preset::Qq, &[("continue", "on")]);
    let options = rule_set_options(&own, 6).expect("they go together");
    assert_eq!(options.len(), rule_options().len());
    for option in options {
        let info = rule_options().into_iter().find(|info| info.key == option.key).expect("a known option");
        assert!(info.values.contains(&option.value), "{option:?}");
    }
}

#[test]
fn where_players_sit_is_where_their_game_seats_them() {
    let (_folder, library) = library();
    let teams = [("teams", "two"), ("after", "stop")];
    let tables: [(&[(&str, &str)], usize); 6] =
        [(&[], 2), (&[("sets", "3")], 2), (&[("sets", "2")], 3), (&[], 4), (&teams, 4), (&teams, 6)];
    for (changes, players) in tables {
        let told =
            seating(&rules(Preset::Qq, changes), i32::try_from(players).expect("few")).expect("they go together");
        let seated = start(&library, Preset::Qq, changes, players).snapshot().players;
        let seated = seated.into_iter().map(|player| (player.seat, player.sets, player.side));
        assert_eq!(
            told.into_iter().map(|place| (place.seat, place.sets, place.side)).collect::<Vec<_>>(),
            seated.collect::<Vec<_>>()
        );
    }
    assert_eq!(seating(&rules(Preset::Plyyard, &[]), 5), Err(RulesError::Players { players: 5 }));
    assert_eq!(seating(&rules(Preset::Plyyard, &[]), -1), Err(RulesError::Players { players: -1 }));
}

#[test]
fn a_toss_can_be_repeated_by_its_seed_and_is_drawn_without_one() {
    let (_folder, library) = library();
    let masters = |toss| GameSetup { toss, ..setup(rules(Preset::Masters, &[]), 6) };
    let first = |toss| library.start(masters(toss)).expect("a game").snapshot().to_move;
    assert_eq!(first(Some(7)), first(Some(7)));
    let drawn: Vec<i32> = (0..60).map(|_| first(None)).collect();
    assert!(drawn.iter().any(|&seat| seat != drawn[0]), "sixty tosses of a die that all agree");
    let unasked = GameSetup { toss: Some(1), ..setup(rules(Preset::Plyyard, &[]), 2) };
    assert!(matches!(library.start(unasked), Err(StoreError::Setup { .. })));
}

#[test]
fn going_among_many_shows_in_standings_entries_and_results() {
    let (_folder, library) = library();
    let game = start(&library, Preset::Qq, &[], 3);
    play_some(&game, 4, 1);
    let snapshot = game.leave(5).expect("on another's turn");
    assert_eq!(snapshot.players[2].standing, Standing::Gone { how: Departure::Left });
    assert!(snapshot.pieces.contains('x') && !snapshot.pieces.contains('5'));
    let [entry] = snapshot.since.as_slice() else { panic!("{:?}", snapshot.since) };
    assert_eq!((entry.seat, entry.kind, entry.text.as_str()), (5, MoveKind::Left, "leave=5"));
    assert_eq!(game.leave(5), Err(MatchError::NotAllowed { action: starhop_ffi::Action::Leave }));
    assert_eq!(game.leave(9), Err(MatchError::Refused { refusal: Refusal::NotIn { seat: 9 } }));
    let snapshot = game.resign().expect("the side to move");
    let Status::Won { seat: winner, reason: WinReason::Resigned } = snapshot.status else {
        panic!("{:?}", snapshot.status)
    };
    let place = |seat| snapshot.results.iter().find(|result| result.seat == seat).map(|result| result.place);
    assert_eq!((place(winner), place(5)), (Some(1), Some(3)));
    let replay = library.replay(&snapshot.game_id).expect("saved");
    let before_the_end = replay.seek(replay.length() - 1).expect("a ply");
    assert_eq!(before_the_end.status, Status::Playing);
    assert!(before_the_end.lead.is_some_and(|lead| !lead.seats.contains(&5)));
}

#[test]
fn passes_claims_and_limits_are_offered_and_announced() {
    let (_folder, library) = library();
    let game = start(&library, Preset::Tournament, &[], 2);
    let snapshot = game.snapshot();
    assert!(snapshot.allowed.pass && !snapshot.allowed.claim);
    let too_early = Refusal::TooEarly { turns: 0, needed: 20 };
    assert_eq!(game.claim_deadlock(), Err(MatchError::Refused { refusal: too_early }));
    assert_eq!(game.time_out(), Err(MatchError::Refused { refusal: Refusal::NotInRules }));
    game.pass_turn().expect("the rules let pass");
    let snapshot = game.pass_turn().expect("the rules let pass");
    assert_eq!(snapshot.warnings, [Warning::Passes { seat: 1, made: 1 }, Warning::Passes { seat: 4, made: 1 }]);
    assert_eq!(snapshot.passed, [1, 4]);
    game.pass_turn().expect("the rules let pass");
    let snapshot = game.pass_turn().expect("the rules let pass");
    assert_eq!(snapshot.status, Status::Drawn { reason: DrawReason::AllPassed });
    assert_eq!(snapshot.results.iter().map(|result| result.quarters).collect::<Vec<_>>(), [Some(2), Some(2)]);

    let qq = start(&library, Preset::Qq, &[], 2);
    assert_eq!(qq.pass_turn(), Err(MatchError::Refused { refusal: Refusal::MayNotPass }));
    let snapshot = qq.time_out().expect("the rules have a clock");
    assert!(snapshot.warnings.contains(&Warning::Timeouts { seat: 1, made: 1, limit: 3 }));
    assert_eq!(snapshot.since[0].kind, MoveKind::Timeout);
}

#[test]
fn a_draw_among_many_asks_one_after_the_other() {
    let (_folder, library) = library();
    let game = start(&library, Preset::Plyyard, &[], 3);
    let snapshot = game.offer_draw().expect("allowed");
    assert_eq!(snapshot.draw_offer, DrawOffer::Open { by: 1, to: 3, agreed: Vec::new() });
    let snapshot = game.answer_draw(true).expect("asked");
    assert_eq!(snapshot.draw_offer, DrawOffer::Open { by: 1, to: 5, agreed: vec![3] });
    let snapshot = game.answer_draw(true).expect("asked");
    assert_eq!(snapshot.status, Status::Drawn { reason: DrawReason::Agreed });
}

#[test]
fn the_rule_that_bars_a_hole_is_named() {
    let (_folder, library) = library();
    let game = start(&library, Preset::Plyyard, &[("continue", "on")], 2);
    // The first hop that can go on may not stop.
    let barred = (0..40).find_map(|turn| {
        let snapshot = game.snapshot();
        for hole in 0..121 {
            for target in game.targets(hole).expect("on the board") {
                for at in 2..target.path.len() {
                    let stop = game.play(&target.path[..at]);
                    if let Err(MatchError::Illegal { error: MoveError::Barred { rule, .. } }) = stop {
                        return Some(rule);
                    }
                    assert!(stop.is_err(), "a chain of {} in {} stopped at {at}", target.text, snapshot.pieces);
                }
            }
        }
        play_some(&game, 1, turn);
        None
    });
    assert_eq!(barred, Some(BarringRule::MustContinue));
}

#[test]
fn a_game_for_points_against_the_computer_is_rated_and_counted() {
    let (_folder, library) = library();
    let qq = |second| {
        let kinds = [PlayerKind::Person, second];
        let players = kinds.map(|kind| PlayerSetup { name: String::new(), kind }).to_vec();
        GameSetup { rules: rules(Preset::Qq, &[]), players, toss: None, limit: None }
    };
    let game = library.start(qq(PlayerKind::Computer { level: 3 })).expect("a game");
    let ranks: Vec<_> = game.snapshot().players.iter().map(|player| player.rank).collect();
    assert_eq!(ranks, [Some(1), Some(10)]);
    let results = game.resign().expect("the game goes on").results;
    assert_eq!(results.iter().map(|result| result.points).collect::<Vec<_>>(), [Some(-16), Some(0)]);
    let among_people = library.start(qq(PlayerKind::Person)).expect("a game");
    let results = among_people.resign().expect("the game goes on").results;
    assert!(results.iter().all(|result| result.points.is_none()));
}

#[test]
fn the_sets_of_each_player_are_named_and_forced_passes_told_from_others() {
    let (_folder, library) = library();
    let sets = |changes: &[(&str, &str)], players| {
        let snapshot = start(&library, Preset::Plyyard, changes, players).snapshot();
        snapshot.players.into_iter().map(|player| player.sets).collect::<Vec<_>>()
    };
    assert_eq!(sets(&[("sets", "3")], 2), [[1, 3, 5], [2, 4, 6]]);
    assert_eq!(sets(&[("sets", "2")], 3), [[1, 2], [3, 4], [5, 6]]);
    assert_eq!(sets(&[], 3), [[1], [3], [5]]);
    let sides = start(&library, Preset::Plyyard, &[("teams", "two")], 4).snapshot().players;
    assert_eq!(sides.into_iter().map(|player| player.side).collect::<Vec<_>>(), [[1, 2], [1, 2], [4, 5], [4, 5]]);
    let alone = start(&library, Preset::Plyyard, &[], 4).snapshot().players;
    assert!(alone.iter().all(|player| player.side == [player.seat]));
    let of_own_will = start(&library, Preset::Tournament, &[], 2).pass_turn().expect("the rules let pass");
    assert!(!of_own_will.since[0].forced);
    // Seat 4's only piece is shut in on q1.
    let shut_in = "Starhop: position 1\nRules: plyyard 2\nPosition: 4/11/1.1/..../............./............/.........../\
                   ........../....1..../........../.........../............/............./..../.../../. 1\n";
    let id = library.import_game(shut_in).expect("a position");
    let game = library.open_game(&id).expect("saved");
    let snapshot = game.play(&[60, 61]).expect("a step");
    assert_eq!((snapshot.passed.as_slice(), snapshot.since[0].forced), ([4].as_slice(), true));
}
