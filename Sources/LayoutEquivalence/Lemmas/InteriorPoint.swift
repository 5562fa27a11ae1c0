import LinearProgramming

/// Finds points inside polyhedra: GLPK moves a point as far from all borders as it can.
struct InteriorPoint {
  /// How far from every border a point must be, in points; what is thinner has no inside.
  static let leastSlack = 1e-7

  var ranges: [ClosedRange<Int>]
  private var random = SeededGenerator(seed: 1)

  init(ranges: [ClosedRange<Int>]) { self.ranges = ranges }

  /// A point that meets every condition with room to spare, each coordinate a double that nothing else has.
  ///
  /// `nil` where there is none. Throws what the solver throws.
  mutating func point(in conditions: [ComparisonPath.Condition]) throws -> [Rational]? {
    var problem = LinearProblem()
    for range in ranges {
      problem.addColumn(lower: Double(range.lowerBound), upper: Double(range.upperBound))
    }
    let slack = problem.addColumn(lower: 0, upper: 4, cost: -1)
    for (column, range) in ranges.enumerated() {
      problem.addRow(lower: Double(range.lowerBound), [(column, 1), (slack, -1)])
      problem.addRow(upper: Double(range.upperBound), [(column, 1), (slack, 1)])
    }
    for condition in conditions {
      let entries = condition.expression.terms.map { ($0.variable.index, $0.coefficient.doubleValue) }
      let norm = entries.reduce(0) { $0 + abs($1.1) }
      problem.addRow(
        lower: -condition.expression.constant.doubleValue, entries + [(slack, -norm)])
    }
    let solution = try GLPKSolver().solve(problem, from: nil)
    guard solution.status == .optimal, solution.primal.columns[slack] > Self.leastSlack else { return nil }
    return try near(solution, slack: solution.primal.columns[slack], conditions)
  }

  /// A point near the solver's, whose coordinates have digits of their own; checked exactly.
  private mutating func near(
    _ solution: LinearSolution, slack: Double, _ conditions: [ComparisonPath.Condition]
  ) throws(LemmaError) -> [Rational] {
    // Few digits keep exact arithmetic fast.
    let grain = slack > 0.01 ? 0x1p14 : 0x1p44
    for attempt in 1...50 {
      let reach = slack * 0.9 / Double(attempt)
      let point = ranges.indices.compactMap { column in
        let near = solution.primal.columns[column] + Double.random(in: -reach...reach, using: &random)
        return Rational(exactly: (near * grain).rounded() / grain)
      }
      let isInside = zip(point, ranges).allSatisfy { number, range in
        Rational(range.lowerBound) < number && number < Rational(range.upperBound) && !number.isInteger
      }
      if isInside, Set(point).count == ranges.count,
        conditions.allSatisfy({ condition in condition.expression.value { point[$0.index] } > 0 })
      {
        return point
      }
    }
    throw .noExactPoint
  }
}
