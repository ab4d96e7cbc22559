//! From scores to Elo: the model, its error, and the sequential test.

/// The share of wins that A expects at one seating: A has `own` of `all` sides, and each side wins in proportion to
/// `10^(Elo/400)`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Odds {
    pub(crate) own: usize,
    pub(crate) all: usize,
}

impl Odds {
    /// The share at a difference in Elo; with two sides the usual logistic curve.
    #[expect(clippy::cast_precision_loss, reason = "there are at most six sides")]
    pub(crate) fn share(self, elo: f64) -> f64 {
        let own = self.own as f64 * 10f64.powf(elo / 400.0);
        own / (own + (self.all - self.own) as f64)
    }
}

/// The mean share over the seatings of an opening.
#[derive(Debug, Clone)]
pub(crate) struct Model(pub(crate) Vec<Odds>);

/// Differences beyond are not told apart.
const FARTHEST: f64 = 3_000.0;

impl Model {
    pub(crate) fn score(&self, elo: f64) -> f64 {
        let count = f64::from(u32::try_from(self.0.len().max(1)).unwrap_or(u32::MAX));
        self.0.iter().map(|odds| odds.share(elo)).sum::<f64>() / count
    }

    /// The difference at which this score is expected. The score grows with it, so halving finds it.
    pub(crate) fn elo(&self, score: f64) -> f64 {
        let (mut low, mut high) = (-FARTHEST, FARTHEST);
        for _ in 0..60 {
            let middle = f64::midpoint(low, high);
            if self.score(middle) < score { low = middle } else { high = middle }
        }
        f64::midpoint(low, high)
    }
}

/// The scores of the openings played so far, each from 0 to 1 over its games together.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct Sample {
    count: f64,
    sum: f64,
    squares: f64,
}

/// Openings from which on their spread says something.
const ENOUGH: f64 = 5.0;

/// What the scores say about the difference in Elo.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) enum Estimate {
    /// Nothing was played.
    Unknown,
    /// The difference, with half the width of its 95 % interval where there are enough openings to tell.
    Near(f64, Option<f64>),
    /// Everything was won, so that only a lower bound is known (95 %).
    Above(f64),
    /// Everything was lost.
    Below(f64),
}

impl Sample {
    pub(crate) fn add(&mut self, score: f64) {
        self.add_weighted(score, 1.0);
    }

    fn add_weighted(&mut self, score: f64, weight: f64) {
        self.count += weight;
        self.sum += weight * score;
        self.squares += weight * score * score;
    }

    fn mean(&self) -> f64 {
        self.sum / self.count
    }

    /// The mean squared distance to the mean.
    fn spread(&self) -> f64 {
        (self.squares / self.count - self.mean().powi(2)).max(0.0)
    }

    pub(crate) fn estimate(&self, model: &Model) -> Estimate {
        // Rounding leaves the sum of a clean sweep a little beside the count.
        let lost = self.count - self.sum;
        if self.count < 1.0 {
            return Estimate::Unknown;
        }
        // So rare a share of openings would have come up in 95 % of such matches.
        let rare = 1.0 - 0.05f64.powf(1.0 / self.count);
        if lost.abs() < 1e-9 {
            return Estimate::Above(model.elo(1.0 - rare));
        }
        if self.sum.abs() < 1e-9 {
            return Estimate::Below(model.elo(rare));
        }
        let error = (self.count >= ENOUGH && self.spread() > 0.0).then(|| {
            let error = 1.96 * (self.spread() / (self.count - 1.0)).sqrt();
            let (low, high) = ((self.mean() - error).max(0.001), (self.mean() + error).min(0.999));
            (model.elo(high) - model.elo(low)) / 2.0
        });
        Estimate::Near(model.elo(self.mean()), error)
    }
}

/// `+52 ± 31`, `more than +480`.
impl core::fmt::Display for Estimate {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        // No difference has no sign.
        let rounded = |elo: f64| elo.round() + 0.0;
        match *self {
            Self::Unknown => f.write_str("–"),
            Self::Near(elo, Some(error)) => write!(f, "{:+.0} ± {error:.0}", rounded(elo)),
            Self::Near(elo, None) => write!(f, "{:+.0} ± ?", rounded(elo)),
            Self::Above(elo) => write!(f, "more than {:+.0}", rounded(elo)),
            Self::Below(elo) => write!(f, "less than {:+.0}", rounded(elo)),
        }
    }
}

/// A test of one difference in Elo against another that ends as soon as it can, wrong in 5 % of the cases either way.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct Sprt {
    pub(crate) elo0: f64,
    pub(crate) elo1: f64,
}

/// How a sequential test ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Verdict {
    /// The second difference is the likelier by far.
    Holds,
    /// The first is.
    Fails,
}

impl Sprt {
    /// The natural logarithm of (1 − β) / α with both 0.05.
    pub(crate) const BOUND: f64 = 2.944_438_979_166_44;
    /// How much is added of an opening lost and an opening won, so that a clean sweep has a spread.
    const PRIOR: f64 = 0.5;

    /// How much likelier `elo1` is than `elo0`, as a logarithm: the scores of openings taken as normally distributed
    /// with the spread that they have.
    pub(crate) fn ratio(self, sample: &Sample, model: &Model) -> f64 {
        let mut sample = *sample;
        sample.add_weighted(0.0, Self::PRIOR);
        sample.add_weighted(1.0, Self::PRIOR);
        let (low, high) = (model.score(self.elo0), model.score(self.elo1));
        sample.count * (high - low) * (2.0 * sample.mean() - low - high) / (2.0 * sample.spread())
    }

    pub(crate) fn verdict(self, sample: &Sample, model: &Model) -> Option<Verdict> {
        match self.ratio(sample, model) {
            ratio if ratio >= Self::BOUND => Some(Verdict::Holds),
            ratio if ratio <= -Self::BOUND => Some(Verdict::Fails),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use rand::{Rng, SeedableRng};
    use rand_chacha::ChaCha8Rng;

    use super::*;

    fn of_two() -> Model {
        Model(vec![Odds { own: 1, all: 2 }; 2])
    }

    fn of_three() -> Model {
        Model([1, 1, 1, 2, 2, 2].map(|own| Odds { own, all: 3 }).to_vec())
    }

    fn sample(scores: &[f64]) -> Sample {
        let mut sample = Sample::default();
        for &score in scores {
            sample.add(score);
        }
        sample
    }

    fn near(found: f64, expected: f64, by: f64) {
        assert!((found - expected).abs() < by, "{found} rather than {expected}");
    }

    #[test]
    fn shares_are_those_of_the_model() {
        near(Odds { own: 1, all: 3 }.share(0.0), 1.0 / 3.0, 1e-12);
        // Twice as strong: two parts of four, and four parts of five.
        let twice = 400.0 * 2f64.log10();
        near(Odds { own: 1, all: 3 }.share(twice), 0.5, 1e-12);
        near(Odds { own: 2, all: 3 }.share(twice), 0.8, 1e-12);
        near(of_three().score(twice), 0.65, 1e-12);
        near(of_two().elo(0.75), 190.848, 0.001);
        near(of_two().elo(0.25), -190.848, 0.001);
    }

    #[test]
    fn a_score_leads_back_to_its_elo() {
        for model in [of_two(), of_three()] {
            near(model.elo(0.5), 0.0, 1e-9);
            for elo in [-700.0, -31.5, 12.0, 250.0, 900.0] {
                near(model.elo(model.score(elo)), elo, 1e-6);
            }
        }
    }

    #[test]
    fn the_error_is_that_of_the_mean_over_openings() {
        // Mean 0.6, mean square distance 0.14, 1.96 standard errors 0.3667.
        let found = sample(&[1.0, 1.0, 0.5, 0.5, 0.0]).estimate(&of_two());
        let wide = (of_two().elo(0.6 + 0.366_680) - of_two().elo(0.6 - 0.366_680)) / 2.0;
        let Estimate::Near(elo, Some(error)) = found else { unreachable!("{found:?}") };
        near(elo, 70.437, 0.001);
        near(error, wide, 0.01);
        for too_little in [&[1.0, 0.0, 1.0, 0.0][..], &[0.5; 9]] {
            assert_eq!(sample(too_little).estimate(&of_two()).to_string(), "+0 ± ?");
        }
        assert_eq!(Sample::default().estimate(&of_two()).to_string(), "–");
    }

    #[test]
    fn a_clean_sweep_gives_a_bound() {
        // A hundred openings: a share of 0.0295 would have shown up.
        assert_eq!(sample(&[1.0; 100]).estimate(&of_two()).to_string(), "more than +607");
        assert_eq!(sample(&[0.0; 100]).estimate(&of_two()).to_string(), "less than -607");
    }

    #[test]
    fn a_mirrored_match_has_the_opposite_ratio() {
        let (found, mirrored) = (sample(&[1.0, 0.5, 0.75, 0.5]), sample(&[0.0, 0.5, 0.25, 0.5]));
        let ratio = Sprt { elo0: 0.0, elo1: 10.0 }.ratio(&found, &of_two());
        assert!(ratio > 0.0);
        near(Sprt { elo0: 0.0, elo1: -10.0 }.ratio(&mirrored, &of_two()), ratio, 1e-9);
        near(Sprt { elo0: -10.0, elo1: 0.0 }.ratio(&mirrored, &of_two()), -ratio, 1e-9);
    }

    /// Openings until the verdict, at a true difference.
    fn run(sprt: Sprt, model: &Model, elo: f64, dice: &mut ChaCha8Rng) -> (Verdict, u32) {
        let mut sample = Sample::default();
        for openings in 1.. {
            let won = model.0.iter().filter(|odds| dice.random_bool(odds.share(elo))).count();
            sample.add(
                f64::from(u32::try_from(won).expect("few")) / f64::from(u32::try_from(model.0.len()).expect("few")),
            );
            if let Some(verdict) = sprt.verdict(&sample, model) {
                return (verdict, openings);
            }
        }
        unreachable!("an endless match")
    }

    #[test]
    fn a_verdict_is_seldom_wrong() {
        let mut dice = ChaCha8Rng::seed_from_u64(1);
        let sprt = Sprt { elo0: 0.0, elo1: 40.0 };
        for model in [of_two(), of_three()] {
            let mut count = |elo| (0..300).filter(|_| run(sprt, &model, elo, &mut dice).0 == Verdict::Holds).count();
            let (with_gain, without) = (count(40.0), count(0.0));
            assert!((275..=298).contains(&with_gain), "{with_gain} of 300");
            assert!((2..=25).contains(&without), "{without} of 300");
        }
    }

    #[test]
    fn a_clean_sweep_soon_ends_the_test() {
        let sprt = Sprt { elo0: 0.0, elo1: 20.0 };
        assert_eq!(sprt.verdict(&sample(&[1.0; 4]), &of_two()), None);
        assert_eq!(sprt.verdict(&sample(&[1.0; 20]), &of_two()), Some(Verdict::Holds));
        assert_eq!(sprt.verdict(&sample(&[0.0; 20]), &of_two()), Some(Verdict::Fails));
    }
}
