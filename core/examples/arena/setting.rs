//! How one side plays: what bounds its moves, and which program plays them.

use core::fmt;
use core::str::FromStr;
use std::time::Duration;

use starhop::Level;
use starhop::ai::Limits;

/// The bounds of a move, and the program that plays them if it is not this crate.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Setting {
    pub(crate) level: Option<Level>,
    pub(crate) limits: Limits,
    pub(crate) command: Option<String>,
}

impl Setting {
    /// The line of the engine protocol that asks for a move.
    pub(crate) fn go(&self, seed: u64) -> String {
        let words = self.bounds().into_iter().map(|(key, number)| {
            let key = if key == "time" { "movetime" } else { key };
            format!(" {key} {number}")
        });
        format!("go{} seed {seed}", words.collect::<String>())
    }

    fn bounds(&self) -> Vec<(&'static str, u64)> {
        let Limits { time, nodes, depth } = self.limits;
        let milliseconds = |time: Duration| u64::try_from(time.as_millis()).unwrap_or(u64::MAX);
        let all = [
            ("level", self.level.map(|level| level.number().into())),
            ("nodes", nodes),
            ("depth", depth.map(u64::from)),
            ("time", time.map(milliseconds)),
        ];
        all.into_iter().filter_map(|(key, number)| Some((key, number?))).collect()
    }

    /// The setting with no more of its command than the name of the program.
    pub(crate) fn short(&self) -> String {
        let program = self.command.as_deref().and_then(|command| command.split_whitespace().next());
        let name = program.map(|program| program.rsplit('/').next().unwrap_or(program).to_owned());
        Self { command: name, ..self.clone() }.to_string()
    }
}

impl FromStr for Setting {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let (bounds, command) = match text.split_once('@') {
            Some((bounds, command)) => (bounds, Some(command.trim())),
            None => (text, None),
        };
        if command == Some("") {
            return Err(format!("`{text}` names no command after @"));
        }
        let mut setting = Self { level: None, limits: Limits::default(), command: command.map(str::to_owned) };
        let mut given = Vec::new();
        for bound in bounds.split(',') {
            let wrong = || format!("`{bound}` is not an option, and not level:N, nodes:N, depth:N or time:MS");
            let (key, value) = bound.split_once(':').ok_or_else(wrong)?;
            let number: u64 = value.parse().map_err(|_| wrong())?;
            if given.contains(&key) {
                return Err(format!("`{text}` has `{key}` twice"));
            }
            given.push(key);
            let small = u8::try_from(number).unwrap_or(u8::MAX);
            match key {
                "level" => setting.level = Some(Level::new(small).map_err(|_| format!("there is no level {number}"))?),
                "nodes" | "depth" | "time" if number == 0 => return Err(format!("`{bound}`: it starts at 1")),
                "nodes" => setting.limits.nodes = Some(number),
                "depth" if number > u8::MAX.into() => return Err(format!("`{bound}` is too deep")),
                "depth" => setting.limits.depth = Some(small),
                "time" => setting.limits.time = Some(Duration::from_millis(number)),
                _ => return Err(wrong()),
            }
        }
        Ok(setting)
    }
}

impl fmt::Display for Setting {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (at, (key, number)) in self.bounds().into_iter().enumerate() {
            write!(f, "{}{key}:{number}", if at == 0 { "" } else { "," })?;
        }
        self.command.as_ref().map_or(Ok(()), |command| write!(f, "@{command}"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn settings_are_read_and_asked_for() {
        for (text, go) in [
            ("level:3", "go level 3 seed 7"),
            ("level:8,nodes:5000", "go level 8 nodes 5000 seed 7"),
            ("depth:6,time:100@some/engine fast", "go depth 6 movetime 100 seed 7"),
        ] {
            let setting: Setting = text.parse().expect("a setting");
            assert_eq!((setting.to_string().as_str(), setting.go(7).as_str()), (text, go));
        }
        let setting: Setting = "nodes:5@/a/path/engine --quiet".parse().expect("a setting");
        assert_eq!(setting.short(), "nodes:5@engine");
    }

    #[test]
    fn wrong_settings_are_named() {
        for (text, error) in [
            ("level:9", "there is no level 9"),
            ("nodes:0", "`nodes:0`: it starts at 1"),
            ("depth:256", "`depth:256` is too deep"),
            ("nodes:5,nodes:6", "`nodes:5,nodes:6` has `nodes` twice"),
            ("nodes:5@", "`nodes:5@` names no command after @"),
            ("speed:5", "`speed:5` is not an option, and not level:N, nodes:N, depth:N or time:MS"),
            ("fast", "`fast` is not an option, and not level:N, nodes:N, depth:N or time:MS"),
        ] {
            assert_eq!(text.parse::<Setting>(), Err(error.to_owned()));
        }
    }
}
