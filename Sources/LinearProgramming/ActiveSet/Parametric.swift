/// An active set read as a formula: each variable as an affine expression in the parameters, and where that
/// stays the optimum.
public struct Parametric: Hashable, Sendable {
  /// An expression in the parameters that must not be negative for the active set to stay the optimum's.
  public struct Condition: Hashable, Sendable {
    /// What is bounded.
    public enum Limit: Hashable, Sendable {
      /// The preference stays within a requirement.
      case preferenceWithin(requirement: Int)
      /// The preference stays on the far side of the requirement that blocks it.
      case stillBlocked(by: Int)
      /// The blocking requirement stays tighter than another one.
      case tighter(Int, than: Int)
    }

    /// An expression in at least one parameter, and in parameters only, that must be at least zero.
    public let expression: LinearExpression
    /// The variable about which it is decided.
    public let variable: Variable
    /// Which change would begin beyond.
    public let limit: Limit
  }

  /// The value of each variable, in the parameters alone.
  public let values: [LinearExpression]
  /// The region in which the values hold: closed, and convex.
  public let conditions: [Condition]

  /// Whether given values of the parameters are in the region.
  public func contains(_ valueOf: (Variable) -> Rational) -> Bool {
    conditions.allSatisfy { $0.expression.value(valueOf).signum() >= 0 }
  }
}

extension ActiveSet {
  /// Reads the entries as a formula in the parameters.
  ///
  /// Conditions without parameters are left out where they hold, and kept where they fail, so that the region of
  /// an active set that is never optimal is empty.
  /// - Throws: `CertificateError` where an entry does not apply to its variable.
  public func parametric<Label, Reason>(
    _ program: Program<Label, Reason>
  ) throws(CertificateError) -> Parametric {
    do {
      return try program.core.parametric(entries)
    } catch {
      throw program.describe(error)
    }
  }
}

extension Program {
  /// A condition in words: the variable, what it depends on, and the reasons of the rows.
  public func describe(_ condition: Parametric.Condition) -> String {
    let statement = core.statements[condition.variable.index]
    func reason(_ place: Int) -> String { reasons[statement.requirements[place].reason].description }
    let preferred = statement.preference.map { reasons[$0.reason].description } ?? ""
    let name = labels[condition.variable.index].description
    return switch condition.limit {
    case .preferenceWithin(let place): "\(name): \(preferred) within \(reason(place))"
    case .stillBlocked(let place): "\(name): \(preferred) blocked by \(reason(place))"
    case .tighter(let place, let other): "\(name): \(reason(place)) tighter than \(reason(other))"
    }
  }
}
