//! Starhop in a terminal: the same core, for people without a JVM.

mod app;
mod args;
mod inbox;
mod stage;
#[cfg(test)]
mod tests;
mod view;
mod words;

use std::io::{self, IsTerminal, Write};
use std::process::ExitCode;
use std::sync::mpsc;

use starhop::store::Store;

use crate::app::App;
use crate::args::{Environment, Options, Task};
use crate::stage::Stage;
use crate::words::{Word, Words};

/// The status after arguments that make no sense.
const BAD_ARGUMENTS: u8 = 2;

fn main() -> ExitCode {
    let (words, task) = args::read(std::env::args_os().skip(1), &Environment::of_process());
    match task {
        Ok(Task::Help) => print(&args::usage(&words)),
        Ok(Task::Version) => print(concat!("starhop-terminal ", env!("CARGO_PKG_VERSION"), "\n")),
        Ok(Task::Play(options)) => {
            if let Err(error) = play(&words, &options) {
                eprintln!("starhop-terminal: {error}");
                return ExitCode::FAILURE;
            }
        }
        Err(error) => {
            eprintln!("starhop-terminal: {}", error.text(&words));
            return ExitCode::from(BAD_ARGUMENTS);
        }
    }
    ExitCode::SUCCESS
}

/// Prints to a reader who may have gone away, as `head` does.
fn print(text: &str) {
    let _ = io::stdout().write_all(text.as_bytes());
}

/// Plays until the person quits; the error is in words.
fn play(words: &Words, options: &Options) -> Result<(), String> {
    let opened = |error| words.fill(Word::ErrorStore, &[("why", &words.store(&error))]);
    let store = Store::open(&options.data).map_err(opened)?;
    if !io::stdin().is_terminal() || !io::stdout().is_terminal() {
        return Err(words.text(Word::ErrorTerminal).to_owned());
    }
    let (outbox, inbox) = mpsc::channel();
    let size = ratatui::crossterm::terminal::size().map_err(|error| error.to_string())?;
    let mut app = App::new(store, words.clone(), size.into(), outbox.clone()).map_err(opened)?;
    let run = || -> io::Result<()> {
        inbox::listen_to_signals(outbox.clone())?;
        let mut stage = Stage::enter()?;
        inbox::listen_to_terminal(outbox);
        while !app.done {
            stage.terminal.draw(|frame| view::draw(&app, options.look, frame))?;
            let Ok(first) = inbox.recv() else { break };
            app.update(first);
            // What came in the meantime is taken in before the window is drawn again.
            for message in inbox.try_iter() {
                app.update(message);
            }
        }
        Ok(())
    };
    run().map_err(|error| error.to_string())
}
