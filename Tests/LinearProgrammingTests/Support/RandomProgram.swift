import LayoutTesting
import LinearProgramming
import TestSupport

/// Random triangular programs, and their intended values by plain evaluation in order.
enum RandomProgram {
  static func make(seed: Int) -> Program<String, String> {
    var random = SeededGenerator(seed: seed)
    var program = Program<String, String>()
    let parameterCount = random.int(0...2)
    var variables = (0..<parameterCount).map {
      program.parameter("p\($0)", value: number(&random, -100...300))
    }
    for place in 0..<random.int(1...30) {
      let earlier = variables
      let x = program.variable("x\(place)")
      variables.append(x)
      let scale = random.pick([1, 1, 1, 2, 3, -1, Rational(numerator: 1, denominator: 2)])
      for (bound, isLower) in bounds(earlier, &random) {
        let factor = random.pick([1, 1, 2, -1] as [Rational])
        let reason = "\(isLower ? "least" : "most") \(place)"
        if isLower == (factor.signum() > 0) {
          program.require(factor * x >= factor * bound, because: reason)
        } else {
          program.require(factor * x <= factor * bound, because: reason)
        }
      }
      program.prefer(scale * x == scale * affine(earlier, &random), because: "ideal \(place)")
    }
    return program
  }

  private static func bounds(
    _ earlier: [Variable], _ random: inout SeededGenerator
  ) -> [(bound: LinearExpression, isLower: Bool)] {
    switch random.int(0...4) {
    case 0:
      let least = number(&random, -50...100)
      let most = least + Rational(random.pick([0, 5, 40, 150]))
      return [(LinearExpression(least), true), (LinearExpression(most), false)].shuffled(using: &random)
    case 1: return (0..<random.int(1...3)).map { _ in (affine(earlier, &random), true) }
    case 2: return (0..<random.int(1...3)).map { _ in (affine(earlier, &random), false) }
    case 3: return [(LinearExpression(number(&random, 0...60)), random.int(0...1) == 0)]
    default: return []
    }
  }

  /// Up to two of the last four variables, times numbers of moderate size, plus a constant.
  private static func affine(
    _ earlier: [Variable], _ random: inout SeededGenerator
  ) -> LinearExpression {
    var terms: [Term] = []
    if !earlier.isEmpty {
      for _ in 0..<random.pick([0, 1, 1, 2]) {
        let variable = random.pick(Array(earlier.suffix(4)))
        let coefficient = random.pick([
          1, -1, Rational(numerator: 1, denominator: 2), Rational(numerator: -1, denominator: 3),
          Rational(numerator: random.int(1...64), denominator: 64),
        ])
        terms.append(Term(variable, coefficient))
      }
    }
    return LinearExpression(constant: number(&random, -100...200), terms: terms)
  }

  /// Whole numbers often, so that ties happen; fractions otherwise.
  private static func number(_ random: inout SeededGenerator, _ range: ClosedRange<Int>) -> Rational {
    let denominator = random.pick([1, 1, 1, 2, 3, 64])
    return Rational(
      numerator: random.int(range.lowerBound * denominator...range.upperBound * denominator),
      denominator: denominator)
  }
}

extension Program {
  /// Each variable's preference moved into its bounds, in order: the definition, in exact numbers.
  func intendedValues() -> [Rational] {
    var values: [Rational] = []
    for variable in variables {
      if let value = value(of: variable) {
        values.append(value)
        continue
      }
      let statement = statement(of: variable)
      func tight(_ relation: Relation) -> Rational {
        let scale = relation.expression.coefficient(of: variable)
        let rest = relation.expression - scale * variable
        return -rest.value { values[$0.index] } / scale
      }
      var value = statement.preference.map { tight($0.relation) } ?? 0
      for row in statement.requirements {
        let bound = tight(row.relation)
        value = row.isLowerBound ? max(value, bound) : min(value, bound)
      }
      values.append(value)
    }
    return values
  }
}
