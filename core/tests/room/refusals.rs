//! What is refused, by name; [`Net::deliver`] sees that nothing has changed then.

use starhop::Seat;
use starhop::game::{Action, GameError};
use starhop::room::{Message, ParseMessageError, Refused, Room, Taken};

use crate::net::{Flight, Net, setup};

/// A line from one seat to another, with the seal that the receiver has.
fn line(net: &mut Net, from: u8, to: u8, kind: &str, number: usize, rest: &str) -> Flight {
    let room = net.room(to);
    let log = room.log();
    let sealed = log.get(number).map_or_else(|| room.seal(), |entry| entry.seal);
    let seat = |number| Seat::new(number).expect("a seat");
    Flight { from: seat(from), to: seat(to), line: format!("room1 {kind} {number} {sealed} {rest}") }
}

fn refused(net: &mut Net, from: u8, to: u8, kind: &str, number: usize, rest: &str) -> Refused {
    let flight = line(net, from, to, kind, number, rest);
    net.deliver(&flight).result.expect_err("refused")
}

fn two_plies() -> Net {
    let mut net = Net::of("plyyard 2");
    for seat in [1, 4] {
        net.play(seat);
        net.settle();
    }
    net
}

#[test]
fn each_fault_has_its_name() {
    let mut net = two_plies();
    let (south, north) = (Seat::SOUTH, Seat::NORTH);
    let foreign = Refused::ForeignSeat { from: north, seat: south };
    assert_eq!(refused(&mut net, 4, 1, "ask", 2, "1 resign"), foreign);
    assert_eq!(refused(&mut net, 4, 1, "missing", 2, "1"), foreign);
    assert_eq!(refused(&mut net, 3, 1, "ask", 2, "3 resign"), Refused::NotInRoom(Seat::NORTH_WEST));
    assert_eq!(refused(&mut net, 1, 4, "log", 2, "3 resign"), Refused::NotInRoom(Seat::NORTH_WEST));
    assert_eq!(refused(&mut net, 4, 1, "ask", 1, "4 draw-offer"), Refused::Stale { number: 1, logged: 2 });
    assert_eq!(refused(&mut net, 4, 1, "ask", 3, "4 draw-offer"), Refused::Future { number: 3, logged: 2 });
    assert_eq!(refused(&mut net, 1, 4, "log", 7, "1 draw-offer"), Refused::Future { number: 7, logged: 2 });
    assert_eq!(refused(&mut net, 1, 4, "missing", 7, "1"), Refused::Future { number: 7, logged: 2 });
    assert_eq!(refused(&mut net, 1, 4, "log", 1, "4 resign"), Refused::Diverged(1));
    let out_of_turn = Refused::OutOfTurn { seat: north, to_move: south };
    assert_eq!(refused(&mut net, 4, 1, "ask", 2, "4 n1-m5"), out_of_turn);
    assert_eq!(refused(&mut net, 1, 4, "log", 2, "4 claim"), out_of_turn);
    assert_eq!(refused(&mut net, 1, 4, "ask", 2, "1 resign"), Refused::NotHost { host: south });
    assert!(matches!(refused(&mut net, 1, 4, "log", 2, "1 a1-q1"), Refused::Game(GameError::Illegal(_))));
    assert!(matches!(refused(&mut net, 1, 4, "log", 2, "1 --"), Refused::Game(GameError::Illegal(_))));
    assert!(matches!(refused(&mut net, 1, 4, "log", 2, "1 timeout"), Refused::Game(GameError::Refused(_))));
    let no_answer = Refused::Game(GameError::NotAllowed(Action::AnswerDraw));
    assert_eq!(refused(&mut net, 4, 1, "ask", 2, "4 draw-yes"), no_answer);
    assert_eq!(refused(&mut net, 4, 1, "ask", 2, "4 undo-yes"), Refused::NotAsked);
    let unreadable = Refused::Unreadable(ParseMessageError::Kind);
    assert_eq!(refused(&mut net, 4, 1, "tell", 2, "4 resign"), unreadable);
    net.act(4, "resign");
    net.settle();
    assert_eq!(refused(&mut net, 4, 1, "ask", 3, "4 draw-offer"), Refused::GameOver);
    assert_eq!(net.room(4).act(&"resign".parse().expect("an act")), Err(Refused::GameOver));
    net.heal();
}

#[test]
fn what_is_heard_twice_counts_once() {
    let mut net = Net::of("plyyard 2");
    net.play(1);
    net.settle();
    net.play(4);
    let ask = net.flying.remove(0);
    assert_eq!(net.deliver(&ask).result, Ok(Taken::Logged));
    let log = net.flying.remove(0);
    assert_eq!(net.deliver(&ask).result, Err(Refused::Doubled(1)));
    assert_eq!(net.flying[0].line, log.line, "the answer may have been lost, and is sent again");
    assert_eq!(net.deliver(&log).result, Ok(Taken::Logged));
    assert_eq!(net.deliver(&log).result, Err(Refused::Doubled(1)));
}

#[test]
fn what_is_missing_is_asked_for_and_sent() {
    let mut net = Net::of("plyyard 2");
    net.act(1, "draw-offer");
    net.play(1);
    let second = net.flying.remove(1);
    net.flying.clear();
    let received = net.deliver(&second);
    assert_eq!(received.result, Err(Refused::Future { number: 1, logged: 0 }));
    assert!(matches!(received.send[0].message, Message::Missing { since: 0, .. }));
    let missing = net.flying.remove(0);
    assert_eq!(net.deliver(&missing).result, Ok(Taken::Sent(2)));
    net.settle();
    assert_eq!(net.rooms[1].log(), net.rooms[0].log());
}

#[test]
fn any_phone_passes_the_log_on() {
    let mut net = Net::of("plyyard 3");
    net.play(1);
    net.flying.retain(|flight| flight.to == Seat::NORTH_WEST);
    net.settle();
    let sent = net.rooms[1].nudge();
    net.post(Seat::NORTH_WEST, sent);
    net.flying.retain(|flight| flight.to == Seat::NORTH_EAST);
    net.settle();
    assert_eq!(net.rooms[2].log().len(), 1);
}

#[test]
fn another_room_is_not_mistaken_for_this_one() {
    let rules = "plyyard 2".parse().expect("rules");
    let mut room = Room::new(9, setup(rules), Seat::SOUTH, Seat::NORTH).expect("a room");
    let mut others = vec![
        Room::new(8, setup(rules), Seat::SOUTH, Seat::SOUTH).expect("a room"),
        Room::new(9, setup(rules), Seat::NORTH, Seat::SOUTH).expect("a room"),
        Room::new(9, setup("tournament 2".parse().expect("rules")), Seat::SOUTH, Seat::SOUTH).expect("a room"),
        Room::new(9, setup("plyyard 2 first=4".parse().expect("rules")), Seat::SOUTH, Seat::SOUTH).expect("a room"),
    ];
    for other in &mut others {
        let sent = other.act(&"draw-offer".parse().expect("an act")).expect("allowed");
        assert_eq!(room.take(Seat::SOUTH, &sent[0].message).result, Err(Refused::Diverged(0)));
    }
}

#[test]
fn a_host_that_forgot_gets_its_own_entries_back() {
    let mut net = Net::of("plyyard 2");
    let old = net.rooms[0].clone();
    net.play(1);
    net.settle();
    net.rooms[0] = old;
    net.heal();
    assert_eq!(net.game().ply(), 1);
}
