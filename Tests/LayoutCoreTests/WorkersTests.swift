import Testing

@testable import ElementTree
@testable import LayoutViews

@Suite("Work on several threads")
struct WorkersTests {
  private struct Refusal: Error, Equatable {
    var number: Int
  }

  @Test("Two things that are done at the same time are both handed on")
  func both() throws {
    let own = 2
    let (one, other) = try Workers.both({ (0..<1_000).reduce(0, +) }, { own + 1 })
    #expect(one == 499_500)
    #expect(other == 3)
  }

  @Test("What either throws is thrown once both have ended")
  func errors() {
    var hasEnded = false
    #expect(throws: Refusal(number: 1)) {
      _ = try Workers.both({ throw Refusal(number: 1) }, { hasEnded = true })
    }
    #expect(hasEnded)
    #expect(throws: Refusal(number: 2)) {
      _ = try Workers.both({ 1 }, { throw Refusal(number: 2) })
    }
  }
}
