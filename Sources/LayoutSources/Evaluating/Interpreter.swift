import LayoutCore
import SwiftSyntax

/// Evaluates the part of the source that affects layout.
final class Interpreter {
  let program: Program
  let options: ReadingOptions
  /// The resources of the project.
  let resources: ProjectResources
  var report = SourceReport()
  /// The first error that prevented a view from being made.
  private(set) var failure: SourceError?
  /// The expansions in progress, from the outside in.
  private var expansions: [Expansion] = []
  /// The names of expansions that reached the limit of recursion, and are not expanded so deeply again.
  private var endless: Set<String> = []
  /// The number of further attempts to expand them.
  private var endlessRounds = 0
  /// The call, or the decision, that is being evaluated.
  private var evaluatedPosition: SourcePosition?
  private var steps = 0
  private var identifiers = 0
  private var views = 0
  /// Static properties and global variables that were evaluated already.
  private var constants: [String: Value] = [:]
  /// The bases of the `#if` chains in progress, by the nodes at which they continue.
  private var chainBases: [SyntaxIdentifier: Value] = [:]
  private var constantsInWork: Set<String> = []
  /// The values chosen for unknown ones, so that each is the same at every use.
  var choices: [String: Value] = [:]
  /// Values that unknown ones were assumed not to have, by their paths.
  var refused: [String: [Value]] = [:]
  /// The keys of literals with interpolations, by their nodes: each the last one that was evaluated.
  var keys: [SyntaxIdentifier: LocalizedStringKey] = [:]
  /// The same keys by their words, for literals that are passed on.
  var keysByWords: [String: LocalizedStringKey] = [:]
  /// The sets and dictionaries whose order shows, by the place where it does; a `nil` value for an ordered collection.
  var unordered: [SyntaxIdentifier: ExprSyntax?] = [:]
  /// The keys of values that views carry for the layouts around them.
  let layoutKeys = LayoutKeys()
  /// Unknown objects by their paths, so that an assignment is visible at every use.
  var objects: [String: Instance] = [:]
  /// Called when a value changes that views depend on; `nil` where there is no further layout.
  var noteChange: (() -> Void)?
  /// Whether the code of an action runs.
  var isActing = false
  /// Tasks that actions began, which run after these.
  var tasks: [BegunTask] = []
  /// Properties whose observers run, by their types and names.
  var observed: Set<String> = []
  /// Whether any name refers to a binding, whose value is read each time.
  var hasNamedBindings = false
  /// Whether code reached a call that never returns.
  var hasTrapped = false
  /// The number of conditions and optionals assumed to hold.
  var guesses = 0
  /// Whether assumptions are no longer recorded, because the same code runs again during layout.
  var isSettled = false

  init(_ program: Program, _ options: ReadingOptions, _ resources: ProjectResources = ProjectResources()) {
    self.program = program
    self.resources = resources
    self.options = options
  }

  func position(_ node: some SyntaxProtocol) -> SourcePosition { program.position(of: node) }

  /// Returns a unique identifier.
  func nextIdentifier() -> String {
    identifiers += 1
    return "UUID-\(identifiers)"
  }

  // MARK: - Limits

  /// Counts a step.
  ///
  /// A step that copies many values counts for several.
  func step(_ node: some SyntaxProtocol, copying count: Int = 0) throws {
    steps += 1 + count / 4
    if steps > options.stepLimit { throw SourceError.endless(limit: options.stepLimit, position(node)) }
  }

  /// Counts an iteration of a loop with a condition.
  func step(_ loop: some SyntaxProtocol, round: Int) throws {
    try step(loop)
    if round >= options.roundLimit {
      throw SourceError.endlessLoop(rounds: options.roundLimit, position(loop))
    }
  }

  /// Counts a view or a modifier, and its place.
  func countView(at position: SourcePosition) throws {
    views += 1
    if views > options.viewLimit { throw SourceError.tooManyViews(limit: options.viewLimit, position) }
    if !isSettled { report.visit(position) }
  }

  /// Counts views and steps from 0 again, as all views are made again.
  func beginRound(noting change: (() -> Void)?) {
    (steps, views, noteChange) = (0, 0, change)
  }

  /// Expands code that may call itself; an endless recursion is reported, and the fallback returned.
  ///
  /// The outermost of nested calls returns it: otherwise those inside would be expanded repeatedly.
  func expanding<Result>(
    _ name: String, with values: @autoclosure () -> [String: Value] = [:], code: Syntax? = nil,
    at call: Syntax? = nil, or fallback: @autoclosure () -> Result, _ body: () throws -> Result
  ) throws -> Result {
    let depth = expansions.count
    var expansion = Expansion(name: name, code: code, guesses: guesses)
    if let call {
      expansion.values = values()
      if expansion.isEndless(in: expansions, calledAt: call) { return endless(name, fallback(), at: call) }
    }
    if depth >= options.depthLimit { noteEndless() }
    if depth >= options.depthLimit || isEndless(name) {
      let begin = (expansions.lastIndex { $0.isView } ?? -1) + 1
      guard let first = expansions[begin...].firstIndex(where: { $0.name == name }) else {
        return endless(name, fallback(), at: call)
      }
      throw Endless(depth: first)
    }
    expansions.append(expansion)
    defer { expansions.removeLast() }
    do {
      return try body()
    } catch let end as Endless where end.depth == depth {
      return endless(name, fallback(), at: call)
    }
  }

  /// Records the names of repeated expansions inside themselves.
  ///
  /// A recursion that branches would otherwise be expanded once for each path to the limit.
  private func noteEndless() {
    for (name, same) in Dictionary(grouping: expansions, by: \.name) where same.count > Self.endlessLevels {
      endless.insert(name)
    }
  }

  /// Returns whether an endless recursion is expanded deeply enough, or often enough in all.
  private func isEndless(_ name: String) -> Bool {
    guard endless.contains(name) else { return false }
    endlessRounds += 1
    let levels = expansions.count { $0.name == name }
    return levels >= Self.endlessLevels || levels > 0 && endlessRounds > Self.mostEndlessRounds
  }

  /// The depth of an endless recursion, once it is known.
  private static let endlessLevels = 3
  /// The number of such expansions after which each is expanded once.
  private static let mostEndlessRounds = 1_000

  private func endless<Result>(_ name: String, _ fallback: Result, at call: Syntax?) -> Result {
    let here = evaluatedPosition ?? call.map { position($0) } ?? SourcePosition(file: "", line: 1)
    assume(.cycle, name, "a value that is not known", at: here)
    return fallback
  }

  /// Expands a view that may contain itself; an endless recursion is reported, and shown as a placeholder.
  func expandingView(
    _ name: String, _ values: [String: Value], madeBy maker: String?, at position: SourcePosition?,
    in environment: EnvironmentValues, _ body: () throws -> [LayoutNode]
  ) throws -> [LayoutNode] {
    var view = Expansion(name: name, values: values, maker: maker, isView: true, guesses: guesses)
    view.isDecidedByValues = program.types[name]?.isDecidedByValues ?? false
    if expansions.count >= options.depthLimit { noteEndless() }
    guard !view.isEndless(in: expansions), !isEndless(name), expansions.count < options.depthLimit else {
      let position =
        position ?? evaluatedPosition ?? program.types[name].map { self.position($0.node) }
        ?? SourcePosition(file: "", line: 1)
      let side = Int(PlaceholderView.side)
      assume(.cycle, name, "\(side) x \(side)", at: position)
      return PlaceholderView(name: name, position: position).layoutNodes(in: environment)
    }
    expansions.append(view)
    defer { expansions.removeLast() }
    return try body()
  }
  /// Returns the result of code; after an error, which is recorded, the fallback.
  func catching<Result>(or fallback: Result, _ body: () throws -> Result) -> Result {
    guard failure == nil else { return fallback }
    do {
      return try body()
    } catch let error as SourceError {
      failure = error
    } catch is ThrownError {
      // Code with an uncaught error has no result.
      assume(
        .action, "throw", "reached, and not caught",
        at: evaluatedPosition ?? SourcePosition(file: "", line: 1))
    } catch {
      failure = .unreadable(file: evaluatedPosition?.file ?? "", reason: "\(error)")
    }
    return fallback
  }

  /// Runs code that is called repeatedly during layout, with its own limit on steps.
  ///
  /// - Throws: `SourceError.cycle` for an endless recursion.
  func runningCode<Result>(called name: String, _ body: () throws -> Result) throws -> Result {
    let outer = steps
    defer { steps = outer }
    guard expansions.count < options.depthLimit else {
      throw SourceError.cycle([name, name], evaluatedPosition ?? SourcePosition(file: "", line: 1))
    }
    expansions.append(Expansion(name: name, guesses: guesses))
    defer { expansions.removeLast() }
    return try body()
  }

  /// Runs code that only affects drawing: its assumptions are not reported and its errors stop nothing else;
  /// `nil` where it could not be completed.
  func drawing<Result>(_ body: () throws -> Result) -> Result? {
    let outer = (steps, views, isSettled, choices, failure)
    isSettled = true
    defer { (steps, views, isSettled, choices, failure) = outer }
    do { return try body() } catch { return nil }
  }

  // MARK: - Assumptions

  /// Evaluates a call or a decision, whose assumptions count at its place.
  func evaluating<Result>(at position: SourcePosition, _ body: () throws -> Result) rethrows -> Result {
    let outer = evaluatedPosition
    evaluatedPosition = position
    defer { evaluatedPosition = outer }
    return try body()
  }

  func assume(_ kind: Assumption.Kind, _ name: String, _ value: String, at node: some SyntaxProtocol) {
    assume(kind, name, value, at: position(node))
  }

  func assume(_ kind: Assumption.Kind, _ name: String, _ value: String, at position: SourcePosition) {
    guard !isSettled else { return }
    report.add(
      Assumption(position: position, kind: kind, name: name.plainTypeName.shortened, value: value.shortened),
      at: evaluatedPosition ?? position)
  }

  /// Records the assumed value of a name, which is reported once.
  func assumeByName(_ kind: Assumption.Kind, _ name: String, _ value: String, at position: SourcePosition) {
    guard !isSettled else { return }
    report.addByName(
      Assumption(position: position, kind: kind, name: name.shortened, value: value),
      at: evaluatedPosition ?? position
    )
  }

  /// Reports a drawing that differs from the platform's.
  func noteDrawn(_ kind: VisualAssumption.Kind, _ name: String, at position: SourcePosition) {
    if !isSettled { report.addVisual(kind, name.shortened, at: position) }
  }

  /// Reports a symbol that is drawn as a box, because its outline is not known.
  func noteSymbol(_ name: String, at position: SourcePosition) {
    if SystemSymbol(named: name) == nil { noteDrawn(.symbol, name, at: position) }
  }

  func refuse(_ name: String, at position: SourcePosition) {
    if !isSettled { report.add(NotModelled(position: position, name: name)) }
  }

  // MARK: - Chains

  /// Returns the base of a node that continues a chain; `nil` for any other.
  func chainBase(of node: Syntax) -> Value? { chainBases[node.id] }

  /// Evaluates a chain that continues from a value.
  func continuing<Result>(
    from value: Value, at node: Syntax, _ body: () throws -> Result
  ) rethrows -> Result {
    let outer = chainBases.updateValue(value, forKey: node.id)
    defer { chainBases[node.id] = outer }
    return try body()
  }

  // MARK: - Constants

  /// Returns the value of a static property or a global variable, evaluated once.
  func constant(_ name: String, at node: some SyntaxProtocol, _ make: () throws -> Value) throws -> Value {
    if let value = constants[name] { return value }
    guard constantsInWork.insert(name).inserted else {
      assume(.cycle, name, "a value that is not known", at: node)
      return unknown(name, nil)
    }
    defer { constantsInWork.remove(name) }
    let value = try make()
    constants[name] = value
    return value
  }
}

extension String {
  /// The code in one line of at most 80 characters.
  fileprivate var shortened: String {
    guard count > 80 || contains(where: \.isNewline) else { return self }
    let line = split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return line.count > 80 ? line.prefix(77) + "..." : line
  }
}
