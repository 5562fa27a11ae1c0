import LayoutCore
import SwiftSyntax

// Declared result builders, whose static functions transform the statements.
extension Interpreter {
  /// Returns the declared result builder among attributes; `nil` where there is none.
  func ownBuilder(among attributes: [String], from owner: String?) -> String? {
    attributes.lazy.compactMap { self.program.type($0, from: owner) }.first { type in
      type.kind != .extended
        && ["buildBlock", "buildPartialBlock"].contains { !functions($0, of: type.name).isEmpty }
    }?.name
  }

  /// Returns the result of a declared builder for statements.
  func built(_ statements: CodeBlockItemListSyntax, by builder: String, in scope: Scope) throws -> Value {
    // A builder does not transform code with an explicit `return`.
    if statements.returnsExplicitly { return try execute(statements, in: scope).value }
    declareFunctions(of: statements, in: scope)
    let whole = try block(statements, by: builder, in: scope)
    return try build("buildFinalResult", [(nil, whole)], by: builder, at: statements) ?? whole
  }

  private func functions(_ name: String, of builder: String) -> [FunctionDeclaration] {
    program.types[builder]?.functions(named: name, isStatic: true).filter { $0.body != nil } ?? []
  }

  /// Returns the result of one of the builder's functions; `nil` where none of that name accepts the values.
  private func build(
    _ name: String, _ values: [(label: String?, value: Value)], by builder: String,
    at node: some SyntaxProtocol
  ) throws -> Value? {
    let declared = functions(name, of: builder)
    guard !declared.isEmpty else { return nil }
    let code = Callable.functions(declared, Scope(receiver: .type(builder), owner: builder))
    let arguments = values.map { Argument(label: $0.label, value: $0.value, node: Syntax(node)) }
    return takes(code, arguments) ? try call(code, arguments, at: node) : nil
  }

  /// Returns the builder's result for one block.
  private func block(
    _ statements: CodeBlockItemListSyntax, by builder: String, in scope: Scope
  ) throws -> Value {
    let parts = try parts(of: statements, by: builder, in: scope)
    if let made = try build("buildBlock", parts.map { (nil, $0) }, by: builder, at: statements) {
      return made
    }
    if let first = parts.first,
      var made = try build("buildPartialBlock", [("first", first)], by: builder, at: statements)
    {
      for part in parts.dropFirst() {
        guard
          let next = try build(
            "buildPartialBlock", [("accumulated", made), ("next", part)], by: builder, at: statements)
        else { return try assumed(parts, by: builder, at: statements) }
        made = next
      }
      return made
    }
    return try assumed(parts, by: builder, at: statements)
  }

  /// Returns the views or values of statements in sequence, where the builder has no function for them.
  private func assumed(_ parts: [Value], by builder: String, at statements: CodeBlockItemListSyntax) throws
    -> Value
  {
    assume(.collection, "@\(builder)", "its \(parts.count) statements one after the other", at: statements)
    guard parts.contains(where: isViewLike) else { return .array(parts) }
    return .view(ReadView(ViewList(views: try parts.map { try view($0, at: statements).positioned })))
  }

  /// Returns the result of a builder's function for a part; the part itself, which is reported, where it has
  /// none.
  private func part(
    _ name: String, _ value: Value, label: String? = nil, by builder: String, at node: some SyntaxProtocol
  ) throws -> Value {
    if let made = try build(name, [(label, value)], by: builder, at: node) { return made }
    assume(.collection, "\(name) of @\(builder)", "its argument", at: node)
    return value
  }

  private func parts(
    of statements: CodeBlockItemListSyntax, by builder: String, in scope: Scope
  ) throws -> [Value] {
    var parts: [Value] = []
    for statement in statements {
      try step(statement)
      if case .decl(let declaration) = statement.item,
        let conditional = declaration.as(IfConfigDeclSyntax.self)
      {
        guard case .statements(let taken)? = clause(of: conditional)?.elements else {
          continue
        }
        parts += try self.parts(of: taken, by: builder, in: scope)
      } else if case .stmt(let loop) = statement.item, let loop = loop.as(ForStmtSyntax.self) {
        parts.append(
          try part("buildArray", .array(rounds(of: loop, by: builder, in: scope)), by: builder, at: loop))
      } else if let expression = statement.singleExpression {
        if let choice = expression.as(IfExprSyntax.self) {
          parts.append(try chosen(choice, by: builder, in: scope))
        } else if let choice = expression.as(SwitchExprSyntax.self) {
          parts.append(try chosen(choice, by: builder, in: scope))
        } else {
          let value = try evaluate(expression, in: scope)
          if case .void = value { continue }
          parts.append(try build("buildExpression", [(nil, value)], by: builder, at: expression) ?? value)
        }
      } else {
        _ = try execute(statement, in: scope)
      }
    }
    return parts
  }

  /// Returns the results of a loop's iterations.
  private func rounds(of loop: ForStmtSyntax, by builder: String, in scope: Scope) throws -> [Value] {
    var rounds: [Value] = []
    for element in try collection(evaluate(loop.sequence, in: scope), at: loop.sequence) {
      try step(loop)
      let inner = Scope(scope)
      guard try matches(element, loop.pattern, in: inner) else { continue }
      if let condition = loop.whereClause?.condition,
        !(try self.condition(try evaluate(condition, in: inner), at: condition))
      {
        continue
      }
      rounds.append(try block(loop.body.statements, by: builder, in: inner))
    }
    return rounds
  }

  /// Returns the result of a choice: with an `else`, one of two; without it, an optional.
  private func chosen(_ choice: IfExprSyntax, by builder: String, in scope: Scope) throws -> Value {
    let inner = Scope(scope)
    let holds = try evaluating(at: position(choice)) { () -> Bool in
      try self.holds(choice.conditions, in: inner, at: choice)
    }
    guard let other = choice.elseBody else {
      let made = holds ? try block(choice.body.statements, by: builder, in: inner) : .missing
      if choice.conditions.allSatisfy({ $0.condition.is(AvailabilityConditionSyntax.self) }), holds,
        let limited = try build("buildLimitedAvailability", [(nil, made)], by: builder, at: choice)
      {
        return limited
      }
      if let made = try build("buildIf", [(nil, made)], by: builder, at: choice) { return made }
      return try part("buildOptional", made, by: builder, at: choice)
    }
    guard !holds else {
      return try part(
        "buildEither", block(choice.body.statements, by: builder, in: inner), label: "first", by: builder,
        at: choice)
    }
    var made = Value.missing
    switch other {
    case .ifExpr(let next): made = try chosen(next, by: builder, in: scope)
    case .codeBlock(let code): made = try block(code.statements, by: builder, in: Scope(scope))
    default: break
    }
    return try part("buildEither", made, label: "second", by: builder, at: choice)
  }

  private func chosen(_ choice: SwitchExprSyntax, by builder: String, in scope: Scope) throws -> Value {
    try evaluating(at: position(choice)) { () -> Value in
      guard let (statements, inner) = try chosenCase(of: choice, in: scope) else { return .missing }
      let isFirst = choice.takenCases(by: self).first?.statements.id == statements.id
      return try part(
        "buildEither", block(statements, by: builder, in: inner), label: isFirst ? "first" : "second",
        by: builder, at: choice)
    }
  }
}
