//! Which network plays which rules.

use std::sync::{Arc, LazyLock};

use super::Network;
use crate::rules::{Jump, Rules, Sets, Teams};

/// The weights that were trained for some rules; those of a file that can't be read are none.
type Trained = LazyLock<Option<Arc<Network>>>;

fn read(bytes: &[u8]) -> Option<Arc<Network>> {
    Network::from_bytes(bytes).ok().map(Arc::new)
}

static TWO: Trained = LazyLock::new(|| read(include_bytes!("weights/two.bin")));
static THREE: Trained = LazyLock::new(|| read(include_bytes!("weights/three.bin")));

/// The network that was trained for rules of this kind, if one was.
pub(in crate::ai) fn of_rules(rules: Rules) -> Option<Arc<Network>> {
    let options = rules.options();
    if (options.sets, options.jump, options.teams) != (Sets::One, Jump::Adjacent, Teams::None) {
        return None;
    }
    match rules.players() {
        2 => TWO.clone(),
        3 => THREE.clone(),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Preset;

    #[test]
    fn the_weights_that_are_kept_can_be_read() {
        for players in [2, 3] {
            let rules = Rules::new(Preset::Plyyard, players).expect("a playable number");
            assert!(of_rules(rules).is_some(), "{players} players");
        }
        let symmetric = Rules::new(Preset::QqSymmetric, 2).expect("two play");
        assert!(of_rules(symmetric).is_none());
    }
}
