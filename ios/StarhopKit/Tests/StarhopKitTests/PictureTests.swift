import Foundation
import Testing

@testable import StarhopKit

/// Pictures to look at beside the design's. They are written where STARHOP_PICTURES says.
@Suite struct PictureTests {
    static let size = CGSize(width: 412, height: 480)

    @Test(arguments: Palette.allCases)
    func pictures(palette: Palette) throws {
        let geometry = BoardGeometry(size: Self.size)
        let scenes = [
            "mid-chain": Picture.midChain, "last-move": Picture.lastMove, "aiming": Picture.aiming,
            "hint": Picture.hint,
        ]
        for (name, scene) in scenes {
            let svg = SVG.document(scene.commands(in: geometry), size: Self.size, palette: palette)
            #expect(svg.components(separatedBy: "radialGradient id").count - 1 == 20, "twenty pieces have bodies")
            try Self.write(svg, to: "\(name)-\(palette).svg")
        }
    }

    @Test(arguments: Palette.allCases)
    func aChainInFlight(palette: Palette) throws {
        let geometry = BoardGeometry(size: Self.size)
        let chain = Move(ply: 1, seat: .south, kind: .chain, path: path("g9 g7 i5 k5"), text: "g9:g7:i5:k5")
        let after = Picture.midChain.pieces
        var before = after
        before[index("k5")] = nil
        before[index("g9")] = .of(.south)
        let motion = try #require(MoveMotion(from: (before, 0, nil), to: (after, 1, chain), pace: .normal))
        var scene = BoardScene(pieces: after, seats: [.south, .north])
        motion.apply(to: &scene, at: 0.36)
        let svg = SVG.document(scene.commands(in: geometry), size: Self.size, palette: palette)
        #expect(svg.components(separatedBy: "radialGradient id").count - 1 == 20)
        try Self.write(svg, to: "in-flight-\(palette).svg")
    }

    @Test(arguments: Palette.allCases)
    func figures(palette: Palette) throws {
        var seats: [Seat: String] = [:]
        for (seat, name) in zip(Seat.allCases, ["i2", "i3", "i4", "i5", "i6", "i7"]) { seats[seat] = name }
        let scene = BoardScene(pieces: pieces(seats), seats: Seat.allCases)
        let commands = scene.commands(in: BoardGeometry(size: Self.size))
        let tints = commands.compactMap { if case .fill(.solid(.camp(let seat))) = $0.style { seat } else { nil } }
        #expect(tints == Seat.allCases)
        try Self.write(SVG.document(commands, size: Self.size, palette: palette), to: "seats-\(palette).svg")
        let art = BoardScene.art
        #expect(art.pieces.compactMap { $0 }.count == 20)
        #expect(art.trail?.path.count == 12)
        let thumbnail = art.thumbnail(in: BoardGeometry(size: CGSize(width: 120, height: 140)))
        let small = SVG.document(thumbnail, size: CGSize(width: 120, height: 140), palette: palette)
        try Self.write(small, to: "thumbnail-\(palette).svg")
        let large = SVG.document(art.commands(in: BoardGeometry(size: Self.size)), size: Self.size, palette: palette)
        try Self.write(large, to: "art-\(palette).svg")
    }

    @Test(arguments: Palette.allCases)
    func reviewMarks(palette: Palette) throws {
        let size = CGSize(width: 300, height: 110)
        let lines = [ChartLine(seat: .south, steps: [120, 110, 60, 30, 0], home: [0, 0, 0, 4, 10])]
        let marks = ReviewMark.allCases.enumerated().map { index, mark in
            ChartMark(mark: mark, ply: index + 1, seat: .south, steps: lines[0].steps[index + 1])
        }
        let plane = ChartPlane(size: size, lines: lines)
        let svg = SVG.document(plane.commands(for: marks), size: size, palette: palette)
        #expect(svg.components(separatedBy: "<ellipse").count - 1 == 2, "only the ring is round")
        try Self.write(svg, to: "review-marks-\(palette).svg")
    }

    /// The same position in the same size as Android's BoardPictureTest draws; `scripts/compare-boards` compares them.
    @Test(arguments: [Palette.light])
    @MainActor
    func theBoardThatAndroidDrawsToo(palette: Palette) async throws {
        let game = try Table().passAndPlay(["d2-e6", "n2-m6"])
        try await game.rest()
        let size = CGSize(width: 412, height: 464)
        let commands = game.scene(at: 0).commands(in: BoardGeometry(size: size, turn: game.restingTurn))
        let svg = SVG.document(commands, size: size, palette: palette)
        #expect(svg.components(separatedBy: "radialGradient id").count - 1 == 20)
        try Self.write(svg, to: "board.svg")
    }

    @Test func stars() throws {
        for seats in [[Seat.south, .north], [.south, .northWest, .northEast], Seat.allCases] {
            let commands = Figure.star(of: seats, size: 38)
            #expect(commands.count == 14, "a middle and six corners, each filled and edged")
            let svg = SVG.document(commands, size: CGSize(width: 38, height: 38), palette: .light)
            try Self.write(svg, to: "star-\(seats.count).svg")
        }
    }

    static func write(_ text: String, to name: String) throws {
        guard let folder = ProcessInfo.processInfo.environment["STARHOP_PICTURES"] else { return }
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try text.write(toFile: folder + "/" + name, atomically: true, encoding: .utf8)
    }
}
