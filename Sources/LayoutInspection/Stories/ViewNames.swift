import LayoutCore
import LayoutExplanation

/// Finds the views that sentences name.
struct ViewNames {
  /// What sentences call views, the longest name first; of views with one name the innermost has it.
  private let names: [(name: [Character], view: Int)]
  private let ownNames: [String]

  /// A part of a sentence: words, or a view under one of its names.
  enum Part {
    case words(String)
    case view(Int, String)
  }

  /// Finds the views of a tree, which are at some places of a list with names of its own.
  init(_ tree: LayoutTree, _ places: [Int], _ ownNames: [String]) {
    self.ownNames = ownNames
    var found: [String: Int] = [:]
    for view in tree.indices {
      // A modifier is called as what it wraps; the view itself comes later in preorder.
      for name in [tree.nameInSentences(of: view), tree.ownName(of: view)] where !name.isEmpty {
        found[name] = places[view.position]
      }
    }
    names = found.map { (Array($0.key), $0.value) }
      .sorted { ($1.name.count, String($0.name)) < ($0.name.count, String($1.name)) }
  }

  /// What a view of the list is called by itself.
  func ownName(of view: Int) -> String { ownNames[view] }

  /// The words of a sentence, with the names of views taken apart.
  func parts(_ words: String) -> [Part] {
    let letters = Array(words)
    var parts: [Part] = []
    var (start, place) = (0, 0)
    while place < letters.count {
      if isBorder(letters, place), let found = name(at: place, letters) {
        if start < place { parts.append(.words(String(letters[start..<place]))) }
        parts.append(.view(found.view, String(found.name)))
        place += found.name.count
        start = place
      } else if letters[place] == "\"", let end = letters[(place + 1)...].firstIndex(of: "\"") {
        // What a text says names nobody.
        place = end + 1
      } else {
        place += 1
      }
    }
    if start < letters.count { parts.append(.words(String(letters[start...]))) }
    return parts
  }

  private func name(at place: Int, _ letters: [Character]) -> (name: [Character], view: Int)? {
    names.first { name, _ in
      place + name.count <= letters.count && letters[place] == name[0]
        && letters[place..<(place + name.count)].elementsEqual(name) && isBorder(letters, place + name.count)
    }
  }

  /// Whether no word goes on across a place.
  private func isBorder(_ letters: [Character], _ place: Int) -> Bool {
    guard place > 0, place < letters.count else { return true }
    return !(isWord(letters[place - 1]) && isWord(letters[place]))
  }

  private func isWord(_ letter: Character) -> Bool { letter.isLetter || letter.isNumber || letter == "_" }
}
