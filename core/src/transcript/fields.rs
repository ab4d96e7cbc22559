//! Header lines, taken one by one.

use crate::transcript::source::Header;
use crate::transcript::{TextError, ValueError};

/// The header lines that were not taken yet, with the numbers of their lines.
pub(super) struct Fields(Vec<(usize, Header)>);

impl Fields {
    pub(super) const fn of(headers: Vec<(usize, Header)>) -> Self {
        Self(headers)
    }

    /// Takes the header of this key, if there is one, with the number of its line.
    pub(super) fn take_line<T>(
        &mut self,
        key: &str,
        read: impl FnOnce(&str) -> Result<T, ValueError>,
    ) -> Result<Option<(usize, T)>, TextError> {
        let mut found = self.0.extract_if(.., |(_, header)| header.key().eq_ignore_ascii_case(key));
        let Some((line, header)) = found.next() else { return Ok(None) };
        if let Some((line, header)) = found.next() {
            return Err(TextError::Twice { line, key: header.key().to_owned() });
        }
        match read(header.value()) {
            Ok(value) => Ok(Some((line, value))),
            Err(error) => Err(TextError::Value { line, key: header.key().to_owned(), error }),
        }
    }

    /// Takes the header of this key, if there is one.
    pub(super) fn take<T>(
        &mut self,
        key: &str,
        read: impl FnOnce(&str) -> Result<T, ValueError>,
    ) -> Result<Option<T>, TextError> {
        Ok(self.take_line(key, read)?.map(|(_, value)| value))
    }

    /// Takes the header of this key, which must be there.
    pub(super) fn need<T>(
        &mut self,
        key: &'static str,
        read: impl FnOnce(&str) -> Result<T, ValueError>,
    ) -> Result<T, TextError> {
        self.take(key, read)?.ok_or(TextError::Missing(key))
    }

    /// What was not taken, in its order.
    pub(super) fn rest(self) -> Vec<Header> {
        self.0.into_iter().map(|(_, header)| header).collect()
    }

    /// The first header that was not taken and whose key begins with this word.
    pub(super) fn first_with(&self, word: &str) -> Option<(usize, &Header)> {
        let begins = |key: &str| key.split_whitespace().next().is_some_and(|first| first.eq_ignore_ascii_case(word));
        self.0.iter().find(|(_, header)| begins(header.key())).map(|(line, header)| (*line, header))
    }
}
