import LayoutCore
import LayoutRequirements

/// Requirements in comments beside views, such as `// taut: title is whole`.
///
/// A comment is on the line of a view, or on a line of its own above. `it` refers to the view: `// taut: it
/// is whole`.
struct WrittenRequirements {
  struct Comment {
    var text: String
    /// The range of the words, in bytes of the file.
    var range: Range<Int>
    /// The position of the first word.
    var position: SourcePosition
    /// The line of the views, from 1.
    var line: Int
  }

  let comments: [Comment]

  /// The beginning of a comment with a requirement.
  static let mark = "// taut:"
  private static let markBytes = Array(mark.utf8)

  /// Finds the comments of a file.
  init(in text: EditorText, file: String) {
    var comments: [Comment] = []
    for number in 0..<text.lineCount {
      let line = text.line(number)
      guard line.count > Self.markBytes.count, let start = Self.mark(in: text.bytes[line]) else { continue }
      var begin = start + Self.markBytes.count
      while begin < line.upperBound, text.bytes[begin] == 0x20 { begin += 1 }
      let words = text.text(begin..<line.upperBound)
      // A comment that ignores findings is not a requirement.
      guard !words.isEmpty, IgnoreComment(Substring("// taut: " + words)) == nil else { continue }
      let isAlone = text.bytes[line.lowerBound..<start].allSatisfy { $0 == 0x20 || $0 == 0x09 }
      var next = number
      if isAlone {
        // Several comments may precede one view.
        repeat { next += 1 } while next < text.lineCount && Self.isComment(text.bytes[text.line(next)])
      }
      let column = begin - line.lowerBound + 1
      comments.append(
        Comment(
          text: words, range: begin..<line.upperBound,
          position: SourcePosition(file: file, line: number + 1, column: column), line: next + 1))
    }
    self.comments = comments
  }

  /// Returns the index at which the comment begins; `nil` if there is none, or if it is inside a string.
  private static func mark(in line: ArraySlice<UInt8>) -> Int? {
    guard let first = line.indices.first(where: { line[$0...].starts(with: markBytes) }) else { return nil }
    let quotes = line[..<first].count { $0 == UInt8(ascii: "\"") }
    return quotes % 2 == 0 ? first : nil
  }

  private static func isComment(_ line: ArraySlice<UInt8>) -> Bool {
    line.drop { $0 == 0x20 || $0 == 0x09 }.starts(with: [0x2F, 0x2F])
  }
}

extension WrittenRequirements.Comment {
  /// Returns the requirement on a tree; `nil` if the tree has no view from the line.
  ///
  /// - Throws: `RequirementError`.
  func requirement(in tree: LayoutTree) throws(RequirementError) -> Requirement? {
    let views = tree.indices.filter {
      tree[$0].source?.file == position.file && tree[$0].source?.line == line
    }
    guard let first = views.first else { return nil }
    guard text.hasPrefix("it ") || text.hasPrefix("it.") else {
      return try Requirement(text, at: position)
    }
    let view = views.first { tree[$0].element.role != .modifier } ?? first
    let read = try Requirement("\"\(tree[view].path)\"\(text.dropFirst(2))", at: position)
    return Requirement(read.claim, text: text, position: position)
  }
}
