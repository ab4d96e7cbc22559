//! Wrong answers of each kind say why, with the facts.

use std::fmt::Write as _;

use starhop::learn::{
    Absence, Because, Course, Exercise, Feedback, Lesson, Misnamed, Naming, Obstacle, Part, PartKind, Shortfall,
};
use starhop::{Hole, HoleSet, IllegalMove, Seat};

use crate::exhaustive::fewest_moves;
use crate::player::{paths, played};

fn hole(name: &str) -> Hole {
    name.parse().expect("a hole")
}

fn holes(names: &str) -> HoleSet {
    names.split(' ').map(hole).collect()
}

/// A task of the course, by its names.
fn task(lesson: &str, task: &str) -> Exercise {
    let found = Course::built_in().lesson(lesson).and_then(|lesson| lesson.task(task));
    found.expect("it is in the course").begin()
}

/// A task of a lesson made for a test.
fn made(rules: &str, pieces: &[(&str, &str)], goal: &str) -> Exercise {
    let mut sets = String::new();
    for (at, (seat, holes)) in pieces.iter().enumerate() {
        write!(sets, "{}\"{seat}\":\"{holes}\"", if at > 0 { "," } else { "" }).expect("a string takes all");
    }
    let text =
        format!(r#"{{"key":"made","rules":"{rules}","tasks":[{{"key":"task","pieces":{{{sets}}},"goal":{goal}}}]}}"#);
    Lesson::read(&text).expect("a lesson").tasks[0].begin()
}

fn play(exercise: &mut Exercise, path: &str) -> Feedback {
    let path: Vec<Hole> = path.split(' ').map(hole).collect();
    exercise.play(&path).expect("a move is asked for")
}

fn lacks(exercise: &mut Exercise, path: &str) -> Shortfall {
    match play(exercise, path) {
        Feedback::Short { why, path: told } => {
            assert_eq!(told.holes().last(), path.split(' ').map(hole).collect::<Vec<_>>().last());
            why
        }
        other => panic!("{path}: {other:?}"),
    }
}

fn obstacle(why: IllegalMove, taken_by: Option<Seat>) -> Obstacle {
    Obstacle { why, taken_by }
}

#[test]
fn an_illegal_move_names_the_rule_and_whose_piece_is_in_the_way() {
    let mut exercise = task("blocked", "farthest");
    let taken = obstacle(IllegalMove::Occupied(hole("k7")), Some(Seat::NORTH));
    assert_eq!(play(&mut exercise, "e5 g5 i5 k7"), Feedback::Illegal(taken));
    let nothing = IllegalMove::NothingToHop { from: hole("e5"), to: hole("e3") };
    assert_eq!(play(&mut exercise, "e5 e3"), Feedback::Illegal(obstacle(nothing, None)));
    let own = obstacle(IllegalMove::Occupied(hole("f5")), Some(Seat::SOUTH));
    assert_eq!(play(&mut exercise, "e5 f5"), Feedback::Illegal(own));
    let theirs = IllegalMove::NotYours { hole: hole("h5"), seat: Seat::NORTH };
    assert_eq!(play(&mut exercise, "h5 h4"), Feedback::Illegal(obstacle(theirs, None)));
    assert_eq!(exercise.mistakes(), 4);
}

#[test]
fn a_move_of_the_wrong_kind_tells_its_hops() {
    assert_eq!(lacks(&mut task("moves", "step"), "e6 g6"), Shortfall::NotAStep { hops: 1 });
    let few = Shortfall::TooFewHops { hops: 0, needed: 1 };
    assert_eq!(lacks(&mut task("moves", "hop"), "e6 e5"), few);
    let few = Shortfall::TooFewHops { hops: 2, needed: 4 };
    assert_eq!(lacks(&mut task("chains", "four_hops"), "e5 g5 g7"), few);
}

#[test]
fn another_piece_and_another_hole_are_told_apart() {
    let mut exercise = task("moves", "over");
    let other = Shortfall::OtherPiece { from: hole("e8"), wanted: hole("e5") };
    assert_eq!(lacks(&mut exercise, "e8 e9"), other);
    assert_eq!(lacks(&mut exercise, "e5 e4"), Shortfall::Elsewhere { to: hole("e4"), wanted: hole("g5") });
}

#[test]
fn a_small_gain_is_told_in_steps() {
    let mut exercise = task("routes", "two_ways");
    assert_eq!(lacks(&mut exercise, "e5 g5"), Shortfall::GainsTooLittle { gained: 2, needed: 8 });
    assert_eq!(lacks(&mut exercise, "e5 d1"), Shortfall::GainsTooLittle { gained: -1, needed: 8 });
    // After the first of two moves what is still possible counts.
    let mut exercise = task("bridge", "use_twice");
    assert_eq!(lacks(&mut exercise, "e5 e4"), Shortfall::GainsTooLittle { gained: 0, needed: 12 });
}

#[test]
fn who_is_cut_off_is_named() {
    let mut exercise = task("routes", "leave_a_way");
    let lost = lacks(&mut exercise, "e5 g5 i5");
    let Shortfall::CutsOff { pieces } = lost else { panic!("{lost:?}") };
    assert!(!pieces.is_empty());
    assert_eq!(lacks(&mut exercise, "e5 e4"), Shortfall::GainsTooLittle { gained: 0, needed: 4 });
    let mut exercise = task("bridge", "move_it");
    assert_eq!(lacks(&mut exercise, "f5 f6"), Shortfall::GainsTooLittle { gained: 0, needed: 1 });
    assert_eq!(lacks(&mut exercise, "f5 g5"), Shortfall::CutsOff { pieces: holes("e5") });
}

#[test]
fn a_shallow_hole_names_the_deeper_one() {
    let mut exercise = task("filling", "deepest");
    assert_eq!(lacks(&mut exercise, "m6 n1"), Shortfall::Shallow { to: hole("n1"), deeper: hole("p1") });
    assert_eq!(lacks(&mut exercise, "m6 m5"), Shortfall::NotInGoal { to: hole("m5") });
}

#[test]
fn a_way_that_stays_closed_names_what_is_in_it() {
    let mut exercise = task("unblocking", "own_piece");
    let still = lacks(&mut exercise, "d2 d1");
    let taken = obstacle(IllegalMove::Occupied(hole("g5")), Some(Seat::SOUTH));
    assert_eq!(still, Shortfall::StillClosed { from: hole("e5"), to: hole("g5"), obstacle: taken });
    // Who takes the bridge away opens nothing.
    let still = lacks(&mut exercise, "f5 f4");
    assert!(matches!(still, Shortfall::StillClosed { .. }), "{still:?}");
    assert!(matches!(lacks(&mut exercise, "e5 e4"), Shortfall::Elsewhere { .. }));
}

#[test]
fn a_bridge_that_carries_too_little_tells_how_much() {
    let mut exercise = task("bridge", "build");
    assert_eq!(lacks(&mut exercise, "e5 e4"), Shortfall::NoCrossing { best: None, needed: 6 });
    let short = lacks(&mut exercise, "h5 g5");
    let Shortfall::NoCrossing { best: Some(best), needed: 6 } = short else { panic!("{short:?}") };
    assert!(best < 6);
}

#[test]
fn pieces_at_home_and_wasted_moves_are_counted() {
    let mut exercise = task("leaving", "call_out");
    assert_eq!(lacks(&mut exercise, "e5 e4"), Shortfall::TooFewOutside { outside: 5, needed: 7 });
}

#[test]
fn the_moves_home_after_a_wasted_move_are_counted_where_it_is_one() {
    for (name, enough) in [("all_in", 2), ("no_move_lost", 3)] {
        let exercise = task("last_three", name);
        let mut counted = 0;
        for path in paths(exercise.position()) {
            let Ok(Feedback::Short { why, .. }) = exercise.clone().play(path.holes()) else { continue };
            let Shortfall::WastesMove { needed, left } = why else { panic!("{path}: {why:?}") };
            assert_eq!(left, enough, "{path}");
            let fewest = fewest_moves(&played(exercise.position(), &path), Seat::SOUTH, usize::from(enough) + 1);
            assert_eq!(needed.map(usize::from), fewest, "{path}");
            counted += usize::from(needed.is_some());
        }
        assert!(counted > 0, "{name}");
    }
}

#[test]
fn a_move_that_does_not_win_tells_how_many_count() {
    assert_eq!(lacks(&mut task("swap", "win"), "m6 l5"), Shortfall::NoWin { home: 9 });
    assert_eq!(lacks(&mut task("teams", "fifteen"), "e5 e4"), Shortfall::NoWin { home: 14 });
}

#[test]
fn a_hole_that_is_not_looked_for_says_why() {
    let why = |exercise: Exercise, name: &str| match exercise.clone().mark(hole(name)) {
        Ok(Feedback::Absent { hole: told, why }) => {
            assert_eq!(told, hole(name));
            why
        }
        other => panic!("{name}: {other:?}"),
    };
    let landings = task("chains", "landings");
    let cannot = |why, by| Absence::CannotGo(obstacle(why, by));
    let taken = cannot(IllegalMove::Occupied(hole("g6")), Some(Seat::NORTH));
    assert_eq!(why(landings.clone(), "g6"), taken);
    assert_eq!(why(landings.clone(), "e4"), Absence::OnlyByStep);
    let far = IllegalMove::OutOfReach { from: hole("e5"), to: hole("a1") };
    assert_eq!(why(landings, "a1"), cannot(far, None));
    let hoppers = task("blocked", "who_can");
    assert_eq!(why(hoppers.clone(), "k7"), Absence::NoOwnPiece);
    assert_eq!(why(hoppers, "e5"), Absence::CannotHop);
    let cut_off = task("bridge", "cut_off");
    assert_eq!(why(cut_off.clone(), "d1"), Absence::StillHops);
    assert_eq!(why(cut_off.clone(), "j6"), Absence::NeverHopped);
    assert_eq!(why(cut_off, "i5"), Absence::NoOwnPiece);
    assert_eq!(why(task("board", "goal"), "a1"), Absence::OtherCamp { home_of: Some(Seat::SOUTH) });
    assert_eq!(why(task("board", "goal"), "i5"), Absence::OtherCamp { home_of: None });
    assert_eq!(why(task("teams", "counting"), "m7"), Absence::DoesNotCount);
}

#[test]
fn holes_found_are_counted_and_one_found_before_is_told() {
    let mut exercise = task("chains", "landings");
    let of = exercise.looked_for();
    assert_eq!(of, 4);
    assert_eq!(exercise.mark(hole("g5")), Ok(Feedback::Found { hole: hole("g5"), found: 1, of }));
    assert_eq!(exercise.mark(hole("g5")), Ok(Feedback::FoundBefore { hole: hole("g5") }));
    assert_eq!(exercise.found(), holes("g5"));
}

#[test]
fn parts_named_wrong_are_told_with_what_was_said() {
    let mut exercise = task("blocked", "parts");
    for name in ["e5", "f5", "g5"] {
        exercise.mark(hole(name)).expect("a part");
    }
    exercise.say(true).expect("a part");
    for name in ["g5", "h5", "i5"] {
        exercise.mark(hole(name)).expect("a part");
    }
    exercise.say(true).expect("a part");
    for name in ["i5", "j5", "k7"] {
        exercise.mark(hole(name)).expect("a part");
    }
    assert_eq!(exercise.say(true), Ok(Feedback::Named { left: 0 }));
    let over = Misnamed { part: Part { hop: 2, kind: PartKind::Over }, naming: Naming::Hole(hole("j5")) };
    let can = Misnamed { part: Part { hop: 2, kind: PartKind::CanHop }, naming: Naming::Yes(true) };
    assert_eq!(exercise.check(), Ok(Feedback::Misnamed { wrong: vec![over, can] }));
    exercise.mark(hole("j6")).expect("the part's turn again");
    exercise.say(false).expect("the part's turn again");
    assert_eq!(exercise.check(), Ok(Feedback::Solved { because: None }));
}

#[test]
fn yes_and_no_are_answered_with_the_reason() {
    let wrong = |lesson, name, yes| match task(lesson, name).say(yes) {
        Ok(Feedback::Wrong { because }) => because,
        other => panic!("{lesson}/{name}: {other:?}"),
    };
    let taken = obstacle(IllegalMove::Occupied(hole("k7")), Some(Seat::NORTH));
    assert_eq!(wrong("blocked", "taken", true), Because::Illegal(taken));
    assert_eq!(wrong("stopping", "may_stop", false), Because::Legal);
    assert_eq!(wrong("line", "stay", true), Because::Stay { pieces: holes("f5 h5") });
    let held = Because::NoWin { home: 10 - 1, held: holes("n2"), outside: holes("l6") };
    let Because::NoWin { home, held: told, outside } = wrong("unblocking", "not_yet", true) else {
        panic!("no reason")
    };
    assert_eq!(Because::NoWin { home, held: told, outside }, held);
    let locked = obstacle(IllegalMove::GoalLocked(hole("m6")), None);
    assert_eq!(wrong("locked", "stays_in", true), Because::Illegal(locked));
    let chain = IllegalMove::StepInChain { from: hole("g5"), to: hole("h5") };
    assert_eq!(wrong("chains", "step_after", true), Because::Illegal(obstacle(chain, None)));
    let mut wins = made(
        "plyyard 2",
        &[("1", "q1 p1 p2 o1 o2 o3 n1 n2 n3 m8"), ("4", "a1")],
        r#"{"judge":{"claim":{"wins":{"path":["m8","n4"]}}}}"#,
    );
    assert_eq!(wins.say(false), Ok(Feedback::Wrong { because: Because::Wins { home: 10 } }));
    assert_eq!(wins.say(true), Ok(Feedback::Solved { because: Some(Because::Wins { home: 10 }) }));
}

#[test]
fn a_wrong_number_is_too_large_or_too_small() {
    let mut exercise = task("last_three", "how_many");
    assert_eq!(exercise.count(3), Ok(Feedback::Miscounted { given: 3, is_too_many: false }));
    assert_eq!(exercise.count(5), Ok(Feedback::Miscounted { given: 5, is_too_many: true }));
    assert_eq!(exercise.count(4), Ok(Feedback::Solved { because: None }));
}
