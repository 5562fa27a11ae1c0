import LayoutCore

/// A value of a document, with its position.
package struct DocumentValue: Sendable {
  /// The content of a value; numbers stay words until it is known that a number is meant.
  package enum Content: Sendable {
    case null
    case boolean(Bool)
    case number(Double)
    case string(String)
    case list([DocumentValue])
    case object([Entry])
  }

  /// A key of an object, with its value.
  package struct Entry: Sendable {
    package var key: String
    package var keyPosition: SourcePosition
    package var value: DocumentValue
  }

  package var content: Content
  package var position: SourcePosition

  /// The name of a value's sort in messages.
  var sort: String {
    switch content {
    case .null: "null"
    case .boolean: "true or false"
    case .number: "a number"
    case .string: "a string"
    case .list: "a list"
    case .object: "an object"
    }
  }
}

/// The meaning of a scalar without quotes: the words of JSON, in YAML's spellings.
enum PlainScalar {
  static func content(of text: String) -> DocumentValue.Content {
    switch text {
    case "", "~", "null", "Null", "NULL": .null
    case "true", "True", "TRUE": .boolean(true)
    case "false", "False", "FALSE": .boolean(false)
    default: number(text).map(DocumentValue.Content.number) ?? .string(text)
    }
  }

  /// Returns a decimal number.
  ///
  /// `Double.init` alone would also take `0x10`, `inf` and `nan`.
  private static func number(_ text: String) -> Double? {
    guard text.utf8.allSatisfy(isNumeric), text.utf8.contains(where: isDigit) else { return nil }
    return Double(text)
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

  private static func isNumeric(_ byte: UInt8) -> Bool {
    isDigit(byte)
      || [
        UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "e"),
        UInt8(ascii: "E"),
      ].contains(byte)
  }
}
