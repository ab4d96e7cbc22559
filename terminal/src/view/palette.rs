//! Colours by what they mean, in what the terminal can show.

use ratatui::style::{Color, Modifier, Style};
use starhop::Seat;

/// How many colours the terminal shows.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Palette {
    /// None: everything is told by characters, bold and reverse alone.
    None,
    /// The 256 of xterm.
    Indexed,
    /// All of them.
    True,
}

/// Red, green, blue.
type Rgb = (u8, u8, u8);

/// What a colour is for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Tone {
    /// The face of the board.
    Board,
    /// An empty hole.
    Hole,
    /// Targets, the selection and the cursor.
    Target,
    /// The last move and hints.
    Path,
    /// The pieces of a seat.
    Fill(Seat),
    /// The mark on a seat's pieces.
    Mark(Seat),
    /// The camp where a seat starts.
    Camp(Seat),
}

/// Fill, mark and camp of each seat.
const SEATS: [[Rgb; 3]; 6] = [
    [(0xC8, 0x39, 0x1B), (0xFF, 0xF8, 0xEC), (0x47, 0x1C, 0x12)],
    [(0x00, 0x9E, 0x73), (0x14, 0x10, 0x0B), (0x0F, 0x3A, 0x2C)],
    [(0x7C, 0xC8, 0xF2), (0x14, 0x10, 0x0B), (0x1A, 0x33, 0x3F)],
    [(0x2B, 0x62, 0xB5), (0xFF, 0xF8, 0xEC), (0x1A, 0x2C, 0x4E)],
    [(0xF2, 0xD3, 0x3C), (0x14, 0x10, 0x0B), (0x3D, 0x34, 0x10)],
    [(0xCC, 0x79, 0xA7), (0x14, 0x10, 0x0B), (0x43, 0x29, 0x3A)],
];

impl Tone {
    const fn rgb(self) -> Rgb {
        match self {
            Self::Board => (0x1A, 0x15, 0x10),
            Self::Hole => (0xA6, 0x94, 0x7C),
            Self::Target => (0xFF, 0xF6, 0xE6),
            Self::Path => (0xF2, 0xB7, 0x5C),
            Self::Fill(seat) => SEATS[seat.index()][0],
            Self::Mark(seat) => SEATS[seat.index()][1],
            Self::Camp(seat) => SEATS[seat.index()][2],
        }
    }
}

impl Palette {
    /// What the environment asks for: `NO_COLOR`, else `COLORTERM`.
    pub(crate) fn of_environment(no_color: &str, colorterm: &str) -> Self {
        if !no_color.is_empty() {
            Self::None
        } else if matches!(colorterm, "truecolor" | "24bit") {
            Self::True
        } else {
            Self::Indexed
        }
    }

    /// Letters in one tone on another.
    pub(crate) fn style(self, letters: Tone, ground: Tone) -> Style {
        let plain = match self {
            Self::None => Style::new(),
            Self::Indexed => Style::new().fg(indexed(letters.rgb())).bg(indexed(ground.rgb())),
            Self::True => Style::new().fg(color(letters.rgb())).bg(color(ground.rgb())),
        };
        match letters {
            Tone::Target | Tone::Path | Tone::Mark(_) => plain.add_modifier(Modifier::BOLD),
            _ => plain,
        }
    }
}

const fn color((red, green, blue): Rgb) -> Color {
    Color::Rgb(red, green, blue)
}

/// The nearest colour of xterm's cube of six steps a channel, or of its 24 greys.
fn indexed(rgb: Rgb) -> Color {
    const STEPS: [u8; 6] = [0, 95, 135, 175, 215, 255];
    let nearest = |value: u8| (0..6u8).min_by_key(|&step| STEPS[usize::from(step)].abs_diff(value)).unwrap_or(0);
    let (red, green, blue) = (nearest(rgb.0), nearest(rgb.1), nearest(rgb.2));
    let cube = [red, green, blue].map(|step| STEPS[usize::from(step)]);
    let mean = (u16::from(rgb.0) + u16::from(rgb.1) + u16::from(rgb.2)) / 3;
    let grey = u8::try_from(mean.saturating_sub(3) / 10).unwrap_or(0).min(23);
    let away = |other: [u8; 3]| {
        let parts = [rgb.0, rgb.1, rgb.2].into_iter().zip(other).map(|(a, b)| u32::from(a.abs_diff(b)));
        parts.map(|part| part * part).sum::<u32>()
    };
    if away([8 + 10 * grey; 3]) < away(cube) {
        Color::Indexed(232 + grey)
    } else {
        Color::Indexed(16 + 36 * red + 6 * green + blue)
    }
}
