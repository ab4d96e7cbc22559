/// A number of moves or of steps as people say it: to the nearest half.
public enum Amount: Sendable, Equatable {
    /// Less than a quarter.
    case little
    case half
    case whole(Int)
    /// So many and a half.
    case andHalf(Int)

    init(hundredths: Int) {
        let halves = (max(hundredths, 0) + 25) / 50
        self =
            switch (halves / 2, halves % 2) {
            case (0, 0): .little
            case (0, _): .half
            case (let whole, 0): .whole(whole)
            case (let whole, _): .andHalf(whole)
            }
    }
}
