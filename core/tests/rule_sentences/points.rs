use starhop::Departure::{self, Left, Resigned};
use starhop::game::{Game, Player, Setup};
use starhop::score::{Rank, settle};
use starhop::{Level, Position};

use crate::support::{REST, at, gone, places, played, points, points_after, rules, seat, start};

const NINE_OF_3: &str = "e10 e11 e12 e13 f10 f11 f12 g10 g11 h9";

/// One against one, won by seat 1; seat 4 has two pieces in its goal.
fn duel(preset: &str, turns: u16, ranks: [u8; 2]) -> Vec<i32> {
    let won = played(at(&format!("{preset} 2"), &[('1', &format!("{REST} m5")), ('4', "a1 b1 i5")], "1"), "m5-n1");
    points_after(&won, &[turns, 40], &ranks)
}

#[test]
fn nobody_gains_from_an_occupation_before_round_18_or_10_with_symmetric_hops() {
    assert_eq!((duel("qq", 17, [10, 10]), duel("qq", 18, [10, 10])), (vec![0, -25], vec![25, -25 + 2]));
    let symmetric = |turns| duel("qq-symmetric", turns, [10, 10]);
    assert_eq!((symmetric(9), symmetric(10)), (vec![0, -25], vec![25, -25 + 2]));
}

#[test]
fn nobody_gains_from_resigning_or_leaving_before_round_11() {
    for how in [Resigned, Left] {
        let after = gone(at("qq 2", &[('1', "i5"), ('4', "a1 b1")], "1"), &[(4, how)]);
        assert_eq!(points_after(&after, &[40, 10], &[10, 10]), [0, -25]);
        assert_eq!(points_after(&after, &[40, 11], &[10, 10]), [25, -25]);
    }
}

#[test]
fn an_early_game_pays_no_encouragement() {
    assert_eq!(duel("qq", 17, [25, 1]), [0, -1], "and nobody's net is above 0");
    assert_eq!(duel("qq", 18, [25, 1]), [10, -1 + 4]);
}

/// Seat 1 finished before, then seat 3; seat 5 has two pieces in its goal.
fn three_finished() -> Position {
    played(at("qq 3", &[('3', NINE_OF_3), ('5', "e1 e2 i5")], "3 done=1"), "h9-h10")
}

#[test]
fn in_free_for_all_the_first_finishers_round_counts() {
    assert_eq!(points_after(&three_finished(), &[17, 30, 30], &[9; 3]), [0, 0, -15]);
    assert_eq!(points_after(&three_finished(), &[18, 10, 10], &[9; 3]), [30, 15, -15 + 2]);
}

#[test]
fn a_team_win_by_fifteen_is_no_occupation() {
    let pieces = [('1', REST), ('2', "m10 m11 m12 m13 l10 k9"), ('4', "a1")];
    let won = played(at("qq 4 teams=two", &pieces, "2"), "k9-k10");
    assert_eq!(points(&won, 4, &[9; 4]), [30, 30, -10 + 1, -10]);
}

#[test]
fn the_winner_of_two_gets_25_less_the_lead_in_rank_and_at_least_10() {
    let winner = |ranks| duel("qq", 40, ranks)[0];
    assert_eq!([[10, 10], [10, 5], [5, 10], [25, 1], [25, 10], [1, 25]].map(winner), [25, 20, 30, 10, 10, 49]);
}

#[test]
fn the_loser_of_two_loses_25_and_the_lead_in_rank_between_1_and_49() {
    let loser = |ranks| duel("qq", 40, ranks)[1] - if ranks[1] <= 5 { 4 } else { 2 };
    assert_eq!([[10, 10], [10, 5], [5, 10], [25, 1], [1, 25]].map(loser), [-25, -20, -30, -1, -49]);
}

#[test]
fn a_loser_is_encouraged_by_the_pieces_in_the_goal() {
    assert_eq!(duel("qq", 40, [6, 6]), [25, -25 + 2]);
}

#[test]
fn encouragement_is_doubled_at_ranks_one_to_five() {
    let encouragement = |rank| duel("qq", 40, [rank, rank])[1] + 25;
    assert_eq!([1, 5, 6, 25].map(encouragement), [4, 4, 2, 2]);
}

#[test]
fn in_free_for_all_those_whose_place_costs_points_are_encouraged() {
    assert_eq!(points(&three_finished(), 30, &[9, 9, 5]), [30, 15, -15 + 4]);
    let pieces = [('1', "i5"), ('2', "m10 m11 i7"), ('4', "a1 i9"), ('5', "e1 g1")];
    let after = gone(at("qq 4", &pieces, "1"), &[(1, Resigned), (5, Resigned), (2, Resigned)]);
    assert_eq!(points(&after, 40, &[9; 4]), [-15, 0, 35, 0], "a place that pays is not encouraged");
}

#[test]
fn who_resigned_or_left_is_never_encouraged() {
    let pieces = [('1', "n1 n2 i5"), ('3', "e10 g5"), ('5', "e1 k5")];
    for how in [Resigned, Left] {
        let after = gone(at("qq 3", &pieces, "1"), &[(1, how), (3, Resigned)]);
        let cost = if how == Left { -50 } else { -15 };
        assert_eq!(points(&after, 40, &[9; 3]), [cost, 0, 30]);
        let two = gone(at("qq 2", &[('1', "i5"), ('4', "a1 b1")], "1"), &[(4, how)]);
        assert_eq!(points(&two, 40, &[9; 2]), [25, -25], "two pieces are in the goal");
    }
}

/// All but the last of a game's seats go, after 40 turns.
fn all_resign(players: u8) -> Vec<i32> {
    let mut position = start(&format!("qq {players}"));
    let seats = position.rules().seats();
    for going in &seats[..seats.len() - 1] {
        position = gone(position, &[(going.number(), Resigned)]);
    }
    points(&position, 40, &vec![9; seats.len()])
}

#[test]
fn three_alone_play_for_30_15_and_minus_15() {
    assert_eq!(points(&three_finished(), 40, &[9; 3]), [30, 15, -15 + 2]);
    assert_eq!(all_resign(3), [-15, 0, 30]);
}

#[test]
fn four_alone_play_for_35_25_15_and_minus_15() {
    let last = [('4', "a1 b1 b2 c1 c2 c3 d2 d3 d4 e5"), ('5', "i5")];
    let after = played(at("qq 4", &last, "4 done=2,1"), "e5-d1");
    assert_eq!(points(&after, 40, &[9; 4]), [25, 35, 15, -15]);
}

#[test]
fn six_alone_play_for_45_35_25_15_minus_15_and_minus_25() {
    let last = [('5', "e1 e2 e3 e4 f1 f2 f3 g1 g2 h2"), ('6', "i5")];
    let after = played(at("qq 6", &last, "5 done=1,2,3,4"), "h2-h1");
    assert_eq!(points(&after, 40, &[9; 6]), [45, 35, 25, 15, -15 + 10, -25]);
    assert_eq!(all_resign(6), [-25, -15, 0, 0, 0, 45]);
}

#[test]
fn who_resigned_only_loses_and_never_gains() {
    let after = gone(start("qq 4"), &[(2, Resigned), (1, Resigned), (4, Resigned)]);
    assert_eq!(points(&after, 40, &[9; 4]), [0, -15, 0, 35], "places 3 and 2 would pay 15 and 25");
}

#[test]
fn leaving_costs_fifty_in_place_of_the_places_points() {
    let after = gone(start("qq 4"), &[(2, Left), (1, Resigned), (4, Left)]);
    assert_eq!(points(&after, 40, &[9; 4]), [0, -50, -50, 35]);
}

#[test]
fn being_judged_passive_or_timed_out_counts_as_leaving() {
    for how in [Departure::Passive, Departure::TimedOut] {
        let after = gone(start("qq 3"), &[(1, how), (3, Resigned)]);
        assert_eq!(points(&after, 40, &[9; 3])[0], -50, "{how:?}");
    }
}

#[test]
fn who_faces_one_judged_passive_loses_no_points() {
    let passive = gone(start("qq 4"), &[(4, Departure::Passive), (1, Resigned), (2, Resigned)]);
    assert_eq!((places(&passive), points(&passive, 40, &[9; 4])), (vec![3, 2, 4, 1], vec![0, 0, -50, 35]));
    let first = gone(start("qq 4"), &[(1, Resigned), (2, Resigned), (4, Departure::Passive)]);
    assert_eq!(points(&first, 40, &[9; 4]), [0, 0, -50, 35], "the last place of seat 1 is free");
    let left = gone(start("qq 4"), &[(1, Resigned), (2, Resigned), (4, Left)]);
    assert_eq!(points(&left, 40, &[9; 4]), [-15, 0, -50, 35], "one who left was not judged passive");
    let teams = gone(start("qq 4 teams=two"), &[(4, Departure::Passive)]);
    assert_eq!(points(&teams, 40, &[9; 4]), [30, 30, -50, 0]);
}

#[test]
fn two_a_side_win_thirty_each_and_lose_ten_with_encouragement() {
    let pieces = [('1', &*format!("{REST} m5")), ('4', "a1 i5"), ('5', "e1 e2")];
    let won = played(at("qq 4 teams=two", &pieces, "1"), "m5-n1");
    assert_eq!(points(&won, 40, &[9; 4]), [30, 30, -10 + 1, -10 + 2]);
}

#[test]
fn three_a_side_win_forty_each_and_lose_fifteen_with_encouragement() {
    let won = played(at("qq 6 teams=two", &[('1', &format!("{REST} m5")), ('4', "a1 i5")], "1"), "m5-n1");
    assert_eq!(points(&won, 40, &[1; 6]), [40, -15, 40, -15 + 2, 40, -15]);
}

#[test]
fn a_member_who_left_loses_fifty_and_the_partners_nothing() {
    let pieces = [('1', "n1 i5"), ('2', "m10 m11"), ('4', "k5"), ('5', "g7")];
    let left = gone(at("qq 4 teams=two", &pieces, "1"), &[(1, Left)]);
    assert_eq!(points(&left, 40, &[9; 4]), [-50, 2, 30, 30], "the partner is encouraged");
}

#[test]
fn a_draw_moves_no_points() {
    let drawn = played(start("qq 2 pass=on"), "-- -- -- --");
    assert_eq!(points(&drawn, 40, &[9; 2]), [0, 0]);
}

fn ranked(rank: u8) -> Player {
    Player { rank: Rank::try_from(rank).ok(), ..Player::person() }
}

fn points_of(players: Vec<Player>) -> Vec<Option<i32>> {
    let mut game = Game::new(Setup::new(rules("qq 2"), players).expect("a setup"));
    game.resign_as(seat(1)).expect("the game goes on");
    game.results().expect("over").into_iter().map(|result| result.points).collect()
}

#[test]
fn ranks_are_those_before_the_game() {
    assert_eq!(points_of(vec![ranked(3), ranked(10)]), [Some(-25 + 7), Some(0)]);
}

#[test]
fn the_computers_rank_is_three_times_the_level_and_one() {
    let rank = |level| Rank::of_level(Level::new(level).expect("a level")).number();
    assert_eq!([1, 2, 8].map(rank), [4, 7, 25]);
    let level = Player::computer(Level::new(3).expect("a level"));
    assert_eq!(points_of(vec![ranked(1), level])[0], Some(-25 + 9));
}

#[test]
fn pass_and_play_is_not_rated() {
    assert_eq!(points_of(vec![Player::person(), Player::person()]), [None, None]);
}

#[test]
fn ranks_are_held_from_these_points_on() {
    let from = [
        0, 50, 100, 150, 200, 250, 400, 600, 800, 1000, 1500, 2000, 2500, 3000, 4000, 5000, 6000, 7000, 9000, 11_000,
        13_000, 15_000, 18_000, 21_000, 25_000,
    ];
    for (rank, points) in (1..).zip(from) {
        assert_eq!((Rank::of_points(points).number(), Rank::of_points(points).points()), (rank, points));
        assert_eq!(Rank::of_points(points.saturating_sub(1)).number(), if points == 0 { 1 } else { rank - 1 });
    }
    assert_eq!(Rank::of_points(u32::MAX).number(), 25);
}

#[test]
fn points_never_fall_below_nothing() {
    assert_eq!([settle(10, -25), settle(25, -25), settle(10, 25)], [0, 0, 35]);
}
