use serde_json::Value;
use starhop::replay::Replay;
use starhop::transcript::{Diagram, Transcript};

/// Texts that were once written are read for ever, and come to what they came to.
#[test]
fn the_records_of_the_vectors_are_read_and_come_to_the_same() {
    let vectors: Value =
        serde_json::from_str(include_str!("../../../tests/vectors/records.json")).expect("the vectors are JSON");
    let records = vectors["records"].as_array().expect("a list");
    assert!(records.len() >= 20);
    for record in records {
        let text = record["text"].as_str().expect("a text");
        let transcript = Transcript::parse(text.as_bytes()).unwrap_or_else(|error| panic!("{error}\n{text}"));
        assert_eq!(transcript.to_string(), text);
        assert_eq!(transcript.notes().comments(3), ["A comment with {braces} and\ntwo lines."]);
        let replay = Replay::new(transcript.game().clone());
        for frame in record["frames"].as_array().expect("a list") {
            let ply = frame["ply"].as_u64().and_then(|ply| usize::try_from(ply).ok()).expect("a ply");
            let position = replay.position(ply).expect("a ply").to_string();
            assert_eq!(frame["position"], position.as_str());
            for (written, figures) in
                frame["figures"].as_array().expect("a list").iter().zip(replay.figures(ply).expect("a ply"))
            {
                assert_eq!(written["steps"], figures.progress.steps);
                assert_eq!(written["travelled"], figures.travelled);
            }
        }
        let last = record["last_position"].as_str().expect("a text");
        let diagram = Diagram::parse(last.as_bytes()).unwrap_or_else(|error| panic!("{error}\n{last}"));
        assert_eq!(&diagram.position, transcript.game().position());
    }
}
