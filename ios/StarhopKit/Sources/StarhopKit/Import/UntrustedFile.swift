import Foundation

/// A file that another app hands over. Nothing of it is trusted: neither that it is a file, nor its size.
public enum UntrustedFile {
    public enum Refusal: Error, Equatable {
        case tooLarge(limit: Int)
        /// No file, or one that may not be read, or that is gone.
        case unreadable
    }

    /// Reads no more than the limit and one byte.
    public static func read(_ url: URL, limit: Int) throws -> Data {
        let values = try? url.resourceValues(forKeys: [.isRegularFileKey])
        guard values?.isRegularFile == true, let file = try? FileHandle(forReadingFrom: url) else {
            throw Refusal.unreadable
        }
        defer { try? file.close() }
        guard let content = try? file.read(upToCount: limit + 1) else {
            // At the end of an empty file there is nothing to read.
            return Data()
        }
        guard content.count <= limit else { throw Refusal.tooLarge(limit: limit) }
        return content
    }
}
