import Foundation
import LayoutCore
import SwiftSyntax

/// A format of numbers as the source writes it: `.number.precision(.fractionLength(1))`,
/// `.currency(code: "EUR")`.
struct NumberFormat: Sendable {
  private enum Kind: Sendable {
    case number, percent
    case currency(String)
  }

  private typealias Configuration = NumberFormatStyleConfiguration

  private let kind: Kind
  private var precision: Configuration.Precision?
  private var grouping: Configuration.Grouping?
  private var notation: Configuration.Notation?

  /// Parses a format; `nil` for one that is unknown, or has an unknown argument.
  init?(_ value: Value) {
    guard case .symbol(let symbol) = value else { return nil }
    var steps = symbol.steps[...]
    // `FloatingPointFormatStyle<Double>.number` is preceded by a type.
    guard let first = steps.popFirst() else { return nil }
    switch first.name {
    case "number": kind = .number
    case "percent": kind = .percent
    case "currency":
      guard case .string(let code)? = first.arguments?.first?.value else { return nil }
      kind = .currency(code)
    default: return nil
    }
    for step in steps {
      guard let argument = step.arguments?.first?.value, case .symbol(let choice) = argument,
        let word = choice.steps.last
      else { return nil }
      switch step.name {
      case "precision":
        guard let precision = Self.precision(word) else { return nil }
        self.precision = precision
      case "grouping": grouping = word.name == "never" ? .never : .automatic
      case "notation": notation = word.name == "compactName" ? .compactName : .automatic
      default: return nil
      }
    }
  }

  private static func precision(_ word: Symbol.Step) -> Configuration.Precision? {
    switch (word.name, word.arguments?.first?.value) {
    case ("fractionLength", .number(let number)?): .fractionLength(digits(number.value))
    case ("fractionLength", .range(let range)?) where range.upper.isFinite && range.lower <= range.upper:
      .fractionLength(
        digits(
          range.lower)...max(
            digits(range.lower), digits(range.isClosed ? range.upper : range.upper - 1)))
    case ("significantDigits", .number(let number)?): .significantDigits(max(1, digits(number.value)))
    case ("integerLength", .number(let number)?): .integerLength(digits(number.value))
    default: nil
    }
  }

  /// Returns a number of digits within Foundation's limit.
  private static func digits(_ count: Double) -> Int { max(0, min(340, Int(bounded: count))) }

  /// Returns a number in the format, by default in English, as in the library's texts.
  func words(_ number: Value.Number, in locale: Locale = EnvironmentValues().locale) -> String {
    let value = number.value
    switch kind {
    case .number:
      var style = FloatingPointFormatStyle<Double>(locale: locale)
      if let precision { style = style.precision(precision) }
      if let grouping { style = style.grouping(grouping) }
      if let notation { style = style.notation(notation) }
      return value.formatted(style)
    case .percent:
      var style = FloatingPointFormatStyle<Double>.Percent(locale: locale)
      if let precision { style = style.precision(precision) }
      // A whole number counts in per cent already.
      return (number.isInteger ? value / 100 : value).formatted(style)
    case .currency(let code):
      var style = FloatingPointFormatStyle<Double>.Currency(code: code, locale: locale)
      if let precision { style = style.precision(precision) }
      return value.formatted(style)
    }
  }
}

extension Interpreter {
  /// Returns a number in a format; an unknown format is reported, and the number printed as by Swift.
  func string(_ number: Value.Number, in format: Value?, at node: Syntax) throws -> String {
    let standard = Value.symbol(Symbol(base: nil, steps: [.init(name: "number")]))
    if let known = NumberFormat(format ?? standard) { return known.words(number) }
    let plain = Self.text(of: number)
    assume(.string, node.trimmedDescription, "\"\(plain)\"", at: node)
    return plain
  }
}
