//! Legal moves with their default paths, in fifty positions.

use serde_json::{Value, json};
use starhop::{Move, Path, Position, Rules};

use crate::lines;

pub(crate) fn kind(position: &Position, path: &Path) -> &'static str {
    if path.is_step() {
        "step"
    } else if position.continuations(path).is_empty() {
        "chain_end"
    } else {
        "hop"
    }
}

fn entry(position: &Position, path: &Path) -> Value {
    json!({
        "from": path.start().index(),
        "to": path.end().index(),
        "kind": kind(position, path),
        "hops": path.hops(),
        "path": path.holes().iter().map(|hole| hole.index()).collect::<Vec<_>>(),
        "text": path.to_string(),
    })
}

fn case(line: &[Path]) -> Value {
    let mut position = Position::start(Rules::PLYYARD);
    for path in line {
        position.play(path).expect("the line is legal");
    }
    let default = |played: Move| match played {
        Move::Travel { from, to } => position.default_path(from, to),
        Move::Pass => None,
    };
    let paths: Vec<Path> = position.legal_moves().into_iter().filter_map(default).collect();
    let ways = |path: &Path| position.paths(path.start(), path.end(), 20);
    let winding = paths.iter().max_by_key(|path| ways(path).paths.len()).expect("there is a move");
    let all = ways(winding);
    json!({
        "text": position.to_string(),
        "line": line.iter().map(ToString::to_string).collect::<Vec<_>>(),
        "pieces": position.board_text(),
        "to_move": position.to_move().number(),
        "moves": paths.iter().map(|path| entry(&position, path)).collect::<Vec<_>>(),
        "all_paths": {
            "from": winding.start().index(),
            "to": winding.end().index(),
            "paths": all.paths.iter().map(ToString::to_string).collect::<Vec<_>>(),
            "more": all.more,
        },
    })
}

pub(crate) fn vector() -> Value {
    let line = |n: u64| lines::play(n, usize::try_from(n).expect("small") * 2, if n % 5 == 4 { 0.6 } else { 0.15 });
    let cases: Vec<Value> = (0..50).map(|n| case(&line(n))).collect();
    json!({ "positions": cases })
}
