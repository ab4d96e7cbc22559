import StarhopKit
import SwiftUI

/// A small picture of the kit in a frame of its own. Hidden from screen readers: the words beside it say the same.
struct FigureView: View {
    let commands: [DrawCommand]
    let width: Double
    let height: Double
    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
        Canvas { context, _ in
            context.draw(commands, in: Palette(colorScheme))
        }
        .frame(width: width, height: height)
        .accessibilityHidden(true)
    }
}

struct PieceView: View {
    let seat: Seat
    var diameter = 34.0
    @Environment(PreferencesModel.self) private var preferences

    var body: some View {
        FigureView(
            commands: Figure.piece(seat, diameter: diameter, marks: preferences.preferences.marks), width: diameter,
            height: diameter)
    }
}

/// A piece of each of a player's sets, one over the next.
struct PlayerPiecesView: View {
    let player: Player
    var diameter = 34.0

    var body: some View {
        HStack(spacing: -diameter / 3) {
            ForEach(player.sets, id: \.self) { PieceView(seat: $0, diameter: diameter) }
        }
    }
}

struct MeterView: View {
    let player: Player
    var height = 30.0

    var body: some View {
        FigureView(
            commands: Figure.meter(of: player.seat, home: player.home, pieces: player.pieces, height: height),
            width: Figure.meterWidth(height: height), height: height)
    }
}

/// A still board without anything to touch, for lists.
struct ThumbnailView: View {
    let scene: BoardScene
    var width = 96.0

    var body: some View {
        let height = width * BoardGeometry.heightInPitches / 13.6
        let geometry = BoardGeometry(pitch: width / 13.6, origin: CGPoint(x: width / 2, y: height / 2))
        FigureView(commands: scene.thumbnail(in: geometry), width: width, height: height)
    }
}
