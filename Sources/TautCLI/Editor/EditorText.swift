import LayoutCore
import LayoutDocuments

/// A text in an editor, addressed by lines and UTF-16 units in the protocol, and by bytes here.
struct EditorText: Sendable {
  /// A line and a UTF-16 unit in it, both from 0.
  struct Place: Hashable, Comparable, Sendable {
    var line: Int
    var character: Int

    static func < (one: Place, other: Place) -> Bool {
      (one.line, one.character) < (other.line, other.character)
    }
  }

  let text: String
  let bytes: [UInt8]
  /// The beginning of each line.
  private let starts: [Int]

  init(_ text: String) {
    self.text = text
    bytes = Array(text.utf8)
    var starts = [0]
    for (place, byte) in bytes.enumerated() {
      // Lines end in LF, CR LF or CR, in the protocol and in Swift.
      let isReturn = byte == 0x0D && (place + 1 == bytes.count || bytes[place + 1] != 0x0A)
      if byte == 0x0A || isReturn { starts.append(place + 1) }
    }
    self.starts = starts
  }

  var lineCount: Int { starts.count }

  /// Returns a line without its end; empty beyond the last one.
  func line(_ number: Int) -> Range<Int> {
    guard starts.indices.contains(number) else { return bytes.count..<bytes.count }
    var end = number + 1 < starts.count ? starts[number + 1] : bytes.count
    while end > starts[number], bytes[end - 1] == 0x0A || bytes[end - 1] == 0x0D { end -= 1 }
    return starts[number]..<end
  }

  /// Returns the text of a part.
  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// Returns the byte at a place; beyond the end of a line it is the line's end.
  func offset(of place: Place) -> Int {
    guard place.line >= 0 else { return 0 }
    let line = line(place.line)
    var (offset, rest) = (line.lowerBound, place.character)
    while offset < line.upperBound, rest > 0 {
      let units = Self.units(bytes[offset])
      // A place inside a surrogate pair is the one before it.
      guard units <= rest else { break }
      rest -= units
      offset += 1
      while offset < line.upperBound, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
    }
    return offset
  }

  /// Returns the place of a byte.
  func place(of offset: Int) -> Place {
    let offset = min(max(0, offset), bytes.count)
    // The last line that begins before it.
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return Place(line: low, character: bytes[starts[low]..<offset].reduce(0) { $0 + Self.units($1) })
  }

  /// Returns the byte of a position in source, whose columns are bytes from 1.
  func offset(of position: SourcePosition) -> Int {
    let line = line(position.line - 1)
    return min(line.lowerBound + max(0, (position.column ?? 1) - 1), line.upperBound)
  }

  /// Returns the text with a part replaced.
  func replacing(_ range: Range<Int>, with new: String) -> EditorText {
    EditorText(text(0..<range.lowerBound) + new + text(range.upperBound..<bytes.count))
  }

  /// Returns the number of UTF-16 units of the character that begins with a byte; 0 for a byte inside one.
  private static func units(_ byte: UInt8) -> Int { byte & 0xC0 == 0x80 ? 0 : byte >= 0xF0 ? 2 : 1 }
}

/// Maps places of one text to another: the common beginning and end correspond.
struct TextShift: Sendable {
  private let start: Int
  private let end: Int
  private let difference: Int

  init(from old: EditorText, to new: EditorText) {
    let least = min(old.bytes.count, new.bytes.count)
    var start = 0
    while start < least, old.bytes[start] == new.bytes[start] { start += 1 }
    var tail = 0
    while tail < least - start,
      old.bytes[old.bytes.count - 1 - tail] == new.bytes[new.bytes.count - 1 - tail]
    {
      tail += 1
    }
    (self.start, end, difference) = (start, old.bytes.count - tail, new.bytes.count - old.bytes.count)
  }

  /// Returns the new place of a byte; inside the changed part it is its beginning.
  func moved(_ offset: Int) -> Int {
    offset <= start ? offset : offset >= end ? offset + difference : start
  }

  /// Returns the new place of a part; text inserted right before it does not belong to it.
  func moved(_ range: Range<Int>) -> Range<Int> {
    let isBehind = range.lowerBound == start && start == end && !range.isEmpty
    let lower = isBehind ? start + difference : moved(range.lowerBound)
    return lower..<max(lower, moved(range.upperBound))
  }

  /// The changed part of the old text, and its end in the new one.
  var changed: (old: Range<Int>, newEnd: Int) { (start..<end, end + difference) }
}
