//! Games as people share them: as documents, or as texts that they can read.

use crate::game::{Game, Player, Setup};
use crate::store::{GameId, Origin, Saved, Store, StoreError, new_save, now};
use crate::transcript::{Diagram, TextError, TextKind, Transcript, kind_of};

impl Saved {
    /// The game as a text that people can read. What was undone, an open draw offer and the clock are not in it.
    #[must_use]
    pub fn to_text(&self) -> String {
        let mut transcript = Transcript::new(&self.game);
        transcript.title.clone_from(&self.title);
        transcript.created = Some(self.created);
        transcript.changed = Some(self.changed);
        transcript.with_notes(self.notes.clone()).to_string()
    }

    /// Reads a game in whatever form it is shared: a document, the text of a record, or that of a position, from which
    /// people then start a game.
    ///
    /// # Errors
    /// [`StoreError::Text`] where a readable text is wrong; else as [`from_document`](Self::from_document).
    pub fn from_shared(text: &str) -> Result<Self, StoreError> {
        match kind_of(text) {
            None => Self::from_document(text.trim_start_matches('\u{feff}').trim().as_bytes()),
            Some(TextKind::Record) => {
                let transcript = Transcript::parse(text.as_bytes())?;
                let changed = transcript.changed.unwrap_or_else(now);
                let created = transcript.created.unwrap_or(changed);
                let (game, notes) = (transcript.game().clone(), transcript.notes().clone());
                Ok(Self {
                    title: transcript.title,
                    created,
                    changed,
                    origin: Origin::Imported,
                    notes,
                    ..new_save(game)
                })
            }
            Some(TextKind::Position) => {
                let diagram = Diagram::parse(text.as_bytes())?;
                let seats = diagram.position.rules().seats();
                let people = seats.iter().map(|_| Player::person()).collect();
                let setup = Setup::from_position(diagram.position, people).map_err(TextError::from)?;
                Ok(Self { title: diagram.title, origin: Origin::Imported, ..new_save(Game::new(setup)) })
            }
        }
    }
}

impl Store {
    /// A game as a text that people can read; [`import`](Self::import) takes it too.
    ///
    /// # Errors
    /// As [`load`](Self::load).
    pub fn export_text(&self, id: GameId) -> Result<String, StoreError> {
        Ok(self.load(id)?.to_text())
    }
}

impl From<TextError> for StoreError {
    fn from(error: TextError) -> Self {
        match error {
            TextError::TooLarge { limit } => Self::TooLarge { limit: limit as u64 },
            TextError::Newer { version, known } => Self::Newer { version, known },
            error => Self::Text(error),
        }
    }
}
