import StarhopKit
import SwiftUI
import UniformTypeIdentifiers

extension UTType {
    /// Declared in Info.plist.
    static let starhopGame = UTType(exportedAs: "app.starhop.game")
}

extension LibraryModel {
    /// Reads a file that a person chose or another app opened here, where it is.
    func take(_ file: URL) {
        guard file.isFileURL else { return importing.refuse() }
        importing.read(file: file, through: readInPlace)
    }
}

/// The system lends the right to read the file, and waits until nobody else writes it.
private let readInPlace: ImportModel.FileAccess = { file, read in
    let isScoped = file.startAccessingSecurityScopedResource()
    defer { if isScoped { file.stopAccessingSecurityScopedResource() } }
    var content: Result<Data, any Error> = .failure(UntrustedFile.Refusal.unreadable)
    NSFileCoordinator().coordinate(readingItemAt: file, options: .withoutChanges, error: nil) { place in
        content = Result { try read(place) }
    }
    return try content.get()
}
