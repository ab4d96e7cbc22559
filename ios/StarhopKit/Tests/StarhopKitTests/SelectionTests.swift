import StarhopCore
import Testing

@testable import StarhopKit

/// Given a line after which the piece on a1 can hop to c1 and on to e5.
@MainActor
@Suite struct SelectionTests {
    static let line = ["c1-e7", "o1-m5"]
    private let table: Table
    private let game: GameModel

    init() throws {
        table = try Table()
        game = try table.passAndPlay(Self.line)
    }

    private func targets() -> Set<String> { Set(game.selection.targets.map { Board.holes[$0.hole].name }) }

    @Test func tappingAPieceShowsWhereItCanGo() {
        game.tap(index("a1"))
        #expect(game.selection.hole == index("a1"))
        #expect(targets().isSuperset(of: ["c1", "e5"]))
        #expect(game.selection.target(at: index("c1"))?.kind == .hop)
    }

    @Test func tappingItAgainLetsGo() {
        game.tap(index("a1"))
        game.tap(index("a1"))
        #expect(game.selection == .none)
    }

    @Test func anotherOwnPieceBecomesTheSelection() {
        game.tap(index("a1"))
        game.tap(index("d1"))
        #expect(game.selection.hole == index("d1"))
    }

    @Test(arguments: ["i5", "q1", nil])
    func whatIsNoTargetEndsTheSelection(name: String?) {
        game.tap(index("a1"))
        game.tap(name.map(index))
        #expect(game.selection == .none)
        #expect(game.state.ply == 2)
    }

    @Test func tappingATargetPlaysItsDefaultPath() {
        game.tap(index("a1"))
        game.tap(index("e5"))
        #expect(game.state.ply == 3)
        #expect(game.state.lastMove?.text == "a1:c1:e5")
        #expect(game.selection == .none)
        #expect(game.state.toMove == .north)
    }

    @Test func theOtherSidesPiecesAreNotTaken() {
        game.tap(index("q1"))
        #expect(game.selection == .none)
    }

    @Test func aPinnedChainGoesOnFromItsLanding() throws {
        game.tap(index("a1"))
        game.pin(try #require(game.selection.target(at: index("c1"))))
        #expect(game.selection.chain?.path == path("a1 c1"))
        #expect(game.selection.chain?.mayFinish == true)
        #expect(targets().contains("e5"))
        #expect(!targets().contains("a1"))
        #expect(game.state.ply == 2)
    }

    @Test func oncePinnedTapsPinAndOnlyTheButtonPlays() throws {
        game.tap(index("a1"))
        game.pin(try #require(game.selection.target(at: index("c1"))))
        game.tap(index("e5"))
        #expect(game.selection.chain?.path == path("a1 c1 e5"))
        #expect(game.state.ply == 2)
        game.finishChain()
        #expect(game.state.lastMove?.path == path("a1 c1 e5"))
    }

    @Test func finishingEarlyPlaysOnlyWhatIsPinned() throws {
        game.tap(index("a1"))
        game.pin(try #require(game.selection.target(at: index("c1"))))
        game.finishChain()
        #expect(game.state.lastMove?.text == "a1:c1")
    }

    @Test func tappingTheWaitingPieceDropsTheChain() throws {
        game.tap(index("a1"))
        game.pin(try #require(game.selection.target(at: index("c1"))))
        game.tap(index("c1"))
        #expect(game.selection == .none)
        #expect(game.state.ply == 2)
    }

    @Test func aStepIsNeverPinned() throws {
        game.tap(index("d1"))
        let step = try #require(game.selection.targets.first { $0.kind == .step })
        game.pin(step)
        #expect(game.selection.chain == nil)
    }

    @Test func longChainsWaitIfAPersonWantsThat() throws {
        let game = try table.passAndPlay()
        table.preferences.preferences.confirmsLongChains = true
        let target = Target(hole: 0, kind: .hop, hops: 3, path: path("c1 e5 g5 i5"), text: "c1:e5:g5:i5")
        game.release(on: target)
        #expect(game.selection.chain?.isWhole == true)
        #expect(game.state.ply == 0)
        game.drop()
        game.tap(index("c1"))
        game.tap(index("e5"))
        #expect(game.state.ply == 1, "a short move does not wait")
    }

    @Test func aRefusedMoveChangesNothing() {
        let before = game.state
        game.play(path("a1 i5"))
        #expect(game.problem == .illegalMove)
        #expect(game.state == before)
        #expect(game.status == .problem(.illegalMove))
        game.tap(index("a1"))
        #expect(game.problem == nil, "the next tap ends the message")
    }

    @Test func everyLegalMoveIsListed() {
        #expect(game.legalMoves().contains { $0.text == "a1:c1:e5" })
        #expect(Set(game.legalMoves().map(\.path[0])).isSubset(of: Set(ownHoles())))
    }

    private func ownHoles() -> [Int] { Board.holes.indices.filter { game.isOwn($0) } }

    @Test func theSceneShowsTheWaitingPieceAtItsLanding() throws {
        game.tap(index("a1"))
        game.pin(try #require(game.selection.target(at: index("c1"))))
        let scene = game.scene(at: 0)
        #expect(scene.pieces[index("a1")] == nil)
        #expect(scene.pieces[index("c1")] == .of(.south))
        #expect(scene.selected == index("c1"))
        #expect(scene.trail?.opacity == 0.45)
        #expect(scene.chain == path("a1 c1"))
    }

    @Test func ringsCanBeTurnedOff() {
        table.preferences.preferences.rings = false
        game.tap(index("a1"))
        #expect(game.scene(at: 0).targets.isEmpty)
        #expect(!game.selection.targets.isEmpty)
    }
}
