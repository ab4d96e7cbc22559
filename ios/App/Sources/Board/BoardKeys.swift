import StarhopKit
import SwiftUI

extension View {
    /// Lets a keyboard move a cursor over the holes of a board and choose there.
    func boardKeys(_ cursor: BoardCursor, on board: any SpokenBoard, in geometry: BoardGeometry) -> some View {
        modifier(BoardKeys(cursor: cursor, board: board, geometry: geometry))
    }
}

private struct BoardKeys: ViewModifier {
    let cursor: BoardCursor
    let board: any SpokenBoard
    let geometry: BoardGeometry
    @FocusState private var isFocused: Bool

    func body(content: Content) -> some View {
        content
            .focusable(interactions: .edit)
            .focusEffectDisabled()
            .focused($isFocused)
            .onKeyPress(keys: [.leftArrow, .rightArrow, .upArrow, .downArrow]) { press in
                guard let direction = direction(press.key) else { return .ignored }
                // At the edge the key is used up too, so that the focus stays on the board.
                cursor.move(direction, on: board, in: geometry)
                return .handled
            }
            .onKeyPress(.space, action: choose)
            .onKeyPress(.return) {
                // While a chain is built, Return is its button's.
                board.selection.chain == nil ? choose() : .ignored
            }
            .onKeyPress(.escape) {
                guard board.selection != .none, board.selection.chain == nil else { return .ignored }
                board.tap(nil)
                return .handled
            }
            .onChange(of: isFocused) { _, isFocused in
                if !isFocused { cursor.clear() }
            }
            .onAppear { isFocused = true }
    }

    private func choose() -> KeyPress.Result { cursor.press(on: board) ? .handled : .ignored }

    private func direction(_ key: KeyEquivalent) -> BoardCursor.Direction? {
        switch key {
        case .leftArrow: .left
        case .rightArrow: .right
        case .upArrow: .up
        case .downArrow: .down
        default: nil
        }
    }
}
