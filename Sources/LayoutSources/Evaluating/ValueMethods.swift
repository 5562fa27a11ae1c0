import Foundation
import SwiftSyntax

/// Members of strings, numbers and collections.
struct ValueMethods {
  let interpreter: Interpreter
  let value: Value
  let arguments: [Argument]
  let node: Syntax

  /// A method's implementation; returns `nil` where it has no result.
  typealias Method = @Sendable (ValueMethods) throws -> Value?

  /// The names of all methods.
  static let names = Set(methods.keys)

  /// Returns the result of a method; `nil` for an unknown one.
  static func call(
    _ name: String, of value: Value, _ arguments: [Argument], at node: some SyntaxProtocol,
    by interpreter: Interpreter
  ) throws -> Value? {
    let call = ValueMethods(
      interpreter: interpreter, value: value, arguments: arguments, node: Syntax(node))
    if let values = interpreter.lazily(value), let made = try call.lazily(name, values) { return made }
    return try methods[name].flatMap { try $0(call) }
  }

  func items() throws -> [Value] { try interpreter.collection(value, at: node) }
  func text() throws -> String { try interpreter.string(value, at: node) }

  /// The value of an optional, unless the method is that of a collection or a string.
  private var presentOptional: Value? {
    switch value {
    // That one is held by an optional, the expression says.
    case .array, .range, .dictionary, .string, .missing, .void: return nil
    case .unknown(let unknown):
      guard unknown.type?.isOptional ?? false else { return nil }
      return interpreter.present(value, at: node)
    case .bool, .number, .tuple, .instance, .enumeration, .type, .symbol, .function, .keyPath, .view, .native:
      return value
    }
  }

  private var isText: Bool { if case .string = value { true } else { false } }
  private var isCollection: Bool {
    switch value {
    case .array, .range, .dictionary, .unknown: true
    default: false
    }
  }

  /// Returns the result of the first argument's closure.
  func result(_ values: [Value]) throws -> Value {
    guard let first = arguments.first else { return .void }
    let given = values.map { Argument(label: nil, value: $0, node: node) }
    switch first.value {
    case .function(let callable): return try interpreter.call(callable, given, at: first.node)
    case .keyPath(let names):
      return try names.reduce(values.first ?? .void) {
        try interpreter.member($1, of: $0, at: node, in: Scope())
      }
    case .type(let name):
      return try interpreter.make(name, given, at: interpreter.position(node), node: node, in: Scope())
    default: return .unknown(Unknown(path: node.trimmedDescription, type: nil))
    }
  }

  func holds(_ value: Value) throws -> Bool {
    try interpreter.condition(try result([value]), at: node)
  }

  /// Returns the number of elements that a method is asked for; Swift stops at one below zero.
  func count() throws -> Int {
    guard let first = arguments.first else { return 0 }
    let count = Int(bounded: try interpreter.number(first.value, at: first.node))
    if count < 0 { interpreter.assume(.number, first.node.trimmedDescription, "0", at: first.node) }
    return max(0, count)
  }

  /// Returns the whole number and the one that is its argument; `nil` where either is no such number.
  func wholes() throws -> (Int128, Int128)? {
    guard case .number(let number) = value, let whole = number.whole, let first = arguments.first else {
      return nil
    }
    if case .number(let other)? = interpreter.plainNumber(first.value), let other = other.whole {
      return (whole, other)
    }
    return (whole, Int128(bounded: try interpreter.number(first.value, at: first.node)))
  }

  private static let methods = common.merging(more) { $1 }

  private static let common: [String: Method] = [
    "map": { methods in
      if let present = methods.presentOptional { return try methods.result([present]) }
      return .array(try methods.items().map { try methods.result([$0]) })
    },
    "compactMap": { methods in
      .array(
        try methods.items().compactMap { item in
          let value = try methods.result([item])
          if case .missing = value { return nil }
          return value
        })
    },
    "flatMap": { methods in
      if let present = methods.presentOptional { return try methods.result([present]) }
      return .array(
        try methods.items().flatMap {
          try methods.interpreter.collection(try methods.result([$0]), at: methods.node)
        })
    },
    "contains": { methods in
      guard let first = methods.arguments.first else { return nil }
      if methods.isText, case .string(let part) = first.value {
        return .bool(try methods.text().contains(part))
      }
      switch (methods.value, first.value) {
      case (.unknown, _): return nil
      case (_, .function), (_, .keyPath): return .bool(try methods.items().contains { try methods.holds($0) })
      case (.range(let range), let value):
        guard case .number(let number)? = methods.interpreter.plainNumber(value) else { return nil }
        return .bool(
          number.value >= range.lower
            && (range.isClosed ? number.value <= range.upper : number.value < range.upper))
      case (.string, _): return nil
      default:
        let found = try methods.items().map { methods.equal($0, first.value) }
        // An unknown value leaves the result open.
        return found.contains(true) ? .bool(true) : found.contains(nil) ? nil : .bool(false)
      }
    },
    "first": { methods in
      if methods.isText, methods.arguments.isEmpty {
        return try methods.text().first.map { .string(String($0)) } ?? .missing
      }
      if methods.arguments.isEmpty { return try methods.items().first ?? .missing }
      return try methods.items().first { try methods.holds($0) } ?? .missing
    },
    "last": { methods in
      if methods.isText, methods.arguments.isEmpty {
        return try methods.text().last.map { .string(String($0)) } ?? .missing
      }
      if methods.arguments.isEmpty { return try methods.items().last ?? .missing }
      return try methods.items().last { try methods.holds($0) } ?? .missing
    },
    "firstIndex": { methods in
      let index = try methods.items().firstIndex { item in
        guard let first = methods.arguments.first else { return false }
        if case .function = first.value { return try methods.holds(item) }
        return methods.equal(item, first.value) == true
      }
      return index.map { methods.isText ? .native(TextIndex(offset: $0)) : .integer($0) } ?? .missing
    },
    "suffix": { methods in
      let count = try methods.count()
      if methods.isText, methods.arguments.first?.label == "from" {
        return .string(String(try methods.text().dropFirst(count)))
      }
      if methods.isText { return .string(String(try methods.text().suffix(count))) }
      let items = try methods.items()
      let first = methods.arguments.first?.label == "from" ? count : max(0, items.count - count)
      return methods.part(of: items, from: first)
    },
    "dropFirst": { methods in
      let count = methods.arguments.isEmpty ? 1 : try methods.count()
      if methods.isText { return .string(String(try methods.text().dropFirst(count))) }
      return methods.part(of: try methods.items(), from: count)
    },
    "dropLast": { methods in
      let count = methods.arguments.isEmpty ? 1 : try methods.count()
      if methods.isText { return .string(String(try methods.text().dropLast(count))) }
      return .array(Array(try methods.items().dropLast(count)))
    },
    "reversed": { methods in
      methods.isText ? .string(String(try methods.text().reversed())) : .array(try methods.items().reversed())
    },
    "randomElement": { methods in
      methods.interpreter.assume(
        .collection, methods.node.trimmedDescription, "the first element", at: methods.node)
      return try methods.items().first ?? .missing
    },
    "shuffled": { methods in .array(try methods.items()) },
    "sorted": { methods in
      let items = try methods.items()
      if case .function(let callable)? = methods.arguments.first?.value {
        return .array(
          try items.sorted { a, b in
            let operands = [a, b].map { Argument(label: nil, value: $0, node: methods.node) }
            let order = try methods.interpreter.call(callable, operands, at: methods.node)
            if case .bool(let isBefore) = order { return isBefore }
            methods.noteOrder()
            return false
          })
      }
      if methods.arguments.first?.label == "using", let using = methods.arguments.first {
        let all = try methods.interpreter.collection(using.value, orOnly: true, at: using.node)
        let comparators = all.compactMap { value -> ComparatorValue? in
          if case .native(let comparator as ComparatorValue) = value { comparator } else { nil }
        }
        guard comparators.count == all.count else { return nil }
        return .array(try items.sorted { a, b in try methods.isOrdered(a, b, by: comparators) })
      }
      return .array(try items.sorted { try methods.isLess($0, $1) })
    },
    "enumerated": { methods in
      .array(
        try methods.items().enumerated().map {
          .tuple([
            Value.Element(label: "offset", value: .integer($0.offset)),
            Value.Element(label: "element", value: $0.element),
          ])
        })
    },
    "joined": { methods in
      let items = try methods.items()
      let separator =
        try methods.arguments.first.map { try methods.interpreter.string($0.value, at: $0.node) } ?? ""
      if items.allSatisfy({ $0.slice != nil }), !items.isEmpty {
        return .array(try items.flatMap { try methods.interpreter.collection($0, at: methods.node) })
      }
      return .string(
        try items.map { try methods.interpreter.string($0, at: methods.node) }.joined(separator: separator))
    },
    "reduce": { methods in
      guard methods.arguments.count > 1, case .function(let callable) = methods.arguments[1].value else {
        return nil
      }
      if methods.arguments[0].label == "into" {
        return try methods.items().reduce(methods.arguments[0].value) { sum, item in
          try methods.interpreter.changed(sum, by: callable, with: [item], at: methods.node)
        }
      }
      return try methods.items().reduce(methods.arguments[0].value) { sum, item in
        try methods.interpreter.call(
          callable, [sum, item].map { Argument(label: nil, value: $0, node: methods.node) }, at: methods.node)
      }
    },
    "count": { methods in
      methods.arguments.isEmpty ? nil : .integer(try methods.items().count { try methods.holds($0) })
    },
    "allSatisfy": { methods in .bool(try methods.items().allSatisfy { try methods.holds($0) }) },
    "uppercased": { methods in .string(try methods.text().uppercased()) },
    "lowercased": { methods in .string(try methods.text().lowercased()) },
    "capitalized": { methods in .string(try methods.text().capitalized) },
    "trimmingCharacters": { methods in
      .string(try methods.text().trimmingCharacters(in: methods.characters ?? .whitespacesAndNewlines))
    },
    "replacingOccurrences": { methods in
      guard methods.arguments.count > 1, case .string(let old) = methods.arguments[0].value,
        case .string(let new) = methods.arguments[1].value
      else { return nil }
      return .string(try methods.text().replacingOccurrences(of: old, with: new))
    },
    "hasPrefix": { methods in
      guard methods.isText, case .string(let part)? = methods.arguments.first?.value else { return nil }
      return .bool(try methods.text().hasPrefix(part))
    },
    "hasSuffix": { methods in
      guard methods.isText, case .string(let part)? = methods.arguments.first?.value else { return nil }
      return .bool(try methods.text().hasSuffix(part))
    },
    "split": { methods in
      let isShown = methods.arguments.first { $0.label == "omittingEmptySubsequences" }
      var omitsEmpty = true
      if case .bool(let flag)? = isShown?.value { omitsEmpty = flag }
      let most = try methods.arguments.first { $0.label == "maxSplits" }
        .map { Int(max(0, min(1e9, try methods.interpreter.number($0.value, at: $0.node)))) }
      let code = methods.arguments.first { if case .function = $0.value { true } else { false } }
      let separator = methods.arguments.first { $0.label == "separator" }?.value
      guard code != nil || separator != nil else { return nil }
      func separates(_ value: Value) throws -> Bool {
        if let separator { return methods.equal(value, separator) == true }
        guard let code, case .function(let callable) = code.value else { return false }
        let given = Argument(label: nil, value: value, node: methods.node)
        return try methods.interpreter.condition(
          methods.interpreter.call(callable, [given], at: code.node), at: code.node)
      }
      if methods.isText {
        if case .string(let sign)? = separator, sign.count > 1 {
          return .array(
            try methods.text().split(
              separator: sign, maxSplits: most ?? .max, omittingEmptySubsequences: omitsEmpty
            )
            .map { .string(String($0)) })
        }
        return .array(
          try methods.text().split(maxSplits: most ?? .max, omittingEmptySubsequences: omitsEmpty) {
            try separates(.string(String($0)))
          }.map { .string(String($0)) })
      }
      return .array(
        try methods.items().split(
          maxSplits: most ?? .max, omittingEmptySubsequences: omitsEmpty, whereSeparator: separates
        ).map { .part($0, from: $0.startIndex) })
    },
    "formatted": { methods in
      if case .array(let items) = methods.value, methods.arguments.isEmpty {
        let words = try items.map { try methods.interpreter.string($0, at: methods.node) }
        return .string(words.formatted(.list(type: .and).locale(Locale(identifier: "en_US"))))
      }
      guard case .number(let number) = methods.value else { return nil }
      return .string(
        try methods.interpreter.string(number, in: methods.arguments.first?.value, at: methods.node))
    },
    "rounded": { methods in
      if case .unknown = methods.value { return nil }
      let rules: [String: FloatingPointRoundingRule] = [
        "up": .up, "down": .down, "towardZero": .towardZero, "awayFromZero": .awayFromZero,
        "toNearestOrEven": .toNearestOrEven, "toNearestOrAwayFromZero": .toNearestOrAwayFromZero,
      ]
      var rule = FloatingPointRoundingRule.toNearestOrAwayFromZero
      if case .symbol(let symbol)? = methods.arguments.first?.value, let name = symbol.steps.last?.name {
        rule = rules[name] ?? rule
      }
      return .number(try methods.interpreter.number(methods.value, at: methods.node).rounded(rule))
    },
    "isMultiple": { methods in
      guard let (number, divisor) = try methods.wholes() else { return nil }
      return .bool(divisor == 0 ? number == 0 : number % divisor == 0)
    },
    "index": { methods in
      if methods.isText { return try methods.textIndex() }
      guard let first = methods.arguments.first, case .number(let place) = first.value else { return nil }
      switch first.label {
      case "before": return .integer(Int(bounded: place.value) - 1)
      case "after": return .integer(Int(bounded: place.value) + 1)
      default:
        guard methods.arguments.count > 1, methods.arguments[1].label == "offsetBy" else { return nil }
        let offset = methods.arguments[1]
        return .integer(
          Int(bounded: place.value)
            + Int(bounded: try methods.interpreter.number(offset.value, at: offset.node)))
      }
    },
    "callAsFunction": { _ in .void },
  ]

  /// Returns the elements from a place on, with the places of the whole.
  func part(of items: [Value], from index: Int) -> Value {
    let index = min(items.count, index)
    // Of a range of numbers the places are these.
    var first = 0
    if case .range(let range) = value { first = Int(bounded: range.lower) }
    return .part(items.dropFirst(index), from: first + index)
  }

  /// Returns the extreme number; `nil` where another value is among them.
  func extreme(_ isBetter: (Double, Double) -> Bool) throws -> Value? {
    var best: Value.Number?
    for item in try items() {
      guard case .number(let number) = item else { return nil }
      if best.map({ isBetter(number.value, $0.value) }) ?? true { best = number }
    }
    return best.map { .number($0) } ?? Value.missing
  }
}

extension Interpreter {
  /// Returns a property of a string, a number or a collection; `nil` for an unknown one.
  func valueMember(_ name: String, of value: Value, at node: some SyntaxProtocol) throws -> Value? {
    switch (name, value) {
    case ("startIndex", .string): return .native(TextIndex(offset: 0))
    case ("endIndex", .string(let text)): return .native(TextIndex(offset: text.count))
    case (_, .string(let text)) where text.count == 1 && CharacterMembers.names.contains(name):
      return CharacterMembers.value(name, of: text)
    case ("utf8", .string(let text)): return .array(text.utf8.map { .integer(Int($0)) })
    case ("utf16", .string(let text)): return .array(text.utf16.map { .integer(Int($0)) })
    case ("unicodeScalars", .string(let text)): return .array(text.unicodeScalars.map { .string(String($0)) })
    case ("description", .bool), ("description", .array), ("description", .number), ("description", .string),
      ("description", .range):
      return .string(try string(value, at: node))
    case ("debugDescription", .bool), ("debugDescription", .array), ("debugDescription", .number),
      ("debugDescription", .string), ("debugDescription", .range):
      guard let known = try description(of: value, isDebug: true, at: node) else { return nil }
      if !known.isKnown { assume(.string, node.trimmedDescription, known.text, at: node) }
      return .string(known.text)
    case ("count", .string(let text)): return .integer(text.count)
    case ("isEmpty", .string(let text)): return .bool(text.isEmpty)
    case ("count", .array(let items)): return .integer(items.count)
    case ("isEmpty", .array(let items)): return .bool(items.isEmpty)
    case ("indices", .array(let items)):
      return .range(Value.NumberRange(lower: 0, upper: Double(items.count), isClosed: false))
    case ("count", .dictionary(let entries)): return .integer(entries.count)
    case ("isEmpty", .dictionary(let entries)): return .bool(entries.isEmpty)
    case ("keys", .dictionary(let entries)): return .array(entries.map(\.key))
    case ("values", .dictionary(let entries)): return .array(entries.map(\.value))
    case (_, .dictionary(let entries)):
      // A supplied JSON object has its members.
      if let found = entries.first(where: { if case .string(name) = $0.key { true } else { false } }) {
        return found.value
      }
      return ["description", "debugDescription"].contains(name) ? .string(try string(value, at: node)) : nil
    case ("lowerBound", .range(let range)), ("startIndex", .range(let range)): return bound(range.lower)
    case ("upperBound", .range(let range)), ("endIndex", .range(let range)): return bound(range.upper)
    case ("isEmpty", .range(let range)):
      return .bool(!range.isClosed && range.lower >= range.upper)
    case ("first", .range), ("last", .range):
      let items = try collection(value, at: node)
      return (name == "first" ? items.first : items.last) ?? .missing
    case ("lazy", .array), ("lazy", .range), ("lazy", .native): return value
    case ("first", .native(let values as LazyValues)): return try values.begin()() ?? .missing
    case ("startIndex", .array): return .integer(0)
    case ("endIndex", .array(let items)): return .integer(items.count)
    case ("isFinite", .number(let number)): return .bool(number.value.isFinite)
    case ("isInfinite", .number(let number)): return .bool(number.value.isInfinite)
    case ("isNaN", .number(let number)): return .bool(number.value.isNaN)
    case ("magnitude", .number(let number)):
      return .number(
        number.whole.map { Value.Number(whole: abs($0)) }
          ?? Value.Number(value: abs(number.value), isInteger: false))
    case ("count", .range(let range)) where range.lower.isFinite && range.upper.isFinite:
      if let count = range.exactCount { return .number(Value.Number(whole: max(0, count))) }
      let count = range.upper.rounded(.down) - range.lower.rounded(.down) + (range.isClosed ? 1 : 0)
      return .number(Value.Number(value: max(0, count), isInteger: true))
    case ("count", .range): return .integer(try collection(value, at: node).count)
    case ("localizedDescription", .string):
      return .string(try string(value, at: node))
    case ("first", .array), ("last", .array), ("first", .string), ("last", .string), ("capitalized", .string):
      return try ValueMethods.call(name, of: value, [], at: node, by: self)
    case ("id", .string), ("id", .number): return value
    case ("image", .enumeration(let phase)), ("error", .enumeration(let phase)):
      return phase.type == "AsyncImagePhase" ? .missing : nil
    case ("localizedDescription", .enumeration), ("localizedDescription", .instance):
      return try declaredMember("errorDescription", of: value, at: node, in: Scope())
    default: return nil
    }
  }

  /// Returns an end of a range, as a whole number if it is one.
  private func bound(_ number: Double) -> Value {
    .number(Value.Number(value: number, isInteger: number == number.rounded() && number.isFinite))
  }

  /// Calls a method of a value without a declared type.
  func callMethod(
    _ name: String, of value: Value, _ arguments: [Argument], at node: some SyntaxProtocol
  ) throws -> Value {
    if case .native(let string as AttributedString) = value,
      let result = try callMethod(name, of: string, arguments, at: node)
    {
      return result
    }
    if case .native(let slice as SliceValue) = value {
      return try callMethod(name, of: slice, arguments, at: node)
    }
    if let result = try GeometryMethods.call(name, of: value, arguments, at: node, by: self) { return result }
    if let result = try ValueMethods.call(name, of: value, arguments, at: node, by: self) { return result }
    let path =
      if case .unknown(let unknown) = value { unknown.path } else {
        (node.as(FunctionCallExprSyntax.self)?.calledExpression.as(MemberAccessExprSyntax.self)?.base?
          .trimmedDescription) ?? ""
      }
    return unknown("\(path).\(name)()", nil)
  }
}
