//! Draw offers among many.

use crate::support::{choose, people};
use crate::{places, play, seat};
use starhop::SeatSet;
use starhop::game::{Action, DrawOffer, DrawReason, Game, GameError, Status};

#[test]
fn a_draw_among_many_needs_everybody_who_is_in() {
    let mut game = people("plyyard 4", 0);
    game.offer_draw().expect("nothing is offered");
    assert_eq!(game.draw_offer(), DrawOffer::Open { by: seat(1), to: seat(2), agreed: SeatSet::EMPTY });
    game.answer_draw(true).expect("asked");
    let open = DrawOffer::Open { by: seat(1), to: seat(4), agreed: SeatSet::of(&[seat(2)]) };
    assert_eq!(game.draw_offer(), open);
    assert_eq!(Game::from_record(&game.record()).map(|read| read.draw_offer()), Ok(open), "an offer is recorded");
    let twice = game.answer_draw_as(seat(2), true);
    assert_eq!(twice, Err(GameError::NotAllowed(Action::AnswerDraw)), "who agreed is not asked again");
    game.answer_draw_as(seat(5), true).expect("in any order");
    assert_eq!(game.status(), Status::Playing);
    game.resign_as(seat(4)).expect("the last who was asked goes");
    assert_eq!(game.status(), Status::Drawn(DrawReason::Agreed), "and all who are in have agreed");
    assert_eq!(places(&game), [(1, 1), (2, 1), (4, 4), (5, 1)]);
}

#[test]
fn an_offer_among_many_lapses_when_one_who_has_not_agreed_moves() {
    let mut game = people("plyyard 3", 0);
    game.offer_draw().expect("nothing is offered");
    play(&mut game, "d1:e5");
    game.answer_draw_as(seat(3), true).expect("asked");
    let any = |game: &mut Game| {
        let ends = choose(game.position(), 1).expect("a move");
        game.play(&ends).expect("listed");
    };
    any(&mut game);
    assert!(matches!(game.draw_offer(), DrawOffer::Open { .. }), "who agreed may move");
    any(&mut game);
    assert_eq!(game.draw_offer(), DrawOffer::None);
    game.offer_draw().expect("a new turn");
    game.answer_draw_as(seat(5), false).expect("asked");
    assert_eq!(game.draw_offer(), DrawOffer::Declined { by: seat(1) }, "one is enough to decline");
    game.leave(seat(1)).expect("the game goes on");
    assert_eq!(game.draw_offer(), DrawOffer::None);
}

#[test]
fn who_agreed_to_a_draw_and_goes_is_forgotten() {
    let mut game = people("plyyard 4", 0);
    game.offer_draw_as(seat(1)).expect("nothing is offered");
    game.answer_draw_as(seat(5), true).expect("asked");
    game.leave(seat(5)).expect("in");
    assert_eq!(game.draw_offer(), DrawOffer::Open { by: seat(1), to: seat(2), agreed: SeatSet::EMPTY });
    assert_eq!(Game::from_record(&game.record()).as_ref(), Ok(&game));
}

#[test]
fn an_offer_goes_with_who_made_it() {
    let mut game = people("plyyard 4", 0);
    game.offer_draw().expect("nothing is offered");
    game.leave(seat(1)).expect("the game goes on");
    assert_eq!((game.status(), game.draw_offer()), (Status::Playing, DrawOffer::None));
}
