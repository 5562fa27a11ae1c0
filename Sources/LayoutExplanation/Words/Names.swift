import ConstraintLayout
import Foundation
import LayoutCore
import LayoutDocuments
import LinearProgramming

/// The names of views, modifiers and lengths in sentences.
struct Names {
  let tree: LayoutTree
  private let rules = ExplanationRules.standard

  init(tree: LayoutTree) { self.tree = tree }

  /// Returns the explanation rule of a view's element.
  func rule(_ index: LayoutTree.Index) -> any ExplanationRule { rules.rule(for: tree[index].element) }

  /// The name of a view as a child: its id, the id of a view that it wraps, its words if it is a text, or its
  /// kind and path.
  func view(_ index: LayoutTree.Index) -> String {
    let inner = named(index)
    let node = tree[inner]
    if let id = node.id ?? nameAround(inner) ?? nameAround(index) { return NameMarks.around(OneLine.of(id)) }
    if let text = words(of: inner) { return text }
    return "\(writtenKind(inner)) at \(node.path)"
  }

  /// The kind as it is written: `Toggle` for the stack that a toggle is made of.
  private func writtenKind(_ view: LayoutTree.Index) -> String {
    var control = view
    while let parent = tree[control].parent, tree[parent].element.role == .modifier,
      tree[parent].children.first == control, tree.isOneControl(parent, view)
    {
      if tree[parent].element is AppearanceElement, tree[parent].element.kind.first?.isUppercase == true {
        return tree[parent].element.kind
      }
      control = parent
    }
    return tree[view].element.kind
  }

  /// The name of a view by itself: a modifier without an id by its kind and its wrapped view,
  /// `frame of badge`.
  func itself(_ index: LayoutTree.Index) -> String {
    let node = tree[index]
    guard node.id == nil, node.element.role == .modifier else { return view(index) }
    return "\(node.element.kind) of \(view(index))"
  }

  /// The wrapped view of a modifier, as the modifier's sentence refers to it: `the frame inside, line 12`.
  func inside(_ index: LayoutTree.Index) -> String {
    let node = tree[index]
    guard node.id == nil, node.element.role == .modifier else { return view(index) }
    return "the \(node.element.kind) inside\(location(index))"
  }

  /// The wrapped view of a modifier in the middle of a sentence: `the frame inside, line 12,`.
  func insideClause(_ index: LayoutTree.Index) -> String {
    let text = inside(index)
    return text.contains(", ") && text.hasPrefix("the ") ? text + "," : text
  }

  /// Returns the view, or the first one in it, that has an id or is not a modifier.
  private func named(_ index: LayoutTree.Index) -> LayoutTree.Index {
    var index = index
    while tree[index].id == nil, tree[index].element.role == .modifier,
      let child = tree[index].children.first
    {
      index = child
    }
    return index
  }

  /// The name that an `id` modifier directly around a view gives it.
  private func nameAround(_ index: LayoutTree.Index) -> String? {
    guard let parent = tree[index].parent, tree[parent].children.first == index,
      tree[parent].element.kind == "id"
    else { return nil }
    return tree[parent].id
  }

  /// Returns the words of a text in quotes, shortened, numbered among equal ones; `nil` for a view without
  /// words.
  private func words(of index: LayoutTree.Index) -> String? {
    guard let text = tree[index].element.shownText, let words = Self.words(of: text) else { return nil }
    let begin = text.prefix(Self.longestText)
    let isWhole = begin.endIndex == text.endIndex
    let same = tree.indices.filter {
      guard let other = tree[$0].element.shownText else { return false }
      return isWhole ? other == text : other.hasPrefix(begin) && other.count > Self.longestText
    }
    return Self.words(words, place: same.firstIndex(of: index) ?? 0, of: same.count)
  }

  /// Returns the words of all texts.
  func wordsOfTexts() -> [LayoutTree.Index: String] {
    let texts = tree.indices.compactMap { index in
      tree[index].element.shownText.flatMap(Self.words).map { (index: index, words: $0) }
    }
    return Dictionary(grouping: texts, by: \.words).reduce(into: [:]) { all, same in
      for (offset, text) in same.value.enumerated() {
        all[text.index] = Self.words(same.key, place: offset, of: same.value.count)
      }
    }
  }

  private static func words(of text: String) -> String? {
    guard text.contains(where: { !$0.isWhitespace }) else { return nil }
    let begin = text.prefix(longestText)
    return OneLine.of(String(begin)) + (begin.endIndex == text.endIndex ? "" : "...")
  }

  private static func words(_ text: String, place: Int, of count: Int) -> String {
    "\"\(text)\"" + (count > 1 ? " (\(place + 1) of \(count))" : "")
  }

  /// The greatest length of a text that is its own name; a longer one is shortened.
  private static let longestText = 24

  /// A length as it is written, where its view is evident: `frame(maxWidth: 198.7), line 12`.
  func written(_ input: LengthInput) -> String { call(input) + location(input.view) }

  /// A length as it is written, in the middle of a sentence: `frame(maxWidth: 198.7), line 12,`.
  func writtenClause(_ input: LengthInput) -> String { call(input) + closed(location(input.view)) }

  /// A length with its view: `title's maxWidth 198.7 (line 12)`.
  func modifier(_ input: LengthInput) -> String { phrase(input) }

  /// The same as `modifier`, for the middle of a sentence.
  func clause(_ input: LengthInput) -> String { phrase(input) }

  /// A place in the middle of a sentence: `, line 12,`.
  func closed(_ place: String) -> String { place.isEmpty ? "" : place + "," }

  /// A parameter with the view that it belongs to: `title's maxWidth 198.7 (line 12)`.
  func phrase(_ input: LengthInput) -> String {
    rule(input.view).phrase(for: input.parameter, of: owner(input.view)) + note(input.view)
  }

  /// Returns the view that a modifier belongs to: by the nearest id in its chain, inside it or else around
  /// it.
  func owner(_ index: LayoutTree.Index) -> String {
    let inner = named(index)
    var outer = inner
    while tree[outer].id == nil, let parent = tree[outer].parent, tree[parent].children.first == outer,
      tree[parent].element.role == .modifier
    {
      outer = parent
    }
    return tree[outer].id.map { NameMarks.around(OneLine.of($0)) } ?? view(index)
  }

  private func call(_ input: LengthInput) -> String {
    rule(input.view).phrase(for: input.parameter, of: nil)
  }

  /// The place: `, line 12` for a document, `, File.swift:12:8` for source, `, made by File.swift:12:8` for a
  /// part of a control or a container that is not written itself; empty where it is unknown.
  func location(_ index: LayoutTree.Index) -> String {
    let place = sourceLocation(index)
    // A control's text is written in its call, and an appearance bears the control's name.
    guard !place.isEmpty, !(tree[index].element is AppearanceElement), tree[index].element.shownText == nil,
      tree.isMadeByCall(index)
    else { return place }
    return ", made by " + place.dropFirst(2)
  }

  /// The place of the call or the object that makes a view.
  fileprivate func sourceLocation(_ index: LayoutTree.Index) -> String {
    guard let source = tree[index].source else { return "" }
    if source.file.hasSuffix(".swift") {
      let column = source.column.map { ":\($0)" } ?? ""
      return ", \(source.file.split(separator: "/").last ?? ""):\(source.line)\(column)"
    }
    return ", line \(source.line)"
  }

  /// The place in brackets, which can be part of a list: ` (line 12)`.
  func note(_ index: LayoutTree.Index) -> String {
    let place = location(index)
    return place.isEmpty ? "" : " (\(place.dropFirst(2)))"
  }
}

extension LayoutTree {
  /// The name of a view as a child in sentences: its id, its text, or its kind and path.
  package func nameInSentences(of view: Index) -> String { Names(tree: self).view(view) }

  /// The name of a view by itself in sentences: a modifier without an id by its kind and its wrapped view.
  package func ownName(of view: Index) -> String { Names(tree: self).itself(view) }

  /// The place in source, such as `line 12`; `nil` where it is unknown.
  package func locationInSentences(of view: Index) -> String? {
    let place = Names(tree: self).sourceLocation(view)
    return place.isEmpty ? nil : String(place.dropFirst(2))
  }

  /// The name of a modifier in sentences, with its owner and its arguments:
  /// `badge's frame(maxWidth: 400) (line 12)`.
  package func modifierInSentences(of view: Index) -> String {
    modifierName(of: view) + Names(tree: self).note(view)
  }

  /// The name of a modifier without its place: `badge's frame(maxWidth: 400)`.
  package func modifierName(of view: Index) -> String {
    let names = Names(tree: self)
    return "\(names.owner(view))'s \(names.rule(view).call(along: .horizontal))"
  }
}

/// Marks around the numbers of sentences, for callers that replace them.
package enum NumberMarks {
  /// The mark before and after a number; a private-use character that no text contains.
  package static let mark: Character = "\u{E001}"

  /// Whether sentences are made with marks around numbers.
  ///
  /// Marked numbers are exact fractions, after a letter for their format: `g` with commas between the
  /// thousands, `p` without.
  @TaskLocal package static var areMade = false

  /// A number as sentences print it, without marks.
  package static func plain(_ value: Rational, isGrouped: Bool) -> String {
    plain(value.doubleValue, isGrouped: isGrouped)
  }

  /// A number as sentences print it, without marks.
  package static func plain(_ value: Double, isGrouped: Bool) -> String {
    isGrouped ? Words.points(value) : Words.plain(value)
  }

  /// Returns a number, with marks if they are enabled.
  static func around(_ value: Rational, isGrouped: Bool, _ text: () -> String) -> String {
    areMade ? "\(mark)\(isGrouped ? "g" : "p")\(value)\(mark)" : text()
  }
}
