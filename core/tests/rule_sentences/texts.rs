use starhop::{MoveText, ParsePositionError, Position, Seat};

use crate::support::{REST, at, hole, is_refused, path, played, rules, start, status};

const START: &str = "4/44/444/4444/............./............/.........../........../........./........../.........../\
                     ............/............./1111/111/11/1 1";

fn read(rule_text: &str, text: &str) -> Result<Position, ParsePositionError> {
    Position::parse(text, rules(rule_text))
}

#[test]
fn the_start_of_two_players_is_this_text() {
    assert_eq!(start("plyyard 2").to_string(), START);
    assert_eq!(read("plyyard 2", START), Ok(start("plyyard 2")));
}

#[test]
fn digits_are_pieces_of_seats_x_idle_ones_and_dots_empty_holes() {
    let text = "x/../.../..../1............/............/.........../........../....4..../........../.........../\
                ............/............./..../.../../. 4";
    let position = read("plyyard 2", text).expect("a position");
    assert_eq!(position.piece_at(hole("m1")).map(Seat::number), Some(1));
    assert_eq!(position.piece_at(hole("i5")).map(Seat::number), Some(4));
    assert!(position.idle().contains(hole("q1")));
    assert_eq!((position.occupied().len(), position.to_move().number()), (3, 4));
    assert!(matches!(read("plyyard 2", &text.replace('x', "o")), Err(ParsePositionError::Character { .. })));
}

#[test]
fn after_the_rows_comes_the_seat_to_move() {
    for (rest, wrong) in [("", "no seat"), (" 0", "no such"), (" 2", "not in play"), (" 7", "no such")] {
        assert!(read("plyyard 2", &START.replace(" 1", rest)).is_err(), "{wrong}");
    }
}

#[test]
fn fields_hold_what_else_legality_and_outcome_depend_on() {
    for (rule_text, field) in [
        ("qq 2", "turns=1:18,4:17"),
        ("qq 2", "timeouts=4:2"),
        ("tournament 2", "passes=1:1"),
        ("tournament 2", "returns=1:e5-d1:2:1"),
        ("tournament 2", "best=1:100,4:90"),
        ("tournament 2", "stale=19"),
        ("tournament 2", "claim=1:2,4:3"),
        ("plyyard 3", "out=3:resigned"),
        ("qq 3", "done=3"),
    ] {
        let plain = start(rule_text);
        let text = format!("{plain} {field}");
        let position = read(rule_text, &text).unwrap_or_else(|error| panic!("{field}: {error}"));
        assert_ne!(position, plain, "{field}");
        assert_eq!(position.to_string(), text);
        assert!(read(rule_text, &format!("{plain} {}", field.replace('=', "s="))).is_err());
    }
    assert!(read("plyyard 2", &format!("{START} turns=1:3")).is_err(), "these rules count no turns");
}

#[test]
fn a_text_has_17_rows_of_exact_length() {
    assert_eq!(read("plyyard 2", &START.replacen("4/", "", 1)), Err(ParsePositionError::Rows(16)));
    let wrong = ParsePositionError::RowLength { row: 'i', expected: 9, found: 8 };
    assert_eq!(read("plyyard 2", &START.replacen("/........./", "/......../", 1)), Err(wrong));
}

#[test]
fn a_seat_has_at_most_ten_pieces() {
    let eleven = START.replacen("/........./", "/....1..../", 1);
    assert!(matches!(read("plyyard 2", &eleven), Err(ParsePositionError::TooManyPieces(_))));
}

#[test]
fn only_seats_in_play_have_pieces() {
    let other = START.replacen("/........./", "/....2..../", 1);
    assert!(matches!(read("plyyard 2", &other), Err(ParsePositionError::SeatNotInPlay { .. })));
}

#[test]
fn a_seat_with_fewer_pieces_cannot_win_by_own() {
    let nine = at("plyyard 2", &[('1', "n2 n3 n4 o1 o2 o3 p1 p2 m5"), ('4', "i5")], "1");
    assert_eq!(status(&played(nine, "m5-n1")), "playing");
}

#[test]
fn what_was_printed_is_read_as_the_same_position() {
    let mut position = start("tournament 2");
    for ply in ["d1-e5", "n1-m5", "e5-d1", "--", "d1-e5", "n2-m5", "--"] {
        if !is_refused(&position, ply) {
            position = played(position, ply);
        }
        assert_eq!(read("tournament 2", &position.to_string()), Ok(position));
    }
    let won = played(at("plyyard 2", &[('1', &format!("{REST} m5")), ('4', "i5")], "1"), "m5-n1");
    assert_eq!(read("plyyard 2", &won.to_string()), Ok(won));
}

#[test]
fn a_move_is_a_step_a_chain_or_a_pass() {
    let position = at("plyyard 2 pass=on", &[('1', "i5"), ('4', "i6 j8")], "1");
    let meant = |text: &str| position.read_move(&text.parse::<MoveText>().expect("a move text"));
    assert_eq!(meant("i5-i4"), Ok(Some(path("i5:i4"))));
    assert_eq!(meant("i5:i7:k9"), Ok(Some(path("i5:i7:k9"))));
    assert_eq!(meant("--"), Ok(None));
    assert!(meant("i5:i4").is_err(), "a step has a dash");
    assert_eq!((path("i5:i4").to_string(), path("i5:i7:k9").to_string()), ("i5-i4".to_owned(), "i5:i7:k9".to_owned()));
    for wrong in ["i5", "i5-", "i5 i4", "-", "i5--i4", ""] {
        assert!(wrong.parse::<MoveText>().is_err(), "{wrong}");
    }
}

#[test]
fn start_and_end_alone_mean_the_default_path() {
    let position = at("plyyard 2", &[('1', "i5"), ('4', "i6 j8 j6 k8")], "1");
    let read = position.read_move(&"i5-k9".parse().expect("a move text"));
    assert_eq!(read, Ok(Some(path("i5:k7:k9"))));
}

#[test]
fn a_list_of_paths_is_cut_and_says_that_there_are_more() {
    let position = at("plyyard 2", &[('1', "i5"), ('4', "i6 j8 j6 k8")], "1");
    let all = position.paths(hole("i5"), hole("k9"), 1000);
    assert_eq!((all.paths, all.more), (vec![path("i5:k7:k9"), path("i5:i7:k9")], false));
    let cut = position.paths(hole("i5"), hole("k9"), 1);
    assert_eq!((cut.paths, cut.more), (vec![path("i5:k7:k9")], true));
}

#[test]
fn a_list_of_paths_has_the_shortest_first() {
    let ring = at("plyyard 2", &[('1', "g5"), ('4', "g6 h7 j7 k6 j4 h4")], "1");
    let all = ring.paths(hole("g5"), hole("g7"), 9);
    assert_eq!(all.paths, [path("g5:g7"), path("g5:i3:k5:k7:i7:g7")]);
}

#[test]
fn hop_by_hop_the_next_hops_are_known() {
    let position = at("plyyard 2", &[('1', "i5"), ('4', "i6 j8")], "1");
    let after =
        |text: &str| position.continuations(&path(text)).into_iter().map(|hole| hole.to_string()).collect::<Vec<_>>();
    assert_eq!((after("i5:i7"), after("i5:i7:k9"), after("i5:j6")), (vec!["k9".to_owned()], vec![], vec![]));
    assert!(position.may_rest(&path("i5:i7")));
}
