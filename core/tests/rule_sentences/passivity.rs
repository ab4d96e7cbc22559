use starhop::clock::{Clock, Limit};
use starhop::{Departure, Standing};

use crate::support::{at, played, seat, start, status};

/// Outside the home of seat 1.
const OUTSIDE: [&str; 10] = ["i5", "g5", "g6", "g7", "g8", "g1", "f5", "f6", "f7", "f8"];
const HOME: [&str; 10] = ["a1", "b1", "b2", "c1", "c2", "c3", "d1", "d2", "d3", "d4"];

/// What comes of a move in a turn of seat 1, with so many of ten pieces outside home.
fn judged(outside: usize, turn: u16) -> String {
    let pieces = [OUTSIDE[..outside].join(" "), HOME[..10 - outside].join(" ")].join(" ");
    let position =
        at("qq 2", &[('1', pieces.trim()), ('4', "i9 m9")], &format!("1 turns=1:{},4:{}", turn - 1, turn - 1));
    status(&played(position, "i5-i6"))
}

#[test]
fn after_the_20th_turn_five_pieces_must_be_outside_home() {
    assert_eq!((judged(4, 20), judged(5, 20)), ("won 4 passive".to_owned(), "playing".to_owned()));
}

#[test]
fn after_the_25th_turn_eight_pieces_must_be_outside_home() {
    assert_eq!((judged(7, 25), judged(8, 25)), ("won 4 passive".to_owned(), "playing".to_owned()));
}

#[test]
fn after_the_30th_turn_ten_pieces_must_be_outside_home() {
    assert_eq!((judged(9, 30), judged(10, 30)), ("won 4 passive".to_owned(), "playing".to_owned()));
}

#[test]
fn there_is_no_check_between_and_none_later() {
    for turn in [19, 21, 24, 26, 29, 31, 40, 60] {
        assert_eq!(judged(1, turn), "playing", "{turn}");
    }
}

#[test]
fn moves_passes_and_timeouts_are_turns() {
    let few = [('1', "i5 a1"), ('4', "i9")];
    assert_eq!(status(&played(at("qq 2", &few, "1 turns=1:19"), "timeout")), "won 4 passive");
    assert_eq!(status(&played(at("qq 2 pass=on", &few, "1 turns=1:19"), "--")), "won 4 passive");
    let counted = played(at("qq 2", &few, "1 turns=1:16"), "i5-i6 i9-i8 timeout i8-i9");
    assert!(counted.to_string().contains("turns=1:18,4:2"), "{counted}");
}

#[test]
fn the_pieces_of_each_set_are_judged() {
    let pieces = [('1', "i5 i6 i7 i8 g5"), ('3', "g6 g7 g8 g9 f5"), ('5', "k5 k6 k7 k8"), ('2', "h5")];
    let position = at("plyyard 2 sets=3 passive=on", &pieces, "1 turns=1:19");
    assert_eq!(status(&played(position, "g5-g4")), "won 2 passive", "four of set 5");
}

#[test]
fn who_is_judged_passive_is_out_as_one_who_left() {
    let after = played(at("qq 3", &[('1', "i5"), ('3', "g5"), ('5', "k5")], "1 turns=1:19"), "i5-i6");
    assert_eq!(after.standing(seat(1)), Standing::Gone(1, Departure::Passive));
    assert_eq!((status(&after), after.board_text().matches('x').count()), ("playing".to_owned(), 1));
}

#[test]
fn a_win_by_the_same_move_comes_first() {
    let pieces = [('1', "q1 p1 p2 m5"), ('4', "n2 n3 n4 o1 o2 o3")];
    assert_eq!(status(&played(at("qq 2 win=filled", &pieces, "1 turns=1:29"), "m5-n1")), "won 1 all-home");
}

#[test]
fn the_time_is_limited_move_by_move() {
    let mut clock = Clock::new(Limit::DEFAULT);
    clock.begin(0, true);
    assert!(clock.tick(29_999).is_none());
    clock.begin(29_999, true);
    assert!(clock.tick(59_998).is_none(), "each move has the whole limit");
    assert!(clock.tick(59_999).is_some());
}

#[test]
fn a_timeout_passes_the_turn() {
    let after = played(start("qq 3"), "timeout");
    assert_eq!((after.to_move().number(), after.board_text()), (3, start("qq 3").board_text()));
}

#[test]
fn three_timeouts_in_a_row_are_leaving() {
    let moving = at("qq 3", &[('1', "i5"), ('3', "g5"), ('5', "k5")], "1");
    let two = "timeout g5-g6 k5-k6 timeout g6-g5 k6-k5";
    let broken = played(moving, &format!("{two} i5-i6 g5-g6 k5-k6 timeout"));
    assert_eq!(broken.standing(seat(1)), Standing::In, "not in a row");
    let third = played(moving, &format!("{two} timeout"));
    assert_eq!(third.standing(seat(1)), Standing::Gone(1, Departure::TimedOut));
    assert_eq!(played(third, "g5-g6 k5-k6").to_move().number(), 3);
}
