import Foundation
import Observation

/// One finger on the board: taps, drags and long presses, decided when the finger lifts.
@MainActor
@Observable
public final class BoardTouch {
    /// The hole that lifting the finger would take; a ring shows it.
    public private(set) var aim: Int? {
        didSet { if aim != oldValue, let aim, board.selection.target(at: aim) != nil { board.cues.aim() } }
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
    @ObservationIgnored private let board: any BoardModel
    @ObservationIgnored private let sleep: Sleeper

    public convenience init(board: any BoardModel) {
        self.init(board: board, sleep: realSleep)
    }

    init(board: any BoardModel, sleep: @escaping Sleeper) {
        self.board = board
        self.sleep = sleep
    }

    /// The default path to the hole under the finger.
    public var preview: [Int] { aim.flatMap(board.selection.target(at:))?.path ?? [] }

    public func moved(to point: CGPoint, in geometry: BoardGeometry) {
        if finger == nil { begin(at: point, in: geometry) }
        guard var finger, !finger.isSpent else { return }
        finger.point = point
        if !finger.isDrag, hypot(point.x - finger.start.x, point.y - finger.start.y) > Self.slop {
            finger.isDrag = true
            timer?.cancel()
            if let own = finger.ownHole, own != board.selection.hole { board.select(own) }
        }
        self.finger = finger
        aim = hole(at: point, in: geometry)
        if finger.isDrag { restOrLeave(at: point, in: geometry) }
    }

    public func ended(at point: CGPoint, in geometry: BoardGeometry) {
        moved(to: point, in: geometry)
        guard let finger = lift(), !finger.isSpent else { return }
        let hole = hole(at: point, in: geometry)
        finger.isDrag ? release(finger, on: hole) : board.tap(hole)
    }

    private func release(_ finger: Finger, on hole: Int?) {
        if let target = hole.flatMap(board.selection.target(at:)) {
            finger.ownHole == nil ? board.tap(target.hole) : board.release(on: target)
        } else if hole == nil || hole != board.selection.hole || hole == finger.ownHole {
            board.restore(finger.earlier)
            // Let go on its own hole, a drag is a tap.
            if hole != nil, hole == finger.ownHole { board.tap(hole) }
        }
    }

    /// The system took the gesture: everything is as it was at touch-down.
    public func cancelled() {
        guard let finger = lift(), !finger.isSpent else { return }
        board.restore(finger.earlier)
    }

    private func begin(at point: CGPoint, in geometry: BoardGeometry) {
        let nearest = geometry.hole(at: point)
        let own = nearest.flatMap { board.isOwn($0) ? $0 : nil }
        var finger = Finger(start: point, ownHole: own, earlier: board.selection, point: point)
        if board.motion != nil {
            board.finishMotion()
            finger.isSpent = true
        } else if !board.takesTouches {
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
        if let nearest, board.isOwn(nearest) { return nearest }
        let targets = board.selection.targets.map(\.hole)
        let target = geometry.nearest(to: point, among: targets, within: BoardGeometry.reachInPitches)
        return target ?? (board.takesAnyHole ? nearest : nil)
    }

    private func restOrLeave(at point: CGPoint, in geometry: BoardGeometry) {
        let landings = board.selection.targets.filter { $0.kind != .step }.map(\.hole)
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
                let target = board.selection.target(at: hole), target.kind != .step
            else { return }
            board.pin(target)
            change(&finger)
            self.finger = finger
            aim = nil
        }
    }
}
