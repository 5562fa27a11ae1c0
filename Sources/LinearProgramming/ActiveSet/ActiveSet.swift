/// For each variable of a program, what its value is due to: its preference, or a requirement that blocks it.
///
/// At once the explanation of an optimum, the proof that it is one (by the theorem stated at `Program`), and
/// the formula for it: with it, values follow from the parameters by substitution.
package struct ActiveSet: Hashable, Sendable {
  /// What a variable's value is due to.
  ///
  /// Requirements are counted from zero, in the order they were stated.
  package enum Entry: Hashable, Sendable {
    /// The value is given from outside.
    case parameter
    /// The preference is met. Ties are the requirements that happen to be tight as well.
    case met(ties: [Int])
    /// The preference is below a lower bound, and the value is that bound. Ties are the others as tight.
    case blockedBelow(by: Int, ties: [Int])
    /// The preference is above an upper bound, and the value is that bound. Ties are the others as tight.
    case blockedAbove(by: Int, ties: [Int])
  }

  /// One entry per variable, in order.
  package let entries: [Entry]

  /// An active set made of entries.
  ///
  /// Nothing is claimed about it until a program has verified it.
  package init(entries: [Entry]) { self.entries = entries }

  /// The entry about a variable.
  package subscript(variable: Variable) -> Entry { entries[variable.index] }
}

extension ActiveSet.Entry {
  /// The requirements that are tight without being needed.
  package var ties: [Int] {
    switch self {
    case .parameter: []
    case .met(let ties), .blockedBelow(_, let ties), .blockedAbove(_, let ties): ties
    }
  }

  /// The requirement that blocks, and whether it does so from below.
  package var blocker: (requirement: Int, isBelow: Bool)? {
    switch self {
    case .parameter, .met: nil
    case .blockedBelow(let requirement, _): (requirement, true)
    case .blockedAbove(let requirement, _): (requirement, false)
    }
  }
}
