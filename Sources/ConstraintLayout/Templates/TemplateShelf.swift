import ElementTree
import LinearProgramming

/// The templates that may serve a block: those of one shape and one pattern of the proposal.
///
/// Rules say the same until something is decided otherwise; so what two templates have in common up to there is evaluated
/// once, and where one does not apply the next one goes on from it.
final class TemplateShelf<Answer: BlockAnswer> {
  private var templates: [BlockTemplate<Answer>] = []
  /// How many events each template has in common with each of those before it; `nil` until somebody goes from one to the
  /// other.
  private var shared: [[Int?]] = []
  /// The template that served last: the next block is likely to be decided alike.
  private var latest = 0

  /// A shelf without templates.
  init() {}

  /// Adds a template, unless it says what another one does.
  ///
  /// A view that stands in one of its own shape asks for its template while that of the outer one is being read off: then
  /// each level of a deep tree comes with the same one.
  ///
  /// - Returns: whether it was added; `false` too where there is no room any more.
  @discardableResult
  func insert(_ template: BlockTemplate<Answer>) -> Bool {
    guard templates.count < SharingPolicy.mostTemplatesOfShape,
      !templates.contains(where: { $0.saysAll(of: template) })
    else { return false }
    shared.append(Array(repeating: nil, count: templates.count))
    templates.append(template)
    latest = templates.count - 1
    return true
  }

  /// What the block of a view answers at a proposal, by the template that applies.
  ///
  /// - Parameter inNumbers: whether it will do that the answer holds there alone.
  func evaluate(
    _ view: LayoutTree.Index, at proposal: ExactProposal, inNumbers: Bool, in session: ConstraintSession
  ) throws -> TemplateOutcome<Answer.Result> {
    try evaluate(view, at: proposal, inNumbers: inNumbers, in: session) { template, members, pieces in
      try template.outcome(view, at: proposal, members, pieces, in: session)
    }
  }

  /// Finds the template that applies to the block of a view at a proposal, and reads something off it.
  ///
  /// - Parameters:
  ///   - inNumbers: whether nobody asks what it is at other proposals.
  ///   - read: reads it, with the views that the block knows, and with the pieces that it took in.
  @inline(__always)
  func evaluate<Result>(
    _ view: LayoutTree.Index, at proposal: ExactProposal, inNumbers: Bool, in session: ConstraintSession,
    _ read: (BlockTemplate<Answer>, [LayoutTree.Index], [Piece]) throws -> TemplateOutcome<Result>
  ) throws -> TemplateOutcome<Result> {
    let left = session.evaluator.begin(inNumbers: inNumbers)
    defer { session.evaluator.end(left) }
    let members = session.boundTree.members(inBlockOf: view)
    var path = TemplatePath(session.evaluator)
    var before: Int?
    // The latest one first, and once only; pieces that are found meanwhile may make another one the latest.
    let first = latest
    for number in -1..<templates.count where number != first {
      let place = number < 0 ? first : number
      guard place < templates.count, templates[place].wantedGuideCount == session.wantedGuideCount else {
        continue
      }
      if let before { path.rewind(toEvent: sharedEventCount(place, before), session.evaluator) }
      before = place
      path.reserve(pieces: templates[place].requests.count, decisions: templates[place].decisions.count)
      switch try templates[place].run(&path, at: proposal, members, in: session) {
      case .answer:
        latest = place
        return try read(templates[place], members, path.pieces)
      case .lost: return .lost
      case .doesNotApply: continue
      }
    }
    return .doesNotApply
  }

  private func sharedEventCount(_ one: Int, _ other: Int) -> Int {
    let (first, second) = (min(one, other), max(one, other))
    if let known = shared[second][first] { return known }
    let count = templates[first].sharedEventCount(with: templates[second])
    shared[second][first] = count
    return count
  }
}

extension BlockTemplate {
  /// Up to which event another template of the same shape has the same events before it, and evaluates the same.
  fileprivate func sharedEventCount(with other: BlockTemplate) -> Int {
    let variableCount = program.sharedVariableCount(with: other.program)
    let count = zip(events, other.events).prefix { isSame($0, $1, of: other) }.count
    return min(count, events.prefix { $0.variable <= variableCount }.count - 1)
  }

  /// Whether all that another template of the same shape says is the same.
  fileprivate func saysAll(of other: BlockTemplate) -> Bool {
    // What rules answer follows from what they stated and from how it was decided. Most templates differ at their ends.
    events.count == other.events.count && program.variableCount == other.program.variableCount
      && wantedGuideCount == other.wantedGuideCount
      && zip(events.reversed(), other.events.reversed()).allSatisfy { isSame($0, $1, of: other) }
      && program.sharedVariableCount(with: other.program) == program.variableCount
  }

  private func isSame(_ mine: Event, _ theirs: Event, of other: BlockTemplate) -> Bool {
    guard mine.variable == theirs.variable else { return false }
    switch (mine.kind, theirs.kind) {
    case (.side(let axis), .side(let otherAxis)): return axis == otherAxis
    case (.input(let place, let name), .input(let otherPlace, let otherName)):
      return place == otherPlace && name == otherName
    case (.decision(let place), .decision(let otherPlace)):
      let (one, another) = (decisions[place], other.decisions[otherPlace])
      return one.isStrict == another.isStrict && one.expression == another.expression
    case (.request(let place), .request(let otherPlace)):
      return requests[place] == other.requests[otherPlace]
    case (.side, _), (.input, _), (.decision, _), (.request, _): return false
    }
  }
}

/// The templates of a session, by the shape of block and by which sides are proposed.
final class TemplateStore<Answer: BlockAnswer> {
  /// What blocks have to have in common for the same templates to apply.
  struct Key: Hashable {
    var shape: Int32
    var pattern: ExactProposal.Pattern
    var isRoot: Bool
  }

  private var shelves: [Key: TemplateShelf<Answer>] = [:]
  /// How many templates there are.
  private(set) var count = 0

  /// The templates that may apply.
  func shelf(for key: Key) -> TemplateShelf<Answer> {
    if let known = shelves[key] { return known }
    let new = TemplateShelf<Answer>()
    shelves[key] = new
    return new
  }

  /// Adds a template.
  func insert(_ template: BlockTemplate<Answer>, for key: Key) {
    if count >= SharingPolicy.mostTemplates { removeAll() }
    if shelf(for: key).insert(template) { count += 1 }
  }

  /// Forgets all.
  func removeAll() { (shelves, count) = ([:], 0) }
}
