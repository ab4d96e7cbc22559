//! Positions in which a reason is forced.

use starhop::ai::{self, Control, Hint, HintReason, Limits};
use starhop::{Position, Rules};

use super::checker::problem;

fn hints(rows: &str) -> Vec<Hint> {
    let position = Position::parse(rows, Rules::PLYYARD).expect("a position");
    let limits = Limits { nodes: Some(30_000), ..Limits::default() };
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
        "1/11/111/.11./............./..1........./.........../........../........./\
         ........../.........../......1...../......4....../4444/444/44/. 1",
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
