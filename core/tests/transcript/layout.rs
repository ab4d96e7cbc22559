use starhop::game::{Game, Player, PlayerKind, Setup, Status};
use starhop::transcript::{Diagram, Header, TextKind, Transcript, kind_of};
use starhop::{Level, Position, Rules, Seat};

/// Three players; one leaves in the second round.
pub(crate) const THREE: &str = "\
Starhop: record 1
Title: Sunday
Rules: qq 3
Player 1: person rank=4 Ada
Player 3: computer 5
Player 5: person
Created: 2026-03-01T12:00:00.000Z
Changed: 2026-03-01T12:30:00.250Z
Result: playing
Event: Club night

{Ada has not played for years.}
1. d1-e5 l2:j2 k11:k9
2. c1-d1 leave=5 {Called away.} j2:l2:l4 {Why?} {A path {here\\}:
l2, l4.}
3. a1:c1 timeout
4. d3-e7 l4-m5
";

fn read(text: &str) -> Transcript {
    Transcript::parse(text.as_bytes()).unwrap_or_else(|error| panic!("{error}\n{text}"))
}

#[test]
fn a_record_says_all_that_a_person_wants_to_know() {
    let transcript = read(THREE);
    assert_eq!(transcript.title, "Sunday");
    assert_eq!((transcript.created, transcript.changed), (Some(1_772_366_400_000), Some(1_772_368_200_250)));
    let headers: Vec<_> = transcript.notes().headers.iter().map(|header| (header.key(), header.value())).collect();
    assert_eq!(headers, [("Event", "Club night")]);
    let game = transcript.game();
    let players: Vec<_> = game.setup().players().map(|(seat, player)| (seat.number(), player.name.as_str())).collect();
    assert_eq!(players, [(1, "Ada"), (3, ""), (5, "")]);
    assert_eq!(game.setup().kind(Seat::NORTH_WEST), PlayerKind::Computer(Level::new(5).expect("a level")));
    let plies: Vec<String> = game.plies().iter().map(ToString::to_string).collect();
    let expected = "d1-e5 l2:j2 k11:k9 c1-d1 leave=5 j2:l2:l4 a1:c1 timeout d3-e7 l4-m5";
    assert_eq!(plies.join(" "), expected);
    assert_eq!(transcript.notes().comments(0), ["Ada has not played for years."]);
    assert_eq!(transcript.notes().comments(5), ["Called away."]);
    assert_eq!(transcript.notes().comments(6), ["Why?", "A path {here}:\nl2, l4."]);
    assert_eq!(transcript.notes().comments(1), [""; 0]);
    assert_eq!(transcript.to_string(), THREE);
}

#[test]
fn the_example_of_the_page_is_a_record() {
    let page = include_str!("../../../docs/records.md");
    let example = page.split("```").nth(1).expect("an example").trim_start();
    assert_eq!(read(example).to_string(), example);
}

#[test]
fn little_is_enough_for_a_record() {
    let transcript = read("starhop: record 1\nrules: plyyard 2\n\nc1-e7\nn1-m5 3... a1:c1 {to be\ngone on with}");
    let plies: Vec<String> = transcript.game().plies().iter().map(ToString::to_string).collect();
    assert_eq!(plies, ["c1:e7", "n1-m5", "a1:c1"], "start and end mean the default path, whatever joins them");
    assert_eq!(transcript.notes().comments(3), ["to be\ngone on with"]);
    assert_eq!((transcript.created, transcript.game().setup().kind(Seat::NORTH)), (None, PlayerKind::Person));
}

#[test]
fn a_round_begins_with_the_seat_that_started() {
    let rules: Rules = "masters 4".parse().expect("rules");
    let game = Game::new(Setup::tossed(rules, vec![Player::person(); 4], 5).expect("four people"));
    assert_eq!(game.position().to_move(), Seat::NORTH_EAST, "the toss of this seed");
    let mut game = game;
    for _ in 0..6 {
        let start = game.position().legal_moves()[0];
        let starhop::Move::Travel { from, to } = start else { panic!("nobody is stuck") };
        game.play(&[from, to]).expect("listed");
    }
    game.resign_as(Seat::NORTH_EAST).expect("in the game");
    let text = Transcript::new(&game).to_string();
    let moves = text.split_once("\n\n").expect("an empty line").1;
    let words: Vec<usize> = moves.lines().map(|line| line.split(' ').count()).collect();
    assert_eq!(words, [1 + 4, 1 + 2 + 1], "{text}");
    assert!(text.contains("\nToss: 5\n"), "{text}");
    assert_eq!(read(&text).game(), &game);
}

#[test]
fn an_agreed_draw_is_a_word_behind_the_last_move() {
    let text = "Starhop: record 1\nRules: plyyard 2\nPlayer 1: person\nPlayer 4: person\nResult: draw agreed\n\n1. d1-e5 draw\n";
    assert_eq!(read(text).game().status().to_string(), "draw agreed");
    assert_eq!(read(text).to_string(), text);
    let at_once = text.replace("1. d1-e5 draw", "draw");
    assert_eq!(read(&at_once).to_string(), at_once);
}

#[test]
fn a_claim_stands_in_the_round_of_the_move_that_follows_it() {
    let start = "4/44/444/4444/............./............/.........../........../........./........../.........../............/............./1111/111/11/1 4 stale=20";
    let text = format!(
        "Starhop: record 1\nRules: tournament 2\nPlayer 1: person\nPlayer 4: person\nStart: {start}\nResult: playing\n\n\
         1. -- --\n2. claim n1-m5 d1-e5 {{Bold.}}\n3. n2-m6\n"
    );
    assert_eq!(read(&text).to_string(), text);
}

#[test]
fn times_are_read_in_several_forms() {
    let created = |time: &str| read(&THREE.replace("2026-03-01T12:00:00.000Z", time)).created;
    assert_eq!(created("1772366400000"), Some(1_772_366_400_000));
    assert_eq!(created("2026-03-01 12:00:00"), Some(1_772_366_400_000));
    assert_eq!(created("2026-03-01"), Some(1_772_323_200_000));
    assert_eq!(created("253402300800000"), Some(253_402_300_800_000), "after the year 9999");
}

#[test]
fn a_game_starts_from_the_text_of_a_position() {
    let text = "\
Starhop: position 1
Rules: masters 2 first=4
Position: 4/44/444/444./............./............/.........../........../........./........../.........../............/4............/1111/111/11/1 4
Source: a book
";
    let diagram = Diagram::parse(text.as_bytes()).expect("a position");
    assert_eq!(diagram.to_string(), text);
    assert_eq!(diagram.headers, [Header::new("Source", "a book").expect("a header")]);
    let setup = Setup::from_position(diagram.position, vec![Player::person(); 2]).expect("two people");
    let game = Game::new(setup);
    assert_eq!((game.position(), game.status()), (&diagram.position, Status::Playing));
    let record = Transcript::new(&game).to_string();
    assert!(record.contains("\nStart: 4/44/"), "{record}");
    assert_eq!(read(&record).game(), &game);
}

#[test]
fn a_text_says_what_it_is() {
    assert_eq!(kind_of(THREE), Some(TextKind::Record));
    assert_eq!(kind_of("\u{feff}\r\n starhop:\tposition 7\r\n"), Some(TextKind::Position));
    assert_eq!(kind_of("{\"format\":\"starhop-game\"}"), None);
    assert_eq!(kind_of("Starhop: score 1"), None);
    let start = Diagram::new(Position::start(Rules::PLYYARD)).to_string();
    assert_eq!(kind_of(&start), Some(TextKind::Position));
}
