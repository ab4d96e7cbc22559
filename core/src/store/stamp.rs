/// Stands for the state of a saved game, so that it is only replaced by what was made from it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Stamp {
    known: (u32, usize),
    /// What a save that failed in its last step may have left.
    tried: (u32, usize),
}

impl Stamp {
    pub(super) fn of(document: &[u8]) -> Self {
        let known = digest(document);
        Self { known, tried: known }
    }

    pub(super) fn trying(&mut self, document: &[u8]) {
        self.tried = digest(document);
    }

    pub(super) fn allows(&self, document: &[u8]) -> bool {
        [self.known, self.tried].contains(&digest(document))
    }
}

fn digest(document: &[u8]) -> (u32, usize) {
    (crc32fast::hash(document), document.len())
}
