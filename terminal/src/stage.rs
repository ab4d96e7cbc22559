//! The terminal: taken over while the program runs, given back however it ends.

use std::io::{self, Stdout, stdout};
use std::panic;
use std::process;

use ratatui::Terminal;
use ratatui::backend::CrosstermBackend;
use ratatui::crossterm::event::{DisableMouseCapture, EnableMouseCapture};
use ratatui::crossterm::execute;
use ratatui::crossterm::terminal::{EnterAlternateScreen, LeaveAlternateScreen, disable_raw_mode, enable_raw_mode};

/// The status that a panic of the main thread ends a program with.
const PANICKED: i32 = 101;

/// The terminal in our hands. Dropping it gives the terminal back as it was.
#[derive(Debug)]
pub(crate) struct Stage {
    pub(crate) terminal: Terminal<CrosstermBackend<Stdout>>,
}

impl Stage {
    /// Takes the terminal over. From then on a panic in any thread gives it back and ends the program.
    pub(crate) fn enter() -> io::Result<Self> {
        let earlier = panic::take_hook();
        panic::set_hook(Box::new(move |panic| {
            leave();
            earlier(panic);
            process::exit(PANICKED);
        }));
        enable_raw_mode()?;
        let entered = execute!(stdout(), EnterAlternateScreen, EnableMouseCapture)
            .and_then(|()| Terminal::new(CrosstermBackend::new(stdout())));
        if entered.is_err() {
            leave();
        }
        Ok(Self { terminal: entered? })
    }
}

impl Drop for Stage {
    fn drop(&mut self) {
        let _ = self.terminal.show_cursor();
        leave();
    }
}

/// Gives the terminal back. What fails here fails because there is no terminal any more.
fn leave() {
    let _ = execute!(stdout(), DisableMouseCapture, LeaveAlternateScreen, ratatui::crossterm::cursor::Show);
    let _ = disable_raw_mode();
}
