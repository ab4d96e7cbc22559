//! What is refused, and how: moves, position texts, saved documents.

use serde_json::{Value, json};
use starhop::game::{Game, Player, Setup};
use starhop::store::{Origin, Saved, StoreError};
use starhop::transcript::Notes;
use starhop::{Hole, IllegalMove, Position, Rules};

fn setup() -> Setup {
    Setup::new(Rules::PLYYARD, vec![Player::person(), Player::person()]).expect("two people")
}

fn name_and_fields(error: IllegalMove) -> (&'static str, Value) {
    let hole = |hole: Hole| json!({ "hole": hole.index() });
    let ends = |from: Hole, to: Hole| json!({ "from": from.index(), "to": to.index() });
    match error {
        IllegalMove::GameOver => ("GameOver", json!({})),
        IllegalMove::TooShort => ("TooShort", json!({})),
        IllegalMove::NoPiece(at) => ("NoPiece", hole(at)),
        IllegalMove::NotYours { hole: at, seat } => ("NotYours", json!({ "hole": at.index(), "seat": seat.number() })),
        IllegalMove::Occupied(at) => ("Occupied", hole(at)),
        IllegalMove::Revisited(at) => ("Revisited", hole(at)),
        IllegalMove::StepInChain { from, to } => ("StepInChain", ends(from, to)),
        IllegalMove::NothingToHop { from, to } => ("NothingToHop", ends(from, to)),
        IllegalMove::OutOfReach { from, to } => ("OutOfReach", ends(from, to)),
        IllegalMove::Idle(at) => ("Idle", hole(at)),
        IllegalMove::GoalLocked(at) => ("GoalLocked", hole(at)),
        IllegalMove::CampClosed(at) => ("CampClosed", hole(at)),
        IllegalMove::MayNotRest(at) => ("MayNotRest", hole(at)),
        IllegalMove::Repetition(at) => ("Repetition", hole(at)),
        IllegalMove::MustContinue(at) => ("MustContinue", hole(at)),
        IllegalMove::MayNotPass => ("MayNotPass", json!({})),
    }
}

fn refused(line: &[&str], holes: &[&str]) -> Value {
    let mut position = Position::start(Rules::PLYYARD);
    for text in line {
        let path = position.read_move(&text.parse().expect("a move")).expect("legal").expect("no pass");
        position.play(&path).expect("legal");
    }
    let holes: Vec<Hole> = holes.iter().map(|name| name.parse().expect("a hole")).collect();
    let (error, fields) = name_and_fields(position.resolve(&holes).expect_err("the case must be refused"));
    json!({
        "line": line,
        "path": holes.iter().map(|hole| hole.index()).collect::<Vec<_>>(),
        "error": error,
        "fields": fields,
    })
}

fn position(text: &str) -> Value {
    let error = Position::parse(text, Rules::PLYYARD).expect_err("the case must be refused");
    json!({ "text": text, "error": error.to_string() })
}

fn save(name: &str, document: &str) -> Value {
    let error = Saved::from_document(document.as_bytes()).expect_err("the case must be refused");
    let kind = match error {
        StoreError::Newer { .. } => "Newer",
        _ => "Damaged",
    };
    json!({ "name": name, "document": document, "error": kind, "text": error.to_string() })
}

pub(crate) fn vector() -> Value {
    let moves = vec![
        refused(&[], &["i5", "i6"]),
        refused(&[], &["q1", "m5"]),
        refused(&[], &["d1"]),
        refused(&[], &["a1", "b1"]),
        refused(&[], &["d1", "f3"]),
        refused(&[], &["d1", "i5"]),
        refused(&[], &["c1", "e5", "f6"]),
        refused(&[], &["c1", "e5", "c1"]),
        refused(&[], &["d2", "e6", "e7"]),
        refused(&["d1-e5", "n1-m5"], &["c1", "e7", "g7"]),
        refused(&["d1-e5", "n1-m5"], &["e5", "e6", "f6"]),
    ];
    let start = Position::start(Rules::PLYYARD).to_string();
    let positions = vec![
        position(""),
        position("4/44/444"),
        position(&start.replace("1/1", "11/1 1")),
        position(&start.replacen("4444", "444", 1)),
        position(&start.replacen('4', "7", 1)),
        position(&start.replacen('4', "2", 1)),
        position(&start.replacen(".............", "4............", 1)),
        position(&start[..start.len() - 2]),
        position(&start.replace(" 1", " 3")),
        position(&format!("{start} claim=1")),
    ];
    let saved = Saved {
        title: String::new(),
        created: 1,
        changed: 2,
        origin: Origin::Started,
        game: Game::new(setup()),
        notes: Notes::default(),
        clock: None,
    };
    let good = saved.to_document().expect("a game is JSON");
    let documents = vec![
        save("empty", ""),
        save("truncated", &good[..good.len() / 2]),
        save("changed", &good.replace("\"at\":0", "\"at\":1")),
        save("another format", &good.replace("starhop-game", "other-game")),
        save("newer", &good.replace("\"version\":2", "\"version\":1000")),
        save("newer layout", "{\"format\":\"starhop-game\",\"version\":9}"),
        save("no version", "{\"format\":\"starhop-game\"}"),
        save("not JSON", "c1:e5"),
    ];
    json!({ "moves": moves, "positions": positions, "saves": documents })
}
