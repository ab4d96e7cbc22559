import Foundation
import Testing

@testable import StarhopKit

@Suite struct DisplayListTests {
    private let geometry = BoardGeometry(pitch: 30, origin: CGPoint(x: 200, y: 240))

    private func fills(_ commands: [DrawCommand], of tint: Tint) -> [Outline] {
        commands.compactMap { $0.style == .fill(.solid(tint)) ? $0.outline : nil }
    }

    private func strokes(_ commands: [DrawCommand], of tint: Tint) -> [(outline: Outline, stroke: Stroke)] {
        commands.compactMap { command in
            guard case .stroke(tint, let stroke) = command.style else { return nil }
            return (command.outline, stroke)
        }
    }

    @Test func anEmptyBoard() {
        let commands = BoardScene(pieces: Array(repeating: nil, count: 121), seats: [.south, .north])
            .commands(in: geometry)
        let holes = commands.filter {
            if case .fill(.linear(.holeTop, .holeBottom, _, _)) = $0.style { true } else { false }
        }
        #expect(holes.count == 121)
        #expect(fills(commands, of: .camp(.south)).count == 1)
        #expect(fills(commands, of: .camp(.southWest)).isEmpty)
        guard case .path(let grid)? = strokes(commands, of: .grid).first?.outline else {
            Issue.record("the grid is one path")
            return
        }
        let lines = Board.holes.reduce(0) { $0 + $1.neighbours.count } / 2
        #expect(grid.count == 2 * lines)
        #expect(lines == 312)
    }

    @Test func aGoalThatIsNobodysHomeIsOutlined() {
        let commands = BoardScene(
            pieces: Array(repeating: nil, count: 121), seats: [.south, .northWest, .northEast]
        ).commands(in: geometry)
        #expect(fills(commands, of: .camp(.north)).isEmpty)
        #expect(strokes(commands, of: .seatEdge(.south)).map(\.stroke.width) == [1.5])
    }

    @Test func aPieceHasItsBodyEdgeAndMark() {
        var scene = BoardScene(pieces: pieces([.north: "i5"]), seats: [])
        let commands = scene.commands(in: geometry)
        let center = geometry.origin
        #expect(strokes(commands, of: .seatEdge(.north)).map(\.outline) == [.disc(center, 0.935 * 12.9)])
        #expect(strokes(commands, of: .seatMark(.north)).map(\.outline) == [.disc(center, 0.46 * 12.9)])
        scene.showsMarks = false
        #expect(strokes(scene.commands(in: geometry), of: .seatMark(.north)).isEmpty)
        #expect(strokes(scene.commands(in: geometry), of: .seatEdge(.north)).count == 1)
    }

    @Test("E5 the marks of any two seats differ in shape")
    func marksDifferInShape() {
        let shapes = Seat.allCases.map { seat in
            var pen = Pen(geometry: geometry)
            pen.drawBody(.of(seat), at: .zero, radius: 10, marks: true)
            return pen.commands.filter { command in
                switch command.style {
                case .fill(.solid(.seatMark)), .stroke(.seatMark, _): true
                default: false
                }
            }.map(\.outline)
        }
        for (index, shape) in shapes.enumerated() {
            #expect(!shape.isEmpty)
            for other in shapes[(index + 1)...] { #expect(shape != other) }
        }
    }

    @Test(arguments: [(TargetKind.step, 1, 0), (.hop, 0, 1), (.chainEnd, 1, 1)])
    func targetsAreToldApartByShape(kind: TargetKind, others: Int, circles: Int) {
        var pen = Pen(geometry: geometry)
        pen.drawTarget(kind, at: .zero)
        let rings = strokes(pen.commands, of: .target).filter {
            if case .ellipse = $0.outline { true } else { false }
        }
        let rest = strokes(pen.commands, of: .target).count - rings.count + fills(pen.commands, of: .target).count
        #expect(rings.count == circles)
        #expect(rest == others)
    }

    @Test func aSelectedPieceIsRaisedAndDrawnLast() throws {
        var scene = BoardScene(pieces: pieces([.south: "i5 i6 h5"]), seats: [])
        scene.selected = index("i5")
        let commands = scene.commands(in: geometry)
        let edges = strokes(commands, of: .seatEdge(.south)).map(\.outline)
        guard case .ellipse(let last)? = edges.last else {
            Issue.record("a piece has a round edge")
            return
        }
        #expect(abs(last.midY - (geometry.origin.y - 0.16 * 30)) < 1e-9)
        #expect(abs(last.width / 2 - 0.935 * 1.16 * 12.9) < 1e-9)
        #expect(strokes(commands, of: .target).map(\.outline) == [.disc(geometry.origin, 18)])
    }

    @Test func pathsLieUnderThePiecesAndRingsOver() throws {
        let commands = Picture.lastMove.commands(in: geometry)
        let line = try #require(
            commands.firstIndex { $0.style == .stroke(.path, Stroke(width: 2.5)) })
        let piece = try #require(
            commands.firstIndex { if case .fill(.radial) = $0.style { true } else { false } })
        let ring = try #require(
            commands.lastIndex { $0.style == .stroke(.path, Stroke(width: 2.5)) })
        #expect(line < piece)
        #expect(piece < ring)
    }

    @Test func aFlyingPieceIsDrawnOverTheOthersAndItsShadowUnderThem() throws {
        var scene = BoardScene(pieces: pieces([.north: "i5"]), seats: [])
        let pose = HopTimeline.Pose(place: .zero, height: 0.55, scale: 1.12, landings: 0)
        scene.flights = [BoardScene.Flight(piece: .of(.south), pose: pose)]
        let commands = scene.commands(in: geometry)
        let shadows = commands.indices.filter { commands[$0].style == .fill(.solid(.shadow)) }
        let bodies = commands.indices.filter { if case .fill(.radial) = commands[$0].style { true } else { false } }
        #expect(shadows.map { commands[$0].opacity } == [0.5, 1])
        #expect(try #require(shadows.first) < (try #require(bodies.first)))
        guard case .ellipse(let flying)? = bodies.last.map({ commands[$0].outline }) else {
            Issue.record("the flying piece is drawn last")
            return
        }
        #expect(abs(flying.midY - (geometry.origin.y - 0.55 * 30)) < 1e-9)
        #expect(abs(flying.width / 2 - 1.12 * 12.9) < 1e-9)
    }

    @Test func theFingerRingIsLargeEnoughToSeeOnSmallBoards() {
        var scene = BoardScene(pieces: Array(repeating: nil, count: 121), seats: [])
        scene.finger = index("i5")
        let small = BoardGeometry(pitch: 16, origin: .zero)
        #expect(strokes(scene.commands(in: small), of: .target).map(\.outline) == [.disc(.zero, 28)])
    }

    @Test func aThumbnailHasNeitherMarksNorTintsNorGrid() {
        let commands = Picture.lastMove.thumbnail(in: BoardGeometry(pitch: 8, origin: .zero))
        #expect(strokes(commands, of: .grid).isEmpty)
        #expect(fills(commands, of: .camp(.south)).isEmpty)
        #expect(fills(commands, of: .seatFill(.south)).count == 10)
        #expect(fills(commands, of: .seatMark(.south)).isEmpty)
    }

    @Test func theSilhouetteIsTheSameFromEverySeat() {
        func corners(_ turn: Double) -> Set<String> {
            let outline = Silhouette.outline(in: BoardGeometry(pitch: 30, origin: .zero, turn: turn))
            guard case .path(let steps) = outline else { return [] }
            return Set(
                steps.compactMap {
                    switch $0 {
                    case .move(let point), .line(let point), .curve(let point, _, _):
                        "\(Int(point.x.rounded())) \(Int(point.y.rounded()))"
                    default: nil
                    }
                })
        }
        #expect(corners(0).count == 30)
        #expect(corners(0) == corners(1))
    }

    @Test func withMoreContrastCampsArePlainAndEdgesThicker() {
        var pieces: [Piece?] = Array(repeating: nil, count: Board.holes.count)
        pieces[index("i5")] = .of(.south)
        var scene = BoardScene(pieces: pieces, seats: [.south, .north])
        let geometry = BoardGeometry(size: CGSize(width: 320, height: 380))
        let usual = scene.commands(in: geometry)
        scene.contrast = true
        let strong = scene.commands(in: geometry)
        func camps(_ commands: [DrawCommand]) -> Int {
            commands.filter { if case .fill(.solid(.camp)) = $0.style { true } else { false } }.count
        }
        func edge(_ commands: [DrawCommand]) -> Double? {
            commands.compactMap {
                if case .stroke(.seatEdge(.south), let stroke) = $0.style { stroke.width } else { nil }
            }.first
        }
        #expect(camps(usual) == 2 && camps(strong) == 0)
        #expect(edge(usual).map { $0 * 18 / 13 } == edge(strong))
        #expect(Tint.ink2.contrasted == .ink && Tint.line.contrasted == .ink2 && Tint.path.contrasted == .path)
    }
}
