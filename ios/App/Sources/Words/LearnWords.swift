import Foundation
import StarhopKit

extension Streak {
    /// Days in a row; an invitation where there are none.
    var words: String {
        if days == 0 { return String(localized: "Solve one today to start a streak") }
        return today
            ? String(localized: "\(days) days in a row")
            : String(localized: "\(days) days in a row. Solve one today to go on")
    }
}

extension Course {
    var finishedWords: String { String(localized: "\(finishedLessons) of \(lessons.count) lessons done") }

    /// What was found damaged, each in a sentence.
    var damageWords: [String] {
        faults.map { String(localized: "Part of the lessons could not be read: \($0)") }
            + lost.map { String(localized: "A damaged record of what you solved was set aside: \($0)") }
    }
}

extension Lesson {
    var titleWords: String { LessonWords.title(key) }
    var lineWords: String { LessonWords.line(key) }
    var solvedWords: String { countWords(solved, of: tasks.count) }
}

/// So many of so many.
func countWords(_ count: Int, of all: Int) -> String { String(localized: "\(count) out of \(all)") }

extension PuzzleKind {
    var words: String {
        switch self {
        case .homeIn: String(localized: "All home")
        case .longestChain: String(localized: "Longest chain")
        case .bestBridge: String(localized: "Best bridge")
        case .saveMove: String(localized: "Save a move")
        }
    }
}

extension Puzzle {
    var gradeWords: String { String(localized: "Grade \(grade) of 5") }

    var questionWords: String {
        switch kind {
        case .homeIn:
            String(localized: "Bring all your pieces into the goal in \(number) moves, while the others wait.")
        case .longestChain: String(localized: "Make \(number) hops in one move.")
        case .bestBridge: String(localized: "Make a move after which another of your pieces can gain \(number) steps.")
        case .saveMove: String(localized: "You can be home in \(number) moves while the others wait. Make the first.")
        }
    }
}

extension Closing {
    /// How many moves the last three took, and how few would have been enough.
    var words: String {
        let taken = String(localized: "\(moves) moves")
        guard let fewest, fewest < moves else { return String(localized: "The last three came home in \(taken).") }
        return String(
            localized:
                "The last three came home in \(taken). If nobody else had moved, \(fewest) would have been enough.")
    }
}

extension Spot {
    /// What the exercises of the sitting are called.
    var headingWords: String {
        switch subject {
        case .task(let lesson, _): LessonWords.title(lesson)
        case .puzzle(let puzzle): puzzle.kind.words
        case .closing: String(localized: "Your last three")
        }
    }

    var questionWords: String {
        switch subject {
        case .task(let lesson, let task): LessonWords.question(lesson, task)
        case .puzzle(let puzzle): puzzle.questionWords
        case .closing: String(localized: "Did your own pieces stand in the way of the last three?")
        }
    }

    fileprivate var isPuzzle: Bool { if case .puzzle = subject { true } else { false } }

    fileprivate var detailWords: String? {
        switch subject {
        case .task: nil
        case .puzzle(let puzzle): puzzle.gradeWords
        case .closing(let closing): closing.words
        }
    }

    var lastWord: String? {
        if case .task(let lesson, let task) = subject { LessonWords.lastWord(lesson, task) } else { nil }
    }
}

extension ExerciseModel: SpokenBoard {
    var summary: String { spot.questionWords }

    /// "2 out of 5", the place of the exercise in its sitting.
    var placeWords: String { countWords(index + 1, of: spots.count) }

    /// The smaller line under the question: what there is to know besides.
    var detailWords: String? {
        let found = state.findings.map { String(localized: "\($0.found) of \($0.of) found") }
        let toGo = state.movesToGo.map { String(localized: "\($0) moves left") }
        let turn = spot.isPuzzle ? String(localized: "\(state.seat.name) to move") : nil
        let details = [turn, spot.detailWords, found, toGo].compactMap { $0 }
        return details.isEmpty ? nil : details.joined(separator: " · ")
    }

    /// What is said now: to the last answer, or by "Show me"; empty where nothing is.
    var saidWords: String {
        var sentences: [String] = []
        if let feedback { sentences.append(feedback.words) } else if let shown { sentences.append(shown.words) }
        if case .solved? = feedback, let last = spot.lastWord { sentences.append(last) }
        if let problem {
            sentences.append(
                isSolved ? String(localized: "It counts, but was not saved: \(problem.words)") : problem.words)
        }
        return inSentences(sentences)
    }

    /// The parts named so far, and the one whose turn it is.
    var partWords: [String] { state.namedParts.map(\.words) + [state.part?.questionWords].compactMap { $0 } }
}

/// Sentences one after another; some languages put a space between them.
func inSentences(_ sentences: [String]) -> String {
    guard var text = sentences.first else { return "" }
    for next in sentences.dropFirst() { text = String(localized: "\(text) \(next)") }
    return text
}
