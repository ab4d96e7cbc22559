import Foundation
import Testing

@testable import StarhopKit

/// A table whose games are listened to; time stands still unless the test moves it.
@MainActor
struct HeardTable {
    final class Clock { var now = 0.0 }

    let table: Table
    let sounds = SoundRecorder()
    let haptics = HapticRecorder()
    let clock = Clock()

    init(store: MemoryStore = MemoryStore(), sleep: ManualSleep? = nil) throws {
        let preferences = PreferencesModel(store: store)
        let (sounds, haptics, clock) = (sounds, haptics, clock)
        let cues = Cues(preferences: preferences, sounds: sounds, haptics: haptics) { clock.now }
        table = try Table(sleep: sleep, preferences: preferences, cues: cues)
    }

    func forget() {
        sounds.forget()
        haptics.forget()
    }
}

@MainActor
@Suite(.timeLimit(.minutes(1))) struct CueTests {
    @Test func aStepAndEachHopOfAChainAreHeardAsTheyLand() async throws {
        let sleep = ManualSleep()
        let heard = try HeardTable(sleep: sleep)
        let game = try heard.table.passAndPlay(["d1-e5", "n1-m5"])
        try await game.rest()
        heard.forget()
        game.play(path("c1 e7"))
        #expect(heard.sounds.played.isEmpty, "the piece has not landed")
        try await sleep.wakeNext()
        try await until { !heard.sounds.played.isEmpty }
        #expect(heard.sounds.played == [.hop(1)])
        #expect(heard.haptics.played == [.light])
    }

    @Test func laterHopsSoundHigherUpToTheEighth() throws {
        #expect((0...9).map(Sound.landing) == [.step] + (1...8).map(Sound.hop) + [.hop(8)])
    }

    @Test func everySoundHasItsFile() throws {
        let folder = Vectors.repository.appendingPathComponent("ios/App/Resources/Sounds")
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        #expect(files.sorted() == Sound.all.map { $0.file + ".wav" }.sorted())
    }

    @Test func aStepTaps() async throws {
        let heard = try HeardTable()
        let game = try heard.table.passAndPlay()
        game.play(path("d1 e5"))
        try await game.rest()
        #expect(heard.sounds.played == [.step])
    }

    @Test func choosingAPieceTicksAndLettingGoDoesNot() throws {
        let heard = try HeardTable()
        let game = try heard.table.passAndPlay()
        game.tap(index("d1"))
        #expect(heard.sounds.played == [.tick])
        #expect(heard.haptics.played == [.selection])
        game.tap(index("d1"))
        #expect(heard.sounds.played.count == 1)
    }

    @Test func whatIsNotAllowedIsHeardEachTime() throws {
        let heard = try HeardTable()
        heard.table.preferences.preferences.haptics = .strong
        let game = try heard.table.passAndPlay()
        game.play(path("a1 q1"))
        game.tap(nil)
        game.play(path("a1 q1"))
        #expect(heard.sounds.played == [.refused, .refused])
        #expect(heard.haptics.played == [.warning, .warning])
    }

    @Test func anUndoTicksAndARedoLandsAgain() async throws {
        let heard = try HeardTable()
        let game = try heard.table.passAndPlay(["d1-e5"])
        try await game.rest()
        heard.forget()
        game.undo()
        try await game.rest()
        #expect(heard.sounds.played == [.tick])
        game.redo()
        try await game.rest()
        #expect(heard.sounds.played == [.tick, .step])
    }

    @Test func aPinnedLandingKnocks() throws {
        let heard = try HeardTable()
        let game = try heard.table.passAndPlay(["c1-e5", "o1-m5"])
        heard.forget()
        game.tap(index("a1"))
        let target = try #require(game.selection.targets.first { $0.kind != .step })
        game.pin(target)
        #expect(heard.sounds.played == [.tick, .hop(target.hops)])
    }

    @Test func ticksAreAtMostTwelveASecond() throws {
        let heard = try HeardTable()
        let game = try heard.table.passAndPlay(["d1-e5", "n1-m5", "d2-e6", "n2-m6"])
        let replay = try #require(heard.table.library.replay(game.state.id))
        heard.forget()
        for ply in [1, 2, 3, 4] { replay.seek(to: ply) }
        #expect(heard.sounds.played == [.tick])
        heard.clock.now = Cues.betweenTicks
        replay.seek(to: 4)
        #expect(heard.sounds.played == [.tick], "the playhead has not moved")
        replay.seek(to: 0)
        #expect(heard.sounds.played == [.tick, .tick])
        #expect(heard.haptics.played.isEmpty, "a light touch leaves ticks to the ear")
    }

    @Test func aReplaySoundsOfItsMoves() async throws {
        let heard = try HeardTable()
        let game = try heard.table.passAndPlay(["d1-e5", "n1-m5"])
        try await game.rest()
        let replay = try #require(heard.table.library.replay(game.state.id))
        heard.forget()
        replay.next()
        try await until { replay.choreography.task == nil }
        #expect(heard.sounds.played == [.step])
    }

    @Test func aWinRings() async throws {
        let won = try Vectors.read(Vectors.GamesFile.self, from: "games").games[0]
        let heard = try HeardTable()
        let game = try heard.table.passAndPlay(Array(won.plies.dropLast()))
        try await game.rest()
        heard.forget()
        game.play(Array(won.plies.suffix(1)))
        try await game.rest()
        #expect(heard.sounds.played.last == .win)
        #expect(heard.sounds.played.filter { $0 == .win || $0 == .goal }.count == 1)
        #expect(heard.haptics.played.last == .success)
    }

    @Test func aPieceThatComesHomeRingsOnce() async throws {
        let won = try Vectors.read(Vectors.GamesFile.self, from: "games").games[0]
        let heard = try HeardTable()
        let game = try heard.table.passAndPlay()
        var bells = 0
        var gained = 0
        for ply in won.plies.dropLast() {
            let before = game.state
            heard.forget()
            game.play([ply])
            try await game.rest()
            let gains = game.state.players.contains { $0.home > before.player($0.seat)?.home ?? 0 }
            gained += gains ? 1 : 0
            bells += heard.sounds.played.filter { $0 == .goal }.count
        }
        #expect(gained > 10)
        #expect(bells == gained)
    }

    @Test func aLossFallsAndADrawIsEven() throws {
        let heard = try HeardTable()
        let lost = try heard.table.againstTheComputer()
        lost.resign()
        lost.finishMotion()
        lost.settle()
        #expect(heard.sounds.played == [.loss])
        heard.forget()
        let drawn = try heard.table.passAndPlay(["d1-e5"])
        drawn.offerDraw()
        drawn.answerDraw(accept: true)
        drawn.settle()
        #expect(heard.sounds.played.last == .draw)
    }

    @Test("E6 nothing is prepared or played while sounds are off") func mutedSounds() throws {
        let heard = try HeardTable(store: MemoryStore(["sounds": "false"]))
        let game = try heard.table.passAndPlay(["d1-e5"])
        heard.table.library.cues.prepare()
        game.tap(index("n1"))
        game.undo()
        #expect(heard.sounds.played.isEmpty)
        #expect(!heard.sounds.isReady)
        #expect(!heard.haptics.played.isEmpty, "touch is a setting of its own")
    }

    @Test("E7 mute is one change and persists") func mute() throws {
        let store = MemoryStore()
        let heard = try HeardTable(store: store)
        #expect(heard.table.preferences.preferences.sounds, "sounds are on at first")
        heard.table.preferences.preferences.sounds.toggle()
        let game = try heard.table.passAndPlay()
        game.tap(index("d1"))
        #expect(heard.sounds.played.isEmpty)
        #expect(!PreferencesModel(store: store).preferences.sounds)
        heard.table.preferences.preferences.sounds.toggle()
        game.tap(index("c1"))
        #expect(heard.sounds.played == [.tick])
    }

    @Test(arguments: [(Preferences.Haptics.off, []), (.light, [Haptic.selection]), (.strong, [.light])])
    func hapticsAreAsStrongAsSet(strength: Preferences.Haptics, felt: [Haptic]) throws {
        let heard = try HeardTable()
        heard.table.preferences.preferences.haptics = strength
        try heard.table.passAndPlay().tap(index("d1"))
        #expect(heard.haptics.played == felt)
    }
}
