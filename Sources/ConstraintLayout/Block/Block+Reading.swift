import LayoutCore
import LinearProgramming

/// A solved block read as affine functions of its proposal.
struct BlockReading {
  let forms: [AffineForm]
  let region: Region

  init(_ block: Block, _ activeSet: ActiveSet) throws {
    let parametric = try activeSet.parametric(block.program)
    let width = block.parameters.width?.expression?.newestVariable
    let height = block.parameters.height?.expression?.newestVariable
    func form(_ expression: LinearExpression) -> AffineForm {
      var form = AffineForm(expression.constant)
      for term in expression.terms {
        if term.variable == width {
          form.width = term.coefficient
        } else if term.variable == height {
          form.height = term.coefficient
        } else if let input = block.inputs[term.variable] {
          form.constant += term.coefficient * block.values[term.variable.index]
          form.inputs[input, default: 0] += term.coefficient
        }
      }
      return form
    }
    forms = parametric.values.map(form)
    var region = Region()
    for condition in parametric.conditions {
      region.insert(
        Region.HalfPlane(form(condition.expression), border: Border(condition, in: block.program)))
    }
    self.region = region
  }

  private init(forms: [AffineForm], region: Region) {
    self.forms = forms
    self.region = region
  }

  func form(_ expression: LinearExpression) -> AffineForm {
    expression.terms.reduce(AffineForm(expression.constant)) { sum, term in
      sum + forms[term.variable.index] * term.coefficient
    }
  }

  func extent(_ extent: Extent) -> AffineExtent { extent.map(form) }

  /// The reading, narrowed to where the block's decisions and its children's pieces hold.
  func narrowed(by block: Block) -> BlockReading {
    var region = region
    func intersect(_ other: Region, _ proposal: ProposalExpression) {
      region.formIntersection(
        other, width: proposal.width?.expression.map(form), height: proposal.height?.expression.map(form))
    }
    for decision in block.decisions {
      region.insert(
        Region.HalfPlane(
          form(decision.expression), isStrict: decision.isStrict, border: .decision(decision.kind)))
    }
    for request in block.requests {
      guard let piece = request.piece else { continue }
      intersect(piece.region, request.proposal)
    }
    for measured in block.measuredRegions { intersect(measured.region, measured.proposal) }
    return BlockReading(forms: forms, region: region)
  }
}

extension Block {
  /// The solved block as affine functions of its proposal, and where they hold.
  func reading() throws -> BlockReading {
    try finish()
    return try BlockReading(self, activeSet).narrowed(by: self)
  }

  /// The solved block itself.
  func solved() throws -> SolvedBlock {
    try finish()
    return SolvedBlock(
      view: view, proposal: proposal, program: program, activeSet: activeSet, values: values,
      decisions: decisions, inputs: inputs, distributions: distributions.values.map { $0 },
      sizes: [:], guides: [:])
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
