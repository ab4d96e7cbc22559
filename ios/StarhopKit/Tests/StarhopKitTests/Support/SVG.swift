import Foundation

@testable import StarhopKit

/// Writes draw commands as a picture that a browser shows.
struct SVG {
    let palette: Palette
    private var body = ""
    private var definitions = ""
    private var gradients = 0

    static func document(_ commands: [DrawCommand], size: CGSize, palette: Palette) -> String {
        var svg = SVG(palette: palette)
        for command in commands { svg.add(command) }
        let (width, height) = (number(size.width), number(size.height))
        return """
            <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)">
            <defs>\(svg.definitions)</defs>
            <rect width="100%" height="100%" \(svg.fill(.paper))/>
            \(svg.body)</svg>

            """
    }

    private init(palette: Palette) {
        self.palette = palette
    }

    private mutating func add(_ command: DrawCommand) {
        var attributes: String
        switch command.style {
        case .fill(let paint):
            attributes = fill(paint)
        case .stroke(let tint, let stroke):
            let color = palette[tint]
            attributes = """
                fill="none" stroke="\(Self.hex(color))" stroke-opacity="\(Self.number(color.alpha))" \
                stroke-width="\(Self.number(stroke.width))" stroke-linejoin="round"
                """
            if stroke.roundEnds { attributes += " stroke-linecap=\"round\"" }
            if !stroke.dash.isEmpty {
                attributes += " stroke-dasharray=\"\(stroke.dash.map(Self.number).joined(separator: " "))\""
            }
        }
        if command.opacity < 1 { attributes += " opacity=\"\(Self.number(command.opacity))\"" }
        body += Self.element(command.outline, attributes) + "\n"
    }

    private mutating func fill(_ paint: Paint) -> String {
        switch paint {
        case .solid(let tint):
            return fill(tint)
        case .linear(let from, let to, let start, let end):
            let stops = stop(from, 0) + stop(to, 1)
            return define(
                "linearGradient",
                "x1=\"\(Self.number(start.x))\" y1=\"\(Self.number(start.y))\" "
                    + "x2=\"\(Self.number(end.x))\" y2=\"\(Self.number(end.y))\"", stops)
        case .radial(let list, let center, let radius):
            let stops = list.map { stop($0.tint, $0.location) }.joined()
            return define(
                "radialGradient",
                "cx=\"\(Self.number(center.x))\" cy=\"\(Self.number(center.y))\" "
                    + "r=\"\(Self.number(radius))\"", stops)
        }
    }

    private func fill(_ tint: Tint) -> String {
        "fill=\"\(Self.hex(palette[tint]))\" fill-opacity=\"\(Self.number(palette[tint].alpha))\""
    }

    private func stop(_ tint: Tint, _ location: Double) -> String {
        "<stop offset=\"\(Self.number(location))\" stop-color=\"\(Self.hex(palette[tint]))\"/>"
    }

    private mutating func define(_ kind: String, _ geometry: String, _ stops: String) -> String {
        gradients += 1
        definitions += "<\(kind) id=\"g\(gradients)\" gradientUnits=\"userSpaceOnUse\" \(geometry)>\(stops)</\(kind)>"
        return "fill=\"url(#g\(gradients))\""
    }

    private static func element(_ outline: Outline, _ attributes: String) -> String {
        switch outline {
        case .ellipse(let rect):
            """
            <ellipse cx="\(number(rect.midX))" cy="\(number(rect.midY))" rx="\(number(rect.width / 2))" \
            ry="\(number(rect.height / 2))" \(attributes)/>
            """
        case .roundedRect(let rect, let radius):
            """
            <rect x="\(number(rect.minX))" y="\(number(rect.minY))" width="\(number(rect.width))" \
            height="\(number(rect.height))" rx="\(number(radius))" \(attributes)/>
            """
        case .path(let steps):
            "<path d=\"\(steps.map(text).joined())\" \(attributes)/>"
        }
    }

    private static func text(_ step: PathStep) -> String {
        switch step {
        case .move(let point): "M\(text(point))"
        case .line(let point): "L\(text(point))"
        case .curve(let end, let control1, let control2): "C\(text(control1)) \(text(control2)) \(text(end))"
        case .close: "Z"
        }
    }

    private static func text(_ point: CGPoint) -> String { "\(number(point.x)),\(number(point.y))" }

    private static func hex(_ color: RGBA) -> String { "#" + String(format: "%06X", color.hex) }

    private static func number(_ value: Double) -> String { String(format: "%.2f", value) }
}
