import Foundation
import LayoutCore
import SwiftSyntax

// Descriptions as Swift prints them: in a string, by `String(describing:)`, `String(reflecting:)`,
// `description` and `debugDescription`.
extension Interpreter {
  /// A description, and whether Swift prints the same.
  struct Description {
    var text: String
    /// Whether it does not depend on chance, such as the order of a dictionary, or on the module's name.
    var isKnown = true
  }

  /// Returns Swift's description of a known value; `nil` for an unknown one, and for one that only its
  /// address distinguishes.
  ///
  /// Nested values are printed as by `debugPrint`.
  func description(of value: Value, isDebug: Bool, at node: some SyntaxProtocol) throws -> Description? {
    switch value.plainList {
    case .string(let text): return Description(text: isDebug ? text.debugDescription : text)
    case .native(let string as ReadString):
      return Description(text: isDebug ? string.plain.debugDescription : string.plain)
    case .native(let string as AttributedString) where !isDebug:
      return Description(text: String(string.characters))
    case .native(let described as any DescribedNative): return Description(text: "\(described)")
    case .native(let native): return native.printed.map { Description(text: $0) }
    case .number(let number): return Description(text: Self.text(of: number), isKnown: number.isExact)
    case .bool(let flag): return Description(text: "\(flag)")
    case .missing: return Description(text: "nil")
    case .array(let items): return try list(items.map { (nil, $0) }, in: ("[", "]"), at: node)
    case .tuple(let elements):
      return try list(elements.map { ($0.label, $0.value) }, in: ("(", ")"), at: node)
    case .dictionary(let entries): return try description(of: entries, at: node)
    case .range(let range): return description(of: range, isDebug: isDebug)
    case .enumeration(let own): return try description(of: own, isDebug: isDebug, at: node)
    case .instance(let instance): return try description(of: instance, isDebug: isDebug, at: node)
    case .type(let name):
      return Description(
        text: isDebug ? name : name.plainTypeName, isKnown: !isDebug || program.types[name] == nil)
    case .view(let view): return (view.view as? ReadText).map { Description(text: $0.string) }
    case .void, .function, .keyPath, .symbol, .unknown: return nil
    }
  }

  /// Returns values in brackets, with their labels; beside a missing one, the others are optionals.
  private func list(
    _ items: [(label: String?, value: Value)], in brackets: (String, String), at node: some SyntaxProtocol
  ) throws -> Description? {
    let isOptional =
      brackets.0 == "[" && items.contains { if case .missing = $0.value { true } else { false } }
    var isKnown = true
    let words = try items.map { item in
      let part = try part(item.value, at: node)
      isKnown = isKnown && part.isKnown
      var text = part.text
      if isOptional, text != "nil" { text = "Optional(\(text))" }
      return item.label.map { "\($0): \(text)" } ?? text
    }
    return Description(text: brackets.0 + words.joined(separator: ", ") + brackets.1, isKnown: isKnown)
  }

  /// Returns a nested value as `debugPrint` prints it.
  private func part(_ value: Value, at node: some SyntaxProtocol) throws -> Description {
    if let known = try description(of: value, isDebug: true, at: node) { return known }
    let text = try string(value, at: node)
    if case .unknown(let unknown) = value, unknown.type?.unwrapped.name.map(Self.printsPlainly) ?? false {
      return Description(text: text)
    }
    return Description(text: text.debugDescription)
  }

  /// Returns whether values of a system type are printed without quotes.
  private static func printsPlainly(_ type: String) -> Bool {
    ConversionReader.names.contains(type) || type == "Bool"
  }

  /// Returns the entries of a dictionary, whose order differs in each run.
  private func description(of entries: [Value.Entry], at node: some SyntaxProtocol) throws -> Description {
    guard !entries.isEmpty else { return Description(text: "[:]") }
    var isKnown = entries.count == 1
    let words = try entries.map { entry in
      let (key, value) = (try part(entry.key, at: node), try part(entry.value, at: node))
      isKnown = isKnown && key.isKnown && value.isKnown
      return "\(key.text): \(value.text)"
    }
    return Description(text: "[" + words.joined(separator: ", ") + "]", isKnown: isKnown)
  }

  /// Returns a range; the description of one without an end is not known.
  private func description(of range: Value.NumberRange, isDebug: Bool) -> Description? {
    guard range.lower.isFinite, range.upper.isFinite else { return nil }
    let ends = [range.lower, range.upper].map {
      Self.text(of: Value.Number(value: $0, isInteger: range.isInteger))
    }
    let text = ends.joined(separator: range.isClosed ? "..." : "..<")
    return Description(text: isDebug ? "\(range.isClosed ? "ClosedRange" : "Range")(\(text))" : text)
  }

  private func description(
    of value: EnumValue, isDebug: Bool, at node: some SyntaxProtocol
  ) throws -> Description? {
    if let own = try declaredDescription(.enumeration(value), value.type, isDebug: isDebug, at: node) {
      return own
    }
    // The module's name precedes the type's, and is not known.
    let name = isDebug ? "\(value.type).\(value.name)" : value.name
    guard !value.payload.isEmpty else { return Description(text: name, isKnown: !isDebug) }
    let declared = program.types[value.type]?.cases.first { $0.name == value.name }?.parameters ?? []
    let parts = try value.payload.enumerated().map { index, element in
      (element.label, try held(element.value, by: declared.dropFirst(index).first?.type, at: node))
    }
    return Description(
      text: name + "("
        + parts.map { label, part in label.map { "\($0): \(part.text)" } ?? part.text }
        .joined(separator: ", ") + ")",
      isKnown: !isDebug && parts.allSatisfy(\.1.isKnown))
  }

  private func description(
    of instance: Instance, isDebug: Bool, at node: some SyntaxProtocol
  ) throws -> Description? {
    let value = Value.instance(instance)
    if let own = try declaredDescription(value, instance.type, isDebug: isDebug, at: node) { return own }
    guard let type = program.types[instance.type], type.kind == .structure, instance.path == nil else {
      return nil
    }
    var isKnown = !isDebug
    let fields = try type.stored.map { property in
      // A property wrapper is printed as a struct with its storage.
      isKnown = isKnown && property.wrapper == nil
      let value = try instance[property.name] ?? field(property, of: instance, in: Scope(owner: type.name))
      let part = try held(value, by: property.type, at: node)
      isKnown = isKnown && part.isKnown
      return "\(property.name): \(part.text)"
    }
    let name = isDebug ? type.name : type.name.plainTypeName
    return Description(text: "\(name)(\(fields.joined(separator: ", ")))", isKnown: isKnown)
  }

  /// Returns the value of a property or a case: an optional is printed as such.
  private func held(
    _ value: Value, by type: TypeReference?, at node: some SyntaxProtocol
  ) throws -> Description {
    var part = try part(value, at: node)
    if let depth = type?.optionalDepth, depth > 0 { part.text = part.text.inOptionals(depth) }
    return part
  }

  /// Returns the type's own `description` or `debugDescription`, if it conforms to a protocol that uses it.
  private func declaredDescription(
    _ value: Value, _ type: String, isDebug: Bool, at node: some SyntaxProtocol
  ) throws -> Description? {
    let inherited = inheritance(of: type)
    let plain: Set = ["CustomStringConvertible", "LosslessStringConvertible"]
    let names = isDebug ? ["debugDescription", "description"] : ["description", "debugDescription"]
    for name in names {
      let isPrinted =
        name == "description"
        ? !inherited.isDisjoint(with: plain) || program.types[type]?.property(name)?.isOverride == true
        : inherited.contains("CustomDebugStringConvertible")
      guard isPrinted, let own = try declaredMember(name, of: value, at: node, in: Scope()) else { continue }
      return Description(text: try string(own, at: node))
    }
    return nil
  }

  // MARK: - Optionals

  /// Returns the number of optionals around the value of an expression, as far as it and the declarations
  /// show: a present value is stored without them, and printed with them.
  func optionalDepth(of expression: ExprSyntax, _ value: Value, in scope: Scope) -> Int {
    switch value {
    case .missing, .void, .unknown: 0
    default: expression.isRepeatable ? drawing { try depth(of: expression, value, in: scope) } ?? 0 : 0
    }
  }

  /// Returns whether the receiver of a method is itself an optional, and not only part of a chain; `nil` if not known.
  func isHeldByOptional(_ expression: ExprSyntax, _ value: Value, in scope: Scope) -> Bool? {
    // In parentheses a chain ends, and its result is held.
    if let only = expression.onlyInParentheses {
      return only.isOptionalChain ? true : isHeldByOptional(only, value, in: scope)
    }
    // In an extension of `Optional` itself, one is extended.
    if scope.owner == "Optional", expression.as(DeclReferenceExprSyntax.self)?.baseName.text == "self" {
      return true
    }
    // After `names?` the method is one of the names themselves.
    if expression.is(OptionalChainingExprSyntax.self) || expression.is(ForceUnwrapExprSyntax.self) {
      return false
    }
    // Most methods of lists make lists, and are not run once more.
    if let method = expression.as(FunctionCallExprSyntax.self)?.calledExpression.as(
      MemberAccessExprSyntax.self)?
      .declName.baseName.text, ValueMethods.names.contains(method), method != "map", method != "flatMap",
      !Self.findsOptionals.contains(method)
    {
      return nil
    }
    if expression.isOptionalChain {
      guard let access = expression.as(MemberAccessExprSyntax.self), let base = access.base, base.isRepeatable
      else {
        return nil
      }
      return drawing { try depth(of: access.declName.baseName.plain, asked: base, in: scope) }.map { $0 > 0 }
    }
    if optionalDepth(of: expression, value, in: scope) > 0 { return true }
    // A string whose type is declared is not held by an optional.
    return isDeclared(expression, in: scope) ? false : nil
  }

  /// Returns whether the property that an expression names has a declared type.
  private func isDeclared(_ expression: ExprSyntax, in scope: Scope) -> Bool {
    if let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.plain {
      guard scope.optionalDepth(of: name) == nil, case .instance(let instance)? = scope.receiver else {
        return false
      }
      return property(named: name, of: instance.type)?.type != nil
    }
    guard let access = expression.as(MemberAccessExprSyntax.self), let base = access.base, base.isRepeatable,
      case .instance(let instance)? = drawing({ try evaluate(base, in: scope) })
    else { return false }
    return property(named: access.declName.baseName.plain, of: instance.type)?.type != nil
  }

  private func depth(of expression: ExprSyntax, _ value: Value?, in scope: Scope) throws -> Int {
    if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let only = tuple.elements.first
    {
      return try depth(of: only.expression, value, in: scope)
    }
    if let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text {
      return try depth(ofName: name, in: scope)
    }
    if let forced = expression.as(ForceUnwrapExprSyntax.self) {
      return max(0, try depth(of: forced.expression, value, in: scope) - 1)
    }
    if let attempt = expression.as(TryExprSyntax.self) {
      let own = try depth(of: attempt.expression, value, in: scope)
      return attempt.questionOrExclamationMark?.text == "?" ? max(1, own) : own
    }
    if let waiting = expression.as(AwaitExprSyntax.self) {
      return try depth(of: waiting.expression, value, in: scope)
    }
    if let sequence = expression.as(SequenceExprSyntax.self) {
      return try depth(of: Array(sequence.elements), value, in: scope)
    }
    if let call = expression.as(FunctionCallExprSyntax.self) {
      let own = try depth(ofCall: call, value, in: scope)
      return call.calledExpression.isOptionalChain ? max(1, own) : own
    }
    if let access = expression.as(MemberAccessExprSyntax.self), let base = access.base {
      let own = try depth(of: access.declName.baseName.plain, asked: base, in: scope)
      return base.isOptionalChain ? max(1, own) : own
    }
    if let element = expression.as(SubscriptCallExprSyntax.self) {
      let isChain = element.calledExpression.isOptionalChain
      guard !element.arguments.contains(where: { $0.label?.text == "default" }),
        case .dictionary = try evaluate(element.calledExpression, in: scope)
      else { return isChain ? 1 : 0 }
      return 1
    }
    return 0
  }

  /// Returns the number for a name: of a local variable, of a property of `self`, or of a global variable.
  private func depth(ofName name: String, in scope: Scope) throws -> Int {
    if let known = scope.optionalDepth(of: name) { return known }
    if case .instance(let instance)? = scope.receiver,
      let property = property(named: name, of: instance.type)
    {
      return try depth(of: property, in: Scope(owner: instance.type))
    }
    if let owner = scope.owner, let property = program.types[owner]?.property(name, isStatic: true) {
      return try depth(of: property, in: Scope(owner: owner))
    }
    guard let global = program.globals[name]?.first else { return 0 }
    return try depth(of: global, in: Scope())
  }

  private func depth(of property: PropertyDeclaration, in scope: Scope) throws -> Int {
    if let type = property.type, !type.isAny { return type.optionalDepth }
    return try property.initialValue.map { try depth(of: $0, nil, in: scope) } ?? 0
  }

  private func property(named name: String, of type: String) -> PropertyDeclaration? {
    ([type] + inheritance(of: type).sorted()).lazy.compactMap { self.program.types[$0]?.property(name) }.first
  }

  /// Returns the number for a member of a value.
  private func depth(of name: String, asked base: ExprSyntax, in scope: Scope) throws -> Int {
    switch try evaluate(base, in: scope).plainList {
    case .instance(let instance):
      return try property(named: name, of: instance.type).map {
        try depth(of: $0, in: Scope(owner: instance.type))
      } ?? 0
    case .enumeration(let own):
      return try property(named: name, of: own.type).map { try depth(of: $0, in: Scope(owner: own.type)) }
        ?? 0
    case .type(let type):
      return try program.types[type]?.property(name, isStatic: true).map {
        try depth(of: $0, in: Scope(owner: type))
      } ?? 0
    case .array, .string, .range, .dictionary: return ["first", "last"].contains(name) ? 1 : 0
    case .tuple, .missing, .void, .bool, .number, .symbol, .function, .keyPath, .view, .native, .unknown:
      return 0
    }
  }

  /// Returns the number for the result of a call.
  private func depth(ofCall call: FunctionCallExprSyntax, _ value: Value?, in scope: Scope) throws -> Int {
    if let access = call.calledExpression.as(MemberAccessExprSyntax.self), let base = access.base {
      let name = access.declName.baseName.plain
      if let type = base.as(DeclReferenceExprSyntax.self)?.baseName.text, type == "Optional", name == "some" {
        return 1 + (try call.arguments.first.map { try depth(of: $0.expression, value, in: scope) } ?? 0)
      }
      let receiver = try evaluate(base, in: scope)
      let member =
        if case .type(let type) = receiver {
          try staticMember(name, of: type, isCalled: true, at: access)
        } else {
          try declaredMember(name, of: receiver, isCalled: true, at: access, in: scope)
        }
      if case .function(.functions(let functions, _))? = member {
        return functions.map { $0.result?.optionalDepth ?? 0 }.min() ?? 0
      }
      switch receiver.plainList {
      case .array, .string, .range, .dictionary:
        if ["map", "flatMap"].contains(name), isHeldByOptional(base, receiver, in: scope) == true {
          return 1
        }
        return Self.findsOptionals.contains(name) ? 1 : 0
      default: return 0
      }
    }
    guard let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text else { return 0 }
    let first = call.arguments.first
    if name == "Optional" {
      return 1 + (try first.map { try depth(of: $0.expression, value, in: scope) } ?? 0)
    }
    if ConversionReader.names.contains(name) || name == "Bool", let first,
      case .string = try evaluate(first.expression, in: scope)
    {
      return 1
    }
    switch try named(name, isCalled: true, at: call.calledExpression, in: scope) {
    case .function(.functions(let functions, _))?:
      return functions.map { $0.result?.optionalDepth ?? 0 }.min() ?? 0
    case .type(let type)?:
      // A failable initializer, as an enum with raw values has it.
      return program.types[type]?.kind == .enumeration && first?.label?.text == "rawValue" ? 1 : 0
    default: return 0
    }
  }

  /// Methods of collections with optional results.
  static let findsOptionals: Set<String> = [
    "first", "last", "min", "max", "randomElement", "firstIndex", "lastIndex", "popFirst", "popLast",
  ]

  /// Returns the number for a sequence of operands and operators: `a ?? b`, `a as? B` and `a ? b : c`.
  private func depth(of elements: [ExprSyntax], _ value: Value?, in scope: Scope) throws -> Int {
    if elements.count == 3, elements[1].is(UnresolvedAsExprSyntax.self),
      let type = elements[2].as(TypeExprSyntax.self)
    {
      let cast = TypeReference(type.type)
      // As any value, an optional remains one.
      if cast.isAny, elements[1].as(UnresolvedAsExprSyntax.self)?.questionOrExclamationMark == nil {
        return try depth(of: elements[0], value, in: scope)
      }
      let own = cast.optionalDepth
      return elements[1].as(UnresolvedAsExprSyntax.self)?.questionOrExclamationMark?.text == "?"
        ? own + 1 : own
    }
    if elements.count >= 3, let choice = elements[1].as(UnresolvedTernaryExprSyntax.self) {
      let branches = [choice.thenExpression] + (elements.count == 3 ? [elements[2]] : [])
      if branches.contains(where: { $0.is(NilLiteralExprSyntax.self) }) { return 1 }
      return try branches.map { try depth(of: $0, nil, in: scope) }.max() ?? 0
    }
    let operators = elements.compactMap { $0.as(BinaryOperatorExprSyntax.self)?.operator.text }
    guard operators == ["??"], let last = elements.last else { return 0 }
    return last.is(NilLiteralExprSyntax.self) ? 1 : try depth(of: last, nil, in: scope)
  }
}

extension SyntaxProtocol {
  /// Whether all nested calls only create values, by types and Swift's own methods, so that it may be
  /// evaluated again; its last call is not evaluated.
  fileprivate var isRepeatable: Bool {
    guard let call = self.as(FunctionCallExprSyntax.self) else {
      return children(viewMode: .sourceAccurate).allSatisfy(\.makesValues)
    }
    let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base
    return (base?.makesValues ?? true) && call.arguments.allSatisfy(\.makesValues)
  }

  private var makesValues: Bool {
    if let call = self.as(FunctionCallExprSyntax.self) {
      let name =
        call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
        ?? call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text ?? ""
      let isOwn = name.first?.isUppercase ?? false
      guard
        isOwn
          || ValueMethods.names.contains(name) && !["removeFirst", "removeLast", "popLast"].contains(name)
      else { return false }
    }
    return children(viewMode: .sourceAccurate).allSatisfy { $0.is(TokenSyntax.self) || $0.makesValues }
  }
}

extension TypeReference {
  /// Whether values of all types are of this one.
  var isAny: Bool { ["Any", "AnyHashable"].contains(unwrapped.name) && !isOptional }

  /// The number of optionals around a type: 2 of `Int??`.
  var optionalDepth: Int { if case .optional(let type) = self { 1 + type.optionalDepth } else { 0 } }
}

extension String {
  /// The description inside a number of optionals, `Optional(3)`; without any, `nil`.
  func inOptionals(_ depth: Int) -> String {
    self == "nil" ? self : (0..<depth).reduce(self) { text, _ in "Optional(\(text))" }
  }
}

extension NativeValue {
  /// Swift's description of the value, where it is known.
  fileprivate var printed: String? {
    func words(_ lengths: CGFloat...) -> String {
      "(" + lengths.map { "\(Double($0))" }.joined(separator: ", ") + ")"
    }
    switch self {
    case let size as CGSize: return words(size.width, size.height)
    case let point as CGPoint: return words(point.x, point.y)
    case let rect as CGRect: return words(rect.minX, rect.minY, rect.size.width, rect.size.height)
    case let insets as EdgeInsets:
      return
        "EdgeInsets(top: \(Double(insets.top)), leading: \(Double(insets.leading)), bottom: \(Double(insets.bottom)), trailing: \(Double(insets.trailing)))"
    case let point as UnitPoint: return "UnitPoint(x: \(Double(point.x)), y: \(Double(point.y)))"
    default: return nil
    }
  }
}

extension ExprSyntax {
  /// The expression in parentheses; `nil` for any other.
  fileprivate var onlyInParentheses: ExprSyntax? {
    guard let tuple = self.as(TupleExprSyntax.self), tuple.elements.count == 1 else { return nil }
    return tuple.elements.first?.expression
  }
}
