import Accessibility
import StarhopKit
import SwiftUI

/// Under the moves: the way to a review, how far it has come, or what it says of the current ply.
struct ReviewBar: View {
    let replay: ReplayModel

    var body: some View {
        Group {
            switch replay.review.stage {
            case .absent: request
            case .running: ReviewProgressBar(review: replay.review)
            case .ready: VerdictCard(replay: replay)
            }
        }
        .frame(maxWidth: .infinity, minHeight: 64)
        .padding(.horizontal, 16)
        .onChange(of: replay.review.stage) { _, stage in
            if case .ready(let review) = stage { AccessibilityNotification.Announcement(review.words).post() }
        }
    }

    private var request: some View {
        VStack(spacing: 4) {
            Button("Review", systemImage: "text.magnifyingglass") { replay.review.start() }
                .buttonStyle(OutlinedButtonStyle(height: 48))
                .disabled(replay.length == 0)
            if let problem = replay.review.problem {
                Text(verbatim: problem.words)
                    .font(.footnote)
                    .foregroundStyle(.palette(.bad))
            }
        }
    }
}

private struct ReviewProgressBar: View {
    let review: ReviewModel

    var body: some View {
        HStack(spacing: 12) {
            TimelineView(.periodic(from: .now, by: 0.25)) { _ in
                let progress = review.progress
                VStack(alignment: .leading, spacing: 4) {
                    Text("Reviewing move \(progress.done) of \(progress.total)")
                        .font(.footnote.monospacedDigit())
                        .foregroundStyle(.palette(.ink))
                    ProgressView(value: Double(progress.done), total: Double(max(progress.total, 1)))
                        .accessibilityHidden(true)
                }
            }
            .accessibilityElement(children: .combine)
            .accessibilityAddTraits(.updatesFrequently)
            Button("Cancel") { review.cancel() }
                .buttonStyle(OutlinedButtonStyle(height: 48))
                .keyboardShortcut(.cancelAction)
        }
    }
}

/// How good the current move was, and what was there instead.
private struct VerdictCard: View {
    let replay: ReplayModel

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            if let verdict = replay.verdict {
                HStack(spacing: 8) {
                    if let mark = replay.review.review?.mark(at: verdict.ply) { ReviewMarkView(mark: mark) }
                    Text(verbatim: verdict.words)
                        .font(.strong)
                        .foregroundStyle(.palette(.ink))
                }
                .accessibilityElement(children: .combine)
                if let better = verdict.better {
                    AlternativeRow(replay: replay, kind: .better) {
                        Text("Better: \(better.sentenceWords)")
                    }
                }
                if let missed = replay.missedChainHere {
                    AlternativeRow(replay: replay, kind: .missedChain) {
                        Text(verbatim: missed.words)
                        Text(verbatim: missed.gainWords)
                            .font(.footnote)
                            .foregroundStyle(.palette(.ink2))
                    }
                }
            } else {
                Text("Go through the moves to see what each one lost.")
                    .font(.secondary)
                    .foregroundStyle(.palette(.ink2))
            }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .card()
    }
}

/// A move that was there, with the way to see it on the board and back.
private struct AlternativeRow<Words: View>: View {
    let replay: ReplayModel
    let kind: Alternative.Kind
    @ViewBuilder let words: Words

    private var isShown: Bool { replay.alternative?.kind == kind }

    var body: some View {
        HStack(spacing: 12) {
            VStack(alignment: .leading, spacing: 2) { words }
                .foregroundStyle(.palette(.ink))
            Spacer(minLength: 0)
            Button {
                isShown ? replay.hideAlternative() : replay.show(kind)
            } label: {
                if isShown { Text("Back") } else { Text("Show me") }
            }
            .buttonStyle(OutlinedButtonStyle(height: 44))
        }
        .onChange(of: replay.alternative) { _, alternative in
            guard let alternative, alternative.kind == kind else { return }
            AccessibilityNotification.Announcement(alternative.words).post()
        }
    }
}

/// A mark of the review by its shape, and in words for screen readers.
struct ReviewMarkView: View {
    let mark: ReviewMark
    var diameter = 16.0

    var body: some View {
        FigureView(
            commands: Figure.mark(mark, at: CGPoint(x: diameter / 2, y: diameter / 2), diameter: diameter),
            width: diameter, height: diameter
        )
        .accessibilityElement()
        .accessibilityLabel(Text(verbatim: mark.words))
    }
}
