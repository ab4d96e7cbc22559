use crate::reference::scores::{computer_rank, rank, settle};
use crate::reference::{Options, State, Status};
use crate::{at, play, rules};

const NINE_OF_1: &str = "n2 n3 n4 o1 o2 o3 p1 p2 q1 m5";
const NINE_OF_3: &str = "e10 e11 e12 e13 f10 f11 f12 g10 g11 h9";

fn qq(players: u8) -> Options {
    rules("qq", players, &[])
}

fn teams(players: u8) -> Options {
    rules("qq", players, &[("teams", "two"), ("after", "stop")])
}

/// One against one, won by seat 1 at that turn; seat 4 has two pieces in its goal.
fn duel(preset: &str, turn: u32, ranks: [u8; 2]) -> Vec<i32> {
    let rest = format!("1 turns=1:{},4:40", turn - 1);
    let mut state = at(&rules(preset, 2, &[]), &[('1', NINE_OF_1), ('4', "a1 b1 i5")], &rest);
    assert!(state.scores(&ranks).is_err(), "the game goes on");
    play(&mut state, "m5-n1");
    state.scores(&ranks).unwrap()
}

#[test]
fn one_against_one_goes_by_the_ranks() {
    assert_eq!(duel("qq", 40, [10, 10]), [25, -25 + 2]);
    assert_eq!(duel("qq", 40, [10, 5]), [20, -20 + 4], "twice at ranks 1 to 5");
    assert_eq!(duel("qq", 40, [25, 1]), [10, -1 + 4]);
    assert_eq!(duel("qq", 40, [1, 25]), [49, -49 + 2]);
}

#[test]
fn nobody_gains_from_an_early_occupation() {
    assert_eq!(duel("qq", 17, [1, 1]), [0, -25]);
    assert_eq!(duel("qq", 18, [1, 1]), [25, -25 + 4]);
    assert_eq!(duel("qq-symmetric", 9, [1, 1]), [0, -25]);
    assert_eq!(duel("qq-symmetric", 10, [1, 1]), [25, -25 + 4]);
    assert_eq!(duel("qq", 17, [25, 1]), [0, -1], "no encouragement");
}

#[test]
fn nobody_gains_from_going_before_round_11() {
    let of = |go: fn(&mut State, u8) -> Result<(), String>, turns: u32| {
        let mut state = at(&qq(2), &[('1', "i5"), ('4', "a1 b1")], &format!("1 turns=1:40,4:{turns}"));
        go(&mut state, 4).unwrap();
        state.scores(&[10, 10]).unwrap()
    };
    for go in [State::resign, State::leave] {
        assert_eq!(of(go, 10), [0, -25]);
        assert_eq!(of(go, 11), [25, -25], "no encouragement for one who went");
    }
}

#[test]
fn three_play_for_places() {
    let of = |turns_of_first: u32, ranks: &[u8]| {
        let pieces = [('3', NINE_OF_3), ('5', "e1 e2 i5")];
        let rest = format!("3 turns=1:{turns_of_first},3:30,5:30 done=1");
        let mut state = at(&qq(3), &pieces, &rest);
        play(&mut state, "h9-h10");
        assert_eq!(state.places().unwrap(), [1, 2, 3]);
        state.scores(ranks).unwrap()
    };
    assert_eq!(of(30, &[9, 9, 9]), [30, 15, -15 + 2]);
    assert_eq!(of(30, &[9, 9, 5]), [30, 15, -15 + 4]);
    assert_eq!(of(17, &[9, 9, 9]), [0, 0, -15], "the first finisher's round counts");
}

/// Four players of the middle game, all with 40 turns.
fn four(going: &[(u8, &str)]) -> State {
    let pieces = [('1', "n1 i5"), ('2', "m10 m11 g5"), ('4', "k5"), ('5', "e1 g7")];
    let mut state = at(&qq(4), &pieces, "1 turns=1:40,2:40,4:40,5:40");
    for &(seat, how) in going {
        if how == "resign" { state.resign(seat).unwrap() } else { state.leave(seat).unwrap() }
    }
    state
}

#[test]
fn who_resigns_never_gains_and_leaving_costs_fifty() {
    let state = four(&[(2, "resign"), (1, "resign"), (4, "leave")]);
    assert_eq!(state.places().unwrap(), [3, 4, 2, 1]);
    assert_eq!(state.scores(&[9, 9, 9, 9]).unwrap(), [0, -15, -50, 35]);
    assert!(state.scores(&[9, 9, 9]).is_err() && state.scores(&[9, 9, 9, 0]).is_err());
}

#[test]
fn six_play_for_places() {
    let mut state = State::start(&qq(6));
    for _ in 0..12 * 6 {
        let (from, to) = state.legal()[0];
        state.play(&state.default_path(from, to).unwrap()).unwrap();
    }
    let early = {
        let mut early = State::start(&qq(6));
        (1..=5).for_each(|seat| early.resign(seat).unwrap());
        early.scores(&[1; 6]).unwrap()
    };
    assert_eq!(early, [-25, -15, 0, 0, 0, 0]);
    (1..=5).for_each(|seat| state.resign(seat).unwrap());
    assert_eq!(state.places().unwrap(), [6, 5, 4, 3, 2, 1]);
    assert_eq!(state.scores(&[9; 6]).unwrap(), [-25, -15, 0, 0, 0, 45]);
}

#[test]
fn who_faces_the_passive_loses_no_points() {
    let pieces = [('1', "n1 i5"), ('2', "m10"), ('4', "q1 k5"), ('5', "e1 g7")];
    let mut state = at(&qq(4), &pieces, "4 turns=1:40,2:40,4:19,5:40");
    play(&mut state, "k5-k6");
    state.resign(1).unwrap();
    assert_eq!(state.status(), Status::Playing);
    state.resign(2).unwrap();
    assert_eq!(state.places().unwrap(), [3, 2, 4, 1]);
    assert_eq!(state.scores(&[9; 4]).unwrap(), [0, 0, -50, 35]);
    let mut last = at(&qq(4), &pieces, "4 turns=1:40,2:40,4:40,5:40");
    last.resign(1).unwrap();
    last.resign(2).unwrap();
    last.leave(4).unwrap();
    assert_eq!(last.scores(&[9; 4]).unwrap(), [-15, 0, -50, 35], "one who left was not judged passive");
    let mut facing = at(&qq(4), &pieces, "1 turns=1:40,2:40,4:19,5:40");
    facing.resign(1).unwrap();
    facing.resign(2).unwrap();
    play(&mut facing, "k5-k6");
    assert_eq!(facing.scores(&[9; 4]).unwrap(), [0, 0, -50, 35], "the last place of the facing seat is free");
}

#[test]
fn teams_win_and_lose_together() {
    let mut two = at(&teams(4), &[('1', NINE_OF_1), ('4', "a1 i5"), ('5', "e1 e2")], "1 turns=1:40");
    play(&mut two, "m5-n1");
    assert_eq!(two.scores(&[9; 4]).unwrap(), [30, 30, -10 + 1, -10 + 2]);
    let mut three = at(&teams(6), &[('1', NINE_OF_1), ('4', "a1 i5")], "1 turns=1:40");
    play(&mut three, "m5-n1");
    assert_eq!(three.scores(&[1; 6]).unwrap(), [40, -15, 40, -15 + 2, 40, -15]);
    let mut early = at(&teams(4), &[('1', NINE_OF_1), ('4', "a1 i5")], "1 turns=1:16");
    play(&mut early, "m5-n1");
    assert_eq!(early.scores(&[9; 4]).unwrap(), [0, 0, -10, -10]);
    let fourteen = [('1', "n2 n3 n4 o1 o2 o3 p1 p2 q1"), ('2', "m10 m11 m12 m13 l10 k9"), ('4', "a1")];
    let mut total = at(&teams(4), &fourteen, "2 turns=2:3");
    play(&mut total, "k9-k10");
    assert_eq!(total.scores(&[9; 4]).unwrap(), [30, 30, -9, -10], "a win by fifteen is no occupation");
}

#[test]
fn a_member_who_left_bears_the_loss() {
    let pieces = [('1', "n1 i5"), ('2', "m10 m11"), ('4', "k5"), ('5', "g7")];
    let start = |turns: u32| at(&teams(4), &pieces, &format!("1 turns=1:{turns},2:40"));
    let mut left = start(40);
    left.leave(1).unwrap();
    assert_eq!(left.scores(&[9; 4]).unwrap(), [-50, 2, 30, 30]);
    let mut early = start(10);
    early.leave(1).unwrap();
    assert_eq!(early.scores(&[9; 4]).unwrap(), [-50, 0, 0, 0]);
    let mut resigned = start(40);
    resigned.resign(1).unwrap();
    resigned.resign(2).unwrap();
    assert_eq!(resigned.scores(&[9; 4]).unwrap(), [-10, -10, 30, 30], "no encouragement for who resigned");
    let mut both = start(40);
    both.resign(4).unwrap();
    both.leave(1).unwrap();
    assert_eq!(both.scores(&[9; 4]).unwrap(), [-50, 2, 0, 30], "who resigned gains nothing");
}

#[test]
fn a_draw_moves_no_points() {
    let mut state = four(&[(2, "leave")]);
    state.agree_draw().unwrap();
    assert_eq!((state.places().unwrap(), state.scores(&[9; 4]).unwrap()), (vec![1, 4, 1, 1], vec![0; 4]));
}

#[test]
fn ranks_go_by_points() {
    for (points, expected) in [(0, 1), (49, 1), (50, 2), (399, 6), (400, 7), (24_999, 24), (25_000, 25), (99_999, 25)] {
        assert_eq!(rank(points), expected, "{points}");
    }
    assert_eq!([1, 2, 8, 9].map(computer_rank), [4, 7, 25, 25]);
    assert_eq!([settle(10, -25), settle(10, 25)], [0, 35]);
}
