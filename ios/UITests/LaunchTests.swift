import XCTest

/// The app on a simulator or a phone. The game itself is tested in StarhopKit.
final class LaunchTests: XCTestCase {
    @MainActor func testANewGameShowsItsBoard() {
        let app = XCUIApplication()
        app.launchArguments = ["-AppleLanguages", "(en)", "-openGame", "", "-begun", "true"]
        app.launch()
        app.buttons["New game"].tap()
        app.buttons["Start game"].tap()
        XCTAssertTrue(app.buttons["a 1, red dot piece, yours"].waitForExistence(timeout: 5))
    }
}
