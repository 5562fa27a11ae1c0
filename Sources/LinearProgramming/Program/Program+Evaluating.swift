/// The optimum of a program's first variables, found by forward evaluation: each variable at its preference, or at the
/// bound that blocks it.
///
/// By the theorem stated at `Program` these are the only optimal values, and as earlier variables do not depend on later
/// ones, they are known before the program is complete. What a solver answers to the whole is held against them.
package struct ForwardOptimum: Sendable {
  /// The exact values, by variable.
  package internal(set) var values: [Rational] = []
  /// What the values are due to, with all ties.
  package internal(set) var entries: [ActiveSet.Entry] = []

  /// Nothing is known yet.
  package init() {}

  internal init(values: [Rational], entries: [ActiveSet.Entry]) {
    (self.values, self.entries) = (values, entries)
  }

  /// How many variables are known.
  package var count: Int { values.count }
  /// What the values are due to.
  package var activeSet: ActiveSet { ActiveSet(entries: entries) }
}

extension Program {
  /// Goes on with what is known of the optimum, up to the newest variable.
  ///
  /// Every variable must have its preference by now.
  /// - Parameters:
  ///   - optimum: what is known.
  ///   - greatestBitCount: behind a value of more binary digits nothing is evaluated.
  /// - Throws: `ProgramError` for a misuse, `CertificateError` where bounds contradict each other.
  package func evaluate(_ optimum: inout ForwardOptimum, greatestBitCount: Int = .max) throws {
    if let misuse = core.misuse { throw describe(misuse) }
    do {
      try core.evaluate(&optimum.values, &optimum.entries, greatestBitCount: greatestBitCount)
    } catch {
      throw describe(error)
    }
  }

  /// Says what the optimum is due to as soon as parameters grow, where it may be due to several things now.
  ///
  /// A regime then begins at its least parameters, and does not end there.
  package func lookAhead(_ optimum: inout ForwardOptimum) {
    optimum.entries = core.entriesAhead(of: optimum.values, optimum.entries)
  }
}
