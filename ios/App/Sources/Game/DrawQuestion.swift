import StarhopKit
import SwiftUI
import UIKit

extension View {
    /// Asks people about a draw that somebody else or the computer offers, one after the other.
    func drawQuestion(for game: GameModel) -> some View { modifier(DrawQuestion(game: game)) }

    /// Keeps the screen lit as long as a person has to look at it.
    func keepsScreenOn(_ keeps: Bool) -> some View { modifier(ScreenKeeper(keeps: keeps)) }
}

private struct DrawQuestion: ViewModifier {
    let game: GameModel
    /// Whom the alert asks. An answer closes it, and it opens again for the next one.
    @State private var asked: Seat?

    func body(content: Content) -> some View {
        content
            .onChange(of: game.askedDraw?.to, initial: true) { _, next in
                // What moves later does not take back a question that was put.
                if next != nil || game.openOffer == nil { asked = next }
            }
            .alert(title, isPresented: isAsking) {
                Button("Accept draw") { game.answerDraw(accept: true) }
                Button("Decline", role: .cancel) { game.answerDraw(accept: false) }
            } message: {
                if let asked { Text("\(asked.name), do you accept?") }
            }
    }

    private var isAsking: Binding<Bool> {
        Binding(get: { asked != nil }, set: { if !$0 { asked = nil } })
    }

    private var title: Text {
        guard let offer = game.openOffer else { return Text("Offer draw") }
        return Text("\(offer.by.name) offers a draw")
    }
}

private struct ScreenKeeper: ViewModifier {
    let keeps: Bool

    func body(content: Content) -> some View {
        content
            .onChange(of: keeps, initial: true) { _, keeps in UIApplication.shared.isIdleTimerDisabled = keeps }
            .onDisappear { UIApplication.shared.isIdleTimerDisabled = false }
    }
}
