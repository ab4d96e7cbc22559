//! Fits a model to positions by Adam, the same on any number of threads.

use rand::SeedableRng;
use rand::seq::SliceRandom;
use rand_chacha::ChaCha8Rng;

use starhop::Hole;
use starhop::ai::{HIDDEN, KINDS, ONE};

use crate::aim::Odds;
use crate::model::{BIAS, COUNT, Model, OUTPUT, PHASE, ROW};
use crate::options::Options;
use crate::parallel;
use crate::quantised::{MOST_BIAS, MOST_INPUT};
use crate::samples::{INPUTS, Sample, Samples, input};

/// Positions of one step of the fit, and the parts that they are summed up in.
const BATCH: usize = 16_384;
const PARTS: usize = 8;
/// One position in so many is not fitted to; the loss is measured on them.
const HELD_OUT: usize = 50;
/// How far one step goes at first and in the end.
const FIRST_RATE: f32 = 0.0015;
const LAST_RATE: f32 = 0.000_1;

/// What a batch says about each number, and how far off it was.
struct Slope {
    numbers: Vec<f32>,
    loss: f64,
}

/// Fits, and gives the loss on positions that were held out, in thousandths of a bit beyond what they leave open.
pub(crate) fn fit(model: &mut Model, rounds: &[Samples], options: &Options, round: u64) -> String {
    let all: Vec<(usize, usize)> =
        rounds.iter().enumerate().flat_map(|(of, samples)| (0..samples.len()).map(move |at| (of, at))).collect();
    let (held_out, mut fitted): (Vec<_>, Vec<_>) =
        all.into_iter().enumerate().partition(|(number, _)| number / 64 % HELD_OUT == 0);
    let mut dice = ChaCha8Rng::seed_from_u64(options.seed << 32 | round << 8 | 2);
    let odds = Odds::new(model.rules.players(), options.scale);
    let mirror = mirror();
    let (mut first, mut second) = (vec![0.0f32; COUNT], vec![0.0f32; COUNT]);
    let steps = (fitted.len() / BATCH).max(1) as u64 * options.epochs;
    let mut step = 0u64;
    let slope = |model: &Model, batch: &[(usize, (usize, usize))], epoch: usize| {
        let size = batch.len().div_ceil(PARTS).max(1);
        let parts: Vec<_> = batch.chunks(size).collect();
        parallel::each(options.threads, parts.len() as u64, |part| {
            let mut slope = Slope { numbers: vec![0.0; COUNT], loss: 0.0 };
            for &(number, (of, at)) in parts[usize::try_from(part).unwrap_or(0)] {
                let mirrored = (number + epoch).is_multiple_of(2).then_some(&mirror);
                learn(model, &rounds[of], rounds[of].sample(at), mirrored.map(Vec::as_slice), odds, &mut slope);
            }
            slope
        })
    };
    for epoch in 0..usize::try_from(options.epochs).unwrap_or(1) {
        fitted.shuffle(&mut dice);
        for batch in fitted.chunks(BATCH) {
            if batch.len() < BATCH && fitted.len() > BATCH {
                continue;
            }
            let parts = slope(model, batch, epoch);
            step += 1;
            let done = step as f32 / steps as f32;
            let rate =
                LAST_RATE + (FIRST_RATE - LAST_RATE) * 0.5 * (1.0 + (core::f32::consts::PI * done.min(1.0)).cos());
            let (one, two) = (1.0 - 0.9f32.powi(step.min(1000) as i32), 1.0 - 0.999f32.powi(step.min(20_000) as i32));
            for at in 0..COUNT {
                let sum = parts.iter().map(|part| part.numbers[at]).sum::<f32>() / batch.len() as f32;
                first[at] = 0.9 * first[at] + 0.1 * sum;
                second[at] = 0.999 * second[at] + 0.001 * sum * sum;
                model.numbers[at] -= rate * (first[at] / one) / ((second[at] / two).sqrt() + 1e-8);
            }
            hold(&mut model.numbers);
        }
    }
    let losses: Vec<f64> =
        held_out.chunks(BATCH).flat_map(|batch| slope(model, batch, 0)).map(|part| part.loss).collect();
    let loss = losses.iter().sum::<f64>() / held_out.len().max(1) as f64;
    format!("{:.2}", loss * 1000.0)
}

/// Holds weights to what the integers bear.
fn hold(numbers: &mut [f32]) {
    let one = f32::from(ONE);
    for row in numbers[..BIAS].chunks_exact_mut(ROW) {
        for unit in &mut row[..HIDDEN] {
            *unit = unit.clamp(-MOST_INPUT / one, MOST_INPUT / one);
        }
    }
    for bias in &mut numbers[BIAS..OUTPUT] {
        *bias = bias.clamp(-MOST_BIAS / one, MOST_BIAS / one);
    }
    for phase in numbers[OUTPUT..].chunks_exact_mut(PHASE) {
        for weight in &mut phase[..2 * HIDDEN] {
            *weight = weight.clamp(-18.0, 18.0);
        }
    }
}

/// Each input's reflection in the line from the player's home to the goal.
fn mirror() -> Vec<u16> {
    let mut mirror = vec![0; INPUTS];
    for kind in 0..KINDS {
        for hole in Hole::all() {
            let other = Hole::from_coordinates(-hole.x(), hole.y()).unwrap_or(hole);
            mirror[usize::from(input(kind, hole))] = input((KINDS - kind) % KINDS, other);
        }
    }
    mirror
}

/// One side's hidden units, before and after they are held and squared.
struct Side {
    raw: [f32; HIDDEN],
    out: [f32; HIDDEN],
}

fn side(numbers: &[f32], inputs: &[u16]) -> Side {
    let mut raw = [0.0; HIDDEN];
    raw.copy_from_slice(&numbers[BIAS..OUTPUT]);
    for &input in inputs {
        let row = &numbers[usize::from(input) * ROW..][..HIDDEN];
        for (unit, more) in raw.iter_mut().zip(row) {
            *unit += more;
        }
    }
    let out = raw.map(|unit| unit.clamp(0.0, 1.0).powi(2));
    Side { raw, out }
}

fn learn(model: &Model, samples: &Samples, sample: Sample, mirror: Option<&[u16]>, odds: Odds, slope: &mut Slope) {
    let (own, other) = samples.inputs(sample);
    let mut turned = [0u16; 128];
    let (own, other) = match mirror {
        None => (own, other),
        Some(mirror) => {
            for (at, &input) in own.iter().chain(other).enumerate() {
                turned[at] = mirror[usize::from(input)];
            }
            turned[..own.len() + other.len()].split_at(own.len())
        }
    };
    let numbers = &model.numbers;
    let phase = OUTPUT + usize::from(sample.phase) * PHASE;
    // With two players the other side's units have the second weights; with more, the player's own have them while
    // others are to move.
    let two = !other.is_empty();
    let first = if two || sample.to_move { phase } else { phase + HIDDEN };
    let own_side = side(numbers, own);
    let other_side = two.then(|| side(numbers, other));
    let dot = |at: usize, side: &Side| numbers[at..at + HIDDEN].iter().zip(&side.out).map(|(w, h)| w * h).sum::<f32>();
    let mut ahead = sample.by_hand + numbers[phase + 2 * HIDDEN] + dot(first, &own_side);
    if let Some(other_side) = &other_side {
        ahead += dot(phase + HIDDEN, other_side);
    }
    ahead += own.iter().map(|&input| numbers[usize::from(input) * ROW + HIDDEN]).sum::<f32>();
    let off = odds.chance(ahead) - sample.aim;
    slope.loss += f64::from(off * off);
    let off = off / odds.scale * 8.0;
    slope.numbers[phase + 2 * HIDDEN] += off;
    for &input in own {
        slope.numbers[usize::from(input) * ROW + HIDDEN] += off;
    }
    let mut back = |at: usize, side: &Side, inputs: &[u16]| {
        let mut through = [0.0f32; HIDDEN];
        for unit in 0..HIDDEN {
            slope.numbers[at + unit] += off * side.out[unit];
            let raw = side.raw[unit];
            let open = if raw > 0.0 && raw < 1.0 { 2.0 * raw } else { 0.0 };
            through[unit] = off * numbers[at + unit] * open;
            slope.numbers[BIAS + unit] += through[unit];
        }
        for &input in inputs {
            let row = &mut slope.numbers[usize::from(input) * ROW..][..HIDDEN];
            for (unit, more) in row.iter_mut().zip(&through) {
                *unit += more;
            }
        }
    };
    back(first, &own_side, own);
    if let Some(other_side) = &other_side {
        back(phase + HIDDEN, other_side, other);
    }
}
