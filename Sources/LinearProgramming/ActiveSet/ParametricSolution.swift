/// An active set read as a formula: each variable as an affine expression in the parameters, and where that
/// stays the optimum.
package struct ParametricSolution: Hashable, Sendable {
  /// An expression in the parameters that must not be negative for the active set to stay the optimum's.
  package struct Condition: Hashable, Sendable {
    /// What is bounded.
    package enum Limit: Hashable, Sendable {
      /// The preference stays within a requirement.
      case preferenceWithin(requirement: Int)
      /// The preference stays on the far side of the requirement that blocks it.
      case stillBlocked(by: Int)
      /// The blocking requirement stays tighter than another one.
      case tighter(Int, than: Int)
    }

    /// An expression in at least one parameter, and in parameters only, that must be at least zero.
    package let expression: LinearExpression
    /// The variable about which it is decided.
    package let variable: Variable
    /// Which change would begin beyond.
    package let limit: Limit
  }

  private let table: ProgramCore.Table
  /// The conditions as they were found.
  package let lines: [Line]

  /// A condition as a line of coefficients, the constant first, then one for each of `parameters`.
  package struct Line: Hashable, Sendable {
    /// What must be at least zero.
    package let line: [Rational]
    /// The variable about which it is decided.
    package let variable: Variable
    /// Which change would begin beyond.
    package let limit: Condition.Limit
  }

  /// The program's parameters.
  package var parameters: [Variable] { table.parameters.map(Variable.init) }

  internal init(_ table: ProgramCore.Table, _ lines: [Line]) {
    self.table = table
    self.lines = lines
  }

  /// The value of each variable, in the parameters alone.
  package var values: [LinearExpression] {
    stride(from: 0, to: table.cells.count, by: table.width).map { first in
      table.expression(table.cells[first..<first + table.width])
    }
  }

  /// The region in which the values hold: closed, and convex.
  package var conditions: [Condition] {
    lines.map { line in
      Condition(expression: table.expression(line.line[...]), variable: line.variable, limit: line.limit)
    }
  }

  /// How many numbers an expression is in the parameters: the constant, and a coefficient for each of `parameters`.
  package var width: Int { table.width }

  /// One of the numbers that an expression is in the parameters: the constant at 0, then a coefficient for each of
  /// `parameters`.
  package func coefficient(_ column: Int, of expression: LinearExpression) -> Rational {
    var sum = column == 0 ? expression.constant : 0
    for term in expression.terms {
      let cell = table.cells[term.variable.index * table.width + column]
      if cell.isZero { continue }
      // Most expressions are one variable or a difference of two.
      let part = term.coefficient.isOne ? cell : term.coefficient * cell
      sum = sum.isZero ? part : sum + part
    }
    return sum
  }

  /// Whether given values of the parameters are in the region.
  package func contains(_ valueOf: (Variable) -> Rational) -> Bool {
    conditions.allSatisfy { $0.expression.value(valueOf).signum() >= 0 }
  }
}

extension ActiveSet {
  /// Reads the entries as a formula in the parameters.
  ///
  /// Conditions without parameters are left out where they hold, and kept where they fail, so that the region of
  /// an active set that is never optimal is empty.
  /// - Throws: `CertificateError` where an entry does not apply to its variable.
  package func parametric<Label, Reason>(
    _ program: Program<Label, Reason>
  ) throws(CertificateError) -> ParametricSolution {
    do { return try program.core.parametric(entries) } catch { throw program.describe(error) }
  }
}

extension Program {
  /// A condition in words: the variable, what it depends on, and the reasons of the rows.
  package func describe(_ condition: ParametricSolution.Condition) -> String {
    func reason(_ place: Int) -> String { requirementReason(place, of: condition.variable).description }
    let preferred = preferenceReason(of: condition.variable)?.description ?? ""
    let name = labels[condition.variable.index].description
    return switch condition.limit {
    case .preferenceWithin(let place): "\(name): \(preferred) within \(reason(place))"
    case .stillBlocked(let place): "\(name): \(preferred) blocked by \(reason(place))"
    case .tighter(let place, let other): "\(name): \(reason(place)) tighter than \(reason(other))"
    }
  }
}
