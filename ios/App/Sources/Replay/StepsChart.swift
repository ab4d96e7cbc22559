import StarhopKit
import SwiftUI

/// Steps to the goal of every player over the whole game, with the playhead. Time runs to the right in every language.
struct StepsChart: View {
    let replay: ReplayModel
    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
        VStack(spacing: 4) {
            HStack {
                Text("Steps to goal")
                    .foregroundStyle(.palette(.ink2))
                Spacer()
                Text("Move \(replay.ply) of \(replay.length)")
                    .foregroundStyle(.palette(.ink))
            }
            .font(.sectionHead)
            Canvas { context, size in draw(in: context, size: size) }
                .frame(height: 110)
                .accessibilityHidden(true)
        }
        .padding(.horizontal, 24)
        .accessibilityElement(children: .combine)
        .accessibilityValue(Text(verbatim: replay.summary))
    }

    private func draw(in context: GraphicsContext, size: CGSize) {
        let palette = Palette(colorScheme)
        let most = Double(max(replay.chart.compactMap { $0.steps.max() }.max() ?? 1, 1))
        func point(_ ply: Int, _ steps: Int) -> CGPoint {
            CGPoint(
                x: size.width * Double(ply) / Double(max(replay.length, 1)),
                y: 1 + (size.height - 2) * (1 - Double(steps) / most))
        }
        for part in 0...3 {
            let y = 1 + (size.height - 2) * Double(part) / 3
            var line = Path()
            line.move(to: CGPoint(x: 0, y: y))
            line.addLine(to: CGPoint(x: size.width, y: y))
            context.stroke(line, with: .color(Color(palette[.line])), lineWidth: 1)
        }
        for line in replay.chart {
            var path = Path()
            path.addLines(line.steps.enumerated().map { point($0.offset, $0.element) })
            let style = StrokeStyle(lineWidth: 2.5, lineJoin: .round, dash: line.seat.chartDash.map { CGFloat($0) })
            context.stroke(path, with: .color(Color(palette[.chart(line.seat)])), style: style)
        }
        var playhead = Path()
        playhead.move(to: CGPoint(x: point(replay.ply, 0).x, y: 0))
        playhead.addLine(to: CGPoint(x: point(replay.ply, 0).x, y: size.height))
        context.stroke(playhead, with: .color(Color(palette[.ink])), lineWidth: 2)
    }
}
