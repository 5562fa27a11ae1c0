import ElementTree
import LinearProgramming

/// A block's program while it is written, and the optimum of what has been stated so far.
///
/// A triangular program's earlier values do not depend on later rows, and by the theorem they are known without a solver:
/// so rules may ask for numbers, and views may be measured, before everything is stated. Once it is, the solver is
/// called, and has to find the same optimum.
final class BlockRecorder {
  /// The tree, which knows what people wrote.
  let boundTree: BoundTree
  /// The view whose block it is.
  let view: LayoutTree.Index
  /// How programs are solved.
  let options: SolvingOptions
  /// Where answers of views that begin blocks of their own come from, and what others have proven.
  let session: ConstraintSession
  /// What its program is read for.
  let use: ProgramUse
  /// The numbers in which it is evaluated: rationals, once a fraction is too long for 64 bits.
  private(set) var numbers: ProgramNumbers
  /// Whether nobody asks for what holds at other proposals.
  let isInNumbers: Bool
  /// Whether written lengths are parameters of the program.
  var opensInputs: Bool { use.isTemplate || options.keepsPrices }
  /// Whether somebody asks what a change of a written length does.
  var tellsInputs: Bool { options.keepsPrices || boundTree.opened != nil }
  // Unchecked: every access to one of these is over before a rule runs, so that no two of them overlap; the program is
  // accessed with every row.
  /// What has been stated.
  @exclusivity(unchecked) private(set) var program = BlockProgram()
  /// What each parameter is to the view whose block it is.
  private(set) var columns: [Column] = []
  /// The optimum of what has been stated, as far as somebody asked for it.
  @exclusivity(unchecked) private(set) var optimum = ForwardOptimum()
  /// The views that were taken in, in the order in which they were asked for.
  private(set) var requests: [Request] = []
  /// The written lengths among the parameters.
  private(set) var written = WrittenLengths()
  /// What was decided from numbers: the optimum is only of use while it stays so.
  private(set) var decisions: [Decision] = []
  /// What a template has to stop for, in order.
  private(set) var events: [RecordedEvent] = []
  /// The variables that pieces answer, in a block of which a template is read off.
  private(set) var given: Set<Int> = []
  /// The rows as they are evaluated in fractions.
  @exclusivity(unchecked) private(set) var template = ProgramTemplate()
  /// Whether what was recorded is all there is to be said.
  private(set) var isRecordable = true

  init(
    _ view: LayoutTree.Index, in session: ConstraintSession, for use: ProgramUse, _ numbers: ProgramNumbers,
    inNumbers: Bool = false
  ) {
    self.view = view
    self.use = use
    self.numbers = numbers
    isInNumbers = inNumbers
    (self.session, boundTree, options) = (session, session.boundTree, session.options)
  }

  /// What a parameter is to the view whose block it is.
  enum Column {
    /// A side that the view is proposed.
    case side(Axis)
    /// A side that the view's container is proposed.
    case containerSide(Axis)
    /// A written length, and its value.
    case input(LengthInput, Rational)
  }

  /// Something that a template has to stop for, and how many variables there were by then.
  struct RecordedEvent {
    enum Kind {
      /// A parameter was added.
      case column(Int)
      /// Something was decided.
      case decision(Int)
      /// A view was taken in.
      case request(Int)
    }
    var variable: Int
    var kind: Kind
  }

  private func note(_ kind: RecordedEvent.Kind) {
    if use.isTemplate { events.append(RecordedEvent(variable: program.variableCount, kind: kind)) }
  }

  /// Notes what was decided from numbers.
  func decide(_ decision: Decision) {
    note(.decision(decisions.count))
    decisions.append(decision)
  }

  /// Adds a side that the block's own view is proposed; before anything else.
  func propose(_ number: Rational, _ axis: Axis) -> LinearExpression {
    give(LengthWithGradient(number, along: isInNumbers ? nil : axis))
    return LinearExpression(add(number, .side(axis), VariableLabel(view, .proposed(axis))))
  }

  /// Adds a side that its container is proposed; before anything else.
  func proposeContainer(_ number: Rational, _ axis: Axis) -> LinearExpression {
    LinearExpression(add(number, .containerSide(axis), VariableLabel(view, .container(axis))))
  }

  /// The parameter that stands for a written length; a new one must be older than what it bounds.
  func parameter(for input: LengthInput) -> LinearExpression {
    if let known = written[input] { return LinearExpression(known) }
    let value = boundTree.value(of: input)
    give(LengthWithGradient(value, change: input == boundTree.opened ? 1 : 0))
    let variable = add(
      value, .input(input, value), VariableLabel(input.view, .written(input.parameter)))
    written.add(variable, for: input)
    return LinearExpression(variable)
  }

  private func add(_ value: Rational, _ column: Column, _ label: VariableLabel) -> Variable {
    note(.column(columns.count))
    columns.append(column)
    return program.parameter(label, value: value)
  }

  /// Gives the next variable, which is open.
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

  /// Whether a length that nothing bounds can go by what it should be: it is another length, or a constant.
  func goes(by target: LinearExpression) -> Bool { use.simplifies && target.length <= 1 }

  /// States a length, and returns what stands for it from now on.
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

  /// The exact value of an expression.
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

  /// The exact value of an expression of a block that is settled.
  func settledValue(of expression: LinearExpression) -> Rational {
    expression.value { optimum.values[$0.index] }
  }

  /// Whether an expression is positive, and notes that what follows holds only as long as it stays so.
  func decidePositive(_ expression: LinearExpression, _ kind: Decision.Kind) throws -> Bool {
    let isPositive = try value(of: expression) > 0
    decide(Decision(kind: kind, expression: isPositive ? expression : -expression, isStrict: isPositive))
    return isPositive
  }

  /// A proposal in numbers.
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

  /// How many binary digits an exact length may have: each operation on longer ones takes too long.
  static let greatestBitCount = 1024

  // MARK: - The solver

  /// Has the solver find the optimum of the whole program, unless it found the same active set optimal for the same
  /// matrix before.
  func settle() throws {
    try evaluate()
    if use.looksAhead, !isInNumbers { program.lookAhead(&optimum) }
    try session.confirm(options.sharesWork ? session.confirmedBases.basis(of: program, optimum) : nil) {
      EvaluatedProgram(program, optimum)
    }
  }

  // MARK: - Views that come in as pieces

  /// Takes a view in, and returns the place of the request.
  func request(_ view: LayoutTree.Index, at asked: ProposalExpression) throws -> Int {
    let piece = try session.piece(of: view, at: exact(asked), inNumbers: isInNumbers)
    note(.request(requests.count))
    let size = SizeExpression(
      state(.side(.horizontal), piece.width, piece, of: view, at: asked),
      state(.side(.vertical), piece.height, piece, of: view, at: asked))
    var guides: [AlignmentKey: Extent] = [:]
    if !piece.guides.isEmpty {
      for (key, extent) in piece.guides.sorted(by: { $0.key.name < $1.key.name }) {
        guides[key] = state(.guide(key), extent, piece, of: view, at: asked)
      }
    }
    requests.append(Request(view: view, proposal: asked, size: size, guides: guides, piece: piece))
    return requests.count - 1
  }

  /// An explicit guide of a view that was taken in; `nil` where it has none after all.
  ///
  /// One that nobody wanted when the piece was found is asked for anew.
  func guide(_ guide: AlignmentKey, ofRequest place: Int) throws -> Extent? {
    let request = requests[place]
    if let value = request.guides[guide] { return value }
    session.want(guide, of: request.view)
    isRecordable = false
    guard request.piece.wantedGuideCount < session.wantedGuideCount else { return nil }
    let piece = try session.piece(of: request.view, at: exact(request.proposal), inNumbers: isInNumbers)
    let value = piece.guides[guide].map {
      state(.guide(guide), $0, piece, of: request.view, at: request.proposal)
    }
    requests[place].guides[guide] = value
    return value
  }

  /// States an output as a piece has it.
  private func state(
    _ role: VariableRole, _ extent: AffineExtent, _ piece: Piece, of view: LayoutTree.Index,
    at asked: ProposalExpression
  ) -> Extent {
    extent.map { form in
      // Parameters come before the variable they are part of.
      let answer = substitute(form.shifted(by: view.position - piece.home.position), asked)
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

  /// What a piece answers, and how it grows with the written length that is left open.
  private func answered(_ form: AffineForm, _ answer: LinearExpression) -> LengthWithGradient {
    let values = session.evaluator
    values.note(form.width)
    values.note(form.height)
    var length = values.length(answer)
    if boundTree.opened != nil, let slope = form.inputs.first?.value {
      length.add(LengthWithGradient(0, change: slope), times: 1)
    }
    return length
  }

  /// A form of a view's proposal as an expression of the block.
  private func substitute(_ form: AffineForm, _ proposal: ProposalExpression) -> LinearExpression {
    var expression = form.substituting(proposal)
    // A template is told which length is open when it is evaluated.
    if use.isTemplate { return expression }
    for (input, slope) in form.inputs {
      // How far the length is from what was written: zero, unless somebody asks what a change would do.
      let change = parameter(for: input) - LinearExpression(boundTree.value(of: input))
      expression = expression + change * slope
    }
    return expression
  }
}
