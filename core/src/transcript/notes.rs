use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::transcript::source::{self, Header};

/// What people say about a game, beside its moves.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(from = "NotesText", into = "NotesText")]
pub struct Notes {
    /// Header lines that the format does not know, in their order.
    pub headers: Vec<Header>,
    comments: BTreeMap<usize, Vec<String>>,
}

impl Notes {
    /// Whether nothing is said.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.headers.is_empty() && self.comments.is_empty()
    }

    /// What is said after a ply; after 0 is before the first.
    #[must_use]
    pub fn comments(&self, ply: usize) -> &[String] {
        self.comments.get(&ply).map_or(&[], Vec::as_slice)
    }

    /// Says something after a ply, or before the first (0). Blanks around it and NUL characters are left out, line ends
    /// become line feeds. Says nothing if that leaves nothing.
    pub fn comment(&mut self, ply: usize, text: &str) {
        let text = source::with_line_feeds(&text.replace('\0', ""));
        if !text.trim().is_empty() {
            self.comments.entry(ply).or_default().push(text.trim().to_owned());
        }
    }

    /// Drops what is said after later plies than this one.
    pub fn keep_up_to(&mut self, ply: usize) {
        self.comments.retain(|&of, _| of <= ply);
    }
}

/// Notes as they are saved.
#[derive(Serialize, Deserialize)]
struct NotesText {
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    headers: Vec<(String, String)>,
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    comments: BTreeMap<usize, Vec<String>>,
}

impl From<NotesText> for Notes {
    /// What could not have been written is left out, so that nothing said about a game keeps it from being read.
    fn from(text: NotesText) -> Self {
        let headers = text.headers.iter().filter_map(|(key, value)| Header::new(key, value)).collect();
        let mut notes = Self { headers, comments: BTreeMap::new() };
        for (ply, comments) in text.comments {
            for comment in comments {
                notes.comment(ply, &comment);
            }
        }
        notes
    }
}

impl From<Notes> for NotesText {
    fn from(notes: Notes) -> Self {
        let pair = |header: &Header| (header.key().to_owned(), header.value().to_owned());
        Self { headers: notes.headers.iter().map(pair).collect(), comments: notes.comments }
    }
}
