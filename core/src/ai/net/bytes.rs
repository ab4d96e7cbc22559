use thiserror::Error;

use super::{HIDDEN, KINDS, MOST_BIAS, MOST_INPUT, MOST_OUTPUT, Network, Output, PHASES, Row, Units};
use crate::board::Hole;

/// What a file of weights begins with; the last byte is the version.
const MAGIC: &[u8] = b"starnet\x01";

/// Why bytes are no network.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum NetworkError {
    /// They begin otherwise, or with another version.
    #[error("not a network of this version")]
    Format,
    /// They are too few or too many.
    #[error("a network of this shape has {expected} bytes, not {found}")]
    Length {
        /// As many as its shape asks for.
        expected: usize,
        /// As many as there are.
        found: usize,
    },
    /// A weight is so great that the arithmetic could overflow.
    #[error("weight {0} is too great")]
    Weight(usize),
}

impl Network {
    /// Reads weights: the magic, a byte with one bit for each kind of set, then 16-bit numbers, lowest byte first:
    /// of each input (kind by kind, holes in reading order) the hidden units and its own worth; the units' biases;
    /// for each phase the output weights of the first and second units, and a bias.
    ///
    /// # Errors
    /// [`NetworkError`] names what is wrong.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, NetworkError> {
        let (&kinds, rest) = bytes
            .strip_prefix(MAGIC)
            .and_then(|rest| rest.split_first())
            .filter(|(kinds, _)| **kinds != 0 && **kinds >> KINDS == 0)
            .ok_or(NetworkError::Format)?;
        let count = kinds.count_ones() as usize * Hole::COUNT;
        let expected = MAGIC.len() + 1 + 2 * (count * (HIDDEN + 1) + HIDDEN + PHASES * (2 * HIDDEN + 1));
        if bytes.len() != expected {
            return Err(NetworkError::Length { expected, found: bytes.len() });
        }
        let mut numbers = Numbers { rest, read: 0 };
        let mut rows = Vec::with_capacity(count);
        for _ in 0..count {
            rows.push(Row { units: numbers.units(MOST_INPUT)?, direct: numbers.next(i16::MAX)? });
        }
        let bias = numbers.units(MOST_BIAS)?;
        let mut outputs = [Output { weights: [[0; HIDDEN]; 2], bias: 0 }; PHASES];
        for output in &mut outputs {
            *output = numbers.output()?;
        }
        let mut first = [None; KINDS];
        let known = (0..KINDS).filter(|kind| kinds >> kind & 1 != 0);
        for (kind, start) in known.zip((0u16..).step_by(Hole::COUNT)) {
            first[kind] = Some(start);
        }
        Ok(Self { first, rows, bias, outputs })
    }
}

/// Reads one number after another and holds each to what the arithmetic bears.
struct Numbers<'a> {
    rest: &'a [u8],
    read: usize,
}

impl Numbers<'_> {
    fn next(&mut self, most: i16) -> Result<i16, NetworkError> {
        let &[low, high, ref rest @ ..] = self.rest else { return Err(NetworkError::Format) };
        self.rest = rest;
        self.read += 1;
        let number = i16::from_le_bytes([low, high]);
        if number < -most || number > most { Err(NetworkError::Weight(self.read - 1)) } else { Ok(number) }
    }

    fn units(&mut self, most: i16) -> Result<Units, NetworkError> {
        let mut units = [0; HIDDEN];
        for unit in &mut units {
            *unit = self.next(most)?;
        }
        Ok(units)
    }

    fn output(&mut self) -> Result<Output, NetworkError> {
        let weights = [self.units(i16::MAX)?, self.units(i16::MAX)?];
        let sum: i32 = weights.iter().flatten().map(|&weight| i32::from(weight).abs()).sum();
        if sum > MOST_OUTPUT {
            return Err(NetworkError::Weight(self.read - 1));
        }
        Ok(Output { weights, bias: self.next(i16::MAX)? })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Weights for a kind of set, all 1.
    fn ones() -> Vec<u8> {
        let count = Hole::COUNT * (HIDDEN + 1) + HIDDEN + PHASES * (2 * HIDDEN + 1);
        let mut bytes = MAGIC.to_vec();
        bytes.push(1);
        bytes.extend((0..count).flat_map(|_| 1i16.to_le_bytes()));
        bytes
    }

    #[test]
    fn what_is_no_network_is_refused_by_name() {
        let good = ones();
        assert!(Network::from_bytes(&good).is_ok());
        assert_eq!(Network::from_bytes(b"something else"), Err(NetworkError::Format));
        let mut no_kind = good.clone();
        no_kind[MAGIC.len()] = 0;
        assert_eq!(Network::from_bytes(&no_kind), Err(NetworkError::Format));
        let short = &good[..good.len() - 1];
        let length = NetworkError::Length { expected: good.len(), found: short.len() };
        assert_eq!(Network::from_bytes(short), Err(length));
        let mut great = good.clone();
        great[MAGIC.len() + 1..][..2].copy_from_slice(&(MOST_INPUT + 1).to_le_bytes());
        assert_eq!(Network::from_bytes(&great), Err(NetworkError::Weight(0)));
    }

    #[test]
    fn every_length_but_the_right_one_is_refused() {
        let good = ones();
        for found in 0..good.len() {
            let error = Network::from_bytes(&good[..found]).expect_err("too short");
            // Where not even the shape can be read, the format is what is wrong.
            let length = NetworkError::Length { expected: good.len(), found };
            assert_eq!(error, if found > MAGIC.len() { length } else { NetworkError::Format });
        }
        let mut long = good.clone();
        long.push(0);
        let length = NetworkError::Length { expected: good.len(), found: long.len() };
        assert_eq!(Network::from_bytes(&long), Err(length));
    }

    #[test]
    fn every_byte_before_the_weights_counts() {
        let good = ones();
        for at in 0..=MAGIC.len() {
            for value in (0..=u8::MAX).filter(|&value| value != good[at]) {
                let mut wrong = good.clone();
                wrong[at] = value;
                let kinds = if at == MAGIC.len() && value >> KINDS == 0 { value.count_ones() } else { 0 };
                match Network::from_bytes(&wrong) {
                    Ok(_) => assert_eq!(kinds, 1, "byte {at} is {value}"),
                    Err(NetworkError::Length { .. }) => assert!(kinds > 1, "byte {at} is {value}"),
                    Err(error) => assert_eq!((error, kinds), (NetworkError::Format, 0), "byte {at} is {value}"),
                }
            }
        }
    }

    #[test]
    fn every_kind_of_weight_has_a_bound_and_is_named_by_its_place() {
        let inputs = Hole::COUNT * (HIDDEN + 1);
        // Of the last hole a unit and its own worth, of the units the last bias, and an output's bias.
        let places = [
            (inputs - 2, MOST_INPUT),
            (inputs - 1, i16::MAX),
            (inputs + HIDDEN - 1, MOST_BIAS),
            (inputs + HIDDEN + 2 * HIDDEN, i16::MAX),
        ];
        let with = |place: usize, weight: i16| {
            let mut bytes = ones();
            bytes[MAGIC.len() + 1 + 2 * place..][..2].copy_from_slice(&weight.to_le_bytes());
            Network::from_bytes(&bytes).map(drop)
        };
        for (place, most) in places {
            assert_eq!((with(place, most), with(place, -most)), (Ok(()), Ok(())), "weight {place}");
            let beyond = most.checked_add(1).into_iter().chain([-most - 1]);
            for weight in beyond {
                assert_eq!(with(place, weight), Err(NetworkError::Weight(place)), "weight {place} is {weight}");
            }
        }
    }

    #[test]
    fn output_weights_that_could_overflow_are_refused() {
        let mut bytes = ones();
        let outputs = bytes.len() - 2 * PHASES * (2 * HIDDEN + 1);
        for weight in bytes[outputs..].chunks_exact_mut(2).take(2 * HIDDEN) {
            weight.copy_from_slice(&1_000i16.to_le_bytes());
        }
        assert!(matches!(Network::from_bytes(&bytes), Err(NetworkError::Weight(_))));
    }
}
