import Foundation

/// A string of a text as it is written in source: with values put into it, and with Markdown.
///
/// There is no table of translations, so that the key is what is shown. Of Markdown, `**bold**`, `*italic*`, code
/// between back quotes, `~~struck through~~` and `[links](https://example.com)` within a paragraph are read; what is put
/// in is not.
///
/// ```swift
/// let key: LocalizedStringKey = "\(Image(systemName: "globe")) **2** hours"
/// ```
public struct LocalizedStringKey: ExpressibleByStringInterpolation, Sendable {
  /// What the key is made of.
  var parts: [Part]

  /// A piece of a key.
  enum Part: Sendable {
    /// Letters of the key itself, in which Markdown counts.
    case literal(String)
    /// What was put in.
    case text(Text)
  }

  /// A key of a string.
  public init(_ value: String) { parts = [.literal(value)] }

  /// A key of a string.
  public init(stringLiteral value: String) { self.init(value) }

  /// A key of a string with values put into it.
  public init(stringInterpolation: StringInterpolation) { parts = stringInterpolation.parts }

  /// Collects what a key is made of.
  public struct StringInterpolation: StringInterpolationProtocol {
    var parts: [Part] = []

    /// Nothing yet.
    public init(literalCapacity: Int, interpolationCount: Int) {
      parts.reserveCapacity(2 * interpolationCount + 1)
    }

    /// Adds letters of the key itself.
    public mutating func appendLiteral(_ literal: String) {
      if !literal.isEmpty { parts.append(.literal(literal)) }
    }

    /// Adds a string as it is.
    public mutating func appendInterpolation(_ string: String) { add(string) }

    /// Adds a text, set as it says.
    public mutating func appendInterpolation(_ text: Text) { parts.append(.text(text)) }

    /// Adds an image.
    public mutating func appendInterpolation(_ image: Image) { parts.append(.text(Text(image))) }

    /// Adds a value as it is described.
    public mutating func appendInterpolation<Value>(_ value: Value) { add("\(value)") }

    /// Adds a number in a format of C's `printf`, such as `%.2f`.
    public mutating func appendInterpolation<Value: CVarArg>(_ value: Value, specifier: String) {
      add(String(format: specifier, value))
    }

    /// Adds a value in a format, in English.
    public mutating func appendInterpolation<Format: FormatStyle>(
      _ input: Format.FormatInput, format: Format
    ) where Format.FormatInput: Equatable, Format.FormatOutput == String {
      parts.append(.text(Text(input, format: format)))
    }

    /// Adds a date.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      parts.append(.text(Text(date, style: style)))
    }

    /// Adds a text whose letters have attributes.
    public mutating func appendInterpolation(_ attributed: AttributedString) {
      parts.append(.text(Text(attributed)))
    }

    private mutating func add(_ string: String) { parts.append(.text(Text(verbatim: string))) }
  }
}

extension LocalizedStringKey {
  /// What is shown, each piece with what Markdown says of it.
  var pieces: [Text.Piece] {
    if parts.count == 1, case .literal(let only) = parts[0], !InlineMarkdown.mayBeMarked(only) {
      return [Text.Piece(content: .string(only))]
    }
    return InlineMarkdown.pieces(of: parts)
  }
}

extension LocalizedStringKey {
  /// Whether a string has any letter that Markdown may take for a mark.
  package static func mayBeMarked(_ string: String) -> Bool { InlineMarkdown.mayBeMarked(string) }
}
