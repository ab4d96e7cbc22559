import Foundation
import Testing

@testable import StarhopKit

/// Pictures to look at beside the design's. They are written where STARHOP_PICTURES says.
@Suite struct PictureTests {
    static let size = CGSize(width: 412, height: 480)

    @Test(arguments: Palette.allCases)
    func pictures(palette: Palette) throws {
        let geometry = BoardGeometry(size: Self.size)
        let scenes = ["mid-chain": Picture.midChain, "last-move": Picture.lastMove, "aiming": Picture.aiming]
        for (name, scene) in scenes {
            let svg = SVG.document(scene.commands(in: geometry), size: Self.size, palette: palette)
            #expect(svg.components(separatedBy: "radialGradient id").count - 1 == 20, "twenty pieces have bodies")
            try Self.write(svg, to: "\(name)-\(palette).svg")
        }
    }

    static func write(_ text: String, to name: String) throws {
        guard let folder = ProcessInfo.processInfo.environment["STARHOP_PICTURES"] else { return }
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try text.write(toFile: folder + "/" + name, atomically: true, encoding: .utf8)
    }
}
