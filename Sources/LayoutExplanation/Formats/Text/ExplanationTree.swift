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
  }

  private let explanation: LayoutExplanation
  private let axes: [Axis]
  private let column: Int
  private var names: Names { explanation.names }
  private var tree: LayoutTree { explanation.tree }

  init(_ explanation: LayoutExplanation, axes: [Axis]) {
    self.explanation = explanation
    self.axes = axes
    column = explanation.views.flatMap { view in axes.map { Self.length(view[$0]).count } }.max() ?? 0
  }

  /// The lines of the tree, with an empty one between views.
  var lines: [TextLine] {
    let entries = entries
    var lines: [TextLine] = []
    var place = 0
    while place < entries.count {
      let isApart = startsApart(place, entries)
      if !entries[place].lines.isEmpty, isApart { lines.append(TextLine([])) }
      lines += entries[place].lines
      place += 1
      // A subtree ends here: what follows may be told in the same words as its sibling before.
      while let twins = TwinViews(entries, from: place, in: explanation) {
        lines += [TextLine([]), twins.line]
        place = twins.end
      }
    }
    return lines
  }

  /// Whether an entry is the first of its chain that has lines.
  private func startsApart(_ place: Int, _ entries: [Entry]) -> Bool {
    var place = place
    while !entries[place].beginsChain {
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
      var lines: [TextLine] = []
      if !decided.isEmpty {
        lines = [heading(pending, depth)] + sides(told, decided, depth)
        pending = []
      }
      entries.append(
        Entry(
          view: view.index, depth: depth, beginsChain: !wraps, lines: lines,
          lengths: decided.map { Self.length(told[$0]) }))
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

  private func sides(_ told: ViewExplanation, _ axes: [Axis], _ depth: Int) -> [TextLine] {
    let sentences = axes.map { ReasonSentences(explanation).text(told[$0], of: told.view) }
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
