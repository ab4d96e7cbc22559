//! The values of headers, written and read.

use std::time::{Duration, UNIX_EPOCH};

use crate::game::{Player, PlayerKind};
use crate::level::Level;
use crate::score::Rank;
use crate::transcript::ValueError;
use crate::transcript::error::cut;

/// The last millisecond of the year 9999; later times are written as numbers.
const LAST_MILLISECOND: u64 = 253_402_300_799_999;
const RANK: &str = "rank=";

/// A text as it stands where it can, else in quotation marks as in JSON.
pub(super) fn write_text(text: &str) -> String {
    let plain = text.trim() == text && !text.starts_with('"') && !text.chars().any(char::is_control);
    if plain { text.to_owned() } else { quote(text) }
}

fn quote(text: &str) -> String {
    serde_json::Value::from(text).to_string()
}

pub(super) fn read_text(text: &str) -> Result<String, ValueError> {
    if text.starts_with('"') {
        serde_json::from_str(text).map_err(|_| ValueError::Quoted(cut(text)))
    } else {
        Ok(text.to_owned())
    }
}

pub(super) fn write_time(milliseconds: u64) -> String {
    match UNIX_EPOCH.checked_add(Duration::from_millis(milliseconds)) {
        Some(time) if milliseconds <= LAST_MILLISECOND => humantime::format_rfc3339_millis(time).to_string(),
        _ => milliseconds.to_string(),
    }
}

pub(super) fn read_time(text: &str) -> Result<u64, ValueError> {
    let wrong = || ValueError::Time(cut(text));
    if !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit()) {
        return text.parse().map_err(|_| wrong());
    }
    let with_time = if text.len() == "2026-03-01".len() { format!("{text}T00:00:00Z") } else { text.to_owned() };
    let time = humantime::parse_rfc3339_weak(&with_time).map_err(|_| wrong())?;
    let since = time.duration_since(UNIX_EPOCH).map_err(|_| wrong())?;
    u64::try_from(since.as_millis()).map_err(|_| wrong())
}

pub(super) fn read_toss(text: &str) -> Result<u64, ValueError> {
    let plain = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    plain.then(|| text.parse().ok()).flatten().ok_or_else(|| ValueError::Toss(cut(text)))
}

pub(super) fn write_player(player: &Player) -> String {
    let kind = match player.kind {
        PlayerKind::Person => "person".to_owned(),
        PlayerKind::Computer(level) => format!("computer {level}"),
    };
    let rank = player.rank.map(|rank| format!("{RANK}{}", rank.number()));
    let name = if player.name.starts_with(RANK) { quote(&player.name) } else { write_text(&player.name) };
    let words = [Some(kind), rank, Some(name).filter(|name| !name.is_empty())];
    words.into_iter().flatten().collect::<Vec<_>>().join(" ")
}

pub(super) fn read_player(text: &str) -> Result<Player, ValueError> {
    let wrong = || ValueError::Player(cut(text));
    let (kind, mut rest) = split_word(text);
    let kind = match kind {
        "person" => PlayerKind::Person,
        "computer" => {
            let level;
            (level, rest) = split_word(rest);
            let level = level.parse().ok().and_then(|number| Level::new(number).ok());
            PlayerKind::Computer(level.ok_or_else(wrong)?)
        }
        _ => return Err(wrong()),
    };
    let mut rank = None;
    if rest.starts_with(RANK) {
        let word;
        (word, rest) = split_word(rest);
        let number = word[RANK.len()..].parse::<u8>().ok().and_then(|number| Rank::try_from(number).ok());
        rank = Some(number.ok_or_else(wrong)?);
    }
    Ok(Player { name: read_text(rest)?, kind, rank })
}

/// The first word, and what comes after the blanks behind it.
fn split_word(text: &str) -> (&str, &str) {
    text.split_once(char::is_whitespace).map_or((text, ""), |(word, rest)| (word, rest.trim_start()))
}

/// A text in which one blank stands between words, whatever stood there.
pub(super) fn with_single_blanks(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}
