import ElementTree
import LinearProgramming

/// The templates that may apply to a block: those of one shape and one pattern of the proposal.
///
/// Rules state the same until a decision differs; so the events that two templates share are evaluated once,
/// and if one does not apply, the next one continues from there.
final class TemplateShelf<Answer: BlockAnswer> {
  private var templates: [BlockTemplate<Answer>] = []
  /// The number of events that each template shares with each of those before it; `nil` until it is needed.
  private var shared: [[Int?]] = []
  /// The template that applied last, as the next block is likely to have the same decisions.
  private var latest = 0

  init() {}

  /// Whether no more templates are added.
  var isFull: Bool { templates.count >= SharingPolicy.mostTemplatesOfShape }

  /// Adds a template, unless it is equal to another one.
  ///
  /// A view inside one of its own shape asks for its template while that of the outer one is still being
  /// recorded: each level of a deep tree then has the same one.
  ///
  /// - Returns: Whether the template was added; `false` also if the shelf is full.
  @discardableResult
  func insert(_ template: BlockTemplate<Answer>) -> Bool {
    guard !isFull, !templates.contains(where: { $0.saysAll(of: template) })
    else { return false }
    shared.append(Array(repeating: nil, count: templates.count))
    templates.append(template)
    latest = templates.count - 1
    return true
  }

  /// Returns the result of a view's block at a proposal, by the template that applies.
  ///
  /// - Parameter inNumbers: Whether a result valid only at this proposal is acceptable.
  func evaluate(
    _ view: LayoutTree.Index, at proposal: ExactProposal, inNumbers: Bool, in session: ConstraintSession
  ) throws -> TemplateOutcome<Answer.Result> {
    try evaluate(view, at: proposal, inNumbers: inNumbers, in: session) { template, members, pieces in
      try template.outcome(view, at: proposal, members, pieces, in: session)
    }
  }

  /// Finds the template that applies to a view's block at a proposal, and reads a result from it.
  ///
  /// - Parameters:
  ///   - inNumbers: Whether a result valid only at this proposal is acceptable.
  ///   - read: Reads the result, given the views of the block and the pieces taken in.
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
    // The latest one first, and only once; pieces found meanwhile may make another one the latest.
    let first = latest
    for number in -1..<templates.count where number != first {
      let index = number < 0 ? first : number
      guard index < templates.count, templates[index].wantedGuideCount == session.wantedGuideCount else {
        continue
      }
      if let before { path.rewind(toEvent: sharedEventCount(index, before), session.evaluator) }
      before = index
      path.reserve(pieces: templates[index].requests.count, decisions: templates[index].decisions.count)
      switch try templates[index].run(&path, at: proposal, members, in: session) {
      case .answer:
        latest = index
        return try read(templates[index], members, path.pieces)
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
  /// Returns the number of events that another template of the same shape shares, with equal evaluations
  /// before them.
  fileprivate func sharedEventCount(with other: BlockTemplate) -> Int {
    let variableCount = program.sharedVariableCount(with: other.program)
    let count = zip(events, other.events).prefix { isSame($0, $1, of: other) }.count
    return min(count, events.prefix { $0.variable <= variableCount }.count - 1)
  }

  /// Returns whether another template of the same shape states the same.
  fileprivate func saysAll(of other: BlockTemplate) -> Bool {
    // Results follow from statements and decisions. Most templates differ at their ends.
    events.count == other.events.count && program.variableCount == other.program.variableCount
      && wantedGuideCount == other.wantedGuideCount
      && zip(events.reversed(), other.events.reversed()).allSatisfy { isSame($0, $1, of: other) }
      && program.sharedVariableCount(with: other.program) == program.variableCount
  }

  private func isSame(_ mine: BlockEvent, _ theirs: BlockEvent, of other: BlockTemplate) -> Bool {
    guard mine.variable == theirs.variable else { return false }
    switch (mine.kind, theirs.kind) {
    case (.side(let axis), .side(let otherAxis)): return axis == otherAxis
    case (.input(let index, let name), .input(let otherPlace, let otherName)):
      return index == otherPlace && name == otherName
    case (.decision(let index), .decision(let otherPlace)):
      let (one, another) = (decisions[index], other.decisions[otherPlace])
      return one.isStrict == another.isStrict && one.expression == another.expression
    case (.request(let index), .request(let otherPlace)):
      return requests[index] == other.requests[otherPlace]
    case (.side, _), (.input, _), (.decision, _), (.request, _): return false
    }
  }
}

/// The templates of a session, by the shape of the block and the pattern of its proposal.
final class TemplateStore<Answer: BlockAnswer> {
  /// The properties that blocks must have in common for the same templates to apply.
  struct Key: Hashable {
    var shape: Int32
    var pattern: ExactProposal.Pattern
    var isRoot: Bool
  }

  private var shelves: [Key: TemplateShelf<Answer>] = [:]
  private(set) var count = 0

  /// Returns the templates that may apply.
  func shelf(for key: Key) -> TemplateShelf<Answer> {
    if let known = shelves[key] { return known }
    let new = TemplateShelf<Answer>()
    shelves[key] = new
    return new
  }

  /// Adds a template; at the greatest number, all others are removed first.
  func insert(_ template: BlockTemplate<Answer>, for key: Key) {
    if count >= SharingPolicy.mostTemplates { removeAll() }
    if shelf(for: key).insert(template) { count += 1 }
  }

  func removeAll() { (shelves, count) = ([:], 0) }
}
