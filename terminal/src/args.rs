//! What is asked for on the command line and in the environment.

use std::path::PathBuf;

use crate::view::{Glyphs, Look, Palette};
use crate::words::{Language, Word, Words};

/// What the program is started for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Task {
    /// To play.
    Play(Options),
    /// To print its usage.
    Help,
    /// To print its version.
    Version,
}

/// How to play.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Options {
    /// The folder of the saved games.
    pub(crate) data: PathBuf,
    pub(crate) look: Look,
}

/// What is wrong with the arguments.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum ArgsError {
    Unknown(String),
    NoValue(&'static str),
    NoSuchLanguage(String),
    NoFolder,
}

impl ArgsError {
    /// It in words.
    pub(crate) fn text(&self, words: &Words) -> String {
        match self {
            Self::Unknown(text) => words.fill(Word::ErrorOption, &[("text", text)]),
            Self::NoValue(option) => words.fill(Word::ErrorValue, &[("option", option)]),
            Self::NoSuchLanguage(text) => words.fill(Word::ErrorLanguage, &[("text", text)]),
            Self::NoFolder => words.text(Word::ErrorFolder).to_owned(),
        }
    }
}

/// The parts of the environment that count; an unset variable is an empty one.
#[derive(Debug, Clone, Default)]
pub(crate) struct Environment {
    pub(crate) locale: String,
    pub(crate) no_color: String,
    pub(crate) colorterm: String,
    pub(crate) term: String,
    pub(crate) data_home: PathBuf,
    pub(crate) home: PathBuf,
}

impl Environment {
    /// The environment of this process.
    pub(crate) fn of_process() -> Self {
        let text = |name: &str| std::env::var_os(name).unwrap_or_default();
        let locales = ["LC_ALL", "LC_MESSAGES", "LANG"].map(text);
        let locale = locales.into_iter().find(|locale| !locale.is_empty()).unwrap_or_default();
        Self {
            locale: locale.to_string_lossy().into_owned(),
            no_color: text("NO_COLOR").to_string_lossy().into_owned(),
            colorterm: text("COLORTERM").to_string_lossy().into_owned(),
            term: text("TERM").to_string_lossy().into_owned(),
            data_home: text("XDG_DATA_HOME").into(),
            home: text("HOME").into(),
        }
    }

    fn data(&self) -> Result<PathBuf, ArgsError> {
        // A relative path in XDG_DATA_HOME is to be ignored, by its specification.
        if self.data_home.is_absolute() {
            Ok(self.data_home.join("starhop"))
        } else if self.home.as_os_str().is_empty() {
            Err(ArgsError::NoFolder)
        } else {
            Ok(self.home.join(".local/share/starhop"))
        }
    }
}

/// Reads the arguments after the program's name; the words are those to speak, also about an error.
pub(crate) fn read(
    arguments: impl IntoIterator<Item = std::ffi::OsString>,
    environment: &Environment,
) -> (Words, Result<Task, ArgsError>) {
    let mut language = Language::of_locale(&environment.locale);
    let task = read_task(arguments, environment, &mut language);
    (Words::of(language), task)
}

fn read_task(
    arguments: impl IntoIterator<Item = std::ffi::OsString>,
    environment: &Environment,
    language: &mut Language,
) -> Result<Task, ArgsError> {
    let mut arguments = arguments.into_iter();
    let (mut data, mut ascii, mut task) = (None, environment.term == "linux", None);
    while let Some(argument) = arguments.next() {
        match argument.to_str() {
            Some("-h" | "--help") => task = Some(Task::Help),
            Some("-V" | "--version") => task = Some(Task::Version),
            Some("--ascii") => ascii = true,
            Some("--data") => data = Some(arguments.next().ok_or(ArgsError::NoValue("--data"))?.into()),
            Some("--lang") => {
                let tag = arguments.next().ok_or(ArgsError::NoValue("--lang"))?;
                let tag = tag.to_string_lossy();
                *language = tag.parse().map_err(|_| ArgsError::NoSuchLanguage(tag.into_owned()))?;
            }
            _ => return Err(ArgsError::Unknown(argument.to_string_lossy().into_owned())),
        }
    }
    if let Some(task) = task {
        return Ok(task);
    }
    let glyphs = if ascii { &Glyphs::PLAIN } else { &Glyphs::DRAWN };
    let palette = Palette::of_environment(&environment.no_color, &environment.colorterm);
    let data = data.map_or_else(|| environment.data(), Ok)?;
    Ok(Task::Play(Options { data, look: Look { palette, glyphs } }))
}

/// The usage, with what each option does.
pub(crate) fn usage(words: &Words) -> String {
    let options = [
        ("--data DIR", Word::UsageData),
        ("--lang LANG", Word::UsageLang),
        ("--ascii", Word::UsageAscii),
        ("-h, --help", Word::UsageHelp),
        ("-V, --version", Word::UsageVersion),
    ];
    let rows = options.map(|(option, word)| format!("  {option:<14} {}\n", words.text(word))).concat();
    let [head, about, colour] = [Word::UsageHead, Word::UsageAbout, Word::UsageColour].map(|word| words.text(word));
    format!("{about}\n\n{head}\n\n{rows}\n{colour}\n")
}
