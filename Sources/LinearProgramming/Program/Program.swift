/// A triangular program: variables in order, each with bounds and one preferred value that depend on
/// earlier variables only.
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
/// Misuse while stating (a variable that the program did not make) is remembered and thrown as `ProgramError` on solving.
///
/// Labels say what variables stand for, reasons why rows are there; both are kept as they are and put into words
/// only where somebody reads them. What states them is inlined where their types are known: unspecialised, it would ask for
/// the metadata of an array with every row.
package struct Program<
  Label: Sendable & CustomStringConvertible, Reason: Sendable & CustomStringConvertible
>: Sendable {
  @usableFromInline internal var core = ProgramCore()
  @usableFromInline internal var labels: [Label] = []
  /// Why the rows are there.
  @usableFromInline internal var reasons: [Reason] = []

  /// A program without variables.
  @inlinable
  package init() {}

  /// How many variables there are, parameters among them.
  @inlinable
  package var variableCount: Int { core.count }

  /// Adds a variable whose value is given from outside.
  @inlinable @inline(__always)
  package mutating func parameter(_ label: Label, value: Rational) -> Variable {
    labels.append(label)
    return core.add(parameter: value)
  }

  /// Gives a parameter another value.
  ///
  /// - Precondition: the variable is a parameter of this program.
  package mutating func set(_ parameter: Variable, to value: Rational) {
    precondition(isParameter(parameter), "only a parameter can be given a value")
    core.statements[parameter.index].parameter = value
  }

  /// Adds a variable.
  ///
  /// A preference must be stated for it before the program is solved.
  @inlinable @inline(__always)
  package mutating func variable(_ label: Label) -> Variable {
    labels.append(label)
    return core.add(parameter: nil)
  }

  /// States what a variable should be, or a bound of it: how a multiple of it compares with an expression of earlier
  /// variables.
  ///
  /// A variable has one preference, an equation, and any number of bounds.
  @inlinable @inline(__always)
  package mutating func state(
    _ variable: Variable, times factor: Rational = 1, _ sense: Relation.Sense, _ side: LinearExpression,
    because reason: Reason
  ) {
    core.state(variable, times: factor, sense, side, reason: reasons.count)
    reasons.append(reason)
  }

  /// Changes what variables stand for and why rows are there; what is stated stays.
  package mutating func relabel(_ label: (Label) -> Label, reasons reason: (Reason) -> Reason) {
    for place in labels.indices { labels[place] = label(labels[place]) }
    for place in reasons.indices { reasons[place] = reason(reasons[place]) }
  }
}
