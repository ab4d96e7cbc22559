use crate::reference::{Reason, State, Status};
use crate::{at, play, rules};

fn over(reason: Reason, winners: &[u8]) -> Status {
    Status::Over { reason, winners: winners.to_vec() }
}

#[test]
fn with_two_players_resigning_ends_the_game() {
    for go in [State::resign, State::leave] {
        let mut state = State::start(&rules("plyyard", 2, &[]));
        go(&mut state, 4).unwrap();
        assert_eq!((state.status(), state.places().unwrap()), (over(Reason::LastLeft, &[1]), vec![1, 2]));
    }
}

#[test]
fn with_more_the_resigned_are_out_and_skipped() {
    let mut state = State::start(&rules("plyyard", 4, &[]));
    state.resign(1).unwrap();
    assert_eq!(state.seat_to_move(), 2);
    assert!(state.resign(1).is_err() && state.resign(3).is_err());
    state.leave(4).unwrap();
    assert_eq!((state.status(), state.seat_to_move()), (Status::Playing, 2));
    state.resign(2).unwrap();
    assert_eq!((state.status(), state.places().unwrap()), (over(Reason::LastLeft, &[5]), vec![4, 2, 3, 1]));
}

#[test]
fn pieces_of_the_gone_count_as_the_goal_owners() {
    let goal = "n2 n3 n4 o1 o2 o3 p1 p2";
    let pieces = [('1', &*format!("{goal} m5")), ('4', "q1 i5"), ('2', "g5"), ('5', "k5")];
    let mut state = at(&rules("plyyard", 4, &[]), &pieces, "1");
    let mut held = state.clone();
    play(&mut held, "m5-n1");
    assert_eq!(held.status(), Status::Playing);
    held.resign(4).unwrap();
    assert_eq!(held.status(), Status::Playing, "nobody wins by another's going");
    state.resign(4).unwrap();
    play(&mut state, "m5-n1");
    assert_eq!(state.status(), over(Reason::Occupied, &[1]));
}

#[test]
fn a_draw_needs_all_who_are_still_in() {
    let mut state = State::start(&rules("plyyard", 3, &[]));
    state.offer_draw(3).unwrap();
    state.offer_draw(1).unwrap();
    assert_eq!(state.status(), Status::Playing);
    let mut agreed = state.clone();
    agreed.offer_draw(5).unwrap();
    assert_eq!((agreed.status(), agreed.places().unwrap()), (over(Reason::DrawAgreed, &[]), vec![1, 1, 1]));
    let mut left = state.clone();
    left.resign(5).unwrap();
    assert_eq!((left.status(), left.places().unwrap()), (over(Reason::DrawAgreed, &[]), vec![1, 1, 3]));
    play(&mut state, "d1-e5");
    state.offer_draw(5).unwrap();
    assert_eq!(state.status(), over(Reason::DrawAgreed, &[]), "seat 1 had agreed before it moved");
}

#[test]
fn an_offer_lapses_when_its_addressee_moves() {
    let mut state = State::start(&rules("plyyard", 2, &[]));
    play(&mut state, "d1-e5");
    state.offer_draw(1).unwrap();
    let (from, to) = state.legal()[0];
    state.play(&state.default_path(from, to).unwrap()).unwrap();
    state.offer_draw(4).unwrap();
    assert_eq!(state.status(), Status::Playing, "the second offer stands alone");
    state.offer_draw(1).unwrap();
    assert_eq!(state.status(), over(Reason::DrawAgreed, &[]));
}

#[test]
fn a_member_who_leaves_loses_the_game_for_the_side() {
    let options = rules("qq", 4, &[("teams", "two"), ("after", "stop")]);
    let mut left = State::start(&options);
    left.leave(2).unwrap();
    assert_eq!(left.status(), over(Reason::MemberLeft, &[4, 5]));
    let mut resigned = State::start(&options);
    resigned.resign(2).unwrap();
    assert_eq!(resigned.status(), Status::Playing);
    resigned.resign(1).unwrap();
    assert_eq!(resigned.status(), over(Reason::SideResigned, &[4, 5]));
    let pieces = [('1', "a1 i5"), ('2', "g5"), ('4', "k5"), ('5', "k7")];
    let mut passive = at(&options, &pieces, "1 turns=1:19");
    play(&mut passive, "i5-i6");
    assert_eq!(passive.status(), over(Reason::MemberLeft, &[4, 5]));
}
