use starhop::clock::Limit;
use starhop::{Preset, Rules, Seat};

use crate::support::{rules, start};

/// The values of all options in the order that the engine lists them: jump, exit, camps, continue, win, swap, pass,
/// repetition, deadlock, passive, idle, sets, teams, first, after.
fn values(preset: Preset, players: u8) -> String {
    let options = preset.options(players);
    options.pairs().into_iter().map(|(_, value)| value).collect::<Vec<_>>().join(" ")
}

#[test]
fn plyyard_names_these_values() {
    for players in [2, 3, 4, 6] {
        let expected = "adjacent free open off own off off off off off empty 1 none 1 stop";
        assert_eq!(values(Preset::Plyyard, players), expected);
    }
}

#[test]
fn masters_names_these_values() {
    for players in [2, 3, 4, 6] {
        let expected = "adjacent locked pass off own on off off off off empty 1 none toss stop";
        assert_eq!(values(Preset::Masters, players), expected);
    }
}

#[test]
fn tournament_names_these_values_and_a_deadlock_only_for_two() {
    let two = "adjacent free closed off own off on on on off empty 1 none 1 stop";
    assert_eq!(values(Preset::Tournament, 2), two);
    for players in [3, 4, 6] {
        let more = "adjacent free closed off own off on on off off empty 1 none 1 stop";
        assert_eq!(values(Preset::Tournament, players), more);
    }
}

#[test]
fn qq_names_these_values() {
    for players in [2, 3, 4, 6] {
        let expected = "adjacent free open off own off off off off on empty 1 none 1 places";
        assert_eq!(values(Preset::Qq, players), expected);
    }
}

#[test]
fn qq_symmetric_names_these_values() {
    for players in [2, 3, 4, 6] {
        let expected = "symmetric free open off own off off off off on empty 1 none 1 places";
        assert_eq!(values(Preset::QqSymmetric, players), expected);
    }
}

#[test]
fn qq_with_teams_stops_at_the_first_win() {
    for preset in ["qq", "qq-symmetric"] {
        assert_eq!(rules(&format!("{preset} 4 teams=two")).options().after.key(), "stop");
    }
}

#[test]
fn plyyard_is_the_default_and_south_moves_first() {
    assert_eq!(Rules::PLYYARD.preset(), Some(Preset::Plyyard));
    assert_eq!(Rules::PLYYARD.players(), 2);
    assert!([2, 3, 4, 6].into_iter().all(|players| start(&format!("plyyard {players}")).to_move() == Seat::SOUTH));
}

#[test]
fn masters_can_have_the_variations_of_its_source() {
    for (text, key, value) in [
        ("masters 2 swap=off win=filled", "win", "filled"),
        ("masters 4 idle=filled", "idle", "filled"),
        ("masters 3 sets=2", "sets", "2"),
        ("masters 2 sets=3", "sets", "3"),
    ] {
        let pairs = rules(text).options().pairs();
        assert!(pairs.contains(&(key, value.to_owned())), "{text}");
        assert_eq!(rules(text).to_string().split(' ').next(), Some("masters"));
    }
}

#[test]
fn points_rules_have_a_clock_of_thirty_seconds_a_move() {
    for preset in ["qq", "qq-symmetric"] {
        assert_eq!(Limit::of(rules(&format!("{preset} 2"))).map(Limit::millis), Some(30_000));
    }
    assert_eq!(Limit::of(rules("plyyard 2")), None);
}
