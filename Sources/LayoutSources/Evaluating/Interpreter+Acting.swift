import LayoutCore
import SwiftSyntax

/// A task waits for something: what comes after that is not part of a layout.
struct TaskWaits: Error {}

/// Code that an action gave to a task.
struct BegunTask {
  var code: Callable
  var node: Syntax
}

extension Interpreter {
  /// Runs the code of an action that is written at a place, and then the tasks that it began.
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

  /// `Task { ... }`: in an action it begins when that is done, and runs until it first waits; anywhere else it is not run.
  func begin(_ arguments: [Argument], at node: some SyntaxProtocol) {
    guard isActing, let last = arguments.last, case .function(let code) = last.value else {
      assume(.action, "Task", "not run", at: node)
      return
    }
    tasks.append(BegunTask(code: code, node: last.node))
  }

  /// Ends the action that runs where it would wait for something that is not known.
  func wait(for value: Value, at node: some SyntaxProtocol) throws {
    guard isActing else { return }
    switch value {
    case .unknown, .symbol, .type:
      assume(.action, Self.words(node), "left where it waits", at: node)
      throw TaskWaits()
    default: return
    }
  }

  /// Says of a statement of an action that it does nothing here, as it calls something that is not known.
  func noteIfUnknown(_ value: Value, of expression: ExprSyntax) {
    guard isActing, let call = expression.as(FunctionCallExprSyntax.self) else { return }
    switch value {
    case .unknown, .symbol: noteUnrun(Self.words(call.calledExpression), at: expression)
    default: return
    }
  }

  /// Says of a statement that may change a local value, by a method that nobody knows, that it does not.
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

  /// Says of code that it is not run.
  func noteUnrun(_ name: String, at node: some SyntaxProtocol) {
    if isActing { assume(.action, name, "not run", at: node) }
  }

  /// Code in one line that is not long.
  static func words(_ node: some SyntaxProtocol) -> String {
    let line = node.trimmedDescription.split(whereSeparator: \.isNewline).first.map(String.init) ?? ""
    return line.count > 60 ? String(line.prefix(60)) + "..." : line
  }
}

extension Interpreter {
  /// The code that an argument is: a function, or a key path, which is one as well; `nil` for anything else.
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
  /// How many parameters the code has, as far as it says.
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
  /// How many parameters it names, or numbers.
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
