//! Rule sets of chance.

use rand::Rng;
use rand::seq::IndexedRandom;
use rand_chacha::ChaCha8Rng;
use starhop::rules::Rules;

use crate::pair;

/// Every option with its values other than that of `plyyard`.
const OTHERS: [(&str, &[&str]); 15] = [
    ("jump", &["symmetric"]),
    ("exit", &["locked"]),
    ("camps", &["pass", "closed"]),
    ("continue", &["on"]),
    ("win", &["filled"]),
    ("swap", &["on"]),
    ("pass", &["on"]),
    ("repetition", &["on"]),
    ("deadlock", &["on"]),
    ("passive", &["on"]),
    ("idle", &["filled"]),
    ("sets", &["2", "3"]),
    ("teams", &["two"]),
    ("first", &["2", "3", "4", "5", "6", "toss"]),
    ("after", &["places"]),
];

/// Rules that go together, each option changed with a chance of one in three.
pub(crate) fn options(random: &mut ChaCha8Rng) -> String {
    loop {
        let mut text = format!("plyyard {}", [2, 3, 4, 6].choose(random).unwrap());
        for (key, values) in OTHERS {
            if random.random_ratio(1, 3) {
                text = format!("{text} {key}={}", values.choose(random).unwrap());
            }
        }
        let fast = text.parse::<Rules>();
        let slow = pair::slow_options(&text).check();
        assert_eq!(fast.is_ok(), slow.is_ok(), "{text}: {fast:?} {slow:?}");
        if fast.is_ok() {
            return text;
        }
    }
}
