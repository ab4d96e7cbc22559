//! The engine protocol through the real program. `cargo test` builds it with the other examples.

#![allow(clippy::expect_used, clippy::panic, reason = "a failed expectation is a failed test")]

use std::io::{BufRead, BufReader, Write};
use std::path::PathBuf;
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

const START: &str = "4/44/444/4444/............./............/.........../........../........./\
                     ........../.........../............/............./1111/111/11/1_1";

struct Engine {
    child: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
}

impl Engine {
    fn start() -> Self {
        let tests = std::env::current_exe().expect("a path");
        let built: PathBuf =
            tests.parent().and_then(|deps| deps.parent()).expect("a target folder").join("examples/engine");
        let mut child = Command::new(&built)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap_or_else(|error| panic!("{}: {error}; build the examples first", built.display()));
        let input = child.stdin.take().expect("a pipe");
        let output = BufReader::new(child.stdout.take().expect("a pipe"));
        Self { child, input, output }
    }

    fn send(&mut self, line: &str) {
        writeln!(self.input, "{line}").expect("the engine reads");
    }

    fn line(&mut self) -> String {
        let mut line = String::new();
        self.output.read_line(&mut line).expect("text");
        line.trim_end().to_owned()
    }

    fn ask(&mut self, line: &str) -> String {
        self.send(line);
        self.line()
    }

    /// The best move of a `go`, after its `info` lines.
    fn best(&mut self, go: &str) -> String {
        self.send(go);
        self.best_so_far()
    }

    fn best_so_far(&mut self) -> String {
        loop {
            let line = self.line();
            if !line.starts_with("info ") {
                return line;
            }
        }
    }

    fn quit(mut self) {
        self.send("quit");
        assert!(self.child.wait().expect("an end").success());
    }
}

/// Gives all lines at once, then no more, and collects the answers.
fn script(lines: &[&str]) -> Vec<String> {
    let mut engine = Engine::start();
    for line in lines {
        engine.send(line);
    }
    drop(engine.input);
    let answers = engine.output.lines().map(|line| line.expect("text")).collect();
    assert!(engine.child.wait().expect("an end").success());
    answers
}

#[test]
fn perft_is_answered_before_quit() {
    assert_eq!(script(&["rules plyyard 2", "perft 4", "quit"]), ["ok", "perft 115600"]);
    assert_eq!(script(&["rules plyyard 3", "perft 3", "perft 0"]), ["ok", "perft 2744", "perft 1"]);
}

#[test]
fn a_search_is_answered_before_quit_and_before_the_end_of_the_input() {
    for last in
        [&["go nodes 1000", "quit"][..], &["go nodes 1000"], &["go depth 40", "quit"], &["go movetime 60000", "quit"]]
    {
        let answers = script(last);
        assert!(answers.last().is_some_and(|line| line.starts_with("bestmove ")), "{last:?}: {answers:?}");
    }
}

#[test]
fn positions_moves_paths_and_ends_are_shown() {
    let mut engine = Engine::start();
    assert_eq!(engine.ask("show"), format!("position {START}"));
    assert_eq!(engine.line(), "status playing");
    assert_eq!(engine.ask("position start moves d1-e5 n1-m6 c1:e7"), "ok");
    let after = engine.ask("show");
    assert_eq!(engine.line(), "status playing");
    assert_eq!(engine.ask(&after), "ok");
    assert_eq!(engine.ask("show"), after);
    assert_eq!(engine.line(), "status playing");
    assert_eq!(engine.ask("position start"), "ok");
    let legal = engine.ask("legal");
    assert_eq!(legal.split(' ').count(), 15);
    assert!(legal.starts_with("legal ") && legal.contains(" c1:e5"));
    assert_eq!(engine.ask("paths c1 e5"), "paths c1:e5");
    assert_eq!(engine.ask("resign 4"), "ok");
    engine.send("show");
    engine.line();
    assert_eq!(engine.line(), "status won 1");
    assert_eq!(engine.best("go level 1"), "bestmove none");
    assert_eq!(engine.ask("legal"), "legal");
    assert!(engine.ask("draw").starts_with("error "));
    assert_eq!(engine.ask("position start"), "ok");
    assert_eq!(engine.ask("draw"), "ok");
    engine.send("show");
    engine.line();
    assert_eq!(engine.line(), "status draw agreed");
    engine.quit();
}

#[test]
fn a_forced_pass_is_played_and_no_other() {
    let blocked = "./../.../..../............./............/.........../........../........./\
                   ........../.........../............/............./..../4.4/44/1_1";
    let mut engine = Engine::start();
    assert!(engine.ask("pass").starts_with("error "));
    assert_eq!(engine.ask(&format!("position {blocked}")), "ok");
    assert_eq!(engine.ask("legal"), "legal --");
    assert_eq!(engine.best("go nodes 100"), "bestmove --");
    assert!(engine.ask("hint").starts_with("error "));
    assert_eq!(engine.ask("pass"), "ok");
    assert!(engine.ask("show").ends_with("_4"));
    engine.quit();
}

#[test]
fn wrong_lines_are_errors_and_change_nothing() {
    let wrong = [
        "castle",
        "rules",
        "rules plyyard",
        "rules plyyard 5",
        "rules chess 2",
        "rules plyyard 2 swap=maybe",
        "rules plyyard 4 sets=2",
        "rules plyyard 2 colour=red",
        "rules plyyard 2 first=2",
        "rules plyyard 2 first",
        "position",
        "position start moves d1-e9",
        "position start moves d1-e5 d1-e5",
        "position start moves z9-a1",
        "position start move d1-e5",
        "position 1/2 1",
        "position ///",
        "go",
        "go level",
        "go level 0",
        "go level 9",
        "go level 1 level 2",
        "go depth 0",
        "go depth 300",
        "go nodes -1",
        "go movetime soon",
        "go nodes 10 threads 2",
        "go nodes 10 threads 0",
        "go nodes 0",
        "go movetime 0",
        "go depth -1",
        "go depth 256",
        "go movetime -300",
        "go nodes 1e5",
        "go nodes 18446744073709551616",
        "go movetime 99999999999999999999999999",
        "go level 18446744073709551615",
        "go nodes 10 seed -7",
        "go nodes 10 depth",
        "perft 4294967296",
        "go seed 3",
        "go fast 3",
        "paths d1",
        "paths d1 d1",
        "paths a1 i5",
        "paths a1 z5",
        "perft",
        "perft -1",
        "perft 99",
        "claim",
        "timeout",
        "leave 2",
        "pass",
        "resign",
        "resign 2",
        "resign 7",
        "legal 1",
        "\u{1F600}",
    ];
    let mut engine = Engine::start();
    assert_eq!(engine.ask("position start moves d1-e5"), "ok");
    let before = engine.ask("show");
    engine.line();
    for line in wrong {
        let answer = engine.ask(line);
        assert!(answer.starts_with("error ") && answer.len() > 10, "`{line}` was answered by `{answer}`");
        assert_eq!(engine.ask("show"), before, "after `{line}`");
        assert_eq!(engine.line(), "status playing");
    }
    engine.quit();
}

#[test]
fn options_that_name_the_preset_s_own_values_are_taken() {
    let mut engine = Engine::start();
    assert_eq!(engine.ask("rules plyyard 2 jump=adjacent swap=off sets=1 first=4"), "ok");
    assert!(engine.ask("show").ends_with("_4"));
    assert_eq!(engine.line(), "status playing");
    assert_eq!(engine.ask("position start moves n1-m6"), "ok");
    assert!(engine.ask("resign 4").starts_with("ok"));
    engine.quit();
}

#[test]
fn stop_ends_a_running_search_with_its_best_move() {
    let mut engine = Engine::start();
    engine.send("go depth 60");
    engine.send("stop");
    let best = engine.best_so_far();
    assert!(best.starts_with("bestmove "), "{best}");
    // A stop that comes late is no command to anything.
    engine.send("stop");
    assert_eq!(engine.ask("perft 1"), "perft 14");
    engine.quit();
}

#[test]
fn huge_limits_are_taken_and_another_one_ends_the_search() {
    let mut engine = Engine::start();
    for go in [
        "go depth 255 nodes 200",
        "go nodes 18446744073709551615 depth 2",
        "go movetime 18446744073709551615 depth 1",
        "go level 8 depth 255 movetime 18446744073709551615 nodes 1 seed 18446744073709551615",
    ] {
        let best = engine.best(go);
        let played = best.strip_prefix("bestmove ").unwrap_or_else(|| panic!("`{go}` was answered by `{best}`"));
        assert_eq!(engine.ask(&format!("position start moves {played}")), "ok", "{go}");
        assert_eq!(engine.ask("position start"), "ok");
    }
    engine.quit();
}

#[test]
fn the_same_seed_plays_the_same_move() {
    let mut engine = Engine::start();
    assert_eq!(engine.ask("position start moves d1-e5 n1-m6"), "ok");
    for go in ["go level 8 nodes 3000 seed 7 threads 1", "go level 1 seed 7", "go nodes 3000", "go depth 4"] {
        let first = engine.best(go);
        assert!(first.starts_with("bestmove "), "{first}");
        assert_eq!(engine.best(go), first, "{go}");
    }
    engine.quit();
}

#[test]
fn hints_are_paths_with_a_reason() {
    let mut engine = Engine::start();
    let reasons =
        ["wins", "brings-home", "rescues-last", "long-chain", "makes-room", "builds-bridge", "blocks", "advances"];
    engine.send("hint");
    engine.send("show");
    let mut hints = Vec::new();
    loop {
        let line = engine.line();
        let Some(hint) = line.strip_prefix("hint ") else { break };
        let (path, reason) = hint.split_once(' ').expect("a path and a reason");
        assert!(reasons.contains(&reason), "{hint}");
        hints.push(path.to_owned());
    }
    assert_eq!(engine.line(), "status playing");
    assert!((1..=2).contains(&hints.len()));
    for path in hints {
        assert_eq!(engine.ask(&format!("position start moves {path}")), "ok");
    }
    engine.quit();
}

/// The last line of `show`, after the position and the status.
fn shown(engine: &mut Engine, lines: usize) -> Vec<String> {
    engine.send("show");
    (0..lines).map(|_| engine.line()).collect()
}

#[test]
fn every_preset_and_player_count_is_set_up_and_played() {
    let mut engine = Engine::start();
    for preset in ["plyyard", "masters", "tournament", "qq", "qq-symmetric"] {
        for players in [2, 3, 4, 6] {
            assert_eq!(engine.ask(&format!("rules {preset} {players} first=1")), "ok");
            assert!(engine.best("go nodes 300").starts_with("bestmove "), "{preset} {players}");
            for level in 1..=8 {
                assert_eq!(engine.ask("position start"), "ok");
                let best = engine.best(&format!("go level {level} nodes 300"));
                let played = best.strip_prefix("bestmove ").expect("a move");
                assert_eq!(engine.ask(&format!("position start moves {played}")), "ok", "{preset} {players}");
            }
        }
    }
    engine.quit();
}

#[test]
fn passes_claims_and_scores_follow_the_tournament_rules() {
    let mut engine = Engine::start();
    assert_eq!(engine.ask("rules tournament 2"), "ok");
    assert!(engine.ask("claim").contains("20 turns without progress"));
    assert!(engine.ask("timeout").starts_with("error "));
    for _ in 0..4 {
        assert_eq!(engine.ask("pass"), "ok");
    }
    assert_eq!(shown(&mut engine, 3)[1..], ["status draw all-passed", "score 1:0.5 4:0.5"]);
    assert_eq!(engine.ask("position start moves d1-e5 n1-m5 e5-d1 m5-n1 d1-e5 n1-m5 e5-d1 m5-n1"), "ok");
    assert_eq!(engine.ask("position start moves d1-e5 n1-m5 e5-d1 m5-n1 d1-e5 n1-m5 e5-d1 m5-n1 d1-e5"), "ok");
    let four_times = "position start moves".to_owned() + &" d1-e5 n1-m5 e5-d1 m5-n1".repeat(4);
    assert!(engine.ask(&four_times).contains("three times"));
    engine.quit();
}

#[test]
fn going_and_being_passive_follow_the_points_rules() {
    let mut engine = Engine::start();
    assert_eq!(engine.ask("rules qq 3"), "ok");
    assert_eq!(engine.ask("leave 3"), "ok");
    assert_eq!(shown(&mut engine, 2)[1], "status playing");
    assert_eq!(engine.ask("resign 5"), "ok");
    // Decided by going before the eleventh round: nobody gains.
    assert_eq!(shown(&mut engine, 3)[1..], ["status won 1", "score points 1:0 3:-50 5:0 places 1:1 3:3 5:2"]);
    assert_eq!(engine.ask("rules qq 2"), "ok");
    for _ in 0..5 {
        assert_eq!(engine.ask("timeout"), "ok");
    }
    // Red's third in a row counts as leaving.
    assert_eq!(shown(&mut engine, 3)[1], "status won 4");
    engine.quit();
}
