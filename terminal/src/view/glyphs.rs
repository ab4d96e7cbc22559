/// The characters of the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Glyphs {
    pub(crate) hole: &'static str,
    /// A piece without a player.
    pub(crate) idle: &'static str,
    pub(crate) step: &'static str,
    pub(crate) hop: &'static str,
    pub(crate) chain_end: &'static str,
    /// Where the last move began.
    pub(crate) origin: &'static str,
    /// Where the last move landed on its way.
    pub(crate) landing: &'static str,
    /// The last move's way along a row, rising to the right, and falling.
    pub(crate) ways: [&'static str; 3],
    /// Around the piece of the last move.
    pub(crate) arrived: [&'static str; 2],
    /// Around the selected piece, also under the cursor.
    pub(crate) selected: [&'static str; 2],
    /// Around the hole under the cursor.
    pub(crate) cursor: [&'static str; 2],
    /// Around the piece of a hint.
    pub(crate) hint: [&'static str; 2],
    /// The target of a hint.
    pub(crate) hinted: &'static str,
    /// Before the player to move and the chosen row of a list.
    pub(crate) here: &'static str,
    /// Between the ends of a chain in a list of moves.
    pub(crate) chain: &'static str,
    /// Before the number of its hops.
    pub(crate) times: &'static str,
    /// Between short texts of one row.
    pub(crate) between: &'static str,
    /// The keys to the left and to the right.
    pub(crate) sideways: &'static str,
    /// Where typing goes on.
    pub(crate) caret: &'static str,
}

impl Glyphs {
    /// Drawn signs, for terminals with the usual fonts.
    pub(crate) const DRAWN: Self = Self {
        hole: "·",
        idle: "x",
        step: "◇",
        hop: "○",
        chain_end: "◉",
        origin: "◌",
        landing: "•",
        ways: ["─", "╱", "╲"],
        arrived: ["(", ")"],
        selected: [">", "<"],
        cursor: ["[", "]"],
        hint: ["?", "?"],
        hinted: "?",
        here: "▸",
        chain: "⋯",
        times: "×",
        between: " · ",
        sideways: "← →",
        caret: "▏",
    };

    /// Plain ones, for terminals without.
    pub(crate) const PLAIN: Self = Self {
        hole: ".",
        step: "+",
        hop: "o",
        chain_end: "@",
        origin: "~",
        landing: "*",
        ways: ["-", "/", "\\"],
        here: ">",
        chain: "..",
        times: "x",
        between: " | ",
        sideways: "<- ->",
        caret: "_",
        ..Self::DRAWN
    };
}
