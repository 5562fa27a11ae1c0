import LayoutCore
import LinearProgramming
import ReferenceLayout
import Testing

@testable import LayoutEquivalence
@testable import LayoutProofs

@Suite("Numbers that are functions")
struct AffineNumberTests {
  private let run = RecordedRun<LargeForm>(at: [10])
  private var t: AffineNumber { AffineNumber(LinearExpression(Variable(index: 0)), in: run.context) }

  private var interval: ExactInterval { run.context.pointee.finding.reach.interval }
  private var opaqueViews: [LayoutTree.Index] { run.context.pointee.opaqueViews }

  @Test func sharesStayExact() {
    let third = t / AffineNumber(3)
    #expect(third + third + third == t)
    #expect(interval == ExactInterval())
  }

  @Test("A comparison that holds is open where it is strict, and its opposite closed")
  func comparisons() {
    #expect(AffineNumber(4) < t)
    #expect(interval == ExactInterval(.init(4, isIncluded: false), nil))
    #expect(t <= AffineNumber(12))
    #expect(interval == ExactInterval(.init(4, isIncluded: false), .init(12)))
    #expect(!(t < AffineNumber(10)))
    #expect(interval == ExactInterval(.init(10), .init(12)))
  }

  @Test("Equal at the point is not equal as a function")
  func equality() {
    #expect(t != AffineNumber(10))
    #expect(Set([t, t + AffineNumber(0), AffineNumber(10)]).count == 2)
    #expect(interval == ExactInterval())
  }

  @Test func infinities() {
    #expect(t < .infinity && -AffineNumber.infinity < t && !(AffineNumber.infinity < .infinity))
    #expect((t + .infinity).isInfinite && (t - .infinity) == -.infinity)
    #expect(AffineNumber.infinity / AffineNumber(3) == .infinity && t / .infinity == AffineNumber(0))
    #expect(interval == ExactInterval())
  }

  @Test("A number taken as it is holds at the point alone, and names the view")
  func pinned() {
    #expect((t + AffineNumber(1)).pinned(for: LayoutTree.Index(3)) == 11)
    #expect(interval.isPoint && interval.contains(10))
    #expect(opaqueViews == [LayoutTree.Index(3)])
  }

  @Test func pinnedConstantsFixNothing() {
    #expect(AffineNumber(5).pinned(for: LayoutTree.Index(3)) == 5)
    #expect(opaqueViews.isEmpty && interval == ExactInterval())
  }

  @Test func measuredLengthsAreRoundedDown() {
    let run = RecordedRun<LargeForm>(at: [1])
    let third = AffineNumber(LinearExpression(Variable(index: 0)), in: run.context) / AffineNumber(3)
    let down = third.doubleRoundedDown
    #expect(Rational(exactly: down).map { $0 < Rational(numerator: 1, denominator: 3) } == true)
    #expect(down == 1.0 / 3 || down == (1.0 / 3).nextDown)
  }

  @Test("A double that stands for a parameter of the run is that parameter, and no other is")
  func written() {
    let length = LinearExpression(Variable(index: 1))
    let run = RecordedRun(
      at: [10, Rational(numerator: 1, denominator: 4)],
      written: [0.25: LargeForm(.finite(AffineFunction(length)))])
    #expect(AffineNumber(0.25, in: run.context).expression == length)
    #expect(
      AffineNumber(0.5, in: run.context).expression
        == LinearExpression(Rational(numerator: 1, denominator: 2)))
    let other = RecordedRun<LargeForm>(at: [10, Rational(numerator: 1, denominator: 4)])
    #expect(AffineNumber(0.25, in: other.context).form.isConstant)
  }
}
