import Foundation
import LayoutCore
import LayoutDocuments

/// The answer of a tool: text, the same as values, and possibly a picture.
///
/// It consists of parts, of which as many are sent as the caller's token limit allows. Text and values count
/// together, four bytes of UTF-8 as a token.
struct ToolAnswer: Sendable {
  /// A part that is sent or left out as a whole.
  struct Part: Sendable {
    var lines: [String]
    var value: JSONValue

    init(_ lines: [String], _ value: JSONValue) { (self.lines, self.value) = (lines, value) }
  }

  /// A picture in an answer.
  struct Image: Sendable {
    var data: Data
    var type: String
  }

  /// The lines before the parts.
  var heading: [String]
  /// The values besides those of the parts.
  var members: [JSONValue.Member]
  /// The member with the values of the parts; `nil` where there are none.
  var key: String?
  var parts: [Part] = []
  /// The number of parts that are already left out.
  var hidden = 0
  var image: Image?
  /// The advice where something is left out, besides asking for more tokens.
  var instead = ""

  /// The members of every answer.
  static let commonFields = [
    AnswerField("leftOut", "integer", always: false), AnswerField("tokensForAll", "integer", always: false),
  ]

  /// The number of bytes that count as a token.
  static let bytesOfToken = 4
  /// The size of an answer's frame, in bytes.
  private static let frame = 160

  /// Returns the number of tokens for a number of bytes.
  static func tokens(_ bytes: Int) -> Int { (bytes + bytesOfToken - 1) / bytesOfToken }

  /// Returns the size of a part, in bytes.
  static func bytes(of part: Part) -> Int {
    part.lines.reduce(0) { $0 + bytes(of: $1) } + part.value.line.utf8.count + 2
  }

  /// Returns the size of a line in an answer, in bytes, with line ends and quotes escaped.
  private static func bytes(of line: String) -> Int { JSONValue.string(line).line.utf8.count }

  /// Returns the number of bytes available for parts.
  func budget(in tokens: Int) -> Int {
    tokens * Self.bytesOfToken - Self.frame - heading.reduce(0) { $0 + Self.bytes(of: $1) }
      - JSONValue.object(members).line.utf8.count
  }

  /// Returns the result of `tools/call`, with as many parts as fit into a number of tokens.
  func json(in tokens: Int) -> JSONValue {
    var budget = budget(in: tokens)
    var (lines, values) = (heading, [JSONValue]())
    var shown = 0
    for part in parts {
      let bytes = Self.bytes(of: part)
      guard bytes <= budget else { break }
      budget -= bytes
      lines += part.lines
      values.append(part.value)
      shown += 1
    }
    if shown == 0, let first = parts.first {
      // An incomplete first part is better than none.
      let valueBytes = first.value.line.utf8.count + 2
      for line in first.lines {
        guard Self.bytes(of: line) + valueBytes <= budget else { break }
        budget -= Self.bytes(of: line)
        lines.append(line)
      }
      if valueBytes <= budget { values.append(first.value) }
    }
    var members = members
    if let key { members.append(.init(key, .array(values))) }
    let leftOut = parts.count - shown + hidden
    if leftOut > 0 {
      let all = Self.tokens(
        tokens * Self.bytesOfToken - self.budget(in: tokens) + parts.reduce(0) { $0 + Self.bytes(of: $1) })
      members.append(.init("leftOut", .number(Double(leftOut))))
      var text = "\(leftOut) more left out"
      if shown < parts.count {
        members.append(.init("tokensForAll", .number(Double(all))))
        text += ": ask again with tokens: \(all)\(instead)"
      } else {
        text += instead.isEmpty ? "" : ": \(instead.drop { $0 == "," || $0 == " " })"
      }
      lines.append(text)
    }
    var content = [
      JSONValue.object(["type": .string("text"), "text": .string(lines.joined(separator: "\n"))])
    ]
    if let image {
      content.append(
        .object([
          "type": .string("image"), "data": .string(image.data.base64EncodedString()),
          "mimeType": .string(image.type),
        ]))
    }
    return .object([
      "content": .array(content), "structuredContent": .object(members), "isError": .boolean(false),
    ])
  }

  /// Returns the answer for a failed call.
  static func fault(_ fault: ToolFault) -> JSONValue {
    .object([
      "content": .array([.object(["type": .string("text"), "text": .string(fault.description)])]),
      "isError": .boolean(true),
    ])
  }
}
