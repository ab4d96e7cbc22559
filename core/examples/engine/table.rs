//! The game on the table: what commands show and change.

use starhop::{Hole, IllegalMove, Move, MoveText, Outcome, Position, Rules, Seat};

use crate::command::Command;

/// The longest list of paths.
const MOST_PATHS: usize = 1_000;

/// A position, the hashes of those before it, and an end that the position does not show.
#[derive(Debug)]
pub(crate) struct Table {
    start: Position,
    pub(crate) position: Position,
    pub(crate) earlier: Vec<u64>,
    ended: Option<Ended>,
}

#[derive(Debug, Clone, Copy)]
enum Ended {
    Resigned { winner: Seat },
    Agreed,
}

impl Default for Table {
    fn default() -> Self {
        Self::at(Position::start(Rules::PLYYARD))
    }
}

impl Table {
    fn at(position: Position) -> Self {
        Self { start: position.clone(), position, earlier: Vec::new(), ended: None }
    }

    pub(crate) fn is_over(&self) -> bool {
        self.ended.is_some() || self.position.outcome() != Outcome::Open
    }

    /// The answers to a command that needs no search.
    pub(crate) fn obey(&mut self, command: Command) -> Vec<String> {
        let done = match command {
            Command::Rules { rules, first } => self.reset(rules, first),
            Command::Position { text, moves } => self.set_up(text.as_deref(), &moves),
            Command::Pass => self.pass(),
            Command::Resign(seat) => self.resign(seat),
            Command::Draw => self.end(Ended::Agreed),
            Command::Legal => return vec![self.legal()],
            Command::Paths(from, to) => return self.paths(from, to),
            Command::Perft(depth) => return vec![format!("perft {}", self.position.clone().perft(depth))],
            Command::Show => return self.show(),
            Command::Stop | Command::Think(_) => return Vec::new(),
        };
        vec![done.map_or_else(|error| format!("error {error}"), |()| "ok".to_owned())]
    }

    fn reset(&mut self, rules: Rules, first: Seat) -> Result<(), String> {
        let start = Position::start(rules).to_string();
        let text = start.rsplit_once(' ').map_or(String::new(), |(rows, _)| format!("{rows} {first}"));
        *self = Self::at(Position::parse(&text, rules).map_err(|error| error.to_string())?);
        Ok(())
    }

    fn set_up(&mut self, text: Option<&str>, moves: &[MoveText]) -> Result<(), String> {
        let first = match text {
            Some(text) => Position::parse(text, self.start.rules()).map_err(|error| error.to_string())?,
            None => self.start.clone(),
        };
        let mut table = Self { start: self.start.clone(), ..Self::at(first) };
        for (ply, text) in (1..).zip(moves) {
            table.play(text).map_err(|error| format!("move {ply}: {error}"))?;
        }
        *self = table;
        Ok(())
    }

    fn play(&mut self, text: &MoveText) -> Result<(), IllegalMove> {
        let played = self.position.read_move(text)?.map_or(Move::Pass, |path| path.to_move());
        self.make(played);
        Ok(())
    }

    fn make(&mut self, played: Move) {
        self.earlier.push(self.position.hash());
        self.position.make(played);
    }

    fn pass(&mut self) -> Result<(), String> {
        if self.is_over() {
            return Err("the game is over".to_owned());
        }
        self.position.read_move(&MoveText::Pass).map_err(|error| error.to_string())?;
        self.make(Move::Pass);
        Ok(())
    }

    fn resign(&mut self, seat: Seat) -> Result<(), String> {
        match *self.position.rules().seats() {
            [a, b] if seat == a => self.end(Ended::Resigned { winner: b }),
            [a, b] if seat == b => self.end(Ended::Resigned { winner: a }),
            [_, _] => Err(format!("seat {seat} is not in play")),
            _ => Err("resigning is supported with two players only".to_owned()),
        }
    }

    fn end(&mut self, ended: Ended) -> Result<(), String> {
        if self.is_over() {
            return Err("the game is over".to_owned());
        }
        self.ended = Some(ended);
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
        let status = match (self.ended, self.position.outcome()) {
            (_, Outcome::Won(winner)) | (Some(Ended::Resigned { winner }), _) => format!("status won {winner}"),
            (Some(Ended::Agreed), _) => "status draw agreed".to_owned(),
            (None, Outcome::NobodyCanMove) => "status draw nobody-can-move".to_owned(),
            (None, Outcome::Open) => "status playing".to_owned(),
        };
        vec![format!("position {}", self.position.to_string().replace(' ', "_")), status]
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
