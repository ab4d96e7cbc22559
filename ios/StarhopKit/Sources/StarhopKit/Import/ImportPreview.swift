import StarhopCore

public typealias ImportForm = StarhopCore.ImportForm

/// What an import would save. Nothing was saved yet.
public struct ImportPreview: Sendable, Equatable {
    public let form: ImportForm
    /// As it would stand in the list; it has no id yet.
    public let game: SavedGame
    /// Moves that were taken back and come along.
    public let undone: Int
    public let comments: Int
    /// The time for each move in whole seconds, where it is limited.
    public let seconds: Int?
    /// The id of a saved game that is the same, move by move.
    public let known: String?
}

/// What is wrong with a readable text.
public indirect enum TextProblem: Sendable, Equatable {
    case notText
    case firstLine
    case headerLine
    case twice(key: String)
    case missing(key: String)
    case value(key: String)
    case setup
    case tossAndStart
    case openComment
    /// A move by its number in the record, and the rule it breaks if it is one that can be read.
    case move(number: Int, text: String, why: Problem?)
    case afterEnd(text: String)
    case result
    case moreThanPosition
}

extension ImportPreview {
    init(_ preview: StarhopCore.ImportPreview) {
        form = preview.form
        game = SavedGame(preview.game)
        undone = Int(preview.undone)
        comments = Int(preview.comments)
        seconds = preview.limit.map { (Int($0) + 999) / 1_000 }
        known = preview.known
    }
}

extension TextProblem {
    init(_ problem: StarhopCore.TextProblem) {
        self =
            switch problem {
            case .notText: .notText
            case .firstLine: .firstLine
            case .headerLine: .headerLine
            case .twice(let key): .twice(key: key)
            case .missing(let key): .missing(key: key)
            case .value(let key): .value(key: key)
            case .setup: .setup
            case .tossAndStart: .tossAndStart
            case .openComment: .openComment
            case .move(let number, let text, let why):
                .move(number: Int(number), text: text, why: why.map { Problem($0 as any Error) })
            case .afterEnd(let text): .afterEnd(text: text)
            case .result: .result
            case .moreThanPosition: .moreThanPosition
            }
    }
}
