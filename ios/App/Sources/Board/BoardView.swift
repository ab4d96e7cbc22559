import StarhopKit
import SwiftUI

/// The board of a game: drawn in a Canvas, touched by one finger, and 121 elements for assistive technologies.
struct BoardView: View {
    let board: any SpokenBoard
    @State private var touch: BoardTouch
    @State private var cursor = BoardCursor()
    @GestureState private var isTouching = false

    init(board: any SpokenBoard) {
        self.board = board
        _touch = State(initialValue: BoardTouch(board: board))
    }

    var body: some View {
        GeometryReader { proxy in
            let geometry = BoardGeometry(size: proxy.size, turn: board.restingTurn)
            TimelineView(.animation(minimumInterval: nil, paused: board.motion == nil)) { timeline in
                let seconds = board.seconds(at: timeline.date)
                BoardCanvas(
                    scene: board.scene(at: seconds, aim: touch.aim, preview: touch.preview),
                    turn: board.turn(at: seconds), cursor: cursor.hole
                )
            }
            .contentShape(Rectangle())
            .gesture(finger(in: geometry))
            .overlay { HoleElements(board: board, geometry: geometry) }
            .boardKeys(cursor, on: board, in: geometry)
        }
        .onChange(of: isTouching) { _, isTouching in
            if isTouching { cursor.clear() }
            // A gesture that the system took over resets without ending; after an ordinary end nothing is left to cancel.
            if !isTouching { touch.cancelled() }
        }
    }

    private func finger(in geometry: BoardGeometry) -> some Gesture {
        DragGesture(minimumDistance: 0)
            .updating($isTouching) { _, isTouching, _ in isTouching = true }
            .onChanged { touch.moved(to: $0.location, in: geometry) }
            .onEnded { touch.ended(at: $0.location, in: geometry) }
    }
}

/// Draws one scene. Hidden from assistive technologies; the hole elements above it speak.
struct BoardCanvas: View {
    let scene: BoardScene
    let turn: Double
    var cursor: Int?
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.colorSchemeContrast) private var contrast

    var body: some View {
        Canvas { context, size in
            var scene = scene
            scene.cursor = cursor
            scene.contrast = contrast == .increased
            context.draw(scene.commands(in: BoardGeometry(size: size, turn: turn)), in: Palette(colorScheme))
        }
        .accessibilityHidden(true)
    }
}
