/// JSON writes a character beyond U+FFFF as two escapes (`\ud83d\ude00`), which YAML does not know.
enum SurrogateEscapes {
  /// The text with each such pair written as YAML's one escape (`\U0001F600`).
  static func joined(in text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "\\")) else { return text }
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var index = 0
    while index < bytes.count {
      guard bytes[index] == UInt8(ascii: "\\"), index + 1 < bytes.count else {
        result.append(bytes[index])
        index += 1
        continue
      }
      if let high = escape(bytes, at: index), (0xD800..<0xDC00).contains(high),
        let low = escape(bytes, at: index + 6), (0xDC00..<0xE000).contains(low)
      {
        let hexadecimal = String(0x10000 + (high - 0xD800) << 10 + (low - 0xDC00), radix: 16)
        result += Array("\\U".utf8)
        result += Array(repeating: UInt8(ascii: "0"), count: 8 - hexadecimal.utf8.count)
        result += Array(hexadecimal.utf8)
        index += 12
      } else {
        // The escaped character goes along, so that the second half of `\\` starts no escape.
        result += bytes[index...index + 1]
        index += 2
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// The code unit of an escape `\uXXXX`.
  private static func escape(_ bytes: [UInt8], at index: Int) -> Int? {
    guard index + 6 <= bytes.count, bytes[index] == UInt8(ascii: "\\"), bytes[index + 1] == UInt8(ascii: "u")
    else { return nil }
    return Int(String(decoding: bytes[index + 2..<index + 6], as: UTF8.self), radix: 16)
  }
}
