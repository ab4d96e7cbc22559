import Foundation
import StarhopCore

@testable import StarhopKit

/// The JSON that Rust, Kotlin and Swift read alike.
enum Vectors {
    struct BoardFile: Decodable {
        let holes: [Hole]

        struct Hole: Decodable {
            let index: Int
            let name: String
            let x: Int
            let y: Int
            let camp: Int?
            let neighbours: [Int]
        }
    }

    struct MovesFile: Decodable {
        let positions: [Position]

        struct Position: Decodable {
            let line: [String]
            let pieces: String
            let toMove: Int
            let moves: [Move]
            let allPaths: Paths
        }

        struct Move: Decodable {
            let from: Int
            let to: Int
            let kind: String
            let hops: Int
            let path: [Int]
            let text: String
        }

        struct Paths: Decodable {
            let from: Int
            let to: Int
            let paths: [String]
        }
    }

    struct GamesFile: Decodable {
        let games: [Game]

        struct Game: Decodable {
            let plies: [String]
            let frames: [Frame]
            let then: String
            let end: String
        }

        struct Frame: Decodable {
            let ply: Int
            let pieces: String
            let toMove: Int
            let status: String
            let players: [Player]
            let lastMove: LastMove?
        }

        struct Player: Decodable {
            let seat: Int
            let home: Int
            let steps: Int
        }

        struct LastMove: Decodable {
            let kind: String
            let path: [Int]
            let text: String
        }
    }

    struct ErrorsFile: Decodable {
        let moves: [RefusedMove]
        let saves: [RefusedSave]

        struct RefusedMove: Decodable {
            let line: [String]
            let path: [Int]
            let error: String
            let fields: [String: Int]
        }

        struct RefusedSave: Decodable {
            let name: String
            let document: String
            let error: String
        }
    }

    static let repository = (0..<6).reduce(URL(fileURLWithPath: #filePath)) { url, _ in
        url.deletingLastPathComponent()
    }

    static func read<File: Decodable>(_ type: File.Type, from name: String) throws -> File {
        let data = try Data(contentsOf: repository.appendingPathComponent("tests/vectors/\(name).json"))
        let decoder = JSONDecoder()
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        return try decoder.decode(type, from: data)
    }
}

/// The holes that a move in notation names.
func holes(ofMove text: String) -> [Int] {
    text.split(whereSeparator: { $0 == "-" || $0 == ":" }).map { index(String($0)) }
}
