import StarhopKit
import SwiftUI

/// Every move as a chip; the current one stands out and stays in sight.
struct MoveStrip: View {
    let replay: ReplayModel

    var body: some View {
        ScrollViewReader { scroller in
            ScrollView(.horizontal) {
                LazyHStack(spacing: 8) {
                    ForEach(replay.moves, id: \.ply) { move in
                        Button {
                            replay.pause()
                            replay.seek(to: move.ply)
                        } label: {
                            MoveChip(
                                move: move, isCurrent: move.ply == replay.ply,
                                isLongest: move.ply == replay.longestChain,
                                mark: replay.review.review?.mark(at: move.ply))
                        }
                        .buttonStyle(.plain)
                        .id(move.ply)
                    }
                }
                .padding(.horizontal, 16)
            }
            .scrollIndicators(.hidden)
            .frame(height: 48)
            .onChange(of: replay.ply) { _, ply in scroller.scrollTo(ply, anchor: .center) }
        }
    }
}

private struct MoveChip: View {
    let move: Move
    let isCurrent: Bool
    let isLongest: Bool
    let mark: ReviewMark?

    var body: some View {
        HStack(spacing: 6) {
            PieceView(seat: move.seat, diameter: 16)
            Text(verbatim: move.chipWords)
            if isLongest {
                Image(systemName: "star.fill")
                    .accessibilityLabel(Text("longest chain"))
            }
            if let mark { ReviewMarkView(mark: mark) }
        }
        .font(.subheadline.weight(.semibold))
        .foregroundStyle(.palette(isCurrent ? .paper : .ink))
        .padding(.horizontal, 12)
        .frame(minHeight: 40)
        .background(isCurrent ? .palette(.ink) : .palette(.paper), in: RoundedRectangle(cornerRadius: 12))
        .accessibilityElement(children: .combine)
        .accessibilityAddTraits(isCurrent ? .isSelected : [])
    }
}

/// Every move in a list, each a way to it.
struct ReplayMoves: View {
    let replay: ReplayModel
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        NavigationStack {
            ScrollViewReader { scroller in
                List {
                    ForEach(replay.moves, id: \.ply) { move in
                        Button {
                            replay.pause()
                            replay.seek(to: move.ply)
                            dismiss()
                        } label: {
                            row(move)
                        }
                        .id(move.ply)
                    }
                }
                .onAppear { scroller.scrollTo(replay.ply, anchor: .center) }
            }
            .navigationTitle("Moves")
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .cancellationAction) {
                    Button("Close") { dismiss() }
                }
            }
        }
    }

    private func row(_ move: Move) -> some View {
        HStack(spacing: 12) {
            Text(move.ply, format: .number)
                .font(.secondary.monospacedDigit())
                .foregroundStyle(.palette(.ink2))
                .frame(minWidth: 36, alignment: .trailing)
            PieceView(seat: move.seat, diameter: 20)
            Text(verbatim: move.chipWords)
                .foregroundStyle(.palette(.ink))
            Spacer(minLength: 0)
            if let mark = replay.review.review?.mark(at: move.ply) { ReviewMarkView(mark: mark) }
            if move.ply == replay.ply { Image(systemName: "checkmark").accessibilityHidden(true) }
        }
        .accessibilityElement(children: .combine)
        .accessibilityAddTraits(move.ply == replay.ply ? .isSelected : [])
    }
}
