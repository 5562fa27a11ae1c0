import Foundation
import LayoutCore
import SwiftSyntax

extension Interpreter {
  /// Returns the result of a declared operator; `nil` where none accepts the operands.
  ///
  /// `changing` writes the first operand back, which an operator such as `+=` changes.
  func declaredOperator(
    _ name: String, _ left: Value, _ right: Value?, isPostfix: Bool = false, at node: some SyntaxProtocol,
    changing: ((Value) throws -> Void)? = nil
  ) throws -> Value? {
    var operands = [left] + (right.map { [$0] } ?? [])
    if let right { operands = [named(left, as: right, in: Scope()), named(right, as: left, in: Scope())] }
    let types = operands.compactMap { value -> String? in
      switch value {
      case .instance(let instance): instance.type
      case .enumeration(let value): value.type
      case .native(let native) where Geometry.types.contains(native.typeName): native.typeName
      default: DeclaredOperators.isStandard(name) ? nil : nameOfExtended(value)
      }
    }
    guard !types.isEmpty || program.functions[name] != nil else { return nil }
    let owners = types.flatMap { [$0] + inheritance(of: $0).sorted() }
    let declared =
      owners.map { ($0, program.types[$0]?.functions(named: name, isStatic: true) ?? []) }
      + [(nil, program.functions[name] ?? [])]
    for (owner, functions) in declared {
      let fitting = functions.filter {
        $0.parameters.count == operands.count && $0.body != nil
          && (right != nil || $0.isPostfix == isPostfix)
      }
      for function in fitting {
        // Operands have no labels.
        var arguments = zip(operands, function.parameters).map {
          Argument(label: $1.label, value: $0, node: Syntax(node))
        }
        if function.parameters[0].isInOut { arguments[0].changing = changing }
        let code = Callable.functions([function], Scope(receiver: owner.map { .type($0) }, owner: owner))
        if takes(code, arguments) { return try call(code, arguments, at: node) }
      }
    }
    return nil
  }

  /// Returns the name under which the type of a value of the system's is extended; `nil` where nothing is.
  private func nameOfExtended(_ value: Value) -> String? {
    let names: [String] =
      switch value.plainList {
      case .number(let number):
        number.isInteger ? ["Int", "Double", "CGFloat"] : ["Double", "CGFloat", "Float"]
      case .string: ["String"]
      case .bool: ["Bool"]
      case .array: ["Array"]
      case .view(let view): view.view is ReadText ? ["Text", "View"] : ["View"]
      case .missing: ["Optional"]
      default: []
      }
    return names.first { program.types[$0] != nil }
  }

  func negated(_ value: Value, at node: some SyntaxProtocol) throws -> Value {
    if let declared = try declaredOperator("-", value, nil, at: node) { return declared }
    if case .native(let length as LinearLength) = value { return .native(-length) }
    if case .number(var number) = value {
      // `-0` is 0 of whole numbers only.
      number.value = number.isInteger ? 0 - number.value : -number.value
      number.fraction = number.fraction.map { -$0 }
      number.digits = number.digits.map { -$0 }
      return .number(number)
    }
    return .number(-(try number(value, at: node)))
  }

  /// Returns the result of an operator; `text` makes the source of the expression, which only assumptions
  /// need.
  func combine(
    _ name: String, _ left: Value, _ right: Value, named text: @autoclosure () -> String,
    at node: some SyntaxProtocol
  ) throws -> Value {
    if let declared = try declaredOperator(name, left, right, at: node) { return declared }
    switch name {
    case "==", "===": return try equality(left, right, text(), isEqual: true)
    case "!=", "!==": return try equality(left, right, text(), isEqual: false)
    case "<", ">", "<=", ">=": return try comparison(name, left, right, text(), at: node)
    case "??": if case .missing = left { return right } else { return left }
    case "...", "..<":
      if case .string(let lower) = left, case .string(let upper) = right {
        return .native(TextRange(lower: lower, upper: upper, isClosed: name == "..."))
      }
      let (lower, upper) = (try number(left, at: node), try number(right, at: node))
      // Swift stops where a range ends before it begins.
      if lower > upper { assume(.collection, text(), "empty", at: node) }
      var range = Value.NumberRange(
        lower: lower, upper: upper, isClosed: name == "...", isInteger: left.isInteger && right.isInteger)
      if case .number(let a)? = plainNumber(left), case .number(let b)? = plainNumber(right),
        a.digits != nil || b.digits != nil, let first = a.whole, let last = b.whole
      {
        range.exactCount = last - first + (range.isClosed ? 1 : 0)
      }
      return .range(range)
    default: return try arithmetic(name, left, right, text(), at: node)
    }
  }

  func equality(
    _ left: Value, _ right: Value, _ text: @autoclosure () -> String, isEqual: Bool
  ) throws -> Value {
    // An unknown value is present.
    for (value, other) in [(left, right), (right, left)] {
      if case .missing = other, let unknown = mayBeMissing(value) {
        let path = text()
        if let supplied = supplied(path, nil) { return supplied }
        guard unknown.call != nil || unknown.type?.isOptional ?? true else { return .bool(!isEqual) }
        return .unknown(Unknown(path: path, type: .named(isEqual ? "Absent" : "Bool", [])))
      }
    }
    let (a, b) = (named(left, beside: right), named(right, beside: left))
    guard let same = Self.areEqual(a, b) else {
      return comparison(isEqual ? "==" : "!=", a, b, text())
        ?? .unknown(Unknown(path: text(), type: .named("Bool", [])))
    }
    return .bool(same == isEqual)
  }

  /// Returns a value of which it is not known whether it is there; `nil` for any other.
  func mayBeMissing(_ value: Value) -> Unknown? {
    switch value {
    case .unknown(let unknown): return unknown
    case .symbol(let symbol):
      guard let base = symbol.base, base.first?.isUppercase == true, let last = symbol.steps.last else {
        return nil
      }
      // Of the system's types, what a method returns.
      guard isOfUnknownType(symbol) || Self.typesOfSystem.contains(base) && last.arguments != nil else {
        return nil
      }
      return Unknown(path: symbol.description, type: nil)
    default: return nil
    }
  }

  /// Returns an implicit member, such as `.zero`, as one of the type of another value.
  private func named(_ value: Value, beside other: Value) -> Value {
    guard case .symbol = value else { return value }
    switch other {
    case .number, .symbol: return plainNumber(value) ?? value
    case .native(let key as AlignmentKey):
      return alignmentKey(value, axis: key.axis).map { .native($0) } ?? value
    case .native(let native): return geometry(value, named: native.typeName)
    case .instance(let instance) where value.isNamedAlone:
      return coerce(value, to: .named(instance.type, []), from: nil)
    case .enumeration(let own) where value.isNamedAlone:
      return coerce(value, to: .named(own.type, []), from: nil)
    default: return value
    }
  }

  /// Returns whether two values are equal; `nil` where that is unknown.
  static func areEqual(_ left: Value, _ right: Value) -> Bool? {
    switch (left, right) {
    case (.unknown(let a), .unknown(let b)) where a.path == b.path: true
    case (.unknown, _), (_, .unknown): nil
    case (.missing, .missing): true
    case (.missing, _), (_, .missing): false
    case (.bool(let a), .bool(let b)): a == b
    case (.number(let a), .number(let b)):
      if let x = a.whole, let y = b.whole { x == y } else { a.value == b.value }
    case (.string(let a), .string(let b)): a == b
    case (.enumeration(let a), .enumeration(let b)):
      a.name == b.name && areEqual(a.payload.map(\.value), b.payload.map(\.value)) ?? false
    case (.enumeration(let a), .symbol(let b)), (.symbol(let b), .enumeration(let a)):
      a.name == b.steps.last?.name
        && areEqual(a.payload.map(\.value), (b.steps.last?.arguments ?? []).map(\.value)) ?? false
    case (.symbol(let a), .symbol(let b)):
      a.styleWords == b.styleWords && (a.base == b.base || a.base == nil || b.base == nil)
    case (.native(let a), .native(let b)): a.equals(b)
    case (.array(let a), .array(let b)): areEqual(a, b)
    case (.array(let a), .symbol(let b)), (.symbol(let b), .array(let a)): a.isEmpty && b.steps.isEmpty
    case (.instance(let a), .instance(let b)): a.type == b.type ? areEqual(a, b) : false
    case (.tuple(let a), .tuple(let b)): areEqual(a.map(\.value), b.map(\.value))
    case (.type(let a), .type(let b)): a == b
    case (.keyPath(let a), .keyPath(let b)): a == b
    default: nil
    }
  }

  /// Returns whether two instances of one type are equal: objects by identity or identifier, others field by
  /// field.
  private static func areEqual(_ left: Instance, _ right: Instance) -> Bool? {
    if let a = left.shared, let b = right.shared, a === b { return true }
    let identifiers = left["id"].flatMap { id in right["id"].flatMap { areEqual(id, $0) } }
    if left.shared != nil || right.shared != nil || identifiers == false { return identifiers }
    if left.path != nil || right.path != nil { return left.path == right.path ? true : identifiers }
    guard left.fields.keys == right.fields.keys, !left.fields.isEmpty else { return identifiers }
    var answer: Bool? = true
    for (name, value) in left.fields {
      switch right.fields[name].flatMap({ areEqual(value, $0) }) {
      case false: return false
      case nil: answer = nil
      default: continue
      }
    }
    return answer ?? identifiers
  }

  private static func areEqual(_ left: [Value], _ right: [Value]) -> Bool? {
    guard left.count == right.count else { return false }
    for (a, b) in zip(left, right) {
      guard let same = areEqual(a, b) else { return nil }
      if !same { return false }
    }
    return true
  }

  private func comparison(
    _ name: String, _ left: Value, _ right: Value, _ text: @autoclosure () -> String,
    at node: some SyntaxProtocol
  ) throws -> Value {
    if case .string(let a) = left, case .string(let b) = right {
      return .bool(["<": a < b, ">": a > b, "<=": a <= b, ">=": a >= b][name] ?? false)
    }
    if case .tuple(let a) = left, case .tuple(let b) = right, a.count == b.count {
      // The first elements that are not equal decide.
      for (x, y) in zip(a, b) {
        guard let same = Self.areEqual(x.value, y.value) else {
          return .unknown(Unknown(path: text(), type: .named("Bool", [])))
        }
        if !same {
          return try comparison(String(name.prefix(1)), x.value, y.value, text(), at: node)
        }
      }
      return .bool(name.hasSuffix("="))
    }
    if let isLess = try declaredOrder(of: left, at: node) {
      func holds(_ a: Value, _ b: Value) throws -> Bool {
        let operands = zip([a, b], isLess.labels).map {
          Argument(label: $1, value: $0, node: Syntax(node))
        }
        return try condition(try call(isLess.code, operands, at: node), at: node, named: text())
      }
      switch name {
      case "<": return .bool(try holds(left, right))
      case ">": return .bool(try holds(right, left))
      case "<=": return .bool(!(try holds(right, left)))
      default: return .bool(!(try holds(left, right)))
      }
    }
    guard case .number(let a)? = plainNumber(left), case .number(let b)? = plainNumber(right) else {
      return comparison(name, left, right, text())
        ?? .unknown(Unknown(path: text(), type: .named("Bool", [])))
    }
    if let x = a.whole, let y = b.whole {
      return .bool(["<": x < y, ">": x > y, "<=": x <= y, ">=": x >= y][name] ?? false)
    }
    let (x, y) = (a.value, b.value)
    return .bool(["<": x < y, ">": x > y, "<=": x <= y, ">=": x >= y][name] ?? false)
  }

  /// Returns the declared `<` of a value's type, with the labels of its parameters; `nil` where there is
  /// none.
  private func declaredOrder(
    of value: Value, at node: some SyntaxProtocol
  ) throws -> (code: Callable, labels: [String?])? {
    let type: String
    switch value {
    case .instance(let instance): type = instance.type
    case .enumeration(let value): type = value.type
    default: return nil
    }
    guard case .function(let code)? = try staticMember("<", of: type, isCalled: true, at: node),
      case .functions(let functions, _) = code, let first = functions.first
    else { return nil }
    return (code, first.parameters.map(\.label))
  }

  private func arithmetic(
    _ name: String, _ left: Value, _ right: Value, _ text: @autoclosure () -> String,
    at node: some SyntaxProtocol
  ) throws -> Value {
    if name == "+", let sum = try sum(left, right, at: node) { return sum }
    if let linear = try linear(name, left, right, at: node) { return linear }
    if let angle = try angle(name, left, right, at: node) { return angle }
    let (a, b) = (try asNumber(left, at: node), try asNumber(right, at: node))
    let isInteger = a.isInteger && b.isInteger
    // Only of whole numbers there is no such quotient; of others it is infinite, or no number.
    if isInteger, b.value == 0, name == "/" || name == "%" {
      assume(.number, text(), "0", at: node)
      return .number(Value.Number(value: 0, isInteger: true))
    }
    guard isInteger else {
      // A literal beside a fraction is a fraction too.
      guard let value = Self.result(name, a.fraction ?? a.value, b.fraction ?? b.value) else {
        return .unknown(Unknown(path: text(), type: nil))
      }
      return .number(
        Value.Number(value: value, isInteger: false, isDecimal: a.isDecimal || b.isDecimal))
    }
    guard let x = a.whole, let y = b.whole else {
      return .unknown(Unknown(path: text(), type: .named("Int", [])))
    }
    let isShift = name.hasSuffix("<<") || name.hasSuffix(">>")
    let width = isShift ? a.width : a.width ?? b.width
    guard let whole = Value.Number.result(name, x, y, width: width) else {
      return .unknown(Unknown(path: text(), type: nil))
    }
    var fraction: Double?
    if let x = a.fraction, let y = b.fraction { fraction = Self.result(name, x, y) }
    if whole.isBeyond {
      // Two literals may be those of a fraction.
      if let fraction, width == nil { return .number(Value.Number(value: fraction, isInteger: false)) }
      assume(.number, text(), String(whole.number), at: node)
      fraction = nil
    }
    return .number(Value.Number(whole: whole.number, fraction: fraction, width: width))
  }

  private static func result(_ name: String, _ x: Double, _ y: Double) -> Double? {
    switch name {
    case "+": x + y
    case "-": x - y
    case "*": x * y
    case "/": x / y
    case "%": x.truncatingRemainder(dividingBy: y)
    // Others are those of whole numbers, which an unknown number may be.
    default:
      Value.Number.result(name, Int128(bounded: x), Int128(bounded: y), width: nil).map { Double($0.number) }
    }
  }

  /// Returns the sum of texts, strings and lists; `nil` for numbers.
  private func sum(_ left: Value, _ right: Value, at node: some SyntaxProtocol) throws -> Value? {
    let (left, right) = (left.plainList, right.plainList)
    if case .view(let a) = left, case .view(let b) = right, let first = a.view as? ReadText,
      let second = b.view as? ReadText
    {
      return .view(ReadView(ReadText(first.text.followed(by: second.text)), at: a.position))
    }
    if let sum = try attributedSum(left, right, at: node) { return sum }
    if case .array(let a) = left {
      let b = try collection(right, at: node)
      try checkLength(a.count + b.count, at: node)
      return .array(a + b)
    }
    if case .array(let b) = right {
      let a = try collection(left, at: node)
      try checkLength(a.count + b.count, at: node)
      return .array(a + b)
    }
    if left.isString || right.isString {
      let (a, b) = (try string(left, at: node), try string(right, at: node))
      try checkLength(a.utf8.count + b.utf8.count, at: node)
      return .string(a + b)
    }
    return nil
  }

  /// Rejects a value that doubles in an endless loop.
  ///
  /// - Throws: `SourceError.endless` for more letters or elements than the limit on steps.
  private func checkLength(_ count: Int, at node: some SyntaxProtocol) throws {
    guard count <= options.stepLimit else {
      throw SourceError.endless(limit: options.stepLimit, position(node))
    }
  }

  /// Returns sums and multiples of a guide's dimensions; `nil` without any among the operands.
  private func linear(
    _ name: String, _ left: Value, _ right: Value, at node: some SyntaxProtocol
  ) throws -> Value? {
    let (a, b) = (left.length, right.length)
    guard a != nil || b != nil else { return nil }
    switch (name, a, b) {
    case ("+", let a?, let b?): return .native(a + b)
    case ("-", let a?, let b?): return .native(a - b)
    case ("+", let a?, nil): return .native(a + CGFloat(try number(right, at: node)))
    case ("-", let a?, nil): return .native(a - CGFloat(try number(right, at: node)))
    case ("+", nil, let b?): return .native(CGFloat(try number(left, at: node)) + b)
    case ("-", nil, let b?): return .native(CGFloat(try number(left, at: node)) - b)
    case ("*", let a?, nil): return .native(a * CGFloat(try number(right, at: node)))
    case ("*", nil, let b?): return .native(CGFloat(try number(left, at: node)) * b)
    case ("/", let a?, nil): return .native(a / CGFloat(try number(right, at: node)))
    default: throw NotLinear()
    }
  }

  private func asNumber(_ value: Value, at node: some SyntaxProtocol) throws -> Value.Number {
    if case .number(let number)? = plainNumber(value) { return number }
    let isInteger = if case .unknown(let unknown) = value { unknown.type?.name == "Int" } else { false }
    return Value.Number(value: try number(value, at: node), isInteger: isInteger)
  }
}

/// The error of a guide's closure that is not linear in the dimensions.
struct NotLinear: Error {}

extension Value {
  /// Whether it is known to be true.
  var isTrue: Bool { if case .bool(true) = self { true } else { false } }
  fileprivate var length: LinearLength? {
    if case .native(let length as LinearLength) = self { length } else { nil }
  }
}

extension Interpreter {
  /// Returns a whole number with all bits inverted, as many as its type has.
  func inverted(_ value: Value, at node: some SyntaxProtocol) throws -> Value {
    guard case .number(let number) = value, let whole = number.whole else {
      return .integer(~Int(bounded: try self.number(value, at: node)))
    }
    // The bits of a number without a sign are inverted within its type.
    let width = number.width ?? .int
    return .number(Value.Number(whole: width.wrapped(~whole), width: number.width))
  }
}
