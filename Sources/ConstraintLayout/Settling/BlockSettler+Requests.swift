import LayoutCore
import LinearProgramming

extension BlockSettler {
  /// Takes a view in, and returns the place of the request.
  ///
  /// Where what the view is proposed is not known yet, its last piece stands in for the right one, or else a guess;
  /// without either, what has been stated is settled first.
  func request(_ view: LayoutTree.Index, at asked: ProposalExpression, guess: Guess?) throws -> Int {
    var guess = guess
    var piece: Piece?
    if !isKnown(asked) {
      piece = guesses ? source.lastPiece(of: view, asked.pattern) : nil
      if piece == nil, !guesses || guess == nil { try settle() }
    }
    let isSettled = isKnown(asked)
    if isSettled { piece = try source.piece(of: view, at: exact(asked)) }
    if piece != nil { guess = nil }
    guard let template = piece ?? guess?.answer else { preconditionFailure("a settled request has a piece") }

    let firstVariable = program.variableCount
    func output(_ role: VariableRole, _ axis: Axis, _ extent: AffineExtent) -> Extent {
      let label = VariableLabel(view, role)
      let reason = Reason(view, axis, template.cause)
      return extent.map { form in
        guard let guess else { return state(label, form, at: asked, because: reason) }
        return state(label, form, guess, at: asked, because: reason)
      }
    }
    let size = SizeExpression(
      output(.side(.horizontal), .horizontal, template.width),
      output(.side(.vertical), .vertical, template.height))
    var guides: [AlignmentKey: Extent] = [:]
    for (key, extent) in template.guides.sorted(by: { $0.key.name < $1.key.name }) {
      guides[key] = output(.guide(key), key.axis, extent)
    }
    return requests.append(
      Request(
        view: view, proposal: asked, size: size, guides: guides, wantedGuideCount: template.wantedGuideCount,
        firstVariable: firstVariable, piece: piece, isSettled: isSettled))
  }

  /// An explicit guide of a view that was taken in; `nil` where it has none after all.
  ///
  /// One that nobody wanted when the piece was found is asked for once the piece is settled.
  func guide(_ guide: AlignmentKey, ofRequest place: Int) throws -> Extent? {
    if let value = requests[place].guides[guide] { return value }
    source.want(guide, of: requests[place].view)
    guard requests[place].wantedGuideCount < source.wantedGuideCount else { return nil }
    if !requests[place].isSettled { try settle() }
    let request = requests[place]
    let piece = try source.piece(of: request.view, at: exact(request.proposal))
    let value = piece.guides[guide]?.map { form in
      state(
        VariableLabel(request.view, .guide(guide)), form, at: request.proposal,
        because: Reason(request.view, guide.axis, piece.cause))
    }
    requests[place].guides[guide] = value
    return value
  }

  /// States an output as a piece has it.
  private func state(
    _ label: VariableLabel, _ form: AffineForm, at asked: ProposalExpression, because reason: Reason
  ) -> LinearExpression {
    // Parameters come before the variable they are part of.
    let answer = substitute(form, asked)
    let output = LinearExpression(program.variable(label))
    program.prefer(output == answer, because: reason)
    return output
  }

  /// States an output as it is guessed: along the stack's axis the share between what the view can be, otherwise what
  /// the view answered before.
  private func state(
    _ label: VariableLabel, _ form: AffineForm, _ guess: Guess, at asked: ProposalExpression,
    because reason: Reason
  ) -> LinearExpression {
    let output = LinearExpression(program.variable(label))
    guard label.role == .side(guess.axis), let share = asked[guess.axis]?.expression else {
      program.prefer(output == LinearExpression(form.value(at: guess.answeredAt)), because: reason)
      return output
    }
    program.require(output >= LinearExpression(guess.smallest), because: reason)
    if let largest = guess.largest { program.require(output <= LinearExpression(largest), because: reason) }
    program.prefer(output == share, because: reason)
    return output
  }

  /// States a request's outputs anew, and says whether any of their values changes; those that do are forgotten.
  func exchange(_ place: Int, for piece: Piece) throws(GuessHadWrongShape) -> Bool {
    let request = requests[place]
    let at = exact(request.proposal)
    var changed: Variable?
    func restate(_ output: Extent, _ extent: AffineExtent, _ axis: Axis) throws(GuessHadWrongShape) {
      switch (output, extent) {
      case (.finite(let expression), .finite(let form)):
        guard let variable = expression.newestVariable else { return }
        if let old = known[variable] {
          if form.value(at: at) != old { changed = min(changed ?? variable, variable) }
          release(variable)
        }
        // A parameter would have to come before the variable.
        guard form.inputs.keys.allSatisfy({ written[$0] != nil }) else { throw GuessHadWrongShape() }
        program.restate(
          variable, preferring: expression == substitute(form, request.proposal),
          because: Reason(request.view, axis, piece.cause))
      case (.infinite, .infinite), (.negativeInfinite, .negativeInfinite): break
      default: throw GuessHadWrongShape()
      }
    }
    try restate(request.size.width, piece.width, .horizontal)
    try restate(request.size.height, piece.height, .vertical)
    guard Set(piece.guides.keys) == Set(request.guides.keys) else { throw GuessHadWrongShape() }
    for (key, extent) in piece.guides {
      guard let output = request.guides[key] else { continue }
      try restate(output, extent, key.axis)
    }
    requests[place].piece = piece
    requests[place].wantedGuideCount = piece.wantedGuideCount
    if let changed { forget(from: changed) }
    return changed != nil
  }

  /// A form of a view's proposal as an expression of the block.
  private func substitute(_ form: AffineForm, _ proposal: ProposalExpression) -> LinearExpression {
    var expression = LinearExpression(form.constant)
    if let width = proposal.width?.expression { expression = expression + width * form.width }
    if let height = proposal.height?.expression { expression = expression + height * form.height }
    for (axis, slope) in form.container {
      if let side = proposal.container?[axis]?.expression { expression = expression + side * slope }
    }
    for (input, slope) in form.inputs {
      // How far the length is from what was written: zero, unless somebody asks what a change would do.
      let change = LinearExpression(parameter(for: input)) - LinearExpression(ruled.value(of: input))
      expression = expression + change * slope
    }
    return expression
  }
}
