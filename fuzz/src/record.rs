use starhop::game::{DrawOffer, Game, Player, Record, Setup, SetupError};
use starhop::{Level, Move, Position, Rules, Seat, SeatSet};

/// Plies of one input.
const MOST: usize = 100;

/// Five lines or more: the rules; the players, `p` for a person and a digit for a level of the computer; the start, which
/// is a position, `toss=7` or empty; how many plies stand, and perhaps `agreed`, `declined=1` or `open=1:4`; the plies,
/// where `#7` stands for the eighth of the legal moves, counted round.
pub fn record(data: &[u8]) {
    let Some((rules, rest)) = crate::rules_and_rest(data) else { return };
    let [players, start, head, words] = rest.splitn(4, '\n').collect::<Vec<_>>()[..] else { return };
    let setup = match setup(rules, players, start) {
        None => return,
        Some(Ok(setup)) => setup,
        Some(Err(error)) => return crate::check_error(&error),
    };
    let (at, rest) = head.split_once(' ').unwrap_or((head, ""));
    let Ok(at) = at.parse() else { return };
    let plies = plies(setup.start(), words.split_ascii_whitespace().take(MOST));
    let record = Record { setup, plies, at, agreed: rest == "agreed", offer: offer(rest).unwrap_or_default() };
    match Game::from_record(&record) {
        Ok(game) => check(&record, &game),
        Err(error) => crate::check_error(&error),
    }
}

fn setup(rules: Rules, players: &str, start: &str) -> Option<Result<Setup, SetupError>> {
    let players = players.chars().map(player).collect();
    Some(match start.strip_prefix("toss=") {
        Some(seed) => Setup::tossed(rules, players, seed.parse().ok()?),
        None if start.is_empty() => Setup::new(rules, players),
        None => Setup::from_position(Position::parse(start, rules).ok()?, players),
    })
}

fn player(letter: char) -> Player {
    let level = letter.to_digit(10).and_then(|digit| Level::new(u8::try_from(digit).ok()?).ok());
    level.map_or(Player::person(), Player::computer)
}

fn offer(text: &str) -> Option<DrawOffer> {
    let seat = |text: &str| text.parse().ok().and_then(|number| Seat::new(number).ok());
    let (key, value) = text.split_once('=')?;
    match (key, value.split_once(':')) {
        ("declined", None) => Some(DrawOffer::Declined { by: seat(value)? }),
        ("open", Some((by, to))) => Some(DrawOffer::Open { by: seat(by)?, to: seat(to)?, agreed: SeatSet::EMPTY }),
        _ => None,
    }
}

/// The words, with numbers in place of moves replaced as long as the words before them were numbers.
fn plies<'a>(start: Position, words: impl Iterator<Item = &'a str>) -> Vec<String> {
    let mut position = Some(start);
    let ply = |word: &str| {
        let number = word.strip_prefix('#').and_then(|number| number.parse::<usize>().ok());
        let Some((number, now)) = number.zip(position.as_mut()) else {
            position = None;
            return word.to_owned();
        };
        let legal = now.legal_moves();
        let chosen = number.checked_rem(legal.len()).and_then(|at| legal.get(at));
        let Some(&Move::Travel { from, to }) = chosen else {
            let _ = now.pass();
            return "--".to_owned();
        };
        let path = now.default_path(from, to).unwrap_or_else(|| panic!("no path {from} {to}: {now}"));
        let _ = now.make_path(&path);
        path.to_string()
    };
    words.map(ply).collect()
}

/// What was replayed is written down as it was read, and every position follows from the one before it.
fn check(record: &Record, game: &Game) {
    let written = game.record();
    assert_eq!(Game::from_record(&written).as_ref(), Ok(game));
    assert!(written.at >= record.at && written.plies.len() >= record.plies.len());
    assert_eq!((&written.setup, written.agreed, written.offer), (&record.setup, record.agreed, record.offer));
    assert_eq!(game.positions().len(), game.plies().len() + 1);
    assert_eq!(game.positions()[0], record.setup.start());
    for (ply, pair) in game.plies().iter().zip(game.positions().windows(2)) {
        assert_eq!(ply.after(&pair[0]), Ok(pair[1]), "{ply} in {}", pair[0]);
        assert_eq!(pair[1].hash(), pair[1].fresh_hash());
    }
    crate::position::check(game.position());
}
