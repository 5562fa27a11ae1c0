import LayoutCore

/// A parser of JSON (strictly RFC 8259) into values with their positions.
///
/// JSON has a parser of its own because a YAML parser misreads some JSON, and accepts much that is not JSON.
struct JSONParser {
  private let bytes: [UInt8]
  private let file: String
  /// How a document of the kind begins, as a sentence for the error of an empty one.
  private let beginning: String?
  private var index = 0
  private var line = 1
  private var column = 1

  /// Parses the one value of a text.
  static func parse(
    _ text: String, file: String, beginning: String?
  ) throws(DocumentError) -> DocumentValue {
    var parser = JSONParser(bytes: Array(text.utf8), file: file, beginning: beginning)
    return try parser.document()
  }

  /// Returns whether a text is read as JSON: by its file's name, or else by its beginning.
  static func reads(_ text: String, file: String) -> Bool {
    let name = file.lowercased()
    if name.hasSuffix(".yaml") || name.hasSuffix(".yml") { return false }
    return name.hasSuffix(".json") || text.first { !$0.isWhitespace && $0 != "\u{FEFF}" } == "{"
  }

  private init(bytes: [UInt8], file: String, beginning: String?) {
    self.bytes = bytes
    self.file = file
    self.beginning = beginning
  }

  // MARK: - Bytes

  private var next: UInt8? { index < bytes.count ? bytes[index] : nil }
  private var position: SourcePosition { SourcePosition(file: file, line: line, column: column) }

  private mutating func advance() {
    if bytes[index] == UInt8(ascii: "\n") {
      (line, column) = (line + 1, 1)
    } else if bytes[index] & 0xC0 != 0x80 {
      // Bytes that continue a character are not counted.
      column += 1
    }
    index += 1
  }

  /// Skips a byte; returns whether it was present.
  private mutating func take(_ byte: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: byte) else { return false }
    advance()
    return true
  }

  private mutating func skipBlanks() {
    while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { advance() }
  }

  private func failure(_ problem: DocumentError.Problem, at source: SourcePosition? = nil) -> DocumentError {
    DocumentError(problem, at: source ?? position, path: DocumentPath.document)
  }

  private func expected(_ what: String) -> DocumentError {
    guard index < bytes.count else { return failure(.json("expected \(what), found the end")) }
    let rest = String(decoding: bytes[index...].prefix(16), as: UTF8.self)
    return failure(.json("expected \(what), found \"\(rest.prefix(1))\""))
  }

  // MARK: - Values

  private mutating func document() throws(DocumentError) -> DocumentValue {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
    skipBlanks()
    guard index < bytes.count else { throw failure(.empty(beginning: beginning)) }
    let value = try value(depth: 0)
    skipBlanks()
    guard index == bytes.count else { throw expected("nothing more") }
    return value
  }

  private mutating func value(depth: Int) throws(DocumentError) -> DocumentValue {
    guard depth <= DocumentParser.deepestNesting else {
      throw failure(.nestedTooDeep(limit: DocumentParser.deepestNesting))
    }
    let source = position
    let content: DocumentValue.Content =
      switch next {
      case UInt8(ascii: "{"): .object(try object(depth))
      case UInt8(ascii: "["): .list(try list(depth))
      case UInt8(ascii: "\""): .string(try string())
      case UInt8(ascii: "t"): try word("true", .boolean(true))
      case UInt8(ascii: "f"): try word("false", .boolean(false))
      case UInt8(ascii: "n"): try word("null", .null)
      default: .number(try number())
      }
    return DocumentValue(content: content, position: source)
  }

  private mutating func word(
    _ word: String, _ content: DocumentValue.Content
  ) throws(DocumentError) -> DocumentValue.Content {
    guard bytes[index...].starts(with: word.utf8) else { throw expected("a value") }
    for _ in word.utf8 { advance() }
    return content
  }

  private mutating func object(_ depth: Int) throws(DocumentError) -> [DocumentValue.Entry] {
    var entries: [DocumentValue.Entry] = []
    var keys: Set<String> = []
    advance()
    skipBlanks()
    if take("}") { return entries }
    repeat {
      skipBlanks()
      let source = position
      guard next == UInt8(ascii: "\"") else { throw expected("a key in double quotes") }
      let key = try string()
      guard keys.insert(key).inserted else { throw failure(.duplicateKey(key), at: source) }
      skipBlanks()
      guard take(":") else { throw expected("a colon") }
      skipBlanks()
      entries.append(DocumentValue.Entry(key: key, keyPosition: source, value: try value(depth: depth + 1)))
      skipBlanks()
    } while take(",")
    guard take("}") else { throw expected("a comma or \"}\"") }
    return entries
  }

  private mutating func list(_ depth: Int) throws(DocumentError) -> [DocumentValue] {
    var items: [DocumentValue] = []
    advance()
    skipBlanks()
    if take("]") { return items }
    repeat {
      skipBlanks()
      items.append(try value(depth: depth + 1))
      skipBlanks()
    } while take(",")
    guard take("]") else { throw expected("a comma or \"]\"") }
    return items
  }

  private mutating func number() throws(DocumentError) -> Double {
    let start = self
    _ = take("-")
    guard next.map(Self.isDigit) == true else {
      self = start
      throw expected("a value")
    }
    if !take("0") { skipDigits() }
    guard next.map(Self.isDigit) != true else {
      throw failure(.json("a number does not begin with 0"), at: start.position)
    }
    if take(".") { try digits("after the point") }
    if take("e") || take("E") {
      if !take("+") { _ = take("-") }
      try digits("in the exponent")
    }
    return Double(String(decoding: bytes[start.index..<index], as: UTF8.self)) ?? .nan
  }

  private mutating func digits(_ place: String) throws(DocumentError) {
    guard next.map(Self.isDigit) == true else { throw expected("a digit \(place)") }
    skipDigits()
  }

  private mutating func skipDigits() { while next.map(Self.isDigit) == true { advance() } }

  private static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

  // MARK: - Strings

  private mutating func string() throws(DocumentError) -> String {
    let start = position
    var text: [UInt8] = []
    advance()
    while let byte = next {
      switch byte {
      case UInt8(ascii: "\""):
        advance()
        return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"): text += try escape().utf8
      case 0..<0x20: throw failure(.json("a control character in a string; write it as an escape"))
      default:
        text.append(byte)
        advance()
      }
    }
    throw failure(.json("a string that does not end"), at: start)
  }

  private mutating func escape() throws(DocumentError) -> String {
    let source = position
    advance()
    guard let byte = next else { throw expected("an escape") }
    advance()
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return String(UnicodeScalar(byte))
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"):
      // A character beyond U+FFFF is two escapes.
      var units = [try unit(source)]
      if (0xD800..<0xDC00).contains(units[0]), take("\\"), take("u") { units.append(try unit(source)) }
      let text = String(validating: units, as: UTF16.self)
      guard let text else { throw failure(.json("half of a surrogate pair"), at: source) }
      return text
    default: throw failure(.json("an unknown escape"), at: source)
    }
  }

  private mutating func unit(_ position: SourcePosition) throws(DocumentError) -> UInt16 {
    let digits = bytes[index...].prefix(4)
    guard digits.count == 4, digits.allSatisfy({ UnicodeScalar($0).properties.isASCIIHexDigit }),
      let unit = UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
    else { throw failure(.json("\\u needs four hexadecimal digits"), at: position) }
    for _ in 0..<4 { advance() }
    return unit
  }
}

/// The pairs of escapes by which JSON writes characters beyond U+FFFF (`\ud83d\ude00`), unknown to YAML.
enum SurrogateEscapes {
  /// Returns the text with each such pair written as YAML's one escape (`\U0001F600`).
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
        // The escaped character is copied as well, so that the second half of `\\` starts no escape.
        result += bytes[index...index + 1]
        index += 2
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// Returns the code unit of an escape `\uXXXX`.
  private static func escape(_ bytes: [UInt8], at index: Int) -> Int? {
    guard index + 6 <= bytes.count, bytes[index] == UInt8(ascii: "\\"), bytes[index + 1] == UInt8(ascii: "u")
    else { return nil }
    return Int(String(decoding: bytes[index + 2..<index + 6], as: UTF8.self), radix: 16)
  }
}
