import Foundation
import Testing

@testable import ElementTree
@testable import LayoutViews

@Suite("What measured content claims")
struct MeasuredClaimTests {
  /// Content whose answer follows the width, and which claims what it is told to.
  private struct Following: MeasuredContent {
    var widths: MeasurementInterval
    var identity: LayoutIdentity? { nil }
    var hasBaselines: Bool { false }

    func measure(_ proposal: ProposedViewSize) -> LeafMeasurement {
      LeafMeasurement(
        size: CGSize(width: max(0, min(proposal.width ?? 100, 100)), height: 10), widths: widths,
        heights: .all)
    }

    func wrongClaim(at width: CGFloat?) -> String? {
      let proposal = ProposedViewSize(width: width, height: 20)
      return wrongClaim(of: measure(proposal), to: proposal)
    }
  }

  @Test("lengths with other answers are noticed, and such as leave out what was proposed")
  func wrong() throws {
    #expect(Following(widths: .all).wrongClaim(at: 50) != nil)
    #expect(Following(widths: MeasurementInterval(lower: 20, upper: 50)).wrongClaim(at: 50) != nil)
    #expect(Following(widths: .point(50)).wrongClaim(at: 60)?.contains("does not contain it") == true)
  }

  @Test("lengths of one answer are right, and so is what claims nothing")
  func right() {
    #expect(Following(widths: .proposed).wrongClaim(at: 50) == nil)
    #expect(Following(widths: .point(50)).wrongClaim(at: 50) == nil)
    #expect(Following(widths: MeasurementInterval(lower: 100, upper: .infinity)).wrongClaim(at: 300) == nil)
    #expect(Following(widths: .all).wrongClaim(at: nil) == nil)
    let open = MeasurementInterval(lower: 20, upper: 50, lowerIsIncluded: false)
    #expect(Following(widths: open).wrongClaim(at: 50) == nil)
  }

  @Test("texts claim what is so")
  func texts() {
    for seed: UInt64 in 0..<500 {
      let random = RandomText(seed: seed)
      let content = TextContent(random.text, measurer: BuiltInTextMeasurer())
      let proposal = ProposedViewSize(width: random.width, height: random.height)
      #expect(content.wrongClaim(of: content.measure(proposal), to: proposal) == nil, "seed \(seed)")
    }
  }

  @Test("a debug build stops at a wrong claim, and no other asks twice")
  func builds() async {
    #if DEBUG
      let end = ExitTest.Condition.failure
    #else
      let end = ExitTest.Condition.success
    #endif
    await #expect(processExitsWith: end) {
      _ = Following(widths: .all).answer(to: ProposedViewSize(width: 50, height: 20))
    }
  }
}
