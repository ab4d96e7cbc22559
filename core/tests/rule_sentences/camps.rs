use starhop::Position;

use crate::support::{at, ends, is_refused, reaches};

/// Seat 1 hops from the edge through the home of seat 2.
fn through(camps: &str) -> Position {
    at(&format!("plyyard 6 camps={camps}"), &[('1', "e6 g9"), ('4', "e5 f4")], "1")
}

#[test]
fn only_home_or_goal_of_another_player_and_none_of_mine_is_anothers() {
    let four = at("plyyard 4 camps=closed", &[('1', "e9 d1 m9 e5"), ('4', "i5")], "1");
    assert!(reaches(&four, "e9", "e10"), "with four players the camp of seat 6 is nobody's");
    assert!(reaches(&four, "d1", "c1") && reaches(&four, "m9", "n4"), "home and goal are mine");
    assert!(!reaches(&four, "e5", "e4"), "home of seat 2");
    let three = at("plyyard 3 camps=closed", &[('1', "e5"), ('3', "i5")], "1");
    assert!(!reaches(&three, "e5", "e4"), "the goal of seat 5");
}

#[test]
fn open_camps_are_holes_like_others() {
    assert!(reaches(&through("open"), "e6", "e4") && reaches(&through("open"), "e6", "g4"));
}

#[test]
fn pass_allows_to_land_in_mid_chain() {
    assert!(reaches(&through("pass"), "e6", "g4") && !is_refused(&through("pass"), "e6:e4:g4"));
}

#[test]
fn pass_forbids_to_rest() {
    assert!(!reaches(&through("pass"), "e6", "e4") && is_refused(&through("pass"), "e6-e4"));
    let step = at("plyyard 6 camps=pass", &[('1', "e5"), ('4', "i5")], "1");
    assert!(!reaches(&step, "e5", "e4"));
}

#[test]
fn closed_forbids_to_land_even_in_mid_chain() {
    let closed = through("closed");
    assert!(!reaches(&closed, "e6", "e4") && !reaches(&closed, "e6", "g4"));
    assert!(is_refused(&closed, "e6:e4:g4"));
}

#[test]
fn a_piece_inside_a_closed_camp_may_only_leave() {
    let inside = |camps| ends(&at(&format!("plyyard 6 camps={camps}"), &[('1', "e4"), ('4', "i5")], "1"), "e4");
    assert_eq!(inside("open"), "f3 f4 e3 e5");
    assert_eq!(inside("closed"), "f4 e5");
    assert_eq!(inside("pass"), "f4 e5");
}

#[test]
fn a_long_hop_may_fly_over_a_closed_camp() {
    let position = at("qq-symmetric 6 camps=closed", &[('1', "e1"), ('4', "e4")], "1");
    assert_eq!(ends(&position, "e1"), "e7");
}

#[test]
fn with_two_players_of_one_set_nothing_is_anothers() {
    for camps in ["pass", "closed"] {
        let rules = format!("plyyard 2 camps={camps}");
        let position = at(&rules, &[('1', "e5 m9 e10 m5 d1"), ('4', "i5")], "1");
        for (from, to) in [("e5", "e4"), ("m9", "m10"), ("e10", "e11"), ("m5", "m4"), ("m5", "n1"), ("d1", "c1")] {
            assert!(reaches(&position, from, to), "{from} {to}");
        }
    }
}
