use core::fmt;

use crate::position::Position;
use crate::rules::Rules;
use crate::transcript::error::cut;
use crate::transcript::fields::Fields;
use crate::transcript::source::{self, Header, Source};
use crate::transcript::{TextError, values};

pub(super) const KIND: &str = "position";

/// A position with its rules as a text that people can read; [`Setup::from_position`](crate::game::Setup::from_position)
/// starts a game from it.
///
/// ```
/// use starhop::transcript::Diagram;
/// use starhop::{Position, Rules};
///
/// let start = Diagram::new(Position::start(Rules::PLYYARD));
/// assert_eq!(Diagram::parse(start.to_string().as_bytes()), Ok(start));
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Diagram {
    /// A title that a person gave; empty where there is none.
    pub title: String,
    /// The position, with its rules.
    pub position: Position,
    /// Header lines that the format does not know, in their order.
    pub headers: Vec<Header>,
}

impl Diagram {
    /// A position without a title.
    #[must_use]
    pub const fn new(position: Position) -> Self {
        Self { title: String::new(), position, headers: Vec::new() }
    }

    /// Reads the text of a position.
    ///
    /// # Errors
    /// [`TextError`] names the line and what is wrong with it.
    pub fn parse(text: &[u8]) -> Result<Self, TextError> {
        let source = Source::read(text, KIND)?;
        let mut more = (source.body_line..).zip(source.body.lines()).filter(|(_, line)| !line.trim().is_empty());
        if let Some((line, text)) = more.next() {
            return Err(TextError::MoreThanPosition { line, text: cut(text.trim()) });
        }
        let mut fields = Fields::of(source.headers);
        let title = fields.take("Title", values::read_text)?.unwrap_or_default();
        let rules = fields.need("Rules", |text| Ok(text.parse::<Rules>()?))?;
        let position =
            fields.need("Position", |text| Ok(Position::parse(&values::with_single_blanks(text), rules)?))?;
        Ok(Self { title, position, headers: fields.rest() })
    }
}

impl fmt::Display for Diagram {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&source::first_line(KIND))?;
        if !self.title.is_empty() {
            writeln!(f, "Title: {}", values::write_text(&self.title))?;
        }
        writeln!(f, "Rules: {}", self.position.rules())?;
        writeln!(f, "Position: {}", self.position)?;
        source::write_headers(f, &self.headers)
    }
}
