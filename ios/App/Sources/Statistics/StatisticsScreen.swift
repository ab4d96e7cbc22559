import StarhopKit
import SwiftUI

/// Points, rank and figures of the games against the computer.
struct StatisticsScreen: View {
    @Environment(LibraryModel.self) private var library
    @State private var asksToReset = false

    private var model: StatisticsModel { library.statistics }

    var body: some View {
        List {
            if let statistics = model.statistics {
                StandingRows(statistics: statistics)
                Section("Games against the computer") {
                    if statistics.tallies.isEmpty {
                        Text("No game against the computer has ended yet.")
                            .foregroundStyle(.palette(.ink2))
                    }
                    ForEach(statistics.tallies) { TallyRows(tally: $0) }
                }
                Section {
                    ShareLink(
                        item: SharedText { [model] in model.export() },
                        preview: SharePreview(Text("Statistics"))
                    ) {
                        Label("Share statistics", systemImage: "square.and.arrow.up")
                    }
                    Button("Reset statistics…", role: .destructive) { asksToReset = true }
                }
            }
            if let problem = model.problem {
                Text(verbatim: problem.words)
                    .foregroundStyle(.palette(.bad))
            }
        }
        .navigationTitle("Statistics")
        .navigationBarTitleDisplayMode(.inline)
        .confirmationDialog(
            "Set points, rank and all figures back to nothing? Games that are over will not count again.",
            isPresented: $asksToReset, titleVisibility: .visible
        ) {
            Button("Reset", role: .destructive) {
                Task { await model.reset() }
            }
            Button("Keep", role: .cancel) {}
        }
        .task { await model.refresh() }
    }
}

private struct StandingRows: View {
    let statistics: Statistics

    var body: some View {
        Section {
            VStack(alignment: .leading, spacing: 4) {
                Text(verbatim: statistics.rankWords)
                    .font(.bigTitle)
                    .foregroundStyle(.palette(.ink))
                Text(verbatim: statistics.pointsWords)
                    .font(.secondary)
                    .foregroundStyle(.palette(.ink))
                Text("Points are won and lost in games of one person against the computer under the points rules.")
                    .font(.footnote)
                    .foregroundStyle(.palette(.ink2))
            }
            .accessibilityElement(children: .combine)
            if statistics.lostEarlier {
                Text("Earlier points and figures could not be read. The file is kept among the damaged ones.")
                    .font(.secondary)
                    .foregroundStyle(.palette(.bad))
            }
        }
    }
}

/// The games under one rule set.
private struct TallyRows: View {
    let tally: Statistics.Tally

    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            Text(verbatim: tally.titleWords)
                .font(.strong)
                .foregroundStyle(.palette(.ink))
            Text(verbatim: tally.resultWords)
                .foregroundStyle(.palette(.ink))
            if let hops = tally.longestChain { small(Text("Longest chain: \(hops) hops")) }
            if let moves = tally.fewestMoves { small(Text("Fastest win: \(moves) moves")) }
        }
        .accessibilityElement(children: .combine)
    }

    private func small(_ text: Text) -> some View {
        text
            .font(.secondary)
            .foregroundStyle(.palette(.ink2))
    }
}
