import LayoutCore
import LinearProgramming

/// A settled block read as affine functions of its proposal.
struct BlockReading {
  private let values: Parametric
  private let columns: [Column]
  private let settler: BlockSettler
  /// Where they hold.
  private(set) var region = Region()

  /// What a parameter of the program is to the view whose block it is.
  private enum Column {
    case side(Axis)
    case containerSide(Axis)
    case input(LengthInput, Rational)
  }

  fileprivate init(_ settler: BlockSettler) throws(CertificateError) {
    self.settler = settler
    values = try settler.optimum.activeSet.parametric(settler.program)
    columns = values.parameters.map { parameter in
      if let input = settler.written.inputs[parameter] {
        return .input(input, settler.optimum.values[parameter.index])
      }
      switch settler.program.label(of: parameter).role {
      case .proposed(let axis): return .side(axis)
      case .container(let axis): return .containerSide(axis)
      default: preconditionFailure("a block's parameters are what its view is proposed and what was written")
      }
    }
    for condition in values.lines {
      region.insert(
        Region.HalfPlane(form(condition.line), border: Border(condition, in: settler.program)))
    }
    for decision in settler.decisions {
      region.insert(
        Region.HalfPlane(
          form(decision.expression), isStrict: decision.isStrict, border: .decision(decision.kind)))
    }
    for request in settler.requests where !request.piece.region.halfPlanes.isEmpty {
      var at = Proposal(
        request.proposal.width?.expression.map(form), request.proposal.height?.expression.map(form))
      at.container = request.proposal.container?.compactMap { $0.expression.map(form) }
      region.formIntersection(
        request.piece.region, at: at, shiftedBy: request.view.position - request.piece.home.view.position)
    }
  }

  /// A line of coefficients, the constant first, as a form.
  private func form(_ line: [Rational]) -> AffineForm {
    var form = AffineForm(line[0])
    for (place, column) in columns.enumerated() where !line[place + 1].isZero {
      let slope = line[place + 1]
      switch column {
      case .side(.horizontal): form.width = slope
      case .side(.vertical): form.height = slope
      case .containerSide(let axis): form.container[axis] = slope
      case .input(let input, let value):
        form.constant += slope * value
        form.inputs[input] = slope
      }
    }
    return form
  }

  /// An expression of the block.
  func form(_ expression: LinearExpression) -> AffineForm { form(values.line(of: expression)) }

  /// A length of the block.
  func extent(_ extent: Extent) -> AffineExtent { extent.map(form) }
}

extension BlockSettler {
  /// The settled block as affine functions of what its view is proposed, and where they hold: while every preference
  /// stays met or blocked as it is, every decision stays as it was made, and every piece holds.
  func reading() throws -> BlockReading {
    try settle()
    return try BlockReading(self)
  }
}

extension Border {
  /// What changes where a condition of an active set stops holding.
  fileprivate init?(_ condition: Parametric.Line, in program: BlockProgram) {
    guard let wish = program.preferenceReason(of: condition.variable) else { return nil }
    func bound(_ place: Int) -> Reason { program.requirementReason(place, of: condition.variable) }
    switch condition.limit {
    case .preferenceWithin(let place): self = .reaches(wish: wish, bound: bound(place))
    case .stillBlocked(let place): self = .leaves(bound: bound(place), wish: wish)
    case .tighter(let place, let other): self = .passes(from: bound(place), to: bound(other))
    }
  }
}
