use core::fmt;
use core::str::FromStr;

use crate::rules::RulesError;
use crate::seat::Seat;

/// An option whose values have keys, as `key=value` in texts and in the engine protocol.
macro_rules! option {
    ($(#[$doc:meta])* $name:ident, $key:literal: $($(#[$value_doc:meta])* $value:ident = $text:literal),+ $(,)?) => {
        $(#[$doc])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
        pub enum $name {
            $($(#[$value_doc])* $value),+
        }

        impl $name {
            /// The option's key.
            pub const KEY: &'static str = $key;
            /// Every value.
            pub const ALL: &'static [Self] = &[$(Self::$value),+];

            /// The value's place in `ALL`, in few enough bits to pack.
            pub(super) const fn code(self) -> u32 {
                self as u32
            }

            /// The value with this place; one beyond the last means the first.
            pub(super) const fn of_code(code: u32) -> Self {
                match code {
                    $(code if code == Self::$value as u32 => Self::$value,)+
                    _ => Self::ALL[0],
                }
            }

            /// The value's key.
            #[must_use]
            pub const fn key(self) -> &'static str {
                match self {
                    $(Self::$value => $text),+
                }
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(self.key())
            }
        }

        impl FromStr for $name {
            type Err = RulesError;

            fn from_str(text: &str) -> Result<Self, RulesError> {
                match text {
                    $($text => Ok(Self::$value),)+
                    _ => Err(RulesError::Value {
                        option: $key,
                        value: text.chars().take(40).collect(),
                        known: &[$($text),+],
                    }),
                }
            }
        }
    };
}

option! {
    /// What a hop may go over.
    Jump, "jump":
    /// A neighbouring piece, to the hole right behind it.
    Adjacent = "adjacent",
    /// The only piece on the line between start and landing, at the exact middle of it.
    Symmetric = "symmetric",
}

option! {
    /// Whether a piece may leave its goal.
    Exit, "exit":
    /// It may.
    Free = "free",
    /// A move that starts inside the goal lands only inside it; a chain that comes from outside may pass through.
    Locked = "locked",
}

option! {
    /// Camps that are home or goal of another player in the game, and neither home nor goal of the mover.
    Camps, "camps":
    /// They are holes like others.
    Open = "open",
    /// A chain may land there on its way, and no piece may rest there.
    Pass = "pass",
    /// No landing there at all; a piece that is inside may only leave.
    Closed = "closed",
}

option! {
    /// Whether a chain must go on while it can.
    Continue, "continue":
    /// It may stop at any landing.
    Off = "off",
    /// It stops only where no hop leads on to a hole that it has not visited.
    On = "on",
}

option! {
    /// When a goal counts as reached.
    Win, "win":
    /// All ten goal holes hold own pieces.
    Own = "own",
    /// All ten are held by anyone, and at least one by an own piece.
    Filled = "filled",
}

option! {
    /// Whether an opponent's piece in the own goal may be landed on; it goes to where that part of the move began.
    Swap, "swap":
    /// It is an obstacle like others.
    Off = "off",
    /// It may.
    On = "on",
}

option! {
    /// Whether a player who could move may pass.
    Pass, "pass":
    /// No.
    Off = "off",
    /// Yes; when all have done so on two consecutive own turns, the game is a draw.
    On = "on",
}

option! {
    /// Whether going back a fourth time is forbidden.
    Repetition, "repetition":
    /// It is not.
    Off = "off",
    /// It is.
    On = "on",
}

option! {
    /// Whether a deadlock may be claimed.
    Deadlock, "deadlock":
    /// It may not.
    Off = "off",
    /// It may, after ten rounds in which nobody progressed.
    On = "on",
}

option! {
    /// Whether pieces must have left home by the 20th, 25th and 30th turn.
    Passive, "passive":
    /// They need not.
    Off = "off",
    /// At least 5, 8 and 10 of them must.
    On = "on",
}

option! {
    /// What stands in camps that are neither home nor goal of a player in the game.
    Idle, "idle":
    /// Nothing.
    Empty = "empty",
    /// Pieces that nobody moves.
    Filled = "filled",
}

option! {
    /// Sets of ten pieces a player has.
    Sets, "sets":
    /// One.
    One = "1",
    /// Two: three players, on seats 1+2, 3+4 and 5+6.
    Two = "2",
    /// Three: two players, on seats 1+3+5 and 2+4+6.
    Three = "3",
}

option! {
    /// Whether players are partners.
    Teams, "teams":
    /// Everybody plays alone.
    None = "none",
    /// Two sides: with four players 1+2 against 4+5, with six 1+3+5 against 2+4+6.
    Two = "two",
}

option! {
    /// What happens after somebody has won.
    After, "after":
    /// The game ends.
    Stop = "stop",
    /// The others play on for places.
    Places = "places",
}

/// Who starts.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum First {
    /// This seat.
    Seat(Seat),
    /// Whoever a toss decides on.
    Toss,
}

impl First {
    /// The option's key.
    pub const KEY: &'static str = "first";
}

impl fmt::Display for First {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Seat(seat) => seat.fmt(f),
            Self::Toss => f.write_str("toss"),
        }
    }
}

impl FromStr for First {
    type Err = RulesError;

    fn from_str(text: &str) -> Result<Self, RulesError> {
        if text == "toss" {
            return Ok(Self::Toss);
        }
        let seat = text.parse().ok().and_then(|number| Seat::new(number).ok());
        seat.map(Self::Seat).ok_or_else(|| RulesError::Value {
            option: Self::KEY,
            value: text.chars().take(40).collect(),
            known: &["1", "2", "3", "4", "5", "6", "toss"],
        })
    }
}
