import StarhopKit
import SwiftUI

/// One clear element on each hole, with its label and actions, and rotors over pieces and targets. They ignore touches.
struct HoleElements: View {
    let board: any SpokenBoard
    let geometry: BoardGeometry
    @Namespace private var rotors

    var body: some View {
        ZStack {
            ForEach(Board.holes) { hole in
                HoleElement(board: board, hole: hole.index)
                    .accessibilityRotorEntry(id: hole.index, in: rotors)
                    .frame(width: geometry.pitch, height: geometry.pitch)
                    .position(geometry.center(of: hole.index))
            }
        }
        .allowsHitTesting(false)
        .accessibilityElement(children: .contain)
        .accessibilityLabel(Text("Board"))
        .accessibilityValue(Text(verbatim: board.summary))
        .accessibilityRotor(Text("Your pieces")) { entries(of: Board.holes.indices.filter { board.isOwn($0) }) }
        .accessibilityRotor(Text("Where the piece can go")) { entries(of: board.selection.targets.map(\.hole)) }
    }

    private func entries(of holes: [Int]) -> some AccessibilityRotorContent {
        ForEach(holes, id: \.self) { hole in
            AccessibilityRotorEntry(Text(verbatim: board.phrase(for: hole).words), id: hole, in: rotors)
        }
    }
}

private struct HoleElement: View {
    let board: any SpokenBoard
    let hole: Int

    var body: some View {
        Color.clear
            .accessibilityElement()
            .accessibilityLabel(Text(verbatim: board.phrase(for: hole).words))
            .accessibilityAddTraits(board.selection.hole == hole ? [.isButton, .isSelected] : .isButton)
            .accessibilityAction {
                board.finishMotion()
                board.tap(hole)
            }
            .accessibilityActions {
                if let target = board.selection.targets.first(where: { $0.hole == hole }), target.kind != .step {
                    Button("Hop on from here") { board.pin(target) }
                }
                if board.selection.chain?.path.last == hole, board.selection.chain?.mayFinish == true {
                    Button("Finish here") { board.finishChain() }
                }
            }
    }
}
