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

/// A recorded game: board, moves, chart, scrubber and transport, laid out for the window.
struct ReplayScreen: View {
    let replay: ReplayModel
    @Binding var path: [Route]
    @Environment(LibraryModel.self) private var library
    @Environment(\.accessibilityReduceMotion) private var reduceMotion
    @Environment(\.dynamicTypeSize) private var dynamicTypeSize
    @State private var showsMoves = false

    var body: some View {
        GeometryReader { proxy in layout(in: proxy.size) }
            .background(.palette(.paper))
            .navigationTitle("Replay")
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .principal) { ReplayHeading(game: game) }
                ToolbarItem(placement: .topBarTrailing) {
                    Menu("Share", systemImage: "square.and.arrow.up") {
                        ShareGame(id: replay.gameID, title: game?.titleWords ?? "")
                    }
                }
                ToolbarItem(placement: .topBarTrailing) {
                    Button("Play on from here", systemImage: "arrow.triangle.branch", action: playOn)
                }
            }
            .sheet(isPresented: $showsMoves) { ReplayMoves(replay: replay) }
            .onChange(of: reduceMotion, initial: true) { _, reduces in replay.reducesMotion = reduces }
            .onDisappear {
                replay.pause()
                replay.review.cancel()
            }
    }

    private var game: SavedGame? { library.games.first { $0.id == replay.gameID } }

    @ViewBuilder private func layout(in size: CGSize) -> some View {
        if case .side(let boardWidth, _) = GameLayout(size: size, largeText: dynamicTypeSize.isAccessibilitySize) {
            HStack(spacing: 0) {
                ReplayBoard(replay: replay)
                    .frame(width: boardWidth)
                page { EmptyView() }
                    .frame(maxWidth: 480)
                    .frame(maxWidth: .infinity)
            }
            .frame(width: size.width, height: size.height)
        } else {
            page {
                ReplayBoard(replay: replay)
                    .frame(height: BoardGeometry.height(forWidth: min(size.width, 520)))
            }
        }
    }

    /// What scrolls, with the transport below it.
    private func page(@ViewBuilder board: () -> some View) -> some View {
        ScrollView {
            VStack(spacing: 12) {
                board()
                MoveStrip(replay: replay)
                ReviewBar(replay: replay)
                StepsChart(replay: replay)
                Scrubber(replay: replay)
                if let review = replay.review.review { ReviewOverview(replay: replay, review: review) }
            }
        }
        .safeAreaInset(edge: .bottom) {
            Transport(replay: replay, showsMoves: $showsMoves)
                .background(.palette(.paper))
        }
    }

    private func playOn() {
        guard let game = library.playOn(from: replay.gameID, ply: replay.ply) else { return }
        path = [.game(game.state.id)]
    }
}

/// What is shown, and of which game.
private struct ReplayHeading: View {
    let game: SavedGame?

    var body: some View {
        VStack(spacing: 0) {
            Text("Replay")
                .font(.barTitle)
                .foregroundStyle(.palette(.ink))
            if let game {
                Text(verbatim: game.titleWords)
                    .font(.caption)
                    .lineLimit(1)
                    .foregroundStyle(.palette(.ink2))
            }
        }
        .accessibilityElement(children: .combine)
        .accessibilityAddTraits(.isHeader)
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
