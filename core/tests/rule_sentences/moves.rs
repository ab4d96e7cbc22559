use starhop::{IllegalMove, Move, Position};

use crate::support::{REST, at, ends, game_at, go, hole, is_refused, on, path, play, played, reaches, start, status};

/// One piece alone in the middle.
fn alone() -> Position {
    at("plyyard 2", &[('1', "i5"), ('4', "e1")], "1")
}

/// A chain of two hops that turns.
const TURN: [(char, &str); 2] = [('1', "i5"), ('4', "i6 j8")];
/// Six hops round a hexagon of side two.
const RING: [(char, &str); 2] = [('1', "g5"), ('4', "g6 h7 j7 k6 j4 h4")];

#[test]
fn one_own_piece_is_moved_a_turn_and_never_anothers() {
    let position = at("plyyard 2", &[('1', "i5"), ('4', "g5"), ('x', "i8")], "1");
    let own = |played: &Move| matches!(played, Move::Travel { from, .. } if *from == hole("i5"));
    assert!(position.legal_moves().iter().all(own));
    assert!(["g5-g6", "i8-i9", "e5-e6"].into_iter().all(|ply| is_refused(&position, ply)));
    let after = played(position, "i5-i6");
    assert!(is_refused(&after, "i6-i7"), "the turn is over");
}

#[test]
fn nothing_moves_off_the_board() {
    let corner = at("plyyard 2", &[('1', "a1"), ('4', "b1")], "1");
    assert_eq!(ends(&corner, "a1"), "c1 b2");
    assert!(["a1-a2", "a1-b3", "a1-a0", "a1:c1:e0"].into_iter().all(|ply| is_refused(&corner, ply)));
    let edge = at("plyyard 2", &[('1', "d2 e13"), ('4', "i5")], "1");
    assert!(["d2-d5", "e13-e14", "d2-d0"].into_iter().all(|ply| is_refused(&edge, ply)));
}

#[test]
fn a_step_goes_to_an_empty_neighbouring_hole() {
    assert_eq!(ends(&alone(), "i5"), "j5 j6 i4 i6 h5 h6");
    let beset = at("plyyard 2", &[('1', "i5 j5"), ('4', "h6"), ('x', "i4")], "1");
    assert!(["j5", "h6", "i4"].into_iter().all(|taken| !reaches(&beset, "i5", taken)));
    assert!(is_refused(&beset, "i5-h6"));
}

#[test]
fn a_step_is_a_whole_move() {
    let near = at("plyyard 2", &[('1', "i5"), ('4', "i7 j6")], "1");
    for two in ["i5:i6:h6", "i5:i6:i8", "i5:k7:k8"] {
        assert!(is_refused(&near, two), "{two}");
    }
    assert!(!reaches(&near, "i5", "i8"), "no hop after a step");
}

#[test]
fn a_step_may_be_chosen_though_hops_exist() {
    let position = at("plyyard 2", &TURN, "1");
    assert_eq!(ends(&position, "i5"), "k9 j5 j6 i4 i7 h5 h6");
    assert!(!is_refused(&position, "i5-h5"));
}

#[test]
fn no_route_has_priority() {
    let ring = at("plyyard 2", &RING, "1");
    let (short, long) = (played(ring, "g5:g7"), played(ring, "g5:i3:k5:k7:i7:g7"));
    assert_eq!(short, long);
}

#[test]
fn later_moves_may_go_back_to_holes_of_earlier_ones() {
    let mut position = start("plyyard 2");
    for _ in 0..6 {
        play(&mut position, "d1-e5 n1-m5 e5-d1 m5-n1");
    }
    assert_eq!(position, start("plyyard 2"));
}

#[test]
fn an_adjacent_hop_goes_over_one_piece_of_any_colour_to_the_hole_behind_it() {
    let all_round = at("plyyard 2", &[('1', "i5 i6 h5"), ('4', "j6 i4"), ('x', "j5 h6")], "1");
    assert_eq!(ends(&all_round, "i5"), "k5 k7 i3 i7 g5 g7");
    assert!(is_refused(&alone(), "i5-i7"), "nothing to hop over");
    assert!(is_refused(&all_round, "i5-k6"), "no straight line");
}

#[test]
fn a_hop_needs_the_hole_behind_to_be_empty() {
    let two = at("plyyard 2", &[('1', "i5"), ('4', "i6 i7 h5"), ('x', "g5")], "1");
    assert!(["i7", "i8", "i9", "g5"].into_iter().all(|end| !reaches(&two, "i5", end)));
    assert!(is_refused(&two, "i5-i7") && is_refused(&two, "i5-i8"));
}

#[test]
fn a_symmetric_hop_goes_over_the_only_piece_at_the_exact_middle() {
    let far = |fours: &str| reaches(&at("qq-symmetric 2", &[('1', "i1"), ('4', fours)], "1"), "i1", "i7");
    assert!(far("i4"));
    assert!(!far("i3"), "not the middle");
    assert!(!far("i4 i2"), "a second piece before it");
    assert!(!far("i4 i6"), "a second piece behind it");
    assert!(!far("i4 i7"), "the landing is taken");
}

#[test]
fn the_shortest_symmetric_hop_is_the_adjacent_one() {
    let position = at("qq-symmetric 2", &TURN, "1");
    assert!(reaches(&position, "i5", "i7") && reaches(&position, "i5", "k9"));
}

#[test]
fn hops_by_one_piece_make_a_chain_and_each_may_turn() {
    let position = at("plyyard 2", &TURN, "1");
    assert!(reaches(&position, "i5", "k9"));
    let after = played(position, "i5:i7:k9");
    assert_eq!((on(&after, "i5 i7 k9"), after.to_move().number()), ("..1".to_owned(), 4));
    assert!(is_refused(&position, "i5:i7:k8"), "every part is a hop");
}

#[test]
fn a_chain_may_stop_at_any_landing() {
    let ring = at("plyyard 2", &RING, "1");
    for stop in ["g5:g7", "g5:g7:i7", "g5:g7:i7:k7", "g5:g7:i7:k7:k5", "g5:g7:i7:k7:k5:i3"] {
        assert!(!is_refused(&ring, stop), "{stop}");
    }
    assert_eq!(ends(&ring, "g5"), "k5 k7 i3 i7 h5 g4 g7 f5 f6");
}

#[test]
fn the_moving_piece_is_off_its_start_and_cannot_hop_over_itself() {
    let position = at("qq-symmetric 2", &[('1', "i5"), ('4', "j6 j7")], "1");
    assert!(reaches(&position, "i5", "i7"));
    assert!(!reaches(&position, "i5", "i3"), "between i7 and i3 is only the hole it started from");
    let through = at("qq-symmetric 2", &[('1', "i5"), ('4', "j6 j7 i4")], "1");
    assert!(!is_refused(&through, "i5:k7:i7:i1"), "the hole it started from is empty between i7 and i1");
    assert!(reaches(&through, "i5", "i1"));
}

#[test]
fn no_hole_is_visited_twice_in_a_move() {
    let ring = at("plyyard 2", &RING, "1");
    assert!(!reaches(&ring, "g5", "g5"), "nor the start");
    for again in ["g5:g7:i7:k7:k5:i3:g5", "g5:g7:i7:g7", "g5:g7:g5"] {
        assert!(is_refused(&ring, again), "{again}");
    }
    let holes = ["g5", "g7", "i7", "g7"].map(hole);
    assert_eq!(ring.resolve(&holes), Err(IllegalMove::Revisited(hole("g7"))));
}

#[test]
fn nothing_is_captured() {
    let after = played(at("plyyard 2", &TURN, "1"), "i5-i7");
    assert_eq!(on(&after, "i5 i6 i7 j8"), ".414");
}

#[test]
fn the_record_keeps_every_landing() {
    let mut game = game_at("plyyard 2", &TURN, "1");
    go(&mut game, "i5-k9");
    assert_eq!(game.record().plies, ["i5:i7:k9"]);
}

#[test]
fn the_default_path_has_the_fewest_hops() {
    let ring = at("plyyard 2", &RING, "1");
    assert_eq!(ring.default_path(hole("g5"), hole("i7")), Some(path("g5:g7:i7")), "not the way round the other side");
}

#[test]
fn of_paths_with_as_many_hops_the_first_in_reading_order_is_the_default() {
    let two = at("plyyard 2", &[('1', "i5"), ('4', "i6 j8 j6 k8")], "1");
    assert_eq!(two.default_path(hole("i5"), hole("k9")), Some(path("i5:k7:k9")));
    assert_eq!(two.resolve(&[hole("i5"), hole("k9")]), Ok(path("i5:k7:k9")));
}

#[test]
fn a_player_may_pick_the_path_hop_by_hop() {
    let pieces = [('1', "i5"), ('4', "i6 j8 j6 k8")];
    let mut game = game_at("plyyard 2", &pieces, "1");
    let begun = path("i5:i7");
    assert!(game.position().check_so_far(&begun).is_ok());
    assert!(game.position().continuations(&begun).contains(hole("k9")));
    go(&mut game, "i5:i7:k9");
    assert_eq!(game.record().plies, ["i5:i7:k9"], "not the default");
}

#[test]
fn a_player_without_a_legal_move_passes_and_the_game_goes_on() {
    let pieces = [('1', "a1"), ('4', "b1 b2 c1 c3 i5")];
    let blocked = at("plyyard 2", &pieces, "1");
    assert_eq!((blocked.legal_moves(), status(&blocked)), (vec![Move::Pass], "playing".to_owned()));
    let mut game = game_at("plyyard 2", &pieces, "4");
    go(&mut game, "i5-i6");
    assert_eq!(game.record().plies, ["i5-i6", "--"], "recorded");
    assert_eq!((game.position().to_move().number(), status(game.position())), (4, "playing".to_owned()));
}

#[test]
fn if_nobody_still_in_can_move_the_game_is_drawn() {
    let position = at("plyyard 2", &[('1', "a1"), ('4', "q1"), ('x', "b1 b2 c1 c3 p1 p2 o1 o3")], "1");
    assert_eq!((status(&position), position.legal_moves().len()), ("draw nobody-can-move".to_owned(), 0));
}

#[test]
fn the_game_ends_at_once_when_the_winning_move_is_made() {
    let position = at("plyyard 2", &[('1', &format!("{REST} m5")), ('4', "i5")], "1");
    let after = played(position, "m5-n1");
    assert_eq!((status(&after), after.legal_moves().len()), ("won 1 all-home".to_owned(), 0));
    assert!(is_refused(&after, "i5-i6") && is_refused(&after, "resign=4"));
}

#[test]
fn a_win_is_looked_for_only_for_who_has_just_moved() {
    let filled = at("plyyard 2 win=filled", &[('1', &format!("{REST} i5")), ('4', "m5 e5")], "4");
    let after = played(filled, "m5-n1");
    assert_eq!(status(&after), "playing", "seat 4 has filled the goal of seat 1");
    assert_eq!(status(&played(after, "i5-i6")), "won 1 all-home");
}

#[test]
fn in_a_loaded_position_that_is_the_player_before_the_side_to_move() {
    let full = [('1', "n1 n2 n3 n4 o1 o2 o3 p1 p2 q1"), ('4', "i5")];
    assert_eq!(status(&at("plyyard 2", &full, "4")), "won 1 all-home");
    assert_eq!(status(&at("plyyard 2", &full, "1")), "playing");
}
