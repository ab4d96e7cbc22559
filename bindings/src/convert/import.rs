//! What a shared text is, and what is wrong with it.

use starhop::game::PlyError;
use starhop::store::{Form, Preview};
use starhop::transcript::TextError;

use super::int;
use crate::errors::StoreError;
use crate::records::{ImportForm, ImportPreview, TextProblem};

pub(crate) fn preview(preview: &Preview) -> ImportPreview {
    let game = &preview.saved.game;
    let summary = preview.saved.summary();
    ImportPreview {
        form: match preview.form {
            Form::Document => ImportForm::Document,
            Form::Record => ImportForm::Record,
            Form::Position => ImportForm::Position,
        },
        undone: int(game.record().plies.len() - game.ply()),
        comments: int((0..=game.ply()).map(|ply| preview.saved.notes.comments(ply).len()).sum()),
        limit: preview.saved.clock.map(|clock| int(clock.limit().millis() as usize)),
        known: preview.known.map(|id| id.to_string()),
        game: super::summary_of(String::new(), summary),
    }
}

impl From<TextError> for StoreError {
    fn from(error: TextError) -> Self {
        let detail = error.to_string();
        let (line, problem) = match error {
            TextError::TooLarge { limit } => return Self::TooLarge { limit: super::long(limit as u64) },
            TextError::Newer { version, .. } => return Self::Newer { version: int(version as usize) },
            TextError::Encoding { line } | TextError::Nul { line } => (Some(line), TextProblem::NotText),
            TextError::Format { line, found, .. } => (Some(line), TextProblem::FirstLine { text: found }),
            TextError::Header { line, text } => (Some(line), TextProblem::HeaderLine { text }),
            TextError::Twice { line, key } => (Some(line), TextProblem::Twice { key }),
            TextError::Missing(key) => (None, TextProblem::Missing { key: key.to_owned() }),
            TextError::Value { line, key, .. } => (Some(line), TextProblem::Value { key }),
            TextError::Setup(_) => (None, TextProblem::Setup),
            TextError::TossAndStart => (None, TextProblem::TossAndStart),
            TextError::OpenComment { line } => (Some(line), TextProblem::OpenComment),
            TextError::Move { line, number, text, error } => {
                let why = if let PlyError::Illegal(rule) = error { Some(rule.into()) } else { None };
                (Some(line), TextProblem::Move { number: int(number), text, why })
            }
            TextError::AfterEnd { line, text } => (Some(line), TextProblem::AfterEnd { text }),
            TextError::Result { line, .. } => (Some(line), TextProblem::Result),
            TextError::MoreThanPosition { line, text } => (Some(line), TextProblem::MoreThanPosition { text }),
        };
        Self::Text { line: line.map(int), problem, detail }
    }
}
