//! Which seats A and B take, so that no seat and no neighbour favours either.

use starhop::{Rules, Seat};

use crate::elo::{Model, Odds};

/// One of the two settings.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Side {
    A,
    B,
}

/// Who plays from each seat, in turn order.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Seating {
    seats: Vec<(Seat, Side)>,
    pub(crate) odds: Odds,
}

impl Seating {
    /// All seatings that one opening is played in.
    ///
    /// With two sides (teams are one side each) A and B change places. With three each is alone once on every seat.
    /// With four and six both have half of the seats, and whoever sits opposite is of the other setting.
    pub(crate) fn of_rules(rules: Rules) -> Vec<Self> {
        let mut sides: Vec<starhop::SeatSet> = Vec::new();
        for &seat in rules.seats() {
            if !sides.contains(&rules.side(seat)) {
                sides.push(rules.side(seat));
            }
        }
        let all = sides.len();
        let half = all / 2;
        let fits = |taken: &u32| match all {
            3 => matches!(taken.count_ones(), 1 | 2),
            _ => (0..half).all(|at| (taken >> at & 1) != (taken >> (at + half) & 1)),
        };
        let seated = |taken: u32| {
            let side_of = |seat: Seat| {
                let at = sides.iter().position(|side| side.contains(seat)).unwrap_or(0);
                if taken >> at & 1 == 1 { Side::A } else { Side::B }
            };
            let seats = rules.seats().iter().map(|&seat| (seat, side_of(seat))).collect();
            Self { seats, odds: Odds { own: taken.count_ones() as usize, all } }
        };
        (0..1 << all).filter(fits).map(seated).collect()
    }

    pub(crate) fn model(seatings: &[Self]) -> Model {
        Model(seatings.iter().map(|seating| seating.odds).collect())
    }

    /// Who plays from a seat; nobody else is asked for.
    pub(crate) fn side(&self, seat: Seat) -> Side {
        self.seats.iter().find(|(of, _)| *of == seat).map_or(Side::A, |&(_, side)| side)
    }

    pub(crate) fn sides(&self) -> impl Iterator<Item = Side> {
        self.seats.iter().map(|&(_, side)| side)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn written(rules: &str) -> Vec<String> {
        let letter = |side| if side == Side::A { 'A' } else { 'B' };
        let rules = rules.parse().expect("rules");
        Seating::of_rules(rules).iter().map(|seating| seating.sides().map(letter).collect()).collect()
    }

    #[test]
    fn seatings_are_as_described() {
        for rules in ["plyyard 2", "plyyard 2 sets=3"] {
            assert_eq!(written(rules), ["AB", "BA"], "{rules}");
        }
        for rules in ["plyyard 3", "plyyard 3 sets=2"] {
            assert_eq!(written(rules), ["ABB", "BAB", "AAB", "BBA", "ABA", "BAA"], "{rules}");
        }
        assert_eq!(written("plyyard 4"), ["AABB", "BAAB", "ABBA", "BBAA"]);
        assert_eq!(written("plyyard 4 teams=two"), ["AABB", "BBAA"]);
        assert_eq!(written("plyyard 6 teams=two"), ["ABABAB", "BABABA"]);
        let six = written("plyyard 6");
        assert_eq!(six.len(), 8);
        assert!(six.contains(&"ABABAB".to_owned()) && six.contains(&"BBAAAB".to_owned()));
    }

    #[test]
    fn equal_strength_expects_half_of_all_wins_and_every_seat_as_often() {
        for rules in ["plyyard 2", "qq 3", "masters 4", "plyyard 6", "plyyard 6 teams=two"] {
            let rules: Rules = rules.parse().expect("rules");
            let seatings = Seating::of_rules(rules);
            assert!((Seating::model(&seatings).score(0.0) - 0.5).abs() < 1e-12, "{rules}");
            for &seat in rules.seats() {
                let of_a = seatings.iter().filter(|seating| seating.side(seat) == Side::A).count();
                assert_eq!(2 * of_a, seatings.len(), "{rules}, seat {seat}");
            }
        }
    }
}
