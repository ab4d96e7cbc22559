//! Which network plays which rules.

use std::sync::{Arc, LazyLock};

use super::Network;
use crate::rules::{Jump, Rules, Sets};

/// Rules that one network plays.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Family {
    Two,
}

impl Family {
    fn of(rules: Rules) -> Option<Self> {
        let options = rules.options();
        match (rules.players(), options.sets, options.jump) {
            (2, Sets::One, Jump::Adjacent) => Some(Self::Two),
            _ => None,
        }
    }
}

/// The network that was trained for rules of this kind, if one was.
pub(in crate::ai) fn of_rules(rules: Rules) -> Option<Arc<Network>> {
    static TWO: LazyLock<Option<Arc<Network>>> =
        LazyLock::new(|| Network::from_bytes(include_bytes!("weights/two.bin")).ok().map(Arc::new));
    match Family::of(rules)? {
        Family::Two => TWO.clone(),
    }
}
