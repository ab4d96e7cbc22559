import StarhopKit
import SwiftUI

/// The keys that the exercise is answered by, and the way to the next one.
struct ExerciseControls: View {
    let exercise: ExerciseModel
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        VStack(spacing: 12) {
            if let ending = exercise.ending { EndingKeys(exercise: exercise, ending: ending) }
            if exercise.state.asks(.parts) { PartLines(exercise: exercise) }
            if exercise.state.asksYesOrNo { yesOrNo }
            if exercise.state.asks(.number) { NumberRow(exercise: exercise) }
            if exercise.state.mayCheck {
                Button("Check", action: exercise.check)
                    .buttonStyle(.outlined)
            }
            if let chain = exercise.selection.chain { chainKeys(chain) }
            if exercise.state.mayTakeBack {
                Button("Undo", systemImage: "arrow.uturn.backward", action: exercise.takeBack)
                    .frame(minHeight: 44)
                    .foregroundStyle(.palette(.accent))
                    .keyboardShortcut("u", modifiers: [])
            }
            HStack(spacing: 12) {
                Button("Show me", action: exercise.showMe)
                    .buttonStyle(.outlined)
                    .opacity(exercise.mayShow ? 1 : 0.55)
                    .disabled(!exercise.mayShow)
                    .keyboardShortcut("h", modifiers: [])
                Button {
                    if !exercise.next() { dismiss() }
                } label: {
                    if exercise.hasNext { Text("Next") } else { Text("Done") }
                }
                .buttonStyle(.filled)
                .disabled(!exercise.isSolved)
                .keyboardShortcut("n", modifiers: [])
            }
        }
    }

    private var yesOrNo: some View {
        HStack(spacing: 12) {
            Button("Yes") { exercise.say(true) }
                .buttonStyle(.outlined)
            Button("No") { exercise.say(false) }
                .buttonStyle(.outlined)
        }
    }

    private func chainKeys(_ chain: Selection.Chain) -> some View {
        HStack(spacing: 12) {
            Button("Cancel", action: exercise.drop)
                .buttonStyle(.outlined)
                .keyboardShortcut(.cancelAction)
            Button("Finish here", action: exercise.finishChain)
                .buttonStyle(.outlined)
                .disabled(!chain.mayFinish)
                .keyboardShortcut(.defaultAction)
        }
    }
}

/// The parts named so far, and the one whose turn it is.
private struct PartLines: View {
    let exercise: ExerciseModel

    var body: some View {
        VStack(alignment: .leading, spacing: 2) {
            ForEach(exercise.partWords, id: \.self) { words in
                Text(verbatim: words)
                    .font(.secondary)
                    .foregroundStyle(.palette(.ink2))
            }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
    }
}

private struct NumberRow: View {
    let exercise: ExerciseModel

    var body: some View {
        HStack(spacing: 12) {
            key("One less", "minus") { exercise.pick(number: exercise.number - 1) }
            Text(exercise.number, format: .number)
                .font(.bigTitle.monospacedDigit())
                .foregroundStyle(.palette(.ink))
                .frame(maxWidth: .infinity)
                .accessibilityAdjustableAction { direction in
                    switch direction {
                    case .increment: exercise.pick(number: exercise.number + 1)
                    case .decrement: exercise.pick(number: exercise.number - 1)
                    }
                }
            key("One more", "plus") { exercise.pick(number: exercise.number + 1) }
            Button("Answer", action: exercise.answerNumber)
                .buttonStyle(OutlinedButtonStyle(height: 48))
        }
    }

    private func key(_ title: LocalizedStringKey, _ image: String, perform: @escaping @MainActor () -> Void)
        -> some View
    {
        Button(title, systemImage: image, action: perform)
            .labelStyle(.iconOnly)
            .buttonRepeatBehavior(.enabled)
            .frame(minWidth: 48, minHeight: 48)
            .foregroundStyle(.palette(.accent))
    }
}

/// Goes through the end of the game that is asked about.
private struct EndingKeys: View {
    let exercise: ExerciseModel
    let ending: Ending

    var body: some View {
        HStack(spacing: 12) {
            key("Previous move", "chevron.left") { exercise.look(at: ending.ply - 1) }
                .disabled(ending.ply == ending.plies.lowerBound)
            Slider(
                value: position, in: Double(ending.plies.lowerBound)...Double(ending.plies.upperBound), step: 1
            ) {
                words
            }
            words
                .font(.caption.monospacedDigit())
                .foregroundStyle(.palette(.ink2))
                .accessibilityHidden(true)
            key("Next move", "chevron.right") { exercise.look(at: ending.ply + 1) }
                .disabled(ending.ply == ending.plies.upperBound)
        }
        .environment(\.layoutDirection, .leftToRight)
    }

    private var words: Text { Text("Move \(ending.ply) of \(ending.plies.upperBound)") }

    private var position: Binding<Double> {
        Binding(get: { Double(ending.ply) }, set: { exercise.look(at: Int($0.rounded())) })
    }

    private func key(_ title: LocalizedStringKey, _ image: String, perform: @escaping @MainActor () -> Void)
        -> some View
    {
        Button(title, systemImage: image, action: perform)
            .labelStyle(.iconOnly)
            .buttonRepeatBehavior(.enabled)
            .frame(minWidth: 48, minHeight: 48)
            .foregroundStyle(.palette(.ink))
    }
}
