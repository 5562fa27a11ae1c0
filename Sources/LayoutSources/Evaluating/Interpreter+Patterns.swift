import LayoutCore
import SwiftSyntax

extension Interpreter {
  /// Returns whether all conditions hold; their bindings are added to the scope.
  func holds(_ conditions: ConditionElementListSyntax, in scope: Scope, at node: some SyntaxProtocol) throws
    -> Bool
  {
    for element in conditions {
      guard try holds(element, in: scope) else { return false }
    }
    return true
  }

  private func holds(_ element: ConditionElementSyntax, in scope: Scope) throws -> Bool {
    switch element.condition {
    case .expression(let expression):
      return try condition(try evaluate(expression, in: scope), at: expression)
    case .optionalBinding(let binding):
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text ?? "_"
      let value =
        try binding.initializer.map { try evaluate($0.value, in: scope) }
        ?? named(name, at: binding, in: scope) ?? unknown(name, nil)
      guard let present = present(value, at: binding) else { return false }
      if binding.pattern.is(TuplePatternSyntax.self) {
        return try matches(present, binding.pattern, in: scope)
      }
      scope.bind(
        name,
        binding.typeAnnotation.map { coerce(present, to: TypeReference($0.type), from: scope.owner) }
          ?? present.named)
      return true
    case .matchingPattern(let pattern):
      return try matches(try evaluate(pattern.initializer.value, in: scope), pattern.pattern, in: scope)
    case .availability(let availability): return availability.availabilityKeyword.text != "#unavailable"
    default: return true
    }
  }

  /// Returns the statements of the case that matches a value, with the bindings of its pattern; `nil` where
  /// none does.
  func chosenCase(
    of choice: SwitchExprSyntax, in scope: Scope
  ) throws -> (CodeBlockItemListSyntax, Scope)? {
    let subject = try settled(try evaluate(choice.subject, in: scope), at: choice.subject, in: scope)
    var fallback: CodeBlockItemListSyntax?
    for item in choice.takenCases(by: self) {
      guard case .case(let label) = item.label else {
        fallback = item.statements
        continue
      }
      for pattern in label.caseItems {
        let inner = Scope(scope)
        guard try matches(subject, pattern.pattern, in: inner) else { continue }
        if let condition = pattern.whereClause?.condition,
          !(try self.condition(try evaluate(condition, in: inner), at: condition))
        {
          continue
        }
        return (item.statements, inner)
      }
    }
    return fallback.map { ($0, Scope(scope)) }
  }

  /// Returns the subject of a switch, with a choice for an unknown one.
  private func settled(_ value: Value, at node: ExprSyntax, in scope: Scope) throws -> Value {
    guard case .unknown(let unknown) = value else { return value }
    switch choices[unknown.path] {
    case .symbol, nil: break
    case let choice?:
      assume(.condition, unknown.path, choice.plainText.map { "\($0)" } ?? "the same as before", at: node)
      return choice
    }
    if unknown.type?.unwrapped.name == "Bool" { return .bool(try condition(value, at: node)) }
    if let made = materialized(unknown, from: scope.owner) {
      if case .enumeration(let chosen) = made {
        assume(.condition, unknown.path, ".\(chosen.name)", at: node)
        choices[unknown.path] = made
      }
      return made
    }
    return value
  }

  /// Returns whether a value matches a pattern; its names are bound in the scope.
  func matches(_ value: Value, _ pattern: PatternSyntax, in scope: Scope) throws -> Bool {
    if let name = pattern.as(IdentifierPatternSyntax.self) {
      scope.bind(name.identifier.text, value)
      return true
    }
    if pattern.is(WildcardPatternSyntax.self) || pattern.is(MissingPatternSyntax.self) { return true }
    if let binding = pattern.as(ValueBindingPatternSyntax.self) {
      return try matches(value, binding.pattern, in: scope)
    }
    if let tuple = pattern.as(TuplePatternSyntax.self) {
      let parts = tupleParts(of: value, count: tuple.elements.count)
      for (element, part) in zip(tuple.elements, parts) {
        guard try matches(part, element.pattern, in: scope) else { return false }
      }
      return true
    }
    if let type = pattern.as(IsTypePatternSyntax.self) {
      return try matches(value, type: TypeReference(type.type), at: type, in: scope)
    }
    if let expression = pattern.as(ExpressionPatternSyntax.self) {
      return try matches(value, expression.expression, in: scope)
    }
    return true
  }

  private func matches(
    _ value: Value, type: TypeReference, at node: some SyntaxProtocol, in scope: Scope
  ) throws -> Bool {
    try isOf(value, type, from: scope.owner)
      ?? condition(
        .unknown(Unknown(path: "\(path(of: value)) \(node.trimmedDescription)", type: nil)), at: node)
  }

  private func tupleParts(of value: Value, count: Int) -> [Value] {
    if case .tuple(let elements) = value { return elements.map(\.value) }
    if case .unknown(let unknown) = value {
      return (0..<count).map { self.unknown("\(unknown.path).\($0)", nil) }
    }
    return count == 1 ? [value] : []
  }

  private func matches(_ value: Value, _ expression: ExprSyntax, in scope: Scope) throws -> Bool {
    if let pattern = expression.as(PatternExprSyntax.self) {
      return try matches(value, pattern.pattern, in: scope)
    }
    if expression.is(DiscardAssignmentExprSyntax.self) { return true }
    // `let row as Row`.
    if let sequence = expression.as(SequenceExprSyntax.self)?.elements, sequence.count == 3,
      let bound = sequence.first, sequence.contains(where: { $0.is(UnresolvedAsExprSyntax.self) }),
      let type = sequence.last?.as(TypeExprSyntax.self)
    {
      let cast = TypeReference(type.type)
      return try matches(value, type: cast, at: type, in: scope)
        && matches(seen(value, as: cast, from: scope.owner), bound, in: scope)
    }
    if let name = expression.as(DeclReferenceExprSyntax.self), name.isBoundByPattern {
      scope.bind(name.baseName.text, value)
      return true
    }
    if let optional = expression.as(OptionalChainingExprSyntax.self) {
      guard let inner = present(value, at: expression) else { return false }
      return try matches(inner, optional.expression, in: scope)
    }
    if let call = expression.as(FunctionCallExprSyntax.self),
      let access = call.calledExpression.as(MemberAccessExprSyntax.self)
    {
      return try matches(
        value, case: access.declName.baseName.plain, call.arguments.map(\.expression), at: expression,
        in: scope)
    }
    if let access = expression.as(MemberAccessExprSyntax.self) {
      return try matches(value, case: access.declName.baseName.plain, [], at: expression, in: scope)
    }
    if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count > 1 {
      let parts = tupleParts(of: value, count: tuple.elements.count)
      guard parts.count == tuple.elements.count else { return false }
      for (element, part) in zip(tuple.elements, parts) {
        guard try matches(part, element.expression, in: scope) else { return false }
      }
      return true
    }
    return try matchesValue(value, expression, in: scope)
  }

  private func matchesValue(_ value: Value, _ expression: ExprSyntax, in scope: Scope) throws -> Bool {
    let expected = try evaluate(expression, in: scope)
    if let own = try declaredOperator("~=", expected, value, at: expression) {
      return try condition(own, at: expression)
    }
    if case .native(let range as TextRange) = expected, case .string(let text) = value {
      return range.contains(text)
    }
    if case .range(let range) = expected {
      let number = try number(value, at: expression)
      return number >= range.lower && (range.isClosed ? number <= range.upper : number < range.upper)
    }
    if let same = Self.areEqual(value, expected) { return same }
    // An unknown value matches the first case.
    return try condition(
      .unknown(Unknown(path: "\(path(of: value)) == \(expression.trimmedDescription)", type: nil)),
      at: expression)
  }

  private func path(of value: Value) -> String {
    if case .unknown(let unknown) = value { unknown.path } else { "value" }
  }

  /// Returns whether a value is a case of an enum, by its name.
  private func matches(
    _ value: Value, case name: String, _ payload: [ExprSyntax], at node: ExprSyntax, in scope: Scope
  ) throws -> Bool {
    if name == "some", payload.count <= 1, !declaresCase(name, value) {
      guard let present = present(value, at: node) else { return false }
      return try payload.first.map { try matches(present, $0, in: scope) } ?? true
    }
    switch value {
    case .enumeration(let enumeration):
      guard enumeration.name == name else { return false }
      for (pattern, element) in zip(payload, enumeration.payload) {
        guard try matches(element.value, pattern, in: scope) else { return false }
      }
      return true
    case .symbol(let symbol):
      guard let last = symbol.steps.last, last.name == name else { return false }
      for (pattern, argument) in zip(payload, last.arguments ?? []) {
        guard try matches(argument.value, pattern, in: scope) else { return false }
      }
      return true
    case .missing: return name == "none"
    case .native, .number:
      let named = Value.symbol(Symbol(base: nil, steps: [.init(name: name, arguments: nil)]))
      return try equality(value, named, node.trimmedDescription, isEqual: true).isTrue || name == "some"
    case .unknown(let unknown):
      if name == "none" { return false }
      for (index, pattern) in payload.enumerated() {
        let path = "\(unknown.path).\(name)"
        // A value that was not supplied by its index is named by the pattern.
        let part = supplied("\(path).\(index)", nil) == nil ? pattern.boundName ?? "\(index)" : "\(index)"
        _ = try matches(self.unknown("\(path).\(part)", nil), pattern, in: scope)
      }
      var answer = Unknown(path: "\(unknown.path) == .\(name)", type: nil)
      answer.comparison = Unknown.Comparison(
        path: unknown.path, type: unknown.type, name: "==",
        other: caseNamed(name, of: unknown, from: scope.owner),
        initialValue: unknown.initialValue)
      return try condition(.unknown(answer), at: node)
    default: return name == "some"
    }
  }

  private func declaresCase(_ name: String, _ value: Value) -> Bool {
    guard case .enumeration(let value) = value else { return false }
    return program.types[value.type]?.cases.contains { $0.name == name } ?? false
  }

  /// Returns a case by its name, with unknown associated values.
  private func caseNamed(_ name: String, of unknown: Unknown, from owner: String?) -> Value {
    guard let type = unknown.type?.unwrapped.name.flatMap({ program.type($0, from: owner) }),
      let found = type.cases.first(where: { $0.name == name })
    else { return .symbol(Symbol(base: nil, steps: [.init(name: name)])) }
    return .enumeration(
      EnumValue(
        type: type.name, name: name,
        payload: found.parameters.map {
          Value.Element(label: $0.label, value: self.unknown("\(unknown.path).\($0.name)", $0.type))
        }))
  }
}

extension SwitchExprSyntax {
  /// Returns the cases, including those of the branches of `#if` that are read.
  func takenCases(by interpreter: Interpreter) -> [SwitchCaseSyntax] {
    cases.taken(by: interpreter)
  }
}

extension SwitchCaseListSyntax {
  fileprivate func taken(by interpreter: Interpreter) -> [SwitchCaseSyntax] {
    flatMap { item -> [SwitchCaseSyntax] in
      switch item {
      case .switchCase(let item): return [item]
      case .ifConfigDecl(let conditional):
        guard case .switchCases(let cases)? = interpreter.clause(of: conditional)?.elements else {
          return []
        }
        return cases.taken(by: interpreter)
      default: return []
      }
    }
  }
}

extension DeclReferenceExprSyntax {
  /// Whether `let` or `var` precedes it or an enclosing pattern, so that it binds a name.
  fileprivate var isBoundByPattern: Bool {
    var node = parent
    while let current = node, !current.is(ConditionElementSyntax.self), !current.is(SwitchCaseItemSyntax.self)
    {
      if current.is(ValueBindingPatternSyntax.self) { return true }
      node = current.parent
    }
    return false
  }
}

extension ExprSyntax {
  /// The only name that a subpattern binds: `name` of `.signedIn(let name)`; `nil` for any other.
  fileprivate var boundName: String? {
    guard let name = trimmedDescription.split(separator: " ").last, name != "_",
      ["let", "var", nil].contains(trimmedDescription.split(separator: " ").dropLast().last.map(String.init)),
      name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }), name.first?.isNumber == false
    else { return nil }
    return String(name)
  }
}
