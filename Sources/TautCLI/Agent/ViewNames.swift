import LayoutCore
import LayoutExplanation

/// An agent's names for the views of a scene, which are stable under edits.
///
/// A view is named by its id or that of a modifier around it, or else by the first words of its text, or else
/// by its kind; the second one of a name is `name-2`. A modifier is named after its view, as in
/// `title.padding`. After an edit a view keeps its name, even if its text has changed, and no other view gets
/// a name that was used.
struct ViewNames: Sendable {
  private var tree: LayoutTree
  private var names: [String]
  private var taken: Set<String>

  init(_ tree: LayoutTree) {
    self.tree = tree
    (names, taken) = ([], [])
    name(keeping: [:])
  }

  /// Continues with the scene's present tree.
  mutating func follow(_ now: LayoutTree) {
    guard !now.isIdentical(to: tree) else { return }
    let old = now.counterparts(in: tree)
    let kept = old.mapValues { names[$0.position] }
    tree = now
    name(keeping: kept)
  }

  /// Returns the name of a view.
  subscript(view: LayoutTree.Index) -> String { names[view.position] }

  /// Returns the view with an id or else a name; `nil` where there is none.
  func view(_ name: String) -> LayoutTree.Index? {
    tree.indices.first { tree[$0].id == name } ?? names.firstIndex(of: name).map(LayoutTree.Index.init)
  }

  private mutating func name(keeping kept: [LayoutTree.Index: String]) {
    names = Array(repeating: "", count: tree.indices.count)
    for (view, name) in kept { names[view.position] = name }
    for view in tree.indices where names[view.position].isEmpty && !isModifier(view) {
      names[view.position] = free(plain(view))
    }
    // From the inside out, because a modifier is named after its view.
    for view in tree.indices.reversed() where names[view.position].isEmpty {
      let inner = tree[view].children.first.map { names[$0.position] } ?? "view"
      let base = inner.split(separator: ".").first.map(String.init) ?? inner
      names[view.position] = free("\(base).\(tree[view].element.kind)")
    }
  }

  private func isModifier(_ view: LayoutTree.Index) -> Bool {
    tree[view].element.role == .modifier && !tree[view].children.isEmpty
  }

  /// Returns a name, or the first numbered one that is not used.
  private mutating func free(_ name: String) -> String {
    var (found, number) = (name, 1)
    while !taken.insert(found).inserted {
      number += 1
      found = "\(name)-\(number)"
    }
    return found
  }

  /// Returns the name of a view before numbering.
  private func plain(_ view: LayoutTree.Index) -> String {
    let node = tree[view]
    if let id = node.id ?? idAround(view) { return Self.word(id) }
    let kind = node.element.kind.lowercased()
    guard let text = (node.element as? MeasuredElement)?.text?.string else { return kind }
    let word = Self.word(text)
    return word.isEmpty || Self.reserved.contains(word) ? "\(kind)\(word.isEmpty ? "" : "-\(word)")" : word
  }

  /// Returns the id that a modifier around a view gives it.
  private func idAround(_ view: LayoutTree.Index) -> String? {
    var inner = view
    while let parent = tree[inner].parent, isModifier(parent), tree[parent].children.first == inner {
      if let id = tree[parent].id { return id }
      inner = parent
    }
    return nil
  }

  /// The greatest length of a name made of a text, in characters.
  private static let longest = 20

  /// Words of the requirement language, in which names occur.
  private static let reserved: Set<String> = [
    "container", "is", "inside", "horizontally", "vertically", "left", "right", "above", "below", "of", "by",
    "has", "at", "most", "least",
    "line", "lines", "when", "do", "does", "not", "overlap", "whole", "visible", "hidden", "width", "height",
  ]

  /// Returns a text as one word: letters, digits and hyphens.
  private static func word(_ text: String) -> String {
    var word = ""
    for letter in text.lowercased() {
      if letter.isLetter || letter.isNumber || letter == "_" {
        word.append(letter)
      } else if !word.isEmpty, word.last != "-" {
        if word.count >= longest / 2, letter.isWhitespace, word.count + 4 > longest { break }
        word.append("-")
      }
      if word.count >= longest { break }
    }
    while word.last == "-" { word.removeLast() }
    return word
  }

  /// Returns a sentence with names replaced by the paths that questions and requirements use.
  func resolved(_ sentence: String) -> String {
    var result = ""
    var word = ""
    var isQuoted = false
    func replaced(_ word: String) -> String {
      if let view = view(word) { return tree[view].id == word ? word : tree[view].path }
      guard let dot = word.lastIndex(of: "."), let view = view(String(word[..<dot])) else { return word }
      let own = String(word[..<dot])
      return (tree[view].id == own ? own : tree[view].path) + word[dot...]
    }
    for letter in sentence {
      if letter == "\"" { isQuoted.toggle() }
      if !isQuoted, letter.isLetter || letter.isNumber || "_-.".contains(letter) {
        word.append(letter)
        continue
      }
      result += replaced(word)
      word = ""
      result.append(letter)
    }
    return result + replaced(word)
  }
}
