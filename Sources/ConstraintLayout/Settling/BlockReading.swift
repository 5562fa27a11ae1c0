import LayoutCore
import LinearProgramming

/// A settled block read as affine functions of its proposal.
struct BlockReading {
  /// The variables.
  let forms: [AffineForm]
  /// Where they hold.
  private(set) var region = Region()

  fileprivate init(_ settler: BlockSettler, of parameters: ProposalExpression) throws(CertificateError) {
    let parametric = try settler.known.activeSet.parametric(settler.program)
    let width = parameters.width?.expression?.newestVariable
    let height = parameters.height?.expression?.newestVariable
    let container = parameters.container?.compactMap { $0.expression?.newestVariable }
    func form(_ expression: LinearExpression) -> AffineForm {
      var form = AffineForm(expression.constant)
      for term in expression.terms {
        if term.variable == width {
          form.width = term.coefficient
        } else if term.variable == height {
          form.height = term.coefficient
        } else if let axis = Axis.allCases.first(where: { container?[$0] == term.variable }) {
          form.container[axis] = term.coefficient
        } else if let input = settler.written.inputs[term.variable] {
          form.constant += term.coefficient * settler.known.values[term.variable.index]
          form.inputs[input, default: 0] += term.coefficient
        }
      }
      return form
    }
    forms = parametric.values.map(form)
    for condition in parametric.conditions {
      region.insert(
        Region.HalfPlane(form(condition.expression), border: Border(condition, in: settler.program)))
    }
    for decision in settler.decisions {
      region.insert(
        Region.HalfPlane(
          self.form(decision.expression), isStrict: decision.isStrict, border: .decision(decision.kind)))
    }
    for request in settler.requests.all {
      guard let piece = request.piece else { continue }
      var at = Proposal(
        request.proposal.width?.expression.map(self.form), request.proposal.height?.expression.map(self.form))
      at.container = request.proposal.container?.compactMap { $0.expression.map(self.form) }
      region.formIntersection(piece.region, at: at)
    }
  }

  /// An expression of the block.
  func form(_ expression: LinearExpression) -> AffineForm {
    expression.terms.reduce(AffineForm(expression.constant)) { sum, term in
      sum + forms[term.variable.index] * term.coefficient
    }
  }

  /// A length of the block.
  func extent(_ extent: Extent) -> AffineExtent { extent.map(form) }
}

extension BlockSettler {
  /// The settled block as affine functions of what its view is proposed, and where they hold: while every preference
  /// stays met or blocked as it is, every decision stays as it was made, and every piece holds.
  func reading(of parameters: ProposalExpression) throws -> BlockReading {
    try finish()
    return try BlockReading(self, of: parameters)
  }
}

extension Border {
  /// What changes where a condition of an active set stops holding.
  fileprivate init?(_ condition: Parametric.Condition, in program: BlockProgram) {
    guard let wish = program.preferenceReason(of: condition.variable) else { return nil }
    func bound(_ place: Int) -> Reason { program.requirementReason(place, of: condition.variable) }
    switch condition.limit {
    case .preferenceWithin(let place): self = .reaches(wish: wish, bound: bound(place))
    case .stillBlocked(let place): self = .leaves(bound: bound(place), wish: wish)
    case .tighter(let place, let other): self = .passes(from: bound(place), to: bound(other))
    }
  }
}
