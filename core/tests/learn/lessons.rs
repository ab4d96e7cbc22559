//! Every lesson is solved from what a screen shows, and what is wrong is told so.

use starhop::learn::{Ask, Course, Exercise, Feedback, Goal, Naming, NotTaken, Shown, Subject, Task};
use starhop::{Hole, HoleSet};

use crate::player::{self, Sight, give, namings, paths, solve};

fn each_task(mut visit: impl FnMut(&str, &Task)) {
    for lesson in &Course::built_in().lessons {
        for task in &lesson.tasks {
            visit(&format!("{}/{}", lesson.key, task.key), task);
        }
    }
}

#[test]
fn the_lessons_are_whole_and_in_the_order_in_which_they_build_on_each_other() {
    let course = Course::built_in();
    assert_eq!(course.lesson_faults, []);
    let keys: Vec<&str> = course.lessons.iter().map(|lesson| lesson.key.as_str()).collect();
    let expected = [
        "board",
        "moves",
        "line",
        "blocked",
        "chains",
        "shared",
        "routes",
        "stopping",
        "bridge",
        "leaving",
        "filling",
        "last_three",
        "room",
        "unblocking",
        "symmetric",
        "locked",
        "swap",
        "teams",
    ];
    assert_eq!(keys, expected);
    assert!(course.lessons.iter().all(|lesson| (3..=5).contains(&lesson.tasks.len())));
}

#[test]
fn every_task_is_solved_from_what_a_screen_shows() {
    each_task(|_, task| solve(&mut task.begin()));
}

#[test]
fn every_legal_move_is_right_or_wrong_as_the_player_says_and_some_are_wrong() {
    each_task(|name, task| {
        let exercise = task.begin();
        if exercise.ask() != Ask::Moves {
            return;
        }
        let sight = Sight::of(&exercise);
        let mut wrong = 0;
        for path in paths(&sight.now) {
            let mut exercise = exercise.clone();
            let feedback = exercise.play(path.holes()).expect("a move is asked for");
            assert_eq!(feedback.is_right(), sight.is_right(&path), "{name}: {path}: {feedback:?}");
            if !feedback.is_right() {
                wrong += 1;
                assert!(matches!(feedback, Feedback::Short { .. }), "{name}: {path}: {feedback:?}");
                assert_eq!(exercise.position(), &task.position, "{name}: a wrong move is not made");
                assert_eq!(exercise.mistakes(), 1);
            }
        }
        assert!(wrong > 0, "{name}");
    });
}

#[test]
fn every_hole_is_right_or_wrong_as_the_player_says_and_some_are_wrong() {
    each_task(|name, task| {
        let Goal::Find { quarry, .. } = &task.goal else { return };
        let wanted = player::holes(quarry, &task.position);
        assert_ne!(wanted, HoleSet::BOARD, "{name}");
        for hole in Hole::all() {
            let feedback = task.begin().mark(hole).expect("a hole is asked for");
            assert_eq!(feedback.is_right(), wanted.contains(hole), "{name}: {hole}: {feedback:?}");
        }
    });
}

#[test]
fn every_part_named_wrong_is_told_and_asked_for_again() {
    each_task(|name, task| {
        let exercise = task.begin();
        if exercise.ask() != Ask::Parts {
            return;
        }
        let right = namings(&exercise);
        for at in 0..right.len() {
            let mut exercise = exercise.clone();
            let wrong = |naming: Naming| match naming {
                Naming::Hole(hole) => Naming::Hole(if hole.index() == 0 {
                    Hole::new(1).expect("a hole")
                } else {
                    Hole::new(0).expect("a hole")
                }),
                Naming::Yes(yes) => Naming::Yes(!yes),
            };
            for (turn, &naming) in right.iter().enumerate() {
                give(&mut exercise, if turn == at { wrong(naming) } else { naming });
            }
            let part = exercise.parts()[at].0;
            let Ok(Feedback::Misnamed { wrong }) = exercise.check() else {
                panic!("{name}: part {at} was named wrong")
            };
            assert_eq!(wrong.iter().map(|wrong| wrong.part).collect::<Vec<_>>(), [part], "{name}");
            give(&mut exercise, right[at]);
            assert!(matches!(exercise.check(), Ok(Feedback::Solved { .. })), "{name}");
        }
    });
}

#[test]
fn the_other_answer_and_other_numbers_are_wrong() {
    each_task(|name, task| match task.begin().ask() {
        Ask::YesOrNo => {
            let answers = [true, false].map(|yes| task.begin().say(yes).expect("yes or no").is_right());
            assert_ne!(answers[0], answers[1], "{name}");
        }
        Ask::Number => {
            let is_right = |number| task.begin().count(number).expect("a number").is_right();
            assert_eq!((0..200).filter(|&number| is_right(number)).count(), 1, "{name}");
        }
        Ask::Moves | Ask::Holes | Ask::Parts => {}
    });
}

/// Answers as one who is shown each answer.
fn follow(exercise: &mut Exercise) {
    for _ in 0..20 {
        if exercise.is_solved() {
            return;
        }
        match exercise.show() {
            Shown::Move(path) => drop(exercise.play(path.expect("there is one").holes()).expect("a move")),
            Shown::Holes(holes) => drop(exercise.mark(holes.first().expect("one is left")).expect("a hole")),
            Shown::Parts(parts) => {
                for (_, naming) in parts {
                    give(exercise, naming);
                }
                exercise.check().expect("all are named");
            }
            Shown::Yes(yes) => drop(exercise.say(yes).expect("yes or no")),
            Shown::Number(number) => drop(exercise.count(number.expect("there is one")).expect("a number")),
        }
    }
}

#[test]
fn what_is_shown_solves_every_task_with_help() {
    each_task(|name, task| {
        let mut exercise = task.begin();
        follow(&mut exercise);
        assert!(exercise.is_solved() && exercise.is_helped(), "{name}");
        assert_eq!(exercise.mistakes(), 0, "{name}");
        exercise.restart();
        assert!(!exercise.is_solved() && exercise.is_helped(), "{name}: what was shown stays shown");
        assert_eq!(exercise.position(), &task.position, "{name}");
    });
}

#[test]
fn another_kind_of_answer_is_not_taken_and_none_after_the_solution() {
    let hole = Hole::new(60).expect("a hole");
    each_task(|name, task| {
        let mut exercise = task.begin();
        let ask = exercise.ask();
        let others = NotTaken::OtherAnswer(ask);
        if ask != Ask::Moves {
            assert_eq!(exercise.play(&[hole]), Err(others), "{name}");
        }
        if !matches!(ask, Ask::Holes | Ask::Parts) {
            assert_eq!(exercise.mark(hole), Err(others), "{name}");
        }
        if ask != Ask::Number {
            assert_eq!(exercise.count(1), Err(others), "{name}");
        }
        match ask {
            Ask::Parts => assert!(matches!(exercise.check(), Err(NotTaken::Unnamed(_))), "{name}"),
            _ => assert_eq!(exercise.check(), Err(others), "{name}"),
        }
        assert_eq!(exercise.take_back(), Err(NotTaken::NothingToTakeBack), "{name}");
        assert_eq!(exercise.mistakes(), 0, "{name}: nothing was answered");
        solve(&mut exercise);
        let again = match ask {
            Ask::Moves => exercise.play(&[hole]),
            Ask::Holes => exercise.mark(hole),
            Ask::Parts => exercise.check(),
            Ask::YesOrNo => exercise.say(true),
            Ask::Number => exercise.count(1),
        };
        assert_eq!(again, Err(NotTaken::Solved), "{name}");
        assert_eq!(exercise.take_back(), Err(NotTaken::Solved), "{name}");
    });
}

#[test]
fn a_right_move_of_several_is_taken_back() {
    let task = Course::built_in().lesson("bridge").and_then(|lesson| lesson.task("use_twice")).expect("it is there");
    let mut exercise = task.begin();
    let path = Sight::of(&exercise).choose();
    assert_eq!(exercise.play(path.holes()), Ok(Feedback::GoOn { left: 1 }));
    assert_eq!(exercise.moves(), [path]);
    assert_ne!(exercise.position(), &task.position);
    assert_eq!(exercise.position().to_move(), task.position.to_move(), "the others stand still");
    exercise.take_back().expect("a move was made");
    assert_eq!(exercise.position(), &task.position);
    assert_eq!(exercise.moves_left(), 2);
    assert!(matches!(exercise.subject(), Subject::Goal(Goal::Play { .. })));
}

#[test]
fn the_page_on_learning_names_every_lesson_and_task() {
    let page = include_str!("../../../docs/learn.md");
    for lesson in &Course::built_in().lessons {
        let row = page.lines().find(|line| line.starts_with(&format!("| `{}` |", lesson.key)));
        let row = row.unwrap_or_else(|| panic!("{} is not on the page", lesson.key));
        let named: Vec<&str> = row.split('`').skip(3).step_by(2).collect();
        let keys: Vec<&str> = lesson.tasks.iter().map(|task| task.key.as_str()).collect();
        assert_eq!(named, keys, "{}", lesson.key);
    }
    let count = format!("has {}, one a line", Course::built_in().puzzles.len());
    assert!(page.contains(&count), "{count}");
}
