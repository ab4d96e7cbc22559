//! Moves and comments: what follows the headers of a record.

use crate::transcript::TextError;

/// A piece of a body, with the line that it begins on.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Token {
    /// A move, or `draw`.
    Word { line: usize, text: String },
    /// A comment without the blanks around it.
    Comment(String),
}

/// Takes a body apart; `line` is the number of its first line. Numbers of rounds are left out.
pub(super) fn tokens(body: &str, mut line: usize) -> Result<Vec<Token>, TextError> {
    let mut found = Vec::new();
    let mut rest = body;
    while let Some(first) = rest.chars().next() {
        if first == '{' {
            let (comment, after) = comment(rest).ok_or(TextError::OpenComment { line })?;
            line += rest[..rest.len() - after.len()].matches('\n').count();
            found.push(Token::Comment(comment.trim().to_owned()));
            rest = after;
        } else if first.is_whitespace() {
            line += usize::from(first == '\n');
            rest = &rest[first.len_utf8()..];
        } else {
            let end = rest.find(|c: char| c.is_whitespace() || c == '{').unwrap_or(rest.len());
            let text = without_number(&rest[..end]);
            if !text.is_empty() {
                found.push(Token::Word { line, text: text.to_owned() });
            }
            rest = &rest[end..];
        }
    }
    Ok(found)
}

/// A word without the number of a round, such as `12.`, before it.
fn without_number(word: &str) -> &str {
    let after = word.trim_start_matches(|c: char| c.is_ascii_digit());
    if after.len() < word.len() && after.starts_with('.') { after.trim_start_matches('.') } else { word }
}

/// The comment that a text begins with, and what follows it.
fn comment(text: &str) -> Option<(String, &str)> {
    let mut comment = String::new();
    let mut letters = text.char_indices().skip(1).peekable();
    while let Some((at, letter)) = letters.next() {
        match letter {
            '}' => return Some((comment, &text[at + 1..])),
            '\\' => {
                let meant = letters.next_if(|&(_, next)| matches!(next, '\\' | '}'));
                comment.push(meant.map_or(letter, |(_, next)| next));
            }
            _ => comment.push(letter),
        }
    }
    None
}

/// A comment in braces.
pub(super) fn write_comment(comment: &str) -> String {
    format!("{{{}}}", comment.replace('\\', "\\\\").replace('}', "\\}"))
}
