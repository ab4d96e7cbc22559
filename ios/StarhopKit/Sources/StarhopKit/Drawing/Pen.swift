import Foundation

/// Collects draw commands. Lengths named after the design are in pitches, widths of lines in points.
struct Pen {
    let geometry: BoardGeometry
    let contrast: Bool
    private(set) var commands: [DrawCommand] = []

    var pitch: Double { geometry.pitch }

    init(geometry: BoardGeometry, contrast: Bool = false) {
        self.geometry = geometry
        self.contrast = contrast
    }

    mutating func fill(_ outline: Outline, _ paint: Paint, opacity: Double = 1) {
        commands.append(DrawCommand(outline: outline, style: .fill(paint), opacity: opacity))
    }

    mutating func stroke(_ outline: Outline, _ tint: Tint, _ stroke: Stroke, opacity: Double = 1) {
        commands.append(DrawCommand(outline: outline, style: .stroke(tint, stroke), opacity: opacity))
    }

    mutating func ring(
        at hole: Int, radius: Double, _ tint: Tint, width: Double, halo: Double = 0, dash: [Double] = [],
        opacity: Double = 1
    ) {
        ring(
            at: geometry.center(of: hole), points: radius * pitch, tint, width: width, halo: halo, dash: dash,
            opacity: opacity)
    }

    mutating func ring(
        at center: CGPoint, points radius: Double, _ tint: Tint, width: Double, halo: Double = 0, dash: [Double] = [],
        opacity: Double = 1
    ) {
        let circle = Outline.disc(center, radius)
        if halo > 0 { stroke(circle, .halo, Stroke(width: halo), opacity: opacity) }
        stroke(circle, tint, Stroke(width: width, dash: dash, roundEnds: dash.isEmpty), opacity: opacity)
    }

    /// A line along holes, set off from what lies under it.
    mutating func route(_ holes: [Int], _ tint: Tint, _ style: Stroke, opacity: Double = 1) {
        guard holes.count > 1 else { return }
        let line = Outline.lines(holes.map(geometry.center(of:)))
        stroke(line, .halo, Stroke(width: 5.5), opacity: opacity)
        stroke(line, tint, style, opacity: opacity)
    }
}
