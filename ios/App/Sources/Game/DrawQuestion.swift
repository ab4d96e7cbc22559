import StarhopKit
import SwiftUI
import UIKit

extension View {
    /// Asks the other side about a draw that is offered in pass and play.
    func drawQuestion(for game: GameModel) -> some View { modifier(DrawQuestion(game: game)) }

    /// Keeps the screen lit as long as a person has to look at it.
    func keepsScreenOn(_ keeps: Bool) -> some View { modifier(ScreenKeeper(keeps: keeps)) }
}

private struct DrawQuestion: ViewModifier {
    let game: GameModel

    func body(content: Content) -> some View {
        content.alert(title, isPresented: .constant(game.openOffer != nil)) {
            Button("Accept draw") { game.answerDraw(accept: true) }
            Button("Decline", role: .cancel) { game.answerDraw(accept: false) }
        } message: {
            if let offer = game.openOffer { Text("\(offer.to.name), do you accept?") }
        }
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
