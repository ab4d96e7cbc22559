use starhop::Seat;

use crate::support::{REST, at, ends, hole, is_refused, on, played, reaches, seat, start, status, turn_order};

#[test]
fn two_sets_are_for_three_players_on_neighbouring_seats() {
    let position = start("plyyard 3 sets=2");
    for (mover, own) in [(1, "a1 e1"), (3, "m1 q1"), (5, "m13 e13")] {
        let sets = position.rules().sets(seat(mover));
        let homes: Vec<_> = own.split(' ').map(hole).collect();
        assert_eq!(sets.len(), 2);
        assert!(homes.iter().all(|&home| sets.iter().any(|set| set.home().contains(home))), "{mover}");
    }
}

#[test]
fn three_sets_are_for_two_players_on_every_other_seat() {
    let position = start("plyyard 2 sets=3");
    for (mover, own) in [(1, [1, 3, 5]), (2, [2, 4, 6])] {
        let sets: Vec<u8> = position.rules().sets(seat(mover)).iter().map(Seat::number).collect();
        assert_eq!(sets, own);
    }
}

#[test]
fn each_set_has_the_goal_and_the_lock_of_its_own_home_seat() {
    let position = at("plyyard 3 sets=2 exit=locked", &[('1', "n1"), ('2', "n4 m10"), ('3', "e1")], "1");
    assert_eq!(ends(&position, "n1"), "o1 n2", "locked in its goal");
    assert_eq!(ends(&position, "n4"), "o3 n3 m8 m9", "in the goal of another set");
    assert!(!reaches(&position, "m10", "m9"), "locked in the goal of set 2");
}

#[test]
fn a_set_wins_by_its_own_pieces() {
    let crossed = [('1', "n2 n3 n4 o1 o2 o3 p1 p2 m5 m10"), ('2', "q1 m11 m12 m13 l10 l11 l12 k10 k11 j10")];
    let after = played(at("plyyard 3 sets=2", &crossed, "1"), "m5-n1");
    assert_eq!((on(&after, "q1 m10"), status(&after)), ("21".to_owned(), "playing".to_owned()));
    let sorted = [('1', &*format!("{REST} m5")), ('2', "m10 m11 m12 m13 l10 l11 l12 k10 k11 j10")];
    assert_eq!(status(&played(at("plyyard 3 sets=2", &sorted, "1"), "m5-n1")), "won 1 all-home");
}

#[test]
fn camps_are_mine_by_player() {
    let position = at("plyyard 3 sets=2 camps=closed", &[('1', "e5 m9 m5"), ('3', "i5")], "1");
    assert!(reaches(&position, "e5", "e4") && reaches(&position, "m9", "m10"), "home and goal of the other own set");
    assert!(!reaches(&position, "m5", "m4"), "home of seat 3, goal of seat 6");
}

#[test]
fn one_piece_of_any_own_set_is_moved_a_turn() {
    let position = start("plyyard 3 sets=2");
    assert_eq!(position.legal_moves().len(), 28);
    let after = played(position, "e4-e5");
    assert_eq!((on(&after, "e4 e5"), after.to_move().number()), (".2".to_owned(), 3));
    assert!(is_refused(&position, "m4-m5"), "a set of the next player");
}

#[test]
fn a_player_wins_when_every_set_is_home() {
    let home = "m10 m11 m12 m13 l10 l11 l12 k10 k11 j10";
    let one = [('1', &*format!("{REST} m5")), ('2', "i5")];
    assert_eq!(status(&played(at("plyyard 3 sets=2", &one, "1"), "m5-n1")), "playing");
    let both = [('1', &*format!("{REST} m5")), ('2', home)];
    assert_eq!(status(&played(at("plyyard 3 sets=2", &both, "1"), "m5-n1")), "won 1 all-home");
}

#[test]
fn the_seat_to_move_is_the_players_lowest() {
    assert_eq!(turn_order(start("plyyard 3 sets=2"), 4), "1351");
    assert_eq!(turn_order(start("plyyard 2 sets=3"), 4), "1212");
}
