import ElementTree
import Foundation

/// A string of a text as it is written in source: with interpolated values, and with Markdown.
///
/// The environment's `textTranslator` provides its translation; without one the key itself is shown. Of Markdown,
/// `**bold**`, `*italic*`, code between back quotes, `~~struck through~~` and `[links](https://example.com)` within a
/// paragraph are read; interpolated values are not.
///
/// ```swift
/// let key: LocalizedStringKey = "\(Image(systemName: "globe")) **2** hours"
/// ```
public struct LocalizedStringKey: ExpressibleByStringInterpolation, Sendable {
  /// The literal and interpolated parts, in order.
  var parts: [Part]
  /// The name of the table in which it is looked up; `nil` for the usual one.
  var table: String?

  /// A piece of a key.
  enum Part: Sendable {
    /// Literal text of the key, in which Markdown is read.
    case literal(String)
    /// An interpolated text, and its format in tables of strings.
    case text(Text, format: String)
    /// An interpolated number, which is written in the locale.
    case number(FormattedNumber)
  }

  /// Creates a key of one literal.
  public init(_ value: String) { parts = [.literal(value)] }

  /// Creates a key of one literal.
  public init(stringLiteral value: String) { self.init(value) }

  /// Creates a key with interpolated values.
  public init(stringInterpolation: StringInterpolation) { parts = stringInterpolation.parts }

  /// Collects the parts of a key.
  public struct StringInterpolation: StringInterpolationProtocol {
    var parts: [Part] = []

    /// Creates an empty key, with capacity for an interpolation.
    public init(literalCapacity: Int, interpolationCount: Int) {
      parts.reserveCapacity(2 * interpolationCount + 1)
    }

    /// Appends literal text of the key.
    public mutating func appendLiteral(_ literal: String) {
      if !literal.isEmpty { parts.append(.literal(literal)) }
    }

    /// Appends a string, in which Markdown is not read.
    public mutating func appendInterpolation(_ string: String) { add(string) }

    /// Appends a text, with its own style.
    public mutating func appendInterpolation(_ text: Text) { add(text) }

    /// Appends an image.
    public mutating func appendInterpolation(_ image: Image) { add(Text(image)) }

    /// Appends a value by its description.
    public mutating func appendInterpolation<Value>(_ value: Value) { add("\(value)") }

    /// Appends a number as its format writes it in the locale: 1234 as `1,234`, and 3.5 as `3.500000`.
    public mutating func appendInterpolation<Value: FormatSpecifiable>(_ value: Value) {
      guard let number = FormattedNumber(value, format: Value.formatSpecifier) else {
        return appendValue("\(value)", format: Value.formatSpecifier)
      }
      parts.append(.number(number))
    }

    /// Appends a number in a format of C's `printf`, such as `%.2f`, as the locale writes it.
    public mutating func appendInterpolation<Value: CVarArg>(_ value: Value, specifier: String) {
      guard let number = FormattedNumber(value, format: specifier) else {
        return appendValue(String(format: specifier, value), format: specifier)
      }
      parts.append(.number(number))
    }

    /// Appends a value by its words, under its format in tables of strings.
    package mutating func appendValue(_ text: String, format: String) {
      add(Text(verbatim: text), format)
    }

    /// Appends a number in a format; where the format is for no number, by its words.
    package mutating func appendNumber(
      _ number: Double, whole: Int128?, format: String, words: @autoclosure () throws -> String
    ) rethrows {
      let written =
        whole.map { FormattedNumber($0, format: format) } ?? FormattedNumber(number, format: format)
      guard let written else { return appendValue(try words(), format: format) }
      parts.append(.number(written))
    }

    /// Appends a value in a format, in the environment's locale.
    public mutating func appendInterpolation<Format: FormatStyle>(
      _ input: Format.FormatInput, format: Format
    ) where Format.FormatInput: Equatable, Format.FormatOutput == String {
      add(Text(input, format: format))
    }

    /// Appends a date.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      add(Text(date, style: style))
    }

    /// Appends a text whose letters have attributes.
    public mutating func appendInterpolation(_ attributed: AttributedString) {
      add(Text(attributed))
    }

    private mutating func add(_ string: String) { add(Text(verbatim: string)) }

    private mutating func add(_ text: Text, _ format: String = "%@") {
      parts.append(.text(text, format: format))
    }
  }
}

extension LocalizedStringKey {
  /// The letters, if there is nothing else: no Markdown, and no value.
  var plain: String? {
    guard parts.count == 1, case .literal(let only) = parts[0], !InlineMarkdown.mayBeMarked(only) else {
      return nil
    }
    return only
  }

  /// The pieces that are shown, each with the attributes of its Markdown.
  var pieces: [Text.Piece] {
    plain.map { [Text.Piece(content: .string($0))] } ?? InlineMarkdown.pieces(of: parts)
  }
}

extension LocalizedStringKey {
  /// The key in tables of strings: values are written as formats.
  package var name: String {
    // A percent sign is a letter where no value is interpolated.
    if parts.count == 1, case .literal(let only) = parts[0] { return only }
    return parts.map { part in
      switch part {
      case .literal(let letters): letters.replacing("%", with: "%%")
      case .text(_, let format): format
      case .number(let number): number.format
      }
    }.joined()
  }

  /// Returns the translation of the key, with the same values, or the key itself where there is none; numbers are
  /// written in a locale, by default that of the translator.
  package func translated(
    by translator: (any TextTranslator)?, in locale: Locale? = nil
  ) -> LocalizedStringKey {
    let values = parts.filter { if case .literal = $0 { false } else { true } }
    let locale = locale ?? translator?.locale ?? .ofTexts
    let translator = if let table { translator?.translator(ofTable: table) } else { translator }
    guard !values.isEmpty else {
      guard let translator, !parts.isEmpty else { return self }
      return translator.translation(of: name).map { LocalizedStringKey($0) } ?? self
    }
    var key = self
    guard let text = translator?.translation(of: name, values: values.map(\.words)) else {
      key.parts = parts.map { $0.written(in: locale) }
      return key
    }
    key.parts = FormatString(text).pieces.compactMap { piece in
      switch piece {
      case .letters(let letters): .literal(letters)
      case .value(let index, let format):
        values.indices.contains(index) ? values[index].written(in: locale, format) : nil
      }
    }
    return key
  }
}

extension LocalizedStringKey {
  /// Whether values are put into it.
  package var hasValues: Bool { parts.contains { if case .literal = $0 { false } else { true } } }

  /// Returns the translation as a string, with the signs of Markdown that are in it.
  package func string(translatedBy translator: (any TextTranslator)?, in locale: Locale? = nil) -> String {
    translated(by: translator, in: locale).parts.map(\.words).joined()
  }
}

extension LocalizedStringKey.Part {
  /// The letters, or the words of the interpolated value, a number without what a locale puts between its digits.
  fileprivate var words: String {
    switch self {
    case .literal(let letters): letters
    case .text(let text, _): text.plainString
    case .number(let number): number.text
    }
  }

  /// The part with its number as a text in a locale; `format` is how a translation writes it, where one does.
  fileprivate func written(in locale: Locale, _ format: String? = nil) -> Self {
    guard case .number(let number) = self else { return self }
    return .text(Text(verbatim: number.string(in: locale, format)), format: number.format)
  }
}

extension LocalizedStringKey {
  /// Returns whether a string has any letter that Markdown may take for a mark.
  package static func mayBeMarked(_ string: String) -> Bool { InlineMarkdown.mayBeMarked(string) }
}

/// A string with places for values, as C's `printf` has them: `%@`, `%lld`, `%.2f`, `%2$@`; `%%` is a percent sign.
package struct FormatString: Hashable, Sendable {
  /// A part of the string.
  package enum Piece: Hashable, Sendable {
    /// Letters that are shown unchanged.
    case letters(String)
    /// The place of a value, by its number from 0, and the format in which it is written, without its place.
    case value(Int, format: String)
  }

  /// The parts, in their order.
  package let pieces: [Piece]

  /// Reads a string; a percent sign with which no format begins is a letter.
  package init(_ string: String) {
    var pieces: [Piece] = []
    var letters = ""
    var count = 0
    var rest = string[...]
    while let sign = rest.firstIndex(of: "%") {
      letters += rest[..<sign]
      rest = rest[sign...].dropFirst()
      if rest.first == "%" {
        letters += "%"
        rest = rest.dropFirst()
      } else if let format = Format(rest) {
        if !letters.isEmpty { pieces.append(.letters(letters)) }
        letters = ""
        pieces.append(.value(format.place ?? count, format: format.specifier))
        // Formats without a number take the values in their order.
        if format.place == nil { count += 1 }
        rest = format.rest
      } else {
        letters += "%"
      }
    }
    letters += rest
    if !letters.isEmpty { pieces.append(.letters(letters)) }
    self.pieces = pieces
  }

  /// Whether there is a place for a value.
  package var hasValues: Bool {
    pieces.contains { if case .value = $0 { true } else { false } }
  }

  /// Returns the string with words in the places of values; a place without a value stays empty.
  package func filled(with values: [String]) -> String {
    pieces.map { piece in
      switch piece {
      case .letters(let letters): letters
      case .value(let index, _): values.indices.contains(index) ? values[index] : ""
      }
    }.joined()
  }

  /// The string with `%@` for every value, so that keys can be compared whose values are of other sorts.
  package var general: String {
    var count = 0
    return pieces.map { piece in
      switch piece {
      case .letters(let letters): return letters.replacing("%", with: "%%")
      case .value(let index, _):
        defer { count += 1 }
        return index == count ? "%@" : "%\(index + 1)$@"
      }
    }.joined()
  }

  /// Returns the format with which a string begins, or the two percent signs of a literal one; `nil` for
  /// neither.
  package static func prefix(_ string: Substring) -> Substring? {
    guard string.first == "%" else { return nil }
    let rest = string.dropFirst()
    if rest.first == "%" { return string.prefix(2) }
    return Format(rest).map { string[..<$0.rest.startIndex] }
  }

  /// A format, without its percent sign.
  private struct Format {
    /// The index of the value, from 0; `nil` for the next one.
    var place: Int?
    /// The format without its place, as in `%.2f`.
    var specifier = "%"
    /// The letters after the format.
    var rest: Substring

    /// Reads the format with which a string begins; `nil` where it begins with none.
    init?(_ string: Substring) {
      rest = string
      let digits = take(while: \.isNumber)
      if rest.first == "$", let number = Int(digits), (1...99).contains(number) {
        place = number - 1
        rest = rest.dropFirst()
      } else {
        rest = string
      }
      let begin = rest.startIndex
      _ = take { "-+0#'".contains($0) }
      _ = take(while: \.isNumber)
      if rest.first == "." {
        rest = rest.dropFirst()
        _ = take(while: \.isNumber)
      }
      guard take(while: { "hlqztjL".contains($0) }).count <= 2,
        let kind = rest.first, "@dDiuUxXoOfFeEgGaAcCsSp".contains(kind)
      else { return nil }
      rest = rest.dropFirst()
      specifier += string[begin..<rest.startIndex]
    }

    private mutating func take(while belongs: (Character) -> Bool) -> Substring {
      let taken = rest.prefix(while: belongs)
      rest = rest[taken.endIndex...]
      return taken
    }
  }
}
