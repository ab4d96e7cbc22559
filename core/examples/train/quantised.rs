//! Between floating point and the integers that are played with.

use starhop::ai::{HIDDEN, KINDS, Network, ONE, PHASES};
use starhop::{Hole, Rules};

use crate::model::{BIAS, COUNT, Model, OUTPUT, PHASE, ROW};
use crate::samples::input;

/// A step is worth a hundred.
const STEP: f32 = 100.0;
/// What an output weight of one step is: the square of a full unit times the weight, less 14 bits, is a hundred.
fn output_unit() -> f32 {
    STEP * 16_384.0 / (f32::from(ONE) * f32::from(ONE))
}
/// Bounds that the integers put on inputs and biases.
pub(crate) const MOST_INPUT: f32 = 500.0;
pub(crate) const MOST_BIAS: f32 = 2_500.0;

fn whole(number: f32, unit: f32, most: f32) -> [u8; 2] {
    let scaled = (number * unit).round().clamp(-most, most);
    #[expect(clippy::cast_possible_truncation, reason = "it is within 16 bits")]
    let whole = scaled as i16;
    whole.to_le_bytes()
}

/// The weights as [`Network::from_bytes`](starhop::ai::Network::from_bytes) reads them.
pub(crate) fn bytes(model: &Model) -> Vec<u8> {
    let kinds = model.kinds();
    let mut bytes = b"starnet\x01".to_vec();
    bytes.push(kinds);
    let one = f32::from(ONE);
    let numbers = &model.numbers;
    for kind in (0..KINDS).filter(|kind| kinds >> kind & 1 != 0) {
        for hole in Hole::all() {
            let row = usize::from(input(kind, hole)) * ROW;
            for &unit in &numbers[row..row + HIDDEN] {
                bytes.extend(whole(unit, one, MOST_INPUT));
            }
            bytes.extend(whole(numbers[row + HIDDEN], STEP, 32_000.0));
        }
    }
    for &bias in &numbers[BIAS..OUTPUT] {
        bytes.extend(whole(bias, one, MOST_BIAS));
    }
    for phase in numbers[OUTPUT..].chunks_exact(PHASE) {
        for &weight in &phase[..2 * HIDDEN] {
            bytes.extend(whole(weight, output_unit(), 32_000.0));
        }
        bytes.extend(whole(phase[2 * HIDDEN], STEP, 32_000.0));
    }
    bytes
}

/// The model that such bytes stand for.
pub(crate) fn read(rules: Rules, bytes: &[u8]) -> Result<Model, String> {
    Network::from_bytes(bytes).map_err(|error| error.to_string())?;
    Ok(Model { rules, numbers: numbers(bytes) })
}

/// The numbers that such bytes stand for; inputs that they leave out are 0.
fn numbers(bytes: &[u8]) -> Vec<f32> {
    let (kinds, rest) = (bytes[8], &bytes[9..]);
    let mut whole = rest.chunks_exact(2).map(|pair| f32::from(i16::from_le_bytes([pair[0], pair[1]])));
    let mut next = |unit: f32| whole.next().unwrap_or(0.0) / unit;
    let one = f32::from(ONE);
    let mut numbers = vec![0.0; COUNT];
    for kind in (0..KINDS).filter(|kind| kinds >> kind & 1 != 0) {
        for hole in Hole::all() {
            let row = usize::from(input(kind, hole)) * ROW;
            for unit in &mut numbers[row..row + HIDDEN] {
                *unit = next(one);
            }
            numbers[row + HIDDEN] = next(STEP);
        }
    }
    for bias in &mut numbers[BIAS..OUTPUT] {
        *bias = next(one);
    }
    for phase in 0..PHASES {
        let at = OUTPUT + phase * PHASE;
        for weight in &mut numbers[at..at + 2 * HIDDEN] {
            *weight = next(output_unit());
        }
        numbers[at + 2 * HIDDEN] = next(STEP);
    }
    numbers
}
