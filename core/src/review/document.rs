//! The saved form of a review, which is tied to the plies it was made of.

use serde::{Deserialize, Serialize};

use crate::board::Hole;
use crate::game::{Game, Ply};
use crate::path::Path;
use crate::position::Position;
use crate::review::{Chain, Review, ReviewedPly, Verdict};
use crate::store::{StoreError, sealed};

const FORMAT: &str = "starhop-review";
/// The version that is written, and the only one that is read: a review can be made anew.
const VERSION: u32 = 1;
/// Goes up whenever games are judged otherwise, so that reviews made before are made anew.
const METHOD: u32 = 3;

#[derive(Serialize, Deserialize)]
struct ReviewText {
    method: u32,
    game: String,
    plies: Vec<Option<VerdictText>>,
}

#[derive(Serialize, Deserialize)]
struct VerdictText {
    best: Vec<Hole>,
    #[serde(default, skip_serializing_if = "core::ops::Not::not")]
    only: bool,
    loss: u32,
    ahead: [i32; 2],
    #[serde(default, skip_serializing_if = "Option::is_none")]
    missed: Option<ChainText>,
}

#[derive(Serialize, Deserialize)]
struct ChainText {
    path: Vec<Hole>,
    steps: u16,
    better_by: u32,
}

impl Review {
    /// The document that is kept beside the game.
    ///
    /// # Errors
    /// [`StoreError::Damaged`] if a part could not be written as JSON, which no review causes.
    pub fn to_document(&self, game: &Game) -> Result<String, StoreError> {
        let plies = self.plies.iter().map(|ply| ply.verdict.as_ref().map(VerdictText::of)).collect();
        sealed::seal(FORMAT, VERSION, &ReviewText { method: METHOD, game: key(game), plies })
    }

    /// Reads a document that was made of the same plies.
    ///
    /// # Errors
    /// [`StoreError::Damaged`] when it cannot be read, or is about other plies; [`StoreError::Newer`].
    pub fn from_document(text: &[u8], game: &Game) -> Result<Self, StoreError> {
        let text: ReviewText = sealed::open(FORMAT, VERSION, text)?;
        let damaged = |part: &str| StoreError::Damaged(format!("{part}: not of this game"));
        if text.method != METHOD || text.game != key(game) || text.plies.len() != game.ply() {
            return Err(damaged("game"));
        }
        let entries = game.positions().iter().zip(game.plies()).zip(text.plies);
        let ply = |((before, ply), text): ((&Position, &Ply), Option<VerdictText>)| {
            let verdict = text.map(|text| text.read(before, ply).ok_or_else(|| damaged("plies"))).transpose()?;
            Ok(ReviewedPly { seat: before.to_move(), verdict })
        };
        let plies = entries.map(ply).collect::<Result<_, StoreError>>()?;
        Ok(Self { rules: game.setup().rules(), plies })
    }
}

impl VerdictText {
    fn of(verdict: &Verdict) -> Self {
        let chain = |chain: &Chain| ChainText {
            path: chain.path.holes().to_vec(),
            steps: chain.steps,
            better_by: chain.better_by,
        };
        Self {
            best: verdict.best.holes().to_vec(),
            only: !verdict.had_choice,
            loss: verdict.loss,
            ahead: [verdict.ahead_best, verdict.ahead_played],
            missed: verdict.missed.as_ref().map(chain),
        }
    }

    /// The verdict, if it is about a move and its ways can be gone.
    fn read(self, before: &Position, ply: &Ply) -> Option<Verdict> {
        let Ply::Move(played) = ply else { return None };
        let way = |holes: &[Hole]| Path::from_holes(holes).filter(|path| before.check(path).is_ok());
        let best = way(&self.best)?;
        let missed = match self.missed {
            None => None,
            Some(ChainText { path, steps, better_by }) => Some(Chain { path: way(&path)?, steps, better_by }),
        };
        let is_best = best.to_move() == played.to_move();
        let [ahead_best, ahead_played] = self.ahead;
        Some(Verdict { best, had_choice: !self.only, is_best, loss: self.loss, ahead_best, ahead_played, missed })
    }
}

/// Stands for rules, start and plies of a game.
fn key(game: &Game) -> String {
    let setup = game.setup();
    let mut hasher = crc32fast::Hasher::new();
    let mut length = 0;
    let parts = [setup.rules().to_string(), setup.start().to_string()];
    for part in parts.into_iter().chain(game.plies().iter().map(ToString::to_string)) {
        hasher.update(part.as_bytes());
        hasher.update(b"\n");
        length += part.len() + 1;
    }
    format!("{:08x}-{length}", hasher.finalize())
}
