import StarhopKit
import SwiftUI

/// The board on a page that scrolls: only taps, so that drags move the page.
struct TappedBoard: View {
    let game: GameModel

    var body: some View {
        GeometryReader { proxy in
            let geometry = BoardGeometry(size: proxy.size, turn: game.restingTurn)
            TimelineView(.animation(minimumInterval: nil, paused: game.motion == nil)) { timeline in
                let seconds = game.seconds(at: timeline.date)
                BoardCanvas(scene: game.scene(at: seconds), turn: game.turn(at: seconds))
            }
            .contentShape(Rectangle())
            .gesture(
                SpatialTapGesture().onEnded { tap in
                    BoardTouch(game: game).ended(at: tap.location, in: geometry)
                }
            )
            .overlay { HoleElements(game: game, geometry: geometry) }
        }
    }
}
