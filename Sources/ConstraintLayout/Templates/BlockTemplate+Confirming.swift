import ElementTree
import LinearProgramming

extension BlockTemplate {
  /// Has the solver find the optimum that has just been evaluated, unless it found the same active set optimal for the same
  /// matrix before.
  func confirm(_ pieces: [Piece], in session: ConstraintSession) throws {
    let basis = session.openValues.basis(of: program, matrix)
    if session.confirmedBases.contains(basis) {
      session.statistics.rememberedActiveSets += 1
      return
    }
    var given: [(variable: Int, row: LinearExpression)] = []
    for (variable, origin) in origins.enumerated() {
      guard case .answer(let place, let output) = origin, let form = form(output, of: pieces[place]) else {
        continue
      }
      given.append((variable, form.substituting(requests[place].proposal)))
    }
    let (evaluated, options) = (
      session.openValues.evaluated(program, of: block, given: given), session.options
    )
    let work = try session.pendingConfirmations.confirm(variableCount: program.variableCount) {
      () throws -> (calls: Int, pivots: Int) in
      let solver = options.solver
      return try evaluated.confirm(with: solver, from: options.start)
    }
    session.statistics.solverCalls += work.calls
    session.statistics.pivots += work.pivots
    session.confirmedBases.insert(basis)
  }

  /// An answer of a piece; `nil` where it is infinite.
  func form(_ output: Output, of piece: Piece) -> AffineForm? {
    switch output {
    case .side(let axis): piece[axis].form
    case .guide(let key): piece.guides[key]?.form
    }
  }
}

extension AffineForm {
  /// The form of a view's proposal as an expression of the block that asks it; what written lengths do is left out.
  func substituting(_ proposal: ProposalExpression) -> LinearExpression {
    var expression = LinearExpression(constant)
    func add(_ slope: Rational, _ side: Extent?) {
      if !slope.isZero, let side = side?.expression { expression = expression + side * slope }
    }
    add(width, proposal.width)
    add(height, proposal.height)
    for (axis, slope) in container { add(slope, proposal.container?[axis]) }
    return expression
  }
}
