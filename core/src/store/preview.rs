//! What a shared text is, before anything is done with it.

use crate::game::{Record, Status};
use crate::store::{GameId, LIMIT, Origin, Saved, Store, StoreError, clean_title};
use crate::transcript::{TextError, TextKind, kind_of};

/// In which form a game is shared.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Form {
    /// The document that the program itself keeps.
    Document,
    /// The text of a game that people can read.
    Record,
    /// The text of a position, from which people start a game.
    Position,
}

/// What an import would save.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Preview {
    /// The form it has.
    pub form: Form,
    /// The game.
    pub saved: Saved,
    /// The saved game that is the same, move by move, if there is one: the last changed of them.
    pub known: Option<GameId>,
}

impl Store {
    /// What an import of this content would save. Nothing in it is trusted: every move is replayed. Nothing is saved.
    ///
    /// # Errors
    /// As [`import`](Self::import), and [`TextError::Encoding`] where the content is no text.
    pub fn preview(&self, content: &[u8]) -> Result<Preview, StoreError> {
        check_size(content)?;
        let text = core::str::from_utf8(content).map_err(|error| {
            let before = content.get(..error.valid_up_to()).unwrap_or_default();
            TextError::Encoding { line: 1 + before.split(|&byte| byte == b'\n').skip(1).count() }
        })?;
        let saved = read(text)?;
        let form = match kind_of(text) {
            None => Form::Document,
            Some(TextKind::Record) => Form::Record,
            Some(TextKind::Position) => Form::Position,
        };
        let known = self.same_game(&saved);
        Ok(Preview { form, saved, known })
    }

    /// A saved game with the same rules, players, start and moves. A folder that cannot be read knows none.
    fn same_game(&self, saved: &Saved) -> Option<GameId> {
        let wanted = saved.summary();
        let may_be = |summary: &crate::store::Summary| {
            summary.rules == wanted.rules
                && summary.ply == wanted.ply
                && summary.board == wanted.board
                && (summary.status == Status::Playing) == (wanted.status == Status::Playing)
        };
        let listed = self.list().unwrap_or_default();
        let likely = listed.games.into_iter().filter(|(_, summary)| may_be(summary));
        let played = standing(saved);
        likely.map(|(id, _)| id).find(|&id| self.load(id).is_ok_and(|other| standing(&other) == played))
    }
}

/// What stands of a game, whatever it is worth in points.
fn standing(saved: &Saved) -> Record {
    let record = saved.game.clone().unrated().record();
    let plies = record.plies.into_iter().take(record.at).collect();
    Record { plies, offer: crate::game::DrawOffer::None, ..record }
}

/// A shared game as an import saves it, but for the time.
pub(super) fn read(text: &str) -> Result<Saved, StoreError> {
    check_size(text.as_bytes())?;
    let saved = Saved::from_shared(text)?;
    Ok(Saved { title: clean_title(&saved.title), origin: Origin::Imported, ..saved })
}

const fn check_size(content: &[u8]) -> Result<(), StoreError> {
    if content.len() as u64 > LIMIT { Err(StoreError::TooLarge { limit: LIMIT }) } else { Ok(()) }
}
