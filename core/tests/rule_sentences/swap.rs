use crate::support::{at, hole, is_refused, on, path, played, reaches};

const CHAIN: [(char, &str); 2] = [('1', "l6"), ('4', "m6 n1 n2 n3 l7 m8")];

#[test]
fn a_step_may_land_on_an_opponents_piece_in_the_own_goal() {
    let position = at("plyyard 2 swap=on", &[('1', "m6 c2"), ('4', "n1 d2")], "1");
    assert!(reaches(&position, "m6", "n1"));
    assert!(!reaches(&position, "c2", "d2"), "only in the own goal");
}

#[test]
fn any_hop_of_a_chain_may_too() {
    let position = at("plyyard 2 swap=on", &CHAIN, "1");
    assert!(reaches(&position, "l6", "n1") && reaches(&position, "l6", "n3"));
}

#[test]
fn the_displaced_piece_goes_to_where_this_part_of_the_move_came_from() {
    let step = at("plyyard 2 swap=on", &[('1', "m6"), ('4', "n1")], "1");
    assert_eq!(on(&played(step, "m6-n1"), "n1 m6"), "14");
    let position = at("plyyard 2 swap=on", &CHAIN, "1");
    assert_eq!(on(&played(position, "l6:l8:n3"), "l6 l8 n3"), ".41", "not to where the move began");
    assert_eq!(on(&played(position, "l6:n1:n3"), "l6 n1 n3"), "441", "one after the other");
}

#[test]
fn the_displaced_piece_is_an_obstacle_and_hopped_over_from_then_on() {
    let pieces = [('1', "l6"), ('4', "m6 n1 n2")];
    let position = at("plyyard 2 jump=symmetric swap=on", &pieces, "1");
    assert!(reaches(&position, "l6", "j4"));
    assert_eq!(on(&played(position, "l6:n1:n3:j4"), "l6 n1 j4"), "4.1", "over the piece that was moved to l6");
    assert!(!reaches(&at("plyyard 2 jump=symmetric", &pieces, "1"), "l6", "j4"));
}

#[test]
fn the_displaced_piece_may_rest_in_any_camp() {
    let pieces = [('1', "f1"), ('3', "g1 l4 p1")];
    let position = at("plyyard 3 jump=symmetric camps=pass swap=on", &pieces, "1");
    let after = played(position, "f1:h1:p1");
    assert_eq!(on(&after, "f1 h1 p1"), ".31", "h1 is home or goal of neither seat 1 nor seat 3");
}

#[test]
fn only_pieces_of_another_player_are_swapped() {
    let swaps = |rules: &str, piece, fields: &str| {
        reaches(&at(rules, &[('1', "m6"), (piece, "n1")], &format!("1{fields}")), "m6", "n1")
    };
    assert!(swaps("masters 4", '2', "") && swaps("masters 4", '4', "") && swaps("masters 4 teams=two", '5', ""));
    assert!(!swaps("masters 4", '1', ""), "mine");
    assert!(!swaps("masters 3 sets=2", '2', ""), "mine, of another set");
    assert!(!swaps("masters 4 teams=two", '2', ""), "a partner's");
    assert!(!swaps("masters 4", 'x', ""), "an idle piece");
}

#[test]
fn two_paths_to_one_hole_can_leave_different_boards() {
    let position = at("plyyard 2 swap=on", &CHAIN, "1");
    let paths = position.paths(hole("l6"), hole("n3"), 9).paths;
    assert_eq!(paths, [path("l6:n1:n3"), path("l6:l8:n3")]);
    let boards = ["l6:n1:n3", "l6:l8:n3"].map(|way| played(position, way).board_text());
    assert_ne!(boards[0], boards[1]);
    assert_eq!(boards[0], played(position, "l6-n3").board_text(), "the default path");
}

#[test]
fn swap_off_leaves_an_opponents_piece_an_obstacle() {
    let position = at("plyyard 2", &[('1', "m6"), ('4', "n1")], "1");
    assert!(!reaches(&position, "m6", "n1") && is_refused(&position, "m6-n1"));
}
