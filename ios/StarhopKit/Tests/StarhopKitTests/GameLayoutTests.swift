import Foundation
import Testing

@testable import StarhopKit

@Suite struct GameLayoutTests {
    @Test(arguments: [
        (CGSize(width: 412, height: 850), GameLayout.portrait), (CGSize(width: 393, height: 800), .portrait),
        (CGSize(width: 320, height: 548), .small), (CGSize(width: 280, height: 300), .scrolling),
    ])
    func phonesUpright(size: CGSize, layout: GameLayout) {
        #expect(GameLayout(size: size, largeText: false) == layout)
    }

    @Test func lyingPhonesAndTabletsPutTheBoardBesideThePanel() {
        for size in [CGSize(width: 844, height: 370), CGSize(width: 1180, height: 780)] {
            guard case .side(let width, false) = GameLayout(size: size, largeText: false) else {
                Issue.record("\(size) is not side by side")
                continue
            }
            #expect(size.width - width >= 300)
            let pitch = BoardGeometry(size: CGSize(width: width, height: size.height)).pitch
            #expect(abs(pitch - (size.height - 28) / 15.2) < 1e-6)
        }
    }

    @Test("E1 text at twice its size scrolls")
    func largeTextScrolls() {
        #expect(GameLayout(size: CGSize(width: 412, height: 850), largeText: true) == .scrolling)
    }

    /// What is left of a small phone's window under its status and navigation bars, upright and lying.
    private static let smallWindows = [CGSize(width: 320, height: 504), CGSize(width: 667, height: 343)]

    @Test(
        "E8 every number of players fits small screens, or scrolls",
        arguments: [2, 3, 4, 6], [1, 23.0 / 17, 2])
    func small(players: Int, textScale: Double) {
        for window in Self.smallWindows { fits(window, GameHeights(players: players, textScale: textScale)) }
    }

    private func fits(_ window: CGSize, _ heights: GameHeights) {
        switch GameLayout(size: window, heights: heights) {
        case .portrait:
            #expect(BoardGeometry.height(forWidth: window.width) + heights.aroundBoard <= window.height)
        case .small:
            #expect(GameLayout.smallPitch(in: window, heights) >= 16)
            #expect(window.width < 400)
        case .side(let boardWidth, let scrolls):
            #expect(scrolls || heights.panel <= window.height)
            #expect(window.width - boardWidth >= 300)
            #expect(BoardGeometry.height(forWidth: boardWidth) <= window.height)
        case .scrolling:
            #expect(heights.textScale == 2, "only large text makes the page scroll")
        }
        #expect(heights.actions < window.height / 2, "what stays at the bottom leaves room to scroll")
    }

    @Test func sixPlayersBesideALowBoardScrollAndTwoDoNot() {
        let window = Self.smallWindows[1]
        let layout = { (players: Int) in
            GameLayout(size: window, heights: GameHeights(players: players, textScale: 1))
        }
        guard case .side(_, true) = layout(6), case .side(_, false) = layout(2) else {
            Issue.record("\(layout(6)), \(layout(2))")
            return
        }
    }

    @Test("E1 text at twice its size scrolls in every window")
    func textOfTwiceTheSizeScrollsEverywhere() {
        for window in Self.smallWindows + [CGSize(width: 1024, height: 1300)] {
            for players in [2, 3, 4, 6] {
                #expect(
                    GameLayout(size: window, heights: GameHeights(players: players, textScale: 2)) == .scrolling)
            }
        }
    }

    @Test(arguments: [0, 4, 10])
    func theMeterIsFilledFromTheTip(home: Int) {
        let commands = Figure.meter(of: .north, home: home, pieces: 10, height: 30)
        let filled = commands.filter { $0.style == .fill(.solid(.seatFill(.north))) }
        #expect(filled.count == home)
        #expect(commands.count == 10 + home)
        for command in commands {
            guard case .ellipse(let rect) = command.outline else {
                Issue.record("a dot is round")
                continue
            }
            #expect(rect.minX >= -0.01 && rect.maxX <= Figure.meterWidth(height: 30) + 0.01)
            #expect(rect.minY >= -0.01 && rect.maxY <= 30.01)
        }
    }

    @Test(arguments: [(0, 0), (2, 0), (3, 1), (29, 9), (30, 10)])
    func theMeterOfSeveralSetsIsFullWithTheLastPiece(home: Int, filled: Int) {
        let commands = Figure.meter(of: .north, home: home, pieces: 30, height: 30)
        #expect(commands.filter { $0.style == .fill(.solid(.seatFill(.north))) }.count == filled)
    }
}
