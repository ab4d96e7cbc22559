use starhop::Departure::{Left, Resigned};
use starhop::game::{Game, Player, Setup};
use starhop::score::Rank;

use crate::support::{REST, at, game_at, go, gone, on, people, places, play, played, seat, start, status, turn_order};

fn results(game: &Game) -> Vec<(u8, Option<i32>)> {
    let results = game.results().expect("the game has ended");
    results.into_iter().map(|result| (result.place, result.points)).collect()
}

#[test]
fn a_draw_needs_the_agreement_of_all_still_in() {
    let mut game = people("plyyard 4");
    game.resign_as(seat(5)).expect("the game goes on");
    game.offer_draw_as(seat(1)).expect("nothing is offered");
    game.answer_draw_as(seat(4), true).expect("asked");
    assert_eq!(game.status().to_string(), "playing");
    game.answer_draw_as(seat(2), true).expect("asked");
    assert_eq!(game.status().to_string(), "draw agreed");
    let mut refused = people("plyyard 2");
    refused.offer_draw().expect("nothing is offered");
    refused.answer_draw(false).expect("asked");
    assert_eq!(refused.status().to_string(), "playing");
}

#[test]
fn an_offer_lapses_when_its_addressee_moves() {
    let mut game = people("plyyard 2");
    game.offer_draw().expect("nothing is offered");
    go(&mut game, "d1-e5");
    assert!(game.clone().answer_draw(true).is_ok(), "the move of who offered leaves it open");
    go(&mut game, "n1-m5");
    assert!(game.answer_draw(true).is_err());
}

#[test]
fn places_won_before_a_draw_stand_and_the_rest_share_the_next_and_no_points_move() {
    let pieces = [('1', &*format!("{REST} m5")), ('3', "i5"), ('5', "g5")];
    let start = at("qq 3", &pieces, "1");
    let ranked = || Player { rank: Rank::try_from(9).ok(), ..Player::person() };
    let setup = Setup::from_position(start, vec![ranked(), ranked(), ranked()]).expect("it goes on");
    let mut game = Game::new(setup);
    go(&mut game, "m5-n1");
    game.offer_draw_as(seat(3)).expect("nothing is offered");
    game.answer_draw_as(seat(5), true).expect("asked");
    assert_eq!(game.status().to_string(), "draw agreed");
    assert_eq!(results(&game), [(1, Some(0)), (2, Some(0)), (2, Some(0))]);
}

#[test]
fn with_two_players_resigning_ends_the_game() {
    let after = gone(start("plyyard 2"), &[(1, Resigned)]);
    assert_eq!((status(&after), places(&after)), ("won 4 resigned".to_owned(), vec![2, 1]));
    assert_eq!(status(&gone(start("plyyard 2"), &[(4, Left)])), "won 1 left");
}

#[test]
fn with_more_the_player_is_out_and_the_pieces_stay_as_idle_ones() {
    let after = gone(start("plyyard 3"), &[(3, Resigned)]);
    assert_eq!((status(&after), on(&after, "m1 j1 a1 e13")), ("playing".to_owned(), "xx1.".to_owned()));
    assert_eq!(after.occupied(), start("plyyard 3").occupied());
    assert_eq!(on(&gone(start("plyyard 2"), &[(4, Left)]), "q1"), "4", "with two the game is over");
}

#[test]
fn pieces_of_the_gone_count_as_the_owners_in_anybodys_goal() {
    let pieces = [('1', "n2 n3 n4 o1 o2 o3 p1 p2 m5"), ('4', "q1 i5"), ('2', "g5"), ('5', "k5")];
    let position = at("plyyard 4", &pieces, "1");
    assert_eq!(status(&played(position, "m5-n1")), "playing");
    assert_eq!(status(&played(position, "resign=4 m5-n1")), "won 1 all-home");
    assert_eq!(status(&played(position, "m5-n1 resign=4")), "playing", "nobody wins by another's going");
    let full = gone(start("plyyard 4"), &[(4, Resigned)]);
    assert_eq!(status(&full), "playing");
    assert_eq!(status(&played(full, "d1-e5")), "won 1 all-home", "the goal is full of pieces that count as seat 1's");
}

#[test]
fn finished_and_absent_seats_are_skipped() {
    let left = gone(start("plyyard 6"), &[(2, Left), (5, Resigned)]);
    assert_eq!(turn_order(left, 5), "13461");
    let pieces = [('1', &*format!("{REST} m5")), ('3', "i5"), ('5', "g5")];
    let mut finished = at("qq 3", &pieces, "1");
    play(&mut finished, "m5-n1 i5-i6 g5-g6");
    assert_eq!(finished.to_move().number(), 3);
    assert_eq!(gone(start("plyyard 3"), &[(1, Left)]).to_move().number(), 3, "the one to move has gone");
}

#[test]
fn the_game_ends_when_one_player_is_left() {
    let two_left = gone(start("plyyard 3"), &[(1, Left)]);
    assert_eq!(status(&two_left), "playing");
    assert_eq!(status(&gone(two_left, &[(5, Resigned)])), "won 3 resigned");
}

#[test]
fn the_game_ends_when_all_others_have_finished() {
    let third = "e10 e11 e12 e13 f10 f11 f12 g10 g11 h9";
    let position = at("qq 3", &[('1', &format!("{REST} m5")), ('3', third), ('5', "i5")], "1");
    let after = played(position, "m5-n1 h9-h10");
    assert_eq!((status(&after), places(&after)), ("won 1 all-home".to_owned(), vec![1, 2, 3]));
}

#[test]
fn who_goes_takes_the_places_from_the_last_upwards_in_the_order_of_going() {
    let after = gone(start("plyyard 4"), &[(2, Resigned), (5, Left), (1, Resigned)]);
    assert_eq!(places(&after), [2, 4, 1, 3]);
    let mut game = game_at("qq 3", &[('1', &format!("{REST} m5")), ('3', "i5"), ('5', "g5")], "1");
    go(&mut game, "m5-n1");
    game.resign_as(seat(3)).expect("the game goes on");
    assert_eq!(results(&game).iter().map(|&(place, _)| place).collect::<Vec<_>>(), [1, 3, 2]);
}
