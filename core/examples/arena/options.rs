//! What to play, from the command line.

use std::path::PathBuf;

use crate::player::Setting;

/// Two settings that meet.
#[derive(Debug, Clone)]
pub(crate) struct Pairing {
    pub(crate) a: Setting,
    pub(crate) b: Setting,
}

#[derive(Debug)]
pub(crate) struct Options {
    pub(crate) pairings: Vec<Pairing>,
    pub(crate) games: u32,
    pub(crate) seed: u64,
    pub(crate) threads: usize,
    pub(crate) plies: usize,
    pub(crate) record: Option<PathBuf>,
}

impl Options {
    pub(crate) fn parse(words: impl Iterator<Item = String>) -> Result<Self, String> {
        let mut options = Self { pairings: Vec::new(), games: 100, seed: 1, threads: 2, plies: 400, record: None };
        let mut settings = Vec::new();
        let mut ladder = false;
        for word in words {
            let number = |value: &str| value.parse::<u32>().map_err(|_| format!("`{value}` is not a number"));
            match word.split_once('=') {
                Some(("games", value)) => options.games = number(value)?,
                Some(("seed", value)) => options.seed = number(value)?.into(),
                Some(("threads", value)) => options.threads = number(value)?.clamp(1, 64) as usize,
                Some(("plies", value)) => options.plies = number(value)? as usize,
                Some(("record", value)) => options.record = Some(value.into()),
                _ if word == "ladder" => ladder = true,
                _ => settings.push(word.parse::<Setting>()?),
            }
        }
        options.pairings = match settings.as_slice() {
            [] if ladder => (2..=8).map(|n| Pairing { a: Setting::level(n), b: Setting::level(n - 1) }).collect(),
            [a, b] if !ladder => vec![Pairing { a: a.clone(), b: b.clone() }],
            _ => return Err("give two settings, or `ladder`".to_owned()),
        };
        Ok(options)
    }
}
