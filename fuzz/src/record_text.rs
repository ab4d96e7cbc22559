use starhop::transcript::{Diagram, TextKind, Transcript, kind_of};

/// A game or a position as a text for people.
pub fn record_text(data: &[u8]) {
    let kind = core::str::from_utf8(data).ok().and_then(kind_of);
    match Transcript::parse(data) {
        Ok(transcript) => {
            assert_eq!(kind, Some(TextKind::Record));
            let written = transcript.to_string();
            assert_eq!(Transcript::parse(written.as_bytes()).as_ref(), Ok(&transcript), "{written}");
            crate::position::check(transcript.game().position());
        }
        Err(error) => crate::check_error(&error),
    }
    match Diagram::parse(data) {
        Ok(diagram) => {
            assert_eq!(kind, Some(TextKind::Position));
            let written = diagram.to_string();
            assert_eq!(Diagram::parse(written.as_bytes()).as_ref(), Ok(&diagram), "{written}");
            crate::position::check(&diagram.position);
        }
        Err(error) => crate::check_error(&error),
    }
}
