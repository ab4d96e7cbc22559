import Foundation
import Observation

/// One finger on the board: taps, drags and long presses, decided when the finger lifts.
@MainActor
@Observable
public final class BoardTouch {
    /// The hole that lifting the finger would take; a ring shows it.
    public private(set) var aim: Int? {
        didSet { if aim != oldValue, let aim, game.selection.target(at: aim) != nil { game.cues.aim() } }
    }

    /// Movement up to here is still a tap, in points.
    static let slop = 10.0
    static let longPress = Duration.milliseconds(500)
    /// A drag pins a landing after resting this long, this near to it.
    static let rest = Duration.milliseconds(400)
    static let restReach = 0.4

    private struct Finger {
        let start: CGPoint
        let ownHole: Int?
        let earlier: Selection
        var point: CGPoint
        var isDrag = false
        var isSpent = false
        var resting: Int?
    }

    @ObservationIgnored private var finger: Finger?
    @ObservationIgnored private var timer: Task<Void, Never>?
    @ObservationIgnored private let game: GameModel
    @ObservationIgnored private let sleep: Sleeper

    public convenience init(game: GameModel) {
        self.init(game: game, sleep: realSleep)
    }

    init(game: GameModel, sleep: @escaping Sleeper) {
        self.game = game
        self.sleep = sleep
    }

    /// The default path to the hole under the finger.
    public var preview: [Int] { aim.flatMap(game.selection.target(at:))?.path ?? [] }

    public func moved(to point: CGPoint, in geometry: BoardGeometry) {
        if finger == nil { begin(at: point, in: geometry) }
        guard var finger, !finger.isSpent else { return }
        finger.point = point
        if !finger.isDrag, hypot(point.x - finger.start.x, point.y - finger.start.y) > Self.slop {
            finger.isDrag = true
            timer?.cancel()
            if let own = finger.ownHole, own != game.selection.hole { game.select(own) }
        }
        self.finger = finger
        aim = hole(at: point, in: geometry)
        if finger.isDrag { restOrLeave(at: point, in: geometry) }
    }

    public func ended(at point: CGPoint, in geometry: BoardGeometry) {
        moved(to: point, in: geometry)
        guard let finger = lift(), !finger.isSpent else { return }
        let hole = hole(at: point, in: geometry)
        finger.isDrag ? release(finger, on: hole) : game.tap(hole)
    }

    private func release(_ finger: Finger, on hole: Int?) {
        if let target = hole.flatMap(game.selection.target(at:)) {
            finger.ownHole == nil ? game.tap(target.hole) : game.release(on: target)
        } else if hole == nil || hole != game.selection.hole || hole == finger.ownHole {
            game.restore(finger.earlier)
            // Let go on its own hole, a drag is a tap.
            if hole != nil, hole == finger.ownHole { game.tap(hole) }
        }
    }

    /// The system took the gesture: everything is as it was at touch-down.
    public func cancelled() {
        guard let finger = lift(), !finger.isSpent else { return }
        game.restore(finger.earlier)
    }

    private func begin(at point: CGPoint, in geometry: BoardGeometry) {
        let nearest = geometry.hole(at: point)
        let own = nearest.flatMap { game.isOwn($0) ? $0 : nil }
        var finger = Finger(start: point, ownHole: own, earlier: game.selection, point: point)
        if game.motion != nil {
            game.finishMotion()
            finger.isSpent = true
        } else if !game.takesTouches {
            finger.isSpent = true
        }
        self.finger = finger
        if !finger.isSpent, own == nil, let hole = hole(at: point, in: geometry) {
            pin(hole, after: Self.longPress) { $0.isSpent = true }
        }
    }

    private func lift() -> Finger? {
        timer?.cancel()
        timer = nil
        aim = nil
        defer { finger = nil }
        return finger
    }

    /// A touch belongs to its nearest hole if an own piece is there, else to the nearest target within reach.
    private func hole(at point: CGPoint, in geometry: BoardGeometry) -> Int? {
        let nearest = geometry.hole(at: point)
        if let nearest, game.isOwn(nearest) { return nearest }
        let targets = game.selection.targets.map(\.hole)
        return geometry.nearest(to: point, among: targets, within: BoardGeometry.reachInPitches)
    }

    private func restOrLeave(at point: CGPoint, in geometry: BoardGeometry) {
        let landings = game.selection.targets.filter { $0.kind != .step }.map(\.hole)
        let resting = geometry.nearest(to: point, among: landings, within: Self.restReach)
        guard finger?.ownHole != nil, resting != finger?.resting else { return }
        finger?.resting = resting
        timer?.cancel()
        if let resting { pin(resting, after: Self.rest) { $0.resting = nil } }
    }

    private func pin(_ hole: Int, after delay: Duration, then change: @escaping (inout Finger) -> Void) {
        let sleep = sleep
        timer?.cancel()
        timer = Task { [weak self] in
            await sleep(delay)
            guard !Task.isCancelled, let self, var finger = self.finger,
                let target = game.selection.target(at: hole), target.kind != .step
            else { return }
            game.pin(target)
            change(&finger)
            self.finger = finger
            aim = nil
        }
    }
}
