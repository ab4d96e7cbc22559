use crate::reference::{Cell, Reason, State, Status};
use crate::{at, ends, hole, path, play, rules};

#[test]
fn a_step_is_a_whole_move() {
    let state = at(&rules("plyyard", 2, &[]), &[('1', "i5"), ('4', "i8")], "1");
    assert_eq!(ends(&state, "i5"), ["j5", "j6", "i4", "i6", "h5", "h6"]);
    assert!(state.clone().play(&path("i5:i6:i7")).is_err());
    let near = at(&rules("plyyard", 2, &[]), &[('1', "i5"), ('4', "i7")], "1");
    assert!(near.clone().play(&path("i5:i6:i8")).is_err(), "no hop after a step");
}

#[test]
fn only_own_pieces_move() {
    let state = at(&rules("plyyard", 2, &[]), &[('1', "i5"), ('4', "i6")], "1");
    assert!(state.legal().iter().all(|&(from, _)| from == hole("i5")));
    assert!(state.clone().play(&path("i6:i7")).is_err());
    assert!(state.clone().play(&path("e5:e6")).is_err());
    assert!(state.clone().play(&[]).is_err());
    assert!(state.clone().play(&[hole("i5")]).is_err());
}

#[test]
fn an_adjacent_hop_clears_one_neighbour() {
    let pieces = [('1', "i5 k7"), ('4', "i6 j4 k3 h5"), ('x', "j6")];
    let state = at(&rules("plyyard", 2, &[]), &pieces, "1");
    assert_eq!(ends(&state, "i5"), ["j5", "i4", "i7", "h6", "g5"], "over i6 and h5; k7 stands behind j6");
}

#[test]
fn a_symmetric_hop_has_one_piece_in_the_exact_middle() {
    let options = rules("qq-symmetric", 2, &[]);
    let far = |pieces: &[(char, &str)]| ends(&at(&options, pieces, "1"), "i1").contains(&"i7");
    assert!(far(&[('1', "i1"), ('4', "i4")]));
    assert!(!far(&[('1', "i1"), ('4', "i3")]), "not in the middle");
    assert!(!far(&[('1', "i1"), ('4', "i4 i2")]), "a second piece before it");
    assert!(!far(&[('1', "i1"), ('4', "i4 i6")]), "a second piece behind it");
    assert!(!far(&[('1', "i1"), ('4', "i4 i7")]), "the landing is held");
    let adjacent = at(&rules("qq", 2, &[]), &[('1', "i1"), ('4', "i4")], "1");
    assert!(!ends(&adjacent, "i1").contains(&"i7"));
}

#[test]
fn a_chain_may_turn_and_stop_at_any_landing() {
    let pieces = [('1', "i5"), ('4', "i6 j8")];
    let mut state = at(&rules("plyyard", 2, &[]), &pieces, "1");
    assert!(["i7", "k9"].iter().all(|end| ends(&state, "i5").contains(end)));
    play(&mut state, "i5:i7:k9");
    assert!(["i6", "j8"].iter().all(|name| state.cells()[hole(name)] == Cell::Piece(4)), "nothing is captured");
    assert_eq!([state.cells()[hole("i5")], state.cells()[hole("k9")]], [Cell::Empty, Cell::Piece(1)]);
}

/// Six hops round a hexagon of side two.
const RING: [(char, &str); 2] = [('1', "g5"), ('4', "g6 h7 j7 k6 j4 h4")];

#[test]
fn no_hole_is_visited_twice_in_a_move() {
    let state = at(&rules("plyyard", 2, &[]), &RING, "1");
    assert_eq!(ends(&state, "g5"), ["k5", "k7", "i3", "i7", "h5", "g4", "g7", "f5", "f6"]);
    let mut all_round = state.clone();
    assert!(all_round.play(&path("g5:g7:i7:k7:k5:i3:g5")).is_err());
    assert!(all_round.play(&path("g5:g7:i7:g7")).is_err());
    all_round.play(&path("g5:g7:i7:k7:k5:i3")).unwrap();
}

#[test]
fn a_piece_cannot_hop_over_itself() {
    let options = rules("qq-symmetric", 2, &[]);
    let state = at(&options, &[('1', "i5"), ('4', "j6 j7")], "1");
    assert!(ends(&state, "i5").contains(&"i7"));
    assert!(!ends(&state, "i5").contains(&"i3"), "only the hole it started from lies between i7 and i3");
}

#[test]
fn the_default_path_is_short_and_first_in_reading_order() {
    let state = at(&rules("plyyard", 2, &[]), &[('1', "i5"), ('4', "i6 j8 j6 k8")], "1");
    let (paths, more) = state.paths(hole("i5"), hole("k9"), 1000);
    assert_eq!((paths, more), (vec![path("i5:k7:k9"), path("i5:i7:k9")], false));
    assert_eq!(state.paths(hole("i5"), hole("k9"), 1), (vec![path("i5:k7:k9")], true));
    let ring = at(&rules("plyyard", 2, &[]), &RING, "1");
    assert_eq!(ring.paths(hole("g5"), hole("g7"), 9).0, [path("g5:g7"), path("g5:i3:k5:k7:i7:g7")]);
    assert_eq!(ring.default_path(hole("g5"), hole("a1")), None);
    let mut played = state.clone();
    play(&mut played, "i5-k9");
    let mut hopped = state;
    hopped.play(&path("i5:i7:k9")).unwrap();
    assert_eq!(played.text(), hopped.text());
}

#[test]
fn without_a_move_the_pass_is_forced() {
    let options = rules("plyyard", 2, &[]);
    let mut state = at(&options, &[('1', "a1"), ('4', "b1 b2 c1 c3")], "1");
    assert_eq!(state.legal(), []);
    assert_eq!(state.status(), Status::Playing);
    assert!(state.timeout().is_err());
    play(&mut state, "--");
    assert_eq!((state.seat_to_move(), state.turns(1)), (4, Some(1)));
    assert!(state.pass().is_err(), "no voluntary pass under these rules");
}

#[test]
fn when_nobody_can_move_the_game_is_drawn() {
    let options = rules("plyyard", 2, &[]);
    let state = at(&options, &[('1', "a1"), ('4', "q1"), ('x', "b1 b2 c1 c3 p1 p2 o1 o3")], "1");
    assert_eq!(state.status(), Status::Over { reason: Reason::DrawNoMoves, winners: vec![] });
}

/// A piece of seat 1 before its goal, and one in it.
const GATE: [(char, &str); 2] = [('1', "l6 n4"), ('4', "m6 m5")];

#[test]
fn the_exit_lock_holds_pieces_that_start_in_the_goal() {
    let free = at(&rules("plyyard", 2, &[]), &GATE, "1");
    assert_eq!(ends(&free, "n4"), ["o3", "n3", "m8", "m9"]);
    let locked = at(&rules("masters", 2, &[]), &GATE, "1");
    assert_eq!(ends(&locked, "n4"), ["o3", "n3"]);
    assert!(ends(&locked, "l6").contains(&"l4"), "a chain from outside passes through the goal");
    locked.clone().play(&path("l6:n1:l4")).unwrap();
}

/// Seat 1 hops from the edge through the home of seat 2.
const CAMP: [(char, &str); 2] = [('1', "e6 g9"), ('4', "e5 f4")];

#[test]
fn camps_of_others_are_open_for_passing_or_closed() {
    let of = |camps| at(&rules("plyyard", 6, &[("camps", camps)]), &CAMP, "1");
    let landings = |camps| ["e4", "g4"].map(|end| ends(&of(camps), "e6").contains(&end));
    assert_eq!(landings("open"), [true, true]);
    assert_eq!(landings("pass"), [false, true]);
    assert_eq!(landings("closed"), [false, false]);
    assert!(of("pass").play(&path("e6:e4")).is_err());
    assert!(of("closed").play(&path("e6:e4:g4")).is_err());
}

#[test]
fn camps_that_are_nobodys_or_mine_are_open() {
    for players in [2, 3] {
        let state = at(&rules("plyyard", players, &[("camps", "closed")]), &[('1', "e6"), ('1', "e5")], "1");
        assert_eq!(ends(&state, "e6").contains(&"e4"), players == 2, "with three players camp 2 is a goal");
    }
    let four = at(&rules("plyyard", 4, &[("camps", "closed")]), &[('1', "e9 d1 m9"), ('4', "i5")], "1");
    assert!(ends(&four, "e9").contains(&"e10"), "camp 6 is nobody's with four");
    assert!(ends(&four, "d1").contains(&"c1") && ends(&four, "m9").contains(&"n4"));
}

#[test]
fn a_piece_inside_a_closed_camp_may_only_leave() {
    let inside = [('1', "e4"), ('4', "i5")];
    let of = |camps| ends(&at(&rules("plyyard", 6, &[("camps", camps)]), &inside, "1"), "e4");
    assert_eq!(of("open"), ["f3", "f4", "e3", "e5"]);
    assert_eq!(of("pass"), ["f4", "e5"]);
    assert_eq!(of("closed"), ["f4", "e5"]);
}

#[test]
fn a_long_hop_flies_over_a_closed_camp() {
    let options = rules("qq-symmetric", 6, &[("camps", "closed")]);
    let state = at(&options, &[('1', "e1"), ('4', "e4")], "1");
    assert_eq!(ends(&state, "e1"), ["e7"]);
}

#[test]
fn must_continue_forbids_a_stop_before_a_hop() {
    let chain = [('1', "i5"), ('4', "i6 j8")];
    let state = at(&rules("plyyard", 2, &[("continue", "on")]), &chain, "1");
    assert!(!ends(&state, "i5").contains(&"i7"));
    assert!(ends(&state, "i5").contains(&"k9") && ends(&state, "i5").contains(&"i4"));
    assert!(state.clone().play(&path("i5:i7")).is_err());
    let ring = at(&rules("plyyard", 2, &[("continue", "on")]), &RING, "1");
    assert_eq!(ends(&ring, "g5"), ["i3", "h5", "g4", "g7", "f5", "f6"], "round the ring either way, to the last hole");
    let caught = at(&rules("plyyard", 6, &[("camps", "pass"), ("continue", "on")]), &[('1', "e6"), ('4', "e5")], "1");
    assert!(!ends(&caught, "e6").contains(&"e4"));
}

#[test]
fn a_swap_takes_the_opponents_hole_in_my_goal() {
    let mut state = at(&rules("masters", 2, &[]), &[('1', "m6 c2"), ('4', "n1 d2")], "1");
    assert!(ends(&state, "m6").contains(&"n1") && !ends(&state, "c2").contains(&"d2"), "only in my goal");
    play(&mut state, "m6-n1");
    assert_eq!([state.cells()[hole("n1")], state.cells()[hole("m6")]], [Cell::Piece(1), Cell::Piece(4)]);
}

#[test]
fn a_swap_in_a_chain_puts_the_piece_where_this_hop_began() {
    let pieces = [('1', "l6"), ('4', "m6 n1 n2 n3 l7 m8")];
    let state = at(&rules("masters", 2, &[]), &pieces, "1");
    let (paths, _) = state.paths(hole("l6"), hole("n3"), 9);
    assert_eq!(paths, [path("l6:n1:n3"), path("l6:l8:n3")]);
    let fours = |path: &[usize]| {
        let mut state = state.clone();
        state.play(path).unwrap();
        ["n1", "l6", "l8"].map(|name| state.cells()[hole(name)] == Cell::Piece(4))
    };
    assert_eq!(fours(&paths[0]), [true, true, false]);
    assert_eq!(fours(&paths[1]), [true, false, true]);
}

#[test]
fn a_displaced_piece_is_hopped_over_from_then_on() {
    let options = rules("qq-symmetric", 2, &[("swap", "on")]);
    let mut state = at(&options, &[('1', "l6"), ('4', "m6 n1 n2")], "1");
    assert!(ends(&state, "l6").contains(&"j4"));
    play(&mut state, "l6:n1:n3:j4");
    assert_eq!(state.cells()[hole("l6")], Cell::Piece(4));
    let off = at(&rules("qq-symmetric", 2, &[]), &[('1', "l6"), ('4', "m6 n1 n2")], "1");
    assert!(!ends(&off, "l6").contains(&"j4"));
}

#[test]
fn only_pieces_of_opponents_are_swapped() {
    let swaps = |options, piece, fields: &str| {
        let state = at(&options, &[('1', "m6"), (piece, "n1")], &format!("1{fields}"));
        ends(&state, "m6").contains(&"n1")
    };
    let four = || rules("masters", 4, &[]);
    let teams = || rules("masters", 4, &[("teams", "two")]);
    assert!(swaps(four(), '2', "") && swaps(four(), '4', ""));
    assert!(!swaps(four(), '1', "") && !swaps(four(), 'x', ""));
    assert!(!swaps(teams(), '2', "") && swaps(teams(), '5', ""));
    assert!(!swaps(four(), '4', " out=4:resigned"));
    assert!(!swaps(rules("masters", 3, &[("sets", "2")]), '2', ""), "mine, of another set");
}

#[test]
fn sets_have_their_own_goal_and_lock() {
    let options = rules("masters", 3, &[("sets", "2")]);
    let state = at(&options, &[('1', "n1"), ('2', "n4 m7"), ('3', "q1")], "1");
    assert_eq!(ends(&state, "n1"), ["o1", "n2"], "locked in its goal");
    assert_eq!(ends(&state, "n4"), ["o3", "n3", "m8", "m9"], "in the goal of another set");
    assert!(ends(&state, "m7").contains(&"n2"));
    assert_eq!(State::start(&options).legal().len(), 28);
}
