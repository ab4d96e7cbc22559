//! Short exchanges in every order, with every message lost, repeated or late.

use std::collections::BTreeSet;

use starhop::room::Act;

use crate::net::{Net, move_of};

/// What each phone still wants to do, in its order: `move` for the first legal one.
type Wishes = Vec<&'static [&'static str]>;

/// A state of the phones and of all that was ever sent. Whatever was sent may arrive at any time, any number of times
/// or never, so that nothing is ever taken from it: that covers each order, loss and repetition there is.
#[derive(Clone)]
struct State {
    net: Net,
    wishes: Wishes,
}

impl State {
    fn key(&self) -> String {
        let rooms: Vec<_> = self.net.rooms.iter().map(starhop::room::Room::saved).collect();
        let left: Vec<_> = self.wishes.iter().map(|wishes| wishes.len()).collect();
        format!("{rooms:?}{left:?}{:?}", self.net.flying)
    }

    /// Messages that were sent twice are one.
    fn sorted(mut self) -> Self {
        self.net.flying.sort();
        self.net.flying.dedup();
        self
    }

    /// Everything that can happen next.
    fn next(&self) -> Vec<Self> {
        let mut next = Vec::new();
        for at in 0..self.wishes.len() {
            let Some((wish, later)) = self.wishes[at].split_first() else { continue };
            let mut state = self.clone();
            let room = &mut state.net.rooms[at];
            let act = if *wish == "move" { move_of(room) } else { Some(wish.parse::<Act>().expect("an act")) };
            // What can't be done yet is still wanted.
            let Some(Ok(messages)) = act.map(|act| room.act(&act)) else { continue };
            let me = room.me();
            state.wishes[at] = later;
            state.net.post(me, messages);
            next.push(state.sorted());
        }
        for flight in &self.net.flying {
            let mut state = self.clone();
            state.net.deliver(flight);
            next.push(state.sorted());
        }
        next
    }
}

/// Looks at every state that can come up, and lets the connection come back in each: the phones must agree then.
/// `check` sees the ends where nobody wants anything any more. Returns how many states there are, and how the game can
/// stand in them.
fn explore(start: State, check: impl Fn(&Net)) -> (usize, BTreeSet<String>) {
    let mut open = vec![start.sorted()];
    let (mut seen, mut ends) = (BTreeSet::new(), BTreeSet::new());
    while let Some(state) = open.pop() {
        if !seen.insert(state.key()) {
            continue;
        }
        let mut healed = state.net.clone();
        healed.flying.clear();
        healed.heal();
        if state.wishes.iter().all(|wishes| wishes.is_empty()) {
            check(&healed);
        }
        ends.insert(format!("{} after {}", healed.game().status(), healed.game().ply()));
        open.extend(state.next());
    }
    (seen.len(), ends)
}

/// However what flies now arrives, and what follows from it, `check` finds the end as it should be.
pub(crate) fn every_order(net: &Net, check: impl Fn(&Net)) {
    let (states, _) = explore(State { net: net.clone(), wishes: Vec::new() }, check);
    assert!(states > 1);
}

fn wish(rules: &str, wishes: &[&'static [&'static str]]) -> (usize, BTreeSet<String>) {
    explore(State { net: Net::of(rules), wishes: wishes.to_vec() }, |_| ())
}

#[test]
fn two_phones_come_to_the_same_whatever_happens() {
    for wishes in [
        [&["move", "undo-ask", "move", "undo-ask"][..], &["undo-yes", "move", "undo-no", "draw-offer"][..]],
        [&["move", "draw-offer", "move"], &["draw-offer", "move", "draw-no", "resign"]],
        [&["draw-offer", "move", "undo-yes", "resign"], &["move", "draw-offer", "undo-ask", "leave"]],
    ] {
        let (states, ends) = wish("plyyard 2", &wishes);
        assert!(states > 100, "{states}");
        assert!(ends.len() > 1, "{ends:?}");
    }
}

#[test]
fn more_phones_come_to_the_same_whatever_happens() {
    let three = wish("plyyard 3", &[&["resign"], &["move", "draw-yes"], &["draw-offer"]]);
    let undo = wish("plyyard 3", &[&["move", "undo-ask"], &["undo-yes"], &["undo-yes"]]);
    let four = wish("plyyard 4", &[&["resign"], &[], &["draw-offer"], &[]]);
    for (states, ends) in [three, undo, four] {
        assert!(states > 100, "{states}");
        assert!(ends.len() > 1, "{ends:?}");
    }
}

#[test]
fn two_who_resign_at_once_end_the_game_once() {
    let (_, ends) = wish("plyyard 2", &[&["resign"], &["resign"]]);
    let ends: Vec<_> = ends.iter().map(String::as_str).collect();
    assert_eq!(ends, ["playing after 0", "won 1 resigned after 1", "won 4 resigned after 1"]);
}
