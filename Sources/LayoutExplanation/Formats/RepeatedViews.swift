import Foundation
import LayoutCore
import LayoutDocuments

/// The explanation of some entries without the names, paths and lines of their views, by which siblings are
/// compared.
///
/// Siblings mostly differ in the first few lines, so each line is made on demand.
struct ComparedStory {
  private let entries: ArraySlice<ExplanationTree.Entry>
  private let tree: LayoutTree
  private let lines: [TextLine]
  private let wordsOfTexts: [LayoutTree.Index: String]
  /// The replacements for names, paths and texts; `nil` until they are needed.
  private var names: (words: WordNames, texts: [(words: String, name: String)])?
  /// The lines made so far.
  private var made: [String] = []

  init(
    _ entries: ArraySlice<ExplanationTree.Entry>, _ tree: LayoutTree,
    _ wordsOfTexts: [LayoutTree.Index: String]
  ) {
    (self.entries, self.tree, self.wordsOfTexts) = (entries, tree, wordsOfTexts)
    lines = entries.flatMap(\.lines)
  }

  /// Returns whether other entries have the same explanation.
  mutating func isSame(as other: inout ComparedStory) -> Bool {
    guard lines.count == other.lines.count else { return false }
    // Entries with different sides differ whatever their names are.
    guard zip(entries, other.entries).allSatisfy({ $0.lengths == $1.lengths }) else { return false }
    for index in lines.indices where line(index) != other.line(index) { return false }
    return true
  }

  private mutating func line(_ index: Int) -> String {
    while made.count <= index { made.append(newLine(made.count)) }
    return made[index]
  }

  private mutating func newLine(_ index: Int) -> String {
    let (words, texts) = names ?? foundNames()
    names = (words, texts)
    var plain = lines[index].plain
    // Most lines quote no text.
    if plain.utf8.contains(UInt8(ascii: "\"")) {
      for (text, number) in texts where plain.contains(text) {
        plain = plain.replacingOccurrences(of: text, with: number)
      }
    }
    return words.unnamed(plain)
  }

  private func foundNames() -> (words: WordNames, texts: [(words: String, name: String)]) {
    var words = WordNames()
    var texts: [String: String] = [:]
    for (number, entry) in entries.enumerated() {
      let node = tree[entry.view]
      words.add(node.path, "path \(number)")
      if let id = node.id { words.add(OneLine.of(id), "id \(number)") }
      if let text = node.element.shownText { texts["\"\(OneLine.of(text))\""] = "text \(number)" }
      if let name = wordsOfTexts[entry.view] { texts[name] = "text \(number)" }
    }
    // One name may be a prefix of another.
    return (
      words,
      texts.map { (words: $0, name: $1) }.sorted { ($0.words.count, $1.words) > ($1.words.count, $0.words) }
    )
  }
}

/// The words that are replaced, with their replacements.
private struct WordNames {
  private var names: [String: String] = [:]
  /// A bit for each length of a word in bytes, modulo 64, which rules out most words at once.
  private var lengths: UInt64 = 0

  mutating func add(_ word: String, _ name: String) {
    names[word] = name
    lengths |= 1 << UInt64(word.utf8.count % 64)
  }

  private subscript(word: Slice<UnsafeBufferPointer<UInt8>>) -> String? {
    guard lengths & 1 << UInt64(word.count % 64) != 0 else { return nil }
    return names[String(decoding: word, as: UTF8.self)]
  }

  /// Returns a line with names and line numbers replaced, word by word.
  func unnamed(_ text: String) -> String {
    var text = text
    return text.withUTF8 { bytes in
      var result: [UInt8] = []
      result.reserveCapacity(bytes.count)
      var (previous, index) = (0, 0)
      while index < bytes.count {
        let start = bytes[index...].firstIndex(where: Self.isInWord) ?? bytes.count
        result += bytes[index..<start]
        let end = bytes[start...].firstIndex { !Self.isInWord($0) } ?? bytes.count
        let word = bytes[start..<end]
        let isNumber = word.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
        if isNumber, Self.isLine(bytes[previous..<start]) {
          result += "number".utf8
        } else if let name = self[word] {
          result += name.utf8
        } else {
          result += word
        }
        (previous, index) = (start, end)
      }
      return String(decoding: result, as: UTF8.self)
    }
  }

  /// Whether a number after a word, with the bytes that follow, is that of a line.
  private static func isLine(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    if bytes.elementsEqual("line ".utf8) { return true }
    guard bytes.last == UInt8(ascii: ":") else { return false }
    return String(decoding: bytes, as: UTF8.self).contains(".swift")
  }

  /// Whether a byte is part of a word: letters, digits, bytes beyond ASCII, and the separators of paths.
  private static func isInWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...:
      true
    case UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "/"): true
    default: false
    }
  }
}

/// Siblings with the same explanation as the one before them, reported in one line with their names.
struct RepeatedViews {
  /// The line that represents them.
  let line: TextLine
  /// The position of the entry of the sibling before them.
  let first: Int
  /// The siblings.
  let views: [LayoutTree.Index]
  /// The position of the first entry after them.
  let end: Int

  /// Collects siblings from a position on; `nil` where the view there has a different explanation from the
  /// sibling before it.
  init?(
    _ entries: [ExplanationTree.Entry], from index: Int, in explanation: LayoutExplanation,
    _ wordsOfTexts: [LayoutTree.Index: String]
  ) {
    guard index < entries.count, entries[index].beginsChain, index > 0 else { return nil }
    let depth = entries[index].depth
    // The sibling before begins at the last entry of equal depth that begins a chain.
    guard entries[index - 1].depth >= depth,
      let first = entries[..<index].lastIndex(where: { $0.beginsChain && $0.depth <= depth }),
      entries[first].depth == depth,
      Self.parent(first, entries, explanation) == Self.parent(index, entries, explanation)
    else { return nil }
    var model = ComparedStory(entries[first..<index], explanation.tree, wordsOfTexts)
    var repetitions: [Int] = []
    var next = index
    while next < entries.count, entries[next].depth == depth, entries[next].beginsChain {
      let end = Self.end(of: next, in: entries)
      guard end - next == index - first else { break }
      var words = ComparedStory(entries[next..<end], explanation.tree, wordsOfTexts)
      guard model.isSame(as: &words) else { break }
      repetitions.append(next)
      next = end
    }
    guard !repetitions.isEmpty else { return nil }
    end = next
    let (tree, names) = (explanation.tree, explanation.names)
    views = repetitions.map { entries[$0].view }
    self.first = first
    let called: (paths: String, names: String) =
      switch views.count {
      case 1: (tree[views[0]].path, names.view(views[0]) + names.location(views[0]))
      case 2...3:
        (
          views.map { tree[$0].path }.joined(separator: ", "),
          Words.list(views.map { names.view($0) + names.note($0) })
        )
      default: ("\(tree[views[0]].path) to \(tree[views[views.count - 1]].path)", "\(views.count) more")
      }
    line = TextLine(
      [.words("\(called.paths)  \(called.names): the same as \(names.view(entries[first].view))")],
      indentation: 2 * depth, hanging: 2 * depth + 4)
  }

  private static func parent(
    _ index: Int, _ entries: [ExplanationTree.Entry], _ explanation: LayoutExplanation
  ) -> LayoutTree.Index? { explanation.tree[entries[index].view].parent }

  private static func end(of index: Int, in entries: [ExplanationTree.Entry]) -> Int {
    let depth = entries[index].depth
    return entries[(index + 1)...].firstIndex { $0.depth < depth || ($0.depth == depth && $0.beginsChain) }
      ?? entries.count
  }
}
