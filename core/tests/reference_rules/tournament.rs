use crate::reference::{Options, Reason, State, Status};
use crate::{at, ends, play, rules};

fn over(reason: Reason, winner: u8) -> Status {
    Status::Over { reason, winners: vec![winner] }
}

fn repetition() -> Options {
    rules("plyyard", 2, &[("repetition", "on"), ("pass", "on")])
}

/// Each player moves one piece to and fro, without progress.
const FRO: &str = "i5-i6 e5-e6 i6-i5 e6-e5";

#[test]
fn a_fourth_return_is_illegal() {
    let mut state = at(&repetition(), &[('1', "i5 g9"), ('4', "e5 g1")], "1");
    for _ in 0..3 {
        play(&mut state, FRO);
    }
    assert!(state.text().ends_with("last=1:i6-i5,4:e6-e5 returns=1:i5:3,1:i6:2,4:e5:3,4:e6:2"), "{}", state.text());
    play(&mut state, "i5-i6 e5-e6");
    assert!(!ends(&state, "i6").contains(&"i5"));
    assert!(state.play_text("i6-i5").is_err());
    let mut other = state.clone();
    play(&mut other, "g9-g8 e6-f6 g8-g9 f6-e6");
    assert!(ends(&other, "i6").contains(&"i5"), "another own move clears all counts");
    play(&mut state, "--");
    assert!(state.play_text("e6-e5").is_err());
    play(&mut state, "--");
    assert!(ends(&state, "i6").contains(&"i5"), "a pass clears all counts");
}

#[test]
fn a_return_is_by_any_path() {
    let mut state = at(&repetition(), &[('1', "g5"), ('4', "g6 h7 j7 k6 j4 h4 e1")], "1");
    play(&mut state, "g5:g7 e1-e2 g7:i7:k7:k5:i3:g5 e2-e1");
    assert!(state.text().contains("returns=1:g5:1,4:e1:1"), "{}", state.text());
}

#[test]
fn if_only_a_banned_return_is_left_the_pass_is_forced() {
    let pieces = [('1', "a1"), ('4', "b2 c1 c2 c3 d1 d3 i5")];
    let mut state = at(&rules("plyyard", 2, &[("repetition", "on")]), &pieces, "1");
    for _ in 0..3 {
        play(&mut state, "a1-b1 i5-i6 b1-a1 i6-i5");
    }
    play(&mut state, "a1-b1 i5-i6");
    assert_eq!(state.legal(), []);
    play(&mut state, "-- i6-i7");
    assert_eq!(ends(&state, "b1"), ["a1"]);
}

#[test]
fn progress_is_counted_to_distinct_goal_holes() {
    let options = rules("tournament", 2, &[]);
    assert_eq!(State::start(&options).steps_needed(1), 120);
    let needed = |ones: &str| at(&options, &[('1', ones), ('4', "i9")], "1").steps_needed(1);
    assert_eq!([needed("n1"), needed("m6"), needed("n1 m6"), needed("m5 m6"), needed("l4 m5")], [0, 1, 1, 2, 4]);
}

#[test]
fn a_claim_needs_ten_full_rounds_without_progress() {
    let mut state = at(&rules("plyyard", 2, &[("deadlock", "on")]), &[('1', "i5"), ('4', "e5")], "1");
    for _ in 0..5 {
        assert!(state.claim().is_err());
        play(&mut state, FRO);
    }
    let mut forward = state.clone();
    play(&mut forward, "i5-j5 e5-e6");
    assert!(forward.claim().is_err(), "progress");
    state.claim().unwrap();
    assert!(state.claim().is_err(), "claimed");
    assert!(state.text().ends_with("quiet=20 claim=1:0,4:0"));
    assert_eq!(state.seat_to_move(), 1, "the turn is still to be taken");
}

/// Rows between a piece and its goal, from five in the middle of the board down to one.
const ONES: [&str; 5] = ["m7", "l6", "k6", "j5", "i5"];
const FOURS: [&str; 5] = ["e7", "f7", "g6", "h6", "i6"];

fn claimed(ones: &str, fours: &str) -> State {
    let rest = "1 best=1:0,4:0 quiet=20";
    let mut state = at(&rules("tournament", 2, &[]), &[('1', ones), ('4', fours)], rest);
    state.claim().unwrap();
    state
}

#[test]
fn the_concession_is_compared_less_half_a_step() {
    for (before, other, narrow, winner, score) in
        [(3, 2, true, 1, [3, 1]), (3, 1, true, 4, [1, 3]), (3, 3, false, 1, [4, 0]), (4, 1, false, 4, [0, 4])]
    {
        let mut state = claimed(ONES[before - 1], FOURS[other - 1]);
        play(&mut state, &format!("{}-{}", ONES[before - 1], ONES[before - 2]));
        assert_eq!(state.status(), over(Reason::Conceded { narrow }, winner), "{before} {other}");
        assert_eq!(state.tournament_score(), Some(score));
    }
}

#[test]
fn only_a_hindmost_piece_concedes_by_going_forward() {
    let mut state = claimed("i5 k6", "h4 h6");
    play(&mut state, "k6-l6 h4-h5");
    assert_eq!(state.status(), Status::Playing, "not the hindmost; and not forward");
    play(&mut state, "i5-i6");
    assert_eq!(state.status(), Status::Playing, "sideways");
    play(&mut state, "h5-g5");
    assert_eq!(state.status(), over(Reason::Conceded { narrow: true }, 4), "seven to seven");
}

#[test]
fn who_first_completes_five_moves_without_conceding_loses() {
    let mut state = claimed("i5", "e5");
    play(&mut state, FRO);
    play(&mut state, FRO);
    let mut passed = state.clone();
    play(&mut state, "i5-i6");
    assert_eq!((state.status(), state.tournament_score()), (over(Reason::NotConceded, 4), Some([0, 4])));
    play(&mut passed, "--");
    assert_eq!(passed.status(), over(Reason::NotConceded, 4), "a pass counts as a move");
}

#[test]
fn a_win_after_a_claim_stands() {
    let mut state = claimed("n2 n3 n4 o1 o2 o3 p1 p2 q1 m5", "e5");
    play(&mut state, "m5-n1");
    assert_eq!((state.status(), state.tournament_score()), (over(Reason::Occupied, 1), Some([4, 0])));
    let mut drawn = State::start(&rules("tournament", 2, &[]));
    assert_eq!(drawn.tournament_score(), None);
    drawn.agree_draw().unwrap();
    assert_eq!(drawn.tournament_score(), Some([2, 2]));
    assert!(State::start(&rules("plyyard", 2, &[])).claim().is_err());
}
