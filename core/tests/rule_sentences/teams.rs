use starhop::{Departure, Seat};

use crate::support::{REST, at, gone, places, played, rules, seat, start, status};

fn side(rule_text: &str, number: u8) -> Vec<u8> {
    rules(rule_text).side(seat(number)).iter().map(Seat::number).collect()
}

#[test]
fn two_sides_of_four_are_1_and_2_against_4_and_5() {
    assert_eq!((side("plyyard 4 teams=two", 1), side("plyyard 4 teams=two", 5)), (vec![1, 2], vec![4, 5]));
    assert_eq!(side("plyyard 4", 1), [1], "no partners otherwise");
}

#[test]
fn two_sides_of_six_are_every_other_seat() {
    assert_eq!((side("plyyard 6 teams=two", 3), side("plyyard 6 teams=two", 4)), (vec![1, 3, 5], vec![2, 4, 6]));
}

#[test]
fn each_plays_against_the_seat_facing_it() {
    for (rule_text, seats) in [("plyyard 4 teams=two", vec![1, 2, 4, 5]), ("plyyard 6 teams=two", (1..=6).collect())] {
        for number in seats {
            assert!(!rules(rule_text).side(seat(number)).contains(seat(number).opposite()), "{rule_text} {number}");
        }
    }
}

#[test]
fn a_side_wins_when_one_member_has_all_ten_in() {
    let ten = [('1', &*format!("{REST} m5")), ('4', "i5")];
    for rule_text in ["qq 4 teams=two", "qq 6 teams=two"] {
        let after = played(at(rule_text, &ten, "1"), "m5-n1");
        assert_eq!(status(&after), "won 1 all-home");
        assert_eq!(places(&after)[..2], if rule_text.starts_with("qq 4") { [1, 1] } else { [1, 2] });
    }
}

#[test]
fn two_a_side_win_with_fifteen_pieces_in_their_goals() {
    let of = |twos: &str| {
        let pieces = [('1', REST), ('2', &*format!("{twos} k9")), ('4', "i5")];
        status(&played(at("qq 4 teams=two", &pieces, "2"), "k9-k10"))
    };
    assert_eq!(of("m10 m11 m12 m13 l10"), "won 2 side-total");
    assert_eq!(of("m10 m11 m12 m13"), "playing");
}

#[test]
fn three_a_side_win_with_twenty_three() {
    let of = |fives: &str| {
        let third = "e10 e11 e12 e13 f10 f11 f12 g10";
        let pieces = [('1', REST), ('3', third), ('5', &*format!("{fives} f4")), ('2', "i5")];
        status(&played(at("qq 6 teams=two", &pieces, "5"), "f4-f3"))
    };
    assert_eq!(of("e1 e2 e3 e4 f1"), "won 5 side-total");
    assert_eq!(of("e1 e2 e3 e4"), "playing");
}

#[test]
fn a_member_who_leaves_loses_the_game_for_the_side() {
    let left = gone(start("qq 4 teams=two"), &[(2, Departure::Left)]);
    assert_eq!((status(&left), places(&left)), ("won 4 left".to_owned(), vec![2, 2, 1, 1]));
    let resigned = gone(start("qq 4 teams=two"), &[(2, Departure::Resigned)]);
    assert_eq!(status(&resigned), "playing", "who resigns leaves the partner the game");
    assert_eq!(status(&gone(resigned, &[(1, Departure::Resigned)])), "won 4 resigned");
}

#[test]
fn a_member_who_is_judged_passive_loses_the_game_for_the_side() {
    let pieces = [('1', "a1 i5"), ('2', "g5"), ('4', "k5"), ('5', "k7")];
    let after = played(at("qq 4 teams=two", &pieces, "1 turns=1:19"), "i5-i6");
    assert_eq!((status(&after), places(&after)), ("won 4 passive".to_owned(), vec![2, 2, 1, 1]));
}
