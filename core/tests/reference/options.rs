//! Every option of the rules, the presets and what goes together.

use super::board::facing;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Jump {
    Adjacent,
    Symmetric,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Exit {
    Free,
    Locked,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Camps {
    Open,
    Pass,
    Closed,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Win {
    Own,
    Filled,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Switch {
    Off,
    On,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Idle {
    Empty,
    Filled,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Teams {
    None,
    Two,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum First {
    Seat(u8),
    Toss,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum After {
    Stop,
    Places,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Options {
    pub players: u8,
    pub jump: Jump,
    pub exit: Exit,
    pub camps: Camps,
    pub r#continue: Switch,
    pub win: Win,
    pub swap: Switch,
    pub pass: Switch,
    pub repetition: Switch,
    pub deadlock: Switch,
    pub passive: Switch,
    pub idle: Idle,
    pub sets: u8,
    pub teams: Teams,
    pub first: First,
    pub after: After,
}

impl Options {
    /// # Errors
    /// Where the key or the number of players is unknown.
    pub fn preset(key: &str, players: u8) -> Result<Options, String> {
        let mut options = Options {
            players,
            jump: Jump::Adjacent,
            exit: Exit::Free,
            camps: Camps::Open,
            r#continue: Switch::Off,
            win: Win::Own,
            swap: Switch::Off,
            pass: Switch::Off,
            repetition: Switch::Off,
            deadlock: Switch::Off,
            passive: Switch::Off,
            idle: Idle::Empty,
            sets: 1,
            teams: Teams::None,
            first: First::Seat(1),
            after: After::Stop,
        };
        let changes: &[(&str, &str)] = match key {
            "plyyard" => &[],
            "masters" => &[("exit", "locked"), ("camps", "pass"), ("swap", "on"), ("first", "toss")],
            "tournament" => &[("camps", "closed"), ("pass", "on"), ("repetition", "on")],
            "qq" => &[("passive", "on"), ("after", "places")],
            "qq-symmetric" => &[("jump", "symmetric"), ("passive", "on"), ("after", "places")],
            _ => return Err(format!("no preset {key}")),
        };
        for (option, value) in changes {
            options.set(option, value)?;
        }
        if key == "tournament" && players == 2 {
            options.deadlock = Switch::On;
        }
        options.check()?;
        Ok(options)
    }

    /// Sets one option by the key and value that engines use.
    ///
    /// # Errors
    /// Where there is no such key or value. Whether options go together is asked of [`Options::check`].
    pub fn set(&mut self, key: &str, value: &str) -> Result<(), String> {
        let unknown = || format!("no {key} {value}");
        match key {
            "jump" => self.jump = pick(value, &[("adjacent", Jump::Adjacent), ("symmetric", Jump::Symmetric)])?,
            "exit" => self.exit = pick(value, &[("free", Exit::Free), ("locked", Exit::Locked)])?,
            "camps" => {
                self.camps = pick(value, &[("open", Camps::Open), ("pass", Camps::Pass), ("closed", Camps::Closed)])?;
            }
            "continue" => self.r#continue = switch(value)?,
            "win" => self.win = pick(value, &[("own", Win::Own), ("filled", Win::Filled)])?,
            "swap" => self.swap = switch(value)?,
            "pass" => self.pass = switch(value)?,
            "repetition" => self.repetition = switch(value)?,
            "deadlock" => self.deadlock = switch(value)?,
            "passive" => self.passive = switch(value)?,
            "idle" => self.idle = pick(value, &[("empty", Idle::Empty), ("filled", Idle::Filled)])?,
            "sets" => self.sets = value.parse().map_err(|_| unknown())?,
            "teams" => self.teams = pick(value, &[("none", Teams::None), ("two", Teams::Two)])?,
            "first" if value == "toss" => self.first = First::Toss,
            "first" => self.first = First::Seat(value.parse().map_err(|_| unknown())?),
            "after" => self.after = pick(value, &[("stop", After::Stop), ("places", After::Places)])?,
            _ => return Err(unknown()),
        }
        Ok(())
    }

    /// Whether the options mean something together.
    ///
    /// Readings: `first` names the lowest seat of a player; teams play for no places; deadlock with three sets each is
    /// allowed, since there are two players; an option without effect, such as `idle` with six players, is no error.
    ///
    /// # Errors
    /// The first combination that means nothing.
    pub fn check(&self) -> Result<(), String> {
        let wrong = if !matches!(self.players, 2 | 3 | 4 | 6) {
            "players"
        } else if !matches!((self.sets, self.players), (1, _) | (2, 3) | (3, 2)) {
            "sets"
        } else if self.teams == Teams::Two && !matches!(self.players, 4 | 6) {
            "teams"
        } else if self.teams == Teams::Two && self.after == After::Places {
            "after"
        } else if self.deadlock == Switch::On && self.players != 2 {
            "deadlock"
        } else if let First::Seat(seat) = self.first
            && !self.players_seats().iter().any(|seats| seats[0] == seat)
        {
            "first"
        } else {
            return Ok(());
        };
        Err(format!("{wrong} means nothing here"))
    }

    /// The seats of every player, clockwise from the bottom, each player's lowest first.
    pub fn players_seats(&self) -> Vec<Vec<u8>> {
        match (self.players, self.sets) {
            (2, 3) => vec![vec![1, 3, 5], vec![2, 4, 6]],
            (3, 2) => vec![vec![1, 2], vec![3, 4], vec![5, 6]],
            (2, _) => vec![vec![1], vec![4]],
            (3, _) => vec![vec![1], vec![3], vec![5]],
            (4, _) => vec![vec![1], vec![2], vec![4], vec![5]],
            _ => (1..=6).map(|seat| vec![seat]).collect(),
        }
    }

    /// The side of a seat in a game of teams.
    pub fn side(&self, seat: u8) -> Option<u8> {
        match (self.teams, self.players) {
            (Teams::None, _) => None,
            (Teams::Two, 4) => Some(u8::from(seat > 3)),
            (Teams::Two, _) => Some(1 - seat % 2),
        }
    }

    /// Camps that are neither home nor goal of a player in the game.
    pub fn unused_camps(&self) -> Vec<u8> {
        let seats = self.players_seats().concat();
        (1..=6).filter(|&camp| !seats.contains(&camp) && !seats.contains(&facing(camp))).collect()
    }
}

fn pick<T: Copy>(value: &str, values: &[(&str, T)]) -> Result<T, String> {
    let found = values.iter().find(|(name, _)| *name == value);
    found.map(|&(_, value)| value).ok_or_else(|| format!("no value {value}"))
}

fn switch(value: &str) -> Result<Switch, String> {
    pick(value, &[("off", Switch::Off), ("on", Switch::On)])
}
