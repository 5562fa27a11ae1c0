import ElementTree
import LinearProgramming

/// A settled block read as affine functions of its proposal; as numbers, where nobody asks for more.
final class BlockReading {
  /// The lengths in the parameters; `nil` where they are numbers.
  private let values: ParametricSolution?
  private let recorder: BlockRecorder
  /// Where they hold.
  private(set) var region: CriticalRegion

  /// Reads a block that is settled at a proposal.
  fileprivate init(_ recorder: BlockRecorder, at proposal: ExactProposal) throws(CertificateError) {
    self.recorder = recorder
    guard !recorder.isInNumbers else {
      values = nil
      region = CriticalRegion(at: proposal)
      return
    }
    region = CriticalRegion()
    let values = try recorder.optimum.activeSet.parametric(recorder.program)
    self.values = values
    for condition in values.lines {
      region.insert(
        CriticalRegion.HalfPlane(
          form(condition.line), border: Border(condition.limit, of: condition.variable, in: recorder.program))
      )
    }
    for decision in recorder.decisions {
      region.insert(
        CriticalRegion.HalfPlane(
          form(decision.expression), isStrict: decision.isStrict, border: .decision(decision.kind)))
    }
    for request in recorder.requests where !request.piece.region.halfPlanes.isEmpty {
      var at = Proposal(
        request.proposal.width?.expression.map(form), request.proposal.height?.expression.map(form))
      at.container = request.proposal.container?.compactMap { $0.expression.map(form) }
      region.formIntersection(
        request.piece.region, at: at, shiftedBy: request.view.position - request.piece.home.position)
    }
  }

  /// A line of coefficients, the constant first, as a form.
  private func form(_ line: [Rational]) -> AffineForm {
    var slopes = ColumnSlopes(constant: line[0], tellsInputs: recorder.tellsInputs)
    for (place, slope) in line.dropFirst().enumerated() where !slope.isZero {
      slopes.add(slope, per: recorder.columns[place])
    }
    return slopes.form
  }

  /// An expression of the block.
  func form(_ expression: LinearExpression) -> AffineForm {
    guard let values else { return AffineForm(recorder.settledValue(of: expression)) }
    var slopes = ColumnSlopes(
      constant: values.coefficient(0, of: expression), tellsInputs: recorder.tellsInputs)
    for column in 1..<values.width {
      let slope = values.coefficient(column, of: expression)
      if !slope.isZero { slopes.add(slope, per: recorder.columns[column - 1]) }
    }
    return slopes.form
  }

  /// A length of the block.
  func extent(_ extent: Extent) -> AffineExtent { extent.map(form) }
}

/// A form while its slopes come in, parameter by parameter.
private struct ColumnSlopes {
  var constant: Rational
  private var width: Rational = 0
  private var height: Rational = 0
  private var container: [Axis: Rational] = [:]
  private var inputs: [LengthInput: Rational] = [:]

  /// Whether written lengths count among what it grows with.
  private let tellsInputs: Bool

  init(constant: Rational, tellsInputs: Bool) { (self.constant, self.tellsInputs) = (constant, tellsInputs) }

  /// Adds a slope along a parameter.
  mutating func add(_ slope: Rational, per column: BlockRecorder.Column) {
    switch column {
    case .side(.horizontal): width = slope
    case .side(.vertical): height = slope
    case .containerSide(let axis): container[axis] = slope
    case .input(let input, let value):
      constant += slope * value
      if tellsInputs { inputs[input] = slope }
    }
  }

  var form: AffineForm {
    AffineForm(constant, width: width, height: height, container: container, inputs: inputs)
  }
}

extension BlockRecorder {
  /// The settled block as affine functions of what its view is proposed, and where they hold: while every preference
  /// stays met or blocked as it is, every decision stays as it was made, and every piece holds.
  ///
  /// - Parameter proposal: what its view is proposed.
  func reading(at proposal: ExactProposal) throws -> BlockReading {
    try settle()
    return try BlockReading(self, at: proposal)
  }
}

extension Border {
  /// What changes where a condition of an active set stops holding.
  init?(_ limit: ParametricSolution.Condition.Limit, of variable: Variable, in program: BlockProgram) {
    guard let wish = program.preferenceReason(of: variable) else { return nil }
    func bound(_ place: Int) -> Reason { program.requirementReason(place, of: variable) }
    switch limit {
    case .preferenceWithin(let place): self = .reaches(wish: wish, bound: bound(place))
    case .stillBlocked(let place): self = .leaves(bound: bound(place), wish: wish)
    case .tighter(let place, let other): self = .passes(from: bound(place), to: bound(other))
    }
  }
}
