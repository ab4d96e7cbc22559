//! What to train, from the command line.

use std::path::PathBuf;

use starhop::Rules;

#[derive(Debug, Clone)]
pub(crate) struct Options {
    pub(crate) rules: Rules,
    pub(crate) from: Option<PathBuf>,
    pub(crate) out: PathBuf,
    pub(crate) log: Option<PathBuf>,
    pub(crate) rounds: u64,
    pub(crate) games: u64,
    pub(crate) compared: u64,
    pub(crate) nodes: u64,
    pub(crate) keep: usize,
    pub(crate) epochs: u64,
    pub(crate) seed: u64,
    pub(crate) threads: usize,
    pub(crate) plies: usize,
    /// Steps ahead that make the odds e to 1.
    pub(crate) scale: f32,
    /// How much of a position's aim is the result of its game.
    pub(crate) share: f32,
    /// How many moves in a hundred are random.
    pub(crate) chance: u32,
    /// After how many positions in a hundred one is judged too that random moves lead to.
    pub(crate) astray: u32,
    /// How many games in a hundred go on from a position in which pieces were strewn.
    pub(crate) strewn: u32,
    /// Whether the first fit begins anew, whatever weights play.
    pub(crate) anew: bool,
}

impl Options {
    pub(crate) fn parse(words: impl Iterator<Item = String>) -> Result<Self, String> {
        let mut options = Self {
            rules: Rules::PLYYARD,
            from: None,
            out: PathBuf::new(),
            log: None,
            rounds: 1,
            games: 12_000,
            compared: 2_000,
            nodes: 300,
            keep: 3,
            epochs: 12,
            seed: 1,
            threads: 2,
            plies: 300,
            scale: 8.0,
            share: 0.5,
            chance: 2,
            astray: 50,
            strewn: 40,
            anew: false,
        };
        for word in words {
            let (key, value) = word.split_once('=').ok_or_else(|| format!("`{word}` is not KEY=VALUE"))?;
            let number = || value.parse::<u32>().map_err(|_| format!("`{key}` needs a number, not `{value}`"));
            match key {
                "rules" => {
                    options.rules = value.parse().map_err(|error| format!("rules={value}: {error}"))?;
                }
                "from" => options.from = Some(value.into()),
                "out" => options.out = value.into(),
                "log" => options.log = Some(value.into()),
                "rounds" => options.rounds = number()?.into(),
                "games" => options.games = number()?.into(),
                "match" => options.compared = number()?.into(),
                "nodes" => options.nodes = number()?.into(),
                "keep" => options.keep = number()?.max(1) as usize,
                "epochs" => options.epochs = number()?.into(),
                "seed" => options.seed = number()?.into(),
                "threads" => options.threads = number()?.clamp(1, 64) as usize,
                "plies" => options.plies = number()? as usize,
                "scale" => options.scale = value.parse().map_err(|_| format!("`{value}` is not a number"))?,
                "share" => {
                    options.share = value.parse::<f32>().map_err(|_| format!("`{value}` is not a number"))? / 100.0;
                }
                "anew" => options.anew = value == "on",
                "chance" => options.chance = number()?,
                "strewn" => options.strewn = number()?,
                "astray" => options.astray = number()?,
                _ => return Err(format!("there is no option `{key}`")),
            }
        }
        if options.out.as_os_str().is_empty() {
            return Err("say where the weights go: out=FILE".to_owned());
        }
        Ok(options)
    }
}
