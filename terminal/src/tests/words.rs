use std::collections::BTreeSet;

use ratatui::crossterm::event::KeyCode;
use ratatui::text::Line;
use starhop::ai::HintReason;
use starhop::{Hole, Seat};

use super::rig::{Rig, two_people};
use crate::view::layout;
use crate::words::{Language, Word, Words, entries};

fn holders(text: &str) -> BTreeSet<&str> {
    text.split('{').skip(1).filter_map(|part| part.split_once('}')).map(|(name, _)| name).collect()
}

#[test]
fn each_language_has_every_text_once_and_no_other() {
    let keys: Vec<&str> = Word::ALL.iter().map(|word| word.key()).collect();
    for language in Language::ALL {
        let table: Vec<&str> = entries(language.table()).map(|(key, _)| key).collect();
        assert_eq!(table, keys, "{language:?}");
        for word in Word::ALL {
            assert!(!Words::of(language).text(*word).trim().is_empty(), "{language:?}: {}", word.key());
        }
    }
}

#[test]
fn texts_have_the_same_names_to_fill_in() {
    let english = Words::of(Language::English);
    for language in Language::ALL {
        let words = Words::of(language);
        for word in Word::ALL {
            assert_eq!(holders(words.text(*word)), holders(english.text(*word)), "{language:?}: {}", word.key());
        }
    }
}

#[test]
fn the_letters_of_the_pieces_differ_and_take_one_character() {
    for language in Language::ALL {
        let words = Words::of(language);
        let letters: BTreeSet<_> = Seat::ALL.map(|seat| words.letter(seat)).into();
        assert_eq!(letters.len(), 6, "{language:?}");
        assert!(letters.iter().all(|letter| Line::raw(*letter).width() == 1), "{language:?}");
    }
}

#[test]
fn filling_in_does_not_read_what_was_filled_in() {
    let words = Words::of(Language::English);
    let text = words.fill(Word::StoreIo, &[("file", &"{detail}"), ("detail", &"no such file")]);
    assert_eq!(text, "{detail}: no such file");
}

#[test]
fn hints_are_told_with_all_their_facts() {
    let hole = |name: &str| name.parse::<Hole>().unwrap();
    let (from, to, seat, steps) = (hole("i5"), hole("m13"), Seat::ALL[4], 41);
    for language in Language::ALL {
        let words = Words::of(language);
        let colour = words.colour(seat).to_string();
        for (reason, facts) in [
            (HintReason::Wins { place: 3 }, vec!["3"]),
            (HintReason::BringsHome { home: 7 }, vec!["7"]),
            (HintReason::RescuesLast { behind: 2, nearer: 6 }, vec!["2", "6"]),
            (HintReason::LongestAdvance { steps, hops: 2 }, vec!["41"]),
            (HintReason::UsesBridge { hole: from, seat, from, to, steps }, vec!["i5", "m13", &colour, "41"]),
            (HintReason::MakesRoom { hole: to, from }, vec!["i5", "m13"]),
            (HintReason::BuildsBridge { from, to, hops: 9, steps }, vec!["i5", "m13", "9", "41"]),
            (HintReason::Blocks { seat, from, to, steps }, vec!["i5", "m13", &colour, "41"]),
            (HintReason::Advances { steps, hops: 0 }, vec!["41"]),
        ] {
            let text = words.hint(reason);
            assert!(facts.iter().all(|fact| text.contains(fact)), "{language:?}: {facts:?} in {text}");
            assert!(!text.contains('{'), "{language:?}: {text}");
            let all = words.fill(Word::JoinSentences, &[("first", &text), ("next", &words.text(Word::HintNext))]);
            assert!(Line::raw(&all).width() <= usize::from(layout::SMALLEST.width) - 2, "{language:?}: {all}");
        }
    }
}

#[test]
fn locales_name_their_language() {
    for (locale, language) in [
        ("sv_SE.UTF-8", Language::Swedish),
        ("zh_CN.UTF-8", Language::Chinese),
        ("zh", Language::Chinese),
        ("en_GB", Language::English),
        ("C.UTF-8", Language::English),
        ("svx", Language::English),
        ("", Language::English),
    ] {
        assert_eq!(Language::of_locale(locale), language, "{locale}");
    }
}

#[test]
fn a_game_and_the_help_fit_the_smallest_window_in_every_language() {
    for (language, turn, close) in [
        (Language::English, "Red to move", "Any key closes this page."),
        (Language::Chinese, "轮到红方", "按任意键关闭本页。"),
        (Language::Swedish, "Röd är vid draget", "Valfri tangent stänger sidan."),
    ] {
        let folder = Rig::in_game(two_people()).folder;
        let mut rig = Rig::on(folder, layout::SMALLEST, language);
        rig.key(KeyCode::Enter);
        let shown = |rig: &Rig| rig.text().replace(' ', "");
        let words = rig.app.desk.words.clone();
        let expect = |text: String, in_window: &str| {
            assert!(in_window.contains(&text.replace(' ', "")), "{language:?}: {text} in\n{in_window}");
        };
        expect(turn.to_owned(), &shown(&rig));
        expect(words.fill(Word::Figures, &[("home", &0), ("all", &10), ("steps", &120)]), &shown(&rig));
        for word in [Word::KindEnd, Word::KeyHelp, Word::KeyQuit] {
            expect(words.text(word).to_owned(), &shown(&rig));
        }
        rig.keys("?");
        for word in [Word::KeyNext, Word::KeyAgain, Word::KeyResign, Word::KeyDelete] {
            expect(words.text(word).to_owned(), &shown(&rig));
        }
        expect(close.to_owned(), &shown(&rig));
    }
}
