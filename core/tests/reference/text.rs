//! The text of a position and of a move.
//!
//! Fields, each left out where it says nothing; items are separated by commas, players named by their lowest seat:
//!
//! | key | item | meaning |
//! | --- | --- | --- |
//! | `turns` | `1:12` | own turns taken |
//! | `passes` | `1:1` | voluntary passes in a row |
//! | `timeouts` | `1:2` | timeouts in a row |
//! | `last` | `1:c1-e5` or `1:c1-e5@g5` | the latest own turn, a move, and where its piece is now if displaced; only with `repetition` |
//! | `returns` | `1:c1:3` | returns to a hole, of the piece of `last`; only with `repetition` |
//! | `out` | `4:resigned`, `2:left`, `3:passive` | who has gone, in that order |
//! | `done` | `3` | who has finished, in that order; only with `after=places` |
//! | `best` | `1:64` | smallest total of steps needed so far, where less than now; only with `deadlock` |
//! | `quiet` | `13` | turns since one improved on it; only with `deadlock` |
//! | `claim` | `1:0,4:1` | own turns of both since the deadlock claim |

use std::fmt::Write;
use std::str::FromStr;

use super::board::{self, ROWS};
use super::options::{After, Options, Switch};
use super::state::{Cell, Gone, Last, State};

const WAYS_TO_GO: [(&str, Gone); 3] = [("resigned", Gone::Resigned), ("left", Gone::Left), ("passive", Gone::Passive)];

impl State {
    /// Rows from the top, the seat to move, and the fields.
    pub fn text(&self) -> String {
        let mut text = String::new();
        let mut cells = self.cells.iter();
        for (row, count) in ROWS.into_iter().enumerate() {
            if row > 0 {
                text.push('/');
            }
            text.extend(cells.by_ref().take(count).map(|cell| match cell {
                Cell::Empty => '.',
                Cell::Idle => 'x',
                Cell::Piece(seat) => char::from(b'0' + seat),
            }));
        }
        let _ = write!(text, " {}", self.seat_to_move());
        for (key, items) in self.fields() {
            if !items.is_empty() {
                let _ = write!(text, " {key}={}", items.join(","));
            }
        }
        text
    }

    fn fields(&self) -> Vec<(&'static str, Vec<String>)> {
        let seat = |player: usize| self.players[player].seats[0];
        let everyone = 0..self.players.len();
        let counts = |count: fn(&State, usize) -> Option<u32>| -> Vec<String> {
            let item = |player| count(self, player).map(|count| format!("{}:{count}", seat(player)));
            everyone.clone().filter_map(item).collect()
        };
        let nonzero = |count: u32| Some(count).filter(|&count| count > 0);
        let mut last = Vec::new();
        let mut returns = Vec::new();
        for player in everyone.clone().filter(|_| self.options.repetition == Switch::On) {
            let Some(move_) = self.players[player].last else { continue };
            let (from, to, piece) = (board::name(move_.from), board::name(move_.to), board::name(move_.piece));
            let now = if to == piece { String::new() } else { format!("@{piece}") };
            last.push(format!("{}:{from}-{to}{now}", seat(player)));
            let item = |(&hole, count): (&usize, &u32)| format!("{}:{}:{count}", seat(player), board::name(hole));
            returns.extend(self.players[player].returns.iter().map(item));
        }
        let how = |gone: Gone| WAYS_TO_GO.iter().find(|(_, one)| *one == gone).map_or("", |(name, _)| name);
        let done = if self.options.after == After::Places { &self.finished[..] } else { &[] };
        let deadlock = self.options.deadlock == Switch::On;
        vec![
            ("turns", counts(|state, player| Some(state.players[player].turns).filter(|&count| count > 0))),
            ("passes", counts(|state, player| Some(state.players[player].passes).filter(|&count| count > 0))),
            ("timeouts", counts(|state, player| Some(state.players[player].timeouts).filter(|&count| count > 0))),
            ("last", last),
            ("returns", returns),
            ("out", self.gone.iter().map(|&(player, gone)| format!("{}:{}", seat(player), how(gone))).collect()),
            ("done", done.iter().map(|&player| seat(player).to_string()).collect()),
            ("best", counts(State::best_so_far)),
            ("quiet", nonzero(self.quiet).filter(|_| deadlock).map(|quiet| quiet.to_string()).into_iter().collect()),
            ("claim", counts(|state, player| Some(state.players[player].claimed).filter(|_| state.claim))),
        ]
    }

    fn best_so_far(&self, player: usize) -> Option<u32> {
        let best = self.players[player].best;
        let now = self.steps_needed(self.players[player].seats[0]);
        Some(best).filter(|&best| self.options.deadlock == Switch::On && best < now)
    }

    /// Reads a position and judges it. Reading: idle pieces may stand anywhere under any rules.
    ///
    /// # Errors
    /// What is wrong with the text.
    pub fn parse(options: &Options, text: &str) -> Result<State, String> {
        options.check()?;
        let mut state = State::empty(options);
        let mut words = text.split(' ');
        state.read_cells(words.next().unwrap_or_default())?;
        state.reset_progress();
        state.to_move = state.read_player(words.next().ok_or("no seat to move")?)?;
        let mut seen = Vec::new();
        for word in words {
            let (key, value) = word.split_once('=').ok_or("a field without a value")?;
            if seen.contains(&key) {
                return Err(format!("{key} twice"));
            }
            seen.push(key);
            for item in value.split(',') {
                state.read_item(key, item)?;
            }
        }
        if !state.still_in(state.to_move) && !state.all_still_in().is_empty() {
            return Err("the seat to move is out".to_owned());
        }
        state.judge_loaded();
        Ok(state)
    }

    fn read_cells(&mut self, text: &str) -> Result<(), String> {
        let rows: Vec<&str> = text.split('/').collect();
        if rows.iter().map(|row| row.chars().count()).ne(ROWS) {
            return Err("seventeen rows of the board's lengths".to_owned());
        }
        for (hole, letter) in rows.concat().chars().enumerate() {
            self.cells[hole] = match letter {
                '.' => Cell::Empty,
                'x' => Cell::Idle,
                '1'..='6' => Cell::Piece(letter as u8 - b'0'),
                _ => return Err(format!("no cell {letter}")),
            };
        }
        for seat in 1..=6 {
            let most = if self.player_of(seat).is_some() { 10 } else { 0 };
            if self.pieces(seat).count() > most {
                return Err(format!("more than {most} pieces of seat {seat}"));
            }
        }
        Ok(())
    }

    /// The player of a lowest seat.
    fn read_player(&self, text: &str) -> Result<usize, String> {
        let seat: u8 = number(text)?;
        let player = self.players.iter().position(|player| player.seats[0] == seat);
        player.ok_or_else(|| format!("no player has lowest seat {seat}"))
    }

    fn read_item(&mut self, key: &str, item: &str) -> Result<(), String> {
        let parts: Vec<&str> = item.split(':').collect();
        match (key, parts[..].split_first()) {
            ("quiet", Some((count, []))) => self.quiet = number(count)?,
            ("done", Some((seat, []))) => {
                let player = self.read_player(seat)?;
                self.finished.push(player);
            }
            (_, Some((seat, [value, rest @ ..]))) => {
                let player = self.read_player(seat)?;
                self.read_of(key, player, value, rest)?;
            }
            _ => return Err(format!("no field {key}={item}")),
        }
        Ok(())
    }

    fn read_of(&mut self, key: &str, player: usize, value: &str, rest: &[&str]) -> Result<(), String> {
        let one = &mut self.players[player];
        match (key, rest) {
            ("turns", []) => one.turns = number(value)?,
            ("passes", []) => one.passes = number(value)?,
            ("timeouts", []) => one.timeouts = number(value)?,
            ("best", []) => one.best = number(value)?,
            ("claim", []) => {
                one.claimed = number(value)?;
                self.claim = true;
            }
            ("last", []) => {
                let (way, piece) = value.split_once('@').map_or((value, None), |(way, piece)| (way, Some(piece)));
                let (from, to) = way.split_once('-').ok_or("no move")?;
                let (from, to) = (hole(from)?, hole(to)?);
                one.last = Some(Last { from, to, piece: piece.map_or(Ok(to), hole)? });
            }
            ("returns", [count]) => {
                one.returns.insert(hole(value)?, number(count)?);
            }
            ("out", []) => {
                let how = WAYS_TO_GO.iter().find(|(name, _)| *name == value);
                self.gone.push((player, how.ok_or_else(|| format!("nobody goes {value}"))?.1));
            }
            _ => return Err(format!("no field {key}")),
        }
        Ok(())
    }

    /// Plays the text of a move: `d1-e5`, `c1:e5:g5`, or `--`. Of two holes joined by `-` the default path is meant.
    ///
    /// # Errors
    /// Where the text is none or the move is not legal.
    pub fn play_text(&mut self, text: &str) -> Result<(), String> {
        if text == "--" {
            return self.pass();
        }
        let path = match text.split_once('-') {
            Some((from, to)) => self.default_path(hole(from)?, hole(to)?).ok_or("no such move")?,
            None => text.split(':').map(hole).collect::<Result<Vec<_>, _>>()?,
        };
        if !text.contains('-') && path.get(1).is_some_and(|&to| board::distance(path[0], to) == 1) {
            return Err("a step is written with a hyphen".to_owned());
        }
        self.play(&path)
    }
}

/// A step is `d1-e5`, a chain `c1:e5:g5`.
pub fn move_text(path: &[usize]) -> String {
    let names: Vec<&str> = path.iter().map(|&hole| board::name(hole)).collect();
    let step = path.len() == 2 && board::distance(path[0], path[1]) == 1;
    names.join(if step { "-" } else { ":" })
}

fn hole(name: &str) -> Result<usize, String> {
    board::index(name).ok_or_else(|| format!("no hole {name}"))
}

fn number<T: FromStr>(text: &str) -> Result<T, String> {
    if text.starts_with('+') || (text.len() > 1 && text.starts_with('0')) {
        return Err(format!("no number {text}"));
    }
    text.parse().map_err(|_| format!("no number {text}"))
}
