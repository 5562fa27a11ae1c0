import LayoutCore

/// The rule by which one type of element is read from documents and written into them.
///
/// An element that no document can hold has a rule as well: it has no words, and writing it throws.
package protocol DocumentRule<Element>: ElementRule {
  /// The type of element.
  associatedtype Element

  /// The words by which the element is written in a document.
  var words: [DocumentWord] { get }
  /// Reads the element from the value of one of the words; the views that it holds are read by the caller.
  func read(_ reader: ElementReader) throws(DocumentError) -> Element
  /// Returns the element once the views that it holds are known.
  func arrange(_ element: Element, around children: [LayoutNode]) -> Element
  /// Returns the rows in which the element's views are written; `nil` for anything but a grid.
  func rows(of element: Element) -> [GridElement.Row]?
  /// Returns the word for an element and its value; the views that it holds are written by the caller.
  ///
  /// - Throws: `SceneWriterError` where the format has no word for a part of the element.
  func write(_ element: Element, _ writer: ElementWriter) throws(SceneWriterError) -> WrittenElement
}

extension DocumentRule {
  /// Returns the element as it was read.
  func arrange(_ element: Element, around children: [LayoutNode]) -> Element { element }
  /// Returns no rows.
  func rows(of element: Element) -> [GridElement.Row]? { nil }
  /// The names of the parameters that are written into the element, as keys.
  static var parameterKeys: [String] {
    Element.parameters.filter { !$0.isInherited }.map(\.name.rawValue)
  }
}

/// The rules by which documents are read and written, one for each type of element.
package struct DocumentRules: Sendable {
  /// A word, and the rule that reads its value; a group of views has no element and no rule.
  struct Entry: Sendable {
    var word: DocumentWord
    var rule: (any DocumentRule)?
  }

  /// All words, in the order of the list.
  let words: [DocumentWord]
  /// The types of view, in the order of the list.
  let viewNames: [String]
  /// The keys of modifiers, in the order of the list.
  let modifierNames: [String]
  private let rules: RuleRegistry<any DocumentRule>
  private let views: [String: Entry]
  private let modifiers: [String: [Entry]]

  /// Creates the rules of a list; of two for the same type of element the later one counts.
  package init(_ list: [any DocumentRule]) {
    let rules = RuleRegistry(list) { $0.elementType }
    let entries =
      list.flatMap { rule in rule.words.map { Entry(word: $0, rule: rule) } }
      + [DocumentWord.emptyView, .group, .gridRow, .forEach, .anyLayout, .safeAreaInset].map {
        Entry(word: $0)
      }
    let (views, modifiers) = (entries.filter { !$0.word.isModifier }, entries.filter(\.word.isModifier))
    words = entries.map(\.word)
    viewNames = views.map(\.word.name)
    modifierNames = modifiers.map(\.word.name).withoutRepetition
    self.rules = rules
    self.views = Dictionary(views.map { ($0.word.name, $0) }) { $1 }
    self.modifiers = Dictionary(grouping: modifiers, by: \.word.name)
  }

  /// The types of element that the list has a rule for, by name.
  package var elementTypes: [any LayoutElement.Type] { rules.elementTypes }

  /// Returns the rule for an element; `nil` where the list has none.
  func rule(for element: any LayoutElement) -> (any DocumentRule)? { rules[element] }

  /// Returns the word and rule of a type of view.
  func view(_ name: Field) throws(DocumentError) -> Entry {
    let word = try name.string()
    guard let entry = views[word] else {
      throw name.error(.unknownWord(word, meaning: "view type", known: viewNames))
    }
    return entry
  }

  /// Returns the word and rule of a modifier, by its key and its value.
  ///
  /// Of several rules that share a key, the last one wins whose value has a key that no other takes; without
  /// such a key, the first one wins. So a `frame` with any limit is a flexible one.
  func modifier(_ name: String, _ value: Field) throws(DocumentError) -> Entry {
    guard let entries = modifiers[name], let first = entries.first else {
      throw value.error(.unknownWord(name, meaning: "modifier", known: modifierNames))
    }
    guard entries.count > 1 else { return first }
    // Keys that the rules share come last.
    let known = Array(entries.flatMap(\.word.keys).reversed().withoutRepetition.reversed())
    let keys = try value.object(name, keys: known).keys
    let chosen = entries.indices.last { index in
      let others = entries.indices.filter { $0 != index }.flatMap { entries[$0].word.keys }
      return keys.contains { entries[index].word.keys.contains($0) && !others.contains($0) }
    }
    return chosen.map { entries[$0] } ?? first
  }

  /// The rules of the whole format.
  package static let standard = DocumentRules(
    leaves + frames + containers + wrappingModifiers
      + [
        AppearanceRule()
      ])
}

extension Sequence where Element: Hashable {
  /// The elements without later duplicates.
  fileprivate var withoutRepetition: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}

/// A word for elements in documents: a type of view, or the key of a modifier.
package struct DocumentWord: Sendable {
  /// The views that a view holds, under its key `children`.
  enum Children: Sendable {
    /// Any number of views, placed along an axis, or in another way.
    case placed(along: Axis?)
    /// One view; several are first put into a vertical stack.
    case one
  }

  let name: String
  /// The keys of the word's object.
  let keys: [String]
  /// The object's title in errors.
  let title: String
  /// Whether it is the key of a modifier.
  let isModifier: Bool
  /// The children that a view takes; `nil` where it takes none.
  var children: Children?
  /// Whether a modifier lays a view over or under the one it wraps, under its value's key `content`.
  var hasContent = false

  /// Returns a type of view.
  static func view(_ name: String, keys: [String] = [], children: Children? = nil) -> Self {
    Self(
      name: name, keys: keys + (children == nil ? [] : [childrenKey]), title: name, isModifier: false,
      children: children)
  }

  /// Returns the key of a modifier, with the keys of its value.
  static func modifier(
    _ name: String, keys: [String] = [], hasContent: Bool = false, title: String? = nil
  ) -> Self {
    Self(
      name: name, keys: keys + (hasContent ? [contentKey] : []), title: title ?? name, isModifier: true,
      hasContent: hasContent)
  }
}

extension DocumentWord {
  /// The word for a view that has no views in it.
  static let emptyView = DocumentWord.view("EmptyView")
  /// The views of the group, in the group's place.
  static let group = DocumentWord.view("Group", children: .placed(along: nil))

  /// The cells of one row of a grid; outside a grid, views in the row's place.
  static let gridRow = DocumentWord.view("GridRow", keys: [alignmentKey], children: .placed(along: nil))
  /// The word for the same view once for each of several values.
  static let forEach = DocumentWord.view("ForEach", keys: ["data", contentKey])
  /// The word for one of several layouts of the same views.
  static let anyLayout = DocumentWord.view(
    "AnyLayout", keys: ["layouts", "selected"], children: .placed(along: nil))

  /// The word for another view at one of the edges, with a higher layout priority: a modifier that makes a
  /// stack of the two.
  static let safeAreaInset = DocumentWord.modifier(
    "safeAreaInset", keys: ["edge", alignmentKey, "spacing"], hasContent: true)

  /// The keys that every view accepts.
  static let viewKeys = ["type", idKey, "modifiers", directionKey]
  /// The keys that every modifier accepts beside its own: the name of the view so far, and the direction from
  /// there inwards.
  static let modifierKeys = [idKey, directionKey]
  /// The modifier that sets the direction from there inwards.
  static let environmentKey = "environment"
  static let idKey = "id"
  static let directionKey = "layoutDirection"
  static let childrenKey = "children"
  static let contentKey = "content"
  static let alignmentKey = "alignment"
}
