import StarhopKit
import SwiftUI

/// The board of a game: drawn in a Canvas, touched by one finger, and 121 elements for assistive technologies.
struct BoardView: View {
    let game: GameModel
    @State private var touch: BoardTouch
    @GestureState private var isTouching = false

    init(game: GameModel) {
        self.game = game
        _touch = State(initialValue: BoardTouch(game: game))
    }

    var body: some View {
        GeometryReader { proxy in
            let geometry = BoardGeometry(size: proxy.size, turn: game.restingTurn)
            TimelineView(.animation(minimumInterval: nil, paused: game.motion == nil)) { timeline in
                let seconds = game.seconds(at: timeline.date)
                BoardCanvas(
                    scene: game.scene(at: seconds, aim: touch.aim, preview: touch.preview), turn: game.turn(at: seconds)
                )
            }
            .contentShape(Rectangle())
            .gesture(finger(in: geometry))
            .overlay { HoleElements(game: game, geometry: geometry) }
        }
        .onChange(of: isTouching) { _, isTouching in
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
    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
        Canvas { context, size in
            context.draw(scene.commands(in: BoardGeometry(size: size, turn: turn)), in: Palette(colorScheme))
        }
        .accessibilityHidden(true)
    }
}
