import LayoutProofs
import LayoutTesting
import LinearProgramming
import TestSupport

/// Finds points inside polyhedra: as far from all borders as can be, with coordinates that are doubles of their own.
struct InteriorPoint {
  /// Between which whole numbers each coordinate lies.
  let ranges: [ClosedRange<Int>]
  /// How many polyhedra were proven to have no inside.
  private(set) var borderCount = 0
  private var random = SeededGenerator(seed: 1)

  init(ranges: [ClosedRange<Int>]) { self.ranges = ranges }

  /// A point that meets every condition with room to spare, each coordinate a double that nothing else has.
  ///
  /// `nil` where there is none, which exact numbers have proven. Throws what the solver throws, and `LemmaError`.
  mutating func point(in conditions: [LargeReach.Condition]) throws -> [Rational]? {
    let borders = conditions.map(\.expression).filter { !$0.isConstant }
    guard conditions.allSatisfy({ !$0.expression.isConstant || $0.holds { _ in 0 } }),
      let center = try MarginProblem(borders: borders + box, parameterCount: ranges.count).center()
    else {
      borderCount += 1
      return nil
    }
    return try near(center, borders)
  }

  private var box: [LinearExpression] {
    ranges.enumerated().flatMap { place, range in
      let coordinate = LinearExpression(Variable(index: place))
      return [
        coordinate - LinearExpression(Rational(range.lowerBound)),
        LinearExpression(Rational(range.upperBound)) - coordinate,
      ]
    }
  }

  /// A point near the one in the middle, whose coordinates have digits of their own; checked exactly.
  private mutating func near(
    _ center: MarginProblem.Center, _ borders: [LinearExpression]
  ) throws(LemmaError) -> [Rational] {
    let margin = center.margin.doubleValue
    // Few digits keep exact arithmetic fast.
    let grain = margin > 0.01 ? 0x1p14 : 0x1p44
    for attempt in 1...50 {
      let reach = margin * 0.9 / Double(attempt)
      let point = center.point.compactMap { coordinate in
        let near = coordinate.doubleValue + Double.random(in: -reach...reach, using: &random)
        return Rational(exactly: (near * grain).rounded() / grain)
      }
      let isInside = zip(point, ranges).allSatisfy { number, range in
        Rational(range.lowerBound) < number && number < Rational(range.upperBound) && !number.isInteger
      }
      if isInside, Set(point).count == ranges.count,
        borders.allSatisfy({ border in border.value { point[$0.index] } > 0 })
      {
        return point
      }
    }
    throw .noExactPoint
  }
}
