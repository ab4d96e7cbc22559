/// A colour by its meaning. The palette of a theme says what it looks like.
public enum Tint: Sendable, Hashable {
    case paper, surface, surface2, line, ink, ink2, accent, onAccent, soft, good, bad, scrim
    case boardTop, boardBottom, boardEdge, boardLip, grid, holeTop, holeBottom
    case target, halo, path, idleFill, idleEdge, shadow
    case seatFill(Seat)
    case seatLit(Seat)
    case seatShade(Seat)
    case seatEdge(Seat)
    case seatMark(Seat)
    case camp(Seat)
    case chart(Seat)

    static let plain: [Tint] = [
        .paper, .surface, .surface2, .line, .ink, .ink2, .accent, .onAccent, .soft, .good, .bad, .scrim,
        .boardTop, .boardBottom, .boardEdge, .boardLip, .grid, .holeTop, .holeBottom,
        .target, .halo, .path, .idleFill, .idleEdge, .shadow,
    ]
}

extension Tint {
    /// The colour in its place where colours are to differ more: words stand back no farther, lines show more.
    public var contrasted: Tint {
        switch self {
        case .ink2: .ink
        case .line: .ink2
        default: self
        }
    }
}

public struct RGBA: Sendable, Hashable {
    /// Red, green and blue, from 0 to 255.
    public let hex: UInt32
    public let alpha: Double

    init(_ hex: UInt32, alpha: Double = 1) {
        self.hex = hex
        self.alpha = alpha
    }

    public var red: Double { Double(hex >> 16 & 0xFF) / 255 }
    public var green: Double { Double(hex >> 8 & 0xFF) / 255 }
    public var blue: Double { Double(hex & 0xFF) / 255 }
}

/// The colours of one theme.
public enum Palette: Sendable, CaseIterable {
    case light, dark

    public subscript(tint: Tint) -> RGBA {
        switch tint {
        case .seatFill(let seat): RGBA(seat.fill)
        case .seatLit(let seat): RGBA(seat.lit)
        case .seatShade(let seat): RGBA(seat.shade)
        case .seatMark(let seat): RGBA(seat.markInk)
        case .seatEdge(let seat): RGBA(pick(seat.edge))
        case .camp(let seat): RGBA(pick(seat.campTint))
        case .chart(let seat): RGBA(pick((seat.chartLine, seat.edge.dark)))
        default: plain(tint)
        }
    }

    private func pick(_ pair: (light: UInt32, dark: UInt32)) -> UInt32 {
        self == .light ? pair.light : pair.dark
    }

    private func plain(_ tint: Tint) -> RGBA {
        switch tint {
        case .grid: self == .light ? RGBA(0xC4A779, alpha: 0.75) : RGBA(0x3D3226)
        case .scrim: self == .light ? RGBA(0x2B2319, alpha: 0.32) : RGBA(0x000000, alpha: 0.5)
        case .shadow: RGBA(0x000000, alpha: self == .light ? 0.2 : 0.45)
        default: RGBA(pick(Self.plainTints[tint]!))
        }
    }

    private static let plainTints: [Tint: (light: UInt32, dark: UInt32)] = [
        .paper: (0xF6F0E4, 0x211B15), .surface: (0xFFFBF4, 0x2C251D), .surface2: (0xEBE1CF, 0x3A3127),
        .line: (0xDDD0B9, 0x4A3F32), .ink: (0x2B2319, 0xF4EADA), .ink2: (0x65584A, 0xBDAF9C),
        .accent: (0x6B3F1D, 0xEDBB73), .onAccent: (0xFFF8EC, 0x2A1A08), .soft: (0xF1DFC2, 0x46341F),
        .good: (0x2C6A3E, 0x8CCB98), .bad: (0xA12D12, 0xFF9C80),
        .boardTop: (0xF1E2C6, 0x1A1510), .boardBottom: (0xE8D3AD, 0x15110D),
        .boardEdge: (0xD3B88A, 0x3B3024), .boardLip: (0xC4A473, 0x4B3C2C),
        .holeTop: (0x6B4F2C, 0x928069), .holeBottom: (0x80613A, 0xA6947C),
        .target: (0x2B2319, 0xFFF6E6), .halo: (0xFFFBF4, 0x15110D), .path: (0x8F4A00, 0xF2B75C),
        .idleFill: (0xB9A88C, 0x6F6353), .idleEdge: (0x6B5D4C, 0xBDAF9C),
    ]
}
