import SwiftSyntax

extension SequenceExprSyntax: EvaluableSyntax {
  func value(in scope: Scope, by interpreter: Interpreter) throws -> Value {
    var parser = OperatorSequence(elements: Array(elements), position: 0)
    return try parser.value(above: 0, in: scope, by: interpreter)
  }
}

/// A sequence of operands and operators, evaluated by precedence.
private struct OperatorSequence {
  let elements: [ExprSyntax]
  var position: Int

  private func precedence(of element: ExprSyntax, _ interpreter: Interpreter) -> DeclaredOperators.Precedence
  {
    if element.is(AssignmentExprSyntax.self) { return .init(level: DeclaredOperators.assignment) }
    if element.is(UnresolvedTernaryExprSyntax.self) { return .init(level: DeclaredOperators.ternary) }
    if element.is(UnresolvedAsExprSyntax.self) || element.is(UnresolvedIsExprSyntax.self) {
      return .init(level: DeclaredOperators.casting)
    }
    guard let name = element.as(BinaryOperatorExprSyntax.self)?.operator.text else { return .init(level: 0) }
    return interpreter.program.operators.precedence(of: name)
  }

  mutating func value(above limit: Int, in scope: Scope, by interpreter: Interpreter) throws -> Value {
    let first = elements[position]
    position += 1
    // The left side of an assignment is not evaluated.
    if position < elements.count, elements[position].is(AssignmentExprSyntax.self) {
      position += 1
      let value = try value(above: DeclaredOperators.assignment, in: scope, by: interpreter)
      try interpreter.assign(value, to: first, in: scope)
      return .void
    }
    var left = try interpreter.evaluate(first, in: scope)
    let start = position - 1
    while position < elements.count {
      let element = elements[position]
      let precedence = precedence(of: element, interpreter)
      guard precedence.level > limit else { return left }
      position += 1
      left = try apply(element, to: left, from: start, precedence, in: scope, by: interpreter)
    }
    return left
  }

  private mutating func apply(
    _ element: ExprSyntax, to left: Value, from start: Int, _ precedence: DeclaredOperators.Precedence,
    in scope: Scope, by interpreter: Interpreter
  ) throws -> Value {
    if let ternary = element.as(UnresolvedTernaryExprSyntax.self) {
      let holds = try interpreter.condition(
        left, at: elements[start], named: text(from: start, to: position - 1))
      if holds {
        let chosen = try interpreter.evaluate(ternary.thenExpression, in: scope)
        let other = position < elements.count ? elements[position] : nil
        skip(to: DeclaredOperators.assignment, interpreter)
        return interpreter.named(chosen, asIn: other, in: scope)
      }
      let chosen = try value(above: DeclaredOperators.assignment, in: scope, by: interpreter)
      return interpreter.named(chosen, asIn: ternary.thenExpression, in: scope)
    }
    if element.is(UnresolvedAsExprSyntax.self) || element.is(UnresolvedIsExprSyntax.self) {
      let type = elements[position].as(TypeExprSyntax.self).map { TypeReference($0.type) }
      position += 1
      if element.is(UnresolvedIsExprSyntax.self) {
        let holds = type.flatMap { interpreter.isOf(left, $0, from: scope.owner) }
        return holds.map { .bool($0) }
          ?? .unknown(Unknown(path: text(from: start, to: position), type: .named("Bool", [])))
      }
      if element.as(UnresolvedAsExprSyntax.self)?.questionOrExclamationMark?.text == "?", let type,
        interpreter.isOf(left, type, from: scope.owner) == false
      {
        return .missing
      }
      return type.map { interpreter.coerce(left, to: $0, from: scope.owner) } ?? left
    }
    let name = element.as(BinaryOperatorExprSyntax.self)?.operator.text ?? ""
    if precedence.level == DeclaredOperators.assignment {
      let right = try value(above: DeclaredOperators.assignment, in: scope, by: interpreter)
      let target = elements[start]
      let declared = try interpreter.declaredOperator(name, left, right, at: target) {
        try interpreter.assign($0, to: target, in: scope)
      }
      if declared != nil { return .void }
      guard DeclaredOperators.isStandard(name) else {
        return .unknown(Unknown(path: text(from: start, to: position), type: nil))
      }
      let result = try interpreter.combine(
        String(name.dropLast()), left, right, named: text(from: start, to: position), at: elements[start])
      try interpreter.assign(result, to: elements[start], in: scope)
      return .void
    }
    if let short = try shortcut(name, left, from: start, precedence.level, in: scope, by: interpreter) {
      return short
    }
    // Operators of one precedence group are left-associative, except those of some, as `??`.
    let right = try value(
      above: precedence.isRightAssociative ? precedence.level - 1 : precedence.level, in: scope,
      by: interpreter)
    if name == "??", case .missing = left {
      // The other side gives the type of an implicit member.
      return interpreter.named(right, asIn: elements[start], in: scope)
    }
    return try interpreter.combine(
      name, left, right, named: text(from: start, to: position), at: elements[start])
  }

  /// Returns the result of `&&`, `||` and `??` where the left side decides it.
  private mutating func shortcut(
    _ name: String, _ left: Value, from start: Int, _ precedence: Int, in scope: Scope,
    by interpreter: Interpreter
  ) throws -> Value? {
    switch name {
    case "&&", "||":
      let holds = try interpreter.condition(
        left, at: elements[start], named: text(from: start, to: position - 1))
      if holds == (name == "||") {
        skip(to: precedence, interpreter)
        return .bool(holds)
      }
      let from = position
      let right = try value(above: precedence, in: scope, by: interpreter)
      return .bool(
        try interpreter.condition(right, at: elements[from], named: text(from: from, to: position)))
    case "??":
      if case .missing = left { return nil }
      skip(to: precedence - 1, interpreter)
      return left
    default: return nil
    }
  }

  /// Skips an operand that is not evaluated.
  private mutating func skip(to limit: Int, _ interpreter: Interpreter) {
    position += 1
    while position < elements.count, precedence(of: elements[position], interpreter).level > limit {
      position += 2
    }
  }

  private func text(from start: Int, to end: Int) -> String {
    elements[start..<min(end, elements.count)].map(\.trimmedDescription).joined(separator: " ")
  }
}
