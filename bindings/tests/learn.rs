//! Lessons, puzzles and the end of games through the objects that Kotlin and Swift use.

#![allow(clippy::expect_used, clippy::panic, reason = "a failed expectation is a failed test")]

use std::fs;
use std::sync::Arc;

use starhop_ffi::{
    Absence, AnswerError, Ask, Because, Exercise, ExerciseAnswer, ExerciseGoal, ExerciseSubject, Feedback, GameLibrary,
    LearnError, Learning, MoveError, PartKind, PuzzleKind, Shortfall, Shown, Solved, StoreError,
};
use tempfile::TempDir;

const TODAY: i32 = 20_000;

fn learning() -> (TempDir, Arc<GameLibrary>, Arc<Learning>) {
    let folder = tempfile::tempdir().expect("a folder");
    let library = GameLibrary::open(&folder.path().display().to_string()).expect("a new folder");
    let learning = library.learning();
    (folder, library, learning)
}

fn index(name: &str) -> i32 {
    starhop_ffi::board().iter().find(|hole| hole.name == name).expect("a hole").index
}

fn holes(names: &str) -> Vec<i32> {
    names.split(' ').map(index).collect()
}

fn task(learning: &Learning, lesson: &str, task: &str) -> Arc<Exercise> {
    learning.task(lesson, task, TODAY).expect("it is in the course")
}

#[test]
fn the_course_lists_lessons_and_puzzles_and_what_was_solved() {
    let (_folder, _library, learning) = learning();
    let before = learning.course(TODAY);
    assert!(before.lessons.len() >= 12 && before.puzzles.len() >= 300);
    assert_eq!((before.faults.len(), before.lost.len(), &before.not_read), (0, 0, &None));
    assert_eq!((before.streak.days, before.streak.best, before.streak.today), (0, 0, false));
    let daily = before.daily.expect("there are puzzles");
    assert!(before.puzzles.iter().any(|puzzle| puzzle.id == daily));
    assert_ne!(learning.course(TODAY + 1).daily, Some(daily));

    let step = task(&learning, "moves", "step");
    assert!(step.play(&holes("e6 e5")).expect("a move").right);
    let hop = task(&learning, "moves", "hop");
    hop.show();
    assert!(hop.play(&holes("e6 g6")).expect("a move").right);
    let after = learning.course(TODAY);
    let moves = after.lessons.iter().find(|lesson| lesson.key == "moves").expect("it is there");
    let solved: Vec<_> = moves.tasks.iter().map(|task| task.solved).collect();
    assert_eq!(solved[..3], [Some(Solved::Alone), Some(Solved::Helped), None]);
    assert_eq!((after.streak.days, after.streak.best, after.streak.today), (1, 1, true));
}

#[test]
fn a_wrong_move_is_not_made_and_a_right_one_is_and_solves() {
    let (_folder, _library, learning) = learning();
    let exercise = task(&learning, "bridge", "use_twice");
    let before = exercise.snapshot();
    assert_eq!(before.goal, ExerciseGoal::Gain { steps: 12 });
    assert_eq!((before.ask, before.moves_left, before.seat), (Ask::Moves, 2, 1));
    let wrong = exercise.play(&holes("e5 e4")).expect("a move");
    let why = Shortfall::GainsTooLittle { gained: 0, needed: 12 };
    assert_eq!(wrong.feedback, Feedback::Short { path: holes("e5 e4"), why });
    assert_eq!(wrong.snapshot.pieces, before.pieces);
    assert_eq!(wrong.snapshot.mistakes, 1);
    let illegal = exercise.play(&holes("e5 f5")).expect("a move");
    let Feedback::Illegal { obstacle } = illegal.feedback else { panic!("{illegal:?}") };
    assert_eq!((obstacle.why, obstacle.taken_by), (MoveError::Occupied { hole: index("f5") }, Some(1)));

    let Shown::Move { target } = exercise.show() else { panic!("a move is shown") };
    assert!(exercise.targets(target.path[0]).expect("on the board").contains(&target));
    assert!(exercise.legal_moves().contains(&target));
    let first = exercise.play(&target.path).expect("a move");
    assert_eq!(first.feedback, Feedback::GoOn { left: 1 });
    assert_eq!(exercise.take_back().expect("a move was made").pieces, before.pieces);
    assert_eq!(exercise.take_back(), Err(AnswerError::NothingToTakeBack));
    exercise.play(&target.path).expect("a move");
    let Shown::Move { target } = exercise.show() else { panic!("a move is shown") };
    let last = exercise.play(&target.path).expect("a move");
    assert!(last.snapshot.solved && last.snapshot.helped && last.not_saved.is_none());
    assert_eq!(last.snapshot.moves.len(), 2);
    assert_eq!(exercise.show(), Shown::Nothing);
    assert_eq!(exercise.play(&target.path), Err(AnswerError::Solved));
    assert_eq!(exercise.legal_moves(), []);
    assert_eq!(exercise.restart().pieces, before.pieces);
}

#[test]
fn a_chain_is_pinned_hop_by_hop() {
    let (_folder, _library, learning) = learning();
    let exercise = task(&learning, "chains", "four_hops");
    let pinned = exercise.pin(&holes("e5 g5")).expect("legal so far");
    assert!(pinned.may_finish && pinned.targets.iter().any(|target| target.hole == index("g7")));
    assert_eq!(exercise.pin(&holes("e5 g5 e5")), Err(MoveError::Revisited { hole: index("e5") }));
    assert!(exercise.play(&holes("e5 g5 g7 i5 k7")).expect("a move").right);
}

#[test]
fn holes_parts_yes_and_numbers_are_answered_each_in_their_way() {
    let (_folder, _library, learning) = learning();
    let landings = task(&learning, "chains", "landings");
    let found = landings.mark(index("g5")).expect("a hole");
    assert_eq!(found.feedback, Feedback::Found { hole: index("g5"), found: 1, looked_for: 4 });
    assert_eq!(found.snapshot.found, holes("g5"));
    let absent = landings.mark(index("e4")).expect("a hole");
    assert_eq!(absent.feedback, Feedback::Absent { hole: index("e4"), why: Absence::OnlyByStep });
    assert_eq!(landings.play(&holes("e5 g5")), Err(AnswerError::OtherAnswer { ask: Ask::Holes }));
    assert_eq!(landings.mark(121), Err(AnswerError::NotOnBoard { hole: 121 }));
    assert_eq!(landings.targets(index("e5")), Ok(Vec::new()));

    let parts = task(&learning, "line", "parts");
    assert_eq!(parts.check(), Err(AnswerError::Unnamed { left: 8 }));
    assert_eq!(parts.say(true), Err(AnswerError::OtherPart { part: PartKind::Start }));
    let Shown::Parts { parts: right } = parts.show() else { panic!("parts are shown") };
    for part in &right {
        match (part.hole, part.yes) {
            (Some(hole), None) => parts.mark(hole).expect("the part's turn"),
            (None, Some(yes)) => parts.say(!yes).expect("the part's turn"),
            other => panic!("{other:?}"),
        };
    }
    let Feedback::Misnamed { wrong } = parts.check().expect("all are named").feedback else { panic!("some are wrong") };
    assert_eq!(wrong.iter().map(|part| (part.hop, part.yes)).collect::<Vec<_>>(), [(0, Some(false)), (1, Some(false))]);
    parts.say(true).expect("the part's turn");
    parts.say(true).expect("the part's turn");
    assert!(parts.check().expect("all are named").snapshot.solved);

    let stay = task(&learning, "line", "stay").say(true).expect("yes or no");
    assert_eq!(stay.feedback, Feedback::Wrong { because: Because::Stay { pieces: holes("h5 f5") } });
    let count = task(&learning, "leaving", "at_home");
    assert_eq!(count.count(6).expect("a number").feedback, Feedback::Miscounted { given: 6, too_many: true });
    assert_eq!(count.count(-1), Err(AnswerError::Negative { number: -1 }));
    assert!(count.count(5).expect("a number").right);
}

#[test]
fn a_puzzle_is_solved_once_for_all() {
    let (_folder, _library, learning) = learning();
    let puzzles = learning.course(TODAY).puzzles;
    for kind in [PuzzleKind::HomeIn, PuzzleKind::LongestChain, PuzzleKind::BestBridge, PuzzleKind::SaveMove] {
        let puzzle = puzzles.iter().find(|puzzle| puzzle.kind == kind).expect("there are some of each kind");
        let exercise = learning.puzzle(&puzzle.id, TODAY).expect("it is there");
        assert_eq!(exercise.snapshot().subject, ExerciseSubject::Puzzle { id: puzzle.id.clone() });
        while let Shown::Move { target } = exercise.show() {
            assert!(exercise.play(&target.path).expect("a move").right, "{puzzle:?}");
        }
        let after = learning.course(TODAY).puzzles;
        let solved = after.iter().find(|after| after.id == puzzle.id).and_then(|after| after.solved);
        assert_eq!(solved, Some(Solved::Helped));
    }
}

#[test]
fn the_end_of_a_game_asks_whether_own_pieces_were_in_the_way() {
    let (_folder, library, learning) = learning();
    assert_eq!(learning.closings(), Ok(Vec::new()));
    let vector = &vector()["closing"];
    let id = library.import_game(vector["game"].as_str().expect("a game")).expect("a game");
    let closings = learning.closings().expect("a list");
    assert_eq!(closings.len(), 1);
    let closing = &closings[0];
    assert_eq!((&closing.game_id, closing.solved), (&id, None));
    assert_eq!(i64::from(closing.from_ply), vector["from_ply"].as_i64().expect("a ply"));
    assert_eq!(i64::from(closing.to_ply), vector["to_ply"].as_i64().expect("a ply"));
    let replay = library.replay(&id).expect("a replay");
    assert!(replay.seek(closing.from_ply).is_ok() && closing.to_ply <= replay.length());
    let exercise = learning.closing(&id, TODAY).expect("it is there");
    assert_eq!((exercise.snapshot().goal, exercise.snapshot().ask), (ExerciseGoal::Closing, Ask::YesOrNo));
    let blocked = !vector["blocks"].as_array().expect("a list").is_empty();
    assert!(!exercise.say(!blocked).expect("yes or no").right);
    assert!(exercise.say(blocked).expect("yes or no").right);
    assert_eq!(learning.closings().expect("a list")[0].solved, Some(Solved::Alone));
}

fn vector() -> serde_json::Value {
    serde_json::from_str(include_str!("../../tests/vectors/learn.json")).expect("JSON")
}

fn index_of(value: &serde_json::Value) -> i32 {
    value.as_i64().and_then(|index| i32::try_from(index).ok()).expect("a small number")
}

fn give(exercise: &Exercise, answer: &serde_json::Value) -> Result<ExerciseAnswer, AnswerError> {
    let (kind, value) = answer.as_object().and_then(|answer| answer.iter().next()).expect("one answer");
    match kind.as_str() {
        "play" => exercise.play(&value.as_array().expect("holes").iter().map(index_of).collect::<Vec<_>>()),
        "mark" => exercise.mark(index_of(value)),
        "say" => exercise.say(value.as_bool().expect("yes or no")),
        "count" => exercise.count(index_of(value)),
        "check" => exercise.check(),
        other => panic!("`{other}` is no answer"),
    }
}

/// Holds an exercise to the answers of a case.
fn hold_to(exercise: &Exercise, case: &serde_json::Value) {
    let begun = exercise.snapshot();
    assert_eq!(begun.pieces, case["begin"]["pieces"], "{case}");
    assert_eq!(begun.seat, index_of(&case["begin"]["seat"]), "{case}");
    assert_eq!(format!("{:?}", begun.ask), case["begin"]["ask"], "{case}");
    assert_eq!(begun.moves_left, index_of(&case["begin"]["moves"]), "{case}");
    assert_eq!(begun.looked_for, index_of(&case["begin"]["looked_for"]), "{case}");
    for given in case["answers"].as_array().expect("answers") {
        let answer = give(exercise, &given["answer"]).expect("it is taken");
        assert!(format!("{:?}", answer.feedback).starts_with(given["feedback"].as_str().expect("a name")), "{given}");
        assert_eq!(answer.right, given["right"], "{given}");
        assert_eq!(answer.snapshot.pieces, given["pieces"], "{given}");
        assert_eq!(answer.snapshot.moves_left, index_of(&given["moves_left"]), "{given}");
        let found: Vec<i32> = given["found"].as_array().expect("holes").iter().map(index_of).collect();
        assert_eq!(answer.snapshot.found, found, "{given}");
        assert_eq!(answer.snapshot.mistakes, index_of(&given["mistakes"]), "{given}");
        assert_eq!(answer.snapshot.solved, given["solved"], "{given}");
    }
    assert!(exercise.snapshot().solved, "{case}");
}

#[test]
fn answers_come_to_what_the_vectors_say() {
    let (_folder, _library, learning) = learning();
    let vector = vector();
    for case in vector["tasks"].as_array().expect("tasks") {
        let names = [&case["lesson"], &case["task"]].map(|name| name.as_str().expect("a key"));
        hold_to(&task(&learning, names[0], names[1]), case);
    }
    for case in vector["puzzles"].as_array().expect("puzzles") {
        hold_to(&learning.puzzle(case["id"].as_str().expect("an id"), TODAY).expect("it is there"), case);
    }
}

#[test]
fn what_is_not_there_is_told() {
    let (_folder, library, learning) = learning();
    let none = |lesson: &str| LearnError::NoSuchLesson { lesson: lesson.to_owned() };
    assert_eq!(learning.task("chess", "step", TODAY).err(), Some(none("chess")));
    let error = LearnError::NoSuchTask { lesson: "moves".to_owned(), task: "mate".to_owned() };
    assert_eq!(learning.task("moves", "mate", TODAY).err(), Some(error));
    let error = LearnError::NoSuchPuzzle { id: "none".to_owned() };
    assert_eq!(learning.puzzle("none", TODAY).err(), Some(error));
    assert_eq!(learning.task("moves", "step", -1).err(), Some(LearnError::NoDay { day: -1 }));
    assert!(matches!(learning.closing("nobody", TODAY).err(), Some(LearnError::Store { .. })));
    let players = vec![
        starhop_ffi::PlayerSetup { name: String::new(), kind: starhop_ffi::PlayerKind::Person },
        starhop_ffi::PlayerSetup { name: String::new(), kind: starhop_ffi::PlayerKind::Person },
    ];
    let rules = starhop_ffi::RuleSet { preset: starhop_ffi::Preset::Plyyard, changes: Vec::new() };
    let game = library.start(starhop_ffi::GameSetup { rules, players, toss: None, limit: None }).expect("a game");
    let game_id = game.snapshot().game_id;
    assert_eq!(learning.closing(&game_id, TODAY).err(), Some(LearnError::NoClosing { game_id }));
}

#[test]
fn a_newer_or_damaged_file_takes_nothing_else_along() {
    let (folder, _library, learning) = learning();
    let file = folder.path().join("learned.json");
    fs::write(&file, "{\"format\":\"starhop-learned\",\"version\":9}").expect("written");
    let course = learning.course(TODAY);
    assert_eq!(course.not_read, Some(StoreError::Newer { version: 9 }));
    assert!(course.lessons.len() >= 12);
    let answer = task(&learning, "moves", "step").play(&holes("e6 e5")).expect("a move");
    assert_eq!((answer.snapshot.solved, answer.not_saved), (true, Some(StoreError::Newer { version: 9 })));
    fs::write(&file, "half").expect("written");
    assert_eq!(learning.course(TODAY).lost, ["learned.json"]);
    let answer = task(&learning, "moves", "step").play(&holes("e6 e5")).expect("a move");
    assert_eq!(answer.not_saved, None);
}
