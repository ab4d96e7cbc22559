/// The bars by which a level is chosen: each is as wide as the others, and higher than the one before.
public enum LevelBars {
    public static func height(of level: Int) -> Double { 12.6 + Double(level - NewGame.levels.lowerBound) * 2.6 }

    /// The level under a finger, in points from the leading end of all bars; beyond an end it is the last one there.
    public static func level(at place: Double, width: Double) -> Int {
        guard width > 0 else { return NewGame.levels.lowerBound }
        let bar = Int((place / width * Double(NewGame.levels.count)).rounded(.down))
        return NewGame.levels.lowerBound + min(max(bar, 0), NewGame.levels.count - 1)
    }
}
