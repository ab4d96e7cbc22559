import Foundation
import Testing

@testable import StarhopKit

@Suite struct PaletteTests {
    /// WCAG's contrast of two opaque colours.
    private func contrast(_ a: RGBA, _ b: RGBA) -> Double {
        func luminance(_ color: RGBA) -> Double {
            let parts = [color.red, color.green, color.blue].map {
                $0 <= 0.04045 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4)
            }
            return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
        }
        let (high, low) = (max(luminance(a), luminance(b)), min(luminance(a), luminance(b)))
        return (high + 0.05) / (low + 0.05)
    }

    @Test(arguments: Palette.allCases)
    func textCanBeRead(palette: Palette) {
        for ground in [Tint.paper, .surface, .surface2] {
            #expect(contrast(palette[.ink], palette[ground]) >= 7)
            #expect(contrast(palette[.ink2], palette[ground]) >= 4.5)
        }
        #expect(contrast(palette[.accent], palette[.paper]) >= 4.5)
        #expect(contrast(palette[.onAccent], palette[.accent]) >= 4.5)
        #expect(contrast(palette[.bad], palette[.paper]) >= 4.5)
    }

    @Test("E3 E4 last move, pieces, selection and targets stand out", arguments: Palette.allCases)
    func whatExplainsTheGameStandsOut(palette: Palette) {
        for ground in [Tint.boardTop, .boardBottom] + Seat.allCases.map(Tint.camp) {
            #expect(contrast(palette[.target], palette[ground]) >= 3)
            #expect(contrast(palette[.path], palette[ground]) >= 3)
            for seat in Seat.allCases { #expect(contrast(palette[.seatEdge(seat)], palette[ground]) >= 3) }
        }
        #expect(contrast(palette[.target], palette[.halo]) >= 7)
    }

    @Test("E5 the mark of every seat stands out from its lacquer", arguments: Seat.allCases)
    func marksCanBeTold(seat: Seat) {
        #expect(contrast(Palette.light[.seatMark(seat)], Palette.light[.seatFill(seat)]) >= 4.5)
    }

    @Test(arguments: Palette.allCases)
    func everyTintHasAColour(palette: Palette) {
        let seats = Seat.allCases.flatMap { seat -> [Tint] in
            [.seatFill(seat), .seatLit(seat), .seatShade(seat), .seatEdge(seat), .seatMark(seat), .camp(seat)]
        }
        let colors = (Tint.plain + seats).map { palette[$0] }
        #expect(colors.allSatisfy { $0.alpha > 0 && $0.hex <= 0xFFFFFF })
        #expect(Palette.light[.paper] != Palette.dark[.paper])
    }
}
