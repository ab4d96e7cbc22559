use crate::reference::{Reason, State, Status};
use crate::{at, play, rules};

/// The camp of seat 4, the goal of seat 1, but for `n1`.
const REST: &str = "n2 n3 n4 o1 o2 o3 p1 p2 q1";

fn over(reason: Reason, winners: &[u8]) -> Status {
    Status::Over { reason, winners: winners.to_vec() }
}

#[test]
fn the_winning_move_ends_the_game_at_once() {
    let mut state = at(&rules("plyyard", 2, &[]), &[('1', &format!("{REST} m5")), ('4', "i5")], "1");
    play(&mut state, "m5-n1");
    assert_eq!(state.status(), over(Reason::Occupied, &[1]));
    assert_eq!(state.legal(), []);
    assert!(state.pass().is_err() && state.resign(4).is_err() && state.agree_draw().is_err());
    assert!(state.play_text("i5-i6").is_err());
}

#[test]
fn ten_own_pieces_win_or_a_filled_goal_with_one() {
    let pieces = [('1', "n2 n3 n4 o1 m5"), ('4', "o2 o3 p1 p2"), ('x', "q1")];
    let mut own = at(&rules("plyyard", 2, &[]), &pieces, "1");
    play(&mut own, "m5-n1");
    assert_eq!(own.status(), Status::Playing);
    let mut filled = at(&rules("plyyard", 2, &[("win", "filled")]), &pieces, "1");
    play(&mut filled, "m5-n1");
    assert_eq!(filled.status(), over(Reason::Occupied, &[1]));
    let others = format!("{REST} m5");
    let mut none = at(&rules("plyyard", 2, &[("win", "filled")]), &[('1', "i5"), ('4', &others)], "4");
    play(&mut none, "m5-n1 i5-i6");
    assert_eq!(none.status(), Status::Playing, "at least one is mine");
}

#[test]
fn a_win_is_looked_for_only_for_who_has_just_moved() {
    let options = rules("plyyard", 2, &[("win", "filled")]);
    let mut state = at(&options, &[('1', &format!("{REST} i5")), ('4', "m5 e5")], "4");
    play(&mut state, "m5-n1");
    assert_eq!(state.status(), Status::Playing);
    assert_eq!(at(&options, &[('1', REST), ('4', "n1")], "4").status(), over(Reason::Occupied, &[1]), "loaded");
    assert_eq!(at(&options, &[('1', &format!("{REST} i5")), ('4', "n1")], "1").status(), Status::Playing, "loaded");
    play(&mut state, "i5-i6");
    assert_eq!(state.status(), over(Reason::Occupied, &[1]));
}

#[test]
fn several_sets_win_when_every_set_is_home() {
    let options = rules("plyyard", 3, &[("sets", "2")]);
    let home = "m10 m11 m12 m13 l10 l11 l12 k10 k11 j10";
    let mut one = at(&options, &[('1', &format!("{REST} m5")), ('2', "i5")], "1");
    play(&mut one, "m5-n1");
    assert_eq!(one.status(), Status::Playing);
    let mut both = at(&options, &[('1', &format!("{REST} m5")), ('2', home)], "1");
    play(&mut both, "m5-n1");
    assert_eq!(both.status(), over(Reason::Occupied, &[1]));
}

#[test]
fn others_play_on_for_places() {
    let pieces = [('1', &*format!("{REST} m5")), ('3', "i5"), ('5', "g5")];
    let mut state = at(&rules("qq", 3, &[]), &pieces, "1");
    play(&mut state, "m5-n1 i5-i6 g5-g6 i6-i5");
    assert_eq!((state.status(), state.seat_to_move()), (Status::Playing, 5), "who has finished is skipped");
    let mut drawn = state.clone();
    drawn.agree_draw().unwrap();
    assert_eq!((drawn.status(), drawn.places().unwrap()), (over(Reason::DrawAgreed, &[]), vec![1, 2, 2]));
    state.resign(3).unwrap();
    assert_eq!((state.status(), state.places().unwrap()), (over(Reason::LastLeft, &[1]), vec![1, 3, 2]));
    let mut stop = at(&rules("qq", 3, &[("after", "stop")]), &pieces, "1");
    play(&mut stop, "m5-n1");
    assert_eq!((stop.status(), stop.places().unwrap()), (over(Reason::Occupied, &[1]), vec![1, 2, 2]));
}

#[test]
fn with_two_players_places_end_with_the_winner() {
    let mut state = at(&rules("qq", 2, &[]), &[('1', &format!("{REST} m5")), ('4', "i5")], "1");
    play(&mut state, "m5-n1");
    assert_eq!((state.status(), state.places().unwrap()), (over(Reason::Occupied, &[1]), vec![1, 2]));
}

#[test]
fn two_a_side_win_with_fifteen() {
    let options = rules("qq", 4, &[("teams", "two"), ("after", "stop")]);
    let of = |ones: &str, twos: &str| {
        let mut state = at(&options, &[('1', ones), ('2', &format!("{twos} k9")), ('4', "i5")], "2");
        assert_eq!(state.status(), Status::Playing);
        play(&mut state, "k9-k10");
        state.status()
    };
    assert_eq!(of(REST, "m10 m11 m12 m13 l10"), over(Reason::Total, &[1, 2]), "9 + 6");
    assert_eq!(of(REST, "m10 m11 m12 m13"), Status::Playing, "9 + 5");
}

#[test]
fn three_a_side_win_with_twenty_three_or_one_full_goal() {
    let options = rules("qq", 6, &[("teams", "two"), ("after", "stop")]);
    let (third, fifth) = ("e10 e11 e12 e13 f10 f11 f12 g10", "e1 e2 e3 e4 f1");
    let pieces = [('1', REST), ('3', third), ('5', &*format!("{fifth} f4"))];
    let mut state = at(&options, &[pieces[0], pieces[1], pieces[2], ('2', "i5")], "5");
    play(&mut state, "f4-f3");
    assert_eq!(state.status(), over(Reason::Total, &[1, 3, 5]), "9 + 8 + 6");
    let mut full = at(&options, &[('1', &format!("{REST} m5")), ('2', "i5")], "1");
    play(&mut full, "m5-n1");
    assert_eq!(full.status(), over(Reason::Occupied, &[1, 3, 5]));
    assert_eq!(full.places().unwrap(), [1, 2, 1, 2, 1, 2]);
}

#[test]
fn two_voluntary_passes_of_everybody_draw() {
    let mut state = State::start(&rules("tournament", 3, &[]));
    play(&mut state, "-- -- -- -- --");
    assert_eq!(state.status(), Status::Playing);
    let mut drawn_out = state.clone();
    play(&mut drawn_out, "--");
    assert_eq!(drawn_out.status(), over(Reason::DrawPasses, &[]));
    let mut timed_out = state.clone();
    timed_out.timeout().unwrap();
    play(&mut timed_out, "-- --");
    assert_eq!(timed_out.status(), Status::Playing, "a timeout is a turn, no pass");
    assert!(State::start(&rules("plyyard", 2, &[])).pass().is_err());
}

#[test]
fn forced_passes_are_turns_but_no_voluntary_ones() {
    let options = rules("plyyard", 2, &[("pass", "on")]);
    let mut state = at(&options, &[('1', "a1"), ('4', "b1 b2 c1 c3 i5")], "1");
    play(&mut state, "-- -- -- --");
    assert_eq!(state.status(), Status::Playing);
    assert!(state.text().ends_with(" 1 turns=1:2,4:2 passes=4:2"));
}

#[test]
fn the_passive_are_out() {
    let home = ["a1 b1 b2 c1 c2 c3", "a1 b1"];
    let of = |inside: &str, outside: &str, turns: u32| {
        let pieces = [('1', &*format!("{inside} {outside}")), ('4', "i9")];
        let mut state = at(&rules("qq", 2, &[]), &pieces, &format!("1 turns=1:{turns},4:{turns}"));
        play(&mut state, "i5-i6");
        state.status()
    };
    let lost = over(Reason::LastLeft, &[4]);
    assert_eq!(of(home[0], "i5 g5 g6 g7", 19), lost);
    assert_eq!(of(home[0], "i5 g5 g6 g7", 18), Status::Playing);
    assert_eq!(of(home[0], "i5 g5 g6 g7", 20), Status::Playing, "there is no other check");
    assert_eq!(of("b1 b2 c1 c2 c3", "i5 g5 g6 g7 g8", 19), Status::Playing, "five are outside");
    assert_eq!(of("b1 b2 c1 c2 c3", "i5 g5 g6 g7 g8", 24), lost);
    assert_eq!(of(home[1], "i5 g5 g6 g7 g8 g1 f5 f6", 24), Status::Playing, "eight are outside");
    assert_eq!(of(home[1], "i5 g5 g6 g7 g8 g1 f5 f6", 29), lost);
    assert_eq!(of("g4", "i5 g5 g6 g7 g8 g1 f5 f6 f7", 29), Status::Playing);
    assert_eq!(of(home[0], "i5 g5 g6 g7", 30), Status::Playing);
}

#[test]
fn passivity_is_asked_of_each_set_and_after_a_win() {
    let sets = rules("plyyard", 2, &[("sets", "3"), ("passive", "on")]);
    let fives = [('1', "i5 i6 i7 i8 g5"), ('3', "g6 g7 g8 g9 f5"), ('5', "k5 k6 k7 k8")];
    let mut state = at(&sets, &[fives[0], fives[1], fives[2], ('2', "h5")], "1 turns=1:19");
    play(&mut state, "g5-g4");
    assert_eq!(state.status(), over(Reason::LastLeft, &[2]));
    let filled = rules("qq", 2, &[("win", "filled")]);
    let mut won = at(&filled, &[('1', "q1 p1 p2 m5"), ('4', "n2 n3 n4 o1 o2 o3")], "1 turns=1:29");
    play(&mut won, "m5-n1");
    assert_eq!(won.status(), over(Reason::Occupied, &[1]));
}

#[test]
fn three_timeouts_in_a_row_are_leaving() {
    let mut state = at(&rules("qq", 3, &[]), &[('1', "i5"), ('3', "g5"), ('5', "k5")], "1");
    let round = |state: &mut State, moves: &str| {
        state.timeout().unwrap();
        play(state, moves);
    };
    round(&mut state, "g5-g6 k5-k6");
    round(&mut state, "g6-g5 k6-k5");
    play(&mut state, "i5-i6 g5-g6 k5-k6");
    round(&mut state, "g6-g5 k6-k5");
    round(&mut state, "g5-g6 k5-k6");
    assert_eq!((state.status(), state.seat_to_move()), (Status::Playing, 1), "four, but not in a row");
    state.timeout().unwrap();
    assert_eq!(state.seat_to_move(), 3);
    play(&mut state, "g6-g5 k6-k5");
    assert_eq!(state.seat_to_move(), 3, "seat 1 is out");
    assert!(state.text().ends_with("out=1:left"));
}
