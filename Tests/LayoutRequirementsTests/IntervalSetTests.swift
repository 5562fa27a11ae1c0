import LayoutTesting
import LinearProgramming
import TestSupport
import Testing

@testable import LayoutRequirements

@Suite("Sets of intervals")
struct IntervalSetTests {
  private static func interval(_ text: (Character, Int, Int, Character)) -> ExactInterval {
    ExactInterval(
      ExactInterval.End(Rational(text.1), isIncluded: text.0 == "["),
      ExactInterval.End(Rational(text.2), isIncluded: text.3 == "]"))
  }

  @Test("Intervals that touch become one; those with a number between do not")
  func joining() {
    let joined = IntervalSet([("(", 4, 6, "]"), ("[", 0, 2, ")"), ("[", 2, 4, "]")].map(Self.interval))
    #expect(joined.intervals.map(\.description) == ["[0, 6]"])
    let apart = IntervalSet([("[", 0, 2, ")"), ("(", 2, 4, "]")].map(Self.interval))
    #expect(apart.intervals.count == 2 && !apart.contains(2))
  }

  @Test(
    "A number belongs to a union, a cut or the rest as it does to the parts, at quarters of random intervals")
  func membership() {
    print("TAUT_SEED=\(TestSize.seed)")
    var random = SeededGenerator(seed: TestSize.seed)
    func set() -> IntervalSet {
      IntervalSet(
        (0..<Int.random(in: 0...4, using: &random)).map { _ in
          let lower = Int.random(in: 0...8, using: &random)
          return Self.interval(
            (
              Bool.random(using: &random) ? "[" : "(", lower, Int.random(in: lower...9, using: &random),
              Bool.random(using: &random) ? "]" : ")"
            ))
        })
    }
    let whole = Self.interval(("[", 1, 8, ")"))
    for _ in 0..<300 {
      let (one, other) = (set(), set())
      for quarter in 0...40 {
        let number = Rational(numerator: quarter, denominator: 4)
        let isInOne = one.contains(number)
        let context = "\(number) in \(one.intervals) and \(other.intervals)"
        #expect(one.union(other).contains(number) == (isInOne || other.contains(number)), "\(context)")
        #expect(one.intersection(other).contains(number) == (isInOne && other.contains(number)), "\(context)")
        #expect(one.missing(in: whole).contains(number) == (whole.contains(number) && !isInOne), "\(context)")
      }
    }
  }
}
