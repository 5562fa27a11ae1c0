import LayoutCore
import LinearProgramming

/// A child that a block takes in as a piece: its outputs are variables, stated by the piece.
struct Request {
  var view: LayoutTree.Index
  var proposal: ProposalExpression
  var size: SizeExpression
  var guides: [AlignmentKey: Extent]
  /// The place of the first of the outputs' variables among the block's; outputs come one after the other.
  var firstVariable: Int
  /// The piece behind the outputs; `nil` while they are a guess without one.
  var piece: Piece?
  /// Whether the piece is known to hold at what the child is proposed.
  var isSettled: Bool
}

/// What a stack knows of a child before it offers it a share: its smallest and largest length, and an answer.
struct Guess {
  var axis: Axis
  var smallest: Rational
  var largest: Rational?
  var answer: Piece
  var answeredAt: ExactProposal
}

/// A piece turned out finite where its guess was infinite, or the other way: the block is written anew without guesses.
struct GuessHadWrongShape: Error {}

extension Block {
  /// Takes a child in, and returns the place of the request.
  func request(_ child: LayoutTree.Index, at asked: ProposalExpression, guess: Guess?) throws -> Int {
    var piece: Piece?
    var isSettled = false
    var guess = guess
    if !isKnown(asked) {
      if guesses, let pattern = pattern(of: asked), let last = session.lastPiece(of: child, pattern) {
        piece = last
        guess = nil
      } else if !guesses || guess == nil {
        try settle()
      }
    }
    if isKnown(asked) {
      piece = try session.piece(of: child, at: exact(asked))
      isSettled = true
      guess = nil
    }
    guard let template = piece ?? guess?.answer else { preconditionFailure("a settled request has a piece") }

    let firstVariable = program.variableCount
    func output(_ role: VariableRole, _ axis: Axis, _ extent: AffineExtent) -> Extent {
      extent.map { form in
        // Parameters come before the variable they are part of.
        let answer = guess == nil ? substitute(form, asked) : 0
        let variable = program.variable(VariableLabel(child, role))
        let reason = Reason(child, axis, template.cause)
        if let guess, role == .side(guess.axis), let share = asked[guess.axis]?.expression {
          program.require(
            LinearExpression(variable) >= LinearExpression(guess.smallest), because: reason)
          if let largest = guess.largest {
            program.require(LinearExpression(variable) <= LinearExpression(largest), because: reason)
          }
          program.prefer(LinearExpression(variable) == share, because: reason)
        } else if let guess {
          let value = form.value(at: guess.answeredAt)
          program.prefer(LinearExpression(variable) == LinearExpression(value), because: reason)
        } else {
          program.prefer(LinearExpression(variable) == answer, because: reason)
        }
        return LinearExpression(variable)
      }
    }
    let size = SizeExpression(
      output(.side(.horizontal), .horizontal, template.width),
      output(.side(.vertical), .vertical, template.height))
    var guides: [AlignmentKey: Extent] = [:]
    for (key, extent) in template.guides.sorted(by: { $0.key.name < $1.key.name }) {
      guides[key] = output(.guide(key), key.axis, extent)
    }
    requests.append(
      Request(
        view: child, proposal: asked, size: size, guides: guides, firstVariable: firstVariable, piece: piece,
        isSettled: isSettled))
    requestPlaces[Key(view: child, proposal: asked)] = requests.count - 1
    return requests.count - 1
  }

  /// States a request's outputs anew, and says whether any of their values changes; those that do are forgotten.
  func exchange(_ place: Int, for piece: Piece) throws -> Bool {
    let request = requests[place]
    let at = exact(request.proposal)
    var changed: Variable?
    func restate(_ output: Extent, _ extent: AffineExtent, _ axis: Axis?) throws {
      switch (output, extent) {
      case (.finite(let expression), .finite(let form)):
        guard let variable = expression.newestVariable else { return }
        if variable.index < values.count {
          if form.value(at: at) != values[variable.index] { changed = min(changed ?? variable, variable) }
          // Nothing is required of it any more.
          activeDecisions[variable.index] = .met(ties: [])
        }
        guard knows(form.inputs.keys) else { throw GuessHadWrongShape() }
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
    if let changed { forget(from: changed) }
    return changed != nil
  }

  /// A form of a child's proposal as an expression of the block.
  private func substitute(_ form: AffineForm, _ proposal: ProposalExpression) -> LinearExpression {
    var expression = LinearExpression(form.constant)
    if let width = proposal.width?.expression { expression = expression + width * form.width }
    if let height = proposal.height?.expression { expression = expression + height * form.height }
    for (input, slope) in form.inputs { expression = expression + change(of: input) * slope }
    return expression
  }
}
