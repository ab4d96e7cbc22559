//! The part of a document that holds the game, in every version.

use serde::{Deserialize, Serialize};

use crate::clock::Clock;
use crate::game::{DrawOffer, Player, Record, Setup};
use crate::position::Position;
use crate::rules::Rules;
use crate::seat::{Seat, SeatSet};
use crate::transcript::Notes;

/// The game as version 2 has it.
#[derive(Serialize, Deserialize)]
pub(super) struct GameText {
    rules: Rules,
    players: Vec<Player>,
    /// The seed of the toss, where one decides who starts.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    toss: Option<u64>,
    /// The position text that the game starts from, where that is not the rules' own start.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    start: Option<String>,
    plies: Vec<String>,
    at: usize,
    #[serde(default, skip_serializing_if = "core::ops::Not::not")]
    agreed: bool,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    offer: Option<OfferText>,
    /// What people say about it.
    #[serde(default, skip_serializing_if = "Notes::is_empty")]
    notes: Notes,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    clock: Option<Clock>,
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum OfferText {
    Open { by: Seat, to: Seat, agreed: Vec<Seat> },
    Declined { by: Seat },
}

/// The game as version 1 had it: two players, and an ending beside the plies.
#[derive(Deserialize)]
pub(super) struct GameText1 {
    rules: Rules,
    players: Vec<Player>,
    plies: Vec<String>,
    at: usize,
    ending: Option<Ending1>,
}

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Ending1 {
    Resigned(Seat),
    Agreed,
}

impl GameText {
    pub(super) fn new(record: Record, notes: &Notes, clock: Option<Clock>) -> Self {
        Self {
            rules: record.setup.rules(),
            players: record.setup.players().map(|(_, player)| player.clone()).collect(),
            toss: record.setup.toss(),
            start: record.setup.custom_start().map(ToString::to_string),
            plies: record.plies,
            at: record.at,
            agreed: record.agreed,
            offer: match record.offer {
                DrawOffer::None => None,
                DrawOffer::Open { by, to, agreed } => Some(OfferText::Open { by, to, agreed: agreed.iter().collect() }),
                DrawOffer::Declined { by } => Some(OfferText::Declined { by }),
            },
            notes: notes.clone(),
            clock,
        }
    }

    pub(super) const fn clock(&self) -> Option<Clock> {
        self.clock
    }

    /// The record and what is said about it, or what is wrong with its setup.
    pub(super) fn into_record(self) -> Result<(Record, Notes), String> {
        let setup = match (self.toss, self.start) {
            (None, None) => Setup::new(self.rules, self.players),
            (Some(seed), None) => Setup::tossed(self.rules, self.players, seed),
            (None, Some(text)) => {
                let start = Position::parse(&text, self.rules).map_err(|error| format!("start: {error}"))?;
                Setup::from_position(start, self.players)
            }
            (Some(_), Some(_)) => return Err("there is a toss, and a start that says who moves".to_owned()),
        };
        let record = Record {
            setup: setup.map_err(|error| error.to_string())?,
            plies: self.plies,
            at: self.at,
            agreed: self.agreed,
            offer: match self.offer {
                None => DrawOffer::None,
                Some(OfferText::Open { by, to, agreed }) => DrawOffer::Open { by, to, agreed: SeatSet::of(&agreed) },
                Some(OfferText::Declined { by }) => DrawOffer::Declined { by },
            },
        };
        Ok((record, self.notes))
    }
}

impl GameText1 {
    /// The same game as version 2 has it: who resigned did so as the last ply.
    pub(super) fn migrate(mut self) -> GameText {
        if let Some(Ending1::Resigned(seat)) = self.ending {
            self.plies.truncate(self.at);
            self.plies.push(format!("resign={seat}"));
            self.at = self.at.saturating_add(1);
        }
        GameText {
            rules: self.rules,
            players: self.players,
            toss: None,
            start: None,
            plies: self.plies,
            at: self.at,
            agreed: matches!(self.ending, Some(Ending1::Agreed)),
            offer: None,
            notes: Notes::default(),
            clock: None,
        }
    }
}
