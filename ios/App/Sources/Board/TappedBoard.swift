import StarhopKit
import SwiftUI

/// The board on a page that scrolls: only taps, so that drags move the page.
struct TappedBoard: View {
    let board: any SpokenBoard
    @State private var cursor = BoardCursor()

    var body: some View {
        GeometryReader { proxy in
            let geometry = BoardGeometry(size: proxy.size, turn: board.restingTurn)
            TimelineView(.animation(minimumInterval: nil, paused: board.motion == nil)) { timeline in
                let seconds = board.seconds(at: timeline.date)
                BoardCanvas(
                    scene: board.scene(at: seconds, aim: nil, preview: []), turn: board.turn(at: seconds),
                    cursor: cursor.hole)
            }
            .contentShape(Rectangle())
            .gesture(
                SpatialTapGesture().onEnded { tap in
                    cursor.clear()
                    BoardTouch(board: board).ended(at: tap.location, in: geometry)
                }
            )
            .overlay { HoleElements(board: board, geometry: geometry) }
            .boardKeys(cursor, on: board, in: geometry)
        }
    }
}
