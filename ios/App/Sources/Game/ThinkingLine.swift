import StarhopKit
import SwiftUI

/// That the computer thinks, and how far it sees, no higher than the line that it stands for. Screen readers hear of
/// it from the player's bar.
struct ThinkingLine: View {
    let game: GameModel
    @Environment(\.accessibilityReduceMotion) private var reduceMotion
    @Environment(\.colorScheme) private var colorScheme

    private static let width = 96.0
    /// In seconds.
    private static let period = 1.2

    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            TimelineView(.periodic(from: .now, by: 0.5)) { _ in
                if let progress = game.progress {
                    ViewThatFits(in: .horizontal) {
                        Text(verbatim: progress.words)
                        Text(verbatim: progress.depthWords)
                    }
                    .minimumScaleFactor(0.7)
                } else {
                    Text("Thinking…")
                }
            }
            .font(.footnote.monospacedDigit())
            .foregroundStyle(.palette(.ink))
            .lineLimit(1)
            TimelineView(.animation(minimumInterval: nil, paused: reduceMotion)) { timeline in
                Canvas { context, size in
                    context.draw(Figure.busy(at: phase(timeline.date), size: size), in: Palette(colorScheme))
                }
            }
            .frame(width: Self.width, height: 3)
        }
        .accessibilityHidden(true)
    }

    private func phase(_ date: Date) -> Double {
        reduceMotion ? 0.5 : (date.timeIntervalSinceReferenceDate / Self.period).truncatingRemainder(dividingBy: 1)
    }
}
