import LayoutCore
import LinearProgramming
import ReferenceLayout
import Testing

@testable import LayoutEquivalence
@testable import LayoutProofs

@Suite("Numbers that are functions")
struct AffineNumberTests {
  private let path = ComparisonPath(at: [10])
  private var t: AffineNumber { AffineNumber(LinearExpression(Variable(index: 0)), on: path) }

  private var interval: ExactInterval { path.interval }

  @Test func sharesStayExact() {
    let third = t / AffineNumber(3.0)
    #expect(third + third + third == t)
    #expect(interval == ExactInterval())
  }

  @Test("A comparison that holds is open where it is strict, and its opposite closed")
  func comparisons() {
    #expect(AffineNumber(4.0) < t)
    #expect(interval == ExactInterval(.init(4, isIncluded: false), nil))
    #expect(t <= AffineNumber(12.0))
    #expect(interval == ExactInterval(.init(4, isIncluded: false), .init(12)))
    #expect(!(t < AffineNumber(10.0)))
    #expect(interval == ExactInterval(.init(10), .init(12)))
  }

  @Test("Equal at the point is not equal as a function")
  func equality() {
    #expect(t != AffineNumber(10.0))
    #expect(Set([t, t + AffineNumber(0.0), AffineNumber(10.0)]).count == 2)
    #expect(interval == ExactInterval())
  }

  @Test func infinities() {
    #expect(t < .infinity && -AffineNumber.infinity < t && !(AffineNumber.infinity < .infinity))
    #expect((t + .infinity).isInfinite && (t - .infinity) == -.infinity)
    #expect(AffineNumber.infinity / AffineNumber(3.0) == .infinity && t / .infinity == AffineNumber(0.0))
    #expect(interval == ExactInterval())
  }

  @Test("A number taken as it is holds at the point alone, and names the view")
  func pinned() {
    #expect((t + AffineNumber(1.0)).pinned(for: LayoutTree.Index(3)) == 11)
    #expect(interval.isPoint && interval.contains(10))
    #expect(path.opaqueViews == [LayoutTree.Index(3)])
  }

  @Test func pinnedConstantsFixNothing() {
    #expect(AffineNumber(5.0).pinned(for: LayoutTree.Index(3)) == 5)
    #expect(path.opaqueViews.isEmpty && interval == ExactInterval())
  }

  @Test func measuredLengthsAreRoundedDown() {
    let path = ComparisonPath(at: [1])
    let third = AffineNumber(LinearExpression(Variable(index: 0)), on: path) / AffineNumber(3.0)
    let down = third.doubleRoundedDown
    #expect(Rational(exactly: down).map { $0 < Rational(numerator: 1, denominator: 3) } == true)
    #expect(down == 1.0 / 3 || down == (1.0 / 3).nextDown)
  }
}
