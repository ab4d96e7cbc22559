//! What was learned is kept: solved tasks, the days in a row, and nothing lost with a damaged file.

use std::fs;
use std::sync::Arc;

use proptest::prelude::*;
use starhop::learn::{Attempt, Course, Feedback, Learned, Solution, Solved};
use starhop::store::{Store, StoreError, faults};

use crate::player::solve as solve_task;

fn store() -> (tempfile::TempDir, Arc<Store>) {
    let folder = tempfile::tempdir().expect("a folder");
    let store = Arc::new(Store::open(folder.path()).expect("a store"));
    (folder, store)
}

fn puzzle(id: &str) -> Solution {
    Solution::Puzzle(id.to_owned())
}

fn step() -> (Solution, starhop::learn::Exercise) {
    let task = Course::built_in().lesson("moves").and_then(|lesson| lesson.task("step")).expect("it is there");
    (Solution::Task { lesson: "moves".to_owned(), task: "step".to_owned() }, task.begin())
}

fn holes(text: &str) -> Vec<starhop::Hole> {
    text.split(' ').map(|name| name.parse().expect("a hole")).collect()
}

#[test]
fn what_is_solved_is_on_disk_when_the_answer_returns() {
    let (_folder, store) = store();
    let (what, exercise) = step();
    let mut attempt = Attempt::new(Arc::clone(&store), what.clone(), exercise, 20_000);
    let wrong = attempt.play(&holes("e6 g6")).expect("a move");
    assert!(!wrong.feedback.is_right());
    assert_eq!(store.learned().expect("nothing yet"), Learned::default());
    let answered = attempt.play(&holes("e6 e5")).expect("a move");
    assert_eq!(answered.feedback, Feedback::Solved { because: None });
    assert_eq!(answered.not_saved, None);
    let learned = store.learned().expect("saved");
    assert_eq!(learned.solved(&what), Some(Solved::Alone));
    assert_eq!(learned.streak().days(20_000), 1);
    let lesson = Course::built_in().lesson("moves").expect("it is there");
    assert_eq!(learned.tasks(lesson), [Some(Solved::Alone), None, None, None, None]);
}

#[test]
fn what_was_shown_counts_as_helped_until_it_is_solved_alone() {
    let (_folder, store) = store();
    let (what, exercise) = step();
    let mut attempt = Attempt::new(Arc::clone(&store), what.clone(), exercise.clone(), 20_000);
    attempt.show();
    attempt.play(&holes("e6 e5")).expect("a move");
    assert_eq!(store.learned().expect("saved").solved(&what), Some(Solved::Helped));
    let mut attempt = Attempt::new(Arc::clone(&store), what.clone(), exercise.clone(), 20_000);
    attempt.play(&holes("e6 e5")).expect("a move");
    assert_eq!(store.learned().expect("saved").solved(&what), Some(Solved::Alone));
    let mut attempt = Attempt::new(Arc::clone(&store), what.clone(), exercise, 20_000);
    attempt.show();
    attempt.play(&holes("e6 e5")).expect("a move");
    assert_eq!(store.learned().expect("saved").solved(&what), Some(Solved::Alone), "it stays so");
}

#[test]
fn a_disk_that_is_full_is_told_and_the_exercise_is_solved_all_the_same() {
    let (folder, store) = store();
    let (what, exercise) = step();
    let mut attempt = Attempt::new(Arc::clone(&store), what.clone(), exercise, 20_000);
    faults::plant(folder.path(), "write 1+ full".parse().expect("a fault"));
    let answered = attempt.play(&holes("e6 e5")).expect("a move");
    assert!(!faults::clear(folder.path()).is_empty(), "the disk was asked");
    assert_eq!(answered.not_saved, Some(StoreError::Full));
    assert!(matches!(answered.feedback, Feedback::Solved { .. }) && attempt.exercise().is_solved());
    assert_eq!(store.learned().expect("as before"), Learned::default());
}

#[test]
fn a_damaged_file_is_set_aside_and_told_and_learning_goes_on() {
    let (folder, store) = store();
    let file = folder.path().join("learned.json");
    let good = store.solve(puzzle("aa"), Solved::Alone, 7).and_then(|learned| learned.to_document()).expect("saved");
    let damaged = [
        String::new(),
        good[..good.len() / 2].to_owned(),
        good.replace("\"aa\"", "\"ab\""),
        good.replace("starhop-learned", "starhop-profile"),
    ];
    for (number, text) in (1..).zip(damaged) {
        assert!(matches!(Learned::from_document(text.as_bytes()), Err(StoreError::Damaged(_))), "{text}");
        fs::write(&file, &text).expect("written");
        assert_eq!(store.learned().expect("set aside"), Learned::default());
        assert_eq!(store.lost_learning().expect("a list").len(), number);
    }
    let learned = store.solve(puzzle("cc"), Solved::Helped, 8).expect("saved");
    assert_eq!(store.learned(), Ok(learned));
    let newer = good.replace("\"version\":1", "\"version\":2");
    fs::write(&file, &newer).expect("written");
    assert_eq!(store.learned(), Err(StoreError::Newer { version: 2, known: 1 }));
    assert_eq!(store.solve(puzzle("dd"), Solved::Alone, 9), Err(StoreError::Newer { version: 2, known: 1 }));
    assert_eq!(fs::read_to_string(&file).expect("left alone"), newer);
}

#[test]
fn days_in_a_row_are_counted_and_a_day_missed_begins_anew() {
    let mut learned = Learned::default();
    assert_eq!((learned.streak().days(10), learned.streak().best()), (0, 0));
    for (day, days, best) in [(10, 1, 1), (10, 1, 1), (11, 2, 2), (12, 3, 3), (14, 1, 3), (13, 1, 3), (15, 2, 3)] {
        learned.solve(puzzle("aa"), Solved::Alone, day);
        let streak = learned.streak();
        assert_eq!((streak.days(day), streak.best(), streak.has_today(day)), (days, best, true), "day {day}");
    }
    let streak = learned.streak();
    assert_eq!((streak.days(16), streak.has_today(16)), (2, false), "today there is still time");
    assert_eq!(streak.days(17), 0, "a whole day went by");
}

#[test]
fn a_course_can_be_gone_through_in_one_sitting() {
    let (_folder, store) = store();
    for lesson in &Course::built_in().lessons[..4] {
        for task in &lesson.tasks {
            let mut exercise = task.begin();
            solve_task(&mut exercise);
            let what = Solution::Task { lesson: lesson.key.clone(), task: task.key.clone() };
            store.solve(what, Solved::Alone, 20_000).expect("saved");
        }
        let learned = store.learned().expect("saved");
        assert!(learned.tasks(lesson).iter().all(|solved| *solved == Some(Solved::Alone)));
    }
}

fn solutions() -> impl Strategy<Value = Solution> {
    prop_oneof![
        ("[a-z]{1,3}", "[a-z]{1,3}").prop_map(|(lesson, task)| Solution::Task { lesson, task }),
        "[0-9a-f]{8}".prop_map(Solution::Puzzle),
        "[0-9a-f]{16}".prop_map(|id| Solution::Closing(id.parse().expect("an id"))),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 200, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn what_was_learned_is_read_as_it_was_written(
        solved in prop::collection::vec((solutions(), any::<bool>(), 0..40_u32), 0..30),
    ) {
        let mut learned = Learned::default();
        for (what, alone, day) in solved {
            learned.solve(what, if alone { Solved::Alone } else { Solved::Helped }, day);
        }
        let text = learned.to_document().expect("JSON");
        prop_assert_eq!(Learned::from_document(text.as_bytes()), Ok(learned));
    }
}
