use starhop::game::{Game, Player, Setup, SetupError};
use starhop::rules::RulesError;
use starhop::{Position, Rules};

use crate::support::{REST, at, ends, is_refused, on, played, reaches, rules, start, status, turn_order};

const TURN: [(char, &str); 2] = [('1', "i5"), ('4', "i6 j8")];
const RING: [(char, &str); 2] = [('1', "g5"), ('4', "g6 h7 j7 k6 j4 h4")];

#[test]
fn jump_adjacent_knows_no_longer_hop() {
    let far = [('1', "i1"), ('4', "i4")];
    assert!(!reaches(&at("plyyard 2", &far, "1"), "i1", "i7"));
    assert!(reaches(&at("plyyard 2 jump=symmetric", &far, "1"), "i1", "i7"));
}

/// A piece of seat 1 before its goal, and one in it.
const GATE: [(char, &str); 2] = [('1', "l6 n4"), ('4', "m6 m5")];

#[test]
fn exit_free_lets_a_piece_leave_its_goal() {
    assert_eq!(ends(&at("plyyard 2", &GATE, "1"), "n4"), "o3 n3 m8 m9");
}

#[test]
fn exit_locked_lets_a_piece_that_starts_in_its_goal_land_only_inside() {
    assert_eq!(ends(&at("plyyard 2 exit=locked", &GATE, "1"), "n4"), "o3 n3");
    let out_and_in = [('1', "n1"), ('4', "m6 m7 e1")];
    assert!(!is_refused(&at("plyyard 2", &out_and_in, "1"), "n1:l6:n3"));
    let locked = at("plyyard 2 exit=locked", &out_and_in, "1");
    assert!(is_refused(&locked, "n1:l6:n3") && !reaches(&locked, "n1", "n3"), "not even on the way");
}

#[test]
fn exit_locked_lets_a_chain_from_outside_pass_through_the_goal() {
    let locked = at("plyyard 2 exit=locked", &GATE, "1");
    assert!(reaches(&locked, "l6", "l4") && !is_refused(&locked, "l6:n1:l4"));
}

#[test]
fn continue_off_lets_a_chain_stop_before_a_hop() {
    assert!(reaches(&at("plyyard 2", &TURN, "1"), "i5", "i7"));
}

#[test]
fn continue_on_lets_a_chain_stop_only_where_no_hop_leads_on() {
    let chain = at("plyyard 2 continue=on", &TURN, "1");
    assert_eq!(ends(&chain, "i5"), "k9 j5 j6 i4 h5 h6");
    assert!(is_refused(&chain, "i5:i7"));
    let ring = at("plyyard 2 continue=on", &RING, "1");
    assert_eq!(ends(&ring, "g5"), "i3 h5 g4 g7 f5 f6", "visited holes lead no farther");
}

#[test]
fn a_hop_to_a_hole_that_may_not_be_touched_does_not_lead_on() {
    let pieces = [('1', "e7"), ('4', "e6 e4")];
    assert!(reaches(&at("plyyard 6 continue=on camps=closed", &pieces, "1"), "e7", "e5"));
    assert!(!reaches(&at("plyyard 6 continue=on camps=pass", &pieces, "1"), "e7", "e5"));
}

#[test]
fn a_chain_caught_where_it_may_not_rest_is_no_move() {
    let caught = at("plyyard 6 continue=on camps=pass", &[('1', "e7"), ('4', "e6 e4 f5")], "1");
    assert_eq!(ends(&caught, "e7"), "g5 f6 f7 e8 d2 d3", "e5 leads on, and e3 lies in a camp");
    assert!(is_refused(&caught, "e7:e5:e3"));
}

#[test]
fn win_own_needs_ten_own_pieces() {
    let pieces = [('1', "n2 n3 n4 o1 o2 o3 p1 p2 m5 i5"), ('4', "q1")];
    assert_eq!(status(&played(at("plyyard 2", &pieces, "1"), "m5-n1")), "playing");
    let ten = [('1', &*format!("{REST} m5")), ('4', "i5")];
    assert_eq!(status(&played(at("plyyard 2", &ten, "1"), "m5-n1")), "won 1 all-home");
}

#[test]
fn win_filled_counts_pieces_of_anyone() {
    let pieces = [('1', "n2 n3 n4 o1 m5"), ('4', "o2 o3 p1 p2"), ('x', "q1")];
    assert_eq!(status(&played(at("plyyard 2 win=filled", &pieces, "1"), "m5-n1")), "won 1 all-home");
}

#[test]
fn win_filled_needs_at_least_one_own_piece() {
    let none = at("plyyard 2 win=filled", &[('1', "i5"), ('4', &format!("{REST} n1"))], "1");
    assert_eq!(status(&played(none, "i5-i6")), "playing");
}

#[test]
fn pass_off_forbids_to_pass_with_a_legal_move() {
    assert!(is_refused(&start("plyyard 2"), "--"));
}

#[test]
fn pass_on_allows_it() {
    assert_eq!(played(start("plyyard 2 pass=on"), "--").to_move().number(), 4);
}

#[test]
fn two_voluntary_passes_in_a_row_of_everybody_still_in_are_a_draw() {
    let three = played(start("plyyard 3 pass=on"), "-- -- -- -- --");
    assert_eq!(status(&three), "playing");
    assert_eq!(status(&played(three, "--")), "draw all-passed");
    let interrupted = played(start("plyyard 2 pass=on"), "-- -- d1-e5 -- --");
    assert_eq!(status(&interrupted), "playing", "not two in a row of seat 1");
    assert_eq!(status(&played(interrupted, "n1-m5 -- -- --")), "playing");
    let gone = played(start("plyyard 3 pass=on"), "-- -- -- -- -- resign=5");
    assert_eq!(status(&gone), "draw all-passed", "those still in");
    let passed = "1 turns=1:29 passes=3:2,5:2";
    let passive = at("plyyard 3 pass=on passive=on", &[('1', "a1 e5"), ('3', "i3"), ('5', "i7")], passed);
    assert_eq!(status(&played(passive, "e5-e6")), "draw all-passed", "those still in when one was passive");
    let pieces = [('1', &*format!("{REST} m5")), ('3', "i3"), ('5', "i7")];
    let reached = at("plyyard 3 pass=on after=places", &pieces, "1 passes=3:2,5:2");
    assert_eq!(status(&played(reached, "m5-n1")), "draw all-passed", "those still in when one was finished");
}

#[test]
fn a_forced_pass_or_a_timeout_is_a_turn_and_no_voluntary_pass() {
    let blocked = at("plyyard 2 pass=on", &[('1', "a1"), ('4', "b1 b2 c1 c3 i5")], "1");
    assert_eq!(status(&played(blocked, "-- -- -- --")), "playing");
    let timed = played(start("plyyard 2 pass=on passive=on"), "-- -- timeout --");
    assert_eq!(status(&timed), "playing");
    assert_eq!(status(&played(timed, "-- --")), "playing", "the timeout broke the row");
}

#[test]
fn deadlock_off_knows_no_claim() {
    let still = at("plyyard 2 deadlock=on", &[('1', "i5"), ('4', "e5")], "1 stale=40");
    assert!(!is_refused(&still, "claim"));
    let text = still.to_string().replace(" stale=40", "");
    let off = Position::parse(&text, rules("plyyard 2")).expect("a position");
    assert!(is_refused(&off, "claim"));
}

#[test]
fn passive_off_knows_no_clock_and_lets_everybody_stay_at_home() {
    assert!(is_refused(&start("plyyard 2"), "timeout"));
    let mut position = start("plyyard 2");
    for _ in 0..16 {
        position = played(position, "d1-e5 n1-m5 e5-d1 m5-n1");
    }
    assert_eq!(status(&position), "playing");
}

#[test]
fn idle_empty_leaves_camps_of_nobody_empty() {
    assert_eq!(on(&start("plyyard 4"), "m1 m4 j1 e13 h10"), ".....");
    assert!(start("plyyard 2").idle().is_empty());
}

#[test]
fn idle_filled_fills_camps_that_are_neither_home_nor_goal() {
    assert_eq!(on(&start("plyyard 4 idle=filled"), "m1 m4 j1 e13 h10 e1 m13"), "xxxxx25");
    assert_eq!(start("plyyard 2 idle=filled").idle().len(), 40);
    assert!(start("plyyard 3 idle=filled").idle().is_empty(), "with three every camp is a home or a goal");
    assert!(start("plyyard 6 idle=filled").idle().is_empty());
}

#[test]
fn idle_pieces_are_hopped_over_and_never_moved() {
    let position = at("plyyard 2", &[('1', "i5"), ('x', "i6"), ('4', "e1")], "1");
    assert!(reaches(&position, "i5", "i7"));
    assert!(is_refused(&position, "i6-j6") && ends(&position, "i6").is_empty());
    assert_eq!(on(&played(position, "i5-i7"), "i6"), "x");
}

#[test]
fn first_names_the_seat_that_starts() {
    assert_eq!(turn_order(start("plyyard 4 first=5"), 3), "512");
    assert_eq!(turn_order(start("plyyard 2 first=4"), 3), "414");
}

#[test]
fn first_toss_is_seeded_and_recorded() {
    let players = || vec![Player::person(); 6];
    let toss = |seed| Game::new(Setup::tossed(rules("masters 6"), players(), seed).expect("a setup"));
    let firsts: Vec<u8> = (0..60).map(|seed| toss(seed).position().to_move().number()).collect();
    assert!((1..=6).all(|number| firsts.contains(&number)), "{firsts:?}");
    for seed in 0..6 {
        let read = Game::from_record(&toss(seed).record()).expect("its own record");
        assert_eq!((read.setup().toss(), read.position()), (Some(seed), toss(seed).position()));
    }
    assert_eq!(Setup::new(rules("masters 6"), players()), Err(SetupError::NoToss));
}

#[test]
fn after_stop_ends_with_the_first_winner() {
    let pieces = [('1', &*format!("{REST} m5")), ('3', "i5"), ('5', "g5")];
    assert_eq!(status(&played(at("plyyard 3", &pieces, "1"), "m5-n1")), "won 1 all-home");
}

#[test]
fn after_places_lets_the_others_play_on() {
    let pieces = [('1', &*format!("{REST} m5")), ('3', "i5"), ('5', "g5")];
    let after = played(at("plyyard 3 after=places", &pieces, "1"), "m5-n1");
    assert_eq!((status(&after), after.to_move().number()), ("playing".to_owned(), 3));
}

#[test]
fn combinations_that_mean_nothing_are_errors() {
    let read = |text: &str| text.parse::<Rules>();
    assert!(matches!(read("plyyard 5"), Err(RulesError::Players(5))));
    for text in ["plyyard 2 sets=2", "plyyard 6 sets=2", "plyyard 3 sets=3", "plyyard 4 sets=3"] {
        assert!(matches!(read(text), Err(RulesError::Sets { .. })), "{text}");
    }
    for text in ["plyyard 2 teams=two", "plyyard 3 teams=two", "plyyard 3 sets=2 teams=two"] {
        assert!(matches!(read(text), Err(RulesError::Teams(_))), "{text}");
    }
    assert!(matches!(read("plyyard 4 teams=two after=places"), Err(RulesError::TeamsPlayOn)));
    for text in ["plyyard 3 deadlock=on", "tournament 4 deadlock=on"] {
        assert!(matches!(read(text), Err(RulesError::Deadlock(_))), "{text}");
    }
    for text in ["plyyard 2 first=2", "plyyard 3 first=4", "plyyard 2 sets=3 first=4"] {
        assert!(matches!(read(text), Err(RulesError::First(_))), "{text}");
    }
}
