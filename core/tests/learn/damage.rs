//! A damaged lesson or puzzle says what is wrong with it, and the others go on.

use proptest::prelude::*;
use starhop::learn::{Course, Lesson, LessonError, Misfit, Puzzle, PuzzleError, TaskError};
use starhop::{Hole, Seat};

const GOOD: &str = r#"{"key":"good","rules":"plyyard 2","tasks":[{"key":"hop","pieces":{"1":"e5 f5","4":"n1"},"goal":{"play":{"aim":{"hops":{"least":1}}}}}]}"#;

fn hole(name: &str) -> Hole {
    name.parse().expect("a hole")
}

fn error(from: &str, to: &str) -> LessonError {
    let text = GOOD.replace(from, to);
    assert_ne!(text, GOOD, "{from} is in the lesson");
    Lesson::read(&text).expect_err("it is damaged")
}

fn task_error(from: &str, to: &str) -> TaskError {
    match error(from, to) {
        LessonError::Task { task, error } => {
            assert_eq!(task, "hop");
            error
        }
        other => panic!("{other:?}"),
    }
}

fn misfit(goal: &str) -> Misfit {
    match task_error(r#"{"play":{"aim":{"hops":{"least":1}}}}"#, goal) {
        TaskError::Goal(misfit) => misfit,
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_lesson_that_cannot_be_read_says_what_is_wrong() {
    assert!(Lesson::read(GOOD).is_ok());
    assert!(matches!(error("{\"key\":\"good\",", "{"), LessonError::Layout(_)));
    assert!(matches!(error("\"tasks\"", "\"jobs\""), LessonError::Layout(_)));
    assert!(matches!(error("hops", "leaps"), LessonError::Layout(_)));
    assert!(matches!(error("\"least\":1", "\"least\":1,\"more\":2"), LessonError::Layout(_)));
    assert_eq!(error("\"good\"", "\"So good\""), LessonError::Key("So good".to_owned()));
    assert_eq!(error("\"hop\"", "\"\""), LessonError::Key(String::new()));
    let task = &GOOD[GOOD.find("[{").expect("tasks") + 1..GOOD.len() - 2];
    assert_eq!(error(task, &format!("{task},{task}")), LessonError::KeyTwice("hop".to_owned()));
    assert_eq!(error(task, ""), LessonError::NoTasks);
}

#[test]
fn a_position_that_is_none_says_what_is_wrong() {
    assert!(matches!(task_error("plyyard 2", "plyyard 9"), TaskError::Rules(_)));
    assert!(matches!(task_error("e5 f5", "e5 f99"), TaskError::Hole(_)));
    assert!(matches!(task_error("\"4\"", "\"north\""), TaskError::Hole(_)));
    assert_eq!(task_error("\"4\"", "\"2\""), TaskError::Seat(Seat::SOUTH_WEST));
    let other = task_error("\"key\":\"hop\"", "\"key\":\"hop\",\"seat\":3");
    assert_eq!(other, TaskError::Seat(Seat::NORTH_WEST));
    assert_eq!(task_error("n1", "e5"), TaskError::Taken(hole("e5")));
    let eleven = task_error("e5 f5", "e1 e2 e3 e4 e5 e6 e7 e8 e9 e10 e11");
    assert_eq!(eleven, TaskError::TooMany(Seat::SOUTH));
}

#[test]
fn a_goal_that_does_not_fit_says_why() {
    let play = |aim: &str, moves: u8| misfit(&format!(r#"{{"play":{{"aim":{aim},"moves":{moves}}}}}"#));
    assert_eq!(play("\"step\"", 0), Misfit::Moves { moves: 0, most: 1 });
    assert_eq!(play("\"step\"", 2), Misfit::Moves { moves: 2, most: 1 });
    assert_eq!(play(r#"{"gain":{"steps":1}}"#, 9), Misfit::Moves { moves: 9, most: 3 });
    assert_eq!(play(r#"{"hops":{"least":2}}"#, 1), Misfit::Unsolvable);
    assert_eq!(play("\"win\"", 1), Misfit::Unsolvable);
    assert_eq!(play(r#"{"outside":{"pieces":1}}"#, 1), Misfit::AlwaysRight);
    assert_eq!(play(r#"{"opens":{"from":"e5","to":"e4"}}"#, 1), Misfit::AlwaysRight);
    assert_eq!(play(r#"{"reach":{"from":"n1","to":"m5"}}"#, 1), Misfit::NoPiece(hole("n1")));
    assert_eq!(misfit(r#"{"name":{"from":"e5","to":"h5"}}"#), Misfit::NoLine(hole("e5"), hole("h5")));
    assert_eq!(misfit(r#"{"name":{"from":"e6","to":"g6"}}"#), Misfit::NoPiece(hole("e6")));
    assert_eq!(misfit(r#"{"find":{"quarry":{"landings":{"from":"a1"}}}}"#), Misfit::NoPiece(hole("a1")));
    assert_eq!(misfit(r#"{"find":{"quarry":"hoppers","enough":3}}"#), Misfit::TooFew);
    assert_eq!(misfit(r#"{"find":{"quarry":"counting"}}"#), Misfit::Unsolvable);
    assert_eq!(misfit(r#"{"find":{"quarry":{"cut-off":{"played":["e5","a1"]}}}}"#), Misfit::NoMove);
    assert_eq!(misfit(r#"{"judge":{"claim":{"legal":{"path":["e5"]}}}}"#), Misfit::NoMove);
    assert_eq!(misfit(r#"{"judge":{"claim":{"wins":{"path":["e5","a1"]}}}}"#), Misfit::NoMove);
    assert_eq!(misfit(r#"{"count":{"quantity":"moves-home"}}"#), Misfit::Unsolvable);
    let masters = GOOD.replace("plyyard", "masters").replace(r#"{"hops":{"least":1}}"#, "\"home\"");
    let error = TaskError::Goal(Misfit::NotCounted);
    assert_eq!(Lesson::read(&masters), Err(LessonError::Task { task: "hop".to_owned(), error }));
}

#[test]
fn the_other_lessons_and_puzzles_go_on() {
    let puzzle = &Course::built_in().puzzles[0];
    let puzzles = format!("# a head\n\n{puzzle}\nhome-in 9\n{puzzle}\n");
    let other = GOOD.replace("\"good\"", "\"other\"");
    let course = Course::read(&[("a", GOOD), ("b", "{"), ("c", GOOD), ("d", &other)], &puzzles);
    assert_eq!(course.lessons.iter().map(|lesson| lesson.key.as_str()).collect::<Vec<_>>(), ["good", "other"]);
    let places: Vec<&str> = course.lesson_faults.iter().map(|fault| fault.place.as_str()).collect();
    assert_eq!(places, ["b", "c"]);
    assert_eq!(course.lesson_faults[1].error, LessonError::KeyTwice("good".to_owned()));
    assert_eq!(course.puzzles, std::slice::from_ref(puzzle));
    let faults: Vec<(&str, &PuzzleError)> =
        course.puzzle_faults.iter().map(|fault| (fault.place.as_str(), &fault.error)).collect();
    assert_eq!(faults, [("puzzles, line 4", &PuzzleError::Layout), ("puzzles, line 5", &PuzzleError::Twice)]);
}

#[test]
fn a_damaged_puzzle_says_what_is_wrong() {
    let puzzle = &Course::built_in().puzzles[0];
    let text = puzzle.to_string();
    assert_eq!(text.parse::<Puzzle>().as_ref(), Ok(puzzle));
    let words: Vec<&str> = text.split(' ').collect();
    let with = |at: usize, word: &str| {
        let mut words = words.clone();
        words[at] = word;
        words.join(" ").parse::<Puzzle>().expect_err("it is damaged")
    };
    assert_eq!(with(0, "mate-in"), PuzzleError::Kind("mate-in".to_owned()));
    assert_eq!(with(1, "6"), PuzzleError::Grade("6".to_owned()));
    assert_eq!(with(2, "0"), PuzzleError::Number("0".to_owned()));
    assert_eq!(with(2, "7"), PuzzleError::Number("7".to_owned()));
    assert!(matches!(with(3, "1/11"), PuzzleError::Position(_)));
    assert!(matches!(with(4, "2"), PuzzleError::Position(_)));
    assert_eq!(with(5, "a1-q1"), PuzzleError::Move("a1-q1".to_owned()));
    assert_eq!(with(5, "e5-f5 x"), PuzzleError::Layout);
    assert_eq!(with(5, ""), PuzzleError::Move(String::new()));
}

fn damaged(text: &str, changes: &[(prop::sample::Index, u8)]) -> String {
    let mut bytes = text.as_bytes().to_vec();
    for (at, byte) in changes {
        let at = at.index(bytes.len());
        match byte {
            0..=40 => drop(bytes.remove(at)),
            41..=80 => bytes.insert(at, b'0' + byte % 10),
            other => bytes[at] = *other,
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 2_000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn no_damage_to_a_lesson_or_puzzle_does_more_than_leave_it_out(
        changes in prop::collection::vec((any::<prop::sample::Index>(), any::<u8>()), 1..4),
        puzzle in any::<prop::sample::Index>(),
    ) {
        let lesson = damaged(GOOD, &changes);
        let puzzles = &Course::built_in().puzzles;
        let line = damaged(&puzzles[puzzle.index(puzzles.len())].to_string(), &changes);
        let course = Course::read(&[("damaged", &lesson)], &line);
        prop_assert_eq!(course.lessons.len() + course.lesson_faults.len(), 1);
        for lesson in &course.lessons {
            prop_assert!(lesson.tasks.iter().all(|task| !task.begin().is_solved()));
        }
        for puzzle in &course.puzzles {
            prop_assert_eq!(puzzle.to_string().parse::<Puzzle>(), Ok(puzzle.clone()));
        }
    }
}
