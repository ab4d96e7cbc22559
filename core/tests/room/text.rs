//! The text of messages.

use proptest::prelude::*;
use starhop::room::{Act, Message, ParseMessageError};
use starhop::{Hole, MoveText, Seat};

use crate::net::Net;

fn hole() -> impl Strategy<Value = Hole> {
    (0..Hole::COUNT).prop_map(|index| Hole::all().nth(index).expect("a hole"))
}

fn act() -> impl Strategy<Value = Act> {
    let words =
        ["timeout", "claim", "resign", "leave", "draw-offer", "draw-yes", "draw-no", "undo-ask", "undo-yes", "undo-no"];
    let word = prop::sample::select(words.to_vec()).prop_map(|word| word.parse().expect("a word"));
    prop_oneof![
        word,
        Just(Act::Move(MoveText::Pass)),
        (hole(), hole()).prop_map(|(from, to)| Act::Move(MoveText::Ends(from, to))),
        prop::collection::vec(hole(), 2..=121).prop_map(|holes| Act::Move(MoveText::Landings(holes))),
    ]
}

fn line() -> impl Strategy<Value = String> {
    let head = (prop_oneof![Just("ask"), Just("log")], any::<u32>(), any::<u32>(), 1..7_u8, act());
    let missing = (any::<u32>(), any::<u32>(), 1..7_u8);
    prop_oneof![
        4 => head.prop_map(|(kind, number, seal, seat, act)| format!("room1 {kind} {number} {seal:08x} {seat} {act}")),
        1 => missing.prop_map(|(number, seal, seat)| format!("room1 missing {number} {seal:08x} {seat}")),
    ]
}

proptest! {
    #[test]
    fn what_is_read_is_printed_the_same(line in line()) {
        let message: Message = line.parse().expect("a message");
        prop_assert_eq!(message.to_string(), line);
    }

    #[test]
    fn a_line_that_is_read_is_printed_the_same(text in "(room1 )?(ask|log|missing|k) [+0-9]{0,4} [0-9a-fA-F+]{7,9} [+0-9]{1,2}( [-:a-r0-9]{0,8})?") {
        if let Ok(message) = text.parse::<Message>() {
            prop_assert_eq!(message.to_string(), text);
        }
    }

    #[test]
    fn no_bytes_do_harm(
        line in line(), at in any::<prop::sample::Index>(), byte in any::<u8>(), from in 1..7_u8,
        noise in prop::collection::vec(any::<u8>(), 0..700),
    ) {
        let mut net = Net::of("plyyard 3");
        net.play(1);
        let room = net.room(1);
        let before = room.clone();
        let from = Seat::new(from).expect("a seat");
        let mut bytes = line.into_bytes();
        for _ in 0..2 {
            prop_assert!(room.receive(from, &bytes).result.is_err());
            let at = at.index(bytes.len());
            bytes[at] = byte;
        }
        prop_assert!(room.receive(from, &noise).result.is_err());
        prop_assert_eq!(&*room, &before);
    }
}

#[test]
fn what_is_no_message_is_named() {
    let error = |text: &str| text.parse::<Message>().expect_err("no message");
    assert_eq!(Message::read(&[b'a'; 641]), Err(ParseMessageError::Long { found: 641 }));
    assert_eq!(error(&"a".repeat(641)), ParseMessageError::Long { found: 641 });
    assert_eq!(Message::read(b"room1 \xff"), Err(ParseMessageError::NotText(6)));
    for text in ["", "room1", "room2 ask 0 00000000 1 resign", " room1 ask 0 00000000 1 resign"] {
        assert_eq!(error(text), ParseMessageError::Version, "{text}");
    }
    assert_eq!(error("room1 "), ParseMessageError::Kind);
    assert_eq!(error("room1 ask 0 00000000 1"), ParseMessageError::Parts { expected: 6, found: 5 });
    assert_eq!(error("room1 missing 0 00000000 1 resign"), ParseMessageError::Parts { expected: 5, found: 6 });
    for number in ["-1", "+1", "01", "", "99999999999999999999999"] {
        assert_eq!(error(&format!("room1 missing {number} 00000000 1")), ParseMessageError::Number, "{number}");
    }
    for seal in ["0000000", "000000000", "+0000000", "0000000G", "ABCDEF00"] {
        assert_eq!(error(&format!("room1 missing 0 {seal} 1")), ParseMessageError::Seal, "{seal}");
    }
    for seat in ["0", "7", "12", "+1", ""] {
        assert!(matches!(error(&format!("room1 missing 0 00000000 {seat}")), ParseMessageError::Seat(_)), "{seat}");
    }
    for act in ["", "Resign", "draw", "a1", "a1-z9"] {
        let error = error(&format!("room1 ask 0 00000000 1 {act}"));
        assert!(matches!(error, ParseMessageError::Act(_)), "{act}");
        assert!(error.to_string().ends_with("undo-yes, undo-no"), "{error}");
    }
}

#[test]
fn the_longest_move_fits() {
    let holes: Vec<Hole> = Hole::all().collect();
    let longest = format!("room1 ask {} 00000000 1 {}", usize::MAX, Act::Move(MoveText::Landings(holes)));
    assert!(longest.len() <= Message::LIMIT, "{}", longest.len());
    assert_eq!(longest.parse::<Message>().expect("a message").to_string(), longest);
}
