//! Two who act at once.

use starhop::game::{DrawReason, Status, WinReason};
use starhop::room::{Act, Refused, Taken, UndoRequest};
use starhop::{Departure, Seat, SeatSet, Standing};

use crate::exhaustive::every_order;
use crate::net::Net;

#[test]
fn two_offers_that_cross_are_an_agreement() {
    let mut net = Net::of("plyyard 2");
    net.act(1, "draw-offer");
    net.act(4, "draw-offer");
    every_order(&net, |end| assert_eq!(end.game().status(), Status::Drawn(DrawReason::Agreed)));
}

#[test]
fn offers_of_three_that_cross_are_an_agreement() {
    let mut net = Net::of("plyyard 3");
    for seat in [5, 3, 1] {
        net.act(seat, "draw-offer");
    }
    net.heal();
    assert_eq!(net.game().status(), Status::Drawn(DrawReason::Agreed));
}

#[test]
fn a_resignation_that_crosses_a_move_holds() {
    let mut net = Net::of("plyyard 2");
    net.play(1);
    net.act(4, "resign");
    let won = Status::Won { seat: Seat::SOUTH, reason: WinReason::Resigned };
    every_order(&net, |end| assert_eq!((end.game().status(), end.game().ply()), (won, 2)));
}

#[test]
fn a_resignation_is_heard_however_late_and_once() {
    let mut net = Net::of("plyyard 3");
    net.play(1);
    net.settle();
    net.act(5, "resign");
    let late = net.flying.remove(0);
    net.play(3);
    let asked = net.flying.remove(0);
    net.deliver(&asked);
    assert_eq!(net.deliver(&late).result, Ok(Taken::Logged));
    assert!(net.deliver(&late).result.is_err());
    net.heal();
    assert_eq!(net.game().position().standing(Seat::NORTH_EAST), Standing::Gone(1, Departure::Resigned));
    assert_eq!(net.game().ply(), 3);
}

#[test]
fn an_undo_request_that_crosses_a_move_is_dropped() {
    let mut net = Net::of("plyyard 2");
    net.play(1);
    net.settle();
    net.play(4);
    net.act(1, "undo-ask");
    net.heal();
    assert_eq!(net.game().ply(), 2, "the host's request came first, and lapsed with the move");
    assert_eq!(net.rooms[0].undo_request(), UndoRequest::None);

    net.play(1);
    net.act(4, "undo-ask");
    net.heal();
    assert_eq!(net.dropped, [(Seat::NORTH, Act::AskUndo)], "the guest's request was for another position");
    assert_eq!(net.game().ply(), 3);
}

#[test]
fn an_answer_that_crosses_other_words_is_still_an_answer() {
    let mut net = Net::of("plyyard 2");
    net.play(1);
    net.settle();
    net.act(1, "undo-ask");
    net.settle();
    net.act(4, "undo-yes");
    net.act(1, "draw-offer");
    every_order(&net, |end| assert_eq!((end.game().ply(), end.rooms[0].undo_request()), (0, UndoRequest::None)));
}

#[test]
fn an_answer_is_to_no_other_question() {
    let mut net = Net::of("plyyard 3");
    net.play(1);
    net.settle();
    net.act(1, "undo-ask");
    net.settle();
    net.act(5, "undo-yes");
    let late = net.flying.remove(0);
    net.play(3);
    let asked = net.flying.remove(0);
    net.deliver(&asked);
    net.act(1, "undo-ask");
    assert!(matches!(net.deliver(&late).result, Err(Refused::Stale { number: 2, logged: 4 })));
    net.heal();
    let open = UndoRequest::Open { by: Seat::SOUTH, to: 0, agreed: SeatSet::EMPTY };
    assert_eq!(net.rooms[0].undo_request(), open);
    assert_eq!(net.dropped, [(Seat::NORTH_EAST, Act::AnswerUndo(true))]);
}

#[test]
fn a_move_that_waits_is_asked_for_again_after_words() {
    let mut net = Net::of("plyyard 2");
    net.play(1);
    net.settle();
    net.play(4);
    net.act(1, "draw-offer");
    every_order(&net, |end| {
        assert_eq!(end.game().ply(), 2);
        assert!(end.dropped.is_empty());
    });
}

#[test]
fn a_resignation_need_not_wait_for_what_was_asked_before() {
    let mut net = Net::of("plyyard 2");
    net.play(1);
    net.settle();
    net.play(4);
    assert_eq!(net.room(4).act(&Act::OfferDraw), Err(Refused::Waiting));
    net.act(4, "resign");
    let won = Status::Won { seat: Seat::SOUTH, reason: WinReason::Resigned };
    every_order(&net, |end| assert_eq!(end.game().status(), won));
}
