import LayoutCore
import LayoutTesting
import TestSupport
import Testing

@testable import TautCLI

@Suite("Texts of an editor")
struct EditorTextTests {
  private static let pieces = ["a", "Text(\"x\")", " ", "é", "😀", "👩‍👩‍👧", "\n", "\r\n", "\r", "\t", "ß", "漢"]

  private static func text(_ random: inout SeededGenerator, _ most: Int = 40) -> String {
    (0..<random.int(0...most)).map { _ in random.pick(pieces) }.joined()
  }

  /// Lines as the protocol counts them, each in UTF-16 units with its end.
  private static func lines(_ text: String) -> [[UInt16]] {
    var lines: [[UInt16]] = [[]]
    let units = Array(text.utf16)
    for (place, unit) in units.enumerated() {
      lines[lines.count - 1].append(unit)
      let isReturn = unit == 13 && (place + 1 == units.count || units[place + 1] != 10)
      if unit == 10 || isReturn { lines.append([]) }
    }
    return lines
  }

  @Test("Places are lines and UTF-16 units", arguments: 0..<60)
  func places(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let text = Self.text(&random)
    let read = EditorText(text)
    let lines = Self.lines(text)
    #expect(read.lineCount == lines.count)
    var offset = 0
    for (number, line) in lines.enumerated() {
      let content = line.prefix { $0 != 10 && $0 != 13 }
      #expect(read.text(read.line(number)) == String(decoding: content, as: UTF16.self))
      for character in 0...content.count {
        // Inside of a pair nothing can stand.
        if character > 0, character < content.count, UTF16.isTrailSurrogate(content[character]) { continue }
        let bytes = String(decoding: content.prefix(character), as: UTF16.self).utf8.count
        let place = EditorText.Place(line: number, character: character)
        #expect(read.offset(of: place) == offset + bytes)
        #expect(read.place(of: offset + bytes) == place)
      }
      // Behind the end is the end.
      #expect(
        read.offset(of: EditorText.Place(line: number, character: 1_000)) == offset
          + String(decoding: content, as: UTF16.self).utf8.count)
      offset += String(decoding: line, as: UTF16.self).utf8.count
    }
    #expect(read.offset(of: EditorText.Place(line: 10_000, character: 3)) == text.utf8.count)
  }

  @Test("What is not changed is found again", arguments: 0..<60)
  func shifts(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let old = EditorText(Self.text(&random) + "end")
    let start = old.characterStart(random.int(0...old.bytes.count))
    let end = old.characterStart(random.int(start...old.bytes.count))
    let range = min(start, end)..<max(start, end)
    let new = old.replacing(range, with: Self.text(&random, 6))
    let shift = TextShift(from: old, to: new)
    for offset in 0...old.bytes.count {
      let moved = shift.moved(offset)
      #expect((0...new.bytes.count).contains(moved))
      // What does not differ is found, and nothing overtakes anything.
      if !shift.changed.old.contains(offset), offset < old.bytes.count {
        let part = shift.moved(offset..<offset + 1)
        #expect(new.bytes[part].elementsEqual([old.bytes[offset]]))
      }
      if offset > 0 { #expect(shift.moved(offset - 1) <= moved) }
    }
    #expect(shift.changed.old.count <= range.count)
    // The change is the least one that makes the new text of the old one.
    let changed = shift.changed
    let made = old.replacing(
      changed.old, with: String(decoding: new.bytes[changed.old.lowerBound..<changed.newEnd], as: UTF8.self))
    if old.characterStart(changed.old.lowerBound) == changed.old.lowerBound,
      old.characterEnd(changed.old.upperBound) == changed.old.upperBound
    {
      #expect(made.bytes == new.bytes)
    }
  }
}
