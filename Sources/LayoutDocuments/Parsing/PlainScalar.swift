/// What a scalar without quotes means: the words of JSON, in YAML's spellings.
enum PlainScalar {
  static func content(of text: String) -> DocumentValue.Content {
    switch text {
    case "", "~", "null", "Null", "NULL": .null
    case "true", "True", "TRUE": .boolean(true)
    case "false", "False", "FALSE": .boolean(false)
    default: number(text).map(DocumentValue.Content.number) ?? .string(text)
    }
  }

  /// A decimal number.
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
