import Foundation
import StarhopKit

/// The texts of lessons and their tasks, found by their keys. Lessons are data of the core; a text that this version
/// lacks shows its key.
enum LessonWords {
    static func title(_ lesson: String) -> String { text("learn_\(lesson)_title") ?? lesson }

    static func line(_ lesson: String) -> String { text("learn_\(lesson)_line") ?? "" }

    static func question(_ lesson: String, _ task: String) -> String { text("learn_\(lesson)_\(task)") ?? task }

    /// What is said besides once it is solved, where there is something to say.
    static func lastWord(_ lesson: String, _ task: String) -> String? { text("learn_\(lesson)_\(task)_done") }

    private static func text(_ key: String) -> String? {
        let text = Bundle.main.localizedString(forKey: key, value: nil, table: "Lessons")
        return text == key ? nil : text
    }
}
