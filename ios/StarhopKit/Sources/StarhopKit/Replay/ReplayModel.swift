import Foundation
import Observation
import StarhopCore

/// One moment of a recorded game.
public struct ReplayMoment: Sendable, Equatable {
    public let ply: Int
    public let pieces: [Piece?]
    public let toMove: Seat
    public let lastMove: Move?
    public let players: [Player]
    public let outcome: Outcome
}

/// Steps still needed and pieces in the goal after each ply, from ply 0.
public struct ChartLine: Sendable, Equatable, Identifiable {
    public let seat: Seat
    public let steps: [Int]
    public let home: [Int]

    public var id: Seat { seat }
}

/// A recorded game with a playhead.
@MainActor
@Observable
public final class ReplayModel {
    public enum Speed: Double, CaseIterable, Sendable {
        case half = 0.5
        case normal = 1
        case double = 2
        case fourfold = 4
    }

    /// Between two plies while playing at normal speed, in seconds.
    static let beat = 0.7

    public let gameID: String
    public let moves: [Move]
    public let chart: [ChartLine]
    /// The ply of the longest chain, if a move hopped at all.
    public let longestChain: Int?
    public private(set) var moment: ReplayMoment
    /// Shown on the board instead of the moment, until the playhead moves.
    public private(set) var alternative: Alternative?
    public private(set) var isPlaying = false
    public private(set) var problem: Problem?
    public var speed = Speed.normal
    public var reducesMotion = false
    public let review: ReviewModel

    let choreography: Choreography
    @ObservationIgnored private let replay: Replay
    @ObservationIgnored private let preferences: PreferencesModel
    @ObservationIgnored private let cues: Cues

    init(
        gameID: String, replay: Replay, review: ReviewModel, preferences: PreferencesModel, cues: Cues,
        sleep: @escaping Sleeper
    ) throws {
        self.gameID = gameID
        self.replay = replay
        self.review = review
        self.preferences = preferences
        self.cues = cues
        choreography = Choreography(sleep: sleep)
        moves = replay.moves().map(Move.init)
        chart = replay.chart().map(ChartLine.init)
        longestChain = replay.longestChain().map(Int.init)
        moment = ReplayMoment(try replay.seek(ply: 0))
        choreography.whenLanding = { cues.landed(hops: $0) }
    }

    public var length: Int { moves.count }
    public var ply: Int { moment.ply }
    public var motion: BoardMotion? { choreography.motion }
    public func seconds(at date: Date) -> Double { date.timeIntervalSince(choreography.start) }

    /// Jumps to a ply without travel; any number of times a second.
    public func seek(to ply: Int) {
        choreography.drop()
        let ply = min(max(ply, 0), length)
        if ply != self.ply { cues.tick() }
        show(ply)
    }

    public func first() {
        pause()
        seek(to: 0)
    }

    public func last() {
        pause()
        seek(to: length)
    }

    public func next() {
        pause()
        travel(to: ply + 1)
    }

    public func previous() {
        pause()
        travel(to: ply - 1)
    }

    public func play() {
        guard !isPlaying, length > 0 else { return }
        if ply == length { seek(to: 0) }
        isPlaying = true
        playOn()
    }

    public func pause() {
        isPlaying = false
        choreography.finish()
    }

    private func playOn() {
        guard isPlaying, ply < length else {
            isPlaying = false
            return
        }
        travel(to: ply + 1, pause: Self.beat / speed.rawValue) { [weak self] in self?.playOn() }
    }

    private func travel(to ply: Int, pause: Double = 0, then whenDone: @escaping @MainActor () -> Void = {}) {
        choreography.drop()
        guard (0...length).contains(ply) else { return }
        let before = moment
        if ply < before.ply { cues.tick() }
        show(ply)
        let pace = reducesMotion ? Pace.off : preferences.preferences.pace
        let motion = MoveMotion(from: before.still, to: moment.still, pace: pace).map(BoardMotion.move)
        let beats = [motion.map(Choreography.Beat.motion), .pause(pause)].compactMap { $0 }
        choreography.play(beats, then: whenDone)
    }

    /// Shows on the board what could have been played at the current ply.
    public func show(_ kind: Alternative.Kind) {
        guard let move = alternative(kind) else { return }
        pause()
        do {
            let before = ReplayMoment(try replay.seek(ply: Int32(ply - 1)))
            alternative = Alternative(kind: kind, move: move, before: before)
        } catch {
            problem = Problem(error)
        }
    }

    /// Back to what was played.
    public func hideAlternative() { alternative = nil }

    private func show(_ ply: Int) {
        alternative = nil
        do {
            moment = ReplayMoment(try replay.seek(ply: Int32(ply)))
        } catch {
            problem = Problem(error)
        }
    }

    public func scene(at seconds: Double) -> BoardScene {
        let moment = alternative?.before ?? moment
        var scene = BoardScene(pieces: moment.pieces, seats: moment.players.flatMap(\.sets))
        scene.showsMarks = preferences.preferences.marks
        if let alternative {
            scene.hint = BoardScene.Hint(path: alternative.move.path, showsDestination: true)
            return scene
        }
        if let move = moment.lastMove, !move.path.isEmpty { scene.trail = BoardScene.Trail(path: move.path) }
        motion?.apply(to: &scene, at: seconds)
        return scene
    }
}

extension ReplayMoment {
    init(_ frame: ReplayFrame) {
        ply = Int(frame.ply)
        pieces = Piece.parse(frame.pieces)
        toMove = Seat(frame.toMove)
        lastMove = frame.lastMove.map(Move.init)
        players = frame.players.map(Player.init)
        outcome = Outcome(frame.status)
    }

    var still: MoveMotion.Moment { (pieces, ply, lastMove) }
}

extension ChartLine {
    init(_ line: StarhopCore.ChartLine) {
        seat = Seat(line.seat)
        steps = line.steps.map(Int.init)
        home = line.home.map(Int.init)
    }
}
