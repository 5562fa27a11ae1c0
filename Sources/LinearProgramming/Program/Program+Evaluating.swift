/// The optimum of a program's first variables, found by forward evaluation: each variable at its preference,
/// or at the bound that blocks it.
///
/// By the theorem stated at `Program` these are the only optimal values, and as earlier variables do not
/// depend on later ones, they are known before the program is complete. A solver's solution of the whole
/// program is compared with them.
package struct ForwardOptimum: Sendable {
  /// The exact values, by variable.
  package internal(set) var values: [Rational] = []
  /// The entries of the values, with all ties.
  package internal(set) var entries: [ActiveSet.Entry] = []

  /// Creates an optimum of no variables.
  package init() {}

  internal init(values: [Rational], entries: [ActiveSet.Entry]) {
    (self.values, self.entries) = (values, entries)
  }

  /// The number of variables with known values.
  package var count: Int { values.count }
  /// The active set of the values.
  package var activeSet: ActiveSet { ActiveSet(entries: entries) }
}

extension Program {
  /// Extends a known optimum up to the newest variable.
  ///
  /// Every variable must already have its preference.
  ///
  /// - Parameters:
  ///   - optimum: The known optimum.
  ///   - greatestBitCount: The number of binary digits of a value after which the evaluation stops.
  /// - Throws: `ProgramError` for a misuse, `CertificateError` if bounds contradict each other.
  package func evaluate(_ optimum: inout ForwardOptimum, greatestBitCount: Int = .max) throws {
    if let misuse = core.misuse { throw describe(misuse) }
    do {
      try core.evaluate(&optimum.values, &optimum.entries, greatestBitCount: greatestBitCount)
    } catch {
      throw describe(error)
    }
  }

  /// Replaces the entries of an optimum, of all that hold now, by those that hold as soon as the parameters
  /// grow.
  ///
  /// A critical region then begins at its least parameters rather than ending there.
  package func lookAhead(_ optimum: inout ForwardOptimum) {
    optimum.entries = core.entriesAhead(of: optimum.values, optimum.entries)
  }
}
