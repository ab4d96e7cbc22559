//! Every puzzle is solved from what a screen shows, and every other first move is told to be wrong.

use std::collections::{BTreeMap, BTreeSet};

use starhop::Hole;
use starhop::learn::{Course, Feedback, Puzzle, PuzzleKind};

use crate::exhaustive::fewest_moves;
use crate::player::{Sight, paths, played, solve};

/// One puzzle of moves home in so many is solved anew, with every first move: the others were when they were made.
const SAMPLED: usize = 9;

fn puzzles(kind: PuzzleKind) -> impl Iterator<Item = &'static Puzzle> {
    Course::built_in().puzzles.iter().filter(move |puzzle| puzzle.kind == kind)
}

#[test]
fn there_are_puzzles_of_every_kind_and_grade_in_a_small_file() {
    let course = Course::built_in();
    assert_eq!(course.puzzle_faults, []);
    assert!(course.puzzles.len() >= 300, "{}", course.puzzles.len());
    let mut counts: BTreeMap<PuzzleKind, BTreeSet<u8>> = BTreeMap::new();
    for puzzle in &course.puzzles {
        counts.entry(puzzle.kind).or_default().insert(puzzle.grade);
    }
    assert_eq!(counts.len(), PuzzleKind::ALL.len());
    assert!(counts.values().all(|grades| grades.len() >= 4), "{counts:?}");
    let ids: BTreeSet<&str> = course.puzzles.iter().map(|puzzle| puzzle.id.as_str()).collect();
    assert_eq!(ids.len(), course.puzzles.len());
    assert!(include_str!("../../src/learn/puzzles.txt").len() < 100_000);
}

#[test]
fn every_puzzle_is_solved_from_what_a_screen_shows() {
    for (at, puzzle) in Course::built_in().puzzles.iter().enumerate() {
        let mut exercise = puzzle.begin();
        if matches!(puzzle.kind, PuzzleKind::HomeIn | PuzzleKind::SaveMove) && at % SAMPLED != 0 {
            follow_the_firsts(puzzle);
            continue;
        }
        solve(&mut exercise);
    }
}

/// Solves a puzzle of moves home by a first move that is known to be right, and from there as the player would.
fn follow_the_firsts(puzzle: &Puzzle) {
    let mut exercise = puzzle.begin();
    let &(from, to) = puzzle.firsts.last().expect("one is right");
    let feedback = exercise.play(&[from, to]).expect("a move is asked for");
    assert!(feedback.is_right(), "{puzzle}: {feedback:?}");
    if !exercise.is_solved() {
        solve(&mut exercise);
    }
}

#[test]
fn exactly_the_moves_that_are_known_to_be_right_are_taken_for_right() {
    for puzzle in &Course::built_in().puzzles {
        let mut right: Vec<(Hole, Hole)> = Vec::new();
        let mut wrong = 0;
        for path in paths(&puzzle.position) {
            let feedback = puzzle.begin().play(path.holes()).expect("a move is asked for");
            match feedback {
                feedback if feedback.is_right() => right.push((path.start(), path.end())),
                Feedback::Short { .. } => wrong += 1,
                other => panic!("{puzzle}: {path}: {other:?}"),
            }
        }
        assert!(wrong > 0, "{puzzle}");
        if puzzle.kind == PuzzleKind::LongestChain {
            // The shortest way to the end of the chain may be shorter.
            assert!(right.iter().all(|first| puzzle.firsts.contains(first)), "{puzzle}");
        } else {
            assert_eq!(right, puzzle.firsts, "{puzzle}");
        }
    }
}

#[test]
fn the_number_of_a_puzzle_is_the_best_there_is() {
    for puzzle in puzzles(PuzzleKind::HomeIn).chain(puzzles(PuzzleKind::SaveMove)).step_by(SAMPLED) {
        let (seat, number) = (puzzle.position.to_move(), usize::from(puzzle.number));
        assert_eq!(fewest_moves(&puzzle.position, seat, number), Some(number), "{puzzle}");
        let brings_home =
            |path: &starhop::Path| fewest_moves(&played(&puzzle.position, path), seat, number - 1).is_some();
        let right: Vec<_> = paths(&puzzle.position).into_iter().filter(brings_home).collect();
        let right: Vec<(Hole, Hole)> = right.iter().map(|path| (path.start(), path.end())).collect();
        assert_eq!(right, puzzle.firsts, "{puzzle}");
    }
    for kind in [PuzzleKind::LongestChain, PuzzleKind::BestBridge] {
        for puzzle in puzzles(kind) {
            let more = Puzzle::new(kind, 1, puzzle.number + 1, puzzle.position, Vec::new());
            let sight = Sight::of(&more.begin());
            assert!(!paths(&sight.now).iter().any(|path| sight.is_right(path)), "{puzzle}");
        }
    }
}

#[test]
fn the_puzzles_of_as_many_days_as_there_are_puzzles_are_all_of_them() {
    let course = Course::built_in();
    let count = u32::try_from(course.puzzles.len()).expect("few");
    let of_days: BTreeSet<&str> =
        (20_000..20_000 + count).map(|day| course.puzzle_of_day(day).expect("there are puzzles").id.as_str()).collect();
    assert_eq!(of_days.len(), course.puzzles.len());
    assert_eq!(Course::default().puzzle_of_day(1), None);
}
