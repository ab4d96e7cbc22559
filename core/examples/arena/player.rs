//! Who plays: the crate itself, or another program.

use std::io;
use std::time::Duration;

use starhop::ai::{self, Control};
use starhop::game::Game;
use starhop::{MoveText, Position, Rules};

use crate::program::Program;
use crate::setting::Setting;

/// One side, ready to play game after game under one rule set.
#[derive(Debug)]
pub(crate) struct Player<'a> {
    pub(crate) setting: &'a Setting,
    program: Option<Program>,
}

/// The table of a search in this process, in MiB.
const TABLE_MIB: usize = 16;

impl<'a> Player<'a> {
    pub(crate) fn new(setting: &'a Setting, rules: Rules, patience: Duration) -> io::Result<Self> {
        let program = setting.command.as_deref().map(|command| Program::start(command, rules, patience)).transpose()?;
        Ok(Self { setting, program })
    }

    /// The text of the move that it wants to play; nobody has checked it.
    pub(crate) fn choose(&mut self, game: &Game, seed: u64) -> io::Result<String> {
        let Setting { level, limits, .. } = *self.setting;
        if let Some(program) = &mut self.program {
            return program.choose(game, &self.setting.go(seed), limits.time.unwrap_or_default());
        }
        let control = Control::new();
        let (position, before) = game.positions().split_last().ok_or_else(|| io::Error::other("no position"))?;
        let earlier: Vec<u64> = before.iter().map(Position::hash).collect();
        let found = match level {
            Some(level) if limits == ai::Limits::default() => ai::choose(position, &earlier, level, seed, &control),
            Some(level) => ai::choose_within(position, &earlier, level, seed, limits, &control),
            None => ai::search(position, &earlier, limits, TABLE_MIB, &control),
        };
        let path = found.map_err(io::Error::other)?.path;
        Ok(path.map_or(MoveText::Pass, |path| MoveText::from(&path)).to_string())
    }
}
