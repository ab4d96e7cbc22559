use crate::rules::{
    After, Camps, Continue, Deadlock, Exit, First, Idle, Jump, Options, Pass, Passive, Repetition, Sets, Swap, Teams,
    Win,
};
use crate::seat::Seat;

/// A value for every option and a number of players in four bytes, so that every position can have its rules.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) struct Packed(u32);

// Where each option's bits begin.
const JUMP: u32 = 0;
const EXIT: u32 = 1;
const CAMPS: u32 = 2;
const GOES_ON: u32 = 4;
const WIN: u32 = 5;
const SWAP: u32 = 6;
const PASS: u32 = 7;
const REPETITION: u32 = 8;
const DEADLOCK: u32 = 9;
const PASSIVE: u32 = 10;
const IDLE: u32 = 11;
const SETS: u32 = 12;
const TEAMS: u32 = 14;
const AFTER: u32 = 15;
/// A seat's number, 0 for a toss.
const FIRST: u32 = 16;
const PLAYERS: u32 = 19;

impl Packed {
    pub(super) const fn new(options: Options, players: u8) -> Self {
        let first = match options.first {
            First::Seat(seat) => seat.number() as u32,
            First::Toss => 0,
        };
        Self(
            options.jump.code() << JUMP
                | options.exit.code() << EXIT
                | options.camps.code() << CAMPS
                | options.goes_on.code() << GOES_ON
                | options.win.code() << WIN
                | options.swap.code() << SWAP
                | options.pass.code() << PASS
                | options.repetition.code() << REPETITION
                | options.deadlock.code() << DEADLOCK
                | options.passive.code() << PASSIVE
                | options.idle.code() << IDLE
                | options.sets.code() << SETS
                | options.teams.code() << TEAMS
                | options.after.code() << AFTER
                | first << FIRST
                | (players as u32) << PLAYERS,
        )
    }

    #[inline]
    pub(super) const fn options(self) -> Options {
        Options {
            jump: Jump::of_code(self.bits(JUMP, 1)),
            exit: Exit::of_code(self.bits(EXIT, 1)),
            camps: Camps::of_code(self.bits(CAMPS, 2)),
            goes_on: Continue::of_code(self.bits(GOES_ON, 1)),
            win: Win::of_code(self.bits(WIN, 1)),
            swap: Swap::of_code(self.bits(SWAP, 1)),
            pass: Pass::of_code(self.bits(PASS, 1)),
            repetition: Repetition::of_code(self.bits(REPETITION, 1)),
            deadlock: Deadlock::of_code(self.bits(DEADLOCK, 1)),
            passive: Passive::of_code(self.bits(PASSIVE, 1)),
            idle: Idle::of_code(self.bits(IDLE, 1)),
            sets: Sets::of_code(self.bits(SETS, 2)),
            teams: Teams::of_code(self.bits(TEAMS, 1)),
            first: match Seat::new(self.byte(FIRST, 3)) {
                Ok(seat) => First::Seat(seat),
                Err(_) => First::Toss,
            },
            after: After::of_code(self.bits(AFTER, 1)),
        }
    }

    #[inline]
    pub(super) const fn players(self) -> u8 {
        self.byte(PLAYERS, 8)
    }

    const fn bits(self, from: u32, count: u32) -> u32 {
        self.0 >> from & ((1 << count) - 1)
    }

    #[expect(clippy::cast_possible_truncation, reason = "asked for eight bits at most")]
    const fn byte(self, from: u32, count: u32) -> u8 {
        debug_assert!(count <= 8);
        self.bits(from, count) as u8
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Preset;

    /// Every option with every value, one at a time from each preset.
    #[test]
    fn what_is_packed_comes_out_the_same() {
        for preset in Preset::ALL {
            for players in [0, 2, 6, u8::MAX] {
                let named = preset.options(players);
                let mut all = vec![named];
                for (key, values) in Options::known() {
                    for value in values {
                        let mut other = named;
                        other.set(key, &value).expect("a value of the option");
                        all.push(other);
                    }
                }
                for options in all {
                    let packed = Packed::new(options, players);
                    assert_eq!((packed.options(), packed.players()), (options, players));
                }
            }
        }
    }
}
