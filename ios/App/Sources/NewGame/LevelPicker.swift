import StarhopKit
import SwiftUI

/// Eight bars, filled up to the level. Each is a button, and a finger that moves along them chooses as it goes.
struct LevelPicker: View {
    let level: Int
    let pick: @MainActor (Int) -> Void
    @Environment(\.layoutDirection) private var layoutDirection

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
            bars
                .overlay {
                    GeometryReader { proxy in
                        Color.clear
                            .contentShape(Rectangle())
                            .gesture(tap(in: proxy.size.width))
                            .simultaneousGesture(slide(in: proxy.size.width))
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

    private var bars: some View {
        HStack(alignment: .bottom, spacing: 0) {
            ForEach(NewGame.levels, id: \.self) { bar in
                VStack(spacing: 4) {
                    RoundedRectangle(cornerRadius: 6)
                        .fill(.palette(bar <= level ? .accent : .surface2))
                        .frame(height: LevelBars.height(of: bar))
                    Text(bar, format: .number)
                        .font(.footnote)
                        .foregroundStyle(.palette(bar == level ? .ink : .ink2))
                }
                .padding(.horizontal, 3)
                .frame(maxWidth: .infinity, minHeight: 56, alignment: .bottom)
            }
        }
    }

    private func tap(in width: Double) -> some Gesture {
        SpatialTapGesture().onEnded { pick(level(at: $0.location.x, in: width)) }
    }

    /// Beside the page's own scrolling, which has what goes up or down.
    private func slide(in width: Double) -> some Gesture {
        DragGesture(minimumDistance: 10).onChanged { drag in
            guard abs(drag.translation.width) > abs(drag.translation.height) else { return }
            let next = level(at: drag.location.x, in: width)
            if next != level { pick(next) }
        }
    }

    private func level(at place: Double, in width: Double) -> Int {
        LevelBars.level(at: layoutDirection == .rightToLeft ? width - place : place, width: width)
    }
}
