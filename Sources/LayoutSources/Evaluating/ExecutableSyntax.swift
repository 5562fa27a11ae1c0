import LayoutCore
import SwiftSyntax

/// A statement or a declaration that can be executed, with a conformance for each kind.
protocol ExecutableSyntax: SyntaxProtocol {
  func run(in scope: Scope, by interpreter: Interpreter) throws -> Completion
}

extension Interpreter {
  /// Executes statements in order.
  func execute(_ statements: CodeBlockItemListSyntax, in scope: Scope) throws -> Completion {
    declareFunctions(of: statements, in: scope)
    // Deferred statements run last to first, on every exit.
    var deferred: [CodeBlockItemListSyntax] = []
    func end(_ completion: Completion) throws -> Completion {
      for code in deferred.reversed() { _ = try execute(code, in: Scope(scope)) }
      return completion
    }
    for statement in statements {
      if case .stmt(let last) = statement.item, let last = last.as(DeferStmtSyntax.self) {
        deferred.append(last.body.statements)
        continue
      }
      let completion: Completion
      do {
        completion = try execute(statement, in: scope)
      } catch let error as ThrownError {
        _ = try end(.normal)
        throw error
      }
      guard completion.isNormal else { return try end(completion) }
    }
    return try end(.normal)
  }

  /// Functions among statements are visible before their declaration.
  func declareFunctions(of statements: CodeBlockItemListSyntax, in scope: Scope) {
    for statement in statements {
      guard case .decl(let declaration) = statement.item,
        let function = declaration.as(FunctionDeclSyntax.self)
      else { continue }
      let others: [FunctionDeclaration] =
        if case .function(.functions(let known, _))? = scope.values[function.name.text] { known } else { [] }
      scope.values[function.name.text] = .function(
        .functions(others + [FunctionDeclaration(function)], scope))
    }
  }

  func execute(_ statement: CodeBlockItemSyntax, in scope: Scope) throws -> Completion {
    try step(statement)
    if let expression = statement.singleExpression {
      if let choice = expression.as(IfExprSyntax.self) {
        return try execute(choice, asValue: false, in: scope)
      }
      if let choice = expression.as(SwitchExprSyntax.self) {
        return try execute(choice, asValue: false, in: scope)
      }
      if let end = trapped(by: expression) { return .returned(end) }
      let value = try evaluate(expression, in: scope)
      noteIfUnknown(value, of: expression)
      noteIfUnchanged(value, by: expression, in: scope)
      return .normal
    }
    guard
      let executable = Syntax(statement.item).asProtocol((any SyntaxProtocol).self) as? any ExecutableSyntax
    else { return .normal }
    return try executable.run(in: scope, by: self)
  }

  /// Executes `if`; as an expression it returns the only value of its branch.
  func execute(_ choice: IfExprSyntax, asValue: Bool, in scope: Scope) throws -> Completion {
    let inner = Scope(scope)
    if try holds(choice.conditions, in: inner, at: choice) {
      return try executeBranch(choice.body.statements, asValue: asValue, in: inner)
    }
    switch choice.elseBody {
    case .ifExpr(let next): return try execute(next, asValue: asValue, in: scope)
    case .codeBlock(let block):
      return try executeBranch(block.statements, asValue: asValue, in: Scope(scope))
    default: return .normal
    }
  }

  /// Executes `switch`; as an expression it returns the only value of its case.
  func execute(_ choice: SwitchExprSyntax, asValue: Bool, in scope: Scope) throws -> Completion {
    guard let (statements, inner) = try chosenCase(of: choice, in: scope) else { return .normal }
    var completion = try executeBranch(statements, asValue: asValue, in: inner)
    var next = choice.takenCases(by: self).drop { $0.statements.id != statements.id }
      .dropFirst()
    while case .fellThrough = completion, let after = next.popFirst() {
      completion = try executeBranch(after.statements, asValue: asValue, in: Scope(scope))
    }
    if case .broke(nil) = completion { return .normal }
    return completion
  }

  /// Executes a branch; a single expression is its value, where the choice is an expression.
  private func executeBranch(
    _ statements: CodeBlockItemListSyntax, asValue: Bool, in scope: Scope
  ) throws -> Completion {
    if asValue, statements.count == 1, let only = statements.first, let expression = only.singleExpression,
      expression.isValue
    {
      if let end = trapped(by: expression) { return .returned(end) }
      return .returnedBy(try evaluate(expression, in: scope))
    }
    return try execute(statements, in: scope)
  }
}

extension Completion {
  /// Returns the completion of a branch's only expression: a call without a value is a statement.
  fileprivate static func returnedBy(_ value: Value) -> Completion {
    if case .void = value { return .normal }
    return .returned(value)
  }
}

extension ExprSyntax {
  /// Whether it can be the value of a branch; assignments and calls may be statements.
  fileprivate var isValue: Bool {
    if let sequence = self.as(SequenceExprSyntax.self) {
      return !sequence.elements.contains { $0.is(AssignmentExprSyntax.self) }
    }
    return true
  }
}

extension ReturnStmtSyntax: ExecutableSyntax {
  func run(in scope: Scope, by interpreter: Interpreter) throws -> Completion {
    .returned(try expression.map { try interpreter.evaluate($0, in: scope) } ?? .void)
  }
}

extension FallThroughStmtSyntax: ExecutableSyntax {
  func run(in scope: Scope, by interpreter: Interpreter) throws -> Completion { .fellThrough }
}

extension BreakStmtSyntax: ExecutableSyntax {
  func run(in scope: Scope, by interpreter: Interpreter) throws -> Completion { .broke(label?.text) }
}

extension ContinueStmtSyntax: ExecutableSyntax {
  func run(in scope: Scope, by interpreter: Interpreter) throws -> Completion { .continued(label?.text) }
}

extension GuardStmtSyntax: ExecutableSyntax {
  func run(in scope: Scope, by interpreter: Interpreter) throws -> Completion {
    if try interpreter.holds(conditions, in: scope, at: self) { return .normal }
    return try interpreter.execute(body.statements, in: Scope(scope))
  }
}

extension ForStmtSyntax: ExecutableSyntax {
  func run(in scope: Scope, by interpreter: Interpreter) throws -> Completion {
    if awaitKeyword != nil { try interpreter.wait(for: .unknown(Unknown(path: "", type: nil)), at: self) }
    let elements = try interpreter.evaluate(sequence, in: scope)
    let next: () throws -> Value?
    if let values = interpreter.lazily(elements) {
      next = values.begin()
    } else {
      var iterator = try interpreter.collection(elements, at: sequence).makeIterator()
      next = { iterator.next() }
    }
    var round = 0
    while let element = try next() {
      try interpreter.step(self)
      if interpreter.lazily(elements) != nil { try interpreter.step(self, round: round) }
      round += 1
      let inner = Scope(scope)
      guard try interpreter.matches(element, pattern, in: inner) else { continue }
      if let condition = whereClause?.condition,
        !(try interpreter.condition(try interpreter.evaluate(condition, in: inner), at: condition))
      {
        continue
      }
      let completion = try interpreter.execute(body.statements, in: inner)
      if let end = completion.end(of: self) { return end }
    }
    return .normal
  }
}

extension WhileStmtSyntax: ExecutableSyntax {
  func run(in scope: Scope, by interpreter: Interpreter) throws -> Completion {
    var assumed = 0
    for round in 0... {
      try interpreter.step(self, round: round)
      let inner = Scope(scope)
      let before = interpreter.guesses
      guard try interpreter.holds(conditions, in: inner, at: self) else { return .normal }
      // A loop that continues by assumptions runs as often as an unknown collection has elements.
      if interpreter.guesses > before { assumed += 1 }
      if assumed > interpreter.options.samples {
        let words = conditions.trimmedDescription.prefix(60).split(whereSeparator: \.isWhitespace)
        interpreter.assume(
          .condition, words.joined(separator: " "), "false after \(assumed - 1) rounds", at: conditions)
        return .normal
      }
      let completion = try interpreter.execute(body.statements, in: inner)
      if let end = completion.end(of: self) { return end }
    }
    return .normal
  }
}

extension RepeatStmtSyntax: ExecutableSyntax {
  func run(in scope: Scope, by interpreter: Interpreter) throws -> Completion {
    for round in 0... {
      try interpreter.step(self, round: round)
      let completion = try interpreter.execute(body.statements, in: Scope(scope))
      if let end = completion.end(of: self) { return end }
      guard try interpreter.condition(try interpreter.evaluate(condition, in: scope), at: condition) else {
        return .normal
      }
    }
    return .normal
  }
}

extension LabeledStmtSyntax: ExecutableSyntax {
  func run(in scope: Scope, by interpreter: Interpreter) throws -> Completion {
    var completion = Completion.normal
    if let choice = statement.as(ExpressionStmtSyntax.self)?.expression {
      if let choice = choice.as(IfExprSyntax.self) {
        completion = try interpreter.execute(choice, asValue: false, in: scope)
      } else if let choice = choice.as(SwitchExprSyntax.self) {
        completion = try interpreter.execute(choice, asValue: false, in: scope)
      }
    } else if let statement = statement.asProtocol((any StmtSyntaxProtocol).self) as? any ExecutableSyntax {
      completion = try statement.run(in: scope, by: interpreter)
    }
    if case .broke(label.text) = completion { return .normal }
    return completion
  }
}

extension Completion {
  /// Returns the completion of a loop after that of its body; `nil` where it continues.
  fileprivate func end(of loop: some SyntaxProtocol) -> Completion? {
    let own = loop.parent?.as(LabeledStmtSyntax.self)?.label.text
    return switch self {
    case .normal, .fellThrough, .continued(nil): nil
    case .continued(let label): label == own ? nil : self
    case .broke(nil): .normal
    case .broke(let label): label == own ? .normal : self
    case .returned: self
    }
  }
}

extension VariableDeclSyntax: ExecutableSyntax {
  func run(in scope: Scope, by interpreter: Interpreter) throws -> Completion {
    for binding in bindings {
      let type = binding.typeAnnotation.map { TypeReference($0.type) }
      if let pattern = binding.pattern.as(IdentifierPatternSyntax.self) {
        let name = pattern.identifier.text
        if let property = PropertyDeclaration.all(of: self).first(where: { $0.name == name }),
          let getter = property.getter
        {
          scope.bind(
            name, try interpreter.run(getter, in: Scope(scope), asBuilder: property.isBuilder),
            optionalDepth: type?.optionalDepth ?? 0)
          continue
        }
        var value: Value = type?.isOptional == true ? .missing : interpreter.unknown(name, type)
        if let initial = binding.initializer?.value { value = try interpreter.evaluate(initial, in: scope) }
        if let supplied = interpreter.supplied(name, type), binding.initializer == nil { value = supplied }
        let depth =
          type.flatMap { $0.isAny ? nil : $0.optionalDepth }
          ?? binding.initializer.map { interpreter.optionalDepth(of: $0.value, value, in: scope) } ?? 0
        let set = binding.initializer.flatMap { interpreter.binding($0.value, in: scope) }
        let source = set == nil ? nil : binding.initializer.map { interpreter.source($0.value, in: scope) }
        scope.bind(
          name, type.map { interpreter.coerce(value, to: $0, from: scope.owner) } ?? value.named,
          optionalDepth: depth)
        (scope.bindings[name], scope.sources[name]) = (set, source)
        if source != nil { interpreter.hasNamedBindings = true }
      } else if let initial = binding.initializer?.value {
        _ = try interpreter.matches(try interpreter.evaluate(initial, in: scope), binding.pattern, in: scope)
      }
    }
    return .normal
  }
}

extension FunctionDeclSyntax: ExecutableSyntax {
  /// Does nothing: the function was declared before the first statement.
  func run(in scope: Scope, by interpreter: Interpreter) throws -> Completion { .normal }
}

extension IfConfigDeclSyntax: ExecutableSyntax {
  func run(in scope: Scope, by interpreter: Interpreter) throws -> Completion {
    guard case .statements(let statements)? = interpreter.clause(of: self)?.elements
    else {
      return .normal
    }
    return try interpreter.execute(statements, in: scope)
  }
}
