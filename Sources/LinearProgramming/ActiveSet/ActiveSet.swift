/// The active set of a program: for each variable, its preference, or the requirement that blocks it.
///
/// It is at once the explanation of an optimum, the proof of it (by the theorem stated at `Program`), and the
/// formula for it: with it, values follow from the parameters by substitution.
package struct ActiveSet: Hashable, Sendable {
  /// The active row of a variable.
  ///
  /// Requirements are numbered from zero, in the order in which they were stated.
  package enum Entry: Hashable, Sendable {
    /// The variable is a parameter, whose value is given.
    case parameter
    /// The preference is met.
    ///
    /// Ties are requirements that are tight as well.
    case met(ties: [Int])
    /// The preference is below a lower bound, which is the value.
    ///
    /// Ties are other tight requirements.
    case blockedBelow(by: Int, ties: [Int])
    /// The preference is above an upper bound, which is the value.
    ///
    /// Ties are other tight requirements.
    case blockedAbove(by: Int, ties: [Int])
  }

  /// The entries, one for each variable in order.
  package let entries: [Entry]

  /// Creates an active set from its entries.
  ///
  /// It need not be optimal until a program has verified it.
  package init(entries: [Entry]) { self.entries = entries }

  package subscript(variable: Variable) -> Entry { entries[variable.index] }
}

extension ActiveSet.Entry {
  /// The requirements that are tight without being active.
  package var ties: [Int] {
    switch self {
    case .parameter: []
    case .met(let ties), .blockedBelow(_, let ties), .blockedAbove(_, let ties): ties
    }
  }

  /// The requirement that blocks, and whether it is a lower bound; `nil` for a parameter, and for a
  /// preference that is met.
  package var blocker: (requirement: Int, isBelow: Bool)? {
    switch self {
    case .parameter, .met: nil
    case .blockedBelow(let requirement, _): (requirement, true)
    case .blockedAbove(let requirement, _): (requirement, false)
    }
  }
}
