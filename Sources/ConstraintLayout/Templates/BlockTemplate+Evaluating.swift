import ElementTree
import LinearProgramming

/// The outcome of evaluating a template.
enum TemplateOutcome<Result> {
  /// The result, whose active set a solver has found optimal.
  case answer(Result)
  /// A decision is different here, or a view has other finite lengths.
  case doesNotApply
  /// A number does not fit.
  case lost
}

/// The progress of evaluating templates one after the other, as far as they share events.
struct TemplatePath {
  /// The event at which the evaluation continues.
  private(set) var event = 0
  /// The pieces taken in so far.
  var pieces: [Piece] = []
  /// The events that are decisions, to which the path can be rewound.
  private var decisions: [(event: Int, pieceCount: Int, mark: TemplateEvaluator.Mark)] = []
  private let start: TemplateEvaluator.Mark

  /// Creates a path at its start.
  init(_ values: TemplateEvaluator) { start = values.mark }

  /// Reserves capacity for a template's pieces and decisions.
  mutating func reserve(pieces pieceCount: Int, decisions decisionCount: Int) {
    pieces.reserveCapacity(pieceCount)
    decisions.reserveCapacity(decisionCount)
  }

  /// Records a decision at an event.
  mutating func note(event: Int, _ values: TemplateEvaluator) {
    decisions.append((event, pieces.count, values.mark))
  }

  /// Rewinds to the latest decision with at most a number of events before it.
  mutating func rewind(toEvent greatest: Int, _ values: TemplateEvaluator) {
    while let last = decisions.last, last.event > greatest { decisions.removeLast() }
    // It is recorded anew when it is decided.
    let last = decisions.popLast()
    event = last?.event ?? 0
    pieces.removeLast(pieces.count - (last?.pieceCount ?? 0))
    values.rewind(to: last?.mark ?? start)
  }
}

extension BlockTemplate {
  /// Evaluates the template from the point that another one with the same events has reached.
  ///
  /// - Returns: An answer at the end of the template; otherwise the reason for stopping.
  func run(
    _ path: inout TemplatePath, at proposal: ExactProposal, _ members: [LayoutTree.Index],
    in session: ConstraintSession
  ) throws -> TemplateOutcome<Void> {
    let boundTree = session.boundTree
    for index in path.event..<events.count {
      session.evaluator.advance(program, to: events[index].variable)
      switch events[index].kind {
      case .side(let axis):
        guard let side = proposal[axis]?.number else { return .doesNotApply }
        session.evaluator.give(LengthWithGradient(side, along: session.evaluator.isInNumbers ? nil : axis))
      case .input(let view, let name):
        let input = LengthInput(members[view], name)
        session.evaluator.give(
          LengthWithGradient(
            boundTree.value(of: input), change: input == boundTree.opened ? 1 : 0))
      case .decision(let decision):
        path.note(event: index, session.evaluator)
        let question = questions[decision]
        let length = session.evaluator.length(question.length, program)
        if length.isLost { return .lost }
        guard question.isStrict ? length.signum > 0 : length.signum >= 0 else {
          return .doesNotApply
        }
      case .request(let request):
        guard let piece = try take(request, members, in: session) else { return .doesNotApply }
        path.pieces.append(piece)
      }
    }
    session.evaluator.advance(program, to: program.variableCount)
    return session.evaluator.isLost ? .lost : .answer(())
  }

  /// Returns the result of a view's block, after an evaluation of the whole template.
  func outcome(
    _ view: LayoutTree.Index, at proposal: ExactProposal, _ members: [LayoutTree.Index], _ pieces: [Piece],
    in session: ConstraintSession
  ) throws -> TemplateOutcome<Answer.Result> {
    let inNumbers = session.evaluator.isInNumbers
    var forms = EvaluatedForms(
      at: proposal, session,
      session.engine.keepsPrices ? LengthGradients(self, pieces, members, session) : nil)
    let region = inNumbers ? CriticalRegion(at: proposal) : region(pieces, members, &forms)
    let result = answer.result(
      in: region, inNumbers: inNumbers, of: view, nil, at: { members[memberIndices[$0] ?? 0] }
    ) { extent in
      extent.map { forms.form(session.evaluator.length($0), $0) }
    }
    if forms.isLost { return .lost }
    try confirm(pieces, in: session)
    return .answer(result)
  }

  /// Returns a piece taken in; `nil` if its finite lengths are not those that the template expects.
  private func take(
    _ request: Int, _ members: [LayoutTree.Index], in session: ConstraintSession
  ) throws -> Piece? {
    let asking = askings[request]
    guard let width = side(asking.width, session), let height = side(asking.height, session) else {
      return nil
    }
    let proposal = ExactProposal(width.number, height.number)
    let piece = try session.piece(
      of: members[asking.index], at: proposal, inNumbers: session.evaluator.isInNumbers)
    guard piece.width.isInfinite != asking.isWidthFinite, piece.height.isInfinite != asking.isHeightFinite,
      piece.guides.count == asking.guideCount
    else { return nil }
    let isOpened = session.boundTree.opened != nil
    func give(_ extent: AffineExtent) {
      guard case .finite(let form) = extent else { return }
      session.evaluator.note(form.width)
      session.evaluator.note(form.height)
      session.evaluator.give(
        form.composed(width.length, height.length, opened: isOpened))
    }
    give(piece.width)
    give(piece.height)
    if asking.guideCount == 0 { return piece }
    for guide in requests[request].guides {
      guard let value = piece.guides[guide.key], value.isInfinite != guide.isFinite else { return nil }
      give(value)
    }
    return piece
  }

  /// Returns a proposed side: its exact number, and its gradient; `nil` if it does not fit.
  private func side(
    _ extent: Extended<TemplateLength>?, _ session: ConstraintSession
  ) -> (number: ExactProposal.Side?, length: LengthWithGradient)? {
    let none = LengthWithGradient(0)
    switch extent {
    case nil: return (nil, none)
    case .infinite: return (.infinite, none)
    case .negativeInfinite: return (.negativeInfinite, none)
    case .finite(let length):
      let length = session.evaluator.length(length, program)
      return length.isLost ? nil : (.finite(length.number), length)
    }
  }

  /// Returns the sides proposed to a view with their gradients; zero for a side that is not a number.
  func proposal(ofRequest index: Int, _ session: ConstraintSession) -> (
    width: LengthWithGradient, height: LengthWithGradient
  ) {
    let proposal = requests[index].proposal
    func side(_ extent: Extent?) -> LengthWithGradient {
      extent?.expression.map(session.evaluator.length) ?? LengthWithGradient(0)
    }
    return (side(proposal.width), side(proposal.height))
  }

  /// Returns the proposals for which the result holds.
  private func region(
    _ pieces: [Piece], _ members: [LayoutTree.Index], _ forms: inout EvaluatedForms<Answer>
  ) -> CriticalRegion {
    func here(_ view: LayoutTree.Index) -> LayoutTree.Index {
      memberIndices[view].map { members[$0] } ?? view
    }
    let session = forms.session
    var region = CriticalRegion()
    for condition in session.evaluator.ownConditions {
      region.insert(
        forms.form(condition), isStrict: false,
        change: FacetChange(condition.limit, of: Variable(index: Int(condition.variable)), in: block)?
          .mapViews(here))
    }
    for decision in decisions {
      region.insert(
        forms.form(session.evaluator.length(decision.expression), decision.expression),
        isStrict: decision.isStrict, change: .decision(decision.kind.mapViews(here)))
    }
    for (index, piece) in pieces.enumerated() where !piece.region.halfPlanes.isEmpty {
      let (width, height) = proposal(ofRequest: index, session)
      let shift = members[requests[index].index].position - piece.home.position
      for halfPlane in piece.region.halfPlanes {
        let length = halfPlane.form.composed(width, height, opened: forms.opened != nil)
        region.insert(
          forms.form(length, halfPlane.form, ofRequest: index), isStrict: halfPlane.isStrict,
          change: halfPlane.change?.shifted(by: shift))
      }
    }
    return region
  }
}

/// The lengths of an evaluated template, as forms of the proposal to its block's view and of open written
/// lengths.
private struct EvaluatedForms<Answer: BlockAnswer> {
  let session: ConstraintSession
  private let proposal: ExactProposal
  /// The only written length that is open; `nil` for none.
  let opened: LengthInput?
  /// The derivatives by all written lengths, in a layout that keeps prices.
  private let gradients: LengthGradients<Answer>?
  /// Whether a number did not fit.
  private(set) var isLost = false

  init(
    at proposal: ExactProposal, _ session: ConstraintSession, _ gradients: LengthGradients<Answer>?
  ) {
    (self.proposal, self.session, self.gradients) = (proposal, session, gradients)
    opened = session.boundTree.opened
  }

  /// Returns the form of a length, given its expression in the template's variables.
  mutating func form(_ length: LengthWithGradient, _ expression: LinearExpression) -> AffineForm {
    form(length) { $0.gradient(of: expression) }
  }

  /// Returns the form of a condition's slack.
  mutating func form(_ condition: Facet) -> AffineForm {
    form(condition.length) { $0.gradient(of: condition) }
  }

  /// Returns the form of a piece's length, which is a form of the proposal to the piece.
  mutating func form(
    _ length: LengthWithGradient, _ inner: AffineForm, ofRequest index: Int
  ) -> AffineForm {
    form(length) { $0.gradient(of: inner, ofRequest: index) }
  }

  private mutating func form(
    _ length: LengthWithGradient, _ gradient: (LengthGradients<Answer>) -> [LengthInput: Rational]?
  ) -> AffineForm {
    guard !length.isLost else {
      isLost = true
      return AffineForm(0)
    }
    let form = AffineForm(length, at: proposal, of: opened)
    guard let gradients else { return form }
    guard let inputs = gradient(gradients) else {
      isLost = true
      return form
    }
    return form.growing(with: inputs)
  }
}

extension LengthWithGradient {
  /// Creates a proposed side, which has the derivative 1 along its axis; without an axis, a number.
  init(_ side: Rational, along axis: Axis?) {
    self.init(side, width: axis == .horizontal ? 1 : 0, height: axis == .vertical ? 1 : 0)
  }
}

extension AffineForm {
  /// Creates the form of a length found at a proposal, with its derivative by the open written length.
  init(_ length: LengthWithGradient, at proposal: ExactProposal, of opened: LengthInput?) {
    self.init(length, at: proposal)
    if let opened, !length.changeDerivative.isZero { self = growing(with: [opened: length.changeDerivative]) }
  }

  /// Returns the form with lengths in place of the proposal's sides.
  func composed(_ w: LengthWithGradient, _ h: LengthWithGradient, opened: Bool) -> LengthWithGradient {
    // At most one written length is open, or all are, and their derivatives are found backwards.
    var sum = LengthWithGradient(constant, change: opened ? inputs.first?.value ?? 0 : 0)
    if !width.isZero { sum.add(w, times: width) }
    if !height.isZero { sum.add(h, times: height) }
    return sum
  }
}

extension BlockTemplate {
  /// Makes the solver confirm what has just been evaluated.
  func confirm(_ pieces: [Piece], in session: ConstraintSession) throws {
    try session.confirm(session.evaluator.basis(of: program, matrix)) {
      var given: [(variable: Int, row: LinearExpression)] = []
      for (variable, origin) in origins.enumerated() {
        guard case .answer(let index, let output) = origin, let form = form(output, of: pieces[index]) else {
          continue
        }
        given.append((variable, form.substituting(requests[index].proposal)))
      }
      return session.evaluator.evaluated(program, of: block, given: given)
    }
  }

  /// Returns an output of a piece; `nil` if it is infinite.
  func form(_ output: Output, of piece: Piece) -> AffineForm? {
    switch output {
    case .side(let axis): piece[axis].form
    case .guide(let key): piece.guides[key]?.form
    }
  }
}

extension AffineForm {
  /// Returns the form of a view's proposal as an expression of the asking block, without derivatives by
  /// written lengths.
  func substituting(_ proposal: ProposalExpression) -> LinearExpression {
    var expression = LinearExpression(constant)
    func add(_ derivative: Rational, _ side: Extent?) {
      if !derivative.isZero, let side = side?.expression { expression = expression + side * derivative }
    }
    add(width, proposal.width)
    add(height, proposal.height)
    for (axis, derivative) in container { add(derivative, proposal.container?[axis]) }
    return expression
  }
}
