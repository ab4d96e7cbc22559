import Foundation
import Testing

@testable import StarhopKit

@Suite struct HopTimelineTests {
    private func hops(_ count: Int, pace: Pace = .normal) -> HopTimeline {
        let stops = (0...count).map { CGPoint(x: Double($0) * 2, y: 0) }
        return HopTimeline(stops: stops, style: .hops, pace: pace)
    }

    @Test func startsAndEndsOnTheHoles() {
        let timeline = hops(3)
        #expect(timeline.pose(at: -1) == HopTimeline.Pose(place: .zero, height: 0, scale: 1, landings: 0))
        #expect(timeline.pose(at: 9).place == CGPoint(x: 6, y: 0))
        #expect(timeline.pose(at: 9).landings == 3)
    }

    @Test func aShortChainRestsOnItsLandings() {
        let timeline = hops(2)
        #expect(abs(timeline.duration - (2 * 0.22 + 0.03)) < 1e-9)
        let resting = timeline.pose(at: 0.235)
        #expect(resting.place == CGPoint(x: 2, y: 0))
        #expect(resting.height == 0)
        #expect(resting.landings == 1)
    }

    @Test(arguments: [7, 9, 12, 36])
    func aLongChainTakesNoLongerThanTheCap(count: Int) {
        #expect(hops(count).duration <= 1.8 + 1e-9)
        #expect(abs(hops(count, pace: .slow).duration - 1.6 * hops(count).duration) < 1e-9)
        #expect(abs(hops(count, pace: .fast).duration - 0.55 * hops(count).duration) < 1e-9)
    }

    @Test func aHopIsAnArc() {
        let top = hops(1).pose(at: 0.11)
        #expect(abs(top.place.x - 1) < 1e-9)
        #expect(abs(top.height - 0.55) < 1e-9)
        #expect(abs(top.scale - 1.12) < 1e-9)
    }

    @Test func longHopsFlyHigherUpToALimit() {
        #expect(abs(HopTimeline.peak(length: 4) - 0.79) < 1e-9)
        #expect(HopTimeline.peak(length: 12) == 1.2)
    }

    @Test func aStepStaysOnTheBoard() {
        let step = HopTimeline(stops: [.zero, CGPoint(x: 1, y: 0)], style: .step)
        #expect(step.duration == 0.18)
        for time in stride(from: 0.0, through: 0.18, by: 0.02) {
            #expect(step.pose(at: time).height == 0)
            #expect(step.pose(at: time).scale == 1)
        }
    }

    @Test func curvesRiseFromZeroToOne() {
        for curve in [Easing.standard, .decelerate, .accelerate] {
            let values = (0...20).map { curve(Double($0) / 20) }
            #expect(values.first == 0)
            #expect(values.last == 1)
            #expect(zip(values, values.dropFirst()).allSatisfy { $0 < $1 })
        }
        #expect(Easing.decelerate(0.3) > 0.6)
        #expect(Easing.accelerate(0.3) < 0.2)
    }
}
