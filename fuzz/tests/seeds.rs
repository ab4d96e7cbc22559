//! Every seed, and every input that once broke something, through its target.

use std::fs;
use std::path::Path;

fn run(folder: &str, target: fn(&[u8])) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join(folder);
    let files = fs::read_dir(&folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut count = 0;
    for file in files {
        let path = file.unwrap_or_else(|error| panic!("{error}")).path();
        let data = fs::read(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        println!("{}", path.display());
        target(&data);
        count += 1;
    }
    assert!(count > 0, "{} holds no seeds", folder.display());
}

#[test]
fn positions() {
    run("seeds/position", starhop_fuzz::position);
}

#[test]
fn moves() {
    run("seeds/moves", starhop_fuzz::moves);
}

#[test]
fn records() {
    run("seeds/record", starhop_fuzz::record);
}

#[test]
fn documents() {
    run("seeds/document", starhop_fuzz::document);
    run("../tests/vectors/saves", starhop_fuzz::document);
}

#[test]
fn engine_lines() {
    run("seeds/engine", starhop_fuzz::engine);
}

#[test]
fn texts() {
    run("seeds/record_text", starhop_fuzz::record_text);
}

#[test]
fn rooms() {
    run("seeds/room", starhop_fuzz::room);
}
