use starhop::score::tournament;
use starhop::{Position, Progress, Seat};

use crate::support::{REST, at, is_refused, play, played, start, status};

/// Each player moves one piece to and fro, without progress.
const FRO: &str = "i5-i6 e5-e6 i6-i5 e6-e5";
/// Steps between a piece and its goal: from one to five rows.
const ONES: [&str; 5] = ["m7", "l6", "k6", "j5", "i5"];
const FOURS: [&str; 5] = ["e7", "f7", "g6", "h6", "i6"];

fn claimed(ones: &str, fours: &str) -> Position {
    played(at("tournament 2", &[('1', ones), ('4', fours)], "1 stale=20"), "claim")
}

/// Seat 1 concedes with one step, so far from the goal before it, and seat 4 so far.
fn conceded(before: usize, other: usize) -> (String, Option<[u8; 2]>) {
    let position = claimed(ONES[before - 1], FOURS[other - 1]);
    let after = played(position, &format!("{}-{}", ONES[before - 1], ONES[before - 2]));
    (status(&after), tournament(&after))
}

#[test]
fn a_win_is_worth_one_and_a_draw_a_half() {
    let won = played(at("tournament 2", &[('1', &format!("{REST} m5")), ('4', "e5")], "1"), "m5-n1");
    assert_eq!(tournament(&won), Some([4, 0]));
    assert_eq!(tournament(&played(start("tournament 2"), "resign=1")), Some([0, 4]));
    assert_eq!(tournament(&played(start("tournament 2"), "-- -- -- --")), Some([2, 2]));
    assert_eq!(
        (tournament(&start("tournament 2")), tournament(&played(start("tournament 3"), "resign=1 resign=3"))),
        (None, None)
    );
}

#[test]
fn progress_is_the_fewest_steps_to_distinct_goal_holes() {
    let needed = |ones: &str| Progress::of(&at("tournament 2", &[('1', ones), ('4', "i9")], "1"), Seat::SOUTH).steps;
    assert_eq!([needed("n1"), needed("m6"), needed("n1 m6"), needed("m5 m6"), needed("l4 m5")], [0, 1, 1, 2, 4]);
    assert_eq!(Progress::of(&start("tournament 2"), Seat::SOUTH).steps, 120);
}

#[test]
fn only_the_smallest_total_so_far_is_progress() {
    let still = at("plyyard 2 deadlock=on", &[('1', "i5"), ('4', "e5")], "1 stale=18");
    let back = played(still, "i5-h5 e5-e6");
    assert!(!is_refused(&played(back, "h5-i5 e6-e5"), "claim"), "no nearer than before");
    assert!(is_refused(&played(still, "i5-j5 e5-e6"), "claim"), "nearer than ever");
    let again = played(still, "i5-j5 e5-e6 j5-i5 e6-e5 i5-j5 e5-e6");
    assert!(again.to_string().contains("stale=5"), "only the first time: {again}");
}

#[test]
fn a_deadlock_can_be_claimed_after_ten_full_rounds_without_progress() {
    let mut position = at("plyyard 2 deadlock=on", &[('1', "i5"), ('4', "e5")], "1");
    for _ in 0..4 {
        play(&mut position, FRO);
    }
    play(&mut position, "i5-i6 e5-e6 i6-i5");
    assert!(is_refused(&position, "claim"), "nine and a half");
    play(&mut position, "e6-e5");
    assert!(!is_refused(&position, "claim"));
}

#[test]
fn a_claim_is_made_on_the_own_turn_and_the_other_is_not_asked() {
    let position = claimed("i5", "e5");
    assert_eq!((position.to_move(), status(&position)), (Seat::SOUTH, "playing".to_owned()));
    assert!(is_refused(&position, "claim"), "it holds already");
    assert!(position.to_string().ends_with("claim=1:0,4:0"));
}

#[test]
fn the_concession_brings_a_hindmost_piece_nearer_to_the_goal() {
    let position = claimed("i5 i8 k6", "h4 h6");
    assert_eq!(status(&played(position, "k6-l6")), "playing", "not a hindmost piece");
    assert_eq!(status(&played(position, "i5-i6")), "playing", "sideways");
    assert_eq!(status(&played(position, "i5-h5")), "playing", "back");
    assert_ne!(status(&played(position, "i5-j5")), "playing", "one of two hindmost pieces");
    assert_ne!(status(&played(position, "k6-l6 h4-h5 i8-j8")), "playing");
}

#[test]
fn the_concession_may_be_made_by_either_player() {
    assert!(status(&played(claimed("i5", "h6"), "i5-i6 h6-g6")).starts_with("won 4 deadlock"));
}

#[test]
fn counts_are_compared_after_the_concession_less_half_a_step_for_the_mover() {
    assert_eq!(conceded(3, 3).0, "won 1 deadlock-ahead", "2 less a half to 3");
    assert_eq!(conceded(4, 1).0, "won 4 deadlock-ahead", "3 less a half to 1");
    assert!(conceded(3, 2).0.starts_with("won 1"), "2 less a half to 2");
}

#[test]
fn ahead_by_more_than_half_a_step_is_worth_one_to_nothing() {
    assert_eq!((conceded(3, 3).1, conceded(4, 1).1), (Some([4, 0]), Some([0, 4])));
}

#[test]
fn ahead_by_exactly_half_a_step_is_worth_three_quarters_to_a_quarter() {
    assert_eq!(conceded(3, 2), ("won 1 deadlock-half".to_owned(), Some([3, 1])));
    assert_eq!(conceded(3, 1), ("won 4 deadlock-half".to_owned(), Some([1, 3])));
}

#[test]
fn who_first_completes_five_own_moves_without_conceding_loses() {
    let eight = played(claimed("i5", "e5"), &format!("{FRO} {FRO}"));
    assert_eq!(status(&eight), "playing");
    let after = played(eight, "i5-i6");
    assert_eq!((status(&after), tournament(&after)), ("won 4 no-concession".to_owned(), Some([0, 4])));
}

#[test]
fn a_pass_after_a_claim_counts_as_a_move() {
    let eight = played(claimed("i5", "e5"), &format!("{FRO} -- e5-e6 i5-i6 e6-e5"));
    assert_eq!(status(&played(eight, "--")), "won 4 no-concession");
    let rules = "plyyard 2 deadlock=on passive=on";
    let claim = played(at(rules, &[('1', "i5"), ('4', "e5")], "1 stale=20"), "claim");
    let eight = played(claim, &format!("{FRO} timeout e5-e6 i5-i6 e6-e5"));
    assert_eq!(status(&eight), "playing");
    assert_eq!(status(&played(eight, "timeout")), "won 4 no-concession");
}

#[test]
fn a_win_after_a_claim_stands() {
    let after = played(claimed(&format!("{REST} m5"), "e5"), "m5-n1");
    assert_eq!((status(&after), tournament(&after)), ("won 1 all-home".to_owned(), Some([4, 0])));
}
