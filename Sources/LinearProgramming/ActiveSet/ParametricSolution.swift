/// The parametric solution of an active set: each variable as an affine expression in the parameters, with
/// the critical region in which it is the optimum.
package struct ParametricSolution: Hashable, Sendable {
  /// A facet: an expression in the parameters that must not be negative for the active set to be optimal.
  package struct Condition: Hashable, Sendable {
    /// The meaning of a facet.
    package enum Limit: Hashable, Sendable {
      /// The preference is within a requirement.
      case preferenceWithin(requirement: Int)
      /// The preference is beyond the requirement that blocks it.
      case stillBlocked(by: Int)
      /// The blocking requirement is tighter than another one.
      case tighter(Int, than: Int)
    }

    /// An expression in parameters only, and in at least one, that must be at least zero.
    package let expression: LinearExpression
    /// The variable that the facet is about.
    package let variable: Variable
    /// The change of the active set beyond the facet.
    package let limit: Limit
  }

  private let table: ProgramCore.Table
  /// The facets as rows of coefficients, in the order in which they were found.
  package let lines: [Line]

  /// A facet as a row of coefficients: the constant first, then one for each of `parameters`.
  package struct Line: Hashable, Sendable {
    /// The coefficients of the expression that must be at least zero.
    package let line: [Rational]
    /// The variable that the facet is about.
    package let variable: Variable
    /// The change of the active set beyond the facet.
    package let limit: Condition.Limit
  }

  /// The parameters of the program.
  package var parameters: [Variable] { table.parameters.map(Variable.init) }

  internal init(_ table: ProgramCore.Table, _ lines: [Line]) {
    self.table = table
    self.lines = lines
  }

  /// The value of each variable as an expression in the parameters alone.
  package var values: [LinearExpression] {
    stride(from: 0, to: table.cells.count, by: table.width).map { first in
      table.expression(table.cells[first..<first + table.width])
    }
  }

  /// The facets of the critical region, which is closed and convex.
  package var conditions: [Condition] {
    lines.map { line in
      Condition(expression: table.expression(line.line[...]), variable: line.variable, limit: line.limit)
    }
  }

  /// The number of coefficients of an expression in the parameters: the constant, and one for each of
  /// `parameters`.
  package var width: Int { table.width }

  /// Returns a coefficient of an expression in the parameters: the constant at 0, then one for each of
  /// `parameters`.
  package func coefficient(_ column: Int, of expression: LinearExpression) -> Rational {
    var sum = column == 0 ? expression.constant : 0
    for term in expression.terms {
      let cell = table.cells[term.variable.index * table.width + column]
      if cell.isZero { continue }
      // Most expressions are a variable or a difference of two.
      let part = term.coefficient.isOne ? cell : term.coefficient * cell
      sum = sum.isZero ? part : sum + part
    }
    return sum
  }

  /// Returns whether the critical region contains given values of the parameters.
  package func contains(_ valueOf: (Variable) -> Rational) -> Bool {
    conditions.allSatisfy { $0.expression.value(valueOf).signum() >= 0 }
  }
}

extension ActiveSet {
  /// Returns the parametric solution of the entries.
  ///
  /// Facets without parameters are left out if they hold, and kept otherwise, so that the region of an active
  /// set that is never optimal is empty.
  /// - Throws: `CertificateError` if an entry does not apply to its variable.
  package func parametric<Label, Reason>(
    _ program: Program<Label, Reason>
  ) throws(CertificateError) -> ParametricSolution {
    do { return try program.core.parametric(entries) } catch { throw program.describe(error) }
  }
}

extension Program {
  /// Returns a facet in words: the variable, and the reasons of the rows that it depends on.
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
