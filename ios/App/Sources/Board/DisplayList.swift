import StarhopKit
import SwiftUI

/// Draws the kit's display list.
extension GraphicsContext {
    func draw(_ commands: [DrawCommand], in palette: Palette) {
        for command in commands {
            var context = self
            context.opacity = command.opacity
            let path = Path(command.outline)
            switch command.style {
            case .fill(let paint):
                context.fill(path, with: shading(paint, in: palette))
            case .stroke(let tint, let stroke):
                context.stroke(path, with: .color(Color(palette[tint])), style: StrokeStyle(stroke))
            }
        }
    }

    private func shading(_ paint: Paint, in palette: Palette) -> Shading {
        switch paint {
        case .solid(let tint):
            .color(Color(palette[tint]))
        case .linear(let from, let to, let start, let end):
            .linearGradient(
                Gradient(colors: [Color(palette[from]), Color(palette[to])]), startPoint: start, endPoint: end)
        case .radial(let stops, let center, let radius):
            .radialGradient(
                Gradient(stops: stops.map { Gradient.Stop(color: Color(palette[$0.tint]), location: $0.location) }),
                center: center, startRadius: 0, endRadius: radius)
        }
    }
}

extension StrokeStyle {
    init(_ stroke: Stroke) {
        self.init(
            lineWidth: stroke.width, lineCap: stroke.roundEnds ? .round : .butt, lineJoin: .round,
            dash: stroke.dash.map { CGFloat($0) })
    }
}

extension Path {
    init(_ outline: Outline) {
        switch outline {
        case .ellipse(let rect): self.init(ellipseIn: rect)
        case .roundedRect(let rect, let radius): self.init(roundedRect: rect, cornerRadius: radius)
        case .path(let steps):
            self.init { path in
                for step in steps { path.add(step) }
            }
        }
    }

    private mutating func add(_ step: PathStep) {
        switch step {
        case .move(let point): move(to: point)
        case .line(let point): addLine(to: point)
        case .curve(let end, let control1, let control2): addCurve(to: end, control1: control1, control2: control2)
        case .close: closeSubpath()
        }
    }
}
