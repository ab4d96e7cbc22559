import StarhopKit
import SwiftUI

/// How the game ended, under a board that stays free. Can be closed and reopened from the menu.
struct ResultSheet: View {
    let game: GameModel
    @Binding var path: [Route]
    @Environment(LibraryModel.self) private var library
    @Environment(\.dismiss) private var dismiss
    @Environment(\.verticalSizeClass) private var verticalSizeClass
    @State private var longestChain: Int?
    @State private var settlement: Settlement?

    var body: some View {
        ScrollView {
            if let result = game.result {
                VStack(spacing: 20) {
                    heading(result)
                    figures(result)
                    if let settlement {
                        Text(verbatim: settlement.words)
                            .font(.strong)
                            .foregroundStyle(.palette(.ink))
                    }
                    if !result.table.isEmpty { ResultTable(game: game, results: result.table) }
                    actions
                }
                .padding(20)
            }
        }
        .background(.palette(.surface))
        .presentationDetents(verticalSizeClass == .compact ? [.large] : [.fraction(0.36), .large])
        .presentationBackgroundInteraction(.enabled(upThrough: .fraction(0.36)))
        .presentationCornerRadius(28)
        .task { readRecord() }
    }

    private func heading(_ result: ResultPhrase) -> some View {
        HStack(spacing: 14) {
            if let winner = result.winner { PieceView(seat: winner, diameter: 42) }
            VStack(alignment: .leading, spacing: 2) {
                Text(verbatim: result.title.words)
                    .font(.bigTitle)
                    .foregroundStyle(.palette(.ink))
                    .accessibilityAddTraits(.isHeader)
                Text(verbatim: result.detailWords)
                    .font(.secondary)
                    .foregroundStyle(.palette(.ink2))
            }
            Spacer(minLength: 0)
            Button("Close", systemImage: "xmark") { dismiss() }
                .labelStyle(.iconOnly)
                .frame(width: 48, height: 48)
                .foregroundStyle(.palette(.ink))
        }
    }

    private func figures(_ result: ResultPhrase) -> some View {
        HStack {
            ResultFigure(number: result.plies, caption: result.plies == 1 ? Text("move") : Text("moves"))
            if let hops = longestChain {
                Divider()
                ResultFigure(
                    number: hops, caption: hops == 1 ? Text("hop, longest chain") : Text("hops, longest chain"))
            }
            if result.stepsAhead > 0 {
                Divider()
                ResultFigure(
                    number: result.stepsAhead,
                    caption: result.stepsAhead == 1 ? Text("step ahead") : Text("steps ahead"))
            }
        }
        .fixedSize(horizontal: false, vertical: true)
    }

    private func readRecord() {
        settlement = library.settlement(of: game.state.id)
        guard let replay = library.replay(game.state.id), let ply = replay.longestChain else { return }
        longestChain = replay.moves[ply - 1].hops
    }

    private var actions: some View {
        VStack(spacing: 12) {
            HStack(spacing: 12) {
                Button("Rematch", systemImage: "arrow.counterclockwise", action: rematch)
                    .buttonStyle(.filled)
                Button("Replay", systemImage: "play.fill") { leave(to: .replay(game.state.id)) }
                    .buttonStyle(.outlined)
            }
            HStack(spacing: 24) {
                Button("New game", systemImage: "plus") { leave(to: .newGame) }
                Menu("Share", systemImage: "square.and.arrow.up") {
                    ShareGame(id: game.state.id, title: game.state.title)
                }
            }
            .font(.strong)
            .frame(minHeight: 48)
        }
    }

    private func rematch() {
        guard let next = library.rematch(of: game.state) else { return }
        game.showsResult = false
        path = [.game(next.state.id)]
    }

    private func leave(to route: Route) {
        game.showsResult = false
        path.append(route)
    }
}

/// Everybody's place, score and points.
private struct ResultTable: View {
    let game: GameModel
    let results: [PlayerResult]

    var body: some View {
        VStack(spacing: 8) {
            ForEach(results) { result in
                HStack(spacing: 10) {
                    if let player = game.state.player(result.seat) { PlayerPiecesView(player: player, diameter: 22) }
                    Text(verbatim: game.state.name(of: result.seat))
                        .font(.strong)
                        .foregroundStyle(.palette(.ink))
                    Spacer(minLength: 0)
                    Text(verbatim: ([result.placeWords] + result.valueWords).joined(separator: " · "))
                        .font(.secondary)
                        .foregroundStyle(.palette(.ink))
                }
                .accessibilityElement(children: .combine)
            }
        }
    }
}

private struct ResultFigure: View {
    let number: Int
    let caption: Text

    var body: some View {
        VStack(alignment: .leading, spacing: 2) {
            Text(number, format: .number)
                .font(.sheetTitle.monospacedDigit())
                .foregroundStyle(.palette(.ink))
            caption
                .font(.footnote)
                .foregroundStyle(.palette(.ink2))
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .accessibilityElement(children: .combine)
    }
}
