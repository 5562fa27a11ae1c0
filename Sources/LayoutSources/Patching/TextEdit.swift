/// A replacement of a part of a text.
struct TextEdit {
  /// The part, in bytes.
  var range: Range<Int>
  /// The replacement.
  var text: String

  init(_ range: Range<Int>, _ text: String) { (self.range, self.text) = (range, text) }

  /// Returns a text with edits, which must not overlap.
  static func apply(_ edits: [TextEdit], to text: String) -> String {
    var bytes = Array(text.utf8)
    for edit in edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      bytes.replaceSubrange(edit.range, with: Array(edit.text.utf8))
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// The lines of a text with their indentation, by bytes.
struct SourceLines {
  private let bytes: [UInt8]

  init(_ text: String) { bytes = Array(text.utf8) }

  /// Returns the text of a part.
  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// Returns the beginning of the line of a place.
  func start(of index: Int) -> Int { (bytes[..<index].lastIndex(of: UInt8(ascii: "\n")) ?? -1) + 1 }

  /// Returns the beginning of the line after that of a place; the end where there is none.
  func start(ofLineAfter index: Int) -> Int {
    bytes[index...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? bytes.count
  }

  /// Returns the blanks at the beginning of the line of a place.
  func indentation(at index: Int) -> String {
    let start = start(of: index)
    return text(start..<(start + bytes[start...].prefix(while: Self.isBlank).count))
  }

  /// Returns whether a place is the first on its line that is not blank.
  func beginsLine(_ index: Int) -> Bool { bytes[start(of: index)..<index].allSatisfy(Self.isBlank) }

  /// Returns the next place that is neither a blank nor a line break; `nil` at the end.
  func next(after index: Int) -> Int? {
    bytes[index...].firstIndex { !Self.isBlank($0) && $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
  }

  /// Returns whether there is a dot at a place.
  func isDot(at index: Int) -> Bool { bytes[index] == UInt8(ascii: ".") }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
  }
}
