//! Hints all through games of the search against itself.

use starhop::ai::{self, Control, HintReason, Limits};
use starhop::rules::Passive;
use starhop::{Move, Outcome, Position, Preset, Rules};

use super::checker::problem;

fn nodes(nodes: u64) -> Limits {
    Limits { nodes: Some(nodes), ..Limits::default() }
}

/// Checks the hints of every few plies of a game, and gives the reasons that were met.
fn check_game(rules: Rules, plies: usize, every: usize) -> Vec<HintReason> {
    let mut position = Position::start(rules);
    let mut earlier = Vec::new();
    let mut met = Vec::new();
    for ply in 0..plies {
        if position.outcome() != Outcome::Open {
            break;
        }
        if ply % every == 0 {
            let hints = ai::hints_within(&position, &earlier, nodes(1_500), &Control::new()).expect("the game goes on");
            let movable = position.legal_moves().iter().filter(|&&played| played != Move::Pass).count();
            // What would be judged passive is no hint, and that may leave one.
            let fewest = if rules.options().passive == Passive::On { 1 } else { 2 };
            assert!((movable.min(fewest)..=movable.min(2)).contains(&hints.len()), "{rules} in {position}");
            for hint in &hints {
                let wrong = problem(&position, hint);
                assert_eq!(wrong, None, "{:?} of {} in {position} under {rules}", hint.reason, hint.path);
                met.push(hint.reason);
            }
            assert!(hints.windows(2).all(|pair| pair[0].path != pair[1].path));
        }
        let found = ai::search(&position, &earlier, nodes(250), 1, &Control::new()).expect("the game goes on");
        earlier.push(position.hash());
        position.make(found.path.as_ref().map_or(Move::Pass, starhop::Path::to_move));
    }
    met
}

fn kinds(met: &[HintReason]) -> usize {
    let mut kinds: Vec<_> = met.iter().map(core::mem::discriminant).collect();
    let mut distinct = Vec::new();
    kinds.retain(|kind| {
        let is_new = !distinct.contains(kind);
        distinct.push(*kind);
        is_new
    });
    kinds.len()
}

#[test]
fn reasons_are_true_in_every_preset_with_every_number_of_players() {
    let mut met = Vec::new();
    for preset in Preset::ALL {
        for players in [2, 3, 4, 6] {
            let rules = Rules::new(preset, players).expect("a playable number");
            met.extend(check_game(rules, 60 * usize::from(players), 5));
        }
    }
    assert!(kinds(&met) >= 5, "games have many kinds of reasons");
}

#[test]
fn reasons_are_true_with_several_sets_partners_and_options() {
    let cases: [(u8, &[(&str, &str)]); 8] = [
        (2, &[("sets", "3")]),
        (3, &[("sets", "2")]),
        (4, &[("teams", "two")]),
        (6, &[("teams", "two")]),
        (2, &[("continue", "on")]),
        (2, &[("idle", "filled"), ("win", "filled")]),
        (3, &[("swap", "on"), ("exit", "locked")]),
        (2, &[("jump", "symmetric"), ("repetition", "on")]),
    ];
    for (players, changes) in cases {
        let rules =
            Rules::changed(Preset::Plyyard, players, changes.iter().copied()).expect("options that go together");
        let met = check_game(rules, 50 * usize::from(players), 5);
        assert!(met.len() > 20, "{rules}");
    }
}

#[test]
fn a_node_budget_gives_the_same_hints_again() {
    let rules = Rules::new(Preset::Qq, 3).expect("three play");
    let start = Position::start(rules);
    let hints = || ai::hints_within(&start, &[], nodes(4_000), &Control::new()).expect("a move");
    assert_eq!(hints(), hints());
}
