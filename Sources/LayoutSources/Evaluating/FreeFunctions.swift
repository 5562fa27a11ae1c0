import Foundation
import SwiftSyntax

/// Functions of Swift's own that code of views calls.
enum FreeFunctions {
  /// The result; `nil` for a function that is not known.
  static func call(
    _ name: String, _ arguments: [Argument], at node: some SyntaxProtocol, by interpreter: Interpreter
  ) throws -> Value? {
    if ignored.contains(name) { return .void }
    if name == "withAnimation" || name == "withTransaction" {
      // What it animates is set at once.
      guard let last = arguments.last, case .function(let callable) = last.value else { return .void }
      _ = try interpreter.call(callable, [], at: node)
      return .void
    }
    if name == "zip" { return try zipped(arguments, at: node, by: interpreter) }
    if name == "stride" { return try strided(arguments, at: node, by: interpreter) }
    if name == "String", let first = arguments.first {
      return .string(try interpreter.string(first.value, at: node))
    }
    guard let function = numeric[name] else { return nil }
    let numbers = try arguments.map { try interpreter.number($0.value, at: $0.node) }
    guard !numbers.isEmpty else { return nil }
    let isInteger = arguments.allSatisfy {
      if case .number(let number) = $0.value { number.isInteger } else { false }
    }
    return .number(Value.Number(value: function(numbers), isInteger: isInteger && integral.contains(name)))
  }

  /// Whether a name is that of a function of numbers.
  static func isNumeric(_ name: String) -> Bool { numeric[name] != nil }

  private static let ignored: Set<String> = [
    "print", "debugPrint", "assert", "assertionFailure", "precondition", "preconditionFailure", "fatalError",
    "dump",
    "NSLog", "dismiss",
  ]
  private static let integral: Set<String> = ["min", "max", "abs"]
  private static let numeric: [String: @Sendable ([Double]) -> Double] = [
    "min": { $0.min() ?? 0 }, "max": { $0.max() ?? 0 }, "abs": { abs($0[0]) }, "sqrt": { $0[0].squareRoot() },
    "round": { $0[0].rounded() }, "floor": { $0[0].rounded(.down) }, "ceil": { $0[0].rounded(.up) },
    "sin": { sin($0[0]) }, "cos": { cos($0[0]) }, "tan": { tan($0[0]) }, "atan": { atan($0[0]) },
    "atan2": { $0.count > 1 ? atan2($0[0], $0[1]) : 0 }, "pow": { $0.count > 1 ? pow($0[0], $0[1]) : 0 },
    "exp": { exp($0[0]) }, "log": { log($0[0]) }, "log10": { log10($0[0]) },
    "hypot": { $0.count > 1 ? hypot($0[0], $0[1]) : 0 },
  ]

  private static func zipped(
    _ arguments: [Argument], at node: some SyntaxProtocol, by interpreter: Interpreter
  ) throws -> Value? {
    guard arguments.count == 2 else { return nil }
    // A range gives no more than the other has, and so it may have no end.
    func elements(_ place: Int, of value: Value? = nil) throws -> [Value] {
      try interpreter.collection(value ?? arguments[place].value, at: arguments[place].node)
    }
    let (a, b): ([Value], [Value])
    if case .range(let range) = arguments[0].value {
      b = try elements(1)
      a = try elements(0, of: .range(range.first(b.count)))
    } else if case .range(let range) = arguments[1].value {
      a = try elements(0)
      b = try elements(1, of: .range(range.first(a.count)))
    } else {
      (a, b) = (try elements(0), try elements(1))
    }
    return .array(
      zip(a, b).map { .tuple([Value.Element(label: nil, value: $0), Value.Element(label: nil, value: $1)]) })
  }

  private static func strided(
    _ arguments: [Argument], at node: some SyntaxProtocol, by interpreter: Interpreter
  ) throws -> Value? {
    guard arguments.count == 3 else { return nil }
    let numbers = try arguments.map { try interpreter.number($0.value, at: $0.node) }
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
