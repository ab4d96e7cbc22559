use ratatui::layout::{Position, Size};
use ratatui::style::Color;
use starhop::{Hole, Seat};

use super::rig::{LOOK, Rig, computer, hole, two_people};
use crate::view::{Look, Palette, layout};

#[test]
fn every_hole_shows_what_stands_on_it() {
    let rig = Rig::in_game(two_people());
    let position = rig.game().session.game().position();
    for hole in Hole::all() {
        let expected = match position.piece_at(hole) {
            Some(Seat::SOUTH) => 'R',
            Some(_) => 'B',
            None => '.',
        };
        assert_eq!(rig.hole_text(&hole.to_string()).chars().nth(1), Some(expected), "{hole}");
    }
}

#[test]
fn pieces_of_both_sides_differ_without_colours_and_with_them() {
    let rig = Rig::in_game(two_people());
    assert_ne!(rig.hole_text("b1"), rig.hole_text("p1"));
    assert!(rig.picture().content.iter().all(|cell| (cell.fg, cell.bg) == (Color::Reset, Color::Reset)));
    for palette in [Palette::Indexed, Palette::True] {
        let plan = layout::board(rig.app.size, Seat::SOUTH);
        let picture = rig.picture_in(Look { palette, ..LOOK });
        assert_ne!(picture[plan.cell(hole("b1"))].bg, picture[plan.cell(hole("p1"))].bg);
    }
}

#[test]
fn each_character_around_a_hole_belongs_to_it_at_both_heights() {
    for size in [layout::SMALLEST, Size::new(100, 40)] {
        for bottom in [Seat::SOUTH, Seat::NORTH] {
            let plan = layout::board(size, bottom);
            for hole in Hole::all() {
                let cell = plan.cell(hole);
                for x in cell.x - 1..=cell.x + 1 {
                    assert_eq!(plan.hole_at(Position::new(x, cell.y)), Some(hole));
                }
            }
            assert_eq!(plan.hole_at(Position::new(0, 1)), None);
        }
    }
}

#[test]
fn the_board_fits_above_the_footer_and_left_of_the_panel() {
    for size in [layout::SMALLEST, Size::new(80, 37), Size::new(120, 60)] {
        let plan = layout::board(size, Seat::SOUTH);
        for hole in Hole::all() {
            let cell = plan.cell(hole);
            assert!(cell.y >= 1 && cell.y < layout::footer(size, 0).y, "{hole} in {size}");
            assert!(cell.x >= 2 && cell.x + 2 < layout::panel(size).x, "{hole} in {size}");
        }
    }
}

#[test]
fn whoever_plays_the_computer_from_the_north_sits_at_the_bottom() {
    let south = layout::board(layout::SMALLEST, Seat::SOUTH);
    let north = layout::board(layout::SMALLEST, Seat::NORTH);
    assert_eq!(south.cell(hole("a1")), north.cell(hole("q1")));
    assert_eq!(south.cell(hole("e1")), north.cell(hole("m13")));
}

#[test]
fn a_click_selects_and_shows_the_targets_by_kind() {
    let mut rig = Rig::in_game(computer(1));
    rig.click_hole("c1");
    assert_eq!(rig.game().selected, Some(hole("c1")));
    assert_eq!(rig.hole_text("c1"), ">R<");
    assert_eq!(rig.hole_text("e5"), " @ ");
    rig.click_hole("d1");
    assert_eq!(rig.game().selected, Some(hole("d1")));
    assert_eq!((rig.hole_text("e4"), rig.hole_text("e5")), (" . ".into(), " + ".into()));
    rig.click_hole("i5");
    assert_eq!(rig.game().selected, None);
}

#[test]
fn a_target_where_the_chain_can_go_on_differs_from_its_end() {
    let mut rig = Rig::in_game(two_people());
    for text in ["d2-e6", "n1-m5", "e6-f5", "m5-l5"] {
        rig.play(text);
    }
    // Over d1 to e5, and on over f5.
    rig.click_hole("c1");
    assert_eq!((rig.hole_text("e5"), rig.hole_text("g5")), (" o ".into(), " @ ".into()));
    rig.click_hole("g5");
    assert_eq!(rig.hole_text("e5"), " * ");
    assert_eq!(rig.game().session.game().plies()[4].to_string(), "c1:e5:g5");
}

#[test]
fn the_last_move_shows_its_start_its_landings_and_its_end() {
    let mut rig = Rig::in_game(two_people());
    rig.play("c1-e5");
    assert_eq!(rig.hole_text("c1"), " ~ ");
    assert_eq!(rig.hole_text("e5"), "(R)");
    assert!(rig.text().contains("Red: c1 to e5, 1 hop"), "{}", rig.text());
}

#[test]
fn a_window_too_small_says_what_is_needed() {
    let rig = Rig::new(Size::new(60, 20));
    let text = rig.text();
    let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(text.contains("60 x 20") && text.contains("80 x 22"), "{text}");
}
