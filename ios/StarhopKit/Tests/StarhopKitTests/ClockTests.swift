import StarhopCore
import Testing

@testable import StarhopKit

/// Milliseconds, as the test says.
@MainActor
final class Watch {
    var now: Int64 = 5_000
}

@MainActor
@Suite(.timeLimit(.minutes(1))) struct ClockTests {
    private let watch = Watch()
    private let sleep = ManualSleep()
    private let sounds = SoundRecorder()

    /// Two people, 30 seconds for each move; nothing moves on the board.
    private func timed(_ moves: [String] = [], computer: Bool = false) throws -> (GameModel, Table) {
        let watch = watch
        let preferences = PreferencesModel(store: MemoryStore())
        let cues = Cues(preferences: preferences, sounds: sounds, haptics: nil) { Double(watch.now) / 1000 }
        let table = try Table(
            sleep: sleep, preferences: preferences, cues: cues, now: { MainActor.assumeIsolated { watch.now } })
        let other: PlayerKind = computer ? .computer(level: 1) : .person
        let players = [PlayerSetup(name: "", kind: .person), PlayerSetup(name: "", kind: other)]
        let game = try table.start(.qq, players, moves, limit: 30_000)
        return (game, table)
    }

    @Test func aGameWithoutALimitHasNoClock() throws {
        let game = try Table().passAndPlay()
        #expect(game.clock == nil && game.state.limit == nil)
        game.resumeClock()
        game.holdClock(.background)
        #expect(game.clock == nil)
        #expect(game.takesTouches)
    }

    @Test func aGameWaitsForItsPerson() throws {
        let (game, _) = try timed()
        #expect(game.clock?.limit == 30_000)
        #expect(game.isPaused)
        #expect(game.clock?.isRunning == false)
        #expect(!game.takesTouches, "nobody thinks for nothing")
        game.resumeClock()
        #expect(game.clock?.isRunning == true)
        #expect(game.takesTouches)
    }

    @Test func aNewGameBeginsWhenItsBoardIsThereAndOneThatWasLeftWaits() throws {
        let (game, table) = try timed()
        game.beginClock()
        #expect(game.clock?.isRunning == true)
        game.play(["d1-e5"])
        game.pauseClock()
        game.beginClock()
        #expect(game.isPaused)
        let again = try #require(
            try LibraryModel(folder: table.folder, preferences: table.preferences, sleep: noSleep).open(game.state.id))
        again.beginClock()
        #expect(again.isPaused)
    }

    @Test func timeRunsWhileThePersonThinks() async throws {
        let (game, _) = try timed()
        game.resumeClock()
        #expect(game.clock?.seconds == 30)
        watch.now += 1_000
        #expect(try await sleep.wakeNext() == .milliseconds(1_000))
        try await until { game.clock?.seconds == 29 }
        #expect(game.clock?.left == 29_000)
    }

    @Test func aPauseStopsIt() async throws {
        let (game, _) = try timed()
        game.resumeClock()
        watch.now += 4_300
        game.pauseClock()
        #expect(game.clock?.left == 25_700)
        #expect(game.clock?.seconds == 26)
        watch.now += 60_000
        game.tellTime()
        #expect(game.clock?.left == 25_700)
        game.resumeClock()
        #expect(game.clock?.left == 25_700)
        #expect(game.clockTask != nil)
    }

    @Test func itStandsStillInTheBackgroundAndUnderAQuestion() throws {
        let (game, _) = try timed()
        game.resumeClock()
        game.holdClock(.background)
        game.holdClock(.dialog)
        watch.now += 60_000
        game.releaseClock(.background)
        #expect(game.clock?.isRunning == false, "the question is still there")
        #expect(game.clockTask == nil, "nothing wakes up for a clock that stands")
        game.releaseClock(.dialog)
        #expect(game.clock?.isRunning == true)
        #expect(game.clock?.left == 30_000)
    }

    @Test func aMoveInMotionTakesNoTime() async throws {
        let (game, _) = try timed()
        game.resumeClock()
        game.play(path("d1 e5"))
        #expect(game.clock?.held == [.animation])
        watch.now += 180
        game.finishMotion()
        #expect(game.clock?.isRunning == true)
        #expect(game.clock?.left == 30_000, "the next turn has all its time")
    }

    @Test func littleTimeIsWarnedOf() throws {
        let (game, _) = try timed()
        game.resumeClock()
        watch.now += 19_000
        game.tellTime()
        #expect(game.clock?.isLow == false)
        #expect(sounds.played.isEmpty)
        watch.now += 1_000
        game.tellTime()
        #expect(game.clock?.isLow == true)
        #expect(sounds.played == [.tick])
    }

    @Test func aTurnThatRunsOutPasses() throws {
        let (game, _) = try timed()
        game.resumeClock()
        watch.now += 30_000
        #expect(!game.tellTime())
        #expect(game.state.toMove == .north)
        #expect(game.state.since.last?.kind == .timeout)
        game.finishMotion()
        #expect(game.clock?.left == 30_000)
    }

    @Test func aMoveThatComesTooLateIsNone() throws {
        let (game, _) = try timed()
        game.resumeClock()
        watch.now += 31_000
        game.play(path("d1 e5"))
        #expect(game.state.pieces[index("d1")] == .of(.south))
        #expect(game.state.toMove == .north)
        #expect(game.problem == nil)
    }

    @Test func theComputersTurnIsNotTimed() async throws {
        let (game, _) = try timed(computer: true)
        game.resumeClock()
        game.play(path("d1 e5"))
        #expect(game.clock?.isTimed == false)
        #expect(!game.isPaused)
        game.stopThinking()
    }

    @Test func aGameComesBackPausedWithWhatWasLeft() throws {
        let (game, table) = try timed()
        game.resumeClock()
        watch.now += 12_000
        game.holdClock(.background)
        let library = try LibraryModel(folder: table.folder, preferences: table.preferences, sleep: noSleep) { 77 }
        let again = try #require(library.open(game.state.id))
        #expect(again.clock?.left == 18_000)
        #expect(again.isPaused)
    }

    @Test func aRematchKeepsTheLimit() throws {
        let (game, table) = try timed()
        #expect(table.library.rematch(of: game.state)?.state.limit == 30_000)
    }

    @Test func aLimitIsChosenWhereTheRulesHaveAClock() throws {
        let store = MemoryStore()
        let model = NewGameModel(store: store)
        #expect(model.choices.limits.isEmpty, "the free rules know no clock")
        model.pick(limit: 30)
        #expect(model.choices.limit == nil)
        model.pick(rules: .qq)
        #expect(model.choices.limits == [15, 30, 60, 120])
        model.pick(limit: 45)
        #expect(model.choices.limit == nil, "45 seconds are not offered")
        model.pick(limit: 30)
        #expect(NewGame(from: store).limit == 30)
        let table = try Table()
        #expect(model.start(in: table.library)?.state.limit == 30_000)
        model.pick(rules: .plyyard)
        #expect(model.start(in: table.library)?.state.limit == nil, "a limit that was chosen for other rules waits")
    }
}
