use starhop::game::{Game, Player, PlayerKind, Setup};
use starhop::{Hole, HoleSet, Level, Preset, Rules, Seat};

use crate::support::{hole, rules, seat, start, turn_order};

/// Holes of each row from `a` to `q`.
const LENGTHS: [u8; 17] = [1, 2, 3, 4, 13, 12, 11, 10, 9, 10, 11, 12, 13, 4, 3, 2, 1];

#[test]
fn the_board_is_a_hexagon_of_side_five_and_six_camps_of_ten() {
    let camps = Seat::ALL.into_iter().fold(HoleSet::EMPTY, |all, seat| {
        assert_eq!(seat.home().len(), 10);
        assert!((all & seat.home()).is_empty());
        all | seat.home()
    });
    let hexagon: HoleSet = Hole::all().filter(|one| one.distance(hole("i5")) <= 4).collect();
    assert_eq!((Hole::all().len(), hexagon.len()), (121, 61));
    assert!((camps & hexagon).is_empty());
}

#[test]
fn rows_are_lettered_from_the_bottom_and_holes_numbered_from_the_left() {
    for (letter, length) in ('a'..='q').zip(LENGTHS) {
        let row: Vec<Hole> = (1..=length).map(|number| hole(&format!("{letter}{number}"))).collect();
        assert!(row.windows(2).all(|pair| pair[0].x() < pair[1].x() && pair[0].y() == pair[1].y()));
        assert!(format!("{letter}0").parse::<Hole>().is_err());
        assert!(format!("{letter}{}", length + 1).parse::<Hole>().is_err());
        assert_eq!(row[0].to_string(), format!("{letter}1"));
    }
    let landmarks = ["a1", "e1", "i5", "q1"].map(|name| (hole(name).x(), hole(name).y()));
    assert_eq!(landmarks, [(0, -8), (-12, -4), (0, 0), (0, 8)]);
}

#[test]
fn neighbours_are_two_half_pitches_aside_or_one_up_or_down() {
    for (row, length) in (0..).zip(LENGTHS.map(|length| i8::try_from(length).expect("small"))) {
        for number in 1..=length {
            let (x, y) = (2 * (number - 1) - (length - 1), row - 8);
            let one = Hole::from_coordinates(x, y).expect("a hole");
            assert_eq!(one.row_and_number(), (u8::try_from(row).expect("a row"), u8::try_from(number).expect("small")));
            let around = [(x + 2, y), (x - 2, y), (x + 1, y + 1), (x - 1, y + 1), (x + 1, y - 1), (x - 1, y - 1)];
            let around: HoleSet = around.iter().filter_map(|&(x, y)| Hole::from_coordinates(x, y)).collect();
            assert_eq!(one.neighbour_set(), around, "{one}");
        }
    }
}

#[test]
fn reading_order_goes_down_from_the_top_tip_and_left_to_right() {
    let mut names = Vec::new();
    for (letter, length) in ('a'..='q').rev().zip(LENGTHS.into_iter().rev()) {
        names.extend((1..=length).map(|number| format!("{letter}{number}")));
    }
    for (index, name) in names.iter().enumerate() {
        assert_eq!(hole(name).index(), index);
    }
}

#[test]
fn seats_go_clockwise_from_the_bottom() {
    for (number, corner) in (1..).zip(["a1", "e1", "m1", "q1", "m13", "e13"]) {
        assert!(seat(number).home().contains(hole(corner)), "seat {number}");
    }
}

#[test]
fn a_goal_is_the_camp_of_the_seat_three_on() {
    for number in 1..=6 {
        assert_eq!(seat(number).goal(), seat((number + 2) % 6 + 1).home());
    }
}

#[test]
fn two_three_four_or_six_sit_at_these_seats() {
    let seats = |players| {
        let rules = Rules::new(Preset::Plyyard, players).expect("they can play");
        rules.seats().iter().map(ToString::to_string).collect::<String>()
    };
    assert_eq!([2, 3, 4, 6].map(seats), ["14", "135", "1245", "123456"]);
    assert!([0, 1, 5, 7].into_iter().all(|players| Rules::new(Preset::Plyyard, players).is_err()));
}

#[test]
fn turns_go_clockwise_over_the_seats_in_play() {
    assert_eq!(turn_order(start("plyyard 2"), 3), "141");
    assert_eq!(turn_order(start("plyyard 3"), 4), "1351");
    assert_eq!(turn_order(start("plyyard 4"), 5), "12451");
    assert_eq!(turn_order(start("plyyard 6"), 7), "1234561");
}

#[test]
fn a_person_may_take_any_seat() {
    for chosen in 0..3 {
        let mut players = vec![Player::computer(Level::LOWEST); 3];
        players[chosen] = Player::person();
        let game = Game::new(Setup::new(rules("plyyard 3"), players).expect("a setup"));
        for (index, number) in [1, 3, 5].into_iter().enumerate() {
            assert_eq!(game.setup().kind(seat(number)) == PlayerKind::Person, index == chosen);
        }
    }
}
