import Foundation
import SwiftSyntax

/// Functions of Swift's standard library that views call.
enum FreeFunctions {
  /// Returns the result; `nil` for an unknown function.
  static func call(
    _ name: String, _ arguments: [Argument], at node: some SyntaxProtocol, by interpreter: Interpreter
  ) throws -> Value? {
    if ignored.contains(name) { return .void }
    if name == "withAnimation" || name == "withTransaction" {
      // Animated changes are applied at once.
      guard let last = arguments.last, case .function(let callable) = last.value else { return .void }
      _ = try interpreter.call(callable, [], at: node)
      return .void
    }
    if name == "swap", arguments.count == 2, let first = arguments[0].changing,
      let second = arguments[1].changing
    {
      let values = arguments.map(\.value)
      try first(values[1])
      try second(values[0])
      return .void
    }
    if name == "sequence", let first = arguments.first, let last = arguments.last, first.label == "first",
      case .function(let callable) = last.value
    {
      return .native(
        LazyValues {
          var next: Value? = first.value
          return {
            guard let item = next else { return nil }
            let made = try interpreter.call(
              callable, [Argument(label: nil, value: item, node: last.node)], at: node)
            if case .missing = made { next = nil } else { next = made }
            return item
          }
        })
    }
    if name == "type", let first = arguments.first, first.label == "of" {
      return interpreter.nameOfType(first.value).map { .type($0) }
    }
    if name == "zip" { return try zipped(arguments, at: node, by: interpreter) }
    if name == "stride" { return try strided(arguments, at: node, by: interpreter) }
    if name == "String", let first = arguments.first {
      return .string(try interpreter.string(first.value, at: node))
    }
    if let extreme = try extreme(name, arguments, at: node, by: interpreter) { return extreme }
    if let whole = whole(name, arguments) { return whole }
    guard let function = numeric[name] else { return nil }
    let numbers = try arguments.map { try interpreter.number($0.value, at: $0.node) }
    guard !numbers.isEmpty else { return nil }
    return .number(function(numbers))
  }

  /// Returns the result of a function that is one of whole numbers too; `nil` for others.
  private static func whole(_ name: String, _ arguments: [Argument]) -> Value? {
    let numbers = arguments.map { argument -> Value.Number? in
      if case .number(let number) = argument.value, number.whole != nil { number } else { nil }
    }
    guard let first = numbers.first ?? nil, numbers.allSatisfy({ $0 != nil }) else { return nil }
    let wholes = numbers.compactMap { $0?.whole }
    let result: Int128? =
      switch name {
      case "min": wholes.min()
      case "max": wholes.max()
      case "abs": wholes.first.map { abs($0) }
      default: nil
      }
    return result.map { .number(Value.Number(whole: $0, width: first.width)) }
  }

  /// Returns the least or the greatest of strings, or of values of a declared type; `nil` for numbers.
  private static func extreme(
    _ name: String, _ arguments: [Argument], at node: some SyntaxProtocol, by interpreter: Interpreter
  ) throws -> Value? {
    guard name == "min" || name == "max", let first = arguments.first else { return nil }
    switch first.value {
    case .instance, .enumeration, .string: break
    default: return nil
    }
    let methods = ValueMethods(
      interpreter: interpreter, value: first.value, arguments: [], node: Syntax(node))
    return try arguments.dropFirst().reduce(first.value) { best, next in
      try (name == "min" ? methods.isLess(next.value, best) : !methods.isLess(next.value, best))
        ? next.value : best
    }
  }

  /// Returns whether a name is that of a numeric function.
  static func isNumeric(_ name: String) -> Bool { numeric[name] != nil }

  private static let ignored: Set<String> = [
    "print", "debugPrint", "assert", "assertionFailure", "precondition", "preconditionFailure", "fatalError",
    "dump",
    "NSLog", "dismiss",
  ]
  private static let numeric: [String: @Sendable ([Double]) -> Double] = [
    "min": { $0.min() ?? 0 }, "max": { $0.max() ?? 0 }, "abs": { abs($0[0]) }, "sqrt": { $0[0].squareRoot() },
    "round": { $0[0].rounded() }, "floor": { $0[0].rounded(.down) }, "ceil": { $0[0].rounded(.up) },
    "sin": { sin($0[0]) }, "cos": { cos($0[0]) }, "tan": { tan($0[0]) }, "atan": { atan($0[0]) },
    "atan2": { $0.count > 1 ? atan2($0[0], $0[1]) : 0 }, "pow": { $0.count > 1 ? pow($0[0], $0[1]) : 0 },
    "exp": { exp($0[0]) }, "log": { log($0[0]) }, "log10": { log10($0[0]) },
    "trunc": { $0[0].rounded(.towardZero) }, "cbrt": { cbrt($0[0]) }, "asin": { asin($0[0]) },
    "acos": { acos($0[0]) }, "exp2": { exp2($0[0]) }, "log2": { log2($0[0]) },
    "fmod": { $0.count > 1 ? fmod($0[0], $0[1]) : 0 }, "hypot": { $0.count > 1 ? hypot($0[0], $0[1]) : 0 },
  ]

  private static func zipped(
    _ arguments: [Argument], at node: some SyntaxProtocol, by interpreter: Interpreter
  ) throws -> Value? {
    guard arguments.count == 2 else { return nil }
    // `zip` ends with its shortest sequence, so another may be infinite.
    let lazy = arguments.map { interpreter.lazily($0.value) }
    if let first = lazy[0], let second = lazy[1] {
      return .native(
        LazyValues {
          let (next, other) = (first.begin(), second.begin())
          return {
            guard let a = try next(), let b = try other() else { return nil }
            return .tuple([Value.Element(label: nil, value: a), Value.Element(label: nil, value: b)])
          }
        })
    }
    func elements(_ index: Int) throws -> [Value]? {
      lazy[index] == nil
        ? try interpreter.collection(arguments[index].value, at: arguments[index].node) : nil
    }
    let (known, other) = (try elements(0), try elements(1))
    let limit = SourceError.tooManyViews(limit: interpreter.options.viewLimit, interpreter.position(node))
    let a = try known ?? lazy[0]?.first(other?.count ?? 0, or: limit) ?? []
    let b = try other ?? lazy[1]?.first(known?.count ?? 0, or: limit) ?? []
    return .array(
      zip(a, b).map { .tuple([Value.Element(label: nil, value: $0), Value.Element(label: nil, value: $1)]) })
  }

  private static func strided(
    _ arguments: [Argument], at node: some SyntaxProtocol, by interpreter: Interpreter
  ) throws -> Value? {
    guard arguments.count == 3 else { return nil }
    let numbers = try arguments.map { try interpreter.number($0.value, at: $0.node) }
    if numbers[1] == .infinity, numbers[2] > 0 {
      let isInteger = numbers[0].rounded() == numbers[0] && numbers[2].rounded() == numbers[2]
      return .native(LazyValues.numbers(from: numbers[0], by: numbers[2], isInteger: isInteger))
    }
    guard numbers[2] != 0, abs((numbers[1] - numbers[0]) / numbers[2]) < Double(interpreter.options.viewLimit)
    else {
      throw SourceError.endless(limit: interpreter.options.viewLimit, interpreter.position(node))
    }
    let isInteger = numbers.allSatisfy { $0.rounded() == $0 }
    let values =
      arguments[1].label == "through"
      ? Array(stride(from: numbers[0], through: numbers[1], by: numbers[2]))
      : Array(stride(from: numbers[0], to: numbers[1], by: numbers[2]))
    return .array(values.map { .number(Value.Number(value: $0, isInteger: isInteger)) })
  }
}
