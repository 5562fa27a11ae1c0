import LayoutCore
import LinearProgramming

/// What came of a template.
enum TemplateOutcome<Result> {
  /// The answer, and the number by which its active set is known to be optimal, or not.
  case answer(Result, signature: UInt64)
  /// Something is decided otherwise here.
  case doesNotApply
  /// A number does not fit.
  case lost
}

extension BlockTemplate {
  /// Evaluates the template for the block of a view at a proposal.
  func evaluate(
    _ view: LayoutTree.Index, at proposal: ExactProposal, in session: ConstraintSession
  ) throws -> TemplateOutcome<Answer.Result> {
    let left = session.openValues.begin()
    defer { session.openValues.end(left) }
    let members = session.ruled.members(inBlockOf: view)
    var pieces: [Piece] = []
    pieces.reserveCapacity(requests.count)
    for event in events {
      session.openValues.advance(program, to: event.variable)
      switch event.kind {
      case .side(let axis):
        guard let side = proposal[axis]?.number else { return .doesNotApply }
        let isWidth = axis == .horizontal
        session.openValues.give(OpenLength(side, width: isWidth ? 1 : 0, height: isWidth ? 0 : 1))
      case .input(let place, let name):
        let input = LengthInput(members[place], name)
        session.openValues.give(
          OpenLength(session.ruled.value(of: input), change: input == session.ruled.opened ? 1 : 0))
      case .decision(let place):
        let length = session.openValues.length(decisions[place].expression)
        if length.isLost { return .lost }
        guard decisions[place].isStrict ? length.signum > 0 : length.signum >= 0 else { return .doesNotApply }
      case .request(let place):
        guard let piece = try take(requests[place], members[requests[place].place], in: session) else {
          return .doesNotApply
        }
        pieces.append(piece)
      }
    }
    session.openValues.advance(program, to: program.variableCount)
    if session.openValues.isLost { return .lost }
    let written = session.options.keepsPrices ? WrittenSlopes(self, pieces, members, session) : nil
    let known = written.map { pricedRegion($0, pieces, proposal, members, session) }
    guard let region = known ?? region(pieces, proposal, members, session) else { return .lost }
    let home = Home(view: view)
    var isLost = false
    let result = answer.result(in: region, of: home, nil, at: { members[places[$0] ?? 0] }) { extent in
      extent.map { expression in
        let length = session.openValues.length(expression)
        if length.isLost {
          isLost = true
          return AffineForm(0)
        }
        var form = AffineForm(length, at: proposal, of: session.ruled.opened)
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
    return isLost ? .lost : .answer(result, signature: session.openValues.signature(program))
  }

  /// Takes a piece in, if it answers as many lengths as the template expects.
  private func take(
    _ request: Request, _ view: LayoutTree.Index, in session: ConstraintSession
  ) throws -> Piece? {
    guard let width = side(request.proposal.width, session),
      let height = side(request.proposal.height, session)
    else { return nil }
    let asked = ExactProposal(width.number, height.number)
    let piece = try session.piece(of: view, at: asked)
    guard piece.width.isInfinite != request.isWidthFinite, piece.height.isInfinite != request.isHeightFinite,
      piece.guides.count == request.guides.count
    else { return nil }
    func give(_ extent: AffineExtent) {
      guard case .finite(let form) = extent else { return }
      session.openValues.note(form.width)
      session.openValues.note(form.height)
      session.openValues.give(form.composed(width.length, height.length, opened: session.ruled.opened != nil))
    }
    give(piece.width)
    give(piece.height)
    for guide in request.guides {
      guard let value = piece.guides[guide.key], value.isInfinite != guide.isFinite else { return nil }
      give(value)
    }
    return piece
  }

  /// A side that is proposed: its exact number, and how it grows; `nil` where it does not fit.
  func side(
    _ extent: Extent?, _ session: ConstraintSession
  ) -> (number: ExactProposal.Side?, length: OpenLength)? {
    let none = OpenLength(0)
    switch extent {
    case nil: return (nil, none)
    case .infinite: return (.infinite, none)
    case .negativeInfinite: return (.negativeInfinite, none)
    case .finite(let expression):
      let length = session.openValues.length(expression)
      return length.isLost ? nil : (.finite(length.number), length)
    }
  }

  /// Where the answer holds; `nil` where a number does not fit.
  private func region(
    _ pieces: [Piece], _ proposal: ExactProposal, _ members: [LayoutTree.Index], _ session: ConstraintSession
  ) -> Region? {
    var open = OpenRegion()
    let conditions = session.openValues.ownConditions
    for (place, condition) in conditions.enumerated() {
      open.insert(condition.length, isStrict: false, .condition(place))
    }
    for (place, decision) in decisions.enumerated() {
      let length = session.openValues.length(decision.expression)
      open.insert(length, isStrict: decision.isStrict, .decision(place))
    }
    for (place, piece) in pieces.enumerated() where !piece.region.halfPlanes.isEmpty {
      guard let width = side(requests[place].proposal.width, session)?.length,
        let height = side(requests[place].proposal.height, session)?.length
      else { return nil }
      for (number, halfPlane) in piece.region.halfPlanes.enumerated() {
        open.insert(
          halfPlane.form.composed(width, height, opened: session.ruled.opened != nil),
          isStrict: halfPlane.isStrict,
          .piece(request: place, number))
      }
    }
    if open.isLost { return nil }
    return Region(
      distinct: open.conditions.map { condition in
        Region.HalfPlane(
          AffineForm(condition.length, at: proposal, of: session.ruled.opened), isStrict: condition.isStrict,
          border: border(condition.source, conditions, pieces, members))
      })
  }

  func border(
    _ source: OpenRegion.Source, _ conditions: ArraySlice<OpenCondition>, _ pieces: [Piece],
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

extension AffineForm {
  /// A length as a form of the proposal at which it was found, and of the written length that is left open.
  init(_ length: OpenLength, at proposal: ExactProposal, of opened: LengthInput?) {
    self.init(length, at: proposal)
    if let opened, !length.changeSlope.isZero { self = growing(with: [opened: length.changeSlope]) }
  }

  /// The form with open lengths in place of the proposal's sides.
  func composed(_ w: OpenLength, _ h: OpenLength, opened: Bool) -> OpenLength {
    // Of all written lengths no more than one is open, or all are and are followed backwards.
    var sum = OpenLength(constant, change: opened ? inputs.first?.value ?? 0 : 0)
    if !width.isZero { sum.add(w, times: width) }
    if !height.isZero { sum.add(h, times: height) }
    return sum
  }
}
