//! The bytes of a text as lines.

use core::fmt;

use crate::transcript::TextError;
use crate::transcript::error::cut;

/// The largest text that is read, in bytes. A game of 400 plies takes about 6,000.
pub const LIMIT: usize = 4 << 20;

/// Keys that the format gives a meaning; `Player` stands before a seat.
const KNOWN: [&str; 10] =
    ["Starhop", "Title", "Rules", "Player", "Toss", "Start", "Created", "Changed", "Result", "Position"];

/// A header line that the format does not know.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Header {
    key: String,
    value: String,
}

impl Header {
    /// A header that can stand on a line of its own: the key begins with a letter, has no `:` and at most 40 characters,
    /// and its first word is none that the format knows; neither has a line break or a NUL character.
    #[must_use]
    pub fn new(key: &str, value: &str) -> Option<Self> {
        let known = |word: &str| KNOWN.iter().any(|known| known.eq_ignore_ascii_case(word));
        Self::read(key, value).filter(|header| !header.key.split_whitespace().next().is_some_and(known))
    }

    fn read(key: &str, value: &str) -> Option<Self> {
        let (key, value) = (key.trim(), value.trim());
        let plain = |text: &str| !text.contains(['\n', '\r', '\0']);
        let is_key = key.chars().next().is_some_and(char::is_alphabetic) && !key.contains(':');
        let fits = is_key && key.chars().count() <= 40 && plain(key) && plain(value);
        fits.then(|| Self { key: key.to_owned(), value: value.to_owned() })
    }

    /// What is before the colon.
    #[must_use]
    pub fn key(&self) -> &str {
        &self.key
    }

    /// What is after it, without the blanks around it.
    #[must_use]
    pub fn value(&self) -> &str {
        &self.value
    }
}

/// Writes headers as they are read.
pub(super) fn write_headers(f: &mut fmt::Formatter<'_>, headers: &[Header]) -> fmt::Result {
    headers.iter().try_for_each(|Header { key, value }| writeln!(f, "{}", format!("{key}: {value}").trim_end()))
}

/// A text taken apart: the header lines with their numbers, and the rest with the number of its first line.
pub(super) struct Source {
    pub(super) headers: Vec<(usize, Header)>,
    pub(super) body: String,
    pub(super) body_line: usize,
}

impl Source {
    /// Takes a text apart whose first line says that it is of this kind.
    pub(super) fn read(text: &[u8], kind: &'static str) -> Result<Self, TextError> {
        let text = decode(text)?;
        let mut lines = (1..).zip(text.lines()).skip_while(|(_, line)| line.trim().is_empty());
        let (line, first) = lines.next().unwrap_or((1, ""));
        check_first(line, first.trim(), kind)?;
        let (mut headers, mut body, mut body_line) = (Vec::new(), String::new(), line + 1);
        for (line, text) in lines.by_ref() {
            body_line = line + 1;
            if text.trim().is_empty() {
                break;
            }
            let header = text.split_once(':').and_then(|(key, value)| Header::read(key, value));
            headers.push((line, header.ok_or_else(|| TextError::Header { line, text: cut(text.trim()) })?));
        }
        for (_, text) in lines {
            body.push_str(text);
            body.push('\n');
        }
        Ok(Self { headers, body, body_line })
    }
}

/// The text with plain line feeds and without a byte order mark.
fn decode(text: &[u8]) -> Result<String, TextError> {
    if text.len() > LIMIT {
        return Err(TextError::TooLarge { limit: LIMIT });
    }
    let line_of = |at: usize| text[..at].split(|&byte| byte == b'\n').count();
    if let Some(at) = text.iter().position(|&byte| byte == 0) {
        return Err(TextError::Nul { line: line_of(at) });
    }
    let text =
        core::str::from_utf8(text).map_err(|error| TextError::Encoding { line: line_of(error.valid_up_to()) })?;
    Ok(with_line_feeds(text.strip_prefix('\u{feff}').unwrap_or(text)))
}

/// A text in which every line ends with a line feed only.
pub(super) fn with_line_feeds(text: &str) -> String {
    text.replace("\r\n", "\n").replace('\r', "\n")
}

/// Version of the texts that is written, and the newest that is read.
const VERSION: u32 = 1;

/// The first line of a text of this kind.
pub(super) fn first_line(kind: &str) -> String {
    format!("Starhop: {kind} {VERSION}\n")
}

fn check_first(line: usize, text: &str, kind: &'static str) -> Result<(), TextError> {
    match version_of(text, kind) {
        Some(version) if version > VERSION => Err(TextError::Newer { version, known: VERSION }),
        Some(1..) => Ok(()),
        Some(0) | None => Err(TextError::Format { line, kind, found: cut(text) }),
    }
}

fn version_of(line: &str, kind: &str) -> Option<u32> {
    let (key, value) = line.split_once(':')?;
    let mut words = value.split_whitespace();
    let fits = key.trim().eq_ignore_ascii_case("starhop") && words.next() == Some(kind);
    let version = words.next()?.parse().ok();
    version.filter(|_| fits && words.next().is_none())
}

/// Whether a text says on its first line that it is of this kind, of whatever version.
pub(super) fn is_of_kind(text: &str, kind: &str) -> bool {
    let text = text.trim_start_matches('\u{feff}').trim_start();
    version_of(text.split(['\r', '\n']).next().unwrap_or_default(), kind).is_some()
}
