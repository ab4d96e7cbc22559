use ratatui::crossterm::event::KeyCode;
use starhop::game::{Player, PlayerResult, Setup, Status, WinReason};
use starhop::rules::Idle;
use starhop::{Departure, Hole, Move, Preset, Rules, Seat, Standing};

use super::rig::{Rig, computer, people, two_people};
use crate::view::layout;
use crate::words::{Language, Words};

/// Steps forth and back, each pair by another piece than the one before, so that nobody progresses or repeats.
const IDLING: [[&str; 2]; 4] = [["d1-e5", "n1-m5"], ["e5-d1", "m5-n1"], ["d4-e8", "n4-m8"], ["e8-d4", "m8-n4"]];

#[test]
fn passes_are_told_and_two_of_each_end_the_game() {
    let mut rig = Rig::in_game(people(Preset::Tournament, 2));
    assert!(rig.text().contains("p pass"), "{}", rig.text());
    rig.keys("p");
    let text = rig.text();
    assert!(text.contains("Red passes. Red has passed, 1 in a row."), "{text}");
    rig.play("--");
    rig.keys("pp");
    let text = rig.text();
    assert!(text.contains("Draw: everybody passed twice in a row"), "{text}");
    assert!(text.contains("Place 1, ½"), "{text}");
}

#[test]
fn a_deadlock_is_claimed_when_it_may_be() {
    let mut rig = Rig::in_game(people(Preset::Tournament, 2));
    rig.keys("c");
    assert!(rig.text().contains("A deadlock can be claimed after 20 turns without progress; there were 0."));
    for text in IDLING.iter().cycle().take(11).flatten() {
        rig.play(text);
    }
    let text = rig.text();
    assert!(text.contains("No progress for 20 of 20 turns.") && text.contains("c claim deadlock"), "{text}");
    rig.keys("c");
    let text = rig.text();
    assert!(text.contains("Red claims a deadlock. Red must give way within 5 moves."), "{text}");
    assert!(!text.contains("c claim deadlock"), "{text}");
    rig.keys("c");
    assert!(rig.text().contains("The deadlock was claimed before."));
}

#[test]
fn what_the_rules_do_not_have_is_refused_in_words() {
    let mut rig = Rig::in_game(two_people());
    rig.keys("c");
    assert!(rig.text().contains("The rules of this game do not have that."));
    rig.keys("p");
    assert!(rig.text().contains("A player who can move may not pass."));
}

#[test]
fn who_resigns_among_several_is_out_and_the_last_one_wins() {
    let mut rig = Rig::in_game(people(Preset::Qq, 3));
    rig.keys("xy");
    let text = rig.text();
    assert!(text.contains("Sky to move | Red resigned"), "{text}");
    assert!(text.lines().any(|line| line.trim_end().ends_with("  resigned")), "{text}");
    rig.keys("xy");
    let text = rig.text();
    assert!(text.contains("Yellow wins: all the others are out"), "{text}");
    for place in ["Place 1", "Place 2", "Place 3"] {
        assert!(text.contains(place), "{text}");
    }
    rig.keys("v");
    let text = rig.text();
    assert!(text.contains("Move 2 of 2 | Sky resigned | Yellow wins"), "{text}");
}

#[test]
fn a_draw_among_three_is_asked_of_one_after_the_other() {
    let mut rig = Rig::in_game(people(Preset::Plyyard, 3));
    rig.keys("d");
    assert!(rig.text().contains("Red offers a draw. Sky, accept?"), "{}", rig.text());
    rig.keys("y");
    assert!(rig.text().contains("Red offers a draw. Yellow, accept?"), "{}", rig.text());
    rig.keys("y");
    assert!(rig.text().contains("Draw: agreed"), "{}", rig.text());
}

/// Types the move of a person who stays at home: the one that gains least.
fn stay(rig: &mut Rig) {
    let position = *rig.game().session.game().position();
    let gain = |&(from, to): &(Hole, Hole)| to.y() - from.y();
    let moves = position.legal_moves().into_iter().filter_map(|played| match played {
        Move::Travel { from, to } => Some((from, to)),
        Move::Pass => None,
    });
    let (from, to) = moves.min_by_key(gain).unwrap();
    rig.play(&format!("{from}-{to}"));
}

#[test]
fn the_computer_s_draw_offer_is_asked_and_asked_again_after_a_restart() {
    let mut rig = Rig::in_game(computer(2));
    let question = "offers a draw. You, accept?";
    while !rig.text().contains(question) {
        assert!(rig.game().session.game().ply() < 400, "{}", rig.text());
        stay(&mut rig);
        rig.await_search();
    }
    rig.keys("n");
    assert!(rig.text().contains("The draw was declined."), "{}", rig.text());
    for _ in 0..10 {
        assert!(!rig.text().contains(question));
        stay(&mut rig);
        rig.await_search();
    }
    assert!(rig.text().contains(question), "{}", rig.text());
    let mut again = Rig::on(rig.folder, layout::SMALLEST, Language::English);
    again.key(KeyCode::Enter);
    assert!(again.text().contains(question), "{}", again.text());
    again.keys("y");
    assert!(again.text().contains("Draw: agreed"), "{}", again.text());
}

#[test]
fn pieces_left_at_home_are_warned_of() {
    let mut rig = Rig::in_game(people(Preset::Qq, 2));
    let mut turns = IDLING.iter().cycle();
    for text in turns.by_ref().take(14).flatten() {
        rig.play(text);
    }
    assert_eq!(rig.app.desk.notice, None);
    for text in turns.by_ref().take(1).flatten() {
        rig.play(text);
    }
    let text = rig.text();
    assert!(text.contains("Red: 1 of 5 pieces out by turn 20, turns left: 5."), "{text}");
    turns.take(4).flatten().for_each(|text| rig.play(text));
    rig.play("e8-d4");
    let text = rig.text();
    assert!(text.contains("Blue wins: the other side kept too many pieces at home"), "{text}");
}

#[test]
fn several_players_fit_the_smallest_window_in_every_language() {
    for language in Language::ALL {
        for (players, figures) in [(3, "0/10"), (4, "0/10"), (6, "0/10")] {
            let folder = Rig::in_game(people(Preset::Plyyard, players)).folder;
            let mut rig = Rig::on(folder, layout::SMALLEST, language);
            rig.key(KeyCode::Enter);
            let text = rig.text();
            assert_eq!(text.matches(figures).count(), usize::from(players), "{language:?}: {text}");
            rig.keys("xy");
            let out = rig.app.desk.words.fate(Standing::Gone(1, Departure::Resigned)).unwrap().replace(' ', "");
            let text = rig.text().replace(' ', "");
            assert!(text.contains(&out), "{language:?}: {text}");
        }
    }
}

#[test]
fn idle_pieces_are_drawn_and_named() {
    let mut options = Preset::Plyyard.options(4);
    options.idle = Idle::Filled;
    let setup = Setup::new(Rules::with_options(options, 4).unwrap(), vec![Player::person(); 4]).unwrap();
    let mut rig = Rig::in_game(setup);
    assert_eq!(rig.hole_text("m1"), " x ");
    rig.click_hole("m1");
    assert!(rig.text().contains("m1, piece without a player"), "{}", rig.text());
}

#[test]
fn scores_are_written_in_quarters_and_points_with_their_sign() {
    let words = Words::of(Language::English);
    let outcome = |quarters, points| words.outcome(&PlayerResult { seat: Seat::SOUTH, place: 2, quarters, points });
    let scores = [4, 3, 2, 1, 0].map(|quarters| outcome(Some(quarters), None));
    assert_eq!(scores, ["Place 2, 1", "Place 2, ¾", "Place 2, ½", "Place 2, ¼", "Place 2, 0"]);
    assert_eq!(outcome(None, Some(30)), "Place 2, +30 points");
    assert_eq!(outcome(None, Some(-15)), "Place 2, -15 points");
}

#[test]
fn each_win_has_its_reason() {
    let words = Words::of(Language::English);
    let reasons = [
        (WinReason::AllHome, "the goal is full"),
        (WinReason::SideTotal, "enough of the side's pieces are home"),
        (WinReason::DeadlockAhead, "ahead when the deadlock was given up"),
        (WinReason::DeadlockHalf, "half a step ahead when the deadlock was given up"),
        (WinReason::NoConcession, "the other side did not give way in time"),
        (WinReason::Resigned, "the other side resigned"),
        (WinReason::Left, "the other side left"),
        (WinReason::Passive, "the other side kept too many pieces at home"),
        (WinReason::TimedOut, "the other side ran out of time three times in a row"),
    ];
    for (reason, text) in reasons {
        let status = Status::Won { seat: Seat::NORTH, reason };
        assert_eq!(words.standing(&two_people(), status, Seat::SOUTH), format!("Blue wins: {text}"));
    }
    let gone = Status::Won { seat: Seat::SOUTH, reason: WinReason::TimedOut };
    assert_eq!(words.standing(&people(Preset::Qq, 3), gone, Seat::SOUTH), "Red wins: all the others are out");
}
