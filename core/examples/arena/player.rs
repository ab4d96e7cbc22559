//! Who plays: the crate itself, or another program by the engine protocol.

use core::fmt;
use core::str::FromStr;
use std::io::{self, BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::time::Duration;

use starhop::ai::{self, Control, Limits};
use starhop::{Level, Move, MoveText, Position};

/// What bounds a move.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Bound {
    Level(u8),
    Nodes(u64),
    Depth(u8),
    Time(u64),
}

/// How one side plays, and which program plays it.
#[derive(Debug, Clone)]
pub(crate) struct Setting {
    bound: Bound,
    command: Option<String>,
}

impl Setting {
    pub(crate) fn level(number: u8) -> Self {
        Self { bound: Bound::Level(number), command: None }
    }

    fn go(&self, seed: u64) -> String {
        match self.bound {
            Bound::Level(number) => format!("go level {number} seed {seed}"),
            Bound::Nodes(nodes) => format!("go nodes {nodes} seed {seed}"),
            Bound::Depth(depth) => format!("go depth {depth} seed {seed}"),
            Bound::Time(milliseconds) => format!("go movetime {milliseconds} seed {seed}"),
        }
    }
}

impl FromStr for Setting {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let (bound, command) = match text.split_once('@') {
            Some((bound, command)) => (bound, Some(command.to_owned())),
            None => (text, None),
        };
        let wrong = || format!("`{text}` is not level:N, nodes:N, depth:N or time:MS, then perhaps @command");
        let (kind, value) = bound.split_once(':').ok_or_else(wrong)?;
        let number: u64 = value.parse().map_err(|_| wrong())?;
        let small = u8::try_from(number);
        let bound = match (kind, small) {
            ("level", Ok(number @ 1..=8)) => Bound::Level(number),
            ("nodes", _) => Bound::Nodes(number),
            ("depth", Ok(depth)) => Bound::Depth(depth),
            ("time", _) => Bound::Time(number),
            _ => return Err(wrong()),
        };
        Ok(Self { bound, command })
    }
}

impl fmt::Display for Setting {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.bound {
            Bound::Level(number) => write!(f, "level:{number}"),
            Bound::Nodes(nodes) => write!(f, "nodes:{nodes}"),
            Bound::Depth(depth) => write!(f, "depth:{depth}"),
            Bound::Time(milliseconds) => write!(f, "time:{milliseconds}"),
        }?;
        self.command.as_ref().map_or(Ok(()), |command| write!(f, "@{command}"))
    }
}

/// One side, ready to play game after game.
#[derive(Debug)]
pub(crate) struct Player {
    setting: Setting,
    program: Option<Program>,
}

impl Player {
    pub(crate) fn new(setting: &Setting) -> io::Result<Self> {
        let program = setting.command.as_deref().map(Program::start).transpose()?;
        Ok(Self { setting: setting.clone(), program })
    }

    /// The move to play after these moves from the start.
    pub(crate) fn choose(
        &mut self,
        moves: &[String],
        position: &Position,
        earlier: &[u64],
        seed: u64,
    ) -> io::Result<Move> {
        match &mut self.program {
            Some(program) => program.choose(moves, position, &self.setting.go(seed)),
            None => self.think(position, earlier, seed),
        }
    }

    fn think(&self, position: &Position, earlier: &[u64], seed: u64) -> io::Result<Move> {
        let control = Control::new();
        let none = Limits::default();
        let limits = match self.setting.bound {
            Bound::Level(number) => {
                let level = Level::new(number).map_err(io::Error::other)?;
                let found = ai::choose(position, earlier, level, seed, &control).map_err(io::Error::other)?;
                return Ok(found.path.map_or(Move::Pass, |path| path.to_move()));
            }
            Bound::Nodes(nodes) => Limits { nodes: Some(nodes), ..none },
            Bound::Depth(depth) => Limits { depth: Some(depth), ..none },
            Bound::Time(milliseconds) => Limits { time: Some(Duration::from_millis(milliseconds)), ..none },
        };
        let found = ai::search(position, earlier, limits, 16, &control).map_err(io::Error::other)?;
        Ok(found.path.map_or(Move::Pass, |path| path.to_move()))
    }
}

/// Another program that speaks the engine protocol.
#[derive(Debug)]
struct Program {
    child: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
}

impl Program {
    fn start(command: &str) -> io::Result<Self> {
        let mut words = command.split_whitespace();
        let name = words.next().ok_or_else(|| io::Error::other("an empty command"))?;
        let mut child = Command::new(name).args(words).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn()?;
        let missing = || io::Error::other("a program without input or output");
        let input = child.stdin.take().ok_or_else(missing)?;
        let output = BufReader::new(child.stdout.take().ok_or_else(missing)?);
        let mut program = Self { child, input, output };
        program.ask("rules plyyard 2", "ok")?;
        Ok(program)
    }

    fn choose(&mut self, moves: &[String], position: &Position, go: &str) -> io::Result<Move> {
        self.ask(&format!("position start moves {}", moves.join(" ")), "ok")?;
        let answer = self.ask(go, "bestmove ")?;
        let text: MoveText = answer.parse().map_err(io::Error::other)?;
        let path = position.read_move(&text).map_err(io::Error::other)?;
        Ok(path.map_or(Move::Pass, |path| path.to_move()))
    }

    /// Sends a line and waits for the answer that begins with `wanted`; gives what follows it.
    fn ask(&mut self, line: &str, wanted: &str) -> io::Result<String> {
        writeln!(self.input, "{line}")?;
        self.input.flush()?;
        loop {
            let mut answer = String::new();
            if self.output.read_line(&mut answer)? == 0 || answer.starts_with("error") {
                return Err(io::Error::other(format!("`{line}` was answered by `{}`", answer.trim_end())));
            }
            if let Some(rest) = answer.trim_end().strip_prefix(wanted) {
                return Ok(rest.to_owned());
            }
        }
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = writeln!(self.input, "quit");
        let _ = self.child.wait();
    }
}
