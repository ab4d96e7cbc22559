use starhop::store::{Saved, Summary};

/// A saved game. An input of three lines is a version, a summary and a game, which get the document's other fields and
/// the right checksum; any other input is taken as it is.
pub fn document(data: &[u8]) {
    let lines = core::str::from_utf8(data).unwrap_or_default().split('\n').collect::<Vec<_>>();
    match lines[..] {
        [version, summary, game] => read(dress(version, summary.trim(), game.trim()).as_bytes()),
        _ => read(data),
    }
}

fn dress(version: &str, summary: &str, game: &str) -> String {
    let mut hasher = crc32fast::Hasher::new();
    hasher.update(summary.as_bytes());
    hasher.update(game.as_bytes());
    let checksum = hasher.finalize();
    format!(
        r#"{{"format":"starhop-game","version":{version},"checksum":"{checksum:08x}","summary":{summary},"game":{game}}}"#
    )
}

fn read(text: &[u8]) {
    let summary = Summary::from_document(text);
    let saved = match Saved::from_document(text) {
        Ok(saved) => saved,
        Err(error) => return crate::check_error(&error),
    };
    assert!(summary.is_ok(), "a game that can be read can be listed");
    let written = saved.to_document().unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(Saved::from_document(written.as_bytes()).as_ref(), Ok(&saved));
    assert_eq!(Summary::from_document(written.as_bytes()), Ok(saved.summary()));
    assert_eq!(saved.to_document().as_ref(), Ok(&written));
}
