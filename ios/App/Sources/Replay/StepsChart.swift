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
            .accessibilityElement(children: .combine)
            .accessibilityValue(Text(verbatim: replay.summary))
            Canvas { context, size in draw(in: context, size: size) }
                .accessibilityHidden(true)
                .overlay { ChartMarkElements(replay: replay) }
                .frame(height: 110)
        }
        .padding(.horizontal, 24)
        .accessibilityElement(children: .contain)
    }

    private func draw(in context: GraphicsContext, size: CGSize) {
        let palette = Palette(colorScheme)
        let plane = ChartPlane(size: size, lines: replay.chart)
        for part in 0...3 {
            let y = 1 + (size.height - 2) * Double(part) / 3
            var line = Path()
            line.move(to: CGPoint(x: 0, y: y))
            line.addLine(to: CGPoint(x: size.width, y: y))
            context.stroke(line, with: .color(Color(palette[.line])), lineWidth: 1)
        }
        for line in replay.chart {
            var path = Path()
            path.addLines(line.steps.enumerated().map { plane.point(ply: $0.offset, steps: $0.element) })
            let style = StrokeStyle(lineWidth: 2.5, lineJoin: .round, dash: line.seat.chartDash.map { CGFloat($0) })
            context.stroke(path, with: .color(Color(palette[.chart(line.seat)])), style: style)
        }
        let now = plane.point(ply: replay.ply, steps: 0).x
        var playhead = Path()
        playhead.move(to: CGPoint(x: now, y: 0))
        playhead.addLine(to: CGPoint(x: now, y: size.height))
        context.stroke(playhead, with: .color(Color(palette[.ink])), lineWidth: 2)
        context.draw(plane.commands(for: replay.chartMarks), in: palette)
    }
}

/// A clear element on each mark of the chart, and a rotor over them. They ignore touches; the list below has buttons.
private struct ChartMarkElements: View {
    let replay: ReplayModel
    @Namespace private var rotor

    var body: some View {
        GeometryReader { proxy in
            let plane = ChartPlane(size: proxy.size, lines: replay.chart)
            ZStack {
                ForEach(replay.chartMarks) { mark in
                    Color.clear
                        .accessibilityElement()
                        .accessibilityLabel(Text(verbatim: replay.words(for: mark)))
                        .accessibilityAddTraits(.isButton)
                        .accessibilityAction { replay.jump(to: mark.ply) }
                        .accessibilityRotorEntry(id: mark.ply, in: rotor)
                        .frame(width: 24, height: 24)
                        .position(plane.center(of: mark))
                }
            }
        }
        .allowsHitTesting(false)
        .environment(\.layoutDirection, .leftToRight)
        .accessibilityElement(children: .contain)
        .accessibilityRotor(Text("Marks of the review")) {
            ForEach(replay.chartMarks, id: \.ply) { mark in
                AccessibilityRotorEntry(Text(verbatim: replay.words(for: mark)), id: mark.ply, in: rotor)
            }
        }
    }
}
