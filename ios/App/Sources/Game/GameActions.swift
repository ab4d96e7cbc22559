import Accessibility
import StarhopKit
import SwiftUI

/// The bar at the bottom: undo, redo, hint and menu, or how to go on with a chain that is being built.
struct GameActions: View {
    let game: GameModel
    @Binding var showsMenu: Bool

    var body: some View {
        Group {
            if let next = game.askedHandOver {
                HandOver(game: game, next: next)
            } else if let chain = game.selection.chain {
                ChainActions(game: game, chain: chain)
            } else {
                HStack(alignment: .top) {
                    action("Undo", "arrow.uturn.backward", isEnabled: game.state.allowed.undo) { game.undo() }
                        .keyboardShortcut("u", modifiers: [])
                    if game.state.allowed.redo {
                        action("Redo", "arrow.uturn.forward", isEnabled: true) { game.redo() }
                    }
                    if game.state.mode == .computer {
                        action("Hint", "lightbulb", isEnabled: game.state.allowed.hint && game.thinking != .hint) {
                            game.askForHint()
                        }
                        .keyboardShortcut("h", modifiers: [])
                    }
                    if game.state.allowed.pass {
                        action("Pass", "hand.raised", isEnabled: true) { game.pass() }
                    }
                    if game.state.allowed.claim {
                        action("Claim deadlock", "lock", isEnabled: true) { game.claimDeadlock() }
                    }
                    action("Menu", "line.3.horizontal", isEnabled: true) { showsMenu = true }
                }
            }
        }
        .frame(minHeight: GameHeights.actions)
        .padding(.horizontal, 16)
    }

    private func action(
        _ title: LocalizedStringKey, _ image: String, isEnabled: Bool, perform: @escaping @MainActor () -> Void
    ) -> some View {
        Button(action: perform) {
            VStack(spacing: 4) {
                Image(systemName: image)
                    .font(.title3)
                Text(title)
                    .font(.action)
            }
            .frame(maxWidth: .infinity, minHeight: 48)
            .contentShape(Rectangle())
        }
        .buttonStyle(.plain)
        .foregroundStyle(.palette(.ink))
        .opacity(isEnabled ? 1 : 0.55)
        .disabled(!isEnabled)
    }
}

/// Stands in for the actions until the phone has been given to the next player.
private struct HandOver: View {
    let game: GameModel
    let next: Seat

    var body: some View {
        HStack(spacing: 12) {
            PieceView(seat: next, diameter: 28)
            Text(verbatim: words)
                .font(.strong)
                .foregroundStyle(.palette(.ink))
                .frame(maxWidth: .infinity, alignment: .leading)
            Button("Ready") { game.takePhone() }
                .buttonStyle(OutlinedButtonStyle(height: 48))
                .keyboardShortcut(.defaultAction)
        }
        .accessibilityElement(children: .contain)
        .onChange(of: next, initial: true) { _, _ in
            AccessibilityNotification.Announcement(words).post()
        }
    }

    private var words: String { String(localized: "Hand the phone to \(game.state.name(of: next))") }
}

private struct ChainActions: View {
    let game: GameModel
    let chain: Selection.Chain

    var body: some View {
        HStack(spacing: 12) {
            Button("Cancel") { game.drop() }
                .buttonStyle(.outlined)
                .keyboardShortcut(.cancelAction)
            Button {
                game.finishChain()
            } label: {
                if chain.isWhole {
                    Label("Play", systemImage: "checkmark")
                } else {
                    Label("Finish here", systemImage: "checkmark")
                }
            }
            .buttonStyle(.filled)
            .disabled(!chain.mayFinish)
            .keyboardShortcut(.defaultAction)
        }
    }
}
