import LayoutCore

/// What names views: an id, a path, a pattern of ids, or a kind.
package struct ViewSelector: Sendable {
  /// What stands for the container that the root lies in.
  package static let container = "container"

  /// The name.
  package var name: String
  private var position: SourcePosition?
  private var offset: Int

  package init(_ name: String, at position: SourcePosition? = nil, offset: Int = 0) {
    (self.name, self.position, self.offset) = (name, position, offset)
  }

  /// Whether it names the container, which is no view.
  package var isContainer: Bool { name == Self.container }

  /// The views of a tree that it names, in preorder: those of an id, or else the one of a path, or else those whose
  /// ids a pattern fits, or else those of a kind.
  ///
  /// Throws `RequirementError.Problem.noSuchView` where there is none.
  package func views(in tree: LayoutTree) throws(RequirementError) -> [LayoutTree.Index] {
    let searches: [(LayoutTree.Node) -> Bool] = [
      { $0.id == name }, { $0.path == name },
      { node in isPattern && node.id.map(fits) == true }, { $0.element.kind == name },
      { _ in name == "*" },
    ]
    for isMeant in searches {
      let found = tree.indices.filter { isMeant(tree[$0]) }
      if !found.isEmpty { return found }
    }
    throw error(
      .noSuchView(name, known: tree.nodes.compactMap(\.id) + tree.nodes.map(\.element.kind)))
  }

  /// What is wrong with the name.
  package func error(_ problem: RequirementError.Problem) -> RequirementError {
    RequirementError(problem, at: position, offset: offset)
  }

  private var isPattern: Bool { name != "*" && name.contains { $0 == "*" || $0 == "?" } }

  /// Whether a word fits the pattern, in which `*` stands for any letters and `?` for one.
  private func fits(_ word: String) -> Bool {
    let (pattern, word) = (Array(name), Array(word))
    var (place, letter) = (0, 0)
    var retry: (place: Int, letter: Int)?
    while letter < word.count {
      if place < pattern.count, pattern[place] == "*" {
        retry = (place, letter)
        place += 1
      } else if place < pattern.count, pattern[place] == "?" || pattern[place] == word[letter] {
        (place, letter) = (place + 1, letter + 1)
      } else if let last = retry {
        // The last star takes one letter more.
        retry = (last.place, last.letter + 1)
        (place, letter) = (last.place + 1, last.letter + 1)
      } else {
        return false
      }
    }
    return pattern[place...].allSatisfy { $0 == "*" }
  }
}

extension ViewSelector: Hashable {
  /// Whether both have the same name, wherever it was written.
  package static func == (one: ViewSelector, other: ViewSelector) -> Bool { one.name == other.name }
  /// Hashes the name.
  package func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
