/// The declarations of a file that are visible to others, found by its tokens alone: that takes a hundredth
/// of the time of parsing.
///
/// It may list too many, so that a file is parsed unnecessarily, but never too few.
struct DeclaredNames {
  /// An extension of any type.
  struct Extension {
    /// The last component of the type's name.
    var type: String
    /// The names of its members.
    var members: Set<String> = []
    /// Whether it adds members that are used without a name: initializers, subscripts and conformances.
    var isUsedUnnamed = false
  }

  /// The names of types, at any depth, and of functions, variables and operators outside of types.
  private(set) var names: Set<String> = []
  private(set) var extensions: [Extension] = []
  /// Whether the file has previews.
  private(set) var hasPreviews = false
  /// Whether the file has an app.
  private(set) var hasMain = false
  /// Whether its brackets are balanced, so that the result is reliable.
  private(set) var isReliable = true

  init(_ text: String) {
    var text = text
    text.withUTF8 { read($0) }
  }

  /// Returns all words of a text, of whatever kind: the names that a file may mention.
  static func words(of text: String) -> Set<String> {
    var words: Set<String> = []
    var text = text
    text.withUTF8 { bytes in
      var index = 0
      while index < bytes.count {
        let isName = Self.isName(bytes[index])
        guard isName || Self.isOperator(bytes[index]) else {
          index += 1
          continue
        }
        let start = index
        while index < bytes.count, isName ? Self.isName(bytes[index]) : Self.isOperator(bytes[index]) {
          index += 1
        }
        words.insert(String(decoding: bytes[start..<index], as: UTF8.self))
      }
    }
    return words
  }

  /// The owner of a pair of brackets.
  private enum Block {
    case type
    case extending(Int)
    case other
  }

  private static let types: Set<String> = [
    "struct", "class", "enum", "protocol", "actor", "typealias", "macro",
  ]
  private static let members: Set<String> = ["func", "var", "let", "case", "operator", "precedencegroup"]

  private mutating func read(_ bytes: UnsafeBufferPointer<UInt8>) {
    var blocks: [Block] = []
    /// The owner of the next bracket.
    var opening: Block?
    var offset = 0
    var last = ""
    /// The last keyword that is followed by a name.
    var awaited: String?
    /// Whether the head of an extension is read, after the name.
    var isInHead = false
    while offset < bytes.count {
      let byte = bytes[offset]
      if let end = Self.endOfSkipped(bytes, at: offset) {
        offset = end
        continue
      }
      if Self.isName(byte) {
        let start = offset
        while offset < bytes.count, Self.isName(bytes[offset]) { offset += 1 }
        let word = String(decoding: bytes[start..<offset], as: UTF8.self)
        note(word, after: last, awaited: &awaited, blocks: blocks, opening: &opening, isInHead: &isInHead)
        last = word
        continue
      }
      if byte == UInt8(ascii: "{") {
        blocks.append(opening ?? .other)
        (opening, awaited, isInHead) = (nil, nil, false)
      } else if byte == UInt8(ascii: "}") {
        if blocks.isEmpty { isReliable = false } else { blocks.removeLast() }
        awaited = nil
      } else if byte == UInt8(ascii: ":"), isInHead, case .extending(let index)? = opening {
        extensions[index].isUsedUnnamed = true
      } else if Self.isOperator(byte), awaited != nil {
        let start = offset
        while offset < bytes.count, Self.isOperator(bytes[offset]) { offset += 1 }
        names.insert(String(decoding: bytes[start..<offset], as: UTF8.self))
        awaited = nil
        continue
      }
      if byte != UInt8(ascii: " "), byte != UInt8(ascii: "."), byte != UInt8(ascii: "`"),
        byte != UInt8(ascii: "\n")
      {
        last = byte == UInt8(ascii: "#") || byte == UInt8(ascii: "@") ? String(UnicodeScalar(byte)) : ""
      }
      offset += 1
    }
    isReliable = isReliable && blocks.isEmpty
  }

  private mutating func note(
    _ word: String, after last: String, awaited: inout String?, blocks: [Block], opening: inout Block?,
    isInHead: inout Bool
  ) {
    if last == "#" && word == "Preview" || word == "PreviewProvider" { hasPreviews = true }
    if last == "@", word == "main" || word == "UIApplicationMain" { hasMain = true }
    if let keyword = awaited {
      // `class func`, `static var`: the name comes later.
      guard !Self.types.contains(word), !Self.members.contains(word) else {
        awaited = word
        return
      }
      awaited = nil
      declare(word, keyword, blocks, &opening)
      isInHead = keyword == "extension"
      return
    }
    // `extension Outer.Inner`: the last name counts.
    if isInHead, word != "where", case .extending(let index)? = opening, last == extensions[index].type {
      extensions[index].type = word
    }
    if Self.types.contains(word) || Self.members.contains(word) || word == "extension" {
      awaited = word
    } else if word == "init" || word == "subscript" || word == "callAsFunction",
      case .extending(let index)? = blocks.last
    {
      extensions[index].isUsedUnnamed = true
    }
  }

  private mutating func declare(
    _ word: String, _ keyword: String, _ blocks: [Block], _ opening: inout Block?
  ) {
    if keyword == "extension" {
      extensions.append(Extension(type: word))
      opening = .extending(extensions.count - 1)
    } else if Self.types.contains(keyword) {
      names.insert(word)
      if keyword != "typealias", keyword != "macro" { opening = .type }
    } else {
      switch blocks.last {
      case nil: names.insert(word)
      case .extending(let index):
        extensions[index].members.insert(word)
        if word == "callAsFunction" { extensions[index].isUsedUnnamed = true }
      case .type, .other: break
      }
    }
  }

  // MARK: - Characters

  private static func isName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }

  private static func isOperator(_ byte: UInt8) -> Bool { "+-*/%<>=!&|^~?".utf8.contains(byte) }

  /// Returns the end of a comment or a string that begins at a place; `nil` where none does.
  private static func endOfSkipped(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int) -> Int? {
    func has(_ text: StaticString, at index: Int) -> Bool {
      guard index + text.utf8CodeUnitCount <= bytes.count else { return false }
      return (0..<text.utf8CodeUnitCount).allSatisfy { bytes[index + $0] == text.utf8Start[$0] }
    }
    var index = start
    if has("//", at: index) {
      while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { index += 1 }
      return index
    }
    if has("/*", at: index) {
      var depth = 0
      while index < bytes.count {
        if has("/*", at: index) {
          depth += 1
          index += 2
        } else if has("*/", at: index) {
          depth -= 1
          index += 2
          if depth == 0 { return index }
        } else {
          index += 1
        }
      }
      return index
    }
    var marks = 0
    while index < bytes.count, bytes[index] == UInt8(ascii: "#") {
      marks += 1
      index += 1
    }
    guard index < bytes.count, bytes[index] == UInt8(ascii: "\"") else { return nil }
    let isLong = has("\"\"\"", at: index)
    index += isLong ? 3 : 1
    func closes(at index: Int) -> Bool {
      let quotes = isLong ? 3 : 1
      guard isLong ? has("\"\"\"", at: index) : bytes[index] == UInt8(ascii: "\"") else { return false }
      return (0..<marks).allSatisfy {
        index + quotes + $0 < bytes.count && bytes[index + quotes + $0] == UInt8(ascii: "#")
      }
    }
    while index < bytes.count {
      if closes(at: index) { return index + (isLong ? 3 : 1) + marks }
      if bytes[index] == UInt8(ascii: "\\") {
        let isEscape = (0..<marks).allSatisfy {
          index + 1 + $0 < bytes.count && bytes[index + 1 + $0] == UInt8(ascii: "#")
        }
        if isEscape, index + 1 + marks < bytes.count {
          index += 1 + marks
          if bytes[index] == UInt8(ascii: "(") {
            index = endOfInterpolation(bytes, at: index)
          } else {
            index += 1
          }
          continue
        }
      }
      // A string must end on its line.
      if !isLong, bytes[index] == UInt8(ascii: "\n") { return index }
      index += 1
    }
    return index
  }

  /// Returns the end of an interpolation, including strings in it.
  private static func endOfInterpolation(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int) -> Int {
    var (index, depth) = (start, 0)
    while index < bytes.count {
      if let end = endOfSkipped(bytes, at: index), end > index {
        index = end
        continue
      }
      if bytes[index] == UInt8(ascii: "(") { depth += 1 }
      if bytes[index] == UInt8(ascii: ")") {
        depth -= 1
        if depth == 0 { return index + 1 }
      }
      index += 1
    }
    return index
  }
}
