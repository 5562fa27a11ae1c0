import LinearProgramming
import Testing

@testable import LayoutEquivalence
@testable import LayoutProofs

@Suite("Points inside polyhedra")
struct InteriorPointTests {
  private let x = LinearExpression(Variable(index: 0))
  private let y = LinearExpression(Variable(index: 1))

  private func point(_ expressions: [LinearExpression]) throws -> [Rational]? {
    var finder = InteriorPoint(ranges: [0...1_000, -200...200])
    let conditions = expressions.map { LargeReach.Condition($0, isStrict: false) }
    let point = try finder.point(in: conditions)
    #expect(finder.borderCount == (point == nil ? 1 : 0))
    if let point {
      #expect(conditions.allSatisfy { $0.expression.value { point[$0.index] } > 0 })
      #expect(point.allSatisfy { Rational(exactly: $0.doubleValue) == $0 })
    }
    return point
  }

  private func constant(_ numerator: Int, _ denominator: Int = 1) -> LinearExpression {
    LinearExpression(Rational(numerator: numerator, denominator: denominator))
  }

  @Test("What is as thin as a millionth of a millionth has an inside", arguments: [1, 10, 20, 30, 39])
  func thin(_ bits: Int) throws {
    let width = constant(1, 1 << bits)
    #expect(try point([x - y * 3 - constant(1, 3), y * 3 + constant(1, 3) + width - x]) != nil)
    #expect(try point([x * 3 - constant(1_000), constant(1_000) + width - x * 3]) != nil)
  }

  @Test("What is a line, a point or nothing has none, and that is proven")
  func borders() throws {
    #expect(try point([x - y * 3 - constant(1, 3), y * 3 + constant(1, 3) - x]) == nil)
    #expect(try point([x * 3 - constant(1_000), constant(1_000) - x * 3]) == nil)
    #expect(try point([x - constant(1, 7), y - constant(1, 7), constant(2, 7) - x - y]) == nil)
    // Less than nothing by a millionth of a millionth.
    let gap = constant(1, 1 << 40)
    #expect(try point([x - y - gap, y - x]) == nil)
    // Far outside of the box, and no condition at all that could hold.
    #expect(try point([x - constant(5_000)]) == nil)
    #expect(try point([constant(-1)]) == nil)
  }

  @Test("The whole box, and a half of it")
  func thick() throws {
    #expect(try point([]) != nil)
    #expect(try point([x - constant(500)]) != nil)
    #expect(try point([constant(3)]) != nil)
  }

  @Test("Exact equations: one solution, none, many, and more equations than needed")
  func equations() {
    #expect(ExactEquations([[2, 1, 5], [1, -1, 1]]).solution == [2, 1])
    #expect(ExactEquations([[0, 1, 5], [1, 0, 1]]).solution == [1, 5])
    #expect(ExactEquations([[1, 1, 1], [2, 2, 2]]).solution == nil)
    #expect(ExactEquations([[1, 1, 1], [2, 2, 3]]).solution == nil)
    #expect(ExactEquations([[1, 1]]).solution == [1])
    #expect(ExactEquations([[1, 1], [2, 2]]).solution == [1])
    #expect(ExactEquations([[1, 1], [2, 3]]).solution == nil)
    #expect(ExactEquations([[1, 2, 3]]).solution == nil)
  }
}
