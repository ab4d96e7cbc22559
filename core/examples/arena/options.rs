//! What to play, from the command line.

use core::fmt::Display;
use core::ops::RangeInclusive;
use std::path::PathBuf;
use std::str::FromStr;
use std::thread;
use std::time::Duration;

use starhop::{Preset, Rules};

use crate::elo::Sprt;
use crate::setting::Setting;

/// Two settings that meet.
#[derive(Debug, Clone)]
pub(crate) struct Pairing {
    pub(crate) a: Setting,
    pub(crate) b: Setting,
}

#[derive(Debug)]
pub(crate) struct Options {
    pub(crate) rules: Vec<Rules>,
    pub(crate) pairings: Vec<Pairing>,
    /// Games of a match; with a sequential test the most.
    pub(crate) games: u32,
    pub(crate) sprt: Option<Sprt>,
    pub(crate) seed: u64,
    pub(crate) threads: usize,
    pub(crate) plies: Option<usize>,
    /// Random turns of an opening.
    pub(crate) opening: Option<usize>,
    pub(crate) margin: u16,
    pub(crate) claims: bool,
    pub(crate) patience: Duration,
    pub(crate) record: Option<PathBuf>,
    pub(crate) undecided: Option<PathBuf>,
}

const KNOWN: &str = "rules, games, sprt, seed, threads, plies, opening, margin, claims, patience, record, undecided";

impl Options {
    pub(crate) fn parse(words: impl Iterator<Item = String>) -> Result<Self, String> {
        let mut options = Self {
            rules: Vec::new(),
            pairings: Vec::new(),
            games: 100,
            sprt: None,
            seed: 1,
            threads: thread::available_parallelism().map_or(1, usize::from),
            plies: None,
            opening: None,
            margin: 2,
            claims: true,
            patience: Duration::from_secs(60),
            record: None,
            undecided: None,
        };
        let (mut given, mut settings) = (Vec::new(), Vec::new());
        for word in words {
            match word.split_once('=') {
                // A command may have `=` among its words.
                Some((key, value)) if !key.contains(['@', ':', ',']) => {
                    if key != "rules" && given.iter().any(|known| known == key) {
                        return Err(format!("`{key}` is given twice"));
                    }
                    given.push(key.to_owned());
                    options.set(key, value)?;
                }
                _ => settings.push(word),
            }
        }
        options.pair(&settings)?;
        Ok(options)
    }

    fn set(&mut self, key: &str, value: &str) -> Result<(), String> {
        match key {
            "rules" if value == "all" => self.rules.extend(every_preset()),
            "rules" => self.rules.push(value.parse().map_err(|error| format!("rules={value}: {error}"))?),
            "games" => self.games = number(key, value, &(1..=10_000_000))?,
            "sprt" => self.sprt = Some(sprt(value)?),
            "seed" => self.seed = number(key, value, &(0..=u64::MAX))?,
            "threads" => self.threads = number(key, value, &(1..=256))?,
            "plies" => self.plies = Some(number(key, value, &(1..=100_000))?),
            "opening" => self.opening = Some(number(key, value, &(0..=1_000))?),
            "margin" => self.margin = number(key, value, &(0..=u16::MAX))?,
            "claims" if value == "on" || value == "off" => self.claims = value == "on",
            "claims" => return Err(format!("claims={value}: it is on or off")),
            "patience" => self.patience = Duration::from_secs(number(key, value, &(0..=86_400))?),
            "record" => self.record = Some(value.into()),
            "undecided" => self.undecided = Some(value.into()),
            _ => return Err(format!("`{key}` is not an option; there are {KNOWN}")),
        }
        Ok(())
    }

    fn pair(&mut self, words: &[String]) -> Result<(), String> {
        let is_ladder = |word: &str| word.split([',', '@']).next() == Some("ladder");
        self.pairings = match words {
            [word] if is_ladder(word) => {
                // What follows the word is common to all levels.
                let level = |number: u8| word.replacen("ladder", &format!("level:{number}"), 1).parse();
                let pair = |number| Ok(Pairing { a: level(number)?, b: level(number - 1)? });
                (2..=8).map(pair).collect::<Result<_, String>>()?
            }
            [a, b] if !is_ladder(a) && !is_ladder(b) => vec![Pairing { a: a.parse()?, b: b.parse()? }],
            _ => return Err("give two settings, or `ladder`".to_owned()),
        };
        if self.rules.is_empty() {
            let players: &[u8] = if self.pairings.len() > 1 { &[2, 3, 4, 6] } else { &[2] };
            self.rules.extend(players.iter().filter_map(|&players| Rules::new(Preset::Plyyard, players).ok()));
        }
        Ok(())
    }
}

fn every_preset() -> impl Iterator<Item = Rules> {
    let of = |preset| [2, 3, 4, 6].into_iter().filter_map(move |players| Rules::new(preset, players).ok());
    Preset::ALL.into_iter().flat_map(of)
}

fn number<T>(key: &str, value: &str, range: &RangeInclusive<T>) -> Result<T, String>
where
    T: FromStr + PartialOrd + Display,
{
    let found = value.parse().ok().filter(|number| range.contains(number));
    found.ok_or_else(|| format!("{key}={value}: it is a number from {} to {}", range.start(), range.end()))
}

fn sprt(value: &str) -> Result<Sprt, String> {
    let bounds = value.split_once(',').and_then(|(low, high)| Some((low.parse().ok()?, high.parse().ok()?)));
    let bounds = bounds.filter(|&(low, high): &(f64, f64)| low < high && low.abs() <= 1000.0 && high.abs() <= 1000.0);
    let (elo0, elo1) = bounds.ok_or_else(|| format!("sprt={value}: it is two Elo differences such as 0,5"))?;
    Ok(Sprt { elo0, elo1 })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse(line: &str) -> Result<Options, String> {
        Options::parse(line.split(';').map(str::to_owned))
    }

    #[test]
    fn a_match_and_its_options_are_read() {
        let options =
            parse("nodes:9;level:2@prog --hash=5;rules=masters 3 sets=2;games=40;sprt=0,5;claims=off").expect("fine");
        assert_eq!(options.rules[0].to_string(), "masters 3 sets=2");
        assert_eq!(options.pairings[0].b.to_string(), "level:2@prog --hash=5");
        assert_eq!((options.games, options.sprt, options.claims), (40, Some(Sprt { elo0: 0.0, elo1: 5.0 }), false));
        assert_eq!(parse("level:2;level:1").expect("fine").rules, [Rules::PLYYARD]);
        assert_eq!(parse("level:2;level:1;rules=all").expect("fine").rules.len(), 20);
    }

    #[test]
    fn a_ladder_is_seven_pairings_for_each_number_of_players() {
        let options = parse("ladder,nodes:500@engine").expect("fine");
        assert_eq!(options.rules.iter().map(|rules| rules.players()).collect::<Vec<_>>(), [2, 3, 4, 6]);
        let pairs = options.pairings.iter().map(|pair| format!("{} {}", pair.a, pair.b)).collect::<Vec<_>>();
        assert_eq!(pairs.len(), 7);
        assert_eq!(pairs[6], "level:8,nodes:500@engine level:7,nodes:500@engine");
    }

    #[test]
    fn wrong_words_are_named() {
        for (line, error) in [
            ("level:2", "give two settings, or `ladder`"),
            ("ladder;level:2", "give two settings, or `ladder`"),
            ("level:2;level:1;speed=3", &format!("`speed` is not an option; there are {KNOWN}")),
            ("level:2;level:1;games=0", "games=0: it is a number from 1 to 10000000"),
            ("level:2;level:1;games=4;games=5", "`games` is given twice"),
            ("level:2;level:1;sprt=5,0", "sprt=5,0: it is two Elo differences such as 0,5"),
            ("level:2;level:1;claims=yes", "claims=yes: it is on or off"),
            ("level:2;level:1;rules=plyyard 5", "rules=plyyard 5: 5 players cannot play; 2, 3, 4 or 6 can"),
        ] {
            assert_eq!(parse(line).map(|options| options.games), Err(error.to_owned()));
        }
    }
}
