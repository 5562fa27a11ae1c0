import LayoutTesting
import LinearProgramming
import TestSupport
import Testing

@Suite("The theorem of sharp optima")
struct TheoremTests {
  static let firstSeed = 1
  static let seedCount = 2000

  @Test("The optimum is the evaluation in order, from each starting basis")
  func optimumIsForwardEvaluation() throws {
    for seed in Self.firstSeed..<Self.firstSeed + Self.seedCount {
      let program = RandomProgram.make(seed: seed)
      let optimum = try program.evaluated()
      #expect(optimum.values == program.intendedValues(), "seed \(seed)")
      #expect(try program.verify(optimum.activeSet) == optimum.values, "seed \(seed)")
      try program.confirm(with: GLPKSolver(), from: .standard)
      // A basis that is optimal already takes no pivots.
      #expect(try program.confirm(with: GLPKSolver(), from: .forward).pivots == 0, "seed \(seed)")
    }
  }

  @Test("Every feasible point is worse by at least its distance")
  func optimumIsSharp() throws {
    for seed in Self.firstSeed..<Self.firstSeed + Self.seedCount {
      let program = RandomProgram.make(seed: seed)
      let intended = program.intendedValues().map(\.doubleValue)
      let least = program.objective(at: intended)
      var random = SeededGenerator(seed: seed)
      for _ in 0..<5 {
        let point = program.randomFeasiblePoint(&random)
        let distance = zip(point, intended).reduce(0) { $0 + abs($1.0 - $1.1) }
        let gap = program.objective(at: point) - least
        let slack = 1e-9 * (1 + abs(least) + abs(gap))
        #expect(gap >= distance - slack, "seed \(seed)")
      }
    }
  }

  @Test("The solver's objective is the objective at the intended values")
  func objectiveAgrees() throws {
    for seed in Self.firstSeed..<Self.firstSeed + 300 {
      let program = RandomProgram.make(seed: seed)
      let optimum = try GLPKSolver().solve(program.problem())
      let expected = program.objective(at: program.intendedValues().map(\.doubleValue))
      #expect(abs(optimum.objective - expected) <= 1e-8 * (1 + abs(expected)), "seed \(seed)")
    }
  }

  @Test("With moving bounds counted once, some optimum is wrong; counted twice, none is")
  func factorTwoIsNeeded() throws {
    var wrong: [Double: Int] = [1: 0, 2: 0]
    for seed in Self.firstSeed..<Self.firstSeed + Self.seedCount {
      let program = RandomProgram.make(seed: seed)
      let intended = program.intendedValues().map(\.doubleValue)
      for factor in [1.0, 2.0] {
        let values = try program.solved(countingMovingBounds: factor)
        let differs = zip(values, intended).contains { abs($0 - $1) > 1e-5 * (1 + abs($1)) }
        if differs { wrong[factor, default: 0] += 1 }
      }
    }
    #expect(wrong[2] == 0)
    #expect((wrong[1] ?? 0) > 0)
  }
}

extension Program {
  /// The objective at given values of all variables: by how much preferences are missed, weighted.
  ///
  /// For values that satisfy all requirements, the difference from the optimum's objective is at least the
  /// sum of the distances from the optimum's values.
  fileprivate func objective(at values: [Double]) -> Double {
    variables.reduce(0) { sum, variable in
      let statement = statement(of: variable)
      guard let preference = statement.preference, !statement.requirements.isEmpty else { return sum }
      let distance = preference.relation.expression.terms.reduce(
        preference.relation.expression.constant.doubleValue
      ) { $0 + $1.coefficient.doubleValue * values[$1.variable.index] }
      return sum + weights[variable.index] * abs(distance)
    }
  }

  /// Values that satisfy every requirement (and every equation), otherwise as they come.
  fileprivate func randomFeasiblePoint(_ random: inout SeededGenerator) -> [Double] {
    var values: [Double] = []
    for variable in variables {
      if let value = value(of: variable) {
        values.append(value.doubleValue)
        continue
      }
      let statement = statement(of: variable)
      func tight(_ relation: Relation) -> Double {
        var sum = relation.expression.constant.doubleValue
        for term in relation.expression.terms where term.variable != variable {
          sum += term.coefficient.doubleValue * values[term.variable.index]
        }
        return -sum / relation.expression.coefficient(of: variable).doubleValue
      }
      var value = statement.preference.map { tight($0.relation) } ?? 0
      if !statement.requirements.isEmpty { value += Double.random(in: -80...80, using: &random) }
      for row in statement.requirements {
        value = row.isLowerBound ? max(value, tight(row.relation)) : min(value, tight(row.relation))
      }
      values.append(value)
    }
    return values
  }

  /// The optimum with weights in which moving bounds count `factor` times: the theorem says twice.
  fileprivate func solved(countingMovingBounds factor: Double) throws -> [Double] {
    var weights = [Double](repeating: 1, count: variableCount)
    var problem = try problem()
    var costs: [Int: Double] = [:]
    for variable in variables.reversed() {
      let statement = statement(of: variable)
      guard let preference = statement.preference else { continue }
      func slope(_ relation: Relation, _ earlier: Variable) -> Double {
        let expression = relation.expression
        let ratio = expression.coefficient(of: earlier) / expression.coefficient(of: variable)
        return ratio.magnitude.doubleValue
      }
      let weight = weights[variable.index]
      costs[variable.index] =
        weight / preference.relation.expression.coefficient(of: variable).magnitude.doubleValue
      for earlier in variables.prefix(variable.index) {
        let bounds = statement.requirements.map { slope($0.relation, earlier) }.max() ?? 0
        weights[earlier.index] += weight * (slope(preference.relation, earlier) + factor * bounds)
      }
    }
    var column = variableCount
    for variable in variables where !statement(of: variable).requirements.isEmpty {
      for side in 0...1 { problem.setCost(costs[variable.index] ?? 0, ofColumn: column + side) }
      column += 2
    }
    return Array(try GLPKSolver().solve(problem).primal.columns.prefix(variableCount))
  }
}
