import LinearProgramming

/// The optimum of the first variables of a program: later ones do not change it.
struct KnownOptimum {
  /// The exact values, by variable.
  private(set) var values: [Rational] = []
  private var entries: [ActiveSet.Entry] = []
  private var repairs = 0

  /// How many variables are known.
  var count: Int { values.count }

  /// What is met and what is blocked.
  var activeSet: ActiveSet { ActiveSet(entries: entries, repairs: repairs) }

  /// Adds a parameter.
  mutating func append(_ parameter: Rational) {
    values.append(parameter)
    entries.append(.parameter)
  }

  /// Adds the optimum of the next variables.
  mutating func append(_ part: PartialOptimum) {
    values += part.values
    entries += part.entries
    repairs += part.repairs
  }

  /// Notes that a variable keeps its value although nothing is required of it any more.
  mutating func release(_ variable: Variable) {
    if variable.index < count { entries[variable.index] = .met(ties: []) }
  }

  /// Forgets a variable and all later ones.
  mutating func forget(from variable: Variable) {
    guard variable.index < count else { return }
    values.removeSubrange(variable.index...)
    entries.removeSubrange(variable.index...)
  }

  /// The value of a variable; `nil` where it is not known.
  subscript(variable: Variable) -> Rational? { variable.index < count ? values[variable.index] : nil }
}
