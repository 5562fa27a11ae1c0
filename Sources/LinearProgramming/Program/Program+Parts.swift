/// The optimum of some variables of a program, given the values of all earlier ones: proven, in exact numbers.
package struct PartialOptimum: Sendable {
  /// The values, of the first variable after those that were known and onwards.
  package let values: [Rational]
  /// What the values are due to, with all ties.
  package let entries: [ActiveSet.Entry]
  /// How many entries exact numbers had to put right.
  package let repairs: Int
  /// How many simplex iterations were made.
  package let pivots: Int
}

extension Program {
  /// The most variables that are solved at once.
  package static var largestPart: Int { 4096 }

  /// The greatest weight that a linear problem is given.
  ///
  /// Weights multiply from one priority group of a stack to the next; beyond this one, the solver's tolerance and
  /// a double's 53 bits would come near each other.
  package static var greatestWeight: Double { 1e9 }

  /// Solves for variables that come next after those whose optimum is known, and proves the answer.
  ///
  /// By the theorem, what is optimal for the earlier variables stays so whatever comes later: put in as numbers,
  /// they leave a program of the same kind. So rows may be added after a solve and solved by themselves, and a
  /// program whose weights would be too great is solved in parts.
  /// - Parameters:
  ///   - known: the values of the first variables, which must be their optimum.
  ///   - end: one past the last variable to solve for; fewer may be solved where the part would be too large.
  ///   - solver: what solves the part.
  ///   - start: the basis to begin at.
  /// - Returns: at least one variable's value, unless none was asked for.
  /// - Throws: as `solve` and `exactOptimum` do.
  package func solvePart(
    after known: [Rational], upTo end: Int, with solver: some LinearSolver = StandardSolver(),
    from start: StartingBasis = .forward
  ) throws -> PartialOptimum {
    if let misuse = core.misuse { throw describe(misuse) }
    // Where nothing but parameters is known, the problem is the one that is shown to people.
    let isFirst = core.statements.prefix(known.count).allSatisfy { $0.parameter != nil }
    let first = isFirst ? 0 : known.count
    let (part, costs) = core.solvablePart(
      first, known[...], min(end, known.count + Self.largestPart), Self.greatestWeight)
    do { try part.validate() } catch { throw describe(error, from: first) }
    let shape = ProgramShape(part)
    let solution: LinearSolution
    do {
      solution = try solver.solve(
        part.problem(shape, costs: costs, naming: nil), from: part.basis(shape, start, first))
    } catch {
      // Names are made only now that somebody will read them.
      let naming = ProgramCore.Naming(
        variable: { labels[first + $0].description }, reason: { reasons[Int($0.reason)].description })
      try part.problem(shape, costs: costs, naming: naming).validate()
      throw error
    }
    guard solution.status == .optimal else { throw ProgramError.noOptimum(solution.status) }
    let exact = try exactOptimum(of: part, shape, solution, first)
    let skipped = known.count - first
    return PartialOptimum(
      values: Array(exact.values.dropFirst(skipped)),
      entries: Array(exact.activeSet.entries.dropFirst(skipped)), repairs: exact.activeSet.repairs,
      pivots: solution.pivots)
  }

  private func exactOptimum(
    of part: ProgramCore, _ shape: ProgramShape, _ solution: LinearSolution, _ first: Int
  ) throws(CertificateError) -> (values: [Rational], activeSet: ActiveSet) {
    do {
      return try part.prove(
        SolverClaim(
          entries: part.entries(shape, solution),
          values: Array(solution.primal.columns.prefix(part.count))))
    } catch {
      throw describe(CertificateFault(error.kind, error.variable + first))
    }
  }
}
