use core::fmt;

use crate::game::{DrawOffer, DrawReason, Game, Player, Record, RecordError, Setup, Status};
use crate::position::Position;
use crate::rules::Rules;
use crate::transcript::body::{self, Token};
use crate::transcript::error::cut;
use crate::transcript::fields::Fields;
use crate::transcript::source::{self, Source};
use crate::transcript::{Notes, TextError, ValueError, rounds, values};

pub(super) const KIND: &str = "record";
/// The word behind the last move that says that the players agreed to a draw.
const DRAW: &str = "draw";

/// A game as a text that people can read and write, with what they say about it.
///
/// Undone moves and an open draw offer are not part of it.
///
/// ```
/// use starhop::game::{Game, Player, Setup};
/// use starhop::transcript::Transcript;
/// use starhop::Rules;
///
/// let text = "Starhop: record 1\n\
///             Rules: plyyard 2\n\
///             Player 1: person Ada\n\
///             Player 4: computer 3\n\
///             Result: playing\n\
///             \n\
///             {An open start.}\n\
///             1. c1:e5 n1-m5\n\
///             2. d1-e6\n";
/// let transcript = Transcript::parse(text.as_bytes())?;
/// assert_eq!(transcript.game().ply(), 3);
/// assert_eq!(transcript.notes().comments(0), ["An open start."]);
/// assert_eq!(transcript.to_string(), text);
/// # Ok::<(), starhop::transcript::TextError>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Transcript {
    /// A title that a person gave; empty where there is none.
    pub title: String,
    /// When the game was started, in milliseconds since 1970.
    pub created: Option<u64>,
    /// When it was last changed, in milliseconds since 1970.
    pub changed: Option<u64>,
    game: Game,
    notes: Notes,
}

impl Transcript {
    /// A game with nothing said about it. What was undone is left out, and so is a draw offer.
    #[must_use]
    pub fn new(game: &Game) -> Self {
        Self { title: String::new(), created: None, changed: None, game: game.as_it_stands(), notes: Notes::default() }
    }

    /// The game.
    #[must_use]
    pub const fn game(&self) -> &Game {
        &self.game
    }

    /// What is said about the game.
    #[must_use]
    pub const fn notes(&self) -> &Notes {
        &self.notes
    }

    /// The same with these notes; what they say of plies that there are not is left out.
    #[must_use]
    pub fn with_notes(mut self, notes: Notes) -> Self {
        self.notes = notes;
        self.notes.keep_up_to(self.game.ply());
        self
    }

    /// Reads a text and replays every move.
    ///
    /// # Errors
    /// [`TextError`] names the line and what is wrong with it.
    pub fn parse(text: &[u8]) -> Result<Self, TextError> {
        let source = Source::read(text, KIND)?;
        let mut fields = Fields::of(source.headers);
        let title = fields.take("Title", values::read_text)?.unwrap_or_default();
        let created = fields.take("Created", values::read_time)?;
        let changed = fields.take("Changed", values::read_time)?;
        let result = fields.take_line("Result", |text| Ok(text.parse::<Status>()?))?;
        let setup = read_setup(&mut fields)?;
        let (game, comments) = read_moves(setup, body::tokens(&source.body, source.body_line)?)?;
        let found = game.status();
        if let Some((line, said)) = result.filter(|&(_, said)| said != found) {
            return Err(TextError::Result { line, said, found });
        }
        let mut notes = Notes::default();
        notes.headers = fields.rest();
        for (ply, text) in comments {
            notes.comment(ply, &text);
        }
        Ok(Self { title, created, changed, ..Self::new(&game) }.with_notes(notes))
    }
}

fn read_setup(fields: &mut Fields) -> Result<Setup, TextError> {
    let rules = fields.need("Rules", |text| Ok(text.parse::<Rules>()?))?;
    let mut players = Vec::new();
    for seat in rules.seats() {
        let player = fields.take(&format!("Player {seat}"), values::read_player)?;
        players.push(player.unwrap_or_else(Player::person));
    }
    if let Some((line, header)) = fields.first_with("Player") {
        let error = ValueError::Seat(cut(header.key().split_once(char::is_whitespace).map_or("", |(_, seat)| seat)));
        return Err(TextError::Value { line, key: header.key().to_owned(), error });
    }
    let toss = fields.take("Toss", values::read_toss)?;
    let start = fields.take("Start", |text| Ok(Position::parse(&values::with_single_blanks(text), rules)?))?;
    let setup = match (toss, start) {
        (None, Some(start)) => Setup::from_position(start, players),
        (Some(seed), None) => Setup::tossed(rules, players, seed),
        (None, None) => Setup::new(rules, players),
        (Some(_), Some(_)) => return Err(TextError::TossAndStart),
    };
    Ok(setup?)
}

/// The game that the moves come to, and the comments with the plies that they follow.
fn read_moves(setup: Setup, tokens: Vec<Token>) -> Result<(Game, Vec<(usize, String)>), TextError> {
    let (mut plies, mut lines, mut comments, mut agreed) = (Vec::new(), Vec::new(), Vec::new(), None);
    for token in tokens {
        match token {
            Token::Comment(text) => comments.push((plies.len(), text)),
            Token::Word { line, text } if agreed.is_some() => {
                return Err(TextError::AfterEnd { line, text: cut(&text) });
            }
            Token::Word { line, text } if text == DRAW => agreed = Some(line),
            Token::Word { line, text } => {
                lines.push(line);
                plies.push(text);
            }
        }
    }
    let record = Record { setup, at: plies.len(), plies, agreed: agreed.is_some(), offer: DrawOffer::None };
    match Game::from_record(&record) {
        Ok(game) => Ok((game, comments)),
        Err(RecordError::Ply { ply, text, error }) => {
            let line = lines.get(ply.saturating_sub(1)).copied().unwrap_or_default();
            Err(TextError::Move { line, number: ply, text, error })
        }
        // Nothing was undone and nothing is offered, so that only the agreement is left to be wrong.
        Err(_) => Err(TextError::AfterEnd { line: agreed.unwrap_or_default(), text: DRAW.to_owned() }),
    }
}

impl fmt::Display for Transcript {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let setup = self.game.setup();
        f.write_str(&source::first_line(KIND))?;
        if !self.title.is_empty() {
            writeln!(f, "Title: {}", values::write_text(&self.title))?;
        }
        writeln!(f, "Rules: {}", setup.rules())?;
        for (seat, player) in setup.players() {
            writeln!(f, "Player {seat}: {}", values::write_player(player))?;
        }
        if let Some(seed) = setup.toss() {
            writeln!(f, "Toss: {seed}")?;
        }
        if let Some(start) = setup.custom_start() {
            writeln!(f, "Start: {start}")?;
        }
        for (key, time) in [("Created", self.created), ("Changed", self.changed)] {
            if let Some(time) = time {
                writeln!(f, "{key}: {}", values::write_time(time))?;
            }
        }
        writeln!(f, "Result: {}", self.game.status())?;
        source::write_headers(f, &self.notes.headers)?;
        writeln!(f)?;
        self.write_moves(f)
    }
}

impl Transcript {
    fn write_moves(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for comment in self.notes.comments(0) {
            writeln!(f, "{}", body::write_comment(comment))?;
        }
        let mut round = 0;
        for (at, (ply, of_round)) in (1..).zip(self.game.plies().iter().zip(rounds::of_game(&self.game))) {
            if of_round > round {
                let before = if round == 0 { "" } else { "\n" };
                write!(f, "{before}{of_round}. {ply}")?;
                round = of_round;
            } else {
                write!(f, " {ply}")?;
            }
            for comment in self.notes.comments(at) {
                write!(f, " {}", body::write_comment(comment))?;
            }
        }
        match (self.game.status() == Status::Drawn(DrawReason::Agreed), round) {
            (true, 0) => writeln!(f, "{DRAW}"),
            (true, _) => writeln!(f, " {DRAW}"),
            (false, 0) => Ok(()),
            (false, _) => writeln!(f),
        }
    }
}
