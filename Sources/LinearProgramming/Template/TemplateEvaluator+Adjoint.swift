/// How much one length moves with each variable of a template, found backwards: from the newest variable to those that are
/// given.
///
/// The reverse mode of differentiation: one pass says what all lengths that people wrote do to one length, where a pass
/// forwards says what one of them does to all lengths.
package struct Adjoint {
  fileprivate var slopes: [Fraction]
  /// Whether a number did not fit.
  package fileprivate(set) var isLost = false

  /// Points per point of a variable, as far as newer variables have been passed on.
  package subscript(variable: Int) -> Rational? {
    let slope = slopes[variable]
    return slope.isZero ? nil : Rational(slope)
  }

  /// Adds a multiple of an expression to what is asked about.
  package mutating func add(_ expression: LinearExpression, times factor: Rational = 1) {
    let factor = Fraction(factor)
    for term in expression.terms { add(term.variable.index, Fraction(term.coefficient) * factor) }
  }

  fileprivate mutating func add(_ variable: Int, _ slope: Fraction) {
    let sum = slopes[variable] + slope
    if sum.isLost { isLost = true } else { slopes[variable] = sum }
  }

  fileprivate mutating func add(
    _ side: ProgramTemplate.Side, times factor: Fraction, _ template: ProgramTemplate
  ) {
    let factor = factor * side.factor
    for multiple in template.multiples[Int(side.first)..<Int(side.end)] {
      add(Int(multiple.variable), multiple.coefficient * factor)
    }
  }
}

extension TemplateEvaluator {
  /// A question about the variables that are known, of which nothing is asked yet.
  package func adjoint() -> Adjoint { Adjoint(slopes: Array(repeating: .zero, count: count)) }

  /// Passes what is asked about a variable on to those that hold it where it is.
  package func passOn(_ variable: Int, _ adjoint: inout Adjoint, _ template: ProgramTemplate) {
    let slope = adjoint.slopes[variable]
    guard !slope.isZero else { return }
    adjoint.slopes[variable] = .zero
    adjoint.add(side(of: variable, template), times: slope, template)
  }

  /// Asks about what a condition has left.
  package func ask(_ condition: Facet, _ adjoint: inout Adjoint, _ template: ProgramTemplate) {
    let variable = Int(condition.variable)
    let step = template.steps[variable]
    let other =
      switch condition.limit {
      case .stillBlocked: step.target
      case .preferenceWithin(let place), .tighter(_, than: let place):
        template.bounds[Int(step.firstBound) + place].side
      }
    let isLower =
      switch condition.limit {
      case .stillBlocked(let place), .preferenceWithin(let place), .tighter(_, than: let place):
        template.bounds[Int(step.firstBound) + place].isLower
      }
    let sign = Fraction(isLower ? 1 : -1, 1)
    adjoint.add(side(of: variable, template), times: sign, template)
    adjoint.add(other, times: -sign, template)
  }

  /// The row that holds a variable: its preference, or the bound that blocks it.
  private func side(of variable: Int, _ template: ProgramTemplate) -> ProgramTemplate.Side {
    let blocker = blockers[base + variable]
    return blocker < 0 ? template.steps[variable].target : template.bounds[Int(blocker)].side
  }
}
