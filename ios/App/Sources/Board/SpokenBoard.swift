import StarhopKit

/// A board that says how it stands, as the label of the whole board.
@MainActor
protocol SpokenBoard: BoardModel {
    var summary: String { get }
}

extension GameModel: SpokenBoard {}
