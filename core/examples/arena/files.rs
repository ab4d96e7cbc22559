//! Games written as records, one after another.

use std::fs::File;
use std::io::{self, Write};
use std::path::Path;

use starhop::transcript::{Header, Notes, Transcript};

use crate::game::Played;
use crate::options::Options;

/// The files that were asked for.
#[derive(Debug)]
pub(crate) struct Files {
    record: Option<File>,
    undecided: Option<File>,
}

impl Files {
    pub(crate) fn create(options: &Options) -> io::Result<Self> {
        let create = |path: &Path| {
            File::create(path).map_err(|error| io::Error::other(format!("`{}`: {error}", path.display())))
        };
        Ok(Self {
            record: options.record.as_deref().map(create).transpose()?,
            undecided: options.undecided.as_deref().map(create).transpose()?,
        })
    }

    /// Writes the game of this opening and seating.
    pub(crate) fn write(&mut self, played: &Played, opening: u64, seating: usize, turns: usize) -> io::Result<()> {
        let text = record(played, opening, seating, turns);
        let is_undecided = played.winner.is_none() || played.is_unfinished();
        let undecided = self.undecided.as_mut().filter(|_| is_undecided);
        for file in self.record.iter_mut().chain(undecided) {
            writeln!(file, "{text}")?;
        }
        Ok(())
    }
}

fn record(played: &Played, opening: u64, seating: usize, turns: usize) -> String {
    let mut transcript = Transcript::new(&played.game);
    transcript.title = format!("Opening {opening}, game {seating}");
    let mut notes = Notes::default();
    notes.headers.extend(Header::new("Opening", &format!("{turns} random turns")));
    if played.is_unfinished() {
        let ended = format!("undecided after {} turns", played.game.turns());
        notes.headers.extend(Header::new("Arena", &ended));
    }
    for (ply, illegal) in &played.illegal {
        notes.comment(*ply, illegal);
    }
    transcript.with_notes(notes).to_string()
}
