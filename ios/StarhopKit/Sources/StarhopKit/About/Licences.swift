import Foundation

/// A library inside the app.
public struct Library: Sendable, Equatable, Identifiable, Decodable {
    public let name: String
    /// Empty where it comes with the compiler.
    public let version: String
    /// An SPDX expression.
    public let licence: String
    /// The key of the text that it is used under.
    public let text: String

    public var id: String { "\(name) \(version)" }
}

/// The libraries inside the app, and the texts of their licences by key; `scripts/licences` writes the file.
public struct Licences: Sendable, Equatable, Decodable {
    /// The keys of the licences that the app itself is under.
    public static let own = ["Apache-2.0", "MIT"]

    public let libraries: [Library]
    private let texts: [String: String]

    public init(json: Data) throws { self = try JSONDecoder().decode(Self.self, from: json) }

    /// Nil where there is no such licence.
    public func text(_ key: String) -> String? { texts[key] }
}
