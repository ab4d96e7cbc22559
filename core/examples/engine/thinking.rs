//! Searches on a thread of their own.

use std::sync::Arc;
use std::sync::mpsc::Sender;
use std::thread;
use std::time::Instant;

use starhop::ai::{self, Control, Found, HintReason, SearchError};
use starhop::{Move, Position};

use crate::Event;
use crate::command::Order;
use crate::table::{Table, text};

/// The size of the transposition table of a `go` without a level.
const TABLE_MIB: usize = 64;

/// A running search.
#[derive(Debug)]
pub(crate) struct Thinking {
    control: Arc<Control>,
    order: Order,
}

impl Thinking {
    /// Starts a search, which sends its answers; or gives the answer that needs none.
    pub(crate) fn start(order: Order, table: &Table, events: Sender<Event>) -> Result<Self, String> {
        if table.is_over() {
            return Err(match order {
                Order::Go { .. } => "bestmove none".to_owned(),
                Order::Hint => "error the game is over".to_owned(),
            });
        }
        let control = Arc::new(Control::new());
        let (position, earlier, shared) = (table.position, table.earlier.clone(), Arc::clone(&control));
        thread::spawn(move || {
            // The main thread waits for this answer, so that it is still there.
            let _ = events.send(Event::Answer(answer(order, &position, &earlier, &shared)));
        });
        Ok(Self { control, order })
    }

    pub(crate) fn move_now(&self) {
        self.control.move_now();
    }

    /// Whether its result depends on the clock.
    pub(crate) fn is_timed(&self) -> bool {
        matches!(self.order, Order::Go { limits, .. } if limits.time.is_some())
    }
}

fn answer(order: Order, position: &Position, earlier: &[u64], control: &Control) -> Vec<String> {
    let began = Instant::now();
    match order {
        Order::Hint => match ai::hints(position, earlier, control) {
            Ok(hints) if hints.is_empty() => vec!["error there is nothing to hint at".to_owned()],
            Ok(hints) => hints.iter().map(|hint| format!("hint {} {}", hint.path, word(hint.reason))).collect(),
            Err(error) => vec![format!("error {error}")],
        },
        Order::Go { level, limits, seed } => {
            let found = match level {
                Some(level) if limits == ai::Limits::default() => ai::choose(position, earlier, level, seed, control),
                Some(level) => ai::choose_within(position, earlier, level, seed, limits, control),
                None => ai::search(position, earlier, limits, TABLE_MIB, control),
            };
            match found {
                Ok(found) => report(position, &found, began),
                Err(SearchError::GameOver) => vec!["bestmove none".to_owned()],
                Err(error) => vec![format!("error {error}")],
            }
        }
    }
}

fn report(position: &Position, found: &Found, began: Instant) -> Vec<String> {
    let Found { depth, score, nodes, .. } = found;
    let mut info = format!("info depth {depth} score {score} nodes {nodes} time {} pv", began.elapsed().as_millis());
    let mut along = *position;
    for &played in &found.pv {
        info = info + " " + &text(&along, played);
        along.make(played);
    }
    let best = found.path.as_ref().map_or(Move::Pass, starhop::Path::to_move);
    vec![info, format!("bestmove {}", text(position, best))]
}

fn word(reason: HintReason) -> &'static str {
    match reason {
        HintReason::Wins { .. } => "wins",
        HintReason::BringsHome { .. } => "brings-home",
        HintReason::RescuesLast { .. } => "rescues-last",
        HintReason::LongestAdvance { .. } => "longest-advance",
        HintReason::UsesBridge { .. } => "uses-bridge",
        HintReason::Only => "only",
        HintReason::Preferred { .. } => "preferred",
        HintReason::MakesRoom { .. } => "makes-room",
        HintReason::BuildsBridge { .. } => "builds-bridge",
        HintReason::Blocks { .. } => "blocks",
        HintReason::Advances { .. } => "advances",
    }
}
