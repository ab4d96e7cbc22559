use crate::support::{at, ends, is_refused, play, played, reaches};

const RULES: &str = "plyyard 2 repetition=on pass=on";
/// Each player moves one piece to and fro.
const FRO: &str = "i5-i6 e5-e6 i6-i5 e6-e5";

fn after(rounds: usize) -> starhop::Position {
    let mut position = at(RULES, &[('1', "i5 g9"), ('4', "e5 g1")], "1");
    for _ in 0..rounds {
        play(&mut position, FRO);
    }
    position
}

#[test]
fn repetition_off_lets_a_piece_go_back_for_ever() {
    let mut position = at("plyyard 2", &[('1', "i5 g9"), ('4', "e5 g1")], "1");
    for _ in 0..8 {
        play(&mut position, FRO);
    }
    assert!(reaches(&position, "i5", "i6"));
}

#[test]
fn there_and_back_in_own_consecutive_moves_is_one_return() {
    let returns = |rounds| after(rounds).to_string().split_once("returns=").map(|(_, text)| text.to_owned());
    assert_eq!(returns(1).as_deref(), Some("1:i6-i5:0:1,4:e6-e5:0:1"));
    assert_eq!(returns(3).as_deref(), Some("1:i6-i5:2:3,4:e6-e5:2:3"));
    let other = played(after(2), "i5-i6 e5-e6 i6-j6 e6-e5");
    assert!(other.to_string().contains("1:i6-j6:0:0"), "to another hole is no return");
}

#[test]
fn a_return_is_counted_by_any_path() {
    let ring = at(RULES, &[('1', "g5"), ('4', "g6 h7 j7 k6 j4 h4 e1")], "1");
    let back = played(ring, "g5:g7 e1-e2 g7:i7:k7:k5:i3:g5");
    assert!(back.to_string().contains("returns=1:g7-g5:0:1"), "{back}");
}

#[test]
fn with_three_returns_moving_back_is_illegal() {
    assert!(!is_refused(&played(after(2), "i5-i6 e5-e6"), "i6-i5"), "the third is legal");
    let fourth = played(after(3), "i5-i6 e5-e6");
    assert!(!reaches(&fourth, "i6", "i5") && is_refused(&fourth, "i6-i5"));
    assert!(reaches(&fourth, "i6", "i7"));
}

#[test]
fn returns_of_the_other_hole_count_separately() {
    let position = after(3);
    assert!(reaches(&position, "i5", "i6"), "three returns to i5, two to i6");
}

#[test]
fn another_own_move_clears_all_counts() {
    let cleared = played(after(3), "i5-i6 e5-e6 g9-g8 e6-f6 g8-g9 f6-e6");
    assert!(reaches(&cleared, "i6", "i5"));
}

#[test]
fn a_pass_clears_all_counts() {
    let cleared = played(after(3), "i5-i6 e5-e6 -- e6-f6");
    assert!(reaches(&cleared, "i6", "i5"));
}

#[test]
fn if_nothing_else_is_legal_the_player_passes() {
    let mut position = at("plyyard 2 repetition=on", &[('1', "a1"), ('4', "b2 c1 c2 c3 d1 d3 i5")], "1");
    for _ in 0..3 {
        play(&mut position, "a1-b1 i5-i6 b1-a1 i6-i5");
    }
    play(&mut position, "a1-b1 i5-i6");
    assert_eq!(position.legal_moves(), [starhop::Move::Pass]);
    play(&mut position, "-- i6-i7");
    assert_eq!(ends(&position, "b1"), "a1");
}
