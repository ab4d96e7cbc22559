import StarhopKit
import SwiftUI

/// A running or finished game: bars, board, status and actions, laid out for the window.
struct GameScreen: View {
    let game: GameModel
    @Binding var path: [Route]
    @Environment(PreferencesModel.self) private var preferences
    @Environment(LibraryModel.self) private var library
    @Environment(\.scenePhase) private var scenePhase
    @Environment(\.accessibilityReduceMotion) private var reduceMotion
    @Environment(\.dynamicTypeSize) private var dynamicTypeSize
    @State private var showsMenu = false
    @State private var showsMoves = false
    @State private var showsRules = false
    @State private var choice: GameMenu.Choice?

    var body: some View {
        GeometryReader { proxy in
            layout(in: proxy.size)
                .overlay { PausedBoard(game: game) }
                .frame(width: proxy.size.width, height: proxy.size.height)
        }
        .background(.palette(.paper))
        .navigationTitle(title)
        .navigationBarTitleDisplayMode(.inline)
        .toolbar {
            ToolbarItem(placement: .topBarTrailing) { ClockView(game: game) }
            ToolbarItem(placement: .topBarTrailing) { SpeakerButton() }
        }
        .sheet(isPresented: $showsMenu, onDismiss: follow) { GameMenu(game: game, choice: $choice) }
        .sheet(isPresented: $showsMoves) { LegalMovesSheet(moves: game.legalMoves(), play: game.play) }
        .sheet(isPresented: $showsRules) { GameRulesSheet(state: game.state) }
        .sheet(isPresented: resultShown) { ResultSheet(game: game, path: $path) }
        .drawQuestion(for: game)
        .onAppear {
            wakeUp()
            game.beginClock()
        }
        .onDisappear {
            game.stopThinking()
            game.pauseClock()
        }
        .onChange(of: asks, initial: true) { _, asks in asks ? game.holdClock(.dialog) : game.releaseClock(.dialog) }
        .onChange(of: scenePhase) { _, phase in
            if phase == .active { game.releaseClock(.background) } else { game.holdClock(.background) }
            if phase == .active { wakeUp() } else if phase == .background { game.stopThinking() }
        }
        .onChange(of: reduceMotion, initial: true) { _, reduces in game.reducesMotion = reduces }
        .keepsScreenOn(preferences.preferences.keepsScreenOn && !game.state.isOver)
    }

    @ViewBuilder private func layout(in size: CGSize) -> some View {
        switch GameLayout(size: size, heights: heights) {
        case .portrait where isRound: RoundGame(game: game, showsMenu: $showsMenu, width: size.width)
        case .portrait: PortraitGame(game: game, showsMenu: $showsMenu, width: size.width)
        case .small where isRound: ChipsGame(game: game, showsMenu: $showsMenu, width: size.width)
        case .small: SmallGame(game: game, showsMenu: $showsMenu, width: size.width)
        case .side(let boardWidth, let scrolls):
            SideGame(game: game, showsMenu: $showsMenu, boardWidth: boardWidth, scrolls: scrolls)
        case .scrolling: ScrollingGame(game: game, showsMenu: $showsMenu, width: size.width)
        }
    }

    private var heights: GameHeights {
        GameHeights(players: game.state.players.count, textScale: dynamicTypeSize.scale)
    }

    /// More than two players sit round the board.
    private var isRound: Bool { game.state.players.count > 2 }

    private var title: Text {
        if !game.state.title.isEmpty { return Text(verbatim: game.state.title) }
        guard let level = game.state.players.compactMap(\.level).first else { return Text("Pass and play") }
        return Text("Level \(level)")
    }

    private var resultShown: Binding<Bool> {
        Binding(get: { game.showsResult }, set: { game.showsResult = $0 })
    }

    /// Something stands over the board, so that the person cannot move.
    private var asks: Bool {
        showsMenu || showsMoves || showsRules || game.askedDraw != nil || game.askedHandOver != nil
    }

    private func wakeUp() {
        library.cues.prepare()
        game.askComputerIfNeeded()
    }

    /// Done after the menu has gone, because one sheet can't follow another that is still there.
    private func follow() {
        switch choice {
        case .result: game.showsResult = true
        case .moves: showsMoves = true
        case .replay: path.append(.replay(game.state.id))
        case .offerDraw: game.offerDraw()
        case .resign: game.resign()
        case .turnBoard: game.turnBoard()
        case .rules: showsRules = true
        case .settings: path.append(.settings)
        case .newGame: path = [.newGame]
        case nil: break
        }
        choice = nil
    }
}

/// Bars above and below the board.
private struct PortraitGame: View {
    let game: GameModel
    @Binding var showsMenu: Bool
    let width: Double

    var body: some View {
        VStack(spacing: 0) {
            OtherPlayers(game: game)
                .padding(.bottom, GameHeights.aboveBoard)
            BoardView(board: game)
                .frame(height: BoardGeometry.height(forWidth: width))
            PlayerBar(game: game, player: game.nearPlayer)
                .padding(.top, 8)
            StatusLine(game: game)
            Spacer(minLength: 0)
            GameActions(game: game, showsMenu: $showsMenu)
        }
        .padding(.top, 8)
    }
}

/// No room for bars: the players stand in the free corners on the left of the board's tips.
private struct SmallGame: View {
    let game: GameModel
    @Binding var showsMenu: Bool
    let width: Double

    var body: some View {
        VStack(spacing: GameHeights.gap) {
            BoardView(board: game)
                .frame(maxHeight: BoardGeometry.height(forWidth: width))
                .overlay(alignment: .topLeading) { CornerPlayer(game: game, player: game.farPlayer) }
                .overlay(alignment: .bottomLeading) { CornerPlayer(game: game, player: game.nearPlayer) }
            TurnPill(game: game)
        }
        .frame(maxHeight: .infinity, alignment: .top)
        .safeAreaInset(edge: .bottom, spacing: 0) { GameActions(game: game, showsMenu: $showsMenu) }
    }
}

private struct SideGame: View {
    let game: GameModel
    @Binding var showsMenu: Bool
    let boardWidth: Double
    let scrolls: Bool

    var body: some View {
        HStack(spacing: 0) {
            BoardView(board: game)
                .frame(width: boardWidth)
            Group {
                if scrolls {
                    ScrollView { players }
                } else {
                    players
                        .frame(maxHeight: .infinity, alignment: .top)
                }
            }
            .safeAreaInset(edge: .bottom, spacing: GameHeights.gap) {
                GameActions(game: game, showsMenu: $showsMenu)
                    .background(.palette(.paper))
            }
            .frame(maxWidth: 400)
            .frame(maxWidth: .infinity)
        }
    }

    private var players: some View {
        VStack(spacing: GameHeights.gap) {
            OtherPlayers(game: game)
            PlayerBar(game: game, player: game.nearPlayer)
            StatusLine(game: game)
        }
        .padding(.top, GameHeights.gap)
    }
}

/// For very large text: the page scrolls, the actions stay.
private struct ScrollingGame: View {
    let game: GameModel
    @Binding var showsMenu: Bool
    let width: Double

    var body: some View {
        ScrollView {
            VStack(spacing: 8) {
                ForEach(game.otherPlayers) { PlayerBar(game: game, player: $0) }
                TappedBoard(board: game)
                    .frame(height: BoardGeometry.height(forWidth: width))
                PlayerBar(game: game, player: game.nearPlayer)
                StatusLine(game: game)
            }
        }
        .safeAreaInset(edge: .bottom) {
            GameActions(game: game, showsMenu: $showsMenu)
                .background(.palette(.paper))
        }
    }
}
