import LayoutCore
import SwiftSyntax

/// Elements that are made on demand: a range without an end, and sequences derived from it.
struct LazyValues: NativeValue {
  /// Starts an iteration; the result returns the next element, and `nil` after the last.
  var begin: () -> () throws -> Value?

  /// Returns the numbers of a range.
  static func numbers(of range: Value.NumberRange) -> LazyValues {
    let end = range.isClosed ? range.upper : range.upper - 1
    return LazyValues {
      var next = range.lower.rounded(.down)
      return {
        guard next <= end else { return nil }
        defer { next += 1 }
        return .number(Value.Number(value: next, isInteger: true))
      }
    }
  }

  /// Returns an arithmetic sequence.
  static func numbers(from first: Double, by step: Double, isInteger: Bool) -> LazyValues {
    LazyValues {
      var next = first
      return {
        defer { next += step }
        return .number(Value.Number(value: next, isInteger: isInteger))
      }
    }
  }

  /// Returns the first elements as an array.
  func first(_ count: Int, or limit: SourceError) throws -> [Value] {
    let next = begin()
    var items: [Value] = []
    while items.count < count, let item = try next() {
      items.append(item)
      if items.count > 1_000_000 { throw limit }
    }
    return items
  }
}

extension Interpreter {
  /// Returns a sequence's elements on demand; `nil` for a collection.
  func lazily(_ value: Value) -> LazyValues? {
    switch value {
    case .native(let values as LazyValues): values
    case .range(let range) where range.upper == .infinity && range.lower.isFinite: .numbers(of: range)
    default: nil
    }
  }

  /// Returns all elements of a sequence.
  func all(_ values: LazyValues, at node: some SyntaxProtocol) throws -> [Value] {
    let limit = options.viewLimit
    let items = try values.first(limit + 1, or: .tooManyViews(limit: limit, position(node)))
    guard items.count <= limit else { throw SourceError.tooManyViews(limit: limit, position(node)) }
    return items
  }
}

extension ValueMethods {
  /// Returns the result of a method on a sequence; `nil` where it needs all elements.
  func lazily(_ name: String, _ values: LazyValues) throws -> Value? {
    func made(_ change: @escaping (Value) throws -> Value?) -> Value {
      .native(
        LazyValues {
          let next = values.begin()
          return {
            while let item = try next() {
              try interpreter.step(node)
              if let made = try change(item) { return made }
            }
            return nil
          }
        })
    }
    let limit = SourceError.tooManyViews(limit: interpreter.options.viewLimit, interpreter.position(node))
    switch name {
    case "map": return made { try result([$0]) }
    case "filter": return made { try holds($0) ? $0 : nil }
    case "compactMap":
      return made { item in
        let value = try result([item])
        if case .missing = value { return nil }
        return value
      }
    case "enumerated":
      return .native(
        LazyValues {
          let next = values.begin()
          var index = -1
          return {
            guard let item = try next() else { return nil }
            index += 1
            return .tuple([
              Value.Element(label: "offset", value: .integer(index)),
              Value.Element(label: "element", value: item),
            ])
          }
        })
    case "prefix":
      if let first = arguments.first, first.label == nil, !first.isTrailing {
        let count = try interpreter.number(first.value, at: first.node)
        return .array(try values.first(Int(max(0, min(1e6, count))), or: limit))
      }
      let next = values.begin()
      var items: [Value] = []
      while let item = try next(), try holds(item) {
        items.append(item)
        if items.count > interpreter.options.viewLimit { throw limit }
      }
      return .array(items)
    case "first":
      let next = values.begin()
      while let item = try next() {
        try interpreter.step(node)
        if try arguments.isEmpty || holds(item) { return item }
      }
      return .missing
    case "dropFirst":
      let count =
        try arguments.first.map { Int(max(0, min(1e6, try interpreter.number($0.value, at: $0.node)))) } ?? 1
      return .native(
        LazyValues {
          let next = values.begin()
          var left = count
          return {
            while left > 0, try next() != nil { left -= 1 }
            return try next()
          }
        })
    default: return nil
    }
  }
}
