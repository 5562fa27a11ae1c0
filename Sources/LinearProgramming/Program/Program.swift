/// A triangular program: variables in order, each with bounds and one preferred value that depend on earlier
/// variables only.
///
/// For each variable there are any number of requirements (lower or upper bounds, affine in earlier
/// variables; both kinds only if all are constants and leave an interval) and one preference (an equation,
/// affine in earlier variables). The intended value is the preferred one, moved into the bounds.
///
/// *Theorem (sharp optimum).* Minimise the sum of `w_k |x_k - t_k(x)|` over the requirements, with the
/// weights of `weights`. Then the intended values are the only optimum, and for every feasible `x` the
/// objective is above the optimum by at least the sum of `|x_k - x*_k|`. So one linear program finds them,
/// and "every requirement holds, and each preference is met or blocked by a tight requirement" proves them.
///
/// Misuse while stating (a variable that the program did not make) is recorded and thrown as `ProgramError`
/// on solving.
///
/// Labels identify variables, and reasons explain rows; both are kept as they are and put into words only for
/// a reader. The functions that state them are inlined where their types are known: unspecialised, they would
/// request the metadata of an array for every row.
package struct Program<
  Label: Sendable & CustomStringConvertible, Reason: Sendable & CustomStringConvertible
>: Sendable {
  @usableFromInline internal var core = ProgramCore()
  @usableFromInline internal var labels: [Label] = []
  /// The reasons for the rows.
  @usableFromInline internal var reasons: [Reason] = []

  @inlinable
  package init() {}

  /// The number of variables, including parameters.
  @inlinable
  package var variableCount: Int { core.count }

  /// Adds a parameter: a variable whose value is given.
  @inlinable @inline(__always)
  package mutating func parameter(_ label: Label, value: Rational) -> Variable {
    labels.append(label)
    return core.add(parameter: value)
  }

  /// Sets the value of a parameter.
  ///
  /// - Precondition: The variable is a parameter of this program.
  package mutating func set(_ parameter: Variable, to value: Rational) {
    precondition(isParameter(parameter), "only a parameter can be given a value")
    core.statements[parameter.index].parameter = value
  }

  /// Adds a variable, and returns it.
  ///
  /// A preference must be stated for it before the program is solved.
  @inlinable @inline(__always)
  package mutating func variable(_ label: Label) -> Variable {
    labels.append(label)
    return core.add(parameter: nil)
  }

  /// States the preference of a variable, or a bound: a relation between a multiple of it and an expression
  /// of earlier variables.
  ///
  /// A variable has one preference, which is an equation, and any number of bounds.
  @inlinable @inline(__always)
  package mutating func state(
    _ variable: Variable, times factor: Rational = 1, _ sense: Relation.Sense, _ side: LinearExpression,
    because reason: Reason
  ) {
    core.state(variable, times: factor, sense, side, reason: reasons.count)
    reasons.append(reason)
  }

  /// Replaces the labels of variables and the reasons for rows; the rows themselves stay the same.
  package mutating func relabel(_ label: (Label) -> Label, reasons reason: (Reason) -> Reason) {
    for index in labels.indices { labels[index] = label(labels[index]) }
    for index in reasons.indices { reasons[index] = reason(reasons[index]) }
  }
}
