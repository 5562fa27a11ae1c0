import Foundation
import LayoutCore
import Yams

/// A parser of JSON and YAML into values with their positions.
package struct DocumentParser {
  /// The greatest nesting of lists and objects that is read; errors state it for the YAML parser's own limit
  /// too.
  static let deepestNesting = 1_000

  let file: String
  private let isJSON: Bool?
  /// A sentence on how a document of the kind begins, for the error of an empty one; `nil` for none.
  private let beginning: String?

  /// Creates a parser for a file.
  ///
  /// - Parameters:
  ///   - isJSON: Whether texts are read as JSON; `nil` to decide by the file's name, or else by a text's
  ///     beginning.
  ///   - beginning: How a document of the kind begins, as a sentence for the error of an empty one.
  package init(file: String, isJSON: Bool? = nil, beginning: String? = nil) {
    (self.file, self.isJSON, self.beginning) = (file, isJSON, beginning)
  }

  /// Returns the one value of a document.
  ///
  /// - Throws: `DocumentError` for errors of syntax, anchors, and nesting beyond the limit.
  package func parse(_ text: String) throws(DocumentError) -> DocumentValue {
    if isJSON ?? JSONParser.reads(text, file: file) { return try parseJSON(text) }
    try DocumentScan(text, file: file).check()
    let text = SurrogateEscapes.joined(in: text)
    let node: Node?
    do {
      // Scalars are classified here, and not by the parser's rules, which are those of YAML 1.1.
      node = try Parser(yaml: text, resolver: .basic, encoding: .utf8).singleRoot()
    } catch {
      throw syntaxError(error, in: text)
    }
    guard let node else {
      throw DocumentError(.empty(beginning: beginning), at: start, path: DocumentPath.document)
    }
    return try value(node, near: start)
  }

  /// Returns the one value of a text that is strictly JSON, whatever the file's name.
  package func parseJSON(_ text: String) throws(DocumentError) -> DocumentValue {
    try JSONParser.parse(text, file: file, beginning: beginning)
  }

  private var start: SourcePosition { SourcePosition(file: file, line: 1, column: 1) }

  private func position(_ mark: Mark) -> SourcePosition {
    SourcePosition(file: file, line: mark.line, column: mark.column)
  }

  private func value(_ node: Node, near parent: SourcePosition) throws(DocumentError) -> DocumentValue {
    let source = node.mark.map(position) ?? parent
    switch node {
    case .scalar(let scalar):
      let content =
        scalar.style == .plain ? PlainScalar.content(of: scalar.string) : .string(scalar.string)
      return DocumentValue(content: content, position: source)
    case .sequence(let sequence):
      var items: [DocumentValue] = []
      for item in sequence { items.append(try value(item, near: source)) }
      return DocumentValue(content: .list(items), position: source)
    case .mapping(let mapping):
      var entries: [DocumentValue.Entry] = []
      for (key, item) in mapping {
        let keyPlace = key.mark.map(position) ?? source
        guard case .scalar(let name) = key else {
          throw DocumentError(.keyIsNotAString, at: keyPlace, path: DocumentPath.document)
        }
        entries.append(
          DocumentValue.Entry(
            key: name.string, keyPosition: keyPlace, value: try value(item, near: keyPlace)))
      }
      return DocumentValue(content: .object(entries), position: source)
    case .alias:
      throw DocumentError(.anchor, at: source, path: DocumentPath.document)
    }
  }

  private func syntaxError(_ error: any Error, in text: String) -> DocumentError {
    let path = DocumentPath.document
    switch error as? YamlError {
    case .scanner(_, let problem, let mark, _), .composer(_, let problem, let mark, _):
      return DocumentError(.syntax(problem), at: position(mark), path: path)
    case .parser(_, let problem, let mark, _):
      // The parser's own limit, reached through block nesting, which the scan does not count.
      let isTooDeep = problem.hasPrefix("Maximum nesting level reached")
      return DocumentError(
        isTooDeep ? .nestedTooDeep(limit: Self.deepestNesting) : .syntax(problem), at: position(mark),
        path: path)
    case .reader(let problem, let offset, _, _):
      return DocumentError(.syntax(problem), at: offset.map { place(of: $0, in: text) } ?? start, path: path)
    case .duplicatedKeysInMapping(let duplicates, let context):
      return DocumentError(
        .duplicateKey(duplicates.first ?? ""), at: position(context.mark), path: path)
    default:
      return DocumentError(.syntax("\(error)"), at: start, path: path)
    }
  }

  private func place(of offset: Int, in text: String) -> SourcePosition {
    let before = text.prefix(offset)
    let line = before.count(where: \.isNewline)
    let column = before.reversed().prefix { !$0.isNewline }.count
    return SourcePosition(file: file, line: line + 1, column: column + 1)
  }
}

/// A scan of a document before it is parsed, which refuses constructs that make parsing expensive.
///
/// Nesting is counted over brackets and braces. Anchors and aliases are refused altogether: nine lines of
/// them can expand to a billion values, and a document without them loses nothing.
struct DocumentScan {
  private let bytes: [UInt8]
  private let file: String
  private var index = 0
  private var line = 1
  private var column = 1
  private var depth = 0
  /// Whether a new token may begin here; inside a word, quotes and ampersands are letters.
  private var startsToken = true
  /// The indentation of the line, and whether only blanks have occurred on it.
  private var indentation = 0
  private var isAtLineStart = true

  init(_ text: String, file: String) {
    bytes = Array(text.utf8)
    self.file = file
  }

  /// Scans the text.
  ///
  /// - Throws: `DocumentError` where the text nests too deeply, or has an anchor or alias.
  func check() throws(DocumentError) {
    var scan = self
    while scan.index < scan.bytes.count { try scan.step() }
  }

  private var next: UInt8? { index + 1 < bytes.count ? bytes[index + 1] : nil }
  private var position: SourcePosition { SourcePosition(file: file, line: line, column: column) }

  private mutating func advance() {
    let byte = bytes[index]
    index += 1
    if byte == UInt8(ascii: "\n") {
      line += 1
      column = 1
      isAtLineStart = true
      indentation = 0
      startsToken = true
    } else if byte & 0xC0 != 0x80 {
      // Bytes that continue a character are not counted.
      column += 1
    }
  }

  private mutating func step() throws(DocumentError) {
    let byte = bytes[index]
    if byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") {
      if isAtLineStart { indentation += 1 }
      advance()
      return
    }
    if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") { return advance() }
    isAtLineStart = false
    if byte == UInt8(ascii: "#"), index == 0 || Self.isBlank(bytes[index - 1]) { return skipLine() }
    guard startsToken else { return stepInWord(byte) }
    try stepAtToken(byte)
  }

  /// Steps over a byte in a word, which ends at a bracket, a comma, or a colon before a blank.
  private mutating func stepInWord(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "]"), UInt8(ascii: "}"):
      depth = max(0, depth - 1)
    case UInt8(ascii: ","):
      startsToken = depth > 0
    case UInt8(ascii: ":"):
      startsToken = next.map(Self.isBlank) ?? true
    default: break
    }
    advance()
  }

  private mutating func stepAtToken(_ byte: UInt8) throws(DocumentError) {
    switch byte {
    case UInt8(ascii: "["), UInt8(ascii: "{"):
      depth += 1
      guard depth <= DocumentParser.deepestNesting else {
        throw refusal(.nestedTooDeep(limit: DocumentParser.deepestNesting))
      }
      advance()
    case UInt8(ascii: "]"), UInt8(ascii: "}"):
      depth = max(0, depth - 1)
      advance()
    // A closed list is followed by a comma, a colon or the end.
    case UInt8(ascii: ","), UInt8(ascii: ":"):
      advance()
    case UInt8(ascii: "-"), UInt8(ascii: "?"):
      startsToken = next.map(Self.isBlank) ?? true
      advance()
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      skipQuoted(byte)
    case UInt8(ascii: "&"), UInt8(ascii: "*"):
      guard let next, !Self.isBlank(next) else { return advance() }
      throw refusal(.anchor)
    case UInt8(ascii: "!"):
      // A tag ends at a blank, and another token follows it.
      while index < bytes.count, !Self.isBlank(bytes[index]) { advance() }
    case UInt8(ascii: "|") where depth == 0, UInt8(ascii: ">") where depth == 0:
      skipBlockText()
    default:
      startsToken = false
      advance()
    }
  }

  private mutating func skipQuoted(_ quote: UInt8) {
    advance()
    while index < bytes.count, bytes[index] != quote {
      let isEscape = bytes[index] == UInt8(ascii: "\\") && quote == UInt8(ascii: "\"")
      if isEscape, index + 1 < bytes.count { advance() }
      advance()
    }
    if index < bytes.count { advance() }
    isAtLineStart = false
    startsToken = true
  }

  private mutating func skipLine() {
    while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { advance() }
  }

  /// Skips a block text: the lines that are indented more than the one on which it begins.
  private mutating func skipBlockText() {
    let outer = indentation
    skipLine()
    while index < bytes.count {
      var start = index + 1
      while start < bytes.count, bytes[start] == UInt8(ascii: " ") { start += 1 }
      let isEmpty = start >= bytes.count || bytes[start] == UInt8(ascii: "\n")
      guard isEmpty || start - index - 1 > outer else { return }
      advance()
      skipLine()
    }
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    [UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r")].contains(byte)
  }

  private func refusal(_ problem: DocumentError.Problem) -> DocumentError {
    DocumentError(problem, at: position, path: DocumentPath.document)
  }
}
