/// Seat colours, light and dark. Edges are part of the piece, so that every fill stands out on both boards.
extension Seat {
    private struct Colors {
        let fill, lit, shade, markInk, chartLine: UInt32
        let edge, campTint: (light: UInt32, dark: UInt32)
    }

    var fill: UInt32 { colors.fill }
    var lit: UInt32 { colors.lit }
    var shade: UInt32 { colors.shade }
    var markInk: UInt32 { colors.markInk }
    var chartLine: UInt32 { colors.chartLine }
    var edge: (light: UInt32, dark: UInt32) { colors.edge }
    var campTint: (light: UInt32, dark: UInt32) { colors.campTint }

    private static let paleInk: UInt32 = 0xFFF8EC
    private static let darkInk: UInt32 = 0x14100B

    private var colors: Colors {
        switch self {
        case .south:
            Colors(
                fill: 0xC8391B, lit: 0xD56952, shade: 0xAC3117, markInk: Self.paleInk, chartLine: 0xAD2F14,
                edge: (0x7A1C08, 0xF29078), campTint: (0xE5B597, 0x471C12))
        case .southWest:
            Colors(
                fill: 0x009E73, lit: 0x3DB595, shade: 0x008863, markInk: Self.darkInk, chartLine: 0x00835F,
                edge: (0x00523B, 0x62D6B1), campTint: (0xB9D0A8, 0x0F3A2C))
        case .northWest:
            Colors(
                fill: 0x7CC8F2, lit: 0x9BD5F5, shade: 0x6BACD0, markInk: Self.darkInk, chartLine: 0x2F7BA8,
                edge: (0x1D5B82, 0xCDECFC), campTint: (0xC6DDDD, 0x1A333F))
        case .north:
            Colors(
                fill: 0x2B62B5, lit: 0x5E88C7, shade: 0x25549C, markInk: Self.paleInk, chartLine: 0x23539C,
                edge: (0x14366E, 0x8DB4EE), campTint: (0xB9C6DC, 0x1A2C4E))
        case .northEast:
            Colors(
                fill: 0xF2D33C, lit: 0xF5DE6B, shade: 0xD0B534, markInk: Self.darkInk, chartLine: 0x8A6A00,
                edge: (0x735600, 0xFFF0AE), campTint: (0xEBD78A, 0x3D3410))
        case .southEast:
            Colors(
                fill: 0xCC79A7, lit: 0xD899BC, shade: 0xAF6890, markInk: Self.darkInk, chartLine: 0xAF618C,
                edge: (0x7A3559, 0xF2C6DE), campTint: (0xE3C0C6, 0x43293A))
        }
    }
}

extension Seat {
    /// The seat's own dash in a chart, in points; none for a solid line.
    public var chartDash: [Double] {
        switch self {
        case .south: []
        case .southWest: [2, 3]
        case .northWest: [10, 3, 2, 3]
        case .north: [7, 4]
        case .northEast: [1, 4]
        case .southEast: [4, 2]
        }
    }
}
