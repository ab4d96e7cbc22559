//! Whole matches, against this crate and against other programs.

use std::fs;
use std::path::{Path, PathBuf};

use starhop::game::{Status, WinReason};
use starhop::transcript::Transcript;

use super::*;

/// A folder for the files of a match.
fn folder() -> tempfile::TempDir {
    tempfile::tempdir().expect("a folder")
}

/// The rows of a match.
fn play(words: &[&str]) -> Result<Vec<String>, String> {
    let options = Options::parse(words.iter().map(|&word| word.to_owned()))?;
    let mut rows = Vec::new();
    run(&options, |row| rows.push(row.to_owned())).map_err(|error| error.to_string())?;
    Ok(rows)
}

/// The games of a file of records.
fn read(path: &Path) -> Vec<Transcript> {
    let text = fs::read_to_string(path).expect("a file");
    let first_line = "Starhop: record 1\n";
    let games = text.split(first_line).skip(1).map(|rest| format!("{first_line}{rest}"));
    games.map(|game| Transcript::parse(game.as_bytes()).expect("a record")).collect()
}

fn engine() -> PathBuf {
    let tests = std::env::current_exe().expect("a path");
    tests.parent().expect("the folder of examples").join("engine")
}

/// A row without the cells that tell times.
fn without_times(row: &str) -> Vec<&str> {
    row.split(" | ").filter(|cell| !cell.ends_with(" ms")).collect()
}

#[test]
fn games_are_the_same_on_any_number_of_threads_and_stand_in_the_file() {
    for rules in ["plyyard 2", "masters 2", "qq 3", "tournament 2", "plyyard 4 teams=two", "qq-symmetric 6"] {
        let files = folder();
        let run_on = |threads: u32| {
            let path = files.path().join(threads.to_string());
            let record = format!("record={}", path.display());
            let (rules, threads) = (format!("rules={rules}"), format!("threads={threads}"));
            let rows = play(&["level:3", "nodes:40", &rules, "games=8", &threads, &record]).expect("a match");
            (rows, fs::read_to_string(&path).expect("a file"), read(&path))
        };
        let ((rows, text, games), (other_rows, other_text, _)) = (run_on(1), run_on(3));
        assert_eq!(text, other_text, "{rules}");
        assert_eq!(without_times(&rows[2]), without_times(&other_rows[2]));
        assert!(games.len() >= 8, "{rules}");
        assert!(games.iter().all(|game| game.game().setup().rules().to_string() == rules));
    }
}

#[test]
fn another_program_plays_like_this_crate() {
    let files = folder();
    for rules in ["plyyard 2", "masters 2", "tournament 2", "qq 3"] {
        let games = |setting: &str, name: &str| {
            let path = files.path().join(name);
            let (rules, record) = (format!("rules={rules}"), format!("record={}", path.display()));
            play(&[setting, "nodes:30", &rules, "games=2", &record]).expect("a match");
            read(&path).iter().map(|game| game.game().plies().to_vec()).collect::<Vec<_>>()
        };
        assert_eq!(games("level:4", "own"), games(&format!("level:4@{}", engine().display()), "other"), "{rules}");
    }
}

#[test]
fn a_program_that_fails_is_named() {
    let files = folder();
    let refusing = files.path().join("refusing.sh");
    fs::write(&refusing, "read line; echo error no such rules").expect("written");
    let refusing = format!("sh {}", refusing.display());
    for (command, patience, error) in [
        ("false", 60, "`false`: after `rules plyyard 2`: it ended without an answer (exit status: 1"),
        ("nowhere/engine", 60, "`nowhere/engine`: "),
        // It gives back what it is told.
        ("cat", 0, "`cat`: after `rules plyyard 2`: no answer within 0 s"),
        (&refusing, 60, &format!("`{refusing}`: after `rules plyyard 2`: it was answered by `error no such rules`")),
    ] {
        let words = ["nodes:9", &format!("nodes:9@{command}"), &format!("patience={patience}")];
        let found = play(&words).expect_err("no match");
        assert!(found.starts_with(error), "{found}");
    }
}

/// A program that answers every `go` with the same words.
fn answering(words: &str, folder: &Path) -> String {
    let path = folder.join("program.sh");
    let script =
        format!("while read word rest; do case $word in go) echo {words};; quit) exit;; *) echo ok;; esac; done");
    fs::write(&path, script).expect("written");
    format!("nodes:9@sh {}", path.display())
}

#[test]
fn an_illegal_move_loses_and_is_reported() {
    for words in ["bestmove i5-i6", "bestmove", "bestmove none", "bestmove --", "bestmove resign=1"] {
        let files = folder();
        let path = files.path().join("games");
        let record = format!("record={}", path.display());
        let rows = play(&["nodes:9", &answering(words, files.path()), "games=4", &record]).expect("a match");
        assert!(rows[2].contains("| 4 | 4 | 0 | 0 | 0 | 100.0 % (50.0) |"), "{words}: {}", rows[2]);
        assert!(rows[2].ends_with("| 0, 4 |"), "{words}: {}", rows[2]);
        for game in read(&path) {
            assert!(matches!(game.game().status(), Status::Won { reason: WinReason::Resigned, .. }));
            let said: Vec<&String> = (0..=game.game().ply()).flat_map(|ply| game.notes().comments(ply)).collect();
            assert!(said[0].starts_with("nodes:9@sh wanted"), "{said:?}");
        }
    }
}

#[test]
fn with_more_players_an_illegal_move_puts_its_seat_out_and_the_others_play_on() {
    let files = folder();
    let rows = play(&["level:3", &answering("bestmove none", files.path()), "games=6", "rules=plyyard 3"]);
    let rows = rows.expect("a match");
    assert!(rows[2].contains("| 6 | 6 | 0 | 0 | 0 |") && rows[2].ends_with("| 0, 9 |"), "{}", rows[2]);
}

#[test]
fn games_that_reach_the_bound_stand_in_their_own_file() {
    let files = folder();
    let (record, undecided) = (files.path().join("games"), files.path().join("undecided"));
    let (to_record, to_undecided) =
        (format!("record={}", record.display()), format!("undecided={}", undecided.display()));
    let words = ["level:3", "level:2", "games=6", &to_record, &to_undecided];
    play(&words).expect("a match");
    let mut lengths: Vec<usize> = read(&record).iter().map(|game| game.game().turns()).collect();
    lengths.sort_unstable();
    assert!(read(&undecided).is_empty());
    // A bound that some of the same games reach.
    let bound = lengths[2] + 1;
    let rows = play(&[&words[..], &[&format!("plies={bound}")]].concat()).expect("a match");
    let (games, undecided) = (read(&record), read(&undecided));
    let open: Vec<Transcript> = games.into_iter().filter(|game| game.game().status() == Status::Playing).collect();
    assert_eq!(open, undecided);
    assert_eq!(open.len(), lengths.iter().filter(|&&length| length > bound).count());
    assert!(open.iter().all(|game| game.game().turns() == bound && game.notes().headers.len() == 2));
    assert!(rows[2].contains(&format!("| {0} | {0} | ", open.len())), "{}", rows[2]);
}

#[test]
fn a_test_ends_early_with_a_verdict() {
    let rows = play(&["nodes:400", "level:1", "sprt=0,50", "games=400"]).expect("a match");
    let games: u32 = rows[2].split(" | ").nth(3).expect("a cell").parse().expect("a number");
    assert!((8..100).contains(&games), "{games}");
    assert_eq!(rows[3], "+50 Elo against +0 holds");
}

#[test]
fn an_undecided_game_is_shared_by_all() {
    let rows = play(&["level:3", "level:1", "games=6", "rules=plyyard 3", "plies=9"]).expect("a match");
    let shared = "| 6 | 0 | 0 | 6 | 6 | 1 of 3: 33.3 % (33.3); 2 of 3: 66.7 % (66.7) | +0 ± ? | 9 |";
    assert!(rows[2].contains(shared), "{}", rows[2]);
}
