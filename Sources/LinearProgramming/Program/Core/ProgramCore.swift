/// A program without its labels and reasons: everything that is computed is computed here.
///
/// Not generic, so that it is compiled once and for good in this module.
internal struct ProgramCore: Sendable {
  /// A relation, and where its reason is kept.
  ///
  /// The newest variable is the last term, by construction.
  internal struct Row: Sendable {
    internal let relation: Relation
    internal let reason: Int

    internal var newest: Term { relation.expression.terms[relation.expression.terms.count - 1] }

    /// Whether the relation bounds its newest variable from below.
    internal var isLower: Bool {
      (relation.sense == .greaterThanOrEqual) == (newest.coefficient.signum() > 0)
    }

    /// Whether nothing but the newest variable occurs.
    internal var isConstant: Bool { relation.expression.terms.count == 1 }
  }

  /// What is known about one variable.
  internal struct Statement: Sendable {
    /// The value, for a parameter.
    internal var parameter: Rational?
    internal var preference: Row?
    internal var requirements: [Row] = []
  }

  internal var statements: [Statement] = []
  /// The first misuse.
  ///
  /// Kept until the program is solved, so that stating rules needs no `try`.
  internal var misuse: ProgramFault?

  internal var count: Int { statements.count }

  internal mutating func add(parameter: Rational?) -> Variable {
    statements.append(Statement(parameter: parameter))
    return Variable(index: statements.count - 1)
  }

  internal mutating func require(_ row: Row) {
    guard let variable = newest(of: row.relation) else { return }
    if row.relation.sense == .equal {
      misuse = misuse ?? .equalityRequired(variable)
      return
    }
    statements[variable].requirements.append(row)
  }

  internal mutating func prefer(_ row: Row) {
    guard let variable = newest(of: row.relation) else { return }
    if row.relation.sense != .equal {
      misuse = misuse ?? .inequalityPreferred(variable)
    } else if statements[variable].preference != nil {
      misuse = misuse ?? .secondPreference(variable)
    } else {
      statements[variable].preference = row
    }
  }

  /// The variable that a relation is about, unless that is a misuse.
  private mutating func newest(of relation: Relation) -> Int? {
    guard let variable = relation.expression.newestVariable?.index else {
      misuse = misuse ?? .relationWithoutVariable("\(relation)")
      return nil
    }
    guard variable < count, (relation.expression.terms.first?.variable.index ?? 0) >= 0 else {
      misuse = misuse ?? .unknownVariable(variable)
      return nil
    }
    if statements[variable].parameter != nil {
      misuse = misuse ?? .parameterStated(variable)
      return nil
    }
    return variable
  }
}
