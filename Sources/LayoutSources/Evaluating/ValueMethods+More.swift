import Foundation
import SwiftSyntax

// Less common methods of collections, strings and numbers.
extension ValueMethods {
  static let more: [String: Method] = [
    "mapValues": { methods in
      guard case .dictionary(let entries) = methods.value else { return nil }
      return .dictionary(
        try entries.map { Value.Entry(key: $0.key, value: try methods.result([$0.value])) })
    },
    "filter": { methods in
      guard case .dictionary(let entries) = methods.value else {
        let found = try methods.items().filter { try methods.holds($0) }
        guard methods.isString else { return .array(found) }
        return .string(try found.map { try methods.interpreter.string($0, at: methods.node) }.joined())
      }
      let pairs = zip(entries, try methods.items())
      return .dictionary(try pairs.filter { try methods.holds($1) }.map(\.0))
    },
    "prefix": { methods in
      if methods.arguments.first?.label == "while" || methods.arguments.first?.isTrailing == true {
        return .array(Array(try methods.items().prefix { try methods.holds($0) }))
      }
      if case .range(let range) = methods.value, !methods.arguments.isEmpty {
        // The range may have no end.
        let count = min(1_000_000_000, try methods.count())
        return .array(try methods.interpreter.collection(.range(range.first(count)), at: methods.node))
      }
      return try methods.part {
        $0.prefix($1)
      } ofText: {
        $0.prefix($1)
      }
    },
    "drop": { methods in
      if methods.isString {
        return .string(String(try methods.text().drop { try methods.holds(.string(String($0))) }))
      }
      let items = try methods.items()
      return methods.part(of: items, from: try items.firstIndex { try !methods.holds($0) } ?? items.count)
    },
    "hash": { _ in .void },
    "signum": { methods in
      guard case .number(let number) = methods.value else { return nil }
      return .number(
        Value.Number(value: number.value > 0 ? 1 : number.value < 0 ? -1 : 0, isInteger: number.isInteger))
    },
    "squareRoot": { methods in
      guard case .number(let number) = methods.value else { return nil }
      return .number(number.value.squareRoot())
    },
    "advanced": { methods in
      guard case .number(let number) = methods.value, let first = methods.arguments.first else { return nil }
      if let (number, distance) = try methods.wholes() {
        return .number(Value.Number(whole: number + distance))
      }
      return .number(number.value + (try methods.interpreter.number(first.value, at: first.node)))
    },
    "distance": { methods in
      guard case .number(let number) = methods.value, let first = methods.arguments.first else { return nil }
      return .number(
        Value.Number(
          value: try methods.interpreter.number(first.value, at: first.node) - number.value,
          isInteger: number.isInteger))
    },
    "clamped": { methods in
      guard case .number(let number) = methods.value, case .range(let range)? = methods.arguments.first?.value
      else { return nil }
      return .number(
        Value.Number(
          value: Swift.min(Swift.max(number.value, range.lower), range.upper), isInteger: number.isInteger))
    },
    "lastIndex": { methods in
      let index = try methods.items().lastIndex { item in
        guard let first = methods.arguments.first else { return false }
        if case .function = first.value { return try methods.holds(item) }
        return methods.equal(item, first.value) == true
      }
      return index.map { methods.isString ? .native(TextIndex(offset: $0)) : .integer($0) } ?? .missing
    },
    "elementsEqual": { methods in
      let (own, others) = (try methods.items(), try methods.others())
      return .bool(own.count == others.count && zip(own, others).allSatisfy { methods.equal($0, $1) == true })
    },
    "starts": { methods in
      let (own, others) = (try methods.items(), try methods.others())
      return .bool(
        own.count >= others.count && zip(own, others).allSatisfy { methods.equal($0, $1) == true })
    },
    "forEach": { methods in
      for item in try methods.items() { _ = try methods.result([item]) }
      return .void
    },
    "symmetricDifference": { methods in
      let (own, others) = (try methods.items(), try methods.others())
      return .array(
        own.filter { !methods.contains($0, in: others) } + others.filter { !methods.contains($0, in: own) })
    },
    "replacing": { methods in
      guard methods.arguments.count > 1, case .string(let old) = methods.arguments[0].value,
        case .string(let new) = methods.arguments[1].value
      else { return nil }
      return .string(try methods.text().replacing(old, with: new))
    },
    "localizedStandardContains": { methods in try methods.holdsText(caseSensitive: false) },
    "localizedCaseInsensitiveContains": { methods in try methods.holdsText(caseSensitive: false) },
    "merging": { methods in
      guard case .dictionary(let entries) = methods.value,
        case .dictionary(let others)? = methods.arguments.first?.value
      else { return nil }
      var merged = entries
      for entry in others {
        guard let offset = merged.firstIndex(where: { methods.equal($0.key, entry.key) == true }) else {
          merged.append(entry)
          continue
        }
        if case .function(let callable)? = methods.arguments.last?.value {
          let operands = [merged[offset].value, entry.value].map {
            Argument(label: nil, value: $0, node: methods.node)
          }
          merged[offset].value = try methods.interpreter.call(callable, operands, at: methods.node)
        }
      }
      return .dictionary(merged)
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
      if let set = methods.characters {
        return .array(try methods.text().components(separatedBy: set).map { .string($0) })
      }
      guard case .string(let separator)? = methods.arguments.first?.value else { return nil }
      return .array(try methods.text().components(separatedBy: separator).map { .string($0) })
    },
    "padding": { methods in
      guard case .string(let text) = methods.value, methods.arguments.count == 3,
        case .string(let pad) = methods.arguments[1].value
      else { return nil }
      let length = try methods.interpreter.number(methods.arguments[0].value, at: methods.arguments[0].node)
      return .string(
        text.padding(
          toLength: max(0, min(methods.interpreter.options.viewLimit, Int(bounded: length))), withPad: pad,
          startingAt: 0))
    },
    "truncatingRemainder": { methods in
      guard case .number(let number) = methods.value, let first = methods.arguments.first else { return nil }
      let divisor = try methods.interpreter.number(first.value, at: first.node)
      return .number(number.value.truncatingRemainder(dividingBy: divisor))
    },
    "quotientAndRemainder": { methods in
      guard let (number, divisor) = try methods.wholes(), divisor != 0 else { return nil }
      return .tuple([
        Value.Element(label: "quotient", value: .number(Value.Number(whole: number / divisor))),
        Value.Element(label: "remainder", value: .number(Value.Number(whole: number % divisor))),
      ])
    },
  ]

  var isString: Bool { value.isString }

  /// Returns whether two values are equal, with an implicit member typed by the other.
  func equal(_ a: Value, _ b: Value) -> Bool? {
    let scope = Scope()
    let (a, b) = (interpreter.named(a, as: b, in: scope), interpreter.named(b, as: a, in: scope))
    if case .instance = a, case .bool(let flag)?? = try? interpreter.declaredOperator("==", a, b, at: node) {
      return flag
    }
    return Interpreter.areEqual(a, b)
  }

  private func holdsText(caseSensitive: Bool) throws -> Value? {
    guard case .string(let part)? = arguments.first?.value, isString else { return nil }
    return .bool(try text().range(of: part, options: caseSensitive ? [] : .caseInsensitive) != nil)
  }

  /// The characters that the first argument names; `nil` where it names none.
  var characters: CharacterSet? {
    guard case .symbol(let symbol)? = arguments.first?.value else { return nil }
    return symbol.characters
  }

  /// Returns whether one value precedes another, by their type's declaration.
  func isLess(_ a: Value, _ b: Value) throws -> Bool {
    if case .enumeration(let x) = a, case .enumeration(let y) = b, x.type == y.type,
      let cases = interpreter.program.types[x.type]?.cases,
      interpreter.program.types[x.type]?.functions(named: "<", isStatic: true).isEmpty == true,
      let first = cases.firstIndex(where: { $0.name == x.name }),
      let second = cases.firstIndex(where: { $0.name == y.name })
    {
      return first < second
    }
    if case .bool(let flag) = try interpreter.combine("<", a, b, named: "", at: node) { return flag }
    noteOrder()
    return false
  }

  /// Reports that elements stay in their order, as nothing is known of what they are compared by.
  func noteOrder() {
    interpreter.assume(.order, node.trimmedDescription, "the source's", at: node)
  }

  func isOrdered(_ a: Value, _ b: Value, by comparators: [ComparatorValue]) throws -> Bool {
    for comparator in comparators {
      let (x, y) = (try comparator.key(of: a, by: self), try comparator.key(of: b, by: self))
      if try isLess(x, y) { return !comparator.isReversed }
      if try isLess(y, x) { return comparator.isReversed }
    }
    return false
  }

  /// The elements of the first argument.
  private func others() throws -> [Value] {
    guard let first = arguments.first else { return [] }
    return try interpreter.collection(first.value, at: first.node)
  }

  private func contains(_ value: Value, in others: [Value]) -> Bool {
    others.contains { Interpreter.areEqual($0, value) == true }
  }

  /// Returns the first elements, or letters, up to the number of the first argument.
  private func part(
    of items: ([Value], Int) -> ArraySlice<Value>, ofText: (String, Int) -> Substring
  ) throws -> Value {
    let count = try count()
    if case .string(let text) = value { return .string(String(ofText(text, count))) }
    return .array(Array(items(try self.items(), count)))
  }

  /// Returns the least element: by a comparison closure, or by number.
  private func least(_ isBefore: (Double, Double) -> Bool) throws -> Value? {
    guard let first = arguments.first else {
      if let number = try extreme(isBefore) { return number }
      let isLast = isBefore(1, 0)
      return try items().reduce(nil as Value?) { best, item in
        guard let best else { return item }
        return try (isLast ? isLess(best, item) : isLess(item, best)) ? item : best
      } ?? .missing
    }
    guard case .function(let callable) = first.value else { return nil }
    // The closure of `max(by:)` is the same as that of `min(by:)`: it returns whether the first element
    // precedes.
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
