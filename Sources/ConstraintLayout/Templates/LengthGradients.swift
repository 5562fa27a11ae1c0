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
  func gradient(of expression: LinearExpression) -> [LengthInput: Rational]? {
    if expression.terms.isEmpty { return [:] }
    var adjoint = session.evaluator.adjoint()
    adjoint.add(expression)
    return gradient(&adjoint)
  }

  /// Returns the derivatives of a condition's slack by each written length; `nil` if a number does not fit.
  func gradient(of condition: Facet) -> [LengthInput: Rational]? {
    var adjoint = session.evaluator.adjoint()
    session.evaluator.ask(condition, &adjoint, template.program)
    return gradient(&adjoint)
  }

  /// Returns the derivatives of a form of a piece's proposal by each written length; `nil` if a number does
  /// not fit.
  func gradient(of form: AffineForm, ofRequest index: Int) -> [LengthInput: Rational]? {
    var adjoint = session.evaluator.adjoint()
    ask(form, index, times: 1, &adjoint)
    guard var gradient = gradient(&adjoint) else { return nil }
    add(form.inputs, index, times: 1, to: &gradient)
    return gradient.filter { !$0.value.isZero }
  }

  private func gradient(_ adjoint: inout Adjoint) -> [LengthInput: Rational]? {
    var gradient: [LengthInput: Rational] = [:]
    for variable in template.origins.indices.reversed() {
      guard let derivative = adjoint[variable] else { continue }
      switch template.origins[variable] {
      case .row: session.evaluator.passOn(variable, &adjoint, template.program)
      case .side: break
      case .input(let index, let name): gradient[LengthInput(members[index], name), default: 0] += derivative
      case .answer(let index, let output):
        guard let form = template.form(output, of: pieces[index]) else { return nil }
        ask(form, index, times: derivative, &adjoint)
        add(form.inputs, index, times: derivative, to: &gradient)
      }
    }
    return adjoint.isLost ? nil : gradient.filter { !$0.value.isZero }
  }

  /// Adds the proposal that a form depends on to the adjoint.
  private func ask(_ form: AffineForm, _ index: Int, times factor: Rational, _ adjoint: inout Adjoint) {
    let proposal = template.requests[index].proposal
    for (derivative, side) in [(form.width, proposal.width), (form.height, proposal.height)]
    where !derivative.isZero {
      if let side = side?.expression { adjoint.add(side, times: derivative * factor) }
    }
  }

  /// Adds the derivatives by written lengths inside a piece.
  private func add(
    _ inputs: [LengthInput: Rational], _ index: Int, times factor: Rational,
    to gradient: inout [LengthInput: Rational]
  ) {
    if inputs.isEmpty { return }
    let shift = members[template.requests[index].index].position - pieces[index].home.position
    for (input, derivative) in inputs {
      gradient[input.shifted(by: shift), default: 0] += derivative * factor
    }
  }
}
