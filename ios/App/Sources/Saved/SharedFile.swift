import StarhopKit
import SwiftUI
import UniformTypeIdentifiers

/// A game as a file, which is written only when somebody shares it.
struct SharedFile: Transferable {
    let read: @MainActor @Sendable () -> SharedGame?

    static var transferRepresentation: some TransferRepresentation {
        FileRepresentation(exportedContentType: .starhopGame) { (shared: SharedFile) in
            guard let game = await shared.read() else { throw CocoaError(.fileReadUnknown) }
            return SentTransferredFile(try game.write(into: FileManager.default.temporaryDirectory))
        }
    }
}

/// Shares a game as a text that people read, or whole as a file.
struct ShareGame: View {
    let id: String
    let title: String
    @Environment(LibraryModel.self) private var library

    var body: some View {
        ShareLink(
            item: SharedText { [library, id] in library.text(of: id) }, preview: SharePreview(Text(verbatim: title))
        ) {
            Label("Share as text", systemImage: "square.and.arrow.up")
        }
        ShareLink(
            item: SharedFile { [library, id] in library.file(of: id) }, preview: SharePreview(Text(verbatim: title))
        ) {
            Label("Share as file", systemImage: "doc")
        }
    }
}
