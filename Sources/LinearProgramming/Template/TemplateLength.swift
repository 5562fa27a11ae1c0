/// A sum of a template's variables, laid out beside its rows: what is asked of each evaluation.
///
/// A copy moves a few words and counts no references.
package struct TemplateLength: Sendable {
  internal let side: ProgramTemplate.Side
}

extension ProgramTemplate {
  /// Lays out a sum of variables; `nil` where one of its numbers does not fit 64 bits.
  package mutating func add(_ expression: LinearExpression) -> TemplateLength? {
    let constant = Fraction(expression.constant)
    if constant.isLost { return nil }
    let terms = expression.terms.map {
      Multiple(
        coefficient: Fraction($0.coefficient), variable: Int32(truncatingIfNeeded: $0.variable.index))
    }
    if terms.contains(where: \.coefficient.isLost) { return nil }
    return TemplateLength(side: append(terms, constant, factor: .one))
  }
}

extension TemplateEvaluator {
  /// A length of the template that has been evaluated so far.
  package func length(_ length: TemplateLength, _ template: ProgramTemplate) -> LengthWithGradient {
    isInNumbers
      ? LengthWithGradient(value(length.side, template) as Fraction)
      : value(length.side, template) as LengthWithGradient
  }

  /// The same as a number; `nil` where it does not fit.
  package func number(_ length: TemplateLength, _ template: ProgramTemplate) -> Rational? {
    let number: Fraction = value(length.side, template)
    return number.isLost ? nil : Rational(number)
  }
}
