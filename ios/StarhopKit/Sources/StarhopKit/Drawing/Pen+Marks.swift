import Foundation
import StarhopCore

/// What explains the game: targets, paths and rings, in ink or amber, never in a seat's colour.
extension Pen {
    mutating func drawTarget(_ kind: TargetKind, at center: CGPoint, scale: Double = 1) {
        let unit = pitch * scale
        switch kind {
        case .step:
            let reach = 0.29 * unit
            let diamond = Outline.lines(
                [center.moved(0, -reach), center.moved(reach, 0), center.moved(0, reach), center.moved(-reach, 0)],
                closed: true)
            fill(diamond, .solid(.halo))
            stroke(diamond, .target, Stroke(width: 2))
        case .hop:
            drawDisc(at: center, radius: 0.29 * unit)
        case .chainEnd:
            drawDisc(at: center, radius: 0.33 * unit)
            fill(.disc(center, 0.165 * unit), .solid(.target))
        }
    }

    mutating func drawTrail(_ trail: BoardScene.Trail) {
        let reached = Array(trail.path.prefix(trail.landings + 1))
        route(reached, .path, Stroke(width: 2.5), opacity: trail.opacity)
        if let start = trail.path.first {
            let disc = Outline.disc(geometry.center(of: start), 0.30 * pitch)
            fill(disc, .solid(.halo), opacity: trail.opacity)
            stroke(disc, .path, Stroke(width: 2.5), opacity: trail.opacity)
        }
        for landing in reached.dropFirst() { drawLanding(landing, .path, opacity: trail.opacity) }
    }

    mutating func drawChain(_ chain: [Int]) {
        route(chain, .target, Stroke(width: 2.5))
        let origin = Outline.disc(geometry.center(of: chain[0]), 0.30 * pitch)
        fill(origin, .solid(.halo))
        stroke(origin, .target, Stroke(width: 2, dash: [3.2, 2.6], roundEnds: false))
        for landing in chain.dropFirst() { drawLanding(landing, .target) }
    }

    mutating func drawDotted(_ path: [Int], tint: Tint, width: Double, opacity: Double = 1) {
        route(path, tint, Stroke(width: width, dash: [1, 5]), opacity: opacity)
    }

    /// Around the piece of a proposed move, and around the hole where it goes.
    mutating func drawHintRings(_ path: [Int], showsDestination: Bool, opacity: Double = 1) {
        guard let start = path.first, let end = path.last else { return }
        ring(at: start, radius: 0.60, .path, width: 2.5, dash: [4, 3], opacity: opacity)
        if showsDestination { ring(at: end, radius: 0.51, .path, width: 2.5, halo: 5, opacity: opacity) }
    }

    /// Around a piece that a move would change places with: four arcs of 60 degrees.
    mutating func drawSwapRing(at hole: Int) {
        let radius = 0.52
        let degree = 2 * Double.pi * radius * pitch / 360
        ring(at: hole, radius: radius, .target, width: 2.5, halo: 5, dash: [60 * degree, 30 * degree])
    }

    /// The keyboard's cursor: a ring in ink around a bright one, outside the ring of a selection.
    mutating func drawCursor(at hole: Int) {
        let center = geometry.center(of: hole)
        stroke(.disc(center, 0.60 * pitch), .halo, Stroke(width: 2))
        stroke(.disc(center, 0.60 * pitch + 2.5), .ink, Stroke(width: 3))
    }

    private mutating func drawDisc(at center: CGPoint, radius: Double) {
        fill(.disc(center, radius), .solid(.halo))
        stroke(.disc(center, radius), .target, Stroke(width: 2.25))
    }

    private mutating func drawLanding(_ hole: Int, _ tint: Tint, opacity: Double = 1) {
        let center = geometry.center(of: hole)
        fill(.disc(center, 0.175 * pitch + 2), .solid(.halo), opacity: opacity)
        fill(.disc(center, 0.175 * pitch), .solid(tint), opacity: opacity)
    }
}
