import LayoutCore
import SwiftSyntax

/// The end of a task's part before its first wait, which is all that affects layout.
struct TaskWaits: Error {}

/// The code of a task that an action began.
struct BegunTask {
  var code: Callable
  var node: Syntax
}

extension Interpreter {
  /// Runs the code of an action from a place in source, and then the tasks that it began.
  func act(
    _ callable: Callable, _ values: [Value], called name: String, at node: Syntax, _ position: SourcePosition
  ) {
    guard !isSettled else { return }
    let outer = isActing
    isActing = true
    defer { isActing = outer }
    perform(callable, values, called: name, at: node, position)
    guard !outer else { return }
    var count = 0
    while !tasks.isEmpty {
      let task = tasks.removeFirst()
      perform(task.code, [], called: "Task", at: task.node, position)
      count += 1
      if count > options.roundLimit {
        catching(or: ()) {
          throw SourceError.endlessLoop(rounds: options.roundLimit, self.position(task.node))
        }
      }
      if failure != nil { tasks = [] }
    }
  }

  private func perform(
    _ callable: Callable, _ values: [Value], called name: String, at node: Syntax, _ position: SourcePosition
  ) {
    catching(or: ()) {
      do {
        let arguments = values.map { Argument(label: nil, value: $0, node: node) }
        try evaluating(at: position) {
          try runningCode(called: name) { _ = try call(callable, arguments, at: node) }
        }
      } catch is TaskWaits {
      } catch is ThrownError {
        // A task that throws ends there.
      }
    }
  }

  /// Begins `Task { ... }`: in an action it starts after that, and runs until it first waits; anywhere else
  /// it is not run.
  func begin(_ arguments: [Argument], at node: some SyntaxProtocol) {
    guard isActing, let last = arguments.last, case .function(let code) = last.value else {
      assume(.action, "Task", "not run", at: node)
      return
    }
    tasks.append(BegunTask(code: code, node: last.node))
  }

  /// Ends the running action where it would wait for an unknown value.
  func wait(for value: Value, at node: some SyntaxProtocol) throws {
    guard isActing else { return }
    switch value {
    case .unknown, .symbol, .type:
      assume(.action, Self.words(node), "not run further, as its result is not known", at: node)
      throw TaskWaits()
    default: return
    }
  }

  /// Reports a statement of an action without effect, because it calls something unknown.
  func noteIfUnknown(_ value: Value, of expression: ExprSyntax) {
    guard isActing, let call = expression.as(FunctionCallExprSyntax.self) else { return }
    switch value {
    case .unknown, .symbol: noteUnrun(Self.words(call.calledExpression), at: expression)
    default: return
    }
  }

  /// Reports a statement that may change a local value by an unknown method, and does not.
  func noteIfUnchanged(_ value: Value, by expression: ExprSyntax, in scope: Scope) {
    guard !isActing, case .unknown = value, let call = expression.as(FunctionCallExprSyntax.self),
      let access = call.calledExpression.as(MemberAccessExprSyntax.self),
      let name = access.base?.as(DeclReferenceExprSyntax.self)?.baseName.text, let local = scope[name]
    else { return }
    switch local {
    case .unknown, .symbol, .type, .function, .void: return
    default: assume(.action, Self.words(call.calledExpression), "not run", at: expression)
    }
  }

  /// Reports code that is not run.
  func noteUnrun(_ name: String, at node: some SyntaxProtocol) {
    if isActing { assume(.action, name, "not run", at: node) }
  }

  /// Returns code in one short line.
  static func words(_ node: some SyntaxProtocol) -> String {
    let line = node.trimmedDescription.split(whereSeparator: \.isNewline).first.map(String.init) ?? ""
    return line.count > 60 ? String(line.prefix(60)) + "..." : line
  }
}

extension Interpreter {
  /// Returns the code of an argument: a function, or a key path as one; `nil` for any other.
  func callable(_ argument: Argument) -> Callable? {
    switch argument.value {
    case .function(let callable): callable
    case .keyPath(let names):
      .native { [unowned self] arguments in
        try names.reduce(arguments.first?.value ?? .void) {
          try member($1, of: $0, at: argument.node, in: Scope())
        }
      }
    default: nil
    }
  }
}

extension Callable {
  /// The number of parameters, as far as it is known.
  var parameterCount: Int {
    switch self {
    case .closure(let closure, _): closure.parameterCount
    case .builder(let inner, _): inner.parameterCount
    case .functions(let functions, _): functions.first?.parameters.count ?? 0
    case .initializer, .method, .native: 1
    }
  }
}

extension ClosureExprSyntax {
  /// The number of parameters that it names, or numbers.
  fileprivate var parameterCount: Int {
    switch signature?.parameterClause {
    case .simpleInput(let parameters): return parameters.count
    case .parameterClause(let clause): return clause.parameters.count
    default:
      let numbers = statements.tokens(viewMode: .sourceAccurate).compactMap { token -> Int? in
        if case .dollarIdentifier(let name) = token.tokenKind { Int(name.dropFirst()) } else { nil }
      }
      return numbers.max().map { $0 + 1 } ?? 0
    }
  }
}
