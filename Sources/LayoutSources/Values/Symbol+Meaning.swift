import Foundation

extension Symbol: CustomStringConvertible {
  /// As it is written: `Font.title.weight(.bold)`.
  var description: String {
    let words = steps.map { step in
      guard let arguments = step.arguments else { return step.name }
      return step.name + "(" + arguments.map(\.words).joined(separator: ", ") + ")"
    }
    return ((base.map { [$0] } ?? []) + words).joined(separator: ".")
  }

  /// The steps alone, as a style is written: `blue.opacity(0.5)`.
  var styleWords: String { Symbol(base: nil, steps: steps).description }

  /// The number that a member of a number type is.
  var number: Value.Number? {
    guard steps.count == 1, let step = steps.first, step.arguments == nil else { return nil }
    let known: [String: Double] = [
      "infinity": .infinity, "zero": 0, "pi": .pi, "greatestFiniteMagnitude": .greatestFiniteMagnitude,
      "nan": .nan, "leastNormalMagnitude": .leastNormalMagnitude, "max": Double(Int64.max),
      "min": Double(Int64.min),
    ]
    return known[step.name].map { Value.Number(value: $0, isInteger: false) }
  }
}

extension Argument {
  /// What the argument says, as a style or an attribute is written.
  var words: String {
    let text =
      switch value {
      case .number(let number): Interpreter.text(of: number)
      case .string(let string): "\"\(string)\""
      case .symbol(let symbol): symbol.base == nil ? ".\(symbol.description)" : symbol.description
      default: node.trimmedDescription
      }
    return label.map { "\($0): \(text)" } ?? text
  }
}
