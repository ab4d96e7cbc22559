//! From a line to a command.

use std::time::Duration;

use starhop::ai::Limits;
use starhop::rules::{Rules, RulesError};
use starhop::{Departure, Hole, Level, MoveText, Seat};

/// One line that was understood.
#[derive(Debug)]
pub(crate) enum Command {
    Rules(Rules),
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
    Claim,
    Timeout,
    Depart(Seat, Departure),
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

impl Command {
    pub(crate) fn parse(line: &str) -> Result<Self, String> {
        let words: Vec<&str> = line.split_whitespace().collect();
        match *words.as_slice() {
            ["rules", ref words @ ..] => {
                words.join(" ").parse().map(Self::Rules).map_err(|error: RulesError| error.to_string())
            }
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
            ["claim"] => Ok(Self::Claim),
            ["timeout"] => Ok(Self::Timeout),
            ["resign", number] => Ok(Self::Depart(seat(number)?, Departure::Resigned)),
            ["leave", number] => Ok(Self::Depart(seat(number)?, Departure::Left)),
            ["draw"] => Ok(Self::Draw),
            ["perft", depth] => match depth.parse() {
                Ok(depth) if depth <= DEEPEST_PERFT => Ok(Self::Perft(depth)),
                _ => Err(format!("`{}` is not a depth from 0 to {DEEPEST_PERFT}", cut(depth))),
            },
            ["show"] => Ok(Self::Show),
            [
                word @ ("position" | "hint" | "legal" | "paths" | "pass" | "claim" | "timeout" | "resign" | "leave"
                | "draw" | "perft" | "show" | "stop" | "quit"),
                ..,
            ] => Err(format!("`{word}` has the wrong words after it")),
            _ => Err("this is not a command".to_owned()),
        }
    }
}

/// As much of a wrong word as an answer repeats.
fn cut(word: &str) -> String {
    word.chars().take(40).collect()
}

fn position_text(text: &str) -> Option<String> {
    (text != "start").then(|| text.replace('_', " "))
}

fn hole(text: &str) -> Result<Hole, String> {
    text.parse().map_err(|error| format!("{error}"))
}

fn seat(text: &str) -> Result<Seat, String> {
    let number = text.parse::<u8>().map_err(|_| format!("`{}` is not a seat", cut(text)))?;
    Seat::new(number).map_err(|error| error.to_string())
}

fn go(options: &[&str]) -> Result<Command, String> {
    let (mut level, mut limits, mut seed) = (None, Limits::default(), 0);
    let mut given = Vec::new();
    let (pairs, rest) = options.as_chunks::<2>();
    if let [word] = rest {
        return Err(format!("`{}` needs a value", cut(word)));
    }
    for &[key, value] in pairs {
        if given.contains(&key) {
            return Err(format!("`{}` is given twice", cut(key)));
        }
        given.push(key);
        let number: u64 = value.parse().map_err(|_| format!("`{}` is not a number", cut(value)))?;
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
            _ => return Err(format!("`go` has no option `{}`", cut(key))),
        }
    }
    if level.is_none() && limits == Limits::default() {
        return Err("`go` needs a level, movetime, depth or nodes".to_owned());
    }
    Ok(Command::Think(Order::Go { level, limits, seed }))
}
