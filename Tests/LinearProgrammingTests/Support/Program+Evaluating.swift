import LinearProgramming

extension Program {
  /// The optimum by evaluation in order.
  func evaluated() throws -> ForwardOptimum {
    var optimum = ForwardOptimum()
    try evaluate(&optimum)
    return optimum
  }

  /// Has a solver find the optimum that was evaluated: it throws where the solver finds another one.
  @discardableResult
  func confirm(
    with solver: some LinearSolver, from start: StartingBasis = .forward
  ) throws -> (calls: Int, pivots: Int) {
    try EvaluatedProgram(self, evaluated()).confirm(with: solver, from: start)
  }
}
