import ElementTree
import LinearProgramming

/// What came of a template.
enum TemplateOutcome<Result> {
  /// The answer; a solver has found its active set optimal.
  case answer(Result)
  /// Something is decided otherwise here, or a view answers other lengths.
  case doesNotApply
  /// A number does not fit.
  case lost
}

/// How far templates have been evaluated, one after the other as far as they have the same events.
struct TemplatePath {
  /// The event to go on with.
  private(set) var event = 0
  /// The views that have come in as pieces.
  var pieces: [Piece] = []
  /// Where something was decided.
  private var decisions: [(event: Int, pieceCount: Int, mark: TemplateEvaluator.Mark)] = []
  private let start: TemplateEvaluator.Mark

  /// The path at its start.
  init(_ values: TemplateEvaluator) { start = values.mark }

  /// Makes room for a template's pieces and decisions.
  mutating func reserve(pieces pieceCount: Int, decisions decisionCount: Int) {
    pieces.reserveCapacity(pieceCount)
    decisions.reserveCapacity(decisionCount)
  }

  /// Notes that something is decided at an event.
  mutating func note(event: Int, _ values: TemplateEvaluator) {
    decisions.append((event, pieces.count, values.mark))
  }

  /// Goes back to the latest decision with so many events before it, or fewer.
  mutating func rewind(toEvent greatest: Int, _ values: TemplateEvaluator) {
    while let last = decisions.last, last.event > greatest { decisions.removeLast() }
    // It is noted anew where it is decided.
    let last = decisions.popLast()
    event = last?.event ?? 0
    pieces.removeLast(pieces.count - (last?.pieceCount ?? 0))
    values.rewind(to: last?.mark ?? start)
  }
}

extension BlockTemplate {
  /// Evaluates the template from where another one with the same events before it has come to.
  ///
  /// - Returns: nothing at its end; else why it stopped.
  func run(
    _ path: inout TemplatePath, at proposal: ExactProposal, _ members: [LayoutTree.Index],
    in session: ConstraintSession
  ) throws -> TemplateOutcome<Void> {
    for place in path.event..<events.count {
      session.evaluator.advance(program, to: events[place].variable)
      switch events[place].kind {
      case .side(let axis):
        guard let side = proposal[axis]?.number else { return .doesNotApply }
        session.evaluator.give(LengthWithGradient(side, along: session.evaluator.isInNumbers ? nil : axis))
      case .input(let view, let name):
        let input = LengthInput(members[view], name)
        session.evaluator.give(
          LengthWithGradient(
            session.boundTree.value(of: input), change: input == session.boundTree.opened ? 1 : 0))
      case .decision(let decision):
        path.note(event: place, session.evaluator)
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

  /// What the block of a view answers, once the template has been evaluated to its end.
  func outcome(
    _ view: LayoutTree.Index, at proposal: ExactProposal, _ members: [LayoutTree.Index], _ pieces: [Piece],
    in session: ConstraintSession
  ) throws -> TemplateOutcome<Answer.Result> {
    let inNumbers = session.evaluator.isInNumbers
    var forms = EvaluatedForms(
      at: proposal, session,
      session.options.keepsPrices ? LengthGradients(self, pieces, members, session) : nil)
    let region = inNumbers ? CriticalRegion(at: proposal) : region(pieces, members, &forms)
    let result = answer.result(
      in: region, inNumbers: inNumbers, of: view, nil, at: { members[places[$0] ?? 0] }
    ) { extent in
      extent.map { forms.form(session.evaluator.length($0), $0) }
    }
    if forms.isLost { return .lost }
    try confirm(pieces, in: session)
    return .answer(result)
  }

  /// Takes a piece in, if it answers as many lengths as the template expects.
  private func take(
    _ request: Int, _ members: [LayoutTree.Index], in session: ConstraintSession
  ) throws -> Piece? {
    let asking = askings[request]
    guard let width = side(asking.width, session), let height = side(asking.height, session) else {
      return nil
    }
    let asked = ExactProposal(width.number, height.number)
    let piece = try session.piece(
      of: members[asking.place], at: asked, inNumbers: session.evaluator.isInNumbers)
    guard piece.width.isInfinite != asking.isWidthFinite, piece.height.isInfinite != asking.isHeightFinite,
      piece.guides.count == asking.guideCount
    else { return nil }
    func give(_ extent: AffineExtent) {
      guard case .finite(let form) = extent else { return }
      session.evaluator.note(form.width)
      session.evaluator.note(form.height)
      session.evaluator.give(
        form.composed(width.length, height.length, opened: session.boundTree.opened != nil))
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

  /// A side that is proposed: its exact number, and how it grows; `nil` where it does not fit.
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

  /// The sides that a view was asked for, as they grow; zero for one that is no number.
  func asked(ofRequest place: Int, _ session: ConstraintSession) -> (
    width: LengthWithGradient, height: LengthWithGradient
  ) {
    let proposal = requests[place].proposal
    func side(_ extent: Extent?) -> LengthWithGradient {
      extent?.expression.map(session.evaluator.length) ?? LengthWithGradient(0)
    }
    return (side(proposal.width), side(proposal.height))
  }

  /// Where the answer holds.
  private func region(
    _ pieces: [Piece], _ members: [LayoutTree.Index], _ forms: inout EvaluatedForms<Answer>
  ) -> CriticalRegion {
    func here(_ view: LayoutTree.Index) -> LayoutTree.Index { places[view].map { members[$0] } ?? view }
    let session = forms.session
    var region = CriticalRegion()
    for condition in session.evaluator.ownConditions {
      region.insert(
        forms.form(condition), isStrict: false,
        border: Border(condition.limit, of: Variable(index: Int(condition.variable)), in: block)?
          .mapViews(here))
    }
    for decision in decisions {
      region.insert(
        forms.form(session.evaluator.length(decision.expression), decision.expression),
        isStrict: decision.isStrict, border: .decision(decision.kind.mapViews(here)))
    }
    for (place, piece) in pieces.enumerated() where !piece.region.halfPlanes.isEmpty {
      let (width, height) = asked(ofRequest: place, session)
      let shift = members[requests[place].place].position - piece.home.position
      for halfPlane in piece.region.halfPlanes {
        let length = halfPlane.form.composed(width, height, opened: session.boundTree.opened != nil)
        region.insert(
          forms.form(length, halfPlane.form, ofRequest: place), isStrict: halfPlane.isStrict,
          border: halfPlane.border?.shifted(by: shift))
      }
    }
    return region
  }
}

/// The lengths of a template that has been evaluated, as forms of what its block's view is proposed and of written lengths that
/// are open.
private struct EvaluatedForms<Answer: BlockAnswer> {
  let session: ConstraintSession
  private let proposal: ExactProposal
  /// What all written lengths do, in a layout that keeps prices.
  private let gradients: LengthGradients<Answer>?
  /// Whether a number did not fit.
  private(set) var isLost = false

  init(
    at proposal: ExactProposal, _ session: ConstraintSession, _ gradients: LengthGradients<Answer>?
  ) {
    (self.proposal, self.session, self.gradients) = (proposal, session, gradients)
  }

  /// A length of the template, as an expression of its variables.
  mutating func form(_ length: LengthWithGradient, _ expression: LinearExpression) -> AffineForm {
    form(length) { $0.slopes(of: expression) }
  }

  /// What a condition has left.
  mutating func form(_ condition: Facet) -> AffineForm {
    form(condition.length) { $0.slopes(of: condition) }
  }

  /// A length of a view that comes in as a piece, which is a form of what that is proposed.
  mutating func form(
    _ length: LengthWithGradient, _ inner: AffineForm, ofRequest place: Int
  ) -> AffineForm {
    form(length) { $0.slopes(of: inner, ofRequest: place) }
  }

  private mutating func form(
    _ length: LengthWithGradient, _ slopes: (LengthGradients<Answer>) -> [LengthInput: Rational]?
  ) -> AffineForm {
    guard !length.isLost else {
      isLost = true
      return AffineForm(0)
    }
    let form = AffineForm(length, at: proposal, of: session.boundTree.opened)
    guard let gradients else { return form }
    guard let inputs = slopes(gradients) else {
      isLost = true
      return form
    }
    return form.growing(with: inputs)
  }
}

extension LengthWithGradient {
  /// A side that is proposed, and grows with itself; along no axis, it is a number.
  init(_ side: Rational, along axis: Axis?) {
    self.init(side, width: axis == .horizontal ? 1 : 0, height: axis == .vertical ? 1 : 0)
  }
}

extension AffineForm {
  /// A length as a form of the proposal at which it was found, and of the written length that is left open.
  init(_ length: LengthWithGradient, at proposal: ExactProposal, of opened: LengthInput?) {
    self.init(length, at: proposal)
    if let opened, !length.changeSlope.isZero { self = growing(with: [opened: length.changeSlope]) }
  }

  /// The form with open lengths in place of the proposal's sides.
  func composed(_ w: LengthWithGradient, _ h: LengthWithGradient, opened: Bool) -> LengthWithGradient {
    // Of all written lengths no more than one is open, or all are and are followed backwards.
    var sum = LengthWithGradient(constant, change: opened ? inputs.first?.value ?? 0 : 0)
    if !width.isZero { sum.add(w, times: width) }
    if !height.isZero { sum.add(h, times: height) }
    return sum
  }
}

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
