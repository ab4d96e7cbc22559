//! What a store does with files.

/// A kind of file operation.
#[cfg_attr(not(feature = "faults"), expect(unreachable_pub, reason = "only tests name operations"))]
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Operation {
    /// Making a folder with those above it.
    MakeFolder,
    /// Reading the names in a folder.
    List,
    /// Asking whether a file exists.
    Look,
    /// Reading a file.
    Read,
    /// Making a temporary file.
    Create,
    /// Writing content to it.
    Write,
    /// Flushing it to the disk.
    Flush,
    /// Giving a file another name or folder.
    Rename,
    /// Flushing a folder's names to the disk.
    FlushFolder,
    /// Deleting a file.
    Remove,
}
