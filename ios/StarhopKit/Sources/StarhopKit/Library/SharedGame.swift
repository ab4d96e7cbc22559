import Foundation

/// A saved game on its way to another app or phone, as a file.
public struct SharedGame: Sendable, Equatable {
    public static let fileExtension = "starhop"
    /// What file systems take as a name, with room for the extension.
    static let longestName = 60

    /// With its extension, without a folder.
    public let fileName: String
    /// The document that the library keeps.
    public let document: String

    init(title: String, document: String) {
        let allowed = title.map { $0.isLetter || $0.isNumber || "-_ ".contains($0) ? $0 : " " }
        let words = String(allowed).split(separator: " ").joined(separator: " ")
        let name = words.isEmpty ? "Starhop" : String(words.prefix(Self.longestName))
        fileName = "\(name).\(Self.fileExtension)"
        self.document = document
    }

    /// Writes the file into an empty folder of its own, from where another app can take it.
    public func write(into folder: URL) throws -> URL {
        let own = folder.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: own, withIntermediateDirectories: true)
        let file = own.appendingPathComponent(fileName)
        try Data(document.utf8).write(to: file)
        return file
    }
}
