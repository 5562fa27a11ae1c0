import ElementTree
import LinearProgramming

/// A block's program while it is written, and the optimum of what has been stated so far.
///
/// The values of a triangular program do not depend on later rows, and by the theorem they are known without
/// a solver: so a rule may ask for a number, and a view may be measured, before everything is stated. Once it
/// is, the solver is called and has to find the same optimum.
final class BlockRecorder {
  /// The tree, with its written lengths.
  let boundTree: BoundTree
  /// The view whose block it is.
  let view: LayoutTree.Index
  /// The session, which finds the pieces of other blocks and keeps confirmed bases.
  let session: ConstraintSession
  /// The use of the program.
  let use: ProgramUse
  /// The numbers in which the program is evaluated: rationals, once a fraction does not fit 64 bits.
  private(set) var numbers: ProgramNumbers
  /// Whether only the lengths at this proposal are needed.
  let isInNumbers: Bool
  /// Whether written lengths are parameters of the program.
  var opensInputs: Bool { use.isTemplate || session.engine.keepsPrices }
  /// Whether the derivatives by written lengths are needed.
  var tellsInputs: Bool { session.engine.keepsPrices || boundTree.opened != nil }
  /// The program as stated so far.
  private(set) var program = BlockProgram()
  /// The meaning of each parameter for the view whose block it is.
  private(set) var columns: [Column] = []
  /// The optimum of what has been stated, as far as it was asked for.
  private(set) var optimum = ForwardOptimum()
  /// The views taken in as pieces, in the order of the requests.
  private(set) var requests: [Request] = []
  /// The parameter of each written length that has one.
  private var written: [LengthInput: Variable] = [:]
  /// The decisions made from numbers, on which the optimum depends.
  private(set) var decisions: [Decision] = []
  /// The events at which the evaluation of a template has to stop, in order.
  private(set) var events: [BlockEvent] = []
  /// The variables that are outputs of pieces, in a block that is recorded as a template.
  private(set) var given: Set<Int> = []
  /// The rows as they are evaluated in fractions.
  private(set) var template = ProgramTemplate()
  /// Whether the record is complete, so that a template can be made from it.
  private(set) var isRecordable = true

  init(
    _ view: LayoutTree.Index, in session: ConstraintSession, for use: ProgramUse, _ numbers: ProgramNumbers,
    inNumbers: Bool = false
  ) {
    self.view = view
    self.use = use
    self.numbers = numbers
    isInNumbers = inNumbers
    (self.session, boundTree) = (session, session.boundTree)
  }

  /// The meaning of a parameter for the view whose block it is.
  enum Column {
    /// A side of the proposal to the view.
    case side(Axis)
    /// A side of the proposal of the view's container.
    case containerSide(Axis)
    /// A written length, with its value.
    case input(LengthInput, Rational)
  }

  private func note(_ kind: BlockEvent.Kind) {
    if use.isTemplate { events.append(BlockEvent(variable: program.variableCount, kind: kind)) }
  }

  /// Records a decision made from numbers.
  func decide(_ decision: Decision) {
    note(.decision(decisions.count))
    decisions.append(decision)
  }

  /// Adds a side of the proposal to the block's own view, before any other statement.
  func propose(_ number: Rational, _ axis: Axis) -> LinearExpression {
    give(LengthWithGradient(number, along: isInNumbers ? nil : axis))
    note(.side(axis))
    return LinearExpression(add(number, .side(axis), VariableLabel(view, .proposed(axis))))
  }

  /// Adds a side of the container's proposal, before any other statement.
  func proposeContainer(_ number: Rational, _ axis: Axis) -> LinearExpression {
    LinearExpression(add(number, .containerSide(axis), VariableLabel(view, .container(axis))))
  }

  /// Returns the parameter of a written length; a new one must be added before the rows that it bounds.
  func parameter(for input: LengthInput) -> LinearExpression {
    if let known = written[input] { return LinearExpression(known) }
    let value = boundTree.value(of: input)
    give(LengthWithGradient(value, change: input == boundTree.opened ? 1 : 0))
    note(.input(place: boundTree.index(of: input.view, inBlockOf: view), input.parameter))
    let variable = add(
      value, .input(input, value), VariableLabel(input.view, .written(input.parameter)))
    written[input] = variable
    return LinearExpression(variable)
  }

  private func add(_ value: Rational, _ column: Column, _ label: VariableLabel) -> Variable {
    columns.append(column)
    return program.parameter(label, value: value)
  }

  /// Assigns the value of the next variable, which is a parameter.
  private func give(_ length: @autoclosure () -> LengthWithGradient) {
    guard numbers == .fractions else { return }
    advance()
    template.appendGiven()
    session.evaluator.give(length())
  }

  /// Evaluates what has been stated, in fractions.
  func advance() {
    template.append(program)
    session.evaluator.advance(template, to: template.variableCount)
  }

  /// Returns whether a length without bounds can be replaced by its target: another length, or a constant.
  func goes(by target: LinearExpression) -> Bool { use.simplifies && target.length <= 1 }

  /// States a length, and returns the expression that represents it from then on.
  func state(_ statement: Statement) -> LinearExpression {
    let variable = program.variable(statement.label)
    for limit in statement.limits {
      program.state(
        variable, limit.isLower ? .greaterThanOrEqual : .lessThanOrEqual, limit.expression,
        because: statement.reason(limit))
    }
    program.state(
      variable, times: Rational(statement.count), .equal, statement.target, because: statement.wish)
    return LinearExpression(variable)
  }

  // MARK: - The optimum so far

  /// Returns the exact value of an expression.
  func value(of expression: LinearExpression) throws -> Rational {
    if numbers == .fractions {
      advance()
      let length = session.evaluator.length(expression)
      if !template.isLost, !session.evaluator.isLost, !length.isLost { return length.number }
      numbers = .rationals
    }
    if let newest = expression.newestVariable, newest.index >= optimum.count { try evaluate() }
    return expression.value { optimum.values[$0.index] }
  }

  /// Returns the exact value of an expression of a settled block.
  func settledValue(of expression: LinearExpression) -> Rational {
    expression.value { optimum.values[$0.index] }
  }

  /// Returns whether an expression is positive, and records that the following rows depend on this.
  func decidePositive(_ expression: LinearExpression, _ kind: Decision.Kind) throws -> Bool {
    let isPositive = try value(of: expression) > 0
    decide(Decision(kind: kind, expression: isPositive ? expression : -expression, isStrict: isPositive))
    return isPositive
  }

  /// Returns a proposal in numbers.
  func exact(_ proposal: ProposalExpression) throws -> ExactProposal {
    func side(_ extent: Extent) throws -> ExactProposal.Side { try extent.map(value) }
    var exact = ExactProposal(try proposal.width.map(side), try proposal.height.map(side))
    exact.container = try proposal.container?.compactMap(side)
    return exact
  }

  private func evaluate() throws {
    let first = optimum.count
    try program.evaluate(&optimum, greatestBitCount: Self.greatestBitCount)
    guard
      let count = optimum.values[first...].lazy.map(\.bitCount).first(where: { $0 > Self.greatestBitCount })
    else { return }
    throw LayoutError.tooManyDigits(
      count: count, limit: Self.greatestBitCount, ViewReference(boundTree.tree[view]))
  }

  /// The greatest number of binary digits of an exact length, beyond which each operation takes too long.
  static let greatestBitCount = 1024

  // MARK: - The solver

  /// Makes the solver find the optimum of the whole program, unless its basis is already confirmed for the
  /// same matrix.
  func settle() throws {
    try evaluate()
    if use.looksAhead, !isInNumbers { program.lookAhead(&optimum) }
    try session.confirm(session.engine.sharesWork ? session.confirmedBases.basis(of: program, optimum) : nil)
    {
      EvaluatedProgram(program, optimum)
    }
  }

  // MARK: - Views that come in as pieces

  /// Takes a view in as a piece, and returns the index of the request.
  func request(_ view: LayoutTree.Index, at proposal: ProposalExpression) throws -> Int {
    let piece = try session.piece(of: view, at: exact(proposal), inNumbers: isInNumbers)
    note(.request(requests.count))
    let size = SizeExpression(
      state(.side(.horizontal), piece.width, piece, of: view, at: proposal),
      state(.side(.vertical), piece.height, piece, of: view, at: proposal))
    var guides: [AlignmentKey: Extent] = [:]
    if !piece.guides.isEmpty {
      for (key, extent) in piece.guides.sorted(by: { $0.key.name < $1.key.name }) {
        guides[key] = state(.guide(key), extent, piece, of: view, at: proposal)
      }
    }
    requests.append(Request(view: view, proposal: proposal, size: size, guides: guides, piece: piece))
    return requests.count - 1
  }

  /// Returns an explicit guide of a view taken in as a piece; `nil` if it has none after all.
  ///
  /// A guide that was not wanted when the piece was found is asked for anew.
  func guide(_ guide: AlignmentKey, ofRequest index: Int) throws -> Extent? {
    let request = requests[index]
    if let value = request.guides[guide] { return value }
    session.want(guide, of: request.view)
    isRecordable = false
    guard request.piece.wantedGuideCount < session.wantedGuideCount else { return nil }
    let piece = try session.piece(of: request.view, at: exact(request.proposal), inNumbers: isInNumbers)
    let value = piece.guides[guide].map {
      state(.guide(guide), $0, piece, of: request.view, at: request.proposal)
    }
    requests[index].guides[guide] = value
    return value
  }

  /// States an output of a piece.
  private func state(
    _ role: VariableRole, _ extent: AffineExtent, _ piece: Piece, of view: LayoutTree.Index,
    at proposal: ProposalExpression
  ) -> Extent {
    extent.map { form in
      // Parameters must be added before the variable that depends on them.
      let answer = substitute(form.shifted(by: view.position - piece.home.position), proposal)
      if use.isTemplate {
        give(answered(form, answer))
        given.insert(program.variableCount)
      } else if goes(by: answer) {
        return answer
      }
      return state(
        Statement(label: VariableLabel(view, role), axis: role.axis, target: answer, cause: piece.cause))
    }
  }

  /// Returns an output of a piece, with its derivative by the open written length.
  private func answered(_ form: AffineForm, _ answer: LinearExpression) -> LengthWithGradient {
    let values = session.evaluator
    values.note(form.width)
    values.note(form.height)
    var length = values.length(answer)
    if boundTree.opened != nil, let derivative = form.inputs.first?.value {
      length.add(LengthWithGradient(0, change: derivative), times: 1)
    }
    return length
  }

  /// Returns a form of a view's proposal as an expression of the block.
  private func substitute(_ form: AffineForm, _ proposal: ProposalExpression) -> LinearExpression {
    var expression = form.substituting(proposal)
    // A template learns which length is open when it is evaluated.
    if use.isTemplate { return expression }
    for (input, derivative) in form.inputs {
      // The change of the length from its written value: zero, except in prices.
      let change = parameter(for: input) - LinearExpression(boundTree.value(of: input))
      expression = expression + change * derivative
    }
    return expression
  }
}
