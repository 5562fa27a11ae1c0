import LayoutCore
import SwiftSyntax

// An unknown value is one value: all its comparisons are answered consistently.
extension Interpreter {
  /// Returns the answer to a comparison of an unknown value: the earlier one, or one that follows from
  /// others.
  func assumedAnswer(_ unknown: Unknown) -> Bool {
    if let comparison = unknown.comparison {
      if let known = answer(comparison) { return known }
      settle(comparison, true)
      return true
    }
    if case .bool(let flag)? = choices[unknown.path] ?? unknown.initialValue { return flag }
    return unknown.type?.name != "Absent"
  }

  /// Returns the answer that follows from the chosen value; `nil` where none does.
  private func answer(_ comparison: Unknown.Comparison) -> Bool? {
    if let chosen = choices[comparison.path] ?? comparison.initialValue {
      switch comparison.name {
      case "==": return Self.areEqual(chosen, comparison.other)
      case "!=": return Self.areEqual(chosen, comparison.other).map { !$0 }
      default: return Self.order(comparison.name, chosen, comparison.other)
      }
    }
    let isRefused =
      refused[comparison.path]?.contains { Self.areEqual($0, comparison.other) == true } ?? false
    guard isRefused, ["==", "!="].contains(comparison.name) else { return nil }
    return comparison.name == "!="
  }

  /// Chooses a value that satisfies the answer to a comparison.
  func settle(_ comparison: Unknown.Comparison, _ holds: Bool) {
    guard choices[comparison.path] == nil, answer(comparison) != holds else { return }
    var name = comparison.name
    if !holds {
      let opposites = ["==": "!=", "!=": "==", "<": ">=", ">=": "<", ">": "<=", "<=": ">"]
      name = opposites[name] ?? name
    }
    switch (name, comparison.other) {
    case ("==", let other), ("<=", let other), (">=", let other): choices[comparison.path] = other
    case (let name, .number(let number)):
      let other = number.value + (name == "<" ? -1 : 1)
      choices[comparison.path] = .number(Value.Number(value: other, isInteger: number.isInteger))
    case ("!=", .bool(let flag)): choices[comparison.path] = .bool(!flag)
    case ("!=", .enumeration(let value)):
      if let type = program.types[value.type], let other = type.cases.first(where: { $0.name != value.name })
      {
        choices[comparison.path] = .enumeration(
          EnumValue(
            type: type.name, name: other.name,
            payload: other.parameters.map {
              Value.Element(label: $0.label, value: unknown("\(comparison.path).\($0.name)", $0.type))
            }))
      }
    default: refused[comparison.path, default: []].append(comparison.other)
    }
  }

  /// Returns whether two values are in order; `nil` where that is unknown.
  static func order(_ name: String, _ left: Value, _ right: Value) -> Bool? {
    func holds<Operand: Comparable>(_ a: Operand, _ b: Operand) -> Bool? {
      switch name {
      case "<": a < b
      case ">": a > b
      case "<=": a <= b
      case ">=": a >= b
      default: nil
      }
    }
    switch (left, right) {
    case (.number(let a), .number(let b)): return holds(a.value, b.value)
    case (.string(let a), .string(let b)): return holds(a, b)
    default: return nil
    }
  }

  /// Returns the result of a comparison with an unknown value on one side; `nil` where both are unknown.
  func comparison(_ name: String, _ left: Value, _ right: Value, _ text: String) -> Value? {
    let mirrored = ["<": ">", ">": "<", "<=": ">=", ">=": "<="]
    for (value, other, name) in [(left, right, name), (right, left, mirrored[name] ?? name)] {
      guard case .unknown(let unknown) = value else { continue }
      if case .unknown = other { continue }
      var answer = Unknown(path: text, type: .named("Bool", []))
      answer.comparison = Unknown.Comparison(
        path: unknown.path, type: unknown.type, name: name, other: plainNumber(other) ?? other,
        initialValue: unknown.initialValue)
      return .unknown(answer)
    }
    return nil
  }
}

extension Value {
  /// The interpolation of a plain value; `nil` for any other.
  var plainText: String? {
    switch self {
    case .string(let text): text
    case .number(let number): Interpreter.text(of: number)
    case .bool(let flag): "\(flag)"
    case .enumeration(let value): value.name
    default: nil
    }
  }

  var isString: Bool { if case .string = self { true } else { false } }

  /// The kind of assumption for the value.
  var kindOfAssumption: Assumption.Kind {
    switch self {
    case .number: .number
    case .bool: .condition
    default: .string
    }
  }
}
