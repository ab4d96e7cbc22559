//! The engine protocol: reads lines, answers lines, so that programs can play the computer and test it.
//!
//! `cargo run --release -p starhop --example engine`
//!
//! Lines are answered in order. While a `go` or a `hint` runs, `stop` ends it with its best move. `quit` ends the
//! program once the lines before it are answered; it cuts a `go` by time short at once, and any other `go` after a
//! second.

mod command;
mod table;
mod thinking;

use std::collections::VecDeque;
use std::io::{self, BufRead, Write};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::thread;
use std::time::{Duration, Instant};

use command::Command;
use table::Table;
use thinking::Thinking;

/// What happens outside the main thread.
enum Event {
    Line(String),
    /// The input has ended.
    End,
    /// The running search has ended with these answers.
    Answer(Vec<String>),
}

/// How long `quit` waits for a search whose result does not depend on the clock.
const GRACE_AFTER_QUIT: Duration = Duration::from_secs(1);
/// How long the end of the input waits for a search.
const GRACE_AFTER_END: Duration = Duration::from_secs(60);

fn main() -> io::Result<()> {
    let (sender, events) = mpsc::channel();
    let reader = sender.clone();
    thread::spawn(move || read_lines(&reader));
    Engine { table: Table::default(), events, sender, waiting: VecDeque::new(), last_call: None }.run()
}

fn read_lines(events: &Sender<Event>) {
    for line in io::stdin().lock().split(b'\n') {
        let Ok(line) = line else { break };
        // Bytes that are no text make a line that no command matches.
        let line = String::from_utf8_lossy(&line).trim().to_owned();
        if !line.is_empty() && events.send(Event::Line(line)).is_err() {
            return;
        }
    }
    // The main thread may be gone already.
    let _ = events.send(Event::End);
}

struct Engine {
    table: Table,
    events: Receiver<Event>,
    sender: Sender<Event>,
    /// Lines that came while a search was running.
    waiting: VecDeque<String>,
    /// When a running search has to end because no more lines come.
    last_call: Option<Instant>,
}

impl Engine {
    fn run(mut self) -> io::Result<()> {
        while let Some(line) = self.next_line() {
            if line == "quit" {
                break;
            }
            let answers = match Command::parse(&line) {
                Ok(Command::Think(order)) => match Thinking::start(order, &self.table, self.sender.clone()) {
                    Ok(thinking) => self.wait_for(&thinking),
                    Err(answer) => vec![answer],
                },
                Ok(command) => self.table.obey(command),
                Err(error) => vec![format!("error {error}")],
            };
            say(&answers)?;
        }
        Ok(())
    }

    fn next_line(&mut self) -> Option<String> {
        if let Some(line) = self.waiting.pop_front() {
            return Some(line);
        }
        if self.last_call.is_some() {
            return None;
        }
        loop {
            match self.events.recv() {
                Ok(Event::Line(line)) => return Some(line),
                Ok(Event::Answer(_)) => {}
                Ok(Event::End) | Err(_) => return None,
            }
        }
    }

    /// Keeps later lines back until the search has answered.
    fn wait_for(&mut self, thinking: &Thinking) -> Vec<String> {
        loop {
            let left = self.last_call.map(|end| end.saturating_duration_since(Instant::now()));
            let event = match left {
                Some(left) => self.events.recv_timeout(left),
                None => self.events.recv().map_err(|_| RecvTimeoutError::Disconnected),
            };
            match event {
                Ok(Event::Answer(answers)) => return answers,
                Ok(Event::Line(line)) if line == "stop" => thinking.move_now(),
                Ok(Event::Line(line)) => {
                    if line == "quit" {
                        let grace = if thinking.is_timed() { Duration::ZERO } else { GRACE_AFTER_QUIT };
                        self.last_call.get_or_insert(Instant::now() + grace);
                    }
                    self.waiting.push_back(line);
                }
                Ok(Event::End) => {
                    self.last_call.get_or_insert(Instant::now() + GRACE_AFTER_END);
                }
                Err(RecvTimeoutError::Timeout) => {
                    thinking.move_now();
                    self.last_call = Some(Instant::now() + GRACE_AFTER_END);
                }
                Err(RecvTimeoutError::Disconnected) => return Vec::new(),
            }
        }
    }
}

fn say(answers: &[String]) -> io::Result<()> {
    let mut out = io::stdout().lock();
    for answer in answers {
        writeln!(out, "{answer}")?;
    }
    out.flush()
}
