//! What the program says: one table a language, read once.

mod ends;
mod language;
mod list;
mod play;
mod reasons;

use core::fmt::Display;

pub(crate) use language::Language;
pub(crate) use list::Word;

/// The texts of one language.
#[derive(Debug, Clone)]
pub(crate) struct Words(Vec<&'static str>);

impl Words {
    /// The table of a language. A text that is missing shows as its key; a test keeps the tables whole.
    pub(crate) fn of(language: Language) -> Self {
        let entries: Vec<_> = entries(language.table()).collect();
        let text =
            |word: &Word| entries.iter().find(|(key, _)| *key == word.key()).map_or(word.key(), |(_, text)| text);
        Self(Word::ALL.iter().map(text).collect())
    }

    /// A text as it is.
    pub(crate) fn text(&self, word: Word) -> &'static str {
        self.0[word as usize]
    }

    /// A text with its names in braces filled in.
    pub(crate) fn fill(&self, word: Word, values: &[(&str, &dyn Display)]) -> String {
        let mut filled = String::new();
        let mut rest = self.text(word);
        while let Some((before, (name, after))) =
            rest.split_once('{').and_then(|(before, from)| Some((before, from.split_once('}')?)))
        {
            filled.push_str(before);
            if let Some((_, value)) = values.iter().find(|(known, _)| *known == name) {
                filled.push_str(&value.to_string());
            }
            rest = after;
        }
        filled + rest
    }
}

/// The keys and texts of a table, in its order.
pub(crate) fn entries(table: &'static str) -> impl Iterator<Item = (&'static str, &'static str)> {
    table.lines().filter(|line| !line.starts_with('#')).filter_map(|line| line.split_once(" = "))
}
