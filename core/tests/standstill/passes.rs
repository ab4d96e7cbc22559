//! Passes of people who want a draw.

use starhop::Position;
use starhop::game::{DrawReason, Status};

use crate::Table;
use crate::support::{at, start};

/// What was played when a person only passed four times against a computer of a level.
fn passed_against(position: Position, level: u8) -> (Status, Vec<String>) {
    let mut table = Table::new(position, &[1], level);
    for _ in 0..4 {
        if table.game().status() == Status::Playing {
            table.session.pass().expect("the rules have it");
            table.let_computers_move();
        }
    }
    (table.game().status(), table.game().plies().iter().map(ToString::to_string).collect())
}

#[test]
fn two_passes_of_the_person_are_answered_by_a_computer_that_is_behind() {
    let far = "n1 n2 n3 n4 o1 o2 o3 m5 m6 m7";
    let behind = at("tournament 2", &[('1', "l4 l5 l6 l7 k5 k6 k7 j5 j6 j7"), ('4', far)], "1");
    for level in [3, 8] {
        let (status, plies) = passed_against(behind, level);
        assert_eq!(status, Status::Drawn(DrawReason::AllPassed), "level {level}: {plies:?}");
        assert_eq!(plies.len(), 6, "it answers the second pass: {plies:?}");
        assert_ne!(plies[1], "--");
    }
}

#[test]
fn passes_of_the_person_do_not_keep_the_computer_from_winning() {
    let (status, plies) = passed_against(start("tournament 2"), 3);
    assert_eq!(status, Status::Playing);
    assert!(plies.iter().skip(1).step_by(2).all(|ply| ply != "--"), "{plies:?}");
}
