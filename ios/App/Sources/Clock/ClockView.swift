import Accessibility
import StarhopKit
import SwiftUI

/// What is left of the turn, and the way to stop it. Nothing where the game has no limit.
struct ClockView: View {
    let game: GameModel

    var body: some View {
        if let clock = game.clock, !game.state.isOver {
            Button {
                game.isPaused ? game.resumeClock() : game.pauseClock()
            } label: {
                HStack(spacing: 6) {
                    Image(systemName: clock.isPaused ? "play.fill" : "pause.fill")
                    Text(verbatim: clock.timeWords)
                        .font(.subheadline.weight(.semibold).monospacedDigit())
                }
                .foregroundStyle(.palette(clock.isLow ? .bad : .ink))
                .frame(minWidth: 48, minHeight: 44)
                .contentShape(Rectangle())
            }
            .buttonStyle(.plain)
            .disabled(!clock.isTimed)
            .opacity(clock.isTimed ? 1 : 0.55)
            .accessibilityLabel(clock.isPaused ? Text("Go on") : Text("Pause"))
            .accessibilityValue(Text("\(clock.seconds) seconds left"))
            .onChange(of: clock.isLow) { _, isLow in
                guard isLow else { return }
                AccessibilityNotification.Announcement(String(localized: "\(clock.seconds) seconds left")).post()
            }
        }
    }
}

/// Over the board while a game waits for its person.
struct PausedBoard: View {
    let game: GameModel

    var body: some View {
        if game.isPaused {
            VStack(spacing: 12) {
                Text("Paused")
                    .font(.sheetTitle)
                    .foregroundStyle(.palette(.ink))
                Button("Go on", systemImage: "play.fill") { game.resumeClock() }
                    .buttonStyle(.filled)
                    .frame(maxWidth: 220)
            }
            .card()
        }
    }
}

extension ClockFace {
    /// Minutes and seconds.
    var timeWords: String {
        Duration.seconds(seconds).formatted(.time(pattern: .minuteSecond))
    }
}
