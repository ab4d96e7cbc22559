//! The rooms of the crate depend on each other one way, as ARCHITECTURE.md says.

#![allow(clippy::expect_used, clippy::panic, reason = "a failed expectation is a failed test")]

use std::fs;
use std::path::{Path, PathBuf};

/// The rooms from the bottom up. A room may use those before it.
const ROOMS: [&str; 23] = [
    "level",
    "assignment",
    "board",
    "path",
    "seat",
    "rules",
    "steps",
    "position",
    "progress",
    "moves",
    "score",
    "notation",
    "ai",
    "clock",
    "game",
    "replay",
    "transcript",
    "room",
    "store",
    "profile",
    "review",
    "learn",
    "session",
];

fn floor(room: &str) -> Option<usize> {
    ROOMS.iter().position(|&known| known == room)
}

fn sources(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("a folder of sources") {
        let path = entry.expect("a name").path();
        if path.is_dir() {
            sources(&path, found);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            found.push(path);
        }
    }
}

/// The words that follow `crate::` in what is compiled into the library.
fn used(text: &str) -> Vec<&str> {
    let code = text.split("#[cfg(test)]\nmod tests {").next().unwrap_or_default();
    let lines = code.lines().filter(|line| !line.trim_start().starts_with("//"));
    let is_word = |letter: char| letter.is_alphanumeric() || letter == '_';
    lines
        .flat_map(|line| line.split("crate::").skip(1))
        .map(|after| after.split(|letter| !is_word(letter)).next().unwrap_or_default())
        .collect()
}

#[test]
fn a_room_uses_only_those_below_it() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut files = Vec::new();
    sources(&root, &mut files);
    let mut uses = 0;
    let mut wrong = Vec::new();
    for file in files {
        let place = file.strip_prefix(&root).expect("below the root").with_extension("");
        let name = place.iter().next().and_then(|first| first.to_str()).expect("a name of plain letters").to_owned();
        if name == "lib" || place.ends_with("tests") {
            continue;
        }
        let own = floor(&name).unwrap_or_else(|| panic!("{name} is not among the rooms"));
        let text = fs::read_to_string(&file).expect("a source file");
        for other in used(&text) {
            uses += 1;
            match floor(other) {
                Some(floor) if floor <= own => {}
                _ => wrong.push(format!("{} uses {other}", place.display())),
            }
        }
    }
    assert!(uses > 300, "only {uses} uses were found");
    assert!(wrong.is_empty(), "{wrong:#?}");
}
