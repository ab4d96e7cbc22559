import StarhopKit
import SwiftUI

/// Any ply by one drag.
struct Scrubber: View {
    let replay: ReplayModel

    var body: some View {
        Slider(value: position, in: 0...Double(max(replay.length, 1)), step: 1) {
            Text("Move \(replay.ply) of \(replay.length)")
        }
        .disabled(replay.length == 0)
        .padding(.horizontal, 24)
    }

    private var position: Binding<Double> {
        Binding(
            get: { Double(replay.ply) },
            set: {
                replay.pause()
                replay.seek(to: Int($0.rounded()))
            })
    }
}

/// The keys of a player, its speed, and the way to the list of moves.
struct Transport: View {
    let replay: ReplayModel
    @Binding var showsMoves: Bool

    var body: some View {
        HStack(spacing: 0) {
            speed
            key("First move", "backward.end") { replay.first() }
                .keyboardShortcut(.home, modifiers: [])
            key("Previous move", "chevron.left") { replay.previous() }
                .buttonRepeatBehavior(.enabled)
                .keyboardShortcut(.leftArrow, modifiers: [])
            Group {
                if replay.isPlaying {
                    key("Pause", "pause.circle.fill") { replay.pause() }
                } else {
                    key("Play", "play.circle.fill") { replay.play() }
                }
            }
            .keyboardShortcut(.space, modifiers: [])
            key("Next move", "chevron.right") { replay.next() }
                .buttonRepeatBehavior(.enabled)
                .keyboardShortcut(.rightArrow, modifiers: [])
            key("Last move", "forward.end") { replay.last() }
                .keyboardShortcut(.end, modifiers: [])
            key("Moves", "list.bullet") {
                replay.pause()
                showsMoves = true
            }
            .disabled(replay.length == 0)
        }
        // The keys of a player point the same way in every language.
        .environment(\.layoutDirection, .leftToRight)
        .frame(maxWidth: .infinity, minHeight: 64)
        .padding(.horizontal, 8)
    }

    private var speed: some View {
        Menu {
            Button("½×") { replay.speed = .half }
            Button("1×") { replay.speed = .normal }
            Button("2×") { replay.speed = .double }
            Button("4×") { replay.speed = .fourfold }
        } label: {
            Text(verbatim: replay.speed.words)
                .font(.strong)
                .frame(maxWidth: .infinity, minHeight: 48)
        }
        .accessibilityLabel(Text("Speed"))
    }

    private func key(_ title: LocalizedStringKey, _ image: String, action: @escaping @MainActor () -> Void) -> some View
    {
        Button(title, systemImage: image, action: action)
            .labelStyle(.iconOnly)
            .font(.title2)
            .frame(maxWidth: .infinity, minHeight: 48)
            .foregroundStyle(.palette(.ink))
    }
}
