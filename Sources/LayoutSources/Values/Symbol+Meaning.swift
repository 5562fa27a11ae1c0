import Foundation
import LayoutCore

extension Symbol: CustomStringConvertible {
  /// The symbol as it is written: `Font.title.weight(.bold)`.
  var description: String {
    let words = steps.map { step in
      guard let arguments = step.arguments else { return step.name }
      return step.name + "(" + arguments.map(\.text).joined(separator: ", ") + ")"
    }
    return ((base.map { [$0] } ?? []) + words).joined(separator: ".")
  }

  /// The names without arguments: `Kit.Row`.
  var path: String { ((base.map { [$0] } ?? []) + steps.map(\.name)).joined(separator: ".") }

  /// The steps only, as a style is written: `blue.opacity(0.5)`.
  var styleWords: String { Symbol(base: nil, steps: steps).description }

  /// The text size that the symbol names.
  var textSize: DynamicTypeSize? {
    guard let step = steps.first, steps.count == 1, step.arguments == nil,
      base == nil || base == "DynamicTypeSize" || base == "ContentSizeCategory"
    else { return nil }
    return DynamicTypeSize(name: step.name) ?? DynamicTypeSize(categoryName: step.name)
  }

  /// The number that a member of a number type is.
  var number: Value.Number? {
    guard steps.count == 1, let step = steps.first, step.arguments == nil else { return nil }
    let known: [String: Double] = [
      "infinity": .infinity, "zero": 0, "pi": .pi, "greatestFiniteMagnitude": .greatestFiniteMagnitude,
      "nan": .nan, "leastNormalMagnitude": .leastNormalMagnitude,
    ]
    // Alone, they are those of `Int`.
    let isWhole = base.map { Value.Width.names.contains($0) } ?? true
    if isWhole, ["min", "max"].contains(step.name) {
      let width = base.flatMap { Value.Width($0) }
      let range = (width ?? .int).range
      return Value.Number(whole: step.name == "min" ? range.lowerBound : range.upperBound, width: width)
    }
    // Text sizes are ordered.
    let size = textSize.map { Double($0.rawValue) }
    let isInteger = base.map { $0.hasPrefix("Int") || $0.hasPrefix("UInt") } ?? false
    return (known[step.name] ?? size).map { Value.Number(value: $0, isInteger: isInteger) }
  }
}

extension Argument {
  /// The source of the argument, as a style or an attribute is written.
  var text: String {
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

extension DynamicTypeSize {
  /// The names of content size categories, from the smallest.
  private static let categories = [
    "extraSmall", "small", "medium", "large", "extraLarge", "extraExtraLarge", "extraExtraExtraLarge",
    "accessibilityMedium", "accessibilityLarge", "accessibilityExtraLarge", "accessibilityExtraExtraLarge",
    "accessibilityExtraExtraExtraLarge",
  ]

  /// The size of a content size category; `nil` for the name of none.
  init?(categoryName name: String) {
    guard let index = Self.categories.firstIndex(of: name) else { return nil }
    self = Self.allCases[index]
  }

  /// The name of the content size category.
  var categoryName: String { Self.categories[Self.allCases.firstIndex(of: self) ?? 3] }
}
