import StarhopKit
import SwiftUI

/// Opens a recorded game and shows it.
struct ReplayHost: View {
    let id: String
    @Binding var path: [Route]
    @Environment(LibraryModel.self) private var library
    @State private var replay: ReplayModel?

    var body: some View {
        Group {
            if let replay {
                ReplayScreen(replay: replay, path: $path)
            } else if let problem = library.problem {
                ContentUnavailableView(problem.words, systemImage: "exclamationmark.triangle")
            } else {
                ProgressView()
            }
        }
        .background(.palette(.paper))
        .task(id: id) {
            // Coming back keeps the ply.
            if replay == nil { replay = library.replay(id) }
        }
    }
}

/// A recorded game: board, moves, chart, scrubber and transport.
struct ReplayScreen: View {
    let replay: ReplayModel
    @Binding var path: [Route]
    @Environment(LibraryModel.self) private var library
    @Environment(\.accessibilityReduceMotion) private var reduceMotion

    var body: some View {
        GeometryReader { proxy in
            ScrollView {
                VStack(spacing: 12) {
                    ReplayBoard(replay: replay)
                        .frame(height: BoardGeometry.height(forWidth: min(proxy.size.width, 520)))
                    MoveStrip(replay: replay)
                    ReviewBar(replay: replay)
                    StepsChart(replay: replay)
                    Scrubber(replay: replay)
                    if let review = replay.review.review { ReviewOverview(replay: replay, review: review) }
                }
            }
        }
        .background(.palette(.paper))
        .safeAreaInset(edge: .bottom) {
            Transport(replay: replay)
                .background(.palette(.paper))
        }
        .navigationTitle("Replay")
        .navigationBarTitleDisplayMode(.inline)
        .toolbar {
            ToolbarItem(placement: .topBarTrailing) {
                Button("Play on from here", systemImage: "arrow.triangle.branch", action: playOn)
            }
        }
        .onChange(of: reduceMotion, initial: true) { _, reduces in replay.reducesMotion = reduces }
        .onDisappear {
            replay.pause()
            replay.review.cancel()
        }
    }

    private func playOn() {
        guard let game = library.playOn(from: replay.gameID, ply: replay.ply) else { return }
        path = [.game(game.state.id)]
    }
}

private struct ReplayBoard: View {
    let replay: ReplayModel

    var body: some View {
        TimelineView(.animation(minimumInterval: nil, paused: replay.motion == nil)) { timeline in
            BoardCanvas(scene: replay.scene(at: replay.seconds(at: timeline.date)), turn: 0)
        }
        .accessibilityElement()
        .accessibilityLabel(Text("Board"))
        .accessibilityValue(Text(verbatim: replay.summary))
    }
}

/// Every move as a chip; the current one stands out and stays in sight.
private struct MoveStrip: View {
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

private struct Scrubber: View {
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

private struct Transport: View {
    let replay: ReplayModel

    var body: some View {
        HStack {
            Menu {
                Button("½×") { replay.speed = .half }
                Button("1×") { replay.speed = .normal }
                Button("2×") { replay.speed = .double }
                Button("4×") { replay.speed = .fourfold }
            } label: {
                Text(verbatim: replay.speed.words)
                    .font(.strong)
                    .frame(width: 48, height: 48)
            }
            .accessibilityLabel(Text("Speed"))
            key("First move", "backward.end") { replay.first() }
            key("Previous move", "chevron.left") { replay.previous() }
                .buttonRepeatBehavior(.enabled)
            if replay.isPlaying {
                key("Pause", "pause.circle.fill") { replay.pause() }
            } else {
                key("Play", "play.circle.fill") { replay.play() }
            }
            key("Next move", "chevron.right") { replay.next() }
                .buttonRepeatBehavior(.enabled)
            key("Last move", "forward.end") { replay.last() }
        }
        // The keys of a player point the same way in every language.
        .environment(\.layoutDirection, .leftToRight)
        .frame(maxWidth: .infinity, minHeight: 64)
    }

    private func key(_ title: LocalizedStringKey, _ image: String, action: @escaping @MainActor () -> Void) -> some View
    {
        Button(title, systemImage: image, action: action)
            .labelStyle(.iconOnly)
            .font(.title2)
            .frame(minWidth: 48, minHeight: 48)
            .foregroundStyle(.palette(.ink))
    }
}
