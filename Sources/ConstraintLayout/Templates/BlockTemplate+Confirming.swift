import ElementTree
import LinearProgramming

extension BlockTemplate {
  /// Has the solver confirm what has just been evaluated.
  func confirm(_ pieces: [Piece], in session: ConstraintSession) throws {
    try session.confirm(session.evaluator.basis(of: program, matrix)) {
      var given: [(variable: Int, row: LinearExpression)] = []
      for (variable, origin) in origins.enumerated() {
        guard case .answer(let place, let output) = origin, let form = form(output, of: pieces[place]) else {
          continue
        }
        given.append((variable, form.substituting(requests[place].proposal)))
      }
      return session.evaluator.evaluated(program, of: block, given: given)
    }
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
