import Foundation

/// A number in a text, as a format of C's `printf` writes it in a locale: 1234 in `%lld` is `1,234` in English.
struct FormattedNumber: Hashable, Sendable {
  private enum Number: Hashable {
    case signed(Int64)
    case unsigned(UInt64)
    case fraction(Double)
  }

  private let number: Number
  /// The format, as it is written in a key.
  let format: String

  /// Creates a number in a format; `nil` for a value that is no number, and for a format that is for no such number.
  init?(_ value: Any, format: String) {
    switch value {
    case let value as any BinaryFloatingPoint: number = .fraction(Double(value))
    case let value as any BinaryInteger:
      number = Int64(exactly: value).map { .signed($0) } ?? .unsigned(UInt64(clamping: value))
    default: return nil
    }
    self.format = format
    guard printed(format) != nil else { return nil }
  }

  /// The number without what a locale puts between its digits.
  var text: String {
    switch number {
    case .signed(let number): "\(number)"
    case .unsigned(let number): "\(number)"
    case .fraction(let number): "\(number)"
    }
  }

  /// Returns the number in a locale, in another format where that is one for such a number.
  func string(in locale: Locale, _ other: String? = nil) -> String {
    guard let format = other.flatMap(printed) ?? printed(format) else { return text }
    return switch number {
    case .signed(let number): String(format: format, locale: locale, number)
    case .unsigned(let number): Self.string(number, format, locale)
    case .fraction(let number): String(format: format, locale: locale, number)
    }
  }

  /// Returns a number that is greater than any signed one, for which Foundation's formats with a locale write a negative one
  /// on Linux.
  private static func string(_ number: UInt64, _ format: String, _ locale: Locale) -> String {
    switch format {
    case "%llu": number.formatted(IntegerFormatStyle<UInt64>(locale: locale))
    default: String(format: format, number)
    }
  }

  /// The format with the length of the number's own type, as the system reads as many bytes as a format says; `nil` for one
  /// that is for no such number, or writes more than 999 places.
  private func printed(_ format: String) -> String? {
    guard let parts = format.wholeMatch(of: /%([-+ #0']*\d{0,3}(?:\.\d{0,3})?)[hlLqzjt]{0,2}([a-zA-Z])/)
    else {
      return nil
    }
    let kind = parts.2.first ?? "@"
    let isFraction = if case .fraction = number { true } else { false }
    guard isFraction ? "fFeEgGaA".contains(kind) : "dDiuUxXoO".contains(kind) else { return nil }
    guard !isFraction else { return "%\(parts.1)\(kind)" }
    let whole = "DUO".contains(kind) ? kind.lowercased() : "\(kind)"
    // A number that no signed type has is unsigned whatever a translation says.
    if case .unsigned = number, "di".contains(whole) { return "%\(parts.1)llu" }
    return "%\(parts.1)ll\(whole)"
  }
}
