/// What programs of one shape have in common: their rows, whose variables get other values in each program.
///
/// The shape of a program depends on what is laid out and on which sides are proposed, not on the numbers. So the rules say
/// it once, and from then on it is evaluated: each variable in order at its preference, or at the bound that blocks it,
/// which is the optimum by the theorem stated at `Program`. Parameters are open, and so are variables that whoever evaluates
/// it gives: the answers of pieces.
package struct ProgramTemplate: Sendable {
  /// A row solved for its variable: the sum of a constant and some terms, divided by a number.
  internal struct Side: Equatable, Sendable {
    internal let constant: Fraction
    /// Where its terms are.
    internal let first: Int32
    internal let end: Int32
    /// What the variable is multiplied by in the row, as a factor.
    internal let factor: Fraction
    /// The earlier variable that it is and nothing else; -1 where it is more than that.
    internal let variable: Int32

    /// Nothing: of a variable that is given.
    internal static let none = Side(constant: .zero, first: 0, end: 0, factor: .one, variable: -1)
  }

  /// A multiple of an earlier variable.
  internal struct Multiple: Equatable, Sendable {
    internal let coefficient: Fraction
    internal let variable: Int32
  }

  /// What is stated of a variable; of one that is given, nothing.
  internal struct Step: Equatable, Sendable {
    internal let isGiven: Bool
    internal let target: Side
    /// Where its bounds are.
    internal let firstBound: Int32
    internal let endBound: Int32
  }

  internal private(set) var steps: [Step] = []
  internal private(set) var bounds: [(side: Side, isLower: Bool)] = []
  internal private(set) var multiples: [Multiple] = []

  /// Whether one of its numbers does not fit 64 bits.
  package private(set) var isLost = false

  /// A template without variables.
  package init() {}

  /// Reads the shape off a program; `nil` where one of its numbers does not fit 64 bits.
  ///
  /// - Parameter given: the variables whose rows are others in each program.
  package init?<Label, Reason>(_ program: Program<Label, Reason>, given: Set<Int>) {
    for index in program.core.statements.indices {
      if program.core.statements[index].parameter != nil || given.contains(index) {
        appendGiven()
      } else {
        append(index, program.core)
      }
    }
    if isLost { return nil }
  }

  /// Appends the variables that a program has stated since, all of which have rows.
  package mutating func append<Label, Reason>(_ program: Program<Label, Reason>) {
    while steps.count < program.core.count { append(steps.count, program.core) }
  }

  /// Appends a variable that whoever evaluates the template gives.
  package mutating func appendGiven() {
    let first = Int32(truncatingIfNeeded: bounds.count)
    steps.append(Step(isGiven: true, target: .none, firstBound: first, endBound: first))
  }

  private mutating func append(_ variable: Int, _ core: ProgramCore) {
    let first = Int32(truncatingIfNeeded: bounds.count)
    for place in core.requirements(variable) {
      bounds.append((side(core.rows[place], core), core.rows[place].isLower))
    }
    let target = core.preference(variable).map { side($0, core) } ?? .none
    steps.append(
      Step(
        isGiven: false, target: target, firstBound: first, endBound: Int32(truncatingIfNeeded: bounds.count)))
  }

  /// A row solved for its variable, which comes last.
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

  /// Lays out terms behind the others.
  internal mutating func append(_ terms: [Multiple], _ constant: Fraction, factor: Fraction) -> Side {
    let first = Int32(truncatingIfNeeded: multiples.count)
    multiples += terms
    let isVariable = constant.isZero && factor.isOne && terms.count == 1 && terms[0].coefficient.isOne
    return Side(
      constant: constant, first: first, end: Int32(truncatingIfNeeded: multiples.count), factor: factor,
      variable: isVariable ? terms[0].variable : -1)
  }

  /// How many variables there are, parameters among them.
  package var variableCount: Int { steps.count }

  /// Of how many variables, the first ones, another template states the same.
  package func sharedVariableCount(with other: ProgramTemplate) -> Int {
    let boundCount = zip(bounds, other.bounds).prefix { $0 == $1 }.count
    let multipleCount = zip(multiples, other.multiples).prefix { $0 == $1 }.count
    // Terms of a preference stand behind those of the bounds.
    return zip(steps, other.steps).prefix { mine, theirs in
      mine == theirs && mine.endBound <= boundCount && mine.target.end <= multipleCount
    }.count
  }
}

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
