import StarhopKit
import SwiftUI

/// A whole review: what the marks mean, the plies that mattered as chips, and what each player lost on average.
struct ReviewOverview: View {
    let replay: ReplayModel
    let review: GameReview

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            legend
            if review.turningPoints.isEmpty, review.missedChain == nil {
                Text("No move lost much.")
                    .foregroundStyle(.palette(.ink2))
            }
            VStack(alignment: .leading, spacing: 8) {
                ForEach(review.turningPoints) { point in
                    chip(.turningPoint, point.chipWords, ply: point.ply)
                }
                if let missed = review.missedChain { chip(.missedChain, missed.chipWords, ply: missed.ply) }
            }
            ForEach(review.losses) { loss in
                HStack(spacing: 8) {
                    PieceView(seat: loss.seat, diameter: 20)
                    Text(verbatim: loss.seat.name)
                        .font(.strong)
                    Spacer(minLength: 0)
                    Text(verbatim: loss.words)
                        .font(.secondary)
                }
                .foregroundStyle(.palette(.ink))
                .accessibilityElement(children: .combine)
            }
        }
        .padding(.horizontal, 16)
        .padding(.bottom, 16)
    }

    /// Only the marks that the chart has.
    private var legend: some View {
        let used = ReviewMark.allCases.filter { kind in replay.chartMarks.contains { $0.mark == kind } }
        return VStack(alignment: .leading, spacing: 4) {
            ForEach(used, id: \.self) { mark in
                HStack(spacing: 8) {
                    ReviewMarkView(mark: mark)
                        .accessibilityHidden(true)
                    Text(verbatim: mark.words)
                }
                .font(.footnote)
                .foregroundStyle(.palette(.ink2))
            }
        }
    }

    private func chip(_ mark: ReviewMark, _ words: String, ply: Int) -> some View {
        let isCurrent = replay.ply == ply
        return Button {
            replay.jump(to: ply)
        } label: {
            HStack(spacing: 8) {
                ReviewMarkView(mark: mark)
                Text(verbatim: words)
                    .font(.subheadline.weight(.semibold))
                    .foregroundStyle(.palette(.ink))
            }
            .padding(.horizontal, 12)
            .frame(minHeight: 48)
            .background(.palette(isCurrent ? .soft : .surface), in: RoundedRectangle(cornerRadius: 12))
            .overlay { RoundedRectangle(cornerRadius: 12).strokeBorder(.palette(.line), lineWidth: 1) }
        }
        .buttonStyle(.plain)
        .accessibilityAddTraits(isCurrent ? .isSelected : [])
    }
}
