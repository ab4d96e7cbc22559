//! Tasks of every lesson and some puzzles, with answers and what each comes to; and the end of a game.

use serde_json::{Value, json};
use starhop::game::{Game, Player, Setup};
use starhop::learn::{Ask, Closing, Course, Exercise, Feedback, Naming, Puzzle, PuzzleKind, Shown};
use starhop::store::{Saved, new_save};
use starhop::{Hole, Move, Path, Position, Rules};

/// Puzzles of each kind.
const PUZZLES: usize = 6;

fn holes(holes: &[Hole]) -> Vec<usize> {
    holes.iter().map(|hole| hole.index()).collect()
}

/// The first word of what a value looks like: the name of its variant.
fn name(value: &impl core::fmt::Debug) -> String {
    format!("{value:?}").chars().take_while(char::is_ascii_alphanumeric).collect()
}

fn why(feedback: &Feedback) -> Option<String> {
    match feedback {
        Feedback::Absent { why, .. } => Some(name(why)),
        Feedback::Short { why, .. } => Some(name(why)),
        Feedback::Wrong { because } | Feedback::Solved { because: Some(because) } => Some(name(because)),
        Feedback::Illegal(obstacle) => obstacle.taken_by.map(|seat| seat.to_string()),
        _ => None,
    }
}

/// An answer, and what it comes to.
fn answered(exercise: &mut Exercise, answer: &Value, feedback: &Feedback) -> Value {
    json!({
        "answer": answer,
        "feedback": name(feedback),
        "why": why(feedback),
        "right": feedback.is_right(),
        "pieces": exercise.position().board_text(),
        "moves_left": exercise.moves_left(),
        "found": holes(&exercise.found().into_iter().collect::<Vec<_>>()),
        "mistakes": exercise.mistakes(),
        "solved": exercise.is_solved(),
    })
}

fn play(exercise: &mut Exercise, path: &[Hole]) -> Value {
    let feedback = exercise.play(path).expect("a move is asked for");
    answered(exercise, &json!({ "play": holes(path) }), &feedback)
}

fn mark(exercise: &mut Exercise, hole: Hole) -> Value {
    let feedback = exercise.mark(hole).expect("a hole is asked for");
    answered(exercise, &json!({ "mark": hole.index() }), &feedback)
}

fn say(exercise: &mut Exercise, yes: bool) -> Value {
    let feedback = exercise.say(yes).expect("yes or no is asked for");
    answered(exercise, &json!({ "say": yes }), &feedback)
}

fn count(exercise: &mut Exercise, number: u32) -> Value {
    let feedback = exercise.count(number).expect("a number is asked for");
    answered(exercise, &json!({ "count": number }), &feedback)
}

fn name_part(exercise: &mut Exercise, naming: Naming) -> Value {
    match naming {
        Naming::Hole(hole) => mark(exercise, hole),
        Naming::Yes(yes) => say(exercise, yes),
    }
}

fn check(exercise: &mut Exercise) -> Value {
    let feedback = exercise.check().expect("all parts are named");
    answered(exercise, &json!({ "check": true }), &feedback)
}

fn paths(position: &Position) -> Vec<Path> {
    let path = |played| match played {
        Move::Travel { from, to } => position.default_path(from, to),
        Move::Pass => None,
    };
    position.legal_moves().into_iter().filter_map(path).collect()
}

/// A wrong answer or two, and then the right ones.
fn answers(exercise: &mut Exercise) -> Vec<Value> {
    let mut given = Vec::new();
    let position = *exercise.position();
    if exercise.ask() == Ask::Moves {
        let is_wrong = |path: &&Path| exercise.clone().play(path.holes()).is_ok_and(|feedback| !feedback.is_right());
        let all = paths(&position);
        let wrong = all.iter().find(is_wrong).expect("some moves are wrong");
        given.push(play(exercise, wrong.holes()));
        let taken = position.occupied().without(wrong.start()).first().expect("another piece");
        given.push(play(exercise, &[wrong.start(), taken]));
    }
    while !exercise.is_solved() {
        match exercise.show() {
            Shown::Move(path) => given.push(play(exercise, path.expect("one is right").holes())),
            Shown::Holes(left) => {
                if exercise.found().is_empty() {
                    let absent = Hole::all().find(|&hole| !left.contains(hole)).expect("not all are right");
                    given.push(mark(exercise, absent));
                }
                given.push(mark(exercise, left.first().expect("one is left")));
            }
            Shown::Parts(parts) => {
                for (at, &(_, naming)) in parts.iter().enumerate() {
                    let wrong = Naming::Hole(Hole::new(0).expect("a hole"));
                    given.push(name_part(exercise, if at == 0 { wrong } else { naming }));
                }
                given.push(check(exercise));
                given.push(name_part(exercise, parts[0].1));
                given.push(check(exercise));
            }
            Shown::Yes(yes) => given.extend([say(exercise, !yes), say(exercise, yes)]),
            Shown::Number(number) => {
                let number = number.expect("there is one");
                given.extend([count(exercise, number + 1), count(exercise, number)]);
            }
        }
    }
    given
}

fn begun(exercise: &Exercise) -> Value {
    let position = exercise.position();
    json!({
        "rules": position.rules().to_string(),
        "pieces": position.board_text(),
        "seat": position.to_move().number(),
        "ask": name(&exercise.ask()),
        "moves": exercise.moves_left(),
        "looked_for": exercise.looked_for(),
        "parts": exercise.parts().len(),
    })
}

fn puzzle(puzzle: &Puzzle) -> Value {
    let mut exercise = puzzle.begin();
    json!({
        "id": puzzle.id,
        "kind": name(&puzzle.kind),
        "grade": puzzle.grade,
        "number": puzzle.number,
        "begin": begun(&exercise),
        "answers": answers(&mut exercise),
    })
}

/// A game in which a piece that stops in the mouth of the goal keeps another one out.
fn closing() -> Value {
    let text = "1/11/1.1/1.1./.....111...../............/.........../........../........./\
                ........../.........../............/....44......./..../.../../. 1";
    let start = Position::parse(text, Rules::PLYYARD).expect("a position");
    let players = vec![Player::person(), Player::person()];
    let mut game = Game::new(Setup::from_position(start, players).expect("two people"));
    for text in ["m6-n2", "e5-e4", "n2-o2", "e4-e5", "m7-n2", "e5-e4", "m8-n4"] {
        let ends: Vec<Hole> = text.split('-').map(|hole| hole.parse().expect("a hole")).collect();
        game.play(&ends).expect("a legal move");
    }
    let closing = Closing::of(&game).expect("the last three came in");
    let saved = Saved { created: 0, changed: 0, ..new_save(game) };
    let block = |block: &starhop::learn::Block| {
        json!({
            "ply": block.ply,
            "piece": block.piece.index(),
            "by": block.by.index(),
            "deeper": block.deeper.index(),
            "turns": block.turns,
        })
    };
    let entry = |entry: &starhop::learn::Entry| json!({ "ply": entry.ply, "from": entry.from.index(), "hole": entry.hole.index() });
    json!({
        "game": saved.to_document().expect("a game is JSON"),
        "seat": closing.seat.number(),
        "from_ply": closing.from_ply,
        "to_ply": closing.to_ply,
        "moves": closing.moves,
        "fewest": closing.fewest,
        "entries": closing.entries.iter().map(entry).collect::<Vec<_>>(),
        "blocks": closing.blocks.iter().map(block).collect::<Vec<_>>(),
    })
}

pub(crate) fn vector() -> Value {
    let course = Course::built_in();
    let mut tasks = Vec::new();
    for lesson in &course.lessons {
        for task in &lesson.tasks {
            let mut exercise = task.begin();
            tasks.push(json!({
                "lesson": lesson.key,
                "task": task.key,
                "begin": begun(&exercise),
                "answers": answers(&mut exercise),
            }));
        }
    }
    let of_kind = |kind| {
        let all: Vec<&Puzzle> = course.puzzles.iter().filter(|puzzle| puzzle.kind == kind).collect();
        let apart = all.len().div_ceil(PUZZLES).max(1);
        all.into_iter().step_by(apart)
    };
    let puzzles = PuzzleKind::ALL.into_iter().flat_map(of_kind).map(puzzle);
    json!({ "tasks": tasks, "puzzles": puzzles.collect::<Vec<_>>(), "closing": closing() })
}
