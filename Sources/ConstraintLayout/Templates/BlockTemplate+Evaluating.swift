import ElementTree
import LinearProgramming

/// What came of a template.
enum TemplateOutcome<Result> {
  /// The answer; a solver has found its active set optimal.
  case answer(Result)
  /// Something is decided otherwise here.
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

/// Why the evaluation of a template stopped before its end.
enum TemplateStop {
  /// Something is decided otherwise, or a view answers other lengths.
  case otherwise
  /// A number does not fit.
  case lost
}

extension BlockTemplate {
  /// Evaluates the template from where another one with the same events before it has come to.
  ///
  /// - Returns: why it stopped; `nil` at its end.
  func run(
    _ path: inout TemplatePath, at proposal: ExactProposal, _ members: [LayoutTree.Index],
    in session: ConstraintSession
  ) throws -> TemplateStop? {
    for place in path.event..<events.count {
      session.evaluator.advance(program, to: events[place].variable)
      switch events[place].kind {
      case .side(let axis):
        guard let side = proposal[axis]?.number else { return .otherwise }
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
          return .otherwise
        }
      case .request(let request):
        guard let piece = try take(request, members, in: session) else { return .otherwise }
        path.pieces.append(piece)
      }
    }
    session.evaluator.advance(program, to: program.variableCount)
    return session.evaluator.isLost ? .lost : nil
  }

  /// What the block of a view answers, once the template has been evaluated to its end.
  func outcome(
    _ view: LayoutTree.Index, at proposal: ExactProposal, _ members: [LayoutTree.Index], _ pieces: [Piece],
    in session: ConstraintSession
  ) throws -> TemplateOutcome<Answer.Result> {
    let written = session.options.keepsPrices ? LengthGradients(self, pieces, members, session) : nil
    let known = written.map { pricedRegion($0, pieces, proposal, members, session) }
    let inNumbers = session.evaluator.isInNumbers
    let found = inNumbers ? CriticalRegion(at: proposal) : known
    guard let region = found ?? region(pieces, proposal, members, session) else { return .lost }
    let home = Home(view: view)
    var isLost = false
    let result = answer.result(
      in: region, inNumbers: inNumbers, of: home, nil, at: { members[places[$0] ?? 0] }
    ) { extent in
      extent.map { expression in
        let length = session.evaluator.length(expression)
        if length.isLost {
          isLost = true
          return AffineForm(0)
        }
        var form = AffineForm(length, at: proposal, of: session.boundTree.opened)
        if let written {
          guard let inputs = written.slopes(of: expression) else {
            isLost = true
            return form
          }
          form = form.growing(with: inputs)
        }
        return form
      }
    }
    if isLost { return .lost }
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

  /// Where the answer holds; `nil` where a number does not fit.
  private func region(
    _ pieces: [Piece], _ proposal: ExactProposal, _ members: [LayoutTree.Index], _ session: ConstraintSession
  ) -> CriticalRegion? {
    var open = EvaluatedRegion()
    let conditions = session.evaluator.ownConditions
    for (place, condition) in conditions.enumerated() {
      open.insert(condition.length, isStrict: false, .condition(place))
    }
    for (place, decision) in decisions.enumerated() {
      open.insert(
        session.evaluator.length(decision.expression), isStrict: decision.isStrict, .decision(place))
    }
    for (place, piece) in pieces.enumerated() where !piece.region.halfPlanes.isEmpty {
      let (width, height) = asked(ofRequest: place, session)
      for (number, halfPlane) in piece.region.halfPlanes.enumerated() {
        open.insert(
          halfPlane.form.composed(width, height, opened: session.boundTree.opened != nil),
          isStrict: halfPlane.isStrict,
          .piece(request: place, number))
      }
    }
    if open.isLost { return nil }
    return CriticalRegion(
      distinct: open.conditions.map { condition in
        CriticalRegion.HalfPlane(
          AffineForm(condition.length, at: proposal, of: session.boundTree.opened),
          isStrict: condition.isStrict,
          border: border(condition.source, conditions, pieces, members))
      })
  }

  func border(
    _ source: EvaluatedRegion.Source, _ conditions: ArraySlice<Facet>, _ pieces: [Piece],
    _ members: [LayoutTree.Index]
  ) -> Border? {
    func here(_ view: LayoutTree.Index) -> LayoutTree.Index { places[view].map { members[$0] } ?? view }
    switch source {
    case .condition(let place):
      let condition = conditions[conditions.startIndex + place]
      return Border(condition.limit, of: Variable(index: Int(condition.variable)), in: block)?.mapViews(here)
    case .decision(let place): return Border.decision(decisions[place].kind.mapViews(here))
    case .piece(let request, let place):
      let piece = pieces[request]
      return piece.region.halfPlanes[place].border?
        .shifted(by: members[requests[request].place].position - piece.home.view.position)
    }
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
