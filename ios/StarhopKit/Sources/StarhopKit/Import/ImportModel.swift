import Foundation
import Observation
import StarhopCore

/// Takes in a game from a text or a file, shows what it is, and saves it when the person says so.
@MainActor
@Observable
public final class ImportModel {
    public enum State: Sendable, Equatable {
        case empty
        case reading
        case ready(ImportPreview)
        case refused(Problem)
    }

    public private(set) var state = State.empty
    /// The id of the game that was saved last.
    public private(set) var saved: String?

    @ObservationIgnored private let library: GameLibrary
    @ObservationIgnored private var content = Data()
    @ObservationIgnored private(set) var reading: Task<Void, Never>?

    init(library: GameLibrary) {
        self.library = library
    }

    /// Bytes that a shared game may have.
    public nonisolated static var limit: Int { Int(importLimit()) }

    public func read(text: String) {
        let content = Data(text.utf8.prefix(Self.limit + 1))
        begin { content }
    }

    /// Lends the right to read a file as long as it is read.
    public typealias FileAccess = @Sendable (URL, (URL) throws -> Data) throws -> Data

    /// Reads a file where it is, in its place.
    public func read(file: URL, through access: @escaping FileAccess = { try $1($0) }) {
        begin { try access(file) { try UntrustedFile.read($0, limit: Self.limit) } }
    }

    /// Something was handed over that is neither a text nor a file.
    public func refuse() {
        forget()
        state = .refused(.unreadableFile)
    }

    public func forget() {
        reading?.cancel()
        reading = nil
        content = Data()
        state = .empty
        saved = nil
    }

    /// Saves what is shown; what cannot be saved stays shown with the reason.
    @discardableResult
    public func save() -> String? {
        guard case .ready = state else { return nil }
        do {
            // A document or a text that was read is UTF-8.
            saved = try library.importGame(text: String(decoding: content, as: UTF8.self))
            return saved
        } catch {
            state = .refused(Problem(error))
            return nil
        }
    }

    private func begin(_ load: @escaping @Sendable () throws -> Data) {
        forget()
        state = .reading
        let library = library
        reading = Task { [weak self] in
            let read = await Self.preview(library, load)
            guard !Task.isCancelled, let self else { return }
            switch read {
            case .success(let read):
                content = read.0
                state = .ready(read.1)
            case .failure(let error):
                state = .refused(Problem(error))
            }
        }
    }

    private nonisolated static func preview(
        _ library: GameLibrary, _ load: @escaping @Sendable () throws -> Data
    ) async -> Result<(Data, ImportPreview), any Error> {
        do {
            let read = try await DeepThread.run(
                {
                    let content = try load()
                    return (content, ImportPreview(try library.previewImport(content: content)))
                }, onCancel: {})
            return .success(read)
        } catch {
            return .failure(error)
        }
    }
}
