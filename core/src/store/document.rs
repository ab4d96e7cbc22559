//! The saved form of a game: one JSON document with a format name, a version, a checksum, a summary that lists are
//! made of, and the game.

use serde::{Deserialize, Serialize};
use serde_json::value::{RawValue, to_raw_value};

use crate::clock::{Clock, Limit};
use crate::game::{Game, Player, Status};
use crate::position::{Position, Standing};
use crate::progress::Progress;
use crate::rules::Rules;
use crate::seat::Seat;
use crate::store::game_text::{GameText, GameText1};
use crate::store::{Origin, StoreError};
use crate::transcript::Notes;

/// The format's name in every document.
const FORMAT: &str = "starhop-game";
/// The version that is written, and the newest that is read.
const VERSION: u32 = 2;

/// A game with what its owner knows about it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Saved {
    /// A title that a person gave; empty where there is none.
    pub title: String,
    /// When the game was started, in milliseconds since 1970.
    pub created: u64,
    /// When it was last changed, in milliseconds since 1970.
    pub changed: u64,
    /// Where it came from.
    pub origin: Origin,
    /// The game.
    pub game: Game,
    /// What people say about it, as an imported text may.
    pub notes: Notes,
    /// The clock, where a move may only take so long.
    pub clock: Option<Clock>,
}

/// What a list shows of a game, without replaying it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Summary {
    /// A title that a person gave; empty where there is none.
    pub title: String,
    /// When the game was started, in milliseconds since 1970.
    pub created: u64,
    /// When it was last changed, in milliseconds since 1970.
    pub changed: u64,
    /// Where it came from.
    #[serde(default, skip_serializing_if = "Origin::is_started")]
    pub origin: Origin,
    /// The rule set.
    pub rules: Rules,
    /// The players with their progress, in turn order.
    pub players: Vec<PlayerSummary>,
    /// Turns played: moves, passes and timeouts.
    pub ply: usize,
    /// The seat to move.
    pub to_move: Seat,
    /// Whether the game goes on.
    #[serde(with = "status_text")]
    pub status: Status,
    /// The board as in [`Position::board_text`](crate::Position::board_text).
    pub board: String,
}

/// One player of a [`Summary`].
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct PlayerSummary {
    /// The seat.
    pub seat: Seat,
    /// Name and kind.
    #[serde(flatten)]
    pub player: Player,
    /// Pieces in the goal.
    pub home: u8,
    /// Steps still needed.
    pub steps: u16,
    /// Whether the player is still in.
    #[serde(default)]
    pub standing: Standing,
}

#[derive(Serialize, Deserialize)]
struct Document<'a> {
    format: String,
    version: u32,
    checksum: String,
    #[serde(borrow)]
    summary: &'a RawValue,
    #[serde(borrow)]
    game: &'a RawValue,
}

#[derive(Deserialize)]
struct Head {
    format: Option<String>,
    version: Option<u32>,
}

impl Saved {
    /// The same; if it is not over yet, its end will be worth no points.
    pub(super) fn unrated(self) -> Self {
        if self.game.status() == Status::Playing { Self { game: self.game.unrated(), ..self } } else { self }
    }

    /// What a list shows of it.
    #[must_use]
    pub fn summary(&self) -> Summary {
        let position: &Position = self.game.position();
        let players = self.game.setup().players().map(|(seat, player)| {
            let progress = Progress::of(position, seat);
            PlayerSummary {
                seat,
                player: player.clone(),
                home: progress.home,
                steps: progress.steps,
                standing: position.standing(seat),
            }
        });
        Summary {
            title: self.title.clone(),
            created: self.created,
            changed: self.changed,
            origin: self.origin,
            rules: position.rules(),
            players: players.collect(),
            ply: self.game.turns(),
            to_move: position.to_move(),
            status: self.game.status(),
            board: position.board_text(),
        }
    }

    /// The document that is saved and shared.
    ///
    /// # Errors
    /// [`StoreError::Damaged`] if a part could not be written as JSON, which no game causes.
    pub fn to_document(&self) -> Result<String, StoreError> {
        let game = GameText::new(self.game.record(), &self.notes, self.clock);
        let damaged = |error: serde_json::Error| StoreError::Damaged(error.to_string());
        let summary = to_raw_value(&self.summary()).map_err(damaged)?;
        let game = to_raw_value(&game).map_err(damaged)?;
        let document = Document {
            format: FORMAT.to_owned(),
            version: VERSION,
            checksum: checksum(&summary, &game),
            summary: &summary,
            game: &game,
        };
        serde_json::to_string(&document).map_err(damaged)
    }

    /// Reads a document and replays its game.
    ///
    /// # Errors
    /// [`StoreError::Damaged`] names what is wrong, [`StoreError::Newer`] the version of a newer format.
    pub fn from_document(text: &[u8]) -> Result<Self, StoreError> {
        let document = verify(text)?;
        let summary = read_summary(&document)?;
        let game = match document.version {
            1 => part::<GameText1>("game", document.game)?.migrate(),
            _ => part::<GameText>("game", document.game)?,
        };
        let clock = game.clock();
        let (record, mut notes) = game.into_record().map_err(|error| StoreError::damaged("game", &error))?;
        notes.keep_up_to(record.plies.len());
        if clock.is_some() && !Limit::fits(record.setup.rules()) {
            return Err(StoreError::Damaged("game: there is a clock, and these rules have none".to_owned()));
        }
        let game = Game::from_record(&record).map_err(|error| StoreError::damaged("game", &error))?;
        Ok(Self {
            title: summary.title,
            created: summary.created,
            changed: summary.changed,
            origin: summary.origin,
            game,
            notes,
            clock,
        })
    }
}

impl Summary {
    /// Reads only the summary of a document. The checksum is verified, the game is not replayed.
    ///
    /// # Errors
    /// As [`Saved::from_document`].
    pub fn from_document(text: &[u8]) -> Result<Self, StoreError> {
        read_summary(&verify(text)?)
    }
}

fn part<'a, T: Deserialize<'a>>(name: &str, raw: &'a RawValue) -> Result<T, StoreError> {
    serde_json::from_str(raw.get()).map_err(|error| StoreError::damaged(name, &error))
}

fn read_summary(document: &Document<'_>) -> Result<Summary, StoreError> {
    part("summary", document.summary)
}

fn checksum(summary: &RawValue, game: &RawValue) -> String {
    let mut hasher = crc32fast::Hasher::new();
    hasher.update(summary.get().as_bytes());
    hasher.update(game.get().as_bytes());
    format!("{:08x}", hasher.finalize())
}

fn verify(text: &[u8]) -> Result<Document<'_>, StoreError> {
    let text = core::str::from_utf8(text).map_err(|error| StoreError::damaged("encoding", &error))?;
    let document: Document<'_> = match serde_json::from_str(text) {
        Ok(document) => document,
        Err(error) => return Err(unknown_layout(text, &error)),
    };
    check_head(Some(&document.format), Some(document.version))?;
    if document.checksum != checksum(document.summary, document.game) {
        return Err(StoreError::Damaged("checksum: the content was changed".to_owned()));
    }
    Ok(document)
}

/// A document of another layout may still say that it is of a newer version.
fn unknown_layout(text: &str, error: &serde_json::Error) -> StoreError {
    match serde_json::from_str::<Head>(text) {
        Ok(head) => match check_head(head.format.as_deref(), head.version) {
            Err(found) => found,
            Ok(()) => StoreError::damaged("document", error),
        },
        Err(_) => StoreError::damaged("document", error),
    }
}

fn check_head(format: Option<&str>, version: Option<u32>) -> Result<(), StoreError> {
    if format != Some(FORMAT) {
        return Err(StoreError::Damaged(format!("format: this is not a {FORMAT} document")));
    }
    match version {
        None | Some(0) => Err(StoreError::Damaged("version: there is none".to_owned())),
        Some(version) if version > VERSION => Err(StoreError::Newer { version, known: VERSION }),
        Some(_) => Ok(()),
    }
}

/// A status as its text.
mod status_text {
    use serde::{Deserialize, Deserializer, Serializer, de::Error};

    use crate::game::Status;

    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde calls it so")]
    pub(super) fn serialize<S: Serializer>(status: &Status, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(status)
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Status, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(D::Error::custom)
    }
}
