use ratatui::crossterm::event::KeyCode;

/// The longest text that can be typed: 121 holes of three characters with their separators.
const LONGEST: usize = 484;

/// What takes the keys before the board does.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Dialog {
    /// A move is typed.
    Typing(String),
    /// Whether to resign is asked.
    Resigning,
    /// Whether to accept a draw is asked.
    DrawOffered,
}

/// What a key means to a dialog.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Answer {
    /// It goes on.
    Open,
    /// It was dropped, or answered with no.
    No,
    /// It was answered with yes.
    Yes,
    /// A text was finished.
    Text(String),
}

impl Dialog {
    pub(super) fn key(&mut self, code: KeyCode) -> Answer {
        match (self, code) {
            (_, KeyCode::Esc) | (Self::Resigning | Self::DrawOffered, KeyCode::Char('n' | 'N')) => Answer::No,
            (Self::Typing(text), KeyCode::Enter) => Answer::Text(text.trim().to_lowercase()),
            (Self::Typing(text), KeyCode::Backspace) => {
                if text.pop().is_none() {
                    Answer::No
                } else {
                    Answer::Open
                }
            }
            (Self::Typing(text), KeyCode::Char(c)) => {
                if text.len() < LONGEST {
                    text.push(c);
                }
                Answer::Open
            }
            (Self::Resigning | Self::DrawOffered, KeyCode::Char('y' | 'Y')) => Answer::Yes,
            _ => Answer::Open,
        }
    }
}
