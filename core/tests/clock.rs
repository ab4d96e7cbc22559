//! The clock: what it counts, whatever happens to it.

use proptest::prelude::*;
use starhop::clock::{Clock, ClockError, Hold, Limit, NoSuchLimit, TimeOver};
use starhop::{Preset, Rules};

const HOLDS: [Hold; 4] = [Hold::Person, Hold::Background, Hold::Dialog, Hold::Animation];

#[derive(Debug, Clone, Copy)]
enum Event {
    Begin(bool),
    End,
    Hold(Hold),
    Release(Hold),
    Tick,
}

fn event() -> impl Strategy<Value = Event> {
    let why = || prop::sample::select(&HOLDS[..]);
    prop_oneof![
        2 => any::<bool>().prop_map(Event::Begin),
        1 => Just(Event::End),
        2 => why().prop_map(Event::Hold),
        3 => why().prop_map(Event::Release),
        4 => Just(Event::Tick),
    ]
}

/// Instants that mostly go forwards, by about a limit or so in all, and sometimes backwards or very far.
fn instant() -> impl Strategy<Value = i64> {
    prop_oneof![8 => 0..4_000_i64, 1 => -3_000..0_i64, 1 => Just(1 << 40)]
}

fn at(now: u64, step: i64) -> u64 {
    now.saturating_add_signed(step)
}

/// The milliseconds that a clock should have counted in its last turn, and how often it should have reported the
/// end of its time: found anew from the whole story.
fn counted(limit: u32, story: &[(u64, Event)]) -> (u64, Vec<bool>) {
    let (mut used, mut timed, mut over) = (0_u64, false, false);
    let mut held = Vec::new();
    let mut reports = Vec::new();
    let mut latest = story.first().map_or(0, |&(now, _)| now);
    for &(now, event) in story {
        if timed && held.is_empty() {
            used = u64::from(limit).min(used + now.saturating_sub(latest));
        }
        latest = latest.max(now);
        match event {
            Event::Begin(limited) => (used, timed, over) = (0, limited, false),
            Event::End => (used, timed, over) = (0, false, false),
            Event::Hold(why) if !held.contains(&why) => held.push(why),
            Event::Hold(_) => {}
            Event::Release(why) => held.retain(|&hold| hold != why),
            Event::Tick => {
                let now_over = timed && used == u64::from(limit) && !over;
                over |= now_over;
                reports.push(now_over);
            }
        }
    }
    (used, reports)
}

fn tell(clock: &mut Clock, now: u64, event: Event) -> Option<bool> {
    match event {
        Event::Begin(timed) => clock.begin(now, timed),
        Event::End => clock.end(now),
        Event::Hold(why) => clock.hold(now, why),
        Event::Release(why) => clock.release(now, why),
        Event::Tick => return Some(clock.tick(now) == Some(TimeOver)),
    }
    None
}

proptest! {
    #[test]
    fn it_counts_what_the_story_says(
        limit in 1_000..9_000_u32,
        steps in prop::collection::vec((instant(), event()), 1..60),
    ) {
        let mut clock = Clock::new(Limit::new(limit).expect("in range"));
        let (mut now, mut story, mut reports) = (5_000, Vec::new(), Vec::new());
        for (step, event) in steps {
            now = at(now, step);
            story.push((now, event));
            reports.extend(tell(&mut clock, now, event));
            let reading = clock.at(now);
            let (used, expected) = counted(limit, &story);
            prop_assert_eq!(u64::from(reading.used), used);
            prop_assert_eq!(reading.used + reading.left, limit);
            prop_assert_eq!(&reports, &expected);
            prop_assert!(!reading.running || reading.left > 0);
            now = now.min(1 << 50);
        }
    }

    #[test]
    fn a_pause_costs_nothing(
        before in 0..40_000_u64, pause in 0..1_000_000_u64, after in 0..40_000_u64, why in prop::sample::select(&HOLDS[..]),
    ) {
        let mut paused = Clock::new(Limit::DEFAULT);
        paused.begin(0, true);
        let mut straight = paused;
        paused.hold(before, why);
        prop_assert_eq!(paused.at(before + pause / 2).left, straight.at(before).left);
        paused.release(before + pause, why);
        prop_assert_eq!(paused.tick(before + pause + after), straight.tick(before + after));
        let (paused, straight) = (paused.at(before + pause + after), straight.at(before + after));
        prop_assert_eq!(paused, straight);
    }

    #[test]
    fn a_saved_clock_comes_back_held_with_what_was_left(used in 0..40_000_u64, away in any::<u64>(), ticked in any::<bool>()) {
        let mut clock = Clock::new(Limit::DEFAULT);
        clock.begin(u64::MAX - 50_000, true);
        let reported = ticked && clock.tick(u64::MAX - 50_000 + used).is_some();
        clock.hold(u64::MAX - 50_000 + used, Hold::Background);
        let text = serde_json::to_string(&clock).expect("written");
        let mut back: Clock = serde_json::from_str(&text).expect("read");
        prop_assert!(back.is_held(Hold::Person) && !back.is_held(Hold::Background));
        prop_assert_eq!(back.at(away).left, clock.at(u64::MAX).left);
        prop_assert!(!back.at(away).running);
        back.release(away, Hold::Person);
        prop_assert_eq!(back.at(away).running, used < 30_000);
        prop_assert_eq!(back.tick(away).is_some(), used >= 30_000 && !reported, "once a turn, however often it is closed");
    }
}

#[test]
fn the_time_is_over_at_exactly_the_limit_and_once() {
    let mut clock = Clock::new(Limit::DEFAULT);
    clock.begin(100, true);
    assert_eq!(clock.tick(30_099), None);
    assert_eq!(clock.at(30_099).left, 1);
    assert_eq!(clock.tick(30_100), Some(TimeOver));
    assert_eq!(clock.tick(30_101), None);
    assert_eq!(clock.at(99_999).used, 30_000);
    clock.begin(40_000, true);
    assert_eq!(clock.tick(70_000), Some(TimeOver), "the next turn has its own");
}

#[test]
fn a_limit_that_passed_unasked_is_reported_even_if_the_clock_was_held_since() {
    let mut clock = Clock::new(Limit::DEFAULT);
    clock.begin(0, true);
    clock.hold(31_000, Hold::Background);
    assert_eq!(clock.tick(90_000), Some(TimeOver));
}

#[test]
fn each_reason_holds_on_its_own() {
    let mut clock = Clock::new(Limit::DEFAULT);
    clock.begin(0, true);
    clock.hold(1_000, Hold::Dialog);
    clock.hold(2_000, Hold::Background);
    clock.hold(2_500, Hold::Background);
    clock.release(3_000, Hold::Background);
    assert!(!clock.at(9_000).running, "the dialog is still open");
    clock.release(10_000, Hold::Dialog);
    assert!(clock.at(10_000).running);
    assert_eq!(clock.at(10_000).used, 1_000);
}

#[test]
fn the_computers_turn_costs_the_person_nothing() {
    let mut clock = Clock::new(Limit::DEFAULT);
    clock.begin(0, false);
    assert_eq!(clock.tick(1_000_000), None);
    let reading = clock.at(1_000_000);
    assert_eq!((reading.left, reading.running, reading.low), (30_000, false, false));
}

#[test]
fn an_undo_and_a_hold_before_the_turn_are_kept_in_order() {
    let mut clock = Clock::new(Limit::DEFAULT);
    clock.hold(0, Hold::Animation);
    clock.begin(500, true);
    assert_eq!(clock.at(1_500).left, 30_000, "the move before is still being shown");
    clock.release(1_500, Hold::Animation);
    assert_eq!(clock.at(9_500).left, 22_000);
    clock.begin(9_500, true);
    assert_eq!(clock.at(9_500).left, 30_000, "a turn that begins again has all its time");
    clock.end(10_000);
    assert_eq!(clock.tick(100_000), None, "nobody's time runs after the end");
}

#[test]
fn time_that_goes_backwards_is_no_time() {
    let mut clock = Clock::new(Limit::DEFAULT);
    clock.begin(10_000, true);
    assert_eq!(clock.tick(5_000), None);
    assert_eq!(clock.at(10_000).used, 0, "and is not counted when it comes again");
    assert_eq!(clock.at(11_000).used, 1_000);
}

#[test]
fn little_time_is_ten_seconds_or_a_third() {
    let low_at = |limit: u32| {
        let mut clock = Clock::new(Limit::new(limit).expect("in range"));
        clock.begin(0, true);
        (0..=limit).find(|&now| clock.at(u64::from(now)).low).map(|now| limit - now)
    };
    assert_eq!(low_at(30_000), Some(10_000));
    assert_eq!(low_at(60_000), Some(10_000));
    assert_eq!(low_at(6_000), Some(2_000));
}

#[test]
fn only_rules_that_say_what_a_timeout_means_have_a_limit() {
    for (preset, limit) in [
        (Preset::Plyyard, None),
        (Preset::Masters, None),
        (Preset::Tournament, None),
        (Preset::Qq, Some(Limit::DEFAULT)),
        (Preset::QqSymmetric, Some(Limit::DEFAULT)),
    ] {
        assert_eq!(Limit::of(Rules::new(preset, 2).expect("rules")), limit);
    }
    assert_eq!(Limit::DEFAULT.millis(), 30_000);
}

#[test]
fn what_is_no_clock_is_named() {
    assert_eq!(Limit::new(999), Err(NoSuchLimit(999)));
    assert_eq!(Limit::new(3_600_001), Err(NoSuchLimit(3_600_001)));
    let read = |text: &str| serde_json::from_str::<Clock>(text).expect_err("no clock").to_string();
    let says = |text: &str, error: ClockError| assert!(read(text).starts_with(&error.to_string()), "{}", read(text));
    says(r#"{"limit":5,"used":0,"turn":"timed"}"#, ClockError::Limit(NoSuchLimit(5)));
    says(r#"{"limit":30000,"used":30001,"turn":"timed"}"#, ClockError::Used { used: 30_001, has: 30_000 });
    says(r#"{"limit":30000,"used":1,"turn":"untimed"}"#, ClockError::Used { used: 1, has: 0 });
    says(r#"{"limit":30000,"used":29999,"turn":"over"}"#, ClockError::NotOver { left: 1 });
    assert!(read(r#"{"limit":30000,"used":-1,"turn":"timed"}"#).contains("invalid value"));
}
