import StarhopKit
import SwiftUI

/// The lessons and puzzles with what was solved.
struct LearnScreen: View {
    @Environment(LibraryModel.self) private var library

    private var learn: LearnModel { library.learn }

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 16) {
                if let problem = learn.problem ?? learn.course?.notRead { TroubleLine(words: problem.words) }
                if let course = learn.course {
                    Text(verbatim: course.finishedWords)
                        .font(.secondary)
                        .foregroundStyle(.palette(.ink2))
                    Text(verbatim: course.streak.words)
                        .font(.sectionHead)
                        .foregroundStyle(.palette(.accent))
                    ForEach(course.damageWords, id: \.self) { TroubleLine(words: $0) }
                    LessonList(course: course)
                    SectionTitle(title: Text("Puzzles"))
                    PuzzleList(course: course)
                    if !learn.closings.isEmpty {
                        SectionTitle(title: Text("Your last three"))
                        ClosingList(closings: learn.closings)
                    }
                } else if learn.problem == nil {
                    ProgressView()
                        .frame(maxWidth: .infinity, minHeight: 120)
                }
            }
            .padding(16)
            .frame(maxWidth: 640)
            .frame(maxWidth: .infinity)
        }
        .background(.palette(.paper))
        .navigationTitle("Learn")
        .navigationBarTitleDisplayMode(.inline)
        .task { await learn.refresh() }
    }
}

private struct SectionTitle: View {
    let title: Text

    var body: some View {
        title
            .font(.sheetTitle)
            .foregroundStyle(.palette(.ink))
            .accessibilityAddTraits(.isHeader)
    }
}

/// What went wrong, without anything being in the way.
private struct TroubleLine: View {
    let words: String

    var body: some View {
        Label(words, systemImage: "exclamationmark.triangle")
            .font(.footnote)
            .foregroundStyle(.palette(.bad))
    }
}

private struct LessonList: View {
    let course: Course

    var body: some View {
        VStack(spacing: 0) {
            ForEach(Array(course.lessons.enumerated()), id: \.element.key) { index, lesson in
                if index > 0 { RowLine() }
                LearnRow(
                    sitting: .lesson(lesson.key), title: lesson.titleWords, line: lesson.lineWords,
                    done: lesson.solvedWords, isTinted: lesson.key == course.current
                ) {
                    LessonSign(number: index + 1, isDone: lesson.isFinished, isCurrent: lesson.key == course.current)
                }
            }
        }
        .learnCard()
    }
}

private struct PuzzleList: View {
    let course: Course

    var body: some View {
        VStack(spacing: 0) {
            if let daily = course.daily {
                LearnRow(
                    sitting: .puzzle(daily.id), title: String(localized: "Puzzle of the day"),
                    line: daily.kind.words + " · " + daily.gradeWords,
                    done: daily.isSolved ? String(localized: "Solved") : "", isTinted: false
                ) { EmptyView() }
                RowLine()
            }
            ForEach(Array(PuzzleKind.listed.enumerated()), id: \.offset) { index, kind in
                if index > 0 { RowLine() }
                if let next = course.next(of: kind) {
                    let puzzles = course.puzzles(of: kind)
                    LearnRow(
                        sitting: .puzzle(next.id), title: kind.words,
                        line: countWords(puzzles.filter(\.isSolved).count, of: puzzles.count), done: "",
                        isTinted: false
                    ) { EmptyView() }
                }
            }
        }
        .learnCard()
    }
}

private struct ClosingList: View {
    let closings: [Closing]

    var body: some View {
        VStack(spacing: 0) {
            ForEach(Array(closings.enumerated()), id: \.element.id) { index, closing in
                if index > 0 { RowLine() }
                LearnRow(
                    sitting: .closing(closing.gameID), title: String(localized: "Were your own pieces in the way?"),
                    line: closing.words, done: closing.solved == nil ? "" : String(localized: "Solved"),
                    isTinted: false
                ) { PieceView(seat: closing.seat) }
            }
        }
        .learnCard()
    }
}

private struct LearnRow<Sign: View>: View {
    let sitting: Sitting
    let title: String
    let line: String
    let done: String
    let isTinted: Bool
    @ViewBuilder let sign: Sign

    var body: some View {
        NavigationLink(value: Route.exercise(sitting)) {
            HStack(spacing: 12) {
                sign
                VStack(alignment: .leading, spacing: 2) {
                    Text(verbatim: title)
                        .font(.strong)
                        .foregroundStyle(.palette(.ink))
                    Text(verbatim: line)
                        .font(.secondary)
                        .foregroundStyle(.palette(.ink2))
                }
                .frame(maxWidth: .infinity, alignment: .leading)
                Text(verbatim: done)
                    .font(.caption.monospacedDigit())
                    .foregroundStyle(.palette(.ink2))
                Image(systemName: "chevron.forward")
                    .foregroundStyle(.palette(.ink2))
                    .accessibilityHidden(true)
            }
            .padding(.horizontal, 16)
            .padding(.vertical, 12)
            .frame(minHeight: 64)
            .background(.palette(isTinted ? .soft : .surface))
            .contentShape(Rectangle())
            .accessibilityElement(children: .combine)
        }
        .buttonStyle(.plain)
    }
}

/// The number of a lesson, or a check where all of it is solved.
private struct LessonSign: View {
    let number: Int
    let isDone: Bool
    let isCurrent: Bool

    var body: some View {
        Group {
            if isDone {
                Image(systemName: "checkmark")
            } else {
                Text(number, format: .number)
            }
        }
        .font(.strong)
        .foregroundStyle(.palette(isDone || isCurrent ? .onAccent : .ink2))
        .frame(minWidth: 36, minHeight: 36)
        .background {
            if isDone || isCurrent {
                Circle().fill(.palette(isDone ? .good : .accent))
            } else {
                Circle().strokeBorder(.palette(.ink2), lineWidth: 1.5)
            }
        }
        .accessibilityHidden(true)
    }
}

private struct RowLine: View {
    var body: some View {
        Rectangle()
            .fill(.palette(.line))
            .frame(height: 1)
    }
}

extension View {
    fileprivate func learnCard() -> some View {
        background(.palette(.surface))
            .clipShape(RoundedRectangle(cornerRadius: 20))
            .overlay { RoundedRectangle(cornerRadius: 20).strokeBorder(.palette(.line), lineWidth: 1) }
    }
}
