//! Whole games of 2, 3, 4 and 6 phones over connections that lose, repeat and reorder.

use proptest::prelude::*;
use rand::{Rng, SeedableRng, seq::IndexedRandom};
use rand_chacha::ChaCha8Rng;
use starhop::game::Status;
use starhop::room::{Act, Room};
use starhop::{Move, MoveText, Seat};

use crate::net::{Flight, Net, words};

const RULES: [&str; 14] = [
    "plyyard 2",
    "plyyard 3",
    "plyyard 4",
    "plyyard 6",
    "masters 2",
    "masters 3",
    "masters 6",
    "tournament 2",
    "tournament 4",
    "qq 3",
    "qq 6",
    "qq 4 teams=two after=stop",
    "qq-symmetric 2",
    "plyyard 3 sets=2 pass=on",
];

/// A move that mostly goes towards the goal, so that games come to an end.
fn forwards(room: &Room, random: &mut ChaCha8Rng) -> Act {
    let position = room.game().position();
    let goal = position.to_move().goal().into_iter();
    let tip = goal.max_by_key(|hole| position.to_move().home().into_iter().map(|home| hole.distance(home)).max());
    let gain = |&played: &Move| match (played, tip) {
        (Move::Travel { from, to }, Some(tip)) => i16::from(from.distance(tip)) - i16::from(to.distance(tip)),
        _ => 0,
    };
    let moves = position.legal_moves();
    let best = moves.iter().copied().max_by_key(gain);
    let any = moves.choose(random).copied();
    match if random.random_bool(0.8) { best } else { any } {
        Some(Move::Travel { from, to }) => Act::Move(MoveText::Ends(from, to)),
        _ => Act::Move(MoveText::Pass),
    }
}

fn some_act(room: &Room, random: &mut ChaCha8Rng) -> Act {
    let yes = random.random_bool(0.7);
    match random.random_range(0..100) {
        0..60 => forwards(room, random),
        60..64 => Act::Move(MoveText::Pass),
        64..68 => Act::Claim,
        68..74 => Act::OfferDraw,
        74..80 => Act::AnswerDraw(yes && random.random_bool(0.5)),
        80..88 => Act::AskUndo,
        88..97 => Act::AnswerUndo(yes),
        97..99 => Act::Timeout,
        _ if random.random_bool(0.1) => Act::Resign,
        _ if random.random_bool(0.1) => Act::Leave,
        _ => Act::OfferDraw,
    }
}

/// Something a person, the connection or a phone does.
fn step(net: &mut Net, random: &mut ChaCha8Rng) {
    let at = random.random_range(0..net.rooms.len());
    let me = net.rooms[at].me();
    match random.random_range(0..20) {
        0..5 => {
            // Mostly whoever is to move does something.
            let to_move = net.rooms[at].game().position().to_move();
            let at = net.rooms.iter().position(|room| room.me() == to_move && random.random_bool(0.7)).unwrap_or(at);
            let act = some_act(&net.rooms[at], random);
            let (me, sent) = (net.rooms[at].me(), net.rooms[at].act(&act));
            net.post(me, sent.unwrap_or_default());
        }
        5 => {
            let sent = if random.random_bool(0.1) { net.rooms[at].time_over().unwrap_or_default() } else { Vec::new() };
            net.post(me, sent);
        }
        6 => {
            let sent = net.rooms[at].nudge();
            net.post(me, sent);
        }
        7 => {
            // The app is killed and comes back.
            let saved = net.rooms[at].saved();
            let restored = Room::restore(net.rooms[at].game().setup().clone(), &saved).expect("its own");
            assert_eq!(restored.saved(), saved);
            net.rooms[at] = restored;
        }
        8 => garble(net, me, random),
        _ if net.flying.is_empty() => {}
        kind => {
            let chosen = random.random_range(0..net.flying.len());
            let flight =
                if random.random_bool(0.1) { net.flying[chosen].clone() } else { net.flying.swap_remove(chosen) };
            if kind > 9 {
                let before: Vec<usize> = net.rooms.iter().map(|room| room.game().ply()).collect();
                net.deliver(&flight);
                agreed_undo(net, &before, flight.to);
            }
        }
    }
    // A connection holds only so much.
    net.flying.truncate(60);
}

/// A line with a byte changed arrives: it may mean something else, but nothing that is illegal.
fn garble(net: &mut Net, from: Seat, random: &mut ChaCha8Rng) {
    let Some(flight) = net.flying.choose(random).filter(|flight| flight.line.contains(" ask ")) else {
        return;
    };
    let mut bytes = flight.line.clone().into_bytes();
    let at = random.random_range(0..bytes.len());
    bytes[at] = *b"0123456789abcdefghijklmnopq-: ".choose(random).expect("some");
    let line = String::from_utf8(bytes).expect("ASCII");
    let garbled = Flight { from, to: flight.to, line };
    net.deliver(&garbled);
}

/// Fewer plies stand only if all who are still in have asked or agreed.
fn agreed_undo(net: &Net, before: &[usize], seat: Seat) {
    let (at, room) = net.rooms.iter().enumerate().find(|(_, room)| room.me() == seat).expect("in the room");
    if room.game().ply() < before[at] && room.log().last().is_some_and(|entry| entry.act == Act::AnswerUndo(true)) {
        let words = words(room.log(), &Act::AskUndo, &Act::AnswerUndo(true));
        assert!(room.game().position().players_in().all(|seat| words.contains(seat)), "no one-sided undo");
    }
}

fn play(rules: &str, seed: u64, steps: usize) -> Net {
    let mut net = Net::of(rules);
    let mut random = ChaCha8Rng::seed_from_u64(seed);
    for at in 0..steps {
        step(&mut net, &mut random);
        if at % 500 == 499 {
            let mut healed = net.clone();
            healed.heal();
        }
    }
    net.heal();
    net
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]
    #[test]
    fn all_phones_come_to_the_same_record(rules in prop::sample::select(&RULES[..]), seed in any::<u64>(), steps in 1..1_500_usize) {
        play(rules, seed, steps);
    }
}

#[test]
fn whole_games_come_to_an_end_on_every_phone() {
    let mut ended = 0;
    for (rules, seed) in RULES.iter().zip(1..) {
        let net = play(rules, seed, 4_000);
        assert!(net.game().ply() > 0, "{rules}");
        ended += usize::from(net.game().status() != Status::Playing);
    }
    assert!(ended >= RULES.len() / 2, "{ended} of {}", RULES.len());
}
