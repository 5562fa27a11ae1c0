import Foundation
import Testing

@testable import ElementTree
@testable import LayoutViews

/// Which lengths an interval contains.
struct MeasurementIntervalTests {
  @Test func endsBelongToTheIntervalOrNot() {
    let halfOpen = MeasurementInterval(lower: 1, upper: 2, upperIsIncluded: false)
    let lengths: [CGFloat] = [1.nextDown, 1, 2.nextDown, 2]
    #expect(lengths.map(halfOpen.contains) == [false, true, true, false])
    let other = MeasurementInterval(lower: 1, upper: 2, lowerIsIncluded: false)
    #expect(lengths.map(other.contains) == [false, false, true, true])
  }

  @Test func infiniteEnds() {
    let lengths: [CGFloat] = [-.infinity, 0, .infinity, .nan]
    #expect(lengths.map(MeasurementInterval.all.contains) == [true, true, true, false])
    #expect(MeasurementInterval.halfOpen(nil, nil) == .all)
    #expect(lengths.map(MeasurementInterval.point(0).contains) == [false, true, false, false])
  }
}
