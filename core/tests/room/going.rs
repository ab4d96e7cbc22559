//! Who hosts when players go, and what time means.

use starhop::game::{Action, DrawReason, GameError, Player, Ply, Setup, Status};
use starhop::room::{Act, ParseMessageError, Refused, Room, RoomError, SavedRoom, UndoRequest};
use starhop::{Departure, Level, Position, Refusal, Rules, Seat, SeatSet, Standing};

use crate::net::{Net, setup};

#[test]
fn the_next_seat_hosts_when_the_host_goes() {
    let mut net = Net::of("plyyard 3");
    net.act(1, "leave");
    // The others hear of it late; north-east asks a host who is gone.
    net.act(5, "draw-offer");
    net.heal();
    assert!(net.rooms.iter().all(|room| room.host() == Seat::NORTH_WEST));
    assert_eq!(net.rooms[0].log()[1].act, Act::OfferDraw);
    net.play(3);
    net.heal();
    assert_eq!(net.game().ply(), 2);
}

#[test]
fn what_waits_is_logged_by_a_guest_who_becomes_the_host() {
    let mut net = Net::of("plyyard 3");
    net.play(1);
    net.settle();
    net.play(3);
    net.flying.clear();
    net.act(1, "resign");
    net.heal();
    assert_eq!((net.game().ply(), net.rooms[1].pending()), (3, None));
    assert_eq!(net.rooms[1].host(), Seat::NORTH_WEST);
}

#[test]
fn the_next_seat_hosts_when_the_host_has_won_and_the_others_play_on() {
    let rules: Rules = "qq 3".parse().expect("rules");
    let near = "1/11/111/111./3333...1.5555/333......555/33.......55/3........5/........./\
                ........../.........../............/............./..../.../../. 1";
    let start = Position::parse(near, rules).expect("a position");
    let players = setup(rules).players().map(|(_, player)| player.clone()).collect();
    let mut net = Net::new(&Setup::from_position(start, players).expect("a setup"));
    net.act(1, "m8-n4");
    net.settle();
    assert_eq!(net.game().position().standing(Seat::SOUTH), Standing::Finished(1));
    assert_eq!(net.room(1).act(&Act::OfferDraw), Err(Refused::Game(GameError::NotAllowed(Action::OfferDraw))));
    net.act(5, "draw-offer");
    assert_eq!(net.flying[0].to, Seat::NORTH_WEST);
    net.settle();
    net.act(3, "draw-yes");
    net.heal();
    assert_eq!(net.game().status(), Status::Drawn(DrawReason::Agreed), "the winner is not asked any more");
}

#[test]
fn what_became_of_a_player_is_not_taken_back() {
    let mut net = Net::of("plyyard 3");
    net.play(1);
    net.settle();
    net.act(5, "resign");
    net.settle();
    assert_eq!(net.room(1).act(&Act::AskUndo), Err(Refused::NoUndo));
    net.play(3);
    net.settle();
    assert_eq!(net.room(3).check(&Act::AskUndo), Ok(()), "a move since then may be");
}

#[test]
fn all_others_who_are_still_in_must_agree_to_an_undo() {
    let mut net = Net::of("plyyard 4");
    let all_play = |net: &mut Net, seats: &[u8]| {
        for &seat in seats {
            net.play(seat);
            net.settle();
        }
    };
    all_play(&mut net, &[1, 2, 4, 5]);
    net.act(5, "leave");
    net.settle();
    all_play(&mut net, &[1, 2, 4, 1]);
    net.act(4, "undo-ask");
    net.settle();
    assert_eq!(net.room(4).act(&Act::AnswerUndo(true)), Err(Refused::NotAsked), "who asks has no say");
    assert_eq!(net.room(5).act(&Act::AnswerUndo(true)), Err(Refused::NotAsked), "nor who has gone");
    assert_eq!(net.room(2).act(&Act::AskUndo), Err(Refused::NoUndo), "one question at a time");
    net.act(2, "undo-yes");
    net.settle();
    assert_eq!(net.game().ply(), 9);
    assert_eq!(net.room(2).act(&Act::AnswerUndo(false)), Err(Refused::NotAsked), "an answer stands");
    net.act(1, "undo-yes");
    net.heal();
    assert_eq!((net.game().ply(), net.game().position().to_move()), (7, Seat::NORTH));
}

#[test]
fn one_who_declines_ends_the_matter_until_the_next_ply() {
    let mut net = Net::of("plyyard 2");
    net.play(1);
    net.settle();
    net.act(1, "undo-ask");
    net.settle();
    net.act(4, "undo-no");
    net.settle();
    assert_eq!(net.rooms[0].undo_request(), UndoRequest::Declined { by: Seat::SOUTH });
    assert_eq!(net.room(1).act(&Act::AskUndo), Err(Refused::NoUndo));
    net.play(4);
    net.settle();
    net.act(1, "undo-ask");
    net.heal();
    assert_eq!(net.rooms[1].undo_request(), UndoRequest::Open { by: Seat::SOUTH, to: 0, agreed: SeatSet::EMPTY });
}

#[test]
fn the_hosts_clock_counts_for_everybody() {
    let mut net = Net::of("qq 3");
    assert_eq!(net.room(3).time_over(), Err(Refused::NotHost { host: Seat::SOUTH }));
    for _ in 0..3 {
        net.play(1);
        net.settle();
        let sent = net.room(1).time_over().expect("north-west is to move and says nothing");
        net.post(Seat::SOUTH, sent);
        net.settle();
        net.play(5);
        net.settle();
    }
    net.heal();
    assert_eq!(net.game().position().standing(Seat::NORTH_WEST), Standing::Gone(1, Departure::TimedOut));
    net.play(1);
    net.settle();
    let sent = net.room(5).time_over().expect("the own clock says so too");
    net.post(Seat::NORTH_EAST, sent);
    net.heal();
    assert_eq!(net.game().plies().last(), Some(&Ply::Timeout));
}

#[test]
fn a_saved_room_goes_on_with_what_waited() {
    let mut net = Net::of("plyyard 2");
    net.play(1);
    net.settle();
    net.play(4);
    net.flying.clear();
    let saved = serde_json::to_string(&net.rooms[1].saved()).expect("written");
    let read = serde_json::from_str(&saved).expect("read");
    net.rooms[1] = Room::restore(net.game().setup().clone(), &read).expect("restored");
    net.heal();
    assert_eq!(net.game().ply(), 2);
}

#[test]
fn what_makes_no_room_is_named() {
    let rules: Rules = "plyyard 2".parse().expect("rules");
    let with_computer = vec![Player::person(), Player::computer(Level::new(3).expect("a level"))];
    let with_computer = Setup::new(rules, with_computer).expect("a setup");
    assert_eq!(Room::new(1, with_computer, Seat::SOUTH, Seat::SOUTH), Err(RoomError::Computer(Seat::NORTH)));
    let stranger = Room::new(1, setup(rules), Seat::SOUTH, Seat::NORTH_EAST);
    assert_eq!(stranger, Err(RoomError::NotInRoom(Seat::NORTH_EAST)));

    let mut net = Net::of("plyyard 2");
    net.play(1);
    net.settle();
    net.play(4);
    let saved = net.rooms[1].saved();
    let restore = |change: &dyn Fn(&mut SavedRoom)| {
        let mut changed = saved.clone();
        change(&mut changed);
        Room::restore(setup(rules), &changed).expect_err("no room")
    };
    let error = restore(&|saved| saved.id += 1);
    assert_eq!(error, RoomError::Entry { number: 0, error: Refused::Diverged(0) });
    let error = restore(&|saved| saved.log[0] = saved.log[0].replace("d1", "a1"));
    assert!(matches!(error, RoomError::Entry { number: 0, error: Refused::Game(GameError::Illegal(_)) }), "{error}");
    let error = restore(&|saved| saved.log[0] = saved.log[0].replace("log", "ask"));
    assert_eq!(error, RoomError::NoEntry(0));
    let error = restore(&|saved| saved.log.push(saved.log[0].clone()));
    assert_eq!(error, RoomError::Entry { number: 1, error: Refused::Doubled(0) });
    let error = restore(&|saved| saved.pending = Some("resign".to_owned()));
    assert_eq!(error, RoomError::Pending(ParseMessageError::Version));
    let error = restore(&|saved| saved.pending = Some("room1 ask 1 00000000 4 resign".to_owned()));
    assert_eq!(error, RoomError::NotPending);
    let error = restore(&|saved| saved.log.clear());
    assert_eq!(error, RoomError::NotPending);
}

#[test]
fn rules_without_a_clock_know_no_time() {
    let mut net = Net::of("plyyard 2");
    assert_eq!(net.room(1).time_over(), Err(Refused::Game(GameError::Refused(Refusal::NotInRules))));
}
