import LayoutCore
import LayoutDocuments

/// A whole explanation as an indented tree: a line for each view, and below it one for each side that it decides.
///
/// Modifiers that hand on what they wrap share its line, and views that are told in the same words as the sibling before
/// them are not told again.
struct ExplanationTree {
  /// What is printed of one view.
  struct Entry {
    var view: LayoutTree.Index
    /// How many containers it is in.
    var depth: Int
    /// Whether it is the first of a chain of modifiers, or no modifier is around it.
    var beginsChain: Bool
    /// Its line and those of its sides; empty where the view that it wraps has them.
    var lines: [TextLine]
    /// The lengths of the sides that it decides, as they are printed.
    var lengths: [String]
    /// The views that it is told with, from the outermost modifier that hands on to itself; empty without lines.
    var chain: [LayoutTree.Index]
    /// Why the sides that it decides are as long as they are.
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

  /// The lines of the tree, with an empty one between views.
  var lines: [TextLine] {
    var lines: [TextLine] = []
    let hidden = visit { entries, place in
      let isApart = startsApart(place, entries)
      if !entries[place].lines.isEmpty, isApart { lines.append(TextLine([])) }
      lines += entries[place].lines
    } twins: { _, twins in
      lines += [TextLine([]), twins.line]
    }
    return hidden == 0
      ? lines : lines + [TextLine([]), TextLine([.words("\(hidden) more views are not told")])]
  }

  /// Goes through what is told, and returns how many views are not.
  private func visit(
    _ tell: ([Entry], _ place: Int) -> Void, twins tellTwins: ([Entry], TwinViews) -> Void
  ) -> Int {
    let all = entries
    let entries = part.of(all.map { ($0, $0.view, $0.depth) }, in: tree)
    let wordsOfTexts = names.wordsOfTexts()
    var place = 0
    while place < entries.count {
      tell(entries, place)
      place += 1
      // A subtree ends here: what follows may be told in the same words as its sibling before.
      while let twins = TwinViews(entries, from: place, in: explanation, wordsOfTexts) {
        tellTwins(entries, twins)
        place = twins.end
      }
    }
    return all.count - entries.count
  }

  /// The same as short objects, one for each line's worth, and how many views are not told.
  var compact: (views: [JSONValue], hidden: Int) {
    var views: [JSONValue] = []
    let hidden = visit { entries, place in
      if let view = compact(entries[place]) { views.append(view) }
    } twins: { entries, twins in
      let first = tree[entries[twins.first].view].path
      views += twins.views.map {
        .object([.init("path", .string(tree[$0].path)), .init("sameAs", .string(first))])
      }
    }
    return (views, hidden)
  }

  private func compact(_ entry: Entry) -> JSONValue? {
    guard let first = entry.chain.first, let told = explanation.explanation(for: entry.view) else {
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
    if let source = tree.placeInSentences(of: first) { members.append(.init("source", .string(source))) }
    members.append(.init("size", .array(Axis.allCases.map { Self.number(told[$0]) })))
    members += entry.reasons.map { .init(Words.side($0.axis), .string($0.sentence)) }
    return .object(members)
  }

  /// A length to a hundredth of a point; `null` where it is infinite.
  private static func number(_ side: SideExplanation) -> JSONValue {
    side.length.map { .number(($0.doubleValue * 100).rounded() / 100) } ?? .null
  }

  /// Whether an entry is the first of its chain that has lines.
  private func startsApart(_ place: Int, _ entries: [Entry]) -> Bool {
    var place = place
    while !entries[place].beginsChain, place > 0 {
      place -= 1
      if !entries[place].lines.isEmpty { return false }
    }
    return true
  }

  private var entries: [Entry] {
    var entries: [Entry] = []
    var depths: [LayoutTree.Index: Int] = [:]
    var pending: [LayoutTree.Index] = []
    for told in explanation.views {
      let view = explanation.view(told.view)
      let parent = view.node.parent
      let wraps =
        parent.map { tree[$0].element.role == .modifier && tree[$0].children.first == view.index } ?? false
      let depth = parent.map { (depths[$0] ?? 0) + (wraps ? 0 : 1) } ?? 0
      depths[view.index] = depth
      pending.append(view.index)
      let decided = axes.filter { view.handsOn($0) == nil }
      var (lines, chain): ([TextLine], [LayoutTree.Index]) = ([], [])
      let reasons = decided.map { ($0, ReasonSentences(explanation).text(told[$0], of: told.view)) }
      if !decided.isEmpty {
        lines = [heading(pending, depth)] + sides(told, reasons, depth)
        (chain, pending) = (pending, [])
      }
      entries.append(
        Entry(
          view: view.index, depth: depth, beginsChain: !wraps, lines: lines,
          lengths: decided.map { Self.length(told[$0]) }, chain: chain, reasons: reasons))
    }
    return entries
  }

  /// `root.1/2  id "row", line 9 > frame, line 8`: modifiers that hand on, and what decides.
  private func heading(_ views: [LayoutTree.Index], _ depth: Int) -> TextLine {
    var pieces: [TextLine.Piece] = [.words("\(tree[views[0]].path)  ")]
    for (place, view) in views.enumerated() {
      pieces.append(.words((place == 0 ? "" : " > ") + tree[view].element.kind))
      if let id = tree[view].id { pieces += [.words(" "), .name("\"\(OneLine.of(id))\"")] }
      pieces.append(.words(names.place(view)))
    }
    return TextLine(pieces, indentation: 2 * depth, hanging: 2 * depth + 4)
  }

  private func sides(
    _ told: ViewExplanation, _ reasons: [(axis: Axis, sentence: String)], _ depth: Int
  ) -> [TextLine] {
    let (axes, sentences) = (reasons.map(\.axis), reasons.map(\.sentence))
    if axes.count == 2, let both = shared(told, sentences) {
      let size = axes.map { Self.length(told[$0]) }.joined(separator: " x ")
      return [line("size", size, both, depth)]
    }
    return zip(axes, sentences).map { axis, sentence in
      let number = Self.length(told[axis])
      let blanks = String(repeating: " ", count: column - number.count)
      return line(Words.side(axis), blanks + number, sentence, depth)
    }
  }

  /// The sentence that both sides share.
  private func shared(_ told: ViewExplanation, _ sentences: [String]) -> String? {
    if told.width.reasons == [.natural], told.height.reasons == [.natural] { return "its own size" }
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

/// A part of a tree that is told.
package struct TreePart: Sendable {
  /// The view that is told with what is in it; `nil` is the root.
  package var under: LayoutTree.Index?
  /// How many containers deep it is told; `nil` is all of them.
  package var depth: Int?

  /// Whether it is all of the tree.
  package var isWhole: Bool { under == nil && depth == nil }

  /// A part, by default the whole.
  package init(under: LayoutTree.Index? = nil, depth: Int? = nil) {
    (self.under, self.depth) = (under, depth)
  }

  /// Of some entries, each with its view and how many containers that is in, those of the part.
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

/// A tree with a line for each view: its kind and id, what it says, its size, and the reason of each side that it decides.
struct ReasonTree {
  private let explanation: LayoutExplanation
  private var tree: LayoutTree { explanation.tree }

  init(_ explanation: LayoutExplanation) { self.explanation = explanation }

  /// The lines of a view and of those in it, each further in than that of the view around it.
  func lines(under root: LayoutTree.Index) -> [TextLine] {
    var depths: [LayoutTree.Index: Int] = [:]
    return explanation.views.compactMap { told in
      let node = tree[told.view]
      guard told.view == root || node.parent.flatMap({ depths[$0] }) != nil else { return nil }
      let depth = told.view == root ? 0 : (node.parent.flatMap { depths[$0] } ?? -1) + 1
      depths[told.view] = depth
      return line(told, node, depth)
    }
  }

  private func line(_ told: ViewExplanation, _ node: LayoutTree.Node, _ depth: Int) -> TextLine {
    var pieces: [TextLine.Piece] = [.words(node.element.kind)]
    if let id = node.id { pieces += [.words(" "), .name("\"\(OneLine.of(id))\"")] }
    if let text = node.element.shownText { pieces.append(.words(" \"\(OneLine.of(text))\"")) }
    let size = Axis.allCases.map { told[$0].length.map { Words.plain($0) } ?? "infinity" }
      .joined(separator: " x ")
    let reason = reason(told)
    pieces.append(.words("  \(size)" + (reason.isEmpty ? "" : "  \(reason)")))
    return TextLine(pieces, indentation: 2 * depth, hanging: 2 * depth + 4)
  }

  /// Why each side is as long as it is, but for those that the view hands on.
  private func reason(_ told: ViewExplanation) -> String {
    let view = explanation.view(told.view)
    let axes = Axis.allCases.filter { view.handsOn($0) == nil }
    let sentences = axes.map { ReasonSentences(explanation).text(told[$0], of: told.view) }
    if Set(sentences).count == 1, axes.count == Axis.allCases.count { return sentences[0] }
    return zip(axes, sentences).map { "\(Words.side($0)): \($1)" }.joined(separator: "; ")
  }
}

/// A line of text for a person: on a terminal its names may be coloured, and what is too long goes on below.
package struct TextLine: Hashable, Sendable {
  /// A part of a line.
  package enum Piece: Hashable, Sendable {
    /// Words as they stand.
    case words(String)
    /// The name that a person gave a view.
    case name(String)

    /// The words without a sign of what they are.
    package var text: String {
      switch self {
      case .words(let text), .name(let text): text
      }
    }
  }

  /// How many blanks it begins with.
  package var indentation: Int
  /// How many blanks the lines begin with on which it goes on.
  package var hanging: Int
  /// Its parts, one right after the other.
  package var pieces: [Piece]

  /// Makes a line; by default it goes on two blanks further in than it begins.
  package init(_ pieces: [Piece], indentation: Int = 0, hanging: Int? = nil) {
    self.pieces = pieces
    self.indentation = indentation
    self.hanging = hanging ?? indentation + 2
  }

  /// The line as it stands where there is no terminal.
  package var plain: String {
    guard !pieces.isEmpty else { return "" }
    return pieces.reduce(into: String(repeating: " ", count: indentation)) { $0 += $1.text }
  }
}

/// Signs around the names that people gave to views, by which a terminal knows where to colour them.
package enum NameMarks {
  /// Stands before a name and behind it; no sign that a text has.
  package static let mark: Character = "\u{E000}"

  /// Whether names are marked where sentences are made.
  @TaskLocal package static var areMade = false

  /// A name, marked where names are.
  static func around(_ name: String) -> String {
    let plain = name.filter { $0 != mark }
    return areMade ? "\(mark)\(plain)\(mark)" : plain
  }
}
