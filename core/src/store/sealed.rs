//! A document of one part besides the games: a format name, a version, a checksum, and the content.

use serde::{Deserialize, Serialize};
use serde_json::value::{RawValue, to_raw_value};

use crate::store::StoreError;

#[derive(Serialize, Deserialize)]
struct Sealed<'a> {
    format: String,
    version: u32,
    checksum: String,
    #[serde(borrow)]
    content: &'a RawValue,
}

#[derive(Deserialize)]
struct Head {
    format: String,
    version: u32,
}

fn checksum(content: &RawValue) -> String {
    format!("{:08x}", crc32fast::hash(content.get().as_bytes()))
}

/// The document of some content.
///
/// # Errors
/// [`StoreError::Damaged`] when the content cannot be written as JSON.
pub(crate) fn seal(format: &str, version: u32, content: &impl Serialize) -> Result<String, StoreError> {
    let content = to_raw_value(content).map_err(|error| StoreError::damaged("content", &error))?;
    let sealed = Sealed { format: format.to_owned(), version, checksum: checksum(&content), content: &content };
    serde_json::to_string(&sealed).map_err(|error| StoreError::damaged("document", &error))
}

/// The content of a document of a version up to the known one.
///
/// # Errors
/// [`StoreError::Damaged`] names what is wrong, [`StoreError::Newer`] the version of a newer format, whatever its
/// layout is.
pub(crate) fn open<T: for<'de> Deserialize<'de>>(format: &str, known: u32, text: &[u8]) -> Result<T, StoreError> {
    let text = core::str::from_utf8(text).map_err(|error| StoreError::damaged("encoding", &error))?;
    let head: Head = serde_json::from_str(text).map_err(|error| StoreError::damaged("document", &error))?;
    if head.format != format {
        return Err(StoreError::Damaged(format!("format: this is not a {format} document")));
    }
    match head.version {
        0 => return Err(StoreError::Damaged("version: there is none".to_owned())),
        version if version > known => return Err(StoreError::Newer { version, known }),
        _ => {}
    }
    let sealed: Sealed<'_> = serde_json::from_str(text).map_err(|error| StoreError::damaged("document", &error))?;
    if sealed.checksum != checksum(sealed.content) {
        return Err(StoreError::Damaged("checksum: the content was changed".to_owned()));
    }
    serde_json::from_str(sealed.content.get()).map_err(|error| StoreError::damaged("content", &error))
}
