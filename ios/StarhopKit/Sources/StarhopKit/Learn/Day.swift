import Foundation

/// A day of the learner's own calendar, in days since 1 January 1970.
enum Day {
    static func number(of date: Date, in zone: TimeZone) -> Int32 {
        let local = date.timeIntervalSince1970 + Double(zone.secondsFromGMT(for: date))
        return Int32((local / 86_400).rounded(.down))
    }

    static func today() -> Int32 { number(of: .now, in: .current) }
}
