use proptest::prelude::*;
use starhop::game::{Game, Ply, Status};
use starhop::transcript::{Diagram, Header, Notes, Transcript};

use crate::games::{all_rules, random_game};

fn read(text: &str) -> Transcript {
    Transcript::parse(text.as_bytes()).unwrap_or_else(|error| panic!("{error}\n{text}"))
}

/// What was undone and a draw offer are left out.
fn as_it_stands(game: &Game) -> Game {
    let mut record = game.record();
    record.plies.truncate(record.at);
    record.offer = starhop::game::DrawOffer::None;
    Game::from_record(&record).expect("its own record")
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn a_game_is_read_back_as_it_was(rules in prop::sample::select(all_rules()), seed in any::<u64>(), plies in 0_usize..160) {
        let game = random_game(rules, seed, plies);
        let text = Transcript::new(&game).to_string();
        let back = read(&text);
        prop_assert_eq!(back.game(), &as_it_stands(&game));
        prop_assert_eq!(back.to_string(), text);
    }

    #[test]
    fn what_is_said_about_a_game_is_read_back(
        seed in any::<u64>(),
        title in "[\\PC\u{0}\n\r\u{85}\"\\ ]{0,8}",
        created in any::<Option<u64>>(),
        changed in any::<Option<u64>>(),
        comments in prop::collection::vec((0_usize..20, "[ -~\\\\{}\t\n\r\u{0}é跳]{0,12}"), 0..12),
        headers in prop::collection::vec((any::<String>(), any::<String>()), 0..4),
    ) {
        let mut transcript = Transcript::new(&random_game(all_rules()[0], seed, 20));
        transcript.title = title;
        transcript.created = created;
        transcript.changed = changed;
        let mut notes = Notes::default();
        notes.headers = headers.iter().filter_map(|(key, value)| Header::new(key, value)).collect();
        for (ply, text) in &comments {
            notes.comment(*ply, text);
        }
        let transcript = transcript.with_notes(notes);
        prop_assert_eq!(read(&transcript.to_string()), transcript);
    }

    #[test]
    fn a_position_is_read_back_as_it_was(rules in prop::sample::select(all_rules()), seed in any::<u64>(), title in any::<String>()) {
        let game = random_game(rules, seed, 80);
        let diagram = Diagram { title, ..Diagram::new(*game.position()) };
        prop_assert_eq!(Diagram::parse(diagram.to_string().as_bytes()), Ok(diagram));
    }

    #[test]
    fn how_a_text_is_laid_out_changes_nothing(seed in any::<u64>()) {
        let transcript = Transcript::new(&random_game(all_rules()[2], seed, 30));
        let text = transcript.to_string();
        let laid_out = format!("\u{feff}\r\n{}", text.trim_end().replace('\n', " \t \r\n").replace(". ", ".\t"));
        prop_assert_eq!(read(&laid_out), transcript);
    }

    #[test]
    fn no_text_panics(bytes in prop::collection::vec(any::<u8>(), 0..200), cut in any::<prop::sample::Index>(), seed in any::<u64>()) {
        let text = Transcript::new(&random_game(all_rules()[1], seed, 20)).to_string();
        let at = cut.index(text.len());
        let mixed = [&text.as_bytes()[..at], &bytes, &text.as_bytes()[at..]].concat();
        let _ = Diagram::parse(&mixed);
        if let Ok(read) = Transcript::parse(&mixed) {
            prop_assert_eq!(Transcript::parse(read.to_string().as_bytes()), Ok(read));
        }
    }
}

#[test]
fn the_random_games_have_every_kind_of_ply_and_of_end() {
    let games: Vec<Game> = (0..800)
        .map(|seed| random_game(all_rules()[usize::try_from(seed).expect("small") % all_rules().len()], seed, 160))
        .collect();
    let has = |kind: fn(&Ply) -> bool| games.iter().any(|game| game.plies().iter().any(kind));
    assert!(has(|ply| *ply == Ply::Pass), "passes");
    assert!(has(|ply| *ply == Ply::Timeout), "timeouts");
    assert!(has(|ply| *ply == Ply::Claim), "claims");
    assert!(has(|ply| matches!(ply, Ply::Gone(_, starhop::Departure::Resigned))), "resignations");
    assert!(has(|ply| matches!(ply, Ply::Gone(_, starhop::Departure::Left))), "leavings");
    let ends = |end: fn(Status) -> bool| games.iter().any(|game| end(game.status()));
    assert!(ends(|status| status == Status::Drawn(starhop::game::DrawReason::Agreed)), "agreed draws");
    assert!(ends(|status| matches!(status, Status::Won { .. })), "wins");
    assert!(games.iter().any(|game| game.setup().custom_start().is_some()), "starts of one's own");
    assert!(games.iter().any(Game::can_redo), "undone moves");
}
