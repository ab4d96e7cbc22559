//! The saved form of a review.

use starhop::game::Game;
use starhop::review::Review;
use starhop::store::StoreError;

use super::support::{holes, reviewed, short_game};

fn document() -> (Game, Review, String) {
    let game = short_game();
    let review = reviewed(&game);
    let text = review.to_document(&game).expect("a document");
    (game, review, text)
}

#[test]
fn a_document_is_read_as_it_was_written() {
    let (game, review, text) = document();
    assert_eq!(Review::from_document(text.as_bytes(), &game), Ok(review));
}

#[test]
fn a_document_is_about_just_its_plies() {
    let (mut game, review, text) = document();
    game.play(&holes("e1 e2")).expect_err("no piece is there");
    let mut longer = game.clone();
    longer.play(&holes("e5-f5")).expect("legal");
    let mut other = game.clone();
    other.undo().expect("a move was made");
    other.play(&holes("n3-m7")).expect("legal");
    let shorter = game.up_to(5).expect("so many stand");
    for another in [&longer, &other, &shorter] {
        assert!(matches!(Review::from_document(text.as_bytes(), another), Err(StoreError::Damaged(_))));
    }
    // Undone plies are no part of it.
    longer.undo().expect("a move was made");
    assert_eq!(Review::from_document(text.as_bytes(), &longer), Ok(review));
}

#[test]
fn whatever_byte_is_damaged_it_is_noticed() {
    let (game, _, text) = document();
    for at in 0..text.len() {
        let mut damaged = text.clone().into_bytes();
        damaged[at] ^= 1;
        assert!(Review::from_document(&damaged, &game).is_err(), "byte {at} of {text}");
        assert!(Review::from_document(&text.as_bytes()[..at], &game).is_err(), "cut at {at}");
    }
}

#[test]
fn a_newer_version_is_named_so() {
    let (game, _, text) = document();
    let newer = text.replace("\"version\":1", "\"version\":2");
    assert_ne!(newer, text);
    assert_eq!(Review::from_document(newer.as_bytes(), &game), Err(StoreError::Newer { version: 2, known: 1 }));
}

#[test]
fn a_sealed_document_with_a_move_that_cannot_be_played_is_refused() {
    let (game, _, text) = document();
    let begin = text.find("\"content\":").expect("the content") + 10;
    let content = &text[begin..text.len() - 1];
    let first = &content[content.find("\"best\":[").expect("a move")..];
    let first = &first[..=first.find(']').expect("its end")];
    for (old, new) in [(first, "\"best\":[\"i5\",\"i6\"]"), (first, "\"best\":[]"), ("\"method\":3", "\"method\":2")] {
        let forged = content.replacen(old, new, 1);
        assert_ne!(forged, content);
        let checksum = format!("{:08x}", crc32fast::hash(forged.as_bytes()));
        let text =
            format!("{{\"format\":\"starhop-review\",\"version\":1,\"checksum\":\"{checksum}\",\"content\":{forged}}}");
        assert!(matches!(Review::from_document(text.as_bytes(), &game), Err(StoreError::Damaged(_))), "{new}");
    }
}
