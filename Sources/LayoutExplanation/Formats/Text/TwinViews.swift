import Foundation
import LayoutCore
import LayoutDocuments

/// Siblings that are told in the same words as the one before them: told once, with their names.
struct TwinViews {
  /// The line that stands for them.
  let line: TextLine
  /// Where the entries after them begin.
  let end: Int

  /// Looks for siblings from a place on; fails where what begins there is not told as the sibling before it.
  init?(_ entries: [ExplanationTree.Entry], from place: Int, in explanation: LayoutExplanation) {
    guard place < entries.count, entries[place].beginsChain, place > 0 else { return nil }
    let depth = entries[place].depth
    // The sibling before begins at the last entry that is as deep and begins a chain.
    guard entries[place - 1].depth >= depth,
      let first = entries[..<place].lastIndex(where: { $0.beginsChain && $0.depth <= depth }),
      entries[first].depth == depth,
      Self.parent(first, entries, explanation) == Self.parent(place, entries, explanation)
    else { return nil }
    var told: [String]?
    var twins: [Int] = []
    var next = place
    while next < entries.count, entries[next].depth == depth, entries[next].beginsChain {
      let end = Self.end(of: next, in: entries)
      guard end - next == place - first else { break }
      let model = told ?? Self.words(entries[first..<place], explanation)
      told = model
      guard Self.words(entries[next..<end], explanation) == model else { break }
      twins.append(next)
      next = end
    }
    guard !twins.isEmpty else { return nil }
    end = next
    let (tree, names) = (explanation.tree, explanation.names)
    let views = twins.map { entries[$0].view }
    let called: (paths: String, names: String) =
      switch views.count {
      case 1: (tree[views[0]].path, names.view(views[0]) + names.place(views[0]))
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
    _ place: Int, _ entries: [ExplanationTree.Entry], _ explanation: LayoutExplanation
  ) -> LayoutTree.Index? { explanation.tree[entries[place].view].parent }

  private static func end(of place: Int, in entries: [ExplanationTree.Entry]) -> Int {
    let depth = entries[place].depth
    return entries[(place + 1)...].firstIndex { $0.depth < depth || ($0.depth == depth && $0.beginsChain) }
      ?? entries.count
  }

  /// What is told of some entries, with the names, paths and lines of their views taken out.
  private static func words(
    _ entries: ArraySlice<ExplanationTree.Entry>, _ explanation: LayoutExplanation
  ) -> [String] {
    let tree = explanation.tree
    var names: [String: String] = [:]
    var texts: [String: String] = [:]
    for (number, entry) in entries.enumerated() {
      let node = tree[entry.view]
      names[node.path] = "path \(number)"
      if let id = node.id { names[OneLine.of(id)] = "id \(number)" }
      if let text = node.element.shownText { texts["\"\(OneLine.of(text))\""] = "text \(number)" }
    }
    return entries.flatMap(\.lines).map { line in
      var plain = line.plain
      for (text, number) in texts where plain.contains(text) {
        plain = plain.replacingOccurrences(of: text, with: number)
      }
      return unnamed(plain, names)
    }
  }

  /// A line with names and the numbers of lines taken out, word by word.
  private static func unnamed(_ text: String, _ names: [String: String]) -> String {
    var result = ""
    var previous = text.startIndex
    var place = text.startIndex
    while place < text.endIndex {
      let rest = text.utf8[place...]
      let start = rest.firstIndex(where: isInWord) ?? text.endIndex
      result += text[place..<start]
      let end = text.utf8[start...].firstIndex { !isInWord($0) } ?? text.endIndex
      let word = text[start..<end]
      let isNumber = word.utf8.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
      if isNumber, isLine(text[previous..<start]) {
        result += "number"
      } else if let name = names[String(word)] {
        result += name
      } else {
        result += word
      }
      (previous, place) = (start, end)
    }
    return result
  }

  /// Whether a number that follows a word, and what stands after that, is that of a line.
  private static func isLine(_ text: Substring) -> Bool {
    text == "line " || (text.hasSuffix(":") && text.contains(".swift"))
  }

  /// Whether a byte is part of a word: letters and digits, those beyond ASCII too, and what paths are joined with.
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
