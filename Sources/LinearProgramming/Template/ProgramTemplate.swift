/// The rows that programs of one shape have in common, to be evaluated with other values of the parameters.
///
/// The shape of a program depends on the laid out views and on which sides are proposed, not on numbers. So
/// rules state the rows once, and from then on the template is evaluated: each variable in order at its
/// preference, or at the bound that blocks it, which is the optimum by the theorem stated at `Program`.
/// Parameters are open, and so are variables that the evaluation is given: the outputs of pieces.
package struct ProgramTemplate: Sendable {
  /// A row solved for its variable: the sum of a constant and some terms, multiplied by a factor.
  internal struct Side: Equatable, Sendable {
    internal let constant: Fraction
    /// The range of the row's terms.
    internal let first: Int32
    internal let end: Int32
    /// The reciprocal of the variable's coefficient in the row.
    internal let factor: Fraction
    /// The earlier variable that the sum consists of; -1 for any other sum.
    internal let variable: Int32

    /// The empty row of a variable that is given.
    internal static let none = Side(constant: .zero, first: 0, end: 0, factor: .one, variable: -1)
  }

  /// A multiple of an earlier variable.
  internal struct Multiple: Equatable, Sendable {
    internal let coefficient: Fraction
    internal let variable: Int32
  }

  /// The rows of a variable; none for one that is given.
  internal struct Step: Equatable, Sendable {
    internal let isGiven: Bool
    internal let target: Side
    /// The range of the variable's bounds.
    internal let firstBound: Int32
    internal let endBound: Int32
  }

  internal private(set) var steps: [Step] = []
  internal private(set) var bounds: [(side: Side, isLower: Bool)] = []
  internal private(set) var multiples: [Multiple] = []

  /// Whether a number did not fit 64 bits.
  package private(set) var isLost = false

  package init() {}

  /// Appends the variables that a program has added since the last call, all of which must have rows.
  package mutating func append<Label, Reason>(_ program: Program<Label, Reason>) {
    while steps.count < program.core.count { append(steps.count, program.core) }
  }

  /// Appends a variable whose value is given to each evaluation.
  package mutating func appendGiven() {
    let first = Int32(truncatingIfNeeded: bounds.count)
    steps.append(Step(isGiven: true, target: .none, firstBound: first, endBound: first))
  }

  /// Appends a variable of a program, which must have rows.
  internal mutating func append(_ variable: Int, _ core: ProgramCore) {
    let first = Int32(truncatingIfNeeded: bounds.count)
    for index in core.requirements(variable) {
      bounds.append((side(core.rows[index], core), core.rows[index].isLower))
    }
    let target = core.preference(variable).map { side($0, core) } ?? .none
    steps.append(
      Step(
        isGiven: false, target: target, firstBound: first, endBound: Int32(truncatingIfNeeded: bounds.count)))
  }

  /// Returns a row solved for its variable, which is that of its last term.
  private mutating func side(_ row: ProgramCore.Row, _ core: ProgramCore) -> Side {
    let last = Int(row.end) - 1
    let scale = core.terms[last].coefficient
    let factor = Fraction(1 / scale)
    let constant = Fraction(-row.constant)
    var terms: [Multiple] = []
    for term in core.terms[Int(row.first)..<last] {
      let coefficient = Fraction(-term.coefficient)
      if coefficient.isLost { isLost = true }
      terms.append(
        Multiple(coefficient: coefficient, variable: Int32(truncatingIfNeeded: term.variable.index)))
    }
    if factor.isLost || constant.isLost { isLost = true }
    return append(terms, constant, factor: factor)
  }

  /// Appends terms, and returns their sum as a row.
  internal mutating func append(_ terms: [Multiple], _ constant: Fraction, factor: Fraction) -> Side {
    let first = Int32(truncatingIfNeeded: multiples.count)
    multiples += terms
    let isVariable = constant.isZero && factor.isOne && terms.count == 1 && terms[0].coefficient.isOne
    return Side(
      constant: constant, first: first, end: Int32(truncatingIfNeeded: multiples.count), factor: factor,
      variable: isVariable ? terms[0].variable : -1)
  }

  /// The number of variables, including parameters.
  package var variableCount: Int { steps.count }

  /// Returns the number of leading variables whose rows another template shares.
  package func sharedVariableCount(with other: ProgramTemplate) -> Int {
    let boundCount = zip(bounds, other.bounds).prefix { $0 == $1 }.count
    let multipleCount = zip(multiples, other.multiples).prefix { $0 == $1 }.count
    // The terms of a preference follow those of the bounds.
    return zip(steps, other.steps).prefix { mine, theirs in
      mine == theirs && mine.endBound <= boundCount && mine.target.end <= multipleCount
    }.count
  }
}

/// A sum of a template's variables, stored next to its rows, to be read from each evaluation.
///
/// A copy moves a few words and counts no references.
package struct TemplateLength: Sendable {
  internal let side: ProgramTemplate.Side
}

extension ProgramTemplate {
  /// Adds a sum of variables; `nil` if a number does not fit 64 bits.
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
  /// Returns a length of the evaluated part of a template.
  package func length(_ length: TemplateLength, _ template: ProgramTemplate) -> LengthWithGradient {
    isInNumbers
      ? LengthWithGradient(value(length.side, template) as Fraction)
      : value(length.side, template) as LengthWithGradient
  }

  /// Returns a length as a number; `nil` if it does not fit.
  package func number(_ length: TemplateLength, _ template: ProgramTemplate) -> Rational? {
    let number: Fraction = value(length.side, template)
    return number.isLost ? nil : Rational(number)
  }
}
