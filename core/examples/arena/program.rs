//! Another program that speaks the engine protocol.

use std::io::{self, BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::thread;
use std::time::{Duration, Instant};

use starhop::Rules;
use starhop::game::{Game, Ply};

/// A running program. Whatever it does that the protocol does not know is an error that names its command.
#[derive(Debug)]
pub(crate) struct Program {
    command: String,
    child: Child,
    input: ChildStdin,
    lines: Receiver<String>,
    patience: Duration,
}

/// How long a program may take to end once it was told to.
const GRACE: Duration = Duration::from_millis(500);

impl Program {
    /// Starts it and tells it the rules. No answer may take longer than `patience`, beyond the time that a move is
    /// given.
    pub(crate) fn start(command: &str, rules: Rules, patience: Duration) -> io::Result<Self> {
        let named = |error: &dyn core::fmt::Display| io::Error::other(format!("`{command}`: {error}"));
        let mut words = command.split_whitespace();
        let name = words.next().ok_or_else(|| named(&"an empty command"))?;
        let started = Command::new(name).args(words).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn();
        let mut child = started.map_err(|error| named(&error))?;
        let (Some(input), Some(output)) = (child.stdin.take(), child.stdout.take()) else {
            return Err(named(&"it has no input or output"));
        };
        let (sender, lines) = mpsc::channel();
        thread::spawn(move || {
            for line in BufReader::new(output).split(b'\n') {
                let Ok(line) = line else { break };
                if sender.send(String::from_utf8_lossy(&line).trim().to_owned()).is_err() {
                    break;
                }
            }
        });
        let mut program = Self { command: command.to_owned(), child, input, lines, patience };
        program.ask(&format!("rules {rules}"), "ok", Duration::ZERO)?;
        Ok(program)
    }

    /// Its answer to a `go` line in the game as it stands, whatever it is worth.
    pub(crate) fn choose(&mut self, game: &Game, go: &str, time: Duration) -> io::Result<String> {
        self.ask(&position_line(game), "ok", Duration::ZERO)?;
        self.ask(go, "bestmove", time)
    }

    /// Sends a line and waits for the answer that begins with `wanted`; gives what follows it.
    fn ask(&mut self, line: &str, wanted: &str, time: Duration) -> io::Result<String> {
        let sent = writeln!(self.input, "{line}").and_then(|()| self.input.flush());
        // A program that has ended may have said why, so that the answer is looked at first.
        let deadline = Instant::now() + time + self.patience;
        loop {
            match self.lines.recv_timeout(deadline.saturating_duration_since(Instant::now())) {
                Ok(answer) => {
                    if let Some(rest) = answer.strip_prefix(wanted) {
                        return Ok(rest.trim_start().to_owned());
                    }
                    if answer.starts_with("error") {
                        return Err(self.failed(line, &format!("it was answered by `{answer}`")));
                    }
                }
                Err(RecvTimeoutError::Timeout) => {
                    let within = (time + self.patience).as_secs_f32();
                    return Err(self.failed(line, &format!("no answer within {within} s")));
                }
                Err(RecvTimeoutError::Disconnected) => {
                    let ended = self.child.wait().map_or_else(|error| error.to_string(), |status| status.to_string());
                    let sent = sent.map_or_else(|error| format!(", {error}"), |()| String::new());
                    return Err(self.failed(line, &format!("it ended without an answer ({ended}{sent})")));
                }
            }
        }
    }

    fn failed(&self, line: &str, what: &str) -> io::Error {
        let long = line.chars().count() > 200;
        let cut: String = line.chars().take(200).chain(long.then_some('…')).collect();
        io::Error::other(format!("`{}`: after `{cut}`: {what}", self.command))
    }
}

/// The game so far. Claims and goings are no moves, so that a game with them is told from the last of them on.
fn position_line(game: &Game) -> String {
    let since = game.plies().iter().rposition(|ply| !matches!(ply, Ply::Move(_) | Ply::Pass)).map_or(0, |at| at + 1);
    let from = &game.positions()[since];
    let is_start = since == 0 && *from == starhop::Position::start(from.rules());
    let text = if is_start { "start".to_owned() } else { from.to_string().replace(' ', "_") };
    let moves: Vec<String> = game.plies()[since..].iter().map(ToString::to_string).collect();
    let word = if moves.is_empty() { "" } else { " moves " };
    format!("position {text}{word}{}", moves.join(" "))
}

impl Drop for Program {
    fn drop(&mut self) {
        // It may have ended already, and one that does not listen is ended here.
        let _ = writeln!(self.input, "quit");
        let deadline = Instant::now() + GRACE;
        while matches!(self.child.try_wait(), Ok(None)) {
            if Instant::now() >= deadline {
                let _ = self.child.kill();
                let _ = self.child.wait();
                return;
            }
            thread::sleep(Duration::from_millis(5));
        }
    }
}

#[cfg(test)]
mod tests {
    use starhop::game::{Player, Setup};
    use starhop::{MoveText, Position};

    use super::*;

    fn people(rules: &str, toss: Option<u64>) -> Game {
        let rules: Rules = rules.parse().expect("rules");
        let players = rules.seats().iter().map(|_| Player::person()).collect();
        Game::new(Setup::with_toss(rules, players, toss).expect("people play"))
    }

    fn play(game: &mut Game, texts: &[&str]) {
        for text in texts {
            let text: MoveText = text.parse().expect("a move");
            let path = game.position().read_move(&text).expect("legal").expect("no pass");
            game.play(path.holes()).expect("legal");
        }
    }

    /// The position that a program comes to.
    fn told(game: &Game) -> Position {
        let line = position_line(game);
        let mut words = line.split_whitespace().skip(1);
        let text = words.next().expect("a text").replace('_', " ");
        let rules = game.setup().rules();
        let start = Position::start(rules);
        let from = if text == "start" { start } else { Position::parse(&text, rules).expect("a position") };
        let moves = words.skip(1).map(|text| text.parse::<MoveText>().expect("a move"));
        moves.fold(from, |mut position, text| {
            let path = position.read_move(&text).expect("legal").expect("no pass");
            position.make_path(&path);
            position
        })
    }

    #[test]
    fn a_program_is_told_of_claims_and_goings() {
        let mut game = people("plyyard 2 deadlock=on", None);
        for _ in 0..5 {
            play(&mut game, &["d1-e5", "n1-m5", "e5-d1", "m5-n1"]);
        }
        play(&mut game, &["d1-e5", "n1-m5"]);
        assert!(position_line(&game).starts_with("position start moves d1-e5 "));
        assert_eq!(told(&game), *game.position());
        game.claim().expect("22 turns, all but two without progress");
        assert_eq!(told(&game), *game.position());
        play(&mut game, &["e5-d1"]);
        assert!(position_line(&game).ends_with(" moves e5-d1"));
        assert_eq!(told(&game), *game.position());

        let mut game = people("qq 3", None);
        play(&mut game, &["d1-e5"]);
        game.resign_as(starhop::Seat::NORTH_WEST).expect("still in");
        assert_eq!(told(&game), *game.position());
    }

    #[test]
    fn a_program_is_told_who_won_the_toss() {
        for seed in 0..8 {
            let game = people("masters 2", Some(seed));
            assert_eq!(told(&game), *game.position());
        }
    }
}
