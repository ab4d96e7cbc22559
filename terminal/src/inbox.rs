//! Where messages come from: keys and clicks, and the signals that end a program.

use std::io;
use std::sync::mpsc::Sender;
use std::thread;

use ratatui::crossterm::event;

use crate::app::Message;

/// Sends what the person does until the terminal is gone.
pub(crate) fn listen_to_terminal(inbox: Sender<Message>) {
    thread::spawn(move || {
        while let Ok(event) = event::read() {
            if inbox.send(Message::Input(event)).is_err() {
                return;
            }
        }
        let _ = inbox.send(Message::Quit);
    });
}

/// Turns the signals that end a program into a message, so that the terminal is given back first.
#[cfg(unix)]
pub(crate) fn listen_to_signals(inbox: Sender<Message>) -> io::Result<()> {
    use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM};
    let mut signals = signal_hook::iterator::Signals::new([SIGHUP, SIGINT, SIGTERM])?;
    thread::spawn(move || {
        for _ in signals.forever() {
            if inbox.send(Message::Quit).is_err() {
                return;
            }
        }
    });
    Ok(())
}

/// There are no such signals here.
#[cfg(not(unix))]
pub(crate) fn listen_to_signals(_: Sender<Message>) -> io::Result<()> {
    Ok(())
}
