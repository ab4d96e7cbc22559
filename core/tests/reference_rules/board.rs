use crate::reference::board::{HOLES, camp, distance, facing, goal, index, lines, name, neighbours};
use crate::reference::text::move_text;
use crate::reference::{Options, State};
use crate::{hole, path, rules, text};

#[test]
fn holes_are_named_by_row_and_number() {
    for (wanted, index) in [("q1", 0), ("i5", 60), ("a1", 120), ("m13", 22), ("e1", 98)] {
        assert_eq!((name(index), hole(wanted)), (wanted, index));
    }
    assert_eq!(index("a2"), None);
}

#[test]
fn neighbours_are_those_of_the_drawing() {
    let mut around: Vec<&str> = neighbours(hole("i5")).map(name).collect();
    around.sort_unstable();
    assert_eq!(around, ["h5", "h6", "i4", "i6", "j5", "j6"]);
    assert_eq!(neighbours(hole("a1")).count(), 2);
    let pairs: usize = (0..HOLES).map(|hole| neighbours(hole).count()).sum();
    assert_eq!(pairs, 2 * 3 * (121 - 17), "seventeen lines in each of three directions");
    assert!((0..HOLES).all(|from| neighbours(from).all(|to| neighbours(to).any(|back| back == from))));
}

#[test]
fn lines_run_to_the_edge() {
    let longest = lines(hole("e1")).iter().map(Vec::len).max();
    assert_eq!(longest, Some(12));
    assert!(lines(hole("e1")).iter().flatten().all(|&far| distance(hole("e1"), far) <= 12));
}

#[test]
fn camps_go_clockwise_from_the_bottom() {
    let camps = ["a1", "e1", "m1", "q1", "m13", "e13"].map(|tip| camp(hole(tip)));
    assert_eq!(camps, [1, 2, 3, 4, 5, 6].map(Some));
    assert_eq!((0..HOLES).filter(|&hole| camp(hole).is_none()).count(), 61);
    assert_eq!([1, 2, 3, 4, 5, 6].map(facing), [4, 5, 6, 1, 2, 3]);
    assert!(goal(6).any(|goal| goal == hole("m1")));
}

#[test]
fn starts_are_those_of_the_seats_in_play() {
    let start = State::start(&rules("plyyard", 2, &[])).text();
    assert_eq!(
        start,
        "4/44/444/4444/............./............/.........../........../........./........../.........../............/\
         ............./1111/111/11/1 1"
    );
    let seats = |players| Options::preset("plyyard", players).unwrap().players_seats().concat();
    assert_eq!([seats(3), seats(4)], [vec![1, 3, 5], vec![1, 2, 4, 5]]);
    assert_eq!(seats(6), [1, 2, 3, 4, 5, 6]);
}

#[test]
fn turns_go_clockwise() {
    let mut state = State::start_with(&rules("masters", 3, &[]), 3);
    let mut seats = vec![state.seat_to_move()];
    for _ in 0..3 {
        let (from, to) = state.legal()[0];
        state.play(&state.default_path(from, to).unwrap()).unwrap();
        seats.push(state.seat_to_move());
    }
    assert_eq!(seats, [3, 5, 1, 3]);
}

#[test]
fn idle_pieces_fill_camps_that_are_nobodys() {
    let idle = |players| State::start(&rules("masters", players, &[("idle", "filled")])).text().matches('x').count();
    assert_eq!([2, 3, 4, 6].map(idle), [40, 0, 20, 0]);
}

#[test]
fn texts_of_positions_are_checked() {
    let options = rules("plyyard", 2, &[]);
    let read = |text: &str| State::parse(&options, text);
    let fine = text(&[('1', "i5"), ('4', "e5")], "4");
    assert_eq!(read(&fine).unwrap().text(), fine);
    for wrong in [
        fine.replacen('/', "", 1),
        fine.replacen('.', "", 1),
        fine.replace('4', "2"),
        fine.replacen('1', "7", 1),
        fine.replace(" 4", " 2"),
        fine.replace(" 4", ""),
        format!("{fine} turns"),
        format!("{fine} turns=1:1 turns=4:1"),
        format!("{fine} luck=1:1"),
        text(&[('1', "a1 b1 b2 c1 c2 c3 d1 d2 d3 d4 e5")], "1"),
    ] {
        assert!(read(&wrong).is_err(), "{wrong}");
    }
}

#[test]
fn moves_are_written_with_every_landing() {
    assert_eq!(move_text(&path("d1:e5")), "d1-e5");
    assert_eq!(move_text(&path("c1:e5:g5")), "c1:e5:g5");
    assert_eq!(move_text(&path("c1:e5")), "c1:e5");
}
