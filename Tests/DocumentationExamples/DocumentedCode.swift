import Foundation

/// A block of Swift in a page or in a doc comment.
struct DocumentedCode: CustomStringConvertible {
  /// The file, from the package's folder.
  var file: String
  /// The line of the file at which the block begins.
  var line: Int
  /// The lines, without indentation, imports and empty lines.
  var lines: [String]
  /// The declaration that a doc comment is about, such as `struct LayoutResult`; empty on a page.
  var declaration = ""

  var description: String { "\(file):\(line)" }

  static let package = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Every block of the README, the other pages, and the doc comments.
  static func all() throws -> [DocumentedCode] {
    let files = try FileManager.default.subpathsOfDirectory(atPath: package.appending(path: "Sources").path())
      .filter { $0.hasSuffix(".swift") || $0.hasSuffix(".md") }.map { "Sources/\($0)" }.sorted()
    return try (["README.md", "CONTRIBUTING.md"] + files).flatMap { file in
      blocks(of: try text(file), file)
    }
  }

  static func text(_ file: String) throws -> String {
    try String(contentsOf: package.appending(path: file), encoding: .utf8)
  }

  /// The lines of a text that say something: without indentation, imports and empty lines.
  static func essence(_ lines: some Sequence<Substring>) -> [String] {
    lines.map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty && !$0.hasPrefix("import ") && !$0.hasPrefix("@testable import ") }
  }

  static func blocks(of text: String, _ file: String) -> [DocumentedCode] {
    let isPage = file.hasSuffix(".md")
    var blocks: [DocumentedCode] = []
    var open: (line: Int, lines: [Substring])?
    var ofComment: [DocumentedCode] = []
    for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let trimmed = line.drop { $0 == " " }
      guard isPage || trimmed.hasPrefix("///") else {
        // The first line after a comment, attributes aside, is the declaration that it is about.
        if !trimmed.hasPrefix("@") {
          for block in ofComment { blocks.append(block.about(trimmed)) }
          ofComment = []
        }
        continue
      }
      let content = isPage ? line : trimmed.dropFirst(3)
      let words = content.trimmingCharacters(in: .whitespaces)
      if let block = open {
        if words == "```" {
          ofComment.append(DocumentedCode(file: file, line: block.line, lines: essence(block.lines)))
          open = nil
        } else {
          open = (block.line, block.lines + [content])
        }
      } else if words == "```swift" {
        open = (number + 1, [])
      }
    }
    return blocks + ofComment
  }

  private func about(_ declaration: Substring) -> DocumentedCode {
    var code = self
    let words = declaration.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    let keywords: Set<Substring> = ["struct", "class", "enum", "protocol", "func", "actor", "var", "init"]
    if let place = words.firstIndex(where: keywords.contains) {
      code.declaration = words[place...].prefix(2).joined(separator: " ")
    }
    return code
  }
}
