use crate::reference::{Camps, Options, Switch};

#[test]
fn presets_name_one_choice_of_all_options() {
    for key in ["plyyard", "masters", "tournament", "qq", "qq-symmetric"] {
        for players in [2, 3, 4, 6] {
            Options::preset(key, players).unwrap();
        }
        assert!(Options::preset(key, 5).is_err());
    }
    assert!(Options::preset("house", 2).is_err());
    let tournament = |players| Options::preset("tournament", players).unwrap();
    assert_eq!(tournament(2).deadlock, Switch::On);
    assert_eq!((tournament(3).deadlock, tournament(3).camps), (Switch::Off, Camps::Closed));
}

#[test]
fn combinations_that_mean_nothing_are_errors() {
    let changed = |players, changes: &[(&str, &str)]| {
        let mut options = Options::preset("plyyard", players).unwrap();
        for (key, value) in changes {
            options.set(key, value).unwrap();
        }
        options.check()
    };
    for (players, key, value) in [
        (2, "sets", "2"),
        (3, "sets", "3"),
        (6, "sets", "2"),
        (2, "teams", "two"),
        (3, "teams", "two"),
        (3, "deadlock", "on"),
        (2, "first", "2"),
        (3, "first", "4"),
    ] {
        assert!(changed(players, &[(key, value)]).is_err(), "{players} {key} {value}");
    }
    assert!(changed(4, &[("teams", "two"), ("after", "places")]).is_err());
    for (players, key, value) in [(3, "sets", "2"), (2, "sets", "3"), (4, "teams", "two"), (2, "deadlock", "on")] {
        changed(players, &[(key, value)]).unwrap();
    }
}
