//! Writes `tests/vectors/*.json`, the cases that Rust, Kotlin and Swift read alike; `--check` compares instead.
//!
//! ```text
//! cargo run --release -p starhop --example vectors [-- --check]
//! ```

#![expect(clippy::expect_used, reason = "a case that does not come about must stop the program")]

mod errors;
mod games;
mod learn;
mod lines;
mod moves;
mod records;

use std::path::Path;
use std::process::ExitCode;

use serde_json::{Value, json};
use starhop::Hole;

fn board() -> Value {
    let hole = |hole: Hole| {
        json!({
            "index": hole.index(),
            "name": hole.to_string(),
            "x": hole.x(),
            "y": hole.y(),
            "camp": hole.camp().map(starhop::Seat::number),
            "neighbours": hole.neighbours().map(Hole::index).collect::<Vec<_>>(),
        })
    };
    json!({ "holes": Hole::all().map(hole).collect::<Vec<_>>() })
}

fn main() -> ExitCode {
    let check = match std::env::args().skip(1).collect::<Vec<_>>().as_slice() {
        [] => false,
        [flag] if flag == "--check" => true,
        _ => {
            eprintln!("usage: vectors [--check]");
            return ExitCode::from(2);
        }
    };
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/vectors");
    let files = [
        ("board.json", board()),
        ("moves.json", moves::vector()),
        ("games.json", games::vector()),
        ("errors.json", errors::vector()),
        ("records.json", records::vector()),
        ("learn.json", learn::vector()),
    ];
    let mut changed = 0;
    for (name, value) in files {
        let path = folder.join(name);
        let text = format!("{value:#}\n");
        let same = std::fs::read_to_string(&path).is_ok_and(|found| found == text);
        if check {
            println!("{name}: {}", if same { "as written" } else { "DIFFERS" });
            changed += u8::from(!same);
        } else if let Err(error) = std::fs::write(&path, text) {
            eprintln!("{}: {error}", path.display());
            changed += 1;
        }
    }
    ExitCode::from(u8::from(changed > 0))
}
