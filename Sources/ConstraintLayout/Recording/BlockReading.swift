import ElementTree
import LinearProgramming

/// A settled block read as affine functions of its proposal, or as numbers if only those are needed.
final class BlockReading {
  /// The parametric solution of the block; `nil` in numbers.
  private let values: ParametricSolution?
  private let recorder: BlockRecorder
  /// The proposals for which the lengths hold.
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
          form(condition.line),
          change: FacetChange(condition.limit, of: condition.variable, in: recorder.program))
      )
    }
    for decision in recorder.decisions {
      region.insert(
        CriticalRegion.HalfPlane(
          form(decision.expression), isStrict: decision.isStrict, change: .decision(decision.kind)))
    }
    for request in recorder.requests where !request.piece.region.halfPlanes.isEmpty {
      var at = Proposal(
        request.proposal.width?.expression.map(form), request.proposal.height?.expression.map(form))
      at.container = request.proposal.container?.compactMap { $0.expression.map(form) }
      region.formIntersection(
        request.piece.region, at: at, shiftedBy: request.view.position - request.piece.home.position)
    }
  }

  /// Returns a row of coefficients, the constant first, as a form.
  private func form(_ line: [Rational]) -> AffineForm {
    var builder = FormBuilder(constant: line[0], tellsInputs: recorder.tellsInputs)
    for (index, derivative) in line.dropFirst().enumerated() where !derivative.isZero {
      builder.add(derivative, per: recorder.columns[index])
    }
    return builder.form
  }

  /// Returns an expression of the block as a form.
  func form(_ expression: LinearExpression) -> AffineForm {
    guard let values else { return AffineForm(recorder.settledValue(of: expression)) }
    var builder = FormBuilder(
      constant: values.coefficient(0, of: expression), tellsInputs: recorder.tellsInputs)
    for column in 1..<values.width {
      let derivative = values.coefficient(column, of: expression)
      if !derivative.isZero { builder.add(derivative, per: recorder.columns[column - 1]) }
    }
    return builder.form
  }

  /// Returns a length of the block as a form, or as infinite.
  func extent(_ extent: Extent) -> AffineExtent { extent.map(form) }
}

/// A form under construction, to which derivatives are added parameter by parameter.
private struct FormBuilder {
  var constant: Rational
  private var width: Rational = 0
  private var height: Rational = 0
  private var container: [Axis: Rational] = [:]
  private var inputs: [LengthInput: Rational] = [:]

  /// Whether derivatives by written lengths are kept.
  private let tellsInputs: Bool

  init(constant: Rational, tellsInputs: Bool) { (self.constant, self.tellsInputs) = (constant, tellsInputs) }

  /// Adds the derivative by a parameter.
  mutating func add(_ derivative: Rational, per column: BlockRecorder.Column) {
    switch column {
    case .side(.horizontal): width = derivative
    case .side(.vertical): height = derivative
    case .containerSide(let axis): container[axis] = derivative
    case .input(let input, let value):
      constant += derivative * value
      if tellsInputs { inputs[input] = derivative }
    }
  }

  var form: AffineForm {
    AffineForm(constant, width: width, height: height, container: container, inputs: inputs)
  }
}

extension BlockRecorder {
  /// Returns the settled block as affine functions of the proposal to its view, with their critical region.
  ///
  /// The region is that in which every preference stays met or blocked, every decision stays the same, and
  /// every piece holds.
  ///
  /// - Parameter proposal: The proposal to the block's view.
  func reading(at proposal: ExactProposal) throws -> BlockReading {
    try settle()
    return try BlockReading(self, at: proposal)
  }
}

extension FacetChange {
  /// Creates the change where a condition of an active set ceases to hold; `nil` if no preference is known
  /// for it.
  init?(_ limit: ParametricSolution.Limit, of variable: Variable, in program: BlockProgram) {
    guard let wish = program.preferenceReason(of: variable) else { return nil }
    func bound(_ index: Int) -> Reason { program.requirementReason(index, of: variable) }
    switch limit {
    case .preferenceWithin(let index): self = .reaches(wish: wish, bound: bound(index))
    case .stillBlocked(let index): self = .leaves(bound: bound(index), wish: wish)
    case .tighter(let index, let other): self = .passes(from: bound(index), to: bound(other))
    }
  }
}
