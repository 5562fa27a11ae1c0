import LinearProgramming

/// How a session solves its programs, and what it keeps of them.
struct SolvingOptions: Sendable {
  /// What solves the programs.
  var solver: any LinearSolver
  /// The basis each solve starts from.
  var start: StartingBasis
  /// Whether written lengths stay parameters, so that pieces know what a change of each would do.
  var keepsPrices: Bool
}
