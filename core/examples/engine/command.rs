//! From a line to a command.

use std::time::Duration;

use starhop::ai::Limits;
use starhop::{Hole, Level, MoveText, Preset, Rules, Seat};

/// One line that was understood.
#[derive(Debug)]
pub(crate) enum Command {
    Rules {
        rules: Rules,
        first: Seat,
    },
    Position {
        text: Option<String>,
        moves: Vec<MoveText>,
    },
    Think(Order),
    /// Nothing is running that it could stop.
    Stop,
    Legal,
    Paths(Hole, Hole),
    Pass,
    Resign(Seat),
    Draw,
    Perft(u32),
    Show,
}

/// What to think about.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Order {
    Go { level: Option<Level>, limits: Limits, seed: u64 },
    Hint,
}

/// The deepest `perft`; two more plies would take days.
const DEEPEST_PERFT: u32 = 12;

/// The options of the rule set, each with the one value that is supported.
const OPTIONS: [(&str, &str); 14] = [
    ("jump", "adjacent"),
    ("exit", "free"),
    ("camps", "open"),
    ("continue", "off"),
    ("win", "own"),
    ("swap", "off"),
    ("pass", "off"),
    ("repetition", "off"),
    ("deadlock", "off"),
    ("passive", "off"),
    ("idle", "empty"),
    ("sets", "1"),
    ("teams", "none"),
    ("after", "stop"),
];

/// Commands of rule sets that have something to claim, a clock or places.
const NOT_SUPPORTED: [&str; 3] = ["claim", "timeout", "leave"];

impl Command {
    pub(crate) fn parse(line: &str) -> Result<Self, String> {
        let words: Vec<&str> = line.split_whitespace().collect();
        match *words.as_slice() {
            ["rules", preset, players, ref options @ ..] => rules(preset, players, options),
            ["position", text] => Ok(Self::Position { text: position_text(text), moves: Vec::new() }),
            ["position", text, "moves", ref moves @ ..] => {
                let moves = moves.iter().map(|text| text.parse::<MoveText>().map_err(|error| error.to_string()));
                Ok(Self::Position { text: position_text(text), moves: moves.collect::<Result<_, _>>()? })
            }
            ["go", ref options @ ..] => go(options),
            ["hint"] => Ok(Self::Think(Order::Hint)),
            ["stop"] => Ok(Self::Stop),
            ["legal"] => Ok(Self::Legal),
            ["paths", from, to] => Ok(Self::Paths(hole(from)?, hole(to)?)),
            ["pass"] => Ok(Self::Pass),
            ["resign", number] => Ok(Self::Resign(seat(number)?)),
            ["draw"] => Ok(Self::Draw),
            ["perft", depth] => match depth.parse() {
                Ok(depth) if depth <= DEEPEST_PERFT => Ok(Self::Perft(depth)),
                _ => Err(format!("`{depth}` is not a depth from 0 to {DEEPEST_PERFT}")),
            },
            ["show"] => Ok(Self::Show),
            [word, ..] if NOT_SUPPORTED.contains(&word) => Err(format!("plyyard has no `{word}`")),
            [
                word @ ("rules" | "position" | "hint" | "legal" | "paths" | "pass" | "resign" | "draw" | "perft"
                | "show" | "stop" | "quit"),
                ..,
            ] => Err(format!("`{word}` has the wrong words after it")),
            _ => Err("this is not a command".to_owned()),
        }
    }
}

fn position_text(text: &str) -> Option<String> {
    (text != "start").then(|| text.replace('_', " "))
}

fn hole(text: &str) -> Result<Hole, String> {
    text.parse().map_err(|error| format!("{error}"))
}

fn seat(text: &str) -> Result<Seat, String> {
    let number = text.parse::<u8>().map_err(|_| format!("`{text}` is not a seat"))?;
    Seat::new(number).map_err(|error| error.to_string())
}

fn rules(preset: &str, players: &str, options: &[&str]) -> Result<Command, String> {
    let preset: Preset = preset.parse().map_err(|error| format!("{error}"))?;
    let players = players.parse().map_err(|_| format!("`{players}` is not a number of players"))?;
    let rules = Rules::new(preset, players).map_err(|error| error.to_string())?;
    let mut first = rules.first();
    for option in options {
        let (key, value) = option.split_once('=').ok_or_else(|| format!("`{option}` is not key=value"))?;
        if key == "first" {
            first = seat(value).map_err(|_| format!("first={value} is not supported, only a seat in play"))?;
            if !rules.in_play(first) {
                return Err(format!("seat {first} is not in play"));
            }
            continue;
        }
        match OPTIONS.iter().find(|(known, _)| *known == key) {
            None => return Err(format!("there is no option `{key}`")),
            Some((_, supported)) if *supported != value => {
                return Err(format!("{key}={value} is not supported, only {key}={supported}"));
            }
            Some(_) => {}
        }
    }
    Ok(Command::Rules { rules, first })
}

fn go(options: &[&str]) -> Result<Command, String> {
    let (mut level, mut limits, mut seed) = (None, Limits::default(), 0);
    let mut given = Vec::new();
    let (pairs, rest) = options.as_chunks::<2>();
    if let [word] = rest {
        return Err(format!("`{word}` needs a value"));
    }
    for &[key, value] in pairs {
        if given.contains(&key) {
            return Err(format!("`{key}` is given twice"));
        }
        given.push(key);
        let number: u64 = value.parse().map_err(|_| format!("`{value}` is not a number"))?;
        match key {
            "level" => {
                let small = u8::try_from(number).unwrap_or(u8::MAX);
                level = Some(Level::new(small).map_err(|_| format!("there is no level {number}"))?);
            }
            "seed" => seed = number,
            "threads" if number == 1 => {}
            "threads" => return Err("only threads 1 is supported".to_owned()),
            "movetime" | "depth" | "nodes" if number == 0 => return Err(format!("`{key}` starts at 1")),
            "movetime" => limits.time = Some(Duration::from_millis(number)),
            "nodes" => limits.nodes = Some(number),
            "depth" => {
                limits.depth = Some(u8::try_from(number).map_err(|_| format!("depth {number} is too deep"))?);
            }
            _ => return Err(format!("`go` has no option `{key}`")),
        }
    }
    if level.is_none() && limits == Limits::default() {
        return Err("`go` needs a level, movetime, depth or nodes".to_owned());
    }
    Ok(Command::Think(Order::Go { level, limits, seed }))
}
