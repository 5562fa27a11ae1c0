import Foundation
import SwiftSyntax

// What code of views asks of collections, strings and numbers now and then.
extension ValueMethods {
  static let more: [String: Room] = [
    "mapValues": { methods in
      guard case .dictionary(let entries) = methods.value else { return nil }
      return .dictionary(
        try entries.map { Value.Entry(key: $0.key, value: try methods.result([$0.value])) })
    },
    "filter": { methods in
      guard case .dictionary(let entries) = methods.value else {
        return .array(try methods.items().filter { try methods.holds($0) })
      }
      let pairs = zip(entries, try methods.items())
      return .dictionary(try pairs.filter { try methods.holds($1) }.map(\.0))
    },
    "prefix": { methods in
      if methods.arguments.first?.label == "while" || methods.arguments.first?.isTrailing == true {
        return .array(Array(try methods.items().prefix { try methods.holds($0) }))
      }
      if case .range(let range) = methods.value, let first = methods.arguments.first {
        // The range may have no end.
        let count = Int(max(0, min(1e9, try methods.interpreter.number(first.value, at: first.node))))
        return .array(try methods.interpreter.collection(.range(range.first(count)), at: methods.node))
      }
      return try methods.part {
        $0.prefix($1)
      } ofText: {
        $0.prefix($1)
      }
    },
    "min": { methods in try methods.least { $0 < $1 } },
    "max": { methods in try methods.least { $0 > $1 } },
    "union": { methods in
      let others = try methods.others()
      return .array(try methods.items() + others.filter { !methods.contains($0, in: try methods.items()) })
    },
    "intersection": { methods in
      let others = try methods.others()
      return .array(try methods.items().filter { methods.contains($0, in: others) })
    },
    "subtracting": { methods in
      let others = try methods.others()
      return .array(try methods.items().filter { !methods.contains($0, in: others) })
    },
    "isSubset": { methods in
      let others = try methods.others()
      return .bool(try methods.items().allSatisfy { methods.contains($0, in: others) })
    },
    "components": { methods in
      guard case .string(let separator)? = methods.arguments.first?.value else { return nil }
      return .array(try methods.text().components(separatedBy: separator).map { .string($0) })
    },
    "padding": { methods in
      guard case .string(let text) = methods.value, methods.arguments.count == 3,
        case .string(let pad) = methods.arguments[1].value
      else { return nil }
      let length = try methods.interpreter.number(methods.arguments[0].value, at: methods.arguments[0].node)
      return .string(text.padding(toLength: max(0, Int(length)), withPad: pad, startingAt: 0))
    },
    "truncatingRemainder": { methods in
      guard case .number(let number) = methods.value, let first = methods.arguments.first else { return nil }
      let divisor = try methods.interpreter.number(first.value, at: first.node)
      return .number(number.value.truncatingRemainder(dividingBy: divisor))
    },
    "quotientAndRemainder": { methods in
      guard case .number(let number) = methods.value, let first = methods.arguments.first else { return nil }
      let divisor = try methods.interpreter.number(first.value, at: first.node)
      guard divisor != 0 else { return nil }
      return .tuple([
        Value.Element(label: "quotient", value: .integer(Int(number.value / divisor))),
        Value.Element(
          label: "remainder", value: .integer(Int(number.value.truncatingRemainder(dividingBy: divisor)))),
      ])
    },
  ]

  /// The elements of the first argument.
  private func others() throws -> [Value] {
    guard let first = arguments.first else { return [] }
    return try interpreter.collection(first.value, at: first.node)
  }

  private func contains(_ value: Value, in others: [Value]) -> Bool {
    others.contains { Interpreter.areEqual($0, value) == true }
  }

  /// The first elements, or letters, as many as the first argument says.
  private func part(
    of items: ([Value], Int) -> ArraySlice<Value>, ofText: (String, Int) -> Substring
  ) throws -> Value {
    let count = try arguments.first.map { max(0, Int(try interpreter.number($0.value, at: $0.node))) } ?? 0
    if case .string(let text) = value { return .string(String(ofText(text, count))) }
    return .array(Array(items(try self.items(), count)))
  }

  /// The element before all others: by code that says whether one stands before another, or by their numbers.
  private func least(_ isBefore: (Double, Double) -> Bool) throws -> Value? {
    guard let first = arguments.first else { return try extreme(isBefore) }
    guard case .function(let callable) = first.value else { return nil }
    // The code of `max(by:)` says the same as that of `min(by:)`: of two elements the later one stands first.
    let isLast = isBefore(1, 0)
    return try items().reduce(nil as Value?) { best, item in
      guard let best else { return item }
      let operands = (isLast ? [best, item] : [item, best]).map {
        Argument(label: nil, value: $0, node: node)
      }
      guard case .bool(true) = try interpreter.call(callable, operands, at: node) else { return best }
      return item
    } ?? .missing
  }
}
