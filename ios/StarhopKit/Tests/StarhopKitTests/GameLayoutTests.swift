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
            guard case .side(let width) = GameLayout(size: size, largeText: false) else {
                Issue.record("\(size) is not side by side")
                continue
            }
            #expect(size.width - width >= 300)
            let pitch = BoardGeometry(size: CGSize(width: width, height: size.height)).pitch
            #expect(abs(pitch - (size.height - 28) / 15.2) < 1e-6)
        }
    }

    @Test func largeTextScrolls() {
        #expect(GameLayout(size: CGSize(width: 412, height: 850), largeText: true) == .scrolling)
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
