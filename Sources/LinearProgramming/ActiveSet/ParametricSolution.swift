/// The parametric solution of an active set: each variable as an affine expression in the parameters, with
/// the critical region in which it is the optimum.
package struct ParametricSolution: Sendable {
  /// The meaning of a facet.
  package enum Limit: Hashable, Sendable {
    /// The preference is within a requirement.
    case preferenceWithin(requirement: Int)
    /// The preference is beyond the requirement that blocks it.
    case stillBlocked(by: Int)
    /// The blocking requirement is tighter than another one.
    case tighter(Int, than: Int)
  }

  /// A facet: an affine function of the parameters that must not be negative for the active set to be
  /// optimal.
  package struct Line: Sendable {
    /// The coefficients of the function: the constant first, then one for each of the program's parameters.
    package let line: [Rational]
    /// The variable that the facet is about.
    package let variable: Variable
    /// The change of the active set beyond the facet.
    package let limit: Limit
  }

  private let table: ProgramCore.Table
  /// The facets of the critical region, which is closed and convex, in the order in which they were found.
  package let lines: [Line]

  internal init(_ table: ProgramCore.Table, _ lines: [Line]) {
    self.table = table
    self.lines = lines
  }

  /// The number of coefficients of an expression in the parameters: the constant, and one for each of the
  /// program's parameters.
  package var width: Int { table.width }

  /// Returns a coefficient of an expression in the parameters: the constant at 0, then one for each of the
  /// program's parameters.
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
