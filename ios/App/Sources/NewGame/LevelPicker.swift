import StarhopKit
import SwiftUI

/// Eight bars, filled up to the level.
struct LevelPicker: View {
    let level: Int
    let pick: @MainActor (Int) -> Void

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            HStack(alignment: .firstTextBaseline, spacing: 8) {
                Text(level, format: .number)
                    .font(.sheetTitle)
                Text(verbatim: LevelWords.name(level))
                    .font(.barTitle)
            }
            .foregroundStyle(.palette(.ink))
            Text(verbatim: LevelWords.line(level))
                .font(.secondary)
                .foregroundStyle(.palette(.ink2))
            HStack(alignment: .bottom, spacing: 6) {
                ForEach(NewGame.levels, id: \.self) { bar in
                    Button {
                        pick(bar)
                    } label: {
                        VStack(spacing: 4) {
                            RoundedRectangle(cornerRadius: 6)
                                .fill(.palette(bar <= level ? .accent : .surface2))
                                .frame(height: 12.6 + Double(bar - 1) * 2.6)
                            Text(bar, format: .number)
                                .font(.footnote)
                                .foregroundStyle(.palette(bar == level ? .ink : .ink2))
                        }
                        .frame(maxWidth: .infinity, minHeight: 56, alignment: .bottom)
                        .contentShape(Rectangle())
                    }
                    .buttonStyle(.plain)
                }
            }
        }
        .card()
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(Text("Level"))
        .accessibilityValue(Text(verbatim: "\(level), \(LevelWords.name(level))"))
        .accessibilityAdjustableAction { direction in
            switch direction {
            case .increment: pick(min(level + 1, NewGame.levels.upperBound))
            case .decrement: pick(max(level - 1, NewGame.levels.lowerBound))
            @unknown default: break
            }
        }
    }
}
