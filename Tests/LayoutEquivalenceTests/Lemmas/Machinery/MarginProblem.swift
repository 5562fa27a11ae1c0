import LinearProgramming

/// How far from every border of a polyhedron a point can be.
///
/// GLPK finds the point. Where it is far inside, its doubles are enough; where it is not, its basis is solved once more
/// in exact numbers, and either the point is inside, or the borders' own sum proves that nothing is. A basis that is
/// wrong by less than GLPK can see is looked at from a millionth of the distance.
struct MarginProblem {
  /// A point of the polyhedron, and its least distance from a border, each border's own measure.
  struct Center {
    var point: [Rational]
    var margin: Rational
  }

  /// Distances that the solver's tolerances cannot reach, in points.
  static let certainMargin = 1e-3
  private static let greatestMargin = 4.0

  private let borders: [LinearExpression]
  private let measures: [Rational]
  private let parameterCount: Int

  /// Asks about the points where no border, none of them constant, is negative.
  init(borders: [LinearExpression], parameterCount: Int) {
    self.borders = borders
    self.parameterCount = parameterCount
    measures = borders.map { $0.terms.reduce(0) { $0 + $1.coefficient.magnitude } }
  }

  /// A point in the middle; `nil` where the polyhedron has no inside.
  ///
  /// Throws what the solver throws, and `LemmaError.undecided`.
  func center(looksCloser times: Int = 4) throws -> Center? {
    let solution = try GLPKSolver().solve(problem, from: nil)
    guard solution.status == .optimal else { throw LemmaError.undecided }
    let numbers = solution.primal.columns
    if numbers[parameterCount] > Self.certainMargin {
      let exact = numbers.compactMap(Rational.init(exactly:))
      return Center(point: Array(exact.prefix(parameterCount)), margin: exact[parameterCount])
    }
    let tight = borders.indices.filter { solution.basis.status(ofRow: $0) != .basic }
    if let center = exactCenter(tight, solution.basis), center.margin > 0 { return center }
    if hasNoInside(tight) { return nil }
    guard times > 0 else { throw LemmaError.undecided }
    return try center(near: numbers.prefix(parameterCount).compactMap(Rational.init(exactly:)), times)
  }

  /// The same question around a point, in millionths.
  private func center(near point: [Rational], _ times: Int) throws -> Center? {
    let scale = Rational(numerator: 1, denominator: 1_000_000)
    let closer = borders.map { border in
      let value = border.value { point[$0.index] } / scale
      return LinearExpression(constant: value, terms: border.terms)
    }
    let problem = MarginProblem(borders: closer, parameterCount: parameterCount)
    return try problem.center(looksCloser: times - 1).map { center in
      Center(point: zip(point, center.point).map { $0 + $1 * scale }, margin: center.margin * scale)
    }
  }

  /// The greatest margin, as a linear program: the margin is the last column, and without a lower limit.
  private var problem: LinearProblem {
    var problem = LinearProblem()
    for _ in 0..<parameterCount { problem.addColumn() }
    let margin = problem.addColumn(upper: Self.greatestMargin, cost: -1)
    for (border, measure) in zip(borders, measures) {
      let entries = border.terms.map { ($0.variable.index, $0.coefficient.doubleValue) }
      problem.addRow(lower: -border.constant.doubleValue, entries + [(margin, -measure.doubleValue)])
    }
    return problem
  }

  /// Where the tight borders and the margin meet; `nil` where that is no single point, or not in the polyhedron.
  private func exactCenter(_ tight: [Int], _ basis: Basis) -> Center? {
    var equations = tight.map { row(of: $0) + [-borders[$0].constant] }
    for column in 0...parameterCount where basis.status(ofColumn: column) != .basic {
      let value = column == parameterCount ? Rational(Int(Self.greatestMargin)) : 0
      equations.append((0...parameterCount).map { $0 == column ? 1 : 0 } + [value])
    }
    guard let solution = ExactEquations(equations).solution, solution.count == parameterCount + 1 else {
      return nil
    }
    let margin = solution[parameterCount]
    let isInside = zip(borders, measures).allSatisfy { border, measure in
      border.value { solution[$0.index] } >= measure * margin
    }
    return isInside ? Center(point: Array(solution.prefix(parameterCount)), margin: margin) : nil
  }

  /// A border's coefficients, and what a point of margin takes of it.
  private func row(of border: Int) -> [Rational] {
    var row = [Rational](repeating: 0, count: parameterCount)
    for term in borders[border].terms { row[term.variable.index] = term.coefficient }
    return row + [-measures[border]]
  }

  /// Whether a sum of tight borders, none of them subtracted, is a constant that is not positive.
  ///
  /// Inside, each would be positive, and so would their sum: there is no inside. (Farkas)
  private func hasNoInside(_ tight: [Int]) -> Bool {
    let rows = tight.map(row(of:))
    let equations = (0...parameterCount).map { column in
      rows.map { $0[column] } + [column == parameterCount ? -1 : 0]
    }
    guard let factors = ExactEquations(equations).solution, factors.count == tight.count,
      factors.allSatisfy({ $0 >= 0 }), factors.contains(where: { $0 > 0 })
    else { return false }
    let sum = zip(tight, factors).reduce(LinearExpression(0)) { $0 + borders[$1.0] * $1.1 }
    return sum.isConstant && sum.constant <= 0
  }
}
