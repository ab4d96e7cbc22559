import Accessibility
import StarhopKit
import SwiftUI

/// Opens what a person sits down to.
struct ExerciseHost: View {
    let sitting: Sitting
    @Environment(LibraryModel.self) private var library
    @State private var exercise: ExerciseModel?

    var body: some View {
        Group {
            if let exercise {
                ExerciseScreen(exercise: exercise)
            } else if let problem = library.learn.problem {
                ContentUnavailableView(problem.words, systemImage: "exclamationmark.triangle")
            } else {
                ProgressView()
            }
        }
        .background(.palette(.paper))
        .task(id: sitting) {
            if exercise == nil { exercise = await library.learn.open(sitting) }
        }
    }
}

/// One exercise after another: the question, the board, what was said, and how to answer.
struct ExerciseScreen: View {
    let exercise: ExerciseModel
    @Environment(LibraryModel.self) private var library
    @Environment(\.accessibilityReduceMotion) private var reduceMotion
    @Environment(\.dynamicTypeSize) private var dynamicTypeSize
    @State private var showsMoves = false

    var body: some View {
        GeometryReader { proxy in
            layout(in: proxy.size)
                .frame(width: proxy.size.width, height: proxy.size.height)
        }
        .background(.palette(.paper))
        .navigationTitle(Text(verbatim: exercise.spot.headingWords))
        .navigationBarTitleDisplayMode(.inline)
        .toolbar {
            ToolbarItem(placement: .principal) { ExerciseHeading(exercise: exercise) }
            ToolbarItem(placement: .topBarTrailing) {
                Button("Moves", systemImage: "list.bullet") { showsMoves = true }
                    .disabled(!exercise.state.asks(.moves))
            }
        }
        .sheet(isPresented: $showsMoves) { LegalMovesSheet(moves: exercise.legalMoves(), play: exercise.play) }
        .onChange(of: reduceMotion, initial: true) { _, reduces in exercise.reducesMotion = reduces }
        .onChange(of: exercise.saidWords) { _, words in
            if !words.isEmpty { AccessibilityNotification.Announcement(words).post() }
        }
        .onAppear { library.cues.prepare() }
    }

    @ViewBuilder private func layout(in size: CGSize) -> some View {
        switch GameLayout(size: size, largeText: dynamicTypeSize.isAccessibilitySize) {
        case .portrait: upright(width: size.width)
        case .side(let boardWidth, _):
            HStack(spacing: 0) {
                BoardView(board: exercise)
                    .frame(width: boardWidth)
                ScrollView {
                    VStack(spacing: 12) {
                        ExerciseQuestion(exercise: exercise)
                        ExerciseAnswers(exercise: exercise)
                    }
                    .padding(16)
                }
            }
        case .small, .scrolling:
            ScrollView {
                VStack(spacing: 12) {
                    ExerciseQuestion(exercise: exercise)
                    TappedBoard(board: exercise)
                        .frame(height: BoardGeometry.height(forWidth: size.width))
                    SaidCard(exercise: exercise)
                }
                .padding(.vertical, 8)
            }
            .safeAreaInset(edge: .bottom) {
                ExerciseControls(exercise: exercise)
                    .padding(16)
                    .background(.palette(.paper))
            }
        }
    }

    private func upright(width: Double) -> some View {
        VStack(spacing: 8) {
            ExerciseQuestion(exercise: exercise)
                .padding(.horizontal, 16)
            BoardView(board: exercise)
                .frame(maxHeight: BoardGeometry.height(forWidth: width))
            Spacer(minLength: 0)
            ExerciseAnswers(exercise: exercise)
                .padding(16)
        }
    }
}

/// The lesson and the place in it.
private struct ExerciseHeading: View {
    let exercise: ExerciseModel

    var body: some View {
        VStack(spacing: 0) {
            Text(verbatim: exercise.spot.headingWords)
                .font(.barTitle)
                .foregroundStyle(.palette(.ink))
            Text(verbatim: exercise.placeWords)
                .font(.caption.monospacedDigit())
                .foregroundStyle(.palette(.ink2))
        }
        .accessibilityElement(children: .combine)
    }
}

private struct ExerciseQuestion: View {
    let exercise: ExerciseModel

    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            Text(verbatim: exercise.spot.questionWords)
                .font(.sheetTitle)
                .foregroundStyle(.palette(.ink))
                .accessibilityAddTraits(.isHeader)
            if let detail = exercise.detailWords {
                Text(verbatim: detail)
                    .font(.secondary)
                    .foregroundStyle(.palette(.ink2))
            }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
    }
}

/// What was said, and under it how to answer.
private struct ExerciseAnswers: View {
    let exercise: ExerciseModel

    var body: some View {
        VStack(spacing: 12) {
            SaidCard(exercise: exercise)
            ExerciseControls(exercise: exercise)
        }
    }
}

private struct SaidCard: View {
    let exercise: ExerciseModel

    var body: some View {
        if !exercise.saidWords.isEmpty {
            HStack(spacing: 12) {
                Image(systemName: sign)
                    .font(.title3)
                    .foregroundStyle(.palette(tint))
                    .accessibilityHidden(true)
                Text(verbatim: exercise.saidWords)
                    .foregroundStyle(.palette(.ink))
                    .frame(maxWidth: .infinity, alignment: .leading)
                    .accessibilityAddTraits(.updatesFrequently)
            }
            .card()
        }
    }

    private var sign: String {
        guard let feedback = exercise.feedback else { return "lightbulb" }
        return feedback.isRight ? "checkmark.circle.fill" : "xmark.circle.fill"
    }

    private var tint: Tint {
        guard let feedback = exercise.feedback else { return .ink }
        return feedback.isRight ? .good : .bad
    }
}
