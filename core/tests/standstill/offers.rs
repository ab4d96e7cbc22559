//! Draw offers of the computer.

use starhop::game::{DrawOffer, DrawReason, Game, Player, Setup, Status};
use starhop::{Level, Position, Progress, Rules, SeatSet};

use crate::support::{at, rules, seat};
use crate::{Table, stay};

/// South stays at home, and North has arrived as far as it can.
fn stuck() -> Position {
    let south = "a1 b1 b2 c1 c2 c3 d1 d2 d3 d4";
    at("plyyard 2", &[('1', south), ('4', "e4 e5 e6 e7 e8 e9 e10 f5 f6 f7")], "1")
}

/// What a person counts who writes down who comes nearer than ever.
struct Tally {
    least: Vec<u16>,
    moves: usize,
}

impl Tally {
    fn new() -> Self {
        Self { least: Vec::new(), moves: 0 }
    }

    /// Takes note of a position; whether the computer on the seat has just moved.
    fn note(&mut self, position: &Position, computer_moved: bool) {
        let steps: Vec<u16> = position.rules().seats().iter().map(|&seat| Progress::of(position, seat).steps).collect();
        self.moves += usize::from(computer_moved);
        if self.least.is_empty() {
            self.least = steps;
        } else if steps.iter().zip(&self.least).any(|(now, least)| now < least) {
            self.least.iter_mut().zip(steps).for_each(|(least, now)| *least = now.min(*least));
            self.moves = 0;
        }
    }
}

#[test]
fn a_person_who_never_leaves_home_is_offered_a_draw() {
    let mut table = Table::new(Position::start(Rules::PLYYARD), &[1], 4);
    let (mut tally, mut offered) = (Tally::new(), Vec::new());
    tally.note(table.game().position(), false);
    while table.game().status() == Status::Playing && table.game().ply() < 400 {
        table.session.play(&stay(table.game())).expect("legal");
        tally.note(table.game().position(), false);
        // The offer comes with the move: what counts is what was before it.
        let before = tally.moves;
        table.let_computers_move();
        tally.note(table.game().position(), true);
        if let DrawOffer::Open { by, to, .. } = table.game().draw_offer() {
            assert_eq!((by, to), (seat(4), seat(1)));
            assert_eq!(table.on_disk().draw_offer(), table.game().draw_offer(), "a kill does not lose it");
            offered.push(before);
            table.session.answer_draw(offered.len() == 3).expect("an offer is open");
        }
    }
    assert_eq!(offered, [30, 40, 50]);
    assert_eq!(table.game().status(), Status::Drawn(DrawReason::Agreed));
    assert!(!table.game().can_undo());
}

#[test]
fn an_offer_of_the_computer_lapses_when_the_person_moves_and_is_taken_back_with_its_move() {
    let mut table = Table::new(stuck(), &[1], 2);
    while table.game().draw_offer() == DrawOffer::None {
        assert!(table.game().ply() < 100, "{}", table.game().position());
        table.session.play(&stay(table.game())).expect("legal");
        table.let_computers_move();
    }
    let open = DrawOffer::Open { by: seat(4), to: seat(1), agreed: SeatSet::EMPTY };
    assert_eq!(table.game().draw_offer(), open);
    assert!(!table.game().can_offer_draw(), "it is offered already");
    let mut other = table.game().clone();
    other.undo().expect("the person has moved");
    assert_eq!(other.draw_offer(), DrawOffer::None);
    table.session.play(&stay(table.game())).expect("legal");
    assert_eq!(table.game().draw_offer(), DrawOffer::None);
    table.let_computers_move();
    assert_eq!(table.game().draw_offer(), DrawOffer::None, "not on the next turn");
    table.session.offer_draw().expect("nothing is offered");
    assert_eq!(table.game().status(), Status::Drawn(DrawReason::Agreed), "what the computer offered it accepts");
}

#[test]
fn one_of_several_computers_offers_and_the_others_agree() {
    let mut table = Table::new(Position::start(rules("plyyard 4")), &[1, 2], 3);
    while table.game().draw_offer() == DrawOffer::None && table.game().status() == Status::Playing {
        assert!(table.game().ply() < 600, "{}", table.game().position());
        table.session.play(&stay(table.game())).expect("legal");
        table.let_computers_move();
    }
    let open = |to, agreed: &[u8]| {
        let agreed = agreed.iter().fold(SeatSet::EMPTY, |all, &number| all.with(seat(number)));
        DrawOffer::Open { by: seat(4), to: seat(to), agreed }
    };
    assert_eq!(table.game().draw_offer(), open(1, &[5]), "{}", table.game().position());
    table.session.answer_draw(true).expect("asked");
    assert_eq!(table.game().draw_offer(), open(2, &[1, 5]), "each person is asked");
    table.session.answer_draw(true).expect("asked");
    assert_eq!(table.game().status(), Status::Drawn(DrawReason::Agreed));
}

#[test]
fn people_among_themselves_are_offered_nothing() {
    let mut game = Game::new(Setup::from_position(stuck(), vec![Player::person(); 2]).expect("it goes on"));
    for _ in 0..90 {
        assert!(!game.computer_offers_draw() && !game.stands_still());
        game.play(&stay(&game)).expect("legal");
    }
    assert_eq!(game.moves_without_progress(), 0);
}

#[test]
fn who_goes_makes_it_another_game() {
    let computer = Player::computer(Level::LOWEST);
    let players = vec![Player::person(), Player::person(), computer];
    let mut game = Game::new(Setup::new(rules("qq 3"), players).expect("three play"));
    let round = |game: &mut Game| {
        for _ in 0..game.position().players_in().count() {
            let ends = stay(game);
            if game.computer_to_move() { game.play_computer(&ends) } else { game.play(&ends) }.expect("legal");
        }
    };
    (0..6).for_each(|_| round(&mut game));
    assert!(game.moves_without_progress() >= 4, "{}", game.moves_without_progress());
    game.leave(seat(1)).expect("in");
    assert_eq!(game.moves_without_progress(), 0);
    (0..3).for_each(|_| round(&mut game));
    assert!(game.moves_without_progress() >= 1);
}
