use std::ffi::OsString;
use std::path::PathBuf;

use crate::args::{ArgsError, Environment, Options, Task, read, usage};
use crate::view::{Glyphs, Palette};
use crate::words::{Language, Word, Words};

fn home() -> Environment {
    Environment { home: "/home/me".into(), ..Environment::default() }
}

fn ask(arguments: &[&str], environment: &Environment) -> Result<Task, ArgsError> {
    read(arguments.iter().map(OsString::from), environment).1
}

fn options(arguments: &[&str], environment: &Environment) -> Options {
    match ask(arguments, environment) {
        Ok(Task::Play(options)) => options,
        other => panic!("{other:?}"),
    }
}

#[test]
fn games_are_kept_where_the_desktop_keeps_data() {
    assert_eq!(options(&[], &home()).data, PathBuf::from("/home/me/.local/share/starhop"));
    let set = Environment { data_home: "/data".into(), ..home() };
    assert_eq!(options(&[], &set).data, PathBuf::from("/data/starhop"));
    let relative = Environment { data_home: "data".into(), ..home() };
    assert_eq!(options(&[], &relative).data, PathBuf::from("/home/me/.local/share/starhop"));
    assert_eq!(options(&["--data", "here"], &set).data, PathBuf::from("here"));
    assert_eq!(ask(&[], &Environment::default()), Err(ArgsError::NoFolder));
}

#[test]
fn the_language_is_the_locales_or_the_one_asked_for() {
    let said = |arguments: &[&str], locale: &str| {
        let environment = Environment { locale: locale.into(), ..home() };
        read(arguments.iter().map(OsString::from), &environment).0.text(Word::StartHelp)
    };
    assert_eq!(said(&[], "sv_SE.UTF-8"), "Hjälp");
    assert_eq!(said(&["--lang", "zh"], "sv_SE.UTF-8"), "帮助");
}

#[test]
fn arguments_that_make_no_sense_are_named() {
    for (arguments, error) in [
        (vec!["--colour"], ArgsError::Unknown("--colour".into())),
        (vec!["game"], ArgsError::Unknown("game".into())),
        (vec!["--data"], ArgsError::NoValue("--data")),
        (vec!["--lang"], ArgsError::NoValue("--lang")),
        (vec!["--lang", "de"], ArgsError::NoSuchLanguage("de".into())),
    ] {
        assert_eq!(ask(&arguments, &home()), Err(error), "{arguments:?}");
    }
}

#[test]
fn colours_and_characters_follow_the_environment() {
    let palette = |no_color: &str, colorterm: &str| Palette::of_environment(no_color, colorterm);
    assert_eq!(palette("1", "truecolor"), Palette::None);
    assert_eq!(palette("", "truecolor"), Palette::True);
    assert_eq!(palette("", ""), Palette::Indexed);
    assert_eq!(options(&[], &home()).look.glyphs, &Glyphs::DRAWN);
    assert_eq!(options(&["--ascii"], &home()).look.glyphs, &Glyphs::PLAIN);
}

#[test]
fn the_usage_names_every_option() {
    for language in Language::ALL {
        let usage = usage(&Words::of(language));
        for option in ["--data", "--lang", "--ascii", "--help", "--version"] {
            assert!(usage.contains(option), "{language:?}: {option}");
        }
    }
}
