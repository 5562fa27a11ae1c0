import LayoutTesting
import LinearProgramming
import TestSupport
import Testing

@Suite("Linear expressions and relations")
struct LinearExpressionTests {
  let x = Variable(index: 0)
  let y = Variable(index: 1)
  let z = Variable(index: 2)

  @Test("Sums are merged, sorted and without zeros")
  func normalForm() {
    let half = Rational(numerator: 1, denominator: 2)
    let texts = [
      z + x, x + x, x - x, 2 * y - 3 * (y + x) + 4, (z + 6) / 3 - half, -(x - y), 3 - x, half + z * 2,
      LinearExpression(constant: 1, terms: [Term(z, 1), Term(x, 2), Term(z, -1)]), 0 * (x + 1), x + y - x,
    ].map(\.description)
    #expect(
      texts == [
        "x0 + x2", "2 x0", "0", "-3 x0 - x1 + 4", "1/3 x2 + 3/2", "-x0 + x1", "-x0 + 3", "2 x2 + 1/2",
        "2 x0 + 1", "0", "x1",
      ])
    #expect((z + x).newestVariable == z)
    #expect((x - x).isConstant && (x - x).newestVariable == nil)
    #expect([x, y].map { (5 * x + z).coefficient(of: $0) } == [5, 0])
  }

  @Test("Arithmetic on expressions is arithmetic on values")
  func values() {
    let seed = 40
    var random = SeededGenerator(seed: seed)
    func expression() -> LinearExpression {
      LinearExpression(
        constant: Rational(random.int(-9...9)),
        terms: (0..<random.int(0...5)).map { _ in
          Term(Variable(index: random.int(0...3)), Rational(random.int(-3...3)))
        })
    }
    for _ in 0..<2_000 {
      let a = expression()
      let b = expression()
      let factor = Rational(numerator: random.int(-4...4), denominator: random.int(1...4))
      let values = (0..<4).map { _ in Rational(random.int(-50...50)) }
      func value(_ expression: LinearExpression) -> Rational { expression.value { values[$0.index] } }
      #expect(value(a + b) == value(a) + value(b), "seed \(seed)")
      #expect(value(a - b) == value(a) - value(b), "seed \(seed)")
      #expect(value(factor * a) == factor * value(a), "seed \(seed)")
      // Equal functions are equal expressions.
      #expect(a + b - b == a, "seed \(seed)")
    }
  }

  @Test("Operators state relations where these are asked for, and compare otherwise")
  func relations() {
    let three = Rational(3)
    let stated: [Relation] = [x == y + 3, x <= 4, y >= x, 2 * x >= three, three <= x, x + y == z]
    #expect(
      stated.map(\.text) == [
        "x0 - x1 - 3 == 0", "x0 - 4 <= 0", "-x0 + x1 >= 0", "2 x0 - 3 >= 0", "-x0 + 3 <= 0",
        "x0 + x1 - x2 == 0",
      ])
    let same: Bool = x + y == y + x
    #expect(same)
    #expect(x != y)
    #expect(x < y)
    if x == y { Issue.record("two variables are one") }
    #expect(stated.map { $0.holds { [4, 1, 5][$0.index] } } == [true, true, false, true, true, true])
  }
}
