import StarhopKit
import SwiftUI

/// One clear element on each hole, with its label and actions, and rotors over pieces and targets. They ignore touches.
struct HoleElements: View {
    let game: GameModel
    let geometry: BoardGeometry
    @Namespace private var rotors

    var body: some View {
        ZStack {
            ForEach(Board.holes) { hole in
                HoleElement(game: game, hole: hole.index)
                    .accessibilityRotorEntry(id: hole.index, in: rotors)
                    .frame(width: geometry.pitch, height: geometry.pitch)
                    .position(geometry.center(of: hole.index))
            }
        }
        .allowsHitTesting(false)
        .accessibilityElement(children: .contain)
        .accessibilityLabel(Text("Board"))
        .accessibilityValue(Text(verbatim: game.summary))
        .accessibilityRotor(Text("Your pieces")) { entries(of: Board.holes.indices.filter { game.isOwn($0) }) }
        .accessibilityRotor(Text("Where the piece can go")) { entries(of: game.selection.targets.map(\.hole)) }
    }

    private func entries(of holes: [Int]) -> some AccessibilityRotorContent {
        ForEach(holes, id: \.self) { hole in
            AccessibilityRotorEntry(Text(verbatim: game.phrase(for: hole).words), id: hole, in: rotors)
        }
    }
}

private struct HoleElement: View {
    let game: GameModel
    let hole: Int

    var body: some View {
        Color.clear
            .accessibilityElement()
            .accessibilityLabel(Text(verbatim: game.phrase(for: hole).words))
            .accessibilityAddTraits(game.selection.hole == hole ? [.isButton, .isSelected] : .isButton)
            .accessibilityAction {
                game.finishMotion()
                game.tap(hole)
            }
            .accessibilityActions {
                if let target = game.selection.targets.first(where: { $0.hole == hole }), target.kind != .step {
                    Button("Hop on from here") { game.pin(target) }
                }
                if game.selection.chain?.path.last == hole, game.selection.chain?.mayFinish == true {
                    Button("Finish here") { game.finishChain() }
                }
            }
    }
}
