import Foundation

/// What a board on the screen asks of the model behind it: what it draws, and what a finger or a screen reader does.
@MainActor
public protocol BoardModel: AnyObject {
    var selection: Selection { get }
    /// What is heard and felt.
    var cues: Cues { get }
    /// What moves now; while something moves, a touch of the board only ends it.
    var motion: BoardMotion? { get }
    /// Sixths of a full turn by which the board rests turned.
    var restingTurn: Double { get }
    var takesTouches: Bool { get }
    /// Whether a touch means its hole even where nothing can be taken hold of and nothing can go.
    var takesAnyHole: Bool { get }

    func seconds(at date: Date) -> Double
    func turn(at seconds: Double) -> Double
    func scene(at seconds: Double, aim: Int?, preview: [Int]) -> BoardScene
    func phrase(for hole: Int) -> HolePhrase
    func isOwn(_ hole: Int) -> Bool

    func finishMotion()
    func tap(_ hole: Int?)
    func select(_ hole: Int)
    /// A drag let go on a target.
    func release(on target: Target)
    func pin(_ target: Target)
    func finishChain()
    /// Puts a selection back, after a touch that came to nothing.
    func restore(_ earlier: Selection)
}

extension GameModel: BoardModel {
    public var takesAnyHole: Bool { false }
}
