import ElementTree
import LinearProgramming

/// The derivatives by written lengths of a block that has just been evaluated from a template.
struct LengthGradients<Answer: BlockAnswer> {
  private let template: BlockTemplate<Answer>
  private let pieces: [Piece]
  private let members: [LayoutTree.Index]
  private let session: ConstraintSession

  init(
    _ template: BlockTemplate<Answer>, _ pieces: [Piece], _ members: [LayoutTree.Index],
    _ session: ConstraintSession
  ) {
    (self.template, self.pieces, self.members, self.session) = (template, pieces, members, session)
  }

  /// Returns the derivatives of an expression by each written length; `nil` if a number does not fit.
  func slopes(of expression: LinearExpression) -> [LengthInput: Rational]? {
    if expression.terms.isEmpty { return [:] }
    var adjoint = session.evaluator.adjoint()
    adjoint.add(expression)
    return slopes(&adjoint)
  }

  /// Returns the derivatives of a condition's slack by each written length; `nil` if a number does not fit.
  func slopes(of condition: Facet) -> [LengthInput: Rational]? {
    var adjoint = session.evaluator.adjoint()
    session.evaluator.ask(condition, &adjoint, template.program)
    return slopes(&adjoint)
  }

  /// Returns the derivatives of a form of a piece's proposal by each written length; `nil` if a number does
  /// not fit.
  func slopes(of form: AffineForm, ofRequest place: Int) -> [LengthInput: Rational]? {
    var adjoint = session.evaluator.adjoint()
    ask(form, place, times: 1, &adjoint)
    guard var slopes = slopes(&adjoint) else { return nil }
    add(form.inputs, place, times: 1, to: &slopes)
    return slopes.filter { !$0.value.isZero }
  }

  private func slopes(_ adjoint: inout Adjoint) -> [LengthInput: Rational]? {
    var slopes: [LengthInput: Rational] = [:]
    for variable in template.origins.indices.reversed() {
      guard let slope = adjoint[variable] else { continue }
      switch template.origins[variable] {
      case .row: session.evaluator.passOn(variable, &adjoint, template.program)
      case .side: break
      case .input(let place, let name): slopes[LengthInput(members[place], name), default: 0] += slope
      case .answer(let place, let output):
        guard let form = template.form(output, of: pieces[place]) else { return nil }
        ask(form, place, times: slope, &adjoint)
        add(form.inputs, place, times: slope, to: &slopes)
      }
    }
    return adjoint.isLost ? nil : slopes.filter { !$0.value.isZero }
  }

  /// Adds the proposal that a form depends on to the adjoint.
  private func ask(_ form: AffineForm, _ place: Int, times factor: Rational, _ adjoint: inout Adjoint) {
    let proposal = template.requests[place].proposal
    for (slope, side) in [(form.width, proposal.width), (form.height, proposal.height)] where !slope.isZero {
      if let side = side?.expression { adjoint.add(side, times: slope * factor) }
    }
  }

  /// Adds the derivatives by written lengths inside a piece.
  private func add(
    _ inputs: [LengthInput: Rational], _ place: Int, times factor: Rational,
    to slopes: inout [LengthInput: Rational]
  ) {
    if inputs.isEmpty { return }
    let shift = members[template.requests[place].place].position - pieces[place].home.position
    for (input, slope) in inputs { slopes[input.shifted(by: shift), default: 0] += slope * factor }
  }
}
