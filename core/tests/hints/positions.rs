//! Positions in which a reason is forced.

use starhop::ai::{self, Control, Hint, HintReason, Limits};
use starhop::{Position, Rules};

use super::checker::problem;

fn hints(rows: &str) -> Vec<Hint> {
    let position = Position::parse(rows, Rules::PLYYARD).expect("a position");
    let limits = Limits { nodes: Some(400_000), ..Limits::default() };
    let hints = ai::hints_within(&position, &[], limits, &Control::new()).expect("the game goes on");
    for hint in &hints {
        assert_eq!(problem(&position, hint), None, "{:?} of {} in {position}", hint.reason, hint.path);
    }
    hints
}

fn reasons(rows: &str) -> Vec<HintReason> {
    hints(rows).into_iter().map(|hint| hint.reason).collect()
}

#[test]
fn a_winning_move_is_named_so() {
    let won = reasons(
        "1/11/111/.111/....1......../............/.........../........../........./\
         ........../.........../............/444........../4444/444/../. 1",
    );
    assert_eq!(won.first(), Some(&HintReason::Wins { place: 1 }));
}

#[test]
fn bringing_the_last_straggler_forward_is_named_so() {
    let rescued = reasons(
        "1/11/111/111./4............/4.........../.........../........../........./\
         ........../.........../......1...../............./4444/444/4./. 1",
    );
    let is_rescue = |reason: &HintReason| matches!(reason, HintReason::RescuesLast { .. });
    assert!(rescued.iter().any(is_rescue), "{rescued:?}");
}

#[test]
fn a_forced_pass_has_no_hint() {
    let blocked = reasons(
        "./../.../..../............./............/.........../........../........./\
         ........../.........../............/............./..../4.4/44/1 1",
    );
    assert_eq!(blocked, []);
}

#[test]
fn a_race_begins_with_the_shortest_way_home() {
    // The tip is free: a piece that hops into it leaves its hole to the last one, a hop away. Any other way is longer.
    let home = hints(
        "./11/111/1111/......1....../............/.........../........../........./\
         ........../.........../............/...4........./4444/44./../. 1",
    );
    let mut position = Position::parse(
        "./11/111/1111/......1....../............/.........../........../........./\
         ........../.........../............/...4........./4444/44./../. 1",
        Rules::PLYYARD,
    )
    .expect("a position");
    position.play(&home[0].path).expect("legal");
    position.make(starhop::Move::Pass);
    let wins = |&played: &starhop::Move| {
        let mut after = position;
        after.make(played);
        after.outcome() == starhop::Outcome::Won(starhop::Seat::SOUTH)
    };
    assert!(position.legal_moves().iter().any(wins), "{} is on no way of two moves", home[0].path);
}

#[test]
fn a_piece_that_can_only_step_one_way_has_one_hint() {
    let only = hints(
        "1/.4/..4/..../............./............/.........../........../........./\
         ........../.........../............/............./..../.../../. 1",
    );
    assert_eq!(only.iter().map(|hint| hint.reason).collect::<Vec<_>>(), [HintReason::Only]);
}
