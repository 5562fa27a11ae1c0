/// The adjoint of a length: its derivative by each variable of a template, found from the newest variable
/// back to the given ones.
///
/// This is the reverse mode of differentiation: one pass gives the derivatives of one length by all written
/// lengths, whereas a forward pass gives those of all lengths by one written length.
package struct Adjoint {
  fileprivate var derivatives: [Fraction]
  /// Whether a number did not fit.
  package fileprivate(set) var isLost = false

  /// The points per point of a variable, as far as newer variables have been propagated; `nil` for zero.
  package subscript(variable: Int) -> Rational? {
    let derivative = derivatives[variable]
    return derivative.isZero ? nil : Rational(derivative)
  }

  /// Adds a multiple of an expression to the length.
  package mutating func add(_ expression: LinearExpression, times factor: Rational = 1) {
    let factor = Fraction(factor)
    for term in expression.terms { add(term.variable.index, Fraction(term.coefficient) * factor) }
  }

  fileprivate mutating func add(_ variable: Int, _ derivative: Fraction) {
    let sum = derivatives[variable] + derivative
    if sum.isLost { isLost = true } else { derivatives[variable] = sum }
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
  /// Returns an adjoint of zero, for the variables evaluated so far.
  package func adjoint() -> Adjoint { Adjoint(derivatives: Array(repeating: .zero, count: count)) }

  /// Propagates the derivative by a variable to the variables of its active row.
  package func passOn(_ variable: Int, _ adjoint: inout Adjoint, _ template: ProgramTemplate) {
    let derivative = adjoint.derivatives[variable]
    guard !derivative.isZero else { return }
    adjoint.derivatives[variable] = .zero
    adjoint.add(side(of: variable, template), times: derivative, template)
  }

  /// Adds the slack of a facet to the length.
  package func ask(_ condition: Facet, _ adjoint: inout Adjoint, _ template: ProgramTemplate) {
    let variable = Int(condition.variable)
    let step = template.steps[variable]
    let other =
      switch condition.limit {
      case .stillBlocked: step.target
      case .preferenceWithin(let index), .tighter(_, than: let index):
        template.bounds[Int(step.firstBound) + index].side
      }
    let isLower =
      switch condition.limit {
      case .stillBlocked(let index), .preferenceWithin(let index), .tighter(_, than: let index):
        template.bounds[Int(step.firstBound) + index].isLower
      }
    let sign = Fraction(isLower ? 1 : -1, 1)
    adjoint.add(side(of: variable, template), times: sign, template)
    adjoint.add(other, times: -sign, template)
  }

  /// Returns the active row of a variable: its preference, or the bound that blocks it.
  private func side(of variable: Int, _ template: ProgramTemplate) -> ProgramTemplate.Side {
    let blocker = blockers[current.base + variable]
    return blocker < 0 ? template.steps[variable].target : template.bounds[Int(blocker)].side
  }
}
