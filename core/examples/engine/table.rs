//! The game on the table: what commands show and change.

use starhop::rules::{Deadlock, Passive, Rules};
use starhop::score::{self, Facts, Rank};
use starhop::{Hole, Move, MoveText, Outcome, Position, Refusal, Seat, SeatMap, Undo};

use crate::command::Command;

/// The longest list of paths.
const MOST_PATHS: usize = 1_000;

/// A position, the hashes of those before it, and what the score needs to know of the way to it.
#[derive(Debug)]
pub(crate) struct Table {
    start: Position,
    pub(crate) position: Position,
    pub(crate) earlier: Vec<u64>,
    /// Own turns taken since the position was set up.
    turns: SeatMap<u16>,
    agreed: bool,
}

impl Default for Table {
    fn default() -> Self {
        Self::at(Position::start(Rules::PLYYARD))
    }
}

impl Table {
    fn at(position: Position) -> Self {
        Self { start: position, position, earlier: Vec::new(), turns: SeatMap::default(), agreed: false }
    }

    pub(crate) fn is_over(&self) -> bool {
        self.agreed || self.position.outcome() != Outcome::Open
    }

    /// The answers to a command that needs no search.
    pub(crate) fn obey(&mut self, command: Command) -> Vec<String> {
        let done = match command {
            Command::Rules(rules) => {
                *self = Self::at(Position::start(rules));
                Ok(())
            }
            Command::Position { text, moves } => self.set_up(text.as_deref(), &moves),
            Command::Pass => self.act(true, Position::pass),
            Command::Claim => self.act(false, Position::claim),
            Command::Timeout => self.act(true, Position::timeout),
            Command::Depart(seat, how) => self.act(false, |position| position.depart(seat, how)),
            Command::Draw => self.agree(),
            Command::Legal => return vec![self.legal()],
            Command::Paths(from, to) => return self.paths(from, to),
            Command::Perft(depth) => return vec![format!("perft {}", self.position.perft(depth))],
            Command::Show => return self.show(),
            Command::Stop | Command::Think(_) => return Vec::new(),
        };
        vec![done.map_or_else(|error| format!("error {error}"), |()| "ok".to_owned())]
    }

    fn set_up(&mut self, text: Option<&str>, moves: &[MoveText]) -> Result<(), String> {
        let first = match text {
            Some(text) => Position::parse(text, self.start.rules()).map_err(|error| error.to_string())?,
            None => self.start,
        };
        let mut table = Self { start: self.start, ..Self::at(first) };
        for (ply, text) in (1..).zip(moves) {
            table.play(text).map_err(|error| format!("move {ply}: {error}"))?;
        }
        *self = table;
        Ok(())
    }

    fn play(&mut self, text: &MoveText) -> Result<(), String> {
        if *text == MoveText::Pass {
            return self.act(true, Position::pass);
        }
        let path = self.position.read_move(text).map_err(|error| error.to_string())?;
        if let Some(path) = path {
            self.note(true);
            self.position.make_path(&path);
        }
        Ok(())
    }

    /// Something other than a move; it may be a turn of the player to move.
    fn act(&mut self, is_turn: bool, act: impl FnOnce(&mut Position) -> Result<Undo, Refusal>) -> Result<(), String> {
        if self.agreed {
            return Err("the game is over".to_owned());
        }
        let mut after = self.position;
        act(&mut after).map_err(|refusal| refusal.to_string())?;
        self.note(is_turn);
        self.position = after;
        Ok(())
    }

    fn note(&mut self, is_turn: bool) {
        self.earlier.push(self.position.hash());
        self.turns[self.position.to_move()] += u16::from(is_turn);
    }

    fn agree(&mut self) -> Result<(), String> {
        if self.is_over() {
            return Err("the game is over".to_owned());
        }
        self.agreed = true;
        Ok(())
    }

    fn legal(&self) -> String {
        let moves = if self.is_over() { Vec::new() } else { self.position.legal_moves() };
        moves.into_iter().fold("legal".to_owned(), |line, played| line + " " + &text(&self.position, played))
    }

    fn paths(&self, from: Hole, to: Hole) -> Vec<String> {
        if self.is_over() {
            return vec!["error the game is over".to_owned()];
        }
        if let Err(error) = self.position.resolve(&[from, to]) {
            return vec![format!("error {error}")];
        }
        let found = self.position.paths(from, to, MOST_PATHS);
        let line = found.paths.iter().fold("paths".to_owned(), |line, path| format!("{line} {path}"));
        let more = found.more.then(|| "more".to_owned());
        [line].into_iter().chain(more).collect()
    }

    fn show(&self) -> Vec<String> {
        let status = match self.position.outcome() {
            Outcome::Won(winner) => {
                let side = self.position.rules().side(winner);
                side.iter().fold("status won".to_owned(), |line, seat| format!("{line} {seat}"))
            }
            Outcome::NobodyCanMove => "status draw nobody-can-move".to_owned(),
            Outcome::AllPassed => "status draw all-passed".to_owned(),
            Outcome::Open if self.agreed => "status draw agreed".to_owned(),
            Outcome::Open => "status playing".to_owned(),
        };
        let position = format!("position {}", self.position.to_string().replace(' ', "_"));
        [position, status].into_iter().chain(self.score()).collect()
    }

    /// The score where the rules have one: of a tournament in quarters of a point, else points as between players of
    /// rank 1; and the places where somebody has won.
    fn score(&self) -> Option<String> {
        if !self.is_over() {
            return None;
        }
        let seats = self.position.rules().seats();
        let rules = self.position.rules();
        let options = rules.options();
        let list = |value: &dyn Fn(Seat) -> String| {
            seats.iter().map(|&seat| format!("{seat}:{}", value(seat))).collect::<Vec<_>>().join(" ")
        };
        if options.deadlock == Deadlock::On {
            let quarters = if self.agreed { [2, 2] } else { score::tournament(&self.position)? };
            let of = |seat: Seat| f32::from(quarters[usize::from(seat != seats[0])]) / 4.0;
            return Some(format!("score {}", list(&|seat| of(seat).to_string())));
        }
        if options.passive == Passive::Off {
            return None;
        }
        let facts = Facts { turns: self.turns, ranks: SeatMap::from_fn(|_| Rank::of_points(0)) };
        let points = if self.agreed { SeatMap::default() } else { score::points(&self.position, &facts)? };
        let places = score::places(&self.position);
        let places =
            places.map_or_else(String::new, |places| format!(" places {}", list(&|seat| places[seat].to_string())));
        Some(format!("score points {}{places}", list(&|seat| points[seat].to_string())))
    }
}

/// A move in notation, as its default path.
pub(crate) fn text(position: &Position, played: Move) -> String {
    match played {
        Move::Travel { from, to } => {
            position.default_path(from, to).map_or_else(|| format!("{from}-{to}"), |path| path.to_string())
        }
        Move::Pass => "--".to_owned(),
    }
}
