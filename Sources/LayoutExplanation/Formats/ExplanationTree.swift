import LayoutCore
import LayoutDocuments

/// A whole explanation as an indented tree: a line for each view, and below it one for each side that it
/// decides.
///
/// Modifiers that pass their view's sides on share its line, and views with the same explanation as the
/// sibling before them are not repeated.
struct ExplanationTree {
  /// The output for one view.
  struct Entry {
    var view: LayoutTree.Index
    /// The number of containers around the view.
    var depth: Int
    /// Whether the view is the first of a chain of modifiers, or has no modifier around it.
    var beginsChain: Bool
    /// The view's line and those of its sides; empty where the view that it wraps has them.
    var lines: [TextLine]
    /// The lengths of the sides that the view decides, as they are printed.
    var lengths: [String]
    /// The views that share the line, from the outermost modifier that passes sides on to the view itself;
    /// empty without lines.
    var chain: [LayoutTree.Index]
    /// The reasons for the sides that the view decides.
    var reasons: [(axis: Axis, sentence: String)]
  }

  private let explanation: LayoutExplanation
  private let axes: [Axis]
  private let part: TreePart
  private let column: Int
  private var names: Names { explanation.names }
  private var tree: LayoutTree { explanation.tree }

  init(_ explanation: LayoutExplanation, axes: [Axis], part: TreePart = TreePart()) {
    self.explanation = explanation
    self.axes = axes
    self.part = part
    column = explanation.views.flatMap { view in axes.map { Self.length(view[$0]).count } }.max() ?? 0
  }

  /// The lines of the tree, separated by empty ones.
  var lines: [TextLine] {
    var lines: [TextLine] = []
    let hidden = visit { entries, index in
      let isApart = startsApart(index, entries)
      if !entries[index].lines.isEmpty, isApart { lines.append(TextLine([])) }
      lines += entries[index].lines
    } repetitions: { _, repetitions in
      lines += [TextLine([]), repetitions.line]
    }
    return hidden == 0
      ? lines : lines + [TextLine([]), TextLine([.words("\(hidden) more views are not shown")])]
  }

  /// Visits the reported views, and returns the number of the others.
  private func visit(
    _ add: ([Entry], _ place: Int) -> Void, repetitions addRepetitions: ([Entry], RepeatedViews) -> Void
  ) -> Int {
    let all = entries
    let entries = part.of(all.map { ($0, $0.view, $0.depth) }, in: tree)
    let wordsOfTexts = names.wordsOfTexts()
    var index = 0
    while index < entries.count {
      add(entries, index)
      index += 1
      // A subtree ends here: the next one may have the same explanation as its preceding sibling.
      while let repetitions = RepeatedViews(entries, from: index, in: explanation, wordsOfTexts) {
        addRepetitions(entries, repetitions)
        index = repetitions.end
      }
    }
    return all.count - entries.count
  }

  /// The tree as short objects, one for each line, and the number of views left out.
  var compact: (views: [JSONValue], hidden: Int) {
    var views: [JSONValue] = []
    let hidden = visit { entries, index in
      if let view = compact(entries[index]) { views.append(view) }
    } repetitions: { entries, repetitions in
      let first = tree[entries[repetitions.first].view].path
      views += repetitions.views.map {
        .object([.init("path", .string(tree[$0].path)), .init("sameAs", .string(first))])
      }
    }
    return (views, hidden)
  }

  private func compact(_ entry: Entry) -> JSONValue? {
    guard let first = entry.chain.first, let explained = explanation.explanation(for: entry.view) else {
      return nil
    }
    var members: [JSONValue.Member] = [
      .init("path", .string(tree[first].path)),
      .init("kind", .string(entry.chain.map { tree[$0].element.kind }.joined(separator: " > "))),
    ]
    if let id = entry.chain.lazy.compactMap({ tree[$0].id }).first {
      members.append(.init("id", .string(id)))
    }
    if let text = tree[entry.view].element.shownText { members.append(.init("text", .string(text))) }
    if let source = tree.locationInSentences(of: first) { members.append(.init("source", .string(source))) }
    members.append(.init("size", .array(Axis.allCases.map { Self.number(explained[$0]) })))
    members += entry.reasons.map { .init(Words.side($0.axis), .string($0.sentence)) }
    return .object(members)
  }

  /// Returns a length to a hundredth of a point; `null` where it is infinite.
  private static func number(_ side: SideExplanation) -> JSONValue {
    side.length.map { .number(($0.doubleValue * 100).rounded() / 100) } ?? .null
  }

  /// Whether an entry is the first of its chain that has lines.
  private func startsApart(_ index: Int, _ entries: [Entry]) -> Bool {
    var index = index
    while !entries[index].beginsChain, index > 0 {
      index -= 1
      if !entries[index].lines.isEmpty { return false }
    }
    return true
  }

  private var entries: [Entry] {
    var entries: [Entry] = []
    var depths: [LayoutTree.Index: Int] = [:]
    var pending: [LayoutTree.Index] = []
    for explained in explanation.views {
      let view = explanation.view(explained.view)
      let parent = view.node.parent
      let wraps =
        parent.map { tree[$0].element.role == .modifier && tree[$0].children.first == view.index } ?? false
      let depth = parent.map { (depths[$0] ?? 0) + (wraps ? 0 : 1) } ?? 0
      depths[view.index] = depth
      pending.append(view.index)
      let decided = axes.filter { view.sideOrigin($0) == nil }
      var (lines, chain): ([TextLine], [LayoutTree.Index]) = ([], [])
      let reasons = decided.map { ($0, ReasonSentences(explanation).text(explained[$0], of: explained.view)) }
      if !decided.isEmpty {
        lines = [heading(pending, depth)] + sides(explained, reasons, depth)
        (chain, pending) = (pending, [])
      }
      entries.append(
        Entry(
          view: view.index, depth: depth, beginsChain: !wraps, lines: lines,
          lengths: decided.map { Self.length(explained[$0]) }, chain: chain, reasons: reasons))
    }
    return entries
  }

  /// The heading of a chain, modifiers first, and the view that decides:
  /// `root.1/2  id "row", line 9 > frame, line 8`.
  private func heading(_ views: [LayoutTree.Index], _ depth: Int) -> TextLine {
    var pieces: [TextLine.Piece] = [.words("\(tree[views[0]].path)  ")]
    for (index, view) in views.enumerated() {
      pieces.append(.words((index == 0 ? "" : " > ") + tree[view].element.kind))
      if let id = tree[view].id { pieces += [.words(" "), .name("\"\(OneLine.of(id))\"")] }
      pieces.append(.words(names.location(view)))
    }
    return TextLine(pieces, indentation: 2 * depth, hanging: 2 * depth + 4)
  }

  private func sides(
    _ explained: ViewExplanation, _ reasons: [(axis: Axis, sentence: String)], _ depth: Int
  ) -> [TextLine] {
    let (axes, sentences) = (reasons.map(\.axis), reasons.map(\.sentence))
    if axes.count == 2, let both = shared(explained, sentences) {
      let size = axes.map { Self.length(explained[$0]) }.joined(separator: " x ")
      return [line("size", size, both, depth)]
    }
    return zip(axes, sentences).map { axis, sentence in
      let number = Self.length(explained[axis])
      let blanks = String(repeating: " ", count: column - number.count)
      return line(Words.side(axis), blanks + number, sentence, depth)
    }
  }

  /// Returns the sentence that both sides share; `nil` where they differ.
  private func shared(_ explained: ViewExplanation, _ sentences: [String]) -> String? {
    if explained.width.reasons == [.natural], explained.height.reasons == [.natural] { return "its own size" }
    return sentences[0] == sentences[1] ? sentences[0] : nil
  }

  private func line(_ side: String, _ number: String, _ sentence: String, _ depth: Int) -> TextLine {
    let width = axes.count == 2 ? 6 : side.count
    let start = side + String(repeating: " ", count: max(0, width - side.count)) + " \(number)  "
    let indentation = 2 * depth + 2
    return TextLine([.words(start + sentence)], indentation: indentation, hanging: indentation + start.count)
  }

  private static func length(_ side: SideExplanation) -> String {
    side.length.map { Words.plain($0) } ?? "infinity"
  }
}

/// The part of a tree that is reported.
package struct TreePart: Sendable {
  /// The root of the part; `nil` for that of the tree.
  package var under: LayoutTree.Index?
  /// The greatest depth in containers; `nil` for no limit.
  package var depth: Int?

  /// Whether the part is the whole tree.
  package var isWhole: Bool { under == nil && depth == nil }

  /// Creates a part, by default the whole.
  package init(under: LayoutTree.Index? = nil, depth: Int? = nil) {
    (self.under, self.depth) = (under, depth)
  }

  /// Returns the entries of the part, given each with its view and the number of containers around it.
  func of<Entry>(
    _ entries: [(entry: Entry, view: LayoutTree.Index, depth: Int)], in tree: LayoutTree
  ) -> [Entry] {
    let top = under ?? tree.root
    let end = tree.end(of: top)
    let inside = entries.filter { top <= $0.view && $0.view.position < end }
    guard let depth, let first = inside.first?.depth else { return inside.map(\.entry) }
    return inside.filter { $0.depth - first < depth }.map(\.entry)
  }
}

/// A tree with a line for each view: its kind, id, text and size, and the reason for each side that it
/// decides.
struct ReasonTree {
  private let explanation: LayoutExplanation
  private var tree: LayoutTree { explanation.tree }

  init(_ explanation: LayoutExplanation) { self.explanation = explanation }

  /// Returns the lines of a view and its descendants, indented by depth.
  func lines(under root: LayoutTree.Index) -> [TextLine] {
    var depths: [LayoutTree.Index: Int] = [:]
    return explanation.views.compactMap { explained in
      let node = tree[explained.view]
      guard explained.view == root || node.parent.flatMap({ depths[$0] }) != nil else { return nil }
      let depth = explained.view == root ? 0 : (node.parent.flatMap { depths[$0] } ?? -1) + 1
      depths[explained.view] = depth
      return line(explained, node, depth)
    }
  }

  private func line(_ explained: ViewExplanation, _ node: LayoutTree.Node, _ depth: Int) -> TextLine {
    var pieces: [TextLine.Piece] = [.words(node.element.kind)]
    if let id = node.id { pieces += [.words(" "), .name("\"\(OneLine.of(id))\"")] }
    if let text = node.element.shownText { pieces.append(.words(" \"\(OneLine.of(text))\"")) }
    let size = Axis.allCases.map { explained[$0].length.map { Words.plain($0) } ?? "infinity" }
      .joined(separator: " x ")
    let reason = reason(explained)
    pieces.append(.words("  \(size)" + (reason.isEmpty ? "" : "  \(reason)")))
    return TextLine(pieces, indentation: 2 * depth, hanging: 2 * depth + 4)
  }

  /// Returns the reasons for both sides, except those that the view passes on.
  private func reason(_ explained: ViewExplanation) -> String {
    let view = explanation.view(explained.view)
    let axes = Axis.allCases.filter { view.sideOrigin($0) == nil }
    let sentences = axes.map { ReasonSentences(explanation).text(explained[$0], of: explained.view) }
    if Set(sentences).count == 1, axes.count == Axis.allCases.count { return sentences[0] }
    return zip(axes, sentences).map { "\(Words.side($0)): \($1)" }.joined(separator: "; ")
  }
}

/// A line of text for a terminal, which may colour its names and wrap it with a hanging indent.
package struct TextLine: Hashable, Sendable {
  /// A part of a line.
  package enum Piece: Hashable, Sendable {
    /// Plain words.
    case words(String)
    /// The id of a view.
    case name(String)

    /// The words without marks.
    package var text: String {
      switch self {
      case .words(let text), .name(let text): text
      }
    }
  }

  /// The number of blanks at the beginning of the line.
  package var indentation: Int
  /// The number of blanks at the beginning of continuation lines.
  package var hanging: Int
  /// The parts, without separators.
  package var pieces: [Piece]

  /// Creates a line; by default continuation lines are indented by two more blanks than the first.
  package init(_ pieces: [Piece], indentation: Int = 0, hanging: Int? = nil) {
    self.pieces = pieces
    self.indentation = indentation
    self.hanging = hanging ?? indentation + 2
  }

  /// The line as it is printed where there is no terminal.
  package var plain: String {
    guard !pieces.isEmpty else { return "" }
    return pieces.reduce(into: String(repeating: " ", count: indentation)) { $0 += $1.text }
  }
}

/// Marks around the names of views, by which a terminal colours them.
package enum NameMarks {
  /// The mark before and after a name; a private-use character that no text contains.
  package static let mark: Character = "\u{E000}"

  /// Whether sentences are made with marks around names.
  @TaskLocal package static var areMade = false

  /// Returns a name, with marks if they are enabled.
  static func around(_ name: String) -> String {
    let plain = name.filter { $0 != mark }
    return areMade ? "\(mark)\(plain)\(mark)" : plain
  }
}
